import 'chess-board';

export function create(place, fen) {
  const board = document.createElement('chess-board');
  // It is sized by its letters: a square is 1em.
  board.style.fontSize = '29px';
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
