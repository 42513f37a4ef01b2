import 'chessboard-element';

export function create(place, fen, {acts, coordinates}) {
  const board = document.createElement('chess-board');
  board.toggleAttribute('hide-notation', !coordinates);
  if (acts) board.setAttribute('draggable-pieces', '');
  board.setAttribute('position', fen);
  place.append(board);
  return board;
}

export const set = (board, fen) => board.setPosition(fen, false);

export const drawn = (board) =>
  Object.fromEntries(
    Array.from(board.shadowRoot.querySelectorAll('[id^=square-] [part~=piece]'), (piece) => {
      const [color, role] = piece.getAttribute('piece');
      const shown = piece.querySelector('svg') && color === 'w' ? role : role.toLowerCase();
      return [piece.closest('[id^=square-]').id.slice('square-'.length), shown];
    }),
  );
