// Where the page begins. Without this it shows its pictures and its results all the same.

const data = JSON.parse(document.getElementById('data').textContent);
const search = document.getElementById('search');
document.documentElement.classList.add('scripted');

function openSearch() {
  if (!search.classList.contains('opened')) {
    search.hidden = false;
    search.classList.add('opened');
    explain(search, data.items);
  }
  if (data.vertices) {
    search.querySelector('[data-go=last]').click();
    search.scrollIntoView();
  }
}

if (data.orders) {
  compare(document.getElementById('comparison'), data.orders);
} else if (data.vertices) {
  exercise(document.getElementById('exercise'), data.vertices, openSearch);
} else {
  openSearch();
}
