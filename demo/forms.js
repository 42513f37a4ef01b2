const form = document.querySelector('#problem');
const data = document.querySelector('#data');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  data.textContent = [...new FormData(form)].map(([name, value]) => `${name}: ${value}`).join('\n');
});
form.addEventListener('reset', () => (data.textContent = 'Nothing yet.'));
