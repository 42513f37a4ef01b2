import {formatFen} from '../dist/notation.js';
import {parsePgn} from '../dist/pgn.js';

const pgn = `[Event "Paris Opera"] [Date "1858.??.??"] [White "Morphy"] [Black "Duke of Brunswick and Count Isouard"] [Result "1-0"]
1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5
11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0`;

const board = document.querySelector('#board');
const list = document.querySelector('#moves');
const [game] = parsePgn(pgn).games;
const positions = [game.start, ...game.moves.map(({position}) => position)];
const buttons = [];

game.moves.forEach(({san}, ply) => {
  const button = document.createElement('button');
  button.textContent = san;
  button.addEventListener('click', () => go(ply + 1));
  buttons.push(button);
  if (ply % 2 === 0) list.append(document.createElement('li'));
  list.lastElementChild.append(button, ' ');
});

let now = 0;
function go(ply) {
  now = Math.min(Math.max(ply, 0), positions.length - 1);
  board.fen = formatFen(positions[now]);
  const move = game.moves[now - 1]?.move;
  board.marks = move ? `Y${move.from}${move.to}` : null;
  buttons.forEach((button, i) => {
    if (i === now - 1) button.setAttribute('aria-current', 'step');
    else button.removeAttribute('aria-current');
  });
}

const steps = {first: () => 0, back: () => now - 1, next: () => now + 1, last: () => positions.length};
for (const [id, ply] of Object.entries(steps)) {
  document.querySelector(`#${id}`).addEventListener('click', () => go(ply()));
}
go(0);
