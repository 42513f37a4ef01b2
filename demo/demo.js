// On every page. On a narrow screen the names of the pages scroll in one row: the current one is brought into view.
const current = document.querySelector('nav li [aria-current]');
if (current) {
  const row = current.closest('ul');
  row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
