// A step in words. They are put into the page as text, never as HTML.

function pathOf(items, i) {
  return stackOf(items, {item: i}).slice(1).map(at => items[at].child);
}

function placeOf(items, i) {
  const path = pathOf(items, i);
  return path.length === 0 ? 'the root' : path.join('.');
}

function nameOf(items, i) {
  const item = items[i];
  const kind = item.kind === 'leaf' ? 'leaf' : item.kind.toUpperCase();
  return `${item.name ? `${item.name}: ` : ''}${kind} at ${placeOf(items, i)}`;
}

function readingOf(item) {
  return {'=': 'exactly its worth', '≥': 'it is worth at least that', '≤': 'it is worth at most that'}[item.reads]
      ?? 'which says nothing of its worth';
}

function plural(n, one, many) {
  return `${n} ${n === 1 ? one : many}`;
}

function entered(items, i) {
  const item = items[i];
  const then = item.children === 0
      ? ` It has no children, so it returns its own bound.`
      : ` It has ${plural(item.children, 'child', 'children')} to search, one after the other.`;
  return `is called with a = ${item.window[0]} and b = ${item.window[1]}.${then}`;
}

function taken(items, state, {item, child}) {
  const max = items[item].kind === 'max';
  const [a, b] = state.bounds[item];
  const bound = max ? `a = ${a}` : `b = ${b}`;
  const after = items[child];
  const returned = after.covers ? `${after.covers} children have returned` : `child ${after.child} has returned ${after.value}`;
  const moved = after.moved
      ? `${max ? 'a rises' : 'b falls'}: now ${bound}.`
      : `${bound} stays, for that is not ${max ? 'more' : 'less'}.`;
  const left = items[item].children - after.child - (after.covers ?? 1);
  const next = left === 0
      ? ' No child is left.'
      : items[item].cut && after.child + (after.covers ?? 1) === items[item].cut.at ? ` b ≤ a holds (${b} ≤ ${a}), so it stops.` : '';
  return `: ${returned}; ${moved}${next}`;
}

function cut(items, i) {
  const {why, leaves} = items[i].cut;
  return `prunes. ${why}. ${leaves}.`;
}

function wordsOf(items, state, step) {
  const item = items[step.item];
  switch (step.kind) {
    case 'enter':
      return entered(items, step.item);
    case 'leaf':
      return `is evaluated: ${item.value}.`;
    case 'update':
      return taken(items, state, step);
    case 'cut':
      return cut(items, step.item);
    case 'leave':
      return `returns ${item.value}, ${readingOf(item)}.`;
    default:
      return `is searched, but too large to be shown step by step: ${item.words}.`;
  }
}
