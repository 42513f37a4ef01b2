const board = document.querySelector('#opponent');
const form = document.querySelector('#new-game');
const result = document.querySelector('#result');

form.elements.level.addEventListener('change', ({target}) => (board.level = Number(target.value)));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const {side, kind} = form.elements;
  result.textContent = '';
  board.player = side.value;
  board.fen = kind.value === 'chess' ? 'start' : `chess960:${Math.floor(Math.random() * 960)}`;
  // The same start again.
  board.reset();
});

board.addEventListener('gameend', ({detail: {outcome}}) => {
  const own = board.player === 'white' ? '1-0' : '0-1';
  if (outcome.result === '1/2-1/2') result.textContent = 'A draw.';
  else result.textContent = outcome.result === own ? 'You have won.' : 'The engine has won.';
});
