// The drop-in as it is shipped, with its parts in the same folder.
import '../../../../../dist/fen-board.min.js';
import {placedPieces} from './placed-pieces.mjs';

export function create(place, fen, {acts, coordinates, glides}) {
  const board = document.createElement('fen-board');
  if (!coordinates) board.setAttribute('coordinates', 'none');
  if (!glides) board.setAttribute('animation', 'none');
  if (acts) board.setAttribute('mode', 'play');
  board.setAttribute('fen', fen);
  place.append(board);
  return board;
}

export const set = (board, fen) => void (board.fen = fen);

export const drawn = (board) => placedPieces(board.shadowRoot);

export async function ready(board) {
  while (!board.shadowRoot.querySelector('[data-square]')) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
