import 'chess-board';

export function create(place, fen, {coordinates, size}) {
  const board = document.createElement('chess-board');
  // Its size depends on the font size: a square is 1em, and so is each side of the frame with the coordinates.
  board.style.fontSize = `${size / (coordinates ? 10 : 8) - 1}px`;
  board.toggleAttribute('frame', coordinates);
  board.textContent = fen;
  place.append(board);
  return board;
}

export const set = (board, fen) => void (board.fen = fen);

export const drawn = (board) =>
  Object.fromEntries(
    Array.from(board.shadowRoot.querySelectorAll('svg.piece'), (piece) => [
      piece.closest('td').className.split(' ')[0],
      piece.dataset.piece,
    ]),
  );
