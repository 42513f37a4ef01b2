import 'gchessboard';

export function create(place, fen, {acts, coordinates}) {
  const board = document.createElement('g-chess-board');
  board.setAttribute('animation-duration', '0');
  if (!coordinates) board.setAttribute('coordinates', 'hidden');
  if (acts) board.setAttribute('interactive', '');
  board.setAttribute('fen', fen);
  place.append(board);
  return board;
}

export const set = (board, fen) => void (board.fen = fen);

export const drawn = (board) =>
  Object.fromEntries(
    Array.from(board.shadowRoot.querySelectorAll('.piece'), (piece) => {
      const [color, role] = Array.from(piece.classList).find((name) => /^[wb][pnbrqk]$/.test(name));
      return [
        piece.closest('[data-square]').dataset.square,
        color === 'w' ? role.toUpperCase() : role.toLowerCase(),
      ];
    }),
  );
