// The search in the page: what a step looks like, and the ways to go from one to another.

const LINES = {enter: 'return scan', leaf: 'return order.require', folded: 'return scan', max: 'a = order', min: 'b = order', cut: 'break', leave: 'return p =='};
const MILLISECONDS = 1100;

function explain(root, items) {
  const steps = stepsOf(items);
  const find = selector => root.querySelector(selector);
  const parts = [...root.querySelectorAll('[data-item]')];
  const lines = [...root.querySelectorAll('.line')].filter(line => line.closest('.definition'));
  const slider = find('input[type=range]');
  const play = find('[data-go=play]');
  let at = 0;
  let timer = 0;

  // What holds of an item now, as the classes that its style knows.
  function classesOf(state, step, stack, owner, i) {
    const pruned = isPruned(items, state, i);
    const open = stack.includes(i);
    return {
      waiting: !pruned && !state.called.has(i),
      called: open && step.kind !== 'leave' && items[i].kind !== 'leaf',
      open: open && !state.cut.has(i),
      running: i === step.item,
      stack: open && i !== step.item && i !== owner,
      owner: i === owner,
      'owner-window': owner === -1 && i === 0,
    };
  }

  function showTree(state, step, stack, owner) {
    for (const part of parts) {
      const classes = classesOf(state, step, stack, owner, Number(part.dataset.item));
      const isShape = part.localName === 'g';
      for (const [name, holds] of Object.entries(classes)) {
        part.classList.toggle(name, holds && (isShape || name === 'waiting'));
      }
    }
    find('.gametree').classList.toggle('searching', at < steps.length - 1);
    const shape = find(`g[data-item="${step.item}"]`);
    const tree = find('.tree');
    const box = shape.getBoundingClientRect();
    const pane = tree.getBoundingClientRect();
    tree.scrollTo({
      left: tree.scrollLeft + box.left + box.width / 2 - pane.left - pane.width / 2,
      top: tree.scrollTop + box.top + box.height / 2 - pane.top - pane.height / 2,
    });
  }

  function row(cells, name) {
    const tr = document.createElement('tr');
    tr.className = name;
    cells.forEach((cell, i) => tr.append(Object.assign(document.createElement(i === 0 ? 'th' : 'td'), cell)));
    return tr;
  }

  function cell(text, changed) {
    return changed ? {textContent: text, className: 'changed', title: 'changed in this step'} : {textContent: text};
  }

  function showStack(state, step, stack, owner) {
    const rows = [row([{textContent: 'window', scope: 'row'}, ...items[0].window.map(bound => cell(bound, false))], owner === -1 ? 'owner' : '')];
    for (const i of stack) {
      const moved = step.kind === 'update' && i === step.item && items[step.child].moved;
      const [a, b] = state.bounds[i] ?? ['', ''];
      const name = i === step.item ? 'innermost' : i === owner ? 'owner' : '';
      rows.push(row([
        {textContent: nameOf(items, i), scope: 'row'},
        cell(a, moved && items[i].kind === 'max'),
        cell(b, moved && items[i].kind === 'min'),
      ], name));
    }
    find('.stack tbody').replaceChildren(...rows);
  }

  function showCounters(counters) {
    const sums = {nodes: counters.max.nodes + counters.min.nodes, cutoffs: counters.max.cutoffs + counters.min.cutoffs};
    for (const td of root.querySelectorAll('[data-count]')) {
      const [name, inner] = td.dataset.count.split('.');
      td.textContent = inner ? counters[name][inner] : sums[name] ?? counters[name];
    }
  }

  function showLine(step) {
    const start = LINES[step.kind] ?? LINES[items[step.item].kind];
    for (const line of lines) {
      const current = line.textContent.trim().startsWith(start);
      line.classList.toggle('current', current);
      if (current) {
        line.setAttribute('aria-current', 'step');
      } else {
        line.removeAttribute('aria-current');
      }
    }
  }

  function showWords(state, step) {
    const who = document.createElement('strong');
    who.textContent = nameOf(items, step.item);
    const words = wordsOf(items, state, step);
    find('.words').replaceChildren(who, words.startsWith(':') ? words : ` ${words}`);
  }

  function show() {
    const step = steps[at];
    const state = stateAfter(items, steps, at);
    const stack = stackOf(items, step);
    const owner = step.kind === 'cut' ? ownerOf(items, step.item) : null;
    showWords(state, step);
    showTree(state, step, stack, owner);
    showStack(state, step, stack, owner);
    showCounters(state.counters);
    showLine(step);
    slider.value = at;
    slider.setAttribute('aria-valuetext', `step ${at + 1} of ${steps.length}`);
    find('output').textContent = `step ${at + 1} of ${steps.length}`;
    find('[data-go=first]').disabled = find('[data-go=back]').disabled = at === 0;
    find('[data-go=next]').disabled = find('[data-go=last]').disabled = at === steps.length - 1;
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    play.classList.remove('playing');
    play.setAttribute('aria-label', 'Play');
  }

  function go(to) {
    at = Math.max(0, Math.min(steps.length - 1, to));
    if (at === steps.length - 1) {
      pause();
    }
    show();
  }

  function start() {
    if (at === steps.length - 1) {
      go(0);
    }
    play.classList.add('playing');
    play.setAttribute('aria-label', 'Pause');
    timer = setInterval(() => go(at + 1), MILLISECONDS);
  }

  const ways = {
    first: () => go(0),
    back: () => go(at - 1),
    next: () => go(at + 1),
    last: () => go(steps.length - 1),
    play: () => timer ? pause() : start(),
  };
  const keys = {Home: 'first', ArrowLeft: 'back', ArrowRight: 'next', End: 'last', ' ': 'play'};

  for (const button of root.querySelectorAll('[data-go]')) {
    button.addEventListener('click', () => {
      if (button !== play) {
        pause();
      }
      ways[button.dataset.go]();
    });
  }
  slider.max = steps.length - 1;
  slider.addEventListener('input', () => {
    pause();
    go(Number(slider.value));
  });
  // The slider and a field keep the keys that are theirs; a button keeps the space bar.
  document.addEventListener('keydown', event => {
    const way = keys[event.key];
    const own = event.target.closest('input, select') || event.key === ' ' && event.target.closest('button');
    if (way && !own && !root.hidden && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      if (way !== 'play') {
        pause();
      }
      ways[way]();
    }
  });
  for (const reason of root.querySelectorAll('.cutoffs li')) {
    const button = Object.assign(document.createElement('button'), {type: 'button', textContent: 'show'});
    const step = steps.findIndex(({kind, item}) => kind === 'cut' && item === Number(reason.dataset.cutoff));
    button.addEventListener('click', () => {
      pause();
      go(step);
    });
    reason.append(button);
  }
  // On paper stands the end of the search, wherever the reader is.
  let reader = 0;
  matchMedia('print').addEventListener('change', ({matches}) => {
    reader = matches ? at : reader;
    go(matches ? steps.length - 1 : reader);
    if (matches) {
      parts.forEach(part => part.classList.remove('running'));
    }
  });
  show();
}
