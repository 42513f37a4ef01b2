import type {PieceLetter, Position, Square} from '../notation/position.js';
import type {DropResult, Actions, Selection, Step} from '../interaction/state/mode.js';
import type {Session} from '../interaction/state/session.js';
import {fill} from '../notation/fill.js';
import {piecesBySquare, removePieces, withPieces, type PiecesBySquare} from '../notation/change-placement.js';
import {enEditor} from '../locales/en-editor.js';
import {pieceName, fillSentence, joinSentences, stringsFor} from '../locales/sentence.js';
import {listSquares} from '../interaction/view/seen-squares.js';
import {removeLostRights} from './edit-position.js';

/** The labels and announcements of the editor, in the language of the board. */
export const editorStrings = stringsFor('interaction', enEditor);

/** The actions in the editor, where any piece may be put on any square. */
export class EditActions implements Actions {
  readonly position: Position;
  readonly pieces: PiecesBySquare;
  readonly #session: Session;
  readonly #allSquares: ReadonlySet<Square>;

  constructor(position: Position, session: Session) {
    this.position = position;
    this.pieces = piecesBySquare(position);
    this.#session = session;
    this.#allSquares = new Set(listSquares(position));
  }

  pick(square: Square): Selection | null {
    const piece = this.pieces.get(square);
    return piece ? {piece, from: square, destinations: this.#allSquares} : null;
  }

  newPiece(piece: PieceLetter): Selection | null {
    // Archbishops and chancellors are only on boards of ten files.
    if (this.position.files === 8 && /[ac]/i.test(piece)) return null;
    return {piece, from: null, destinations: this.#allSquares};
  }

  drop({piece, from}: Selection, square: Square): DropResult {
    if (from === square) return null;
    const {strings, host} = this.#session;
    const name = pieceName(piece, strings);
    const summary = from
      ? fillSentence(strings.interaction.move, {piece: name, from, to: square})
      : fillSentence(editorStrings(host).piecePlaced, {piece: name, square});
    const next = withPieces(this.position, [...(from ? [[from, null] as const] : []), [square, piece]]);
    return {step: makeEditStep(next, summary, this.#session)};
  }

  dropOutside({from}: Selection): Step | null {
    return from && this.erase(from);
  }

  erase(square: Square): Step | null {
    const piece = this.pieces.get(square);
    if (!piece) return null;
    const {pieceRemoved} = editorStrings(this.#session.host);
    const summary = fillSentence(pieceRemoved, {piece: pieceName(piece, this.#session.strings), square});
    return makeEditStep(removePieces(this.position, [square]), summary, this.#session);
  }
}

/** Makes the step to an edited position. Castling rights and an en passant square that are now impossible are removed. */
export function makeEditStep(edited: Position, summary: string, session: Session): Step {
  const {position, lost} = removeLostRights(edited);
  const {castling, castlingRights, notAllowed, valueChanged} = editorStrings(session.host);
  const lossTexts = lost.map(([color, side]) =>
    fill(valueChanged, {name: `${castling}, ${castlingRights[color][side]}`, value: notAllowed}),
  );
  return {next: position, lastMove: [], move: null, summary, consequences: joinSentences(...lossTexts)};
}
