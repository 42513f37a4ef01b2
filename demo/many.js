import {formatFen, parseFen} from '../dist/notation.js';
import {legalMoves, play} from '../dist/rules.js';

// A thousand positions of games that play themselves, the same ones every time.
let seed = 1;
const below = (n) => {
  seed = (seed * 48271) % 2147483647;
  return seed % n;
};
const starts = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
].map((fen) => parseFen(fen).position);

const boards = document.querySelector('#boards');
const begin = performance.now();
let position = starts[0];
const isChess960 = location.search === '?chess960';
if (isChess960) document.querySelector('h1').textContent = 'The 960 starts of Chess960';
for (let i = 0; isChess960 && i < 960; i++) {
  const board = document.createElement('fen-board');
  board.setAttribute('fen', `chess960:${i}`);
  board.append(Object.assign(document.createElement('span'), {slot: 'caption', textContent: i}));
  boards.append(board);
}
for (let i = 0; !isChess960 && i < 1000; i++) {
  const moves = legalMoves(position);
  position =
    moves.length === 0 || i % 60 === 0 ? starts[below(2)] : play(position, moves[below(moves.length)]);
  const board = document.createElement('fen-board');
  board.setAttribute('fen', formatFen(position));
  boards.append(board);
}
const made = performance.now() - begin;
requestAnimationFrame(() =>
  setTimeout(() => {
    const shown = performance.now() - begin;
    document.querySelector('#time').textContent =
      `Made in ${made.toFixed(0)} ms, on the screen after ${shown.toFixed(0)} ms, in your browser just now.`;
  }),
);
