// Trees side by side: each pane shows one order of the children and the leaves that one algorithm evaluates in it.

function compare(root, orders) {
  const panes = [...root.querySelectorAll('.pane')];
  const trees = panes.map(pane => pane.querySelector('.tree svg'));

  function chooser(names, chosen, label, changed) {
    const select = document.createElement('select');
    select.setAttribute('aria-label', label);
    names.forEach((name, i) => select.append(new Option(name, i, false, i === chosen)));
    select.addEventListener('change', changed);
    return select;
  }

  function show(pane, order, algorithm) {
    const {runs} = orders[order];
    const run = runs[algorithm];
    const tree = trees[order].cloneNode(true);
    const seen = new Set(run.visited);
    const shapes = [...tree.querySelectorAll('g[data-item]')];
    const leaves = shapes.filter(shape => shape.classList.contains('leaf'));
    const below = shapes.map(shape => leaves.includes(shape) ? 1 : 0);
    const reached = shapes.map(shape => seen.has(leaves.indexOf(shape)) ? 1 : 0);
    for (let i = shapes.length - 1; i > 0; i--) {
      below[orders[order].parents[i]] += below[i];
      reached[orders[order].parents[i]] += reached[i];
    }
    shapes.forEach((shape, i) => {
      const missed = below[i] > 0 && reached[i] === 0;
      shape.classList.toggle('unsearched', missed);
      tree.querySelector(`path.edge[data-item="${i}"]`).classList.toggle('cut', missed);
    });
    pane.querySelector('.tree').replaceChildren(tree);
    pane.querySelector('.count strong').textContent = run.visited.length;
    pane.querySelector('.part').setAttribute('width', leaves.length ? 100 * run.visited.length / leaves.length : 0);
    pane.querySelector('.more').textContent = run.words;
  }

  panes.forEach((pane, i) => {
    const changed = () => show(pane, Number(order.value), Number(algorithm.value));
    const order = chooser(orders.map(({name}) => name), i, 'order of the children', changed);
    const algorithm = chooser(orders[i].runs.map(run => run.algorithm), 0, 'algorithm', changed);
    pane.querySelector('h2').classList.add('unseen');
    pane.querySelector('.choices').append(algorithm, order);
  });
}
