const board = document.querySelector('#typed');
const box = document.querySelector('#typing');

box.value = board.textContent.trim();
box.addEventListener('input', () => (board.textContent = box.value));
