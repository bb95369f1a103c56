// An exercise: the reader marks the leaves that alpha-beta prunes and writes down what each node returns.

const WIDTH = 64;
const SVG = 'http://www.w3.org/2000/svg';

function isSame(text, value) {
  const plain = text.trim().replace(/^[=≤≥]\s*/, '').replace(/^\u2212/, '-').replace('∞', 'inf');
  return plain === value || plain !== '' && Number(plain) === Number(value);
}

// Puts a field where the blank to be filled in by hand is.
function field(shape, name) {
  const blank = shape.querySelector('.worth');
  const box = blank.getBBox();
  const room = document.createElementNS(SVG, 'foreignObject');
  for (const [attribute, value] of Object.entries({x: box.x, y: box.y - 2, width: WIDTH, height: 20})) {
    room.setAttribute(attribute, value);
  }
  const input = Object.assign(document.createElement('input'), {type: 'text', autocomplete: 'off', maxLength: 40});
  input.setAttribute('aria-label', `value of ${name}`);
  room.append(input);
  blank.replaceWith(room);
  return input;
}

function exercise(root, vertices, solved) {
  const shapes = [...root.querySelectorAll('g[data-item]')];
  const inputs = new Map();
  const verdict = root.querySelector('.verdict');

  function mark(shape, marked) {
    shape.classList.toggle('marked', marked);
    shape.setAttribute('aria-checked', marked);
    clear();
  }

  function clear() {
    shapes.forEach(shape => shape.classList.remove('right', 'wrong'));
    verdict.textContent = '';
  }

  shapes.forEach((shape, i) => {
    const name = shape.querySelector('title').textContent;
    if (vertices[i].kind !== 'leaf') {
      const input = field(shape, name);
      input.addEventListener('input', clear);
      inputs.set(i, input);
      return;
    }
    const value = shape.querySelector('.value').textContent;
    shape.setAttribute('tabindex', 0);
    shape.setAttribute('role', 'checkbox');
    shape.setAttribute('aria-checked', false);
    shape.setAttribute('aria-label', `${name}, ${value}: pruned`);
    shape.addEventListener('click', () => mark(shape, !shape.classList.contains('marked')));
    shape.addEventListener('keydown', event => {
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault();
        mark(shape, !shape.classList.contains('marked'));
      }
    });
  });

  function isRight(i) {
    const {kind, pruned, value} = vertices[i];
    if (kind === 'leaf') {
      return shapes[i].classList.contains('marked') === pruned;
    }
    return pruned ? inputs.get(i).value.trim() === '' : isSame(inputs.get(i).value, value);
  }

  function check() {
    const right = {leaf: 0, node: 0};
    const all = {leaf: 0, node: 0};
    shapes.forEach((shape, i) => {
      const sort = vertices[i].kind === 'leaf' ? 'leaf' : 'node';
      all[sort]++;
      right[sort] += isRight(i) ? 1 : 0;
      shape.classList.toggle('right', isRight(i));
      shape.classList.toggle('wrong', !isRight(i));
    });
    const whole = right.leaf === all.leaf && right.node === all.node;
    verdict.textContent = `${right.leaf} of ${plural(all.leaf, 'leaf', 'leaves')} and ${right.node} of ${plural(all.node, 'node', 'nodes')} right.`
        + (whole ? ' All of it: well done.' : '');
  }

  const ways = {
    check,
    solve: () => {
      check();
      solved();
    },
    again: () => {
      shapes.filter(shape => shape.getAttribute('role') === 'checkbox').forEach(shape => mark(shape, false));
      inputs.forEach(input => {
        input.value = '';
      });
      clear();
    },
  };
  for (const button of root.querySelectorAll('[data-do]')) {
    button.addEventListener('click', ways[button.dataset.do]);
  }
}
