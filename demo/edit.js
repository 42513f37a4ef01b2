const board = document.querySelector('#edited');
const mirror = document.querySelector('#mirror');
const now = document.querySelector('#fen-now');

const show = () => {
  now.textContent = board.fen;
  mirror.fen = board.fen;
};
board.addEventListener('change', show);
customElements.whenDefined('fen-board').then(show);
