import type {Position, Square} from '../../core/notation/position.js';
import type {Actions, Step} from '../interaction/state/mode.js';
import type {Session} from '../interaction/state/session.js';
import {fill} from '../../core/text/fill.js';
import {piecesBySquare, withPieces} from '../../core/notation/change-placement.js';
import {enEditor} from '../../words/en-editor.js';
import {pieceName, stringsFor} from '../../words/sentence.js';
import {fillSentence, joinSentences} from '../../core/text/sentence.js';
import {listSquares} from '../interaction/view/seen-squares.js';
import {removeImpossibleRights} from './edit-position.js';

/** The labels and announcements of the editor, in the language of the board. */
export const editorStrings = stringsFor('interaction', enEditor);

/** The actions in the editor, where any piece may be put on any square. */
export function editActions(position: Position, session: Session): Actions {
  const {host, strings} = session;
  const pieces = piecesBySquare(position);
  const destinations = new Set(listSquares(position));

  const erase = (square: Square): Step | null => {
    const piece = pieces.get(square);
    if (!piece) return null;
    const {pieceRemoved} = editorStrings(host);
    const summary = fillSentence(pieceRemoved, {piece: pieceName(piece, strings), square});
    return makeEditStep(withPieces(position, [[square, null]]), summary, session);
  };

  return {
    position,
    pieces,
    pick(from) {
      const piece = pieces.get(from);
      return piece ? {piece, from, destinations} : null;
    },
    // Archbishops and chancellors are only on boards of ten files.
    newPiece: (piece) =>
      position.files === 8 && /[ac]/i.test(piece) ? null : {piece, from: null, destinations},
    drop({piece, from}, square) {
      if (from === square) return null;
      const name = pieceName(piece, strings);
      const summary = from
        ? fillSentence(strings.interaction.move, {piece: name, from, to: square})
        : fillSentence(editorStrings(host).piecePlaced, {piece: name, square});
      const next = withPieces(position, [...(from ? [[from, null] as const] : []), [square, piece]]);
      return {step: makeEditStep(next, summary, session)};
    },
    dropOutside: ({from}) => from && erase(from),
    erase,
  };
}

/** Makes the step to an edited position. Castling rights and an en passant square that have become impossible are removed. */
export function makeEditStep(edited: Position, summary: string, session: Session): Step {
  const {position, lost} = removeImpossibleRights(edited);
  const {castling, castlingRights, notAllowed, valueChanged} = editorStrings(session.host);
  const lossTexts = lost.map(([color, side]) =>
    fill(valueChanged, {name: `${castling}, ${castlingRights[color][side]}`, value: notAllowed}),
  );
  return {next: position, lastMove: [], move: null, summary, consequences: joinSentences(...lossTexts)};
}
