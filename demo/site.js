// On every page.
import {copy} from './copy.js';

// The colours of the page: those of the system, light or dark.
const schemes = {
  auto: ['◐', 'Colours of the system'],
  light: ['☀', 'Light colours'],
  dark: ['☾', 'Dark colours'],
};
const names = Object.keys(schemes);
const button = document.querySelector('#scheme');
let scheme = document.documentElement.dataset.scheme ?? 'auto';
const showScheme = () => {
  [button.textContent, button.title] = schemes[scheme];
  button.ariaLabel = `${button.title}. Press for the next.`;
};
button.addEventListener('click', () => {
  scheme = names[(names.indexOf(scheme) + 1) % names.length];
  document.documentElement.dataset.scheme = scheme;
  showScheme();
  try {
    localStorage.setItem('scheme', scheme);
  } catch {
    // Then the choice holds for this page alone.
  }
});
showScheme();
button.hidden = false;

// On a narrow screen the names of the pages scroll in one row: the current one is brought into view, beside that button.
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

for (const code of document.querySelectorAll('div.code')) {
  const copyButton = document.createElement('button');
  copyButton.type = 'button';
  copyButton.textContent = 'Copy';
  copyButton.addEventListener('click', async () => {
    await copy(code.querySelector('pre'), copyButton);
    setTimeout(() => (copyButton.textContent = 'Copy'), 2000);
  });
  code.append(copyButton);
}
