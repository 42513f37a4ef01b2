import type {PieceLetter, Position, Square} from '../notation/position.js';
import {pieceName} from './announce.js';
import {withoutTheImpossible, withPieces} from './edit-position.js';
import {sentence} from '../locales/sentence.js';
import type {LocaleStrings} from '../locales/strings.js';
import type {Lifted, Mode, Put, Step} from './mode.js';
import {rowsOf} from './place.js';
import {piecesOn, type PiecesOn} from './pieces-on.js';

/** Anything may stand anywhere. */
export class EditMode implements Mode {
  readonly position: Position;
  readonly pieces: PiecesOn;
  readonly showsTargets = false;
  readonly #locale: LocaleStrings;

  constructor(position: Position, language: LocaleStrings) {
    this.position = position;
    this.pieces = piecesOn(position);
    this.#locale = language;
  }

  mobility(): number {
    return 0;
  }

  lift(square: Square): Lifted | null {
    const piece = this.pieces.get(square);
    return piece ? {...this.newPiece(piece), from: square} : null;
  }

  /** A piece from the palette. */
  newPiece(piece: PieceLetter): Lifted {
    return {piece, from: null, targets: new Set(rowsOf(this.position, false).flat())};
  }

  put({piece, from}: Lifted, square: Square): Put {
    if (from === square) return null;
    const {interaction: strings} = this.#locale;
    const name = pieceName(piece, this.#locale);
    const said = from
      ? sentence(strings.move, {piece: name, from, to: square})
      : sentence(strings.piecePlaced, {piece: name, square});
    return {
      step: this.stepTo(
        withPieces(this.position, [...(from ? [[from, null] as const] : []), [square, piece] as const]),
        said,
      ),
    };
  }

  dropOff({from}: Lifted): Step | null {
    return from ? this.remove(from) : null;
  }

  /** Takes the piece off a square; `null` where there is none. */
  remove(square: Square): Step | null {
    const piece = this.pieces.get(square);
    if (!piece) return null;
    const name = pieceName(piece, this.#locale);
    return this.stepTo(
      withPieces(this.position, [[square, null]]),
      sentence(this.#locale.interaction.pieceRemoved, {piece: name, square}),
    );
  }

  /** A change to any position; what its pieces do not allow is dropped from it, and that is said. */
  stepTo(wanted: Position, said: string): Step {
    const {position, lost} = withoutTheImpossible(wanted);
    const {interaction: strings} = this.#locale;
    const losses = lost.map(({color, side}) => strings.castlingLost[color][side]);
    return {next: position, marked: [], move: null, said: [said, ...losses].filter(Boolean).join(' ')};
  }
}
