import {Chessground} from '@lichess-org/chessground';
import base from '@lichess-org/chessground/assets/chessground.base.css';
import brown from '@lichess-org/chessground/assets/chessground.brown.css';
import cburnett from '@lichess-org/chessground/assets/chessground.cburnett.css';
import {addSheet} from './add-sheet.mjs';

for (const sheet of [base, brown, cburnett]) addSheet(sheet);

const letters = {pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k'};

export function create(place, fen, {acts, coordinates, glides}) {
  const inner = document.createElement('div');
  inner.style.cssText = 'width: 100%; height: 100%';
  place.append(inner);
  const api = Chessground(inner, {
    fen,
    coordinates,
    viewOnly: !acts,
    animation: {enabled: glides},
    drawable: {enabled: false, visible: false},
  });
  return {api, inner};
}

export const set = ({api}, fen) => api.set({fen});

export const drawn = ({inner}) =>
  Object.fromEntries(
    Array.from(inner.querySelectorAll('piece'), (piece) => {
      const [color, role] = piece.className.split(' ');
      return [piece.cgKey, color === 'white' ? letters[role].toUpperCase() : letters[role]];
    }),
  );
