// On every page.
import {copy} from './copy.js';

// On a narrow screen the names of the pages scroll in one row: the current one is brought into view.
const current = document.querySelector('.top li [aria-current]');
if (current) {
  const row = current.closest('ul');
  row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

// “/” goes to the field of the search, as on other sites.
document.addEventListener('keydown', (event) => {
  const [target] = event.composedPath();
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=grid]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const fields = [...document.querySelectorAll('[role=search] input')];
  fields.find((field) => field.checkVisibility())?.focus();
  event.preventDefault();
});

// On a narrow screen the list of the docs is closed.
const list = document.querySelector('.docs > nav details');
if (list) {
  list.open = matchMedia('(width >= 52rem)').matches;
  list.classList.add('ready');
}

for (const code of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await copy(code.querySelector('pre'), button);
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  code.append(button);
}
