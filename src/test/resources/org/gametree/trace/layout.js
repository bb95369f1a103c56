// Returns what overlaps something that it should not, and what is cut off, as lines; none if all is well.
const faults = [];
const shown = element => element.checkVisibility({visibilityProperty: true});
const name = element => `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`;
const overlap = (p, q) => p.left < q.right - 0.5 && q.left < p.right - 0.5 && p.top < q.bottom - 0.5 && q.top < p.bottom - 0.5;
const box = element => {
  const {x, y, width, height} = element.getBBox();
  return {left: x, right: x + width, top: y, bottom: y + height};
};

for (const svg of [...document.querySelectorAll('svg.gametree')].filter(shown)) {
  const {width, height} = svg.viewBox.baseVal;
  const parts = [...svg.querySelectorAll('g > text, g > rect, g > path, g > foreignObject')]
      .filter(shown).map(element => ({element, box: box(element)}));
  parts.forEach(({element, box}) => {
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) {
      faults.push(`${name(element)} is cut off`);
    }
  });
  parts.sort((p, q) => p.box.top - q.box.top).forEach((p, i) => {
    for (let j = i + 1; j < parts.length && parts[j].box.top < p.box.bottom; j++) {
      const q = parts[j];
      const inside = p.element.parentNode === q.element.parentNode
          && [p, q].some(part => part.element.matches('.value')) && [p, q].some(part => part.element.localName === 'rect');
      if (!inside && overlap(p.box, q.box)) {
        faults.push(`${name(p.element)} overlaps ${name(q.element)}`);
      }
      if (inside && (Math.min(p.box.right, q.box.right) - Math.max(p.box.left, q.box.left)
          < Math.min(p.box.right - p.box.left, q.box.right - q.box.left) - 0.5)) {
        faults.push(`${name(q.element)} does not fit`);
      }
    }
  });
}

// What stands in something that scrolls can be reached.
const scrolls = element => element.closest('.tree, .definition, .figures, .facts') !== null;
for (const element of [...document.querySelectorAll('h1, h2, p, li, th, td, button, select, output, section, figure')].filter(shown)) {
  const {left, right} = element.getBoundingClientRect();
  if (!scrolls(element) && (left < 0 || right > innerWidth + 0.5)) {
    faults.push(`${name(element)} leaves the window`);
  }
  if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
      && !element.matches('.unseen, .figures, .figures *')) {
    faults.push(`${name(element)} does not hold its text`);
  }
}
if (document.documentElement.scrollWidth > innerWidth) {
  faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
}
const blocks = [...document.querySelectorAll('header, section, figure, .controls > *, .answers > *, .choices > *')].filter(shown);
blocks.forEach((p, i) => blocks.slice(i + 1).forEach(q => {
  if (!p.contains(q) && overlap(p.getBoundingClientRect(), q.getBoundingClientRect())) {
    faults.push(`${name(p)} overlaps ${name(q)}`);
  }
}));
return faults;
