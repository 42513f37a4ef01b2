import {Chessboard} from 'cm-chessboard/src/Chessboard.js';
import sheet from 'cm-chessboard/assets/chessboard.css';
import {addSheet} from './add-sheet.mjs';

addSheet(sheet);

export function create(place, fen, {acts, coordinates}) {
  const board = new Chessboard(place, {
    position: fen,
    assetsUrl: '/cm-chessboard/assets/',
    style: {animationDuration: 0, showCoordinates: coordinates},
  });
  if (acts) board.enableMoveInput(() => true);
  return board;
}

export const set = (board, fen) => board.setPosition(fen, false);

export const drawn = (board) =>
  Object.fromEntries(
    Array.from(board.context.querySelectorAll('g[data-piece]'), (piece) => {
      const id = piece.querySelector('use').getAttribute('href').split('#')[1];
      if (!document.querySelector(`#cm-chessboard-sprite #${id}`)) throw new Error(`no picture of ${id}`);
      const [color, role] = piece.dataset.piece;
      return [piece.dataset.square, color === 'w' ? role.toUpperCase() : role];
    }),
  );
