const board = document.querySelector('#game');
const moves = document.querySelector('#moves');
const answer = document.querySelector('#answer');
const box = document.querySelector('#move');

const note = (text) => {
  const item = document.createElement('li');
  item.textContent = text;
  moves.append(item);
};
board.addEventListener('change', ({detail: {fen, move}}) => note(move ? `${move.san}  ${fen}` : fen));

document.querySelector('#say').addEventListener('submit', async (event) => {
  event.preventDefault();
  const result = await board.move(box.value);
  answer.textContent = result.ok ? '' : result.error.message;
  if (!result.ok) return;
  note(`${box.value}  ${board.fen}`);
  box.value = '';
});
