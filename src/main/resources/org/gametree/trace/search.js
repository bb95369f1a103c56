// A search as steps, made again from the items that are drawn: each knows its window, what it returned, and where the
// bounds of the node above it stood afterwards. Nothing here touches the page.

// Returns for each item the positions of those that hang from it.
function childrenOf(items) {
  const children = items.map(() => []);
  items.forEach((item, i) => {
    if (item.parent >= 0) {
      children[item.parent].push(i);
    }
  });
  return children;
}

// Tells whether the search came to an item. What was pruned stands in the tree all the same.
function isSearched(item) {
  return item.kind !== 'pruned' && item.searched !== false;
}

// Returns the steps in the order in which they happened; what is folded is one step. The tree is only as deep as it is
// drawn, so recursion is safe.
function stepsOf(items) {
  const children = childrenOf(items);
  const steps = [];
  function call(i) {
    if (items[i].counts) {
      steps.push({kind: 'folded', item: i});
    } else if (items[i].kind === 'leaf') {
      steps.push({kind: 'leaf', item: i});
    } else {
      steps.push({kind: 'enter', item: i});
      for (const child of children[i].filter(child => isSearched(items[child]))) {
        call(child);
        steps.push({kind: 'update', item: i, child});
      }
      if (items[i].cut) {
        steps.push({kind: 'cut', item: i});
      }
      steps.push({kind: 'leave', item: i});
    }
  }
  call(0);
  return steps;
}

// Returns the calls that are open in a step, the root first.
function stackOf(items, step) {
  const stack = [];
  for (let i = step.item; i >= 0; i = items[i].parent) {
    stack.unshift(i);
  }
  return stack;
}

// Returns the item of the node that first established the bound which cuts a node; -1 if it is the window's.
function ownerOf(items, i) {
  let owner = i;
  for (let up = 0; up < items[i].cut.up; up++) {
    owner = items[owner].parent;
  }
  return items[i].cut.up ? owner : -1;
}

function zero() {
  const tally = () => ({nodes: 0, updates: 0, done: 0, cutoffs: 0});
  return {leaves: 0, prunedSubtrees: 0, max: tally(), min: tally()};
}

function add(counters, counts) {
  counters.leaves += counts.leaves;
  counters.prunedSubtrees += counts.prunedSubtrees;
  for (const player of ['max', 'min']) {
    for (const name of Object.keys(counters[player])) {
      counters[player][name] += counts[player][name];
    }
  }
}

// Counts one step; an update after several children that are drawn as one counts for all of them.
function count(counters, items, step) {
  const item = items[step.item];
  const tally = counters[item.kind];
  if (step.kind === 'leaf') {
    counters.leaves++;
  } else if (step.kind === 'folded') {
    add(counters, item.counts);
  } else if (step.kind === 'enter') {
    tally.nodes++;
  } else if (step.kind === 'update') {
    const taken = items[step.child].covers ?? 1;
    const last = items[step.child].child + taken === item.children ? 1 : 0;
    tally.done += last;
    tally.updates += taken - last;
  } else if (step.kind === 'cut') {
    tally.cutoffs++;
    counters.prunedSubtrees += item.cut.subtrees;
  }
}

// Returns how things stand after a step: the bounds of every call so far, the counters, and what is finished or pruned.
function stateAfter(items, steps, last) {
  const state = {bounds: items.map(item => item.window), counters: zero(), called: new Set(), finished: new Set(), cut: new Set()};
  for (let s = 0; s <= last; s++) {
    const {kind, item, child} = steps[s];
    count(state.counters, items, steps[s]);
    if (kind === 'update') {
      state.bounds[item] = items[child].then;
      state.finished.add(child);
    } else if (kind === 'cut') {
      state.cut.add(item);
    } else {
      state.called.add(item);
    }
  }
  if (last === steps.length - 1) {
    state.finished.add(0);
  }
  return state;
}

// Tells whether an item is pruned by then: it hangs, through others of its kind, from a node that has been cut.
function isPruned(items, state, i) {
  let at = i;
  while (at >= 0 && !isSearched(items[at])) {
    at = items[at].parent;
  }
  return at !== i && state.cut.has(at);
}
