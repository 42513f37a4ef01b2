import type {LocaleStrings} from '../../locales/strings.js';
import type {PieceLetter, Position, Square} from '../../notation/position.js';
import type {Move} from '../../rules/index.js';
import type {Drop, Options, Selection, Step} from '../state/mode.js';
import {piecesOn, type PiecesOn} from '../state/pieces-on.js';
import {sentence} from '../../locales/sentence.js';
import {pieceName, sentences} from '../view/announcements.js';
import {squaresOf} from '../view/place.js';
import {withoutTheImpossible, withPieces} from './edit-position.js';

/** What may be done with the pieces of a position that is edited. */
export class AnyPosition implements Options {
  readonly position: Position;
  readonly pieces: PiecesOn;
  readonly #strings: LocaleStrings;
  readonly #everywhere: ReadonlySet<Square>;

  constructor(position: Position, strings: LocaleStrings) {
    this.position = position;
    this.pieces = piecesOn(position);
    this.#strings = strings;
    this.#everywhere = new Set(squaresOf(position));
  }

  mobility(): number {
    return 0;
  }

  pick(square: Square): Selection | null {
    const piece = this.pieces.get(square);
    return piece ? {piece, from: square, targets: this.#everywhere} : null;
  }

  newPiece(piece: PieceLetter): Selection | null {
    if (this.position.files === 8 && /[ac]/i.test(piece)) return null;
    return {piece, from: null, targets: this.#everywhere};
  }

  drop({piece, from}: Selection, square: Square): Drop {
    if (from === square) return null;
    const {move, piecePlaced} = this.#strings.interaction;
    const name = pieceName(piece, this.#strings);
    const summary = from
      ? sentence(move, {piece: name, from, to: square})
      : sentence(piecePlaced, {piece: name, square});
    const lifted = from ? [[from, null] as const] : [];
    const next = withPieces(this.position, [...lifted, [square, piece] as const]);
    return {step: editStep(next, summary, this.#strings)};
  }

  dropOutside({from}: Selection): Step | null {
    return from && this.erase(from);
  }

  erase(square: Square): Step | null {
    const piece = this.pieces.get(square);
    if (!piece) return null;
    const summary = sentence(this.#strings.interaction.pieceRemoved, {
      piece: pieceName(piece, this.#strings),
      square,
    });
    return editStep(withPieces(this.position, [[square, null]]), summary, this.#strings);
  }

  promote(move: Move): never {
    throw new Error(`Nothing is chosen for ${move.to}: a pawn that is edited stays a pawn.`);
  }
}

/** A change to any position. What its pieces do not allow is dropped from it. */
export function editStep(wanted: Position, summary: string, strings: LocaleStrings): Step {
  const {position, lost} = withoutTheImpossible(wanted);
  const {castlingLost} = strings.interaction;
  const losses = lost.map(({color, side}) => castlingLost[color][side]);
  return {next: position, lastMove: [], move: null, summary, consequences: sentences(...losses)};
}
