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
    const leaves = [...tree.querySelectorAll('g.leaf')];
    leaves.forEach((leaf, i) => {
      leaf.classList.toggle('unsearched', !seen.has(i));
      tree.querySelector(`path[data-item="${leaf.dataset.item}"]`).classList.toggle('cut', !seen.has(i));
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
