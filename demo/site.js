// On every page.
import {copy} from './copy.js';

// On a narrow screen the names of the pages scroll in one row: the current one is brought into view.
const current = document.querySelector('.top li [aria-current]');
if (current) {
  const row = current.closest('ul');
  row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

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
