import type {LocaleStrings} from '../locales/registry.js';
import type {Position, Square} from '../notation/position.js';
import {legalMoves, type Move} from '../rules/index.js';
import type {Drop, Mode, Options, Selection, Step} from './state/mode.js';
import {piecesOn, type PiecesOn} from '../notation/placement.js';
import {describeTurn} from './state/announce-move.js';
import {makeStep} from './state/move-step.js';
import type {Session} from './state/session.js';
import {targetsFrom, type Targets} from './state/targets.js';

/** `mode="play"`: legal moves only. */
export class PlayMode implements Mode {
  readonly name = 'play';
  readonly showsTargets = true;
  readonly canUndo = true;
  readonly #strings: LocaleStrings;

  constructor({strings}: Session) {
    this.#strings = strings;
  }

  options(position: Position): Options {
    return new LegalMoves(position, this.#strings);
  }

  describe(position: Position): string {
    return describeTurn(position, this.#strings);
  }
}

/** The legal moves of one position, as a person makes them. */
export class LegalMoves implements Options {
  readonly position: Position;
  readonly pieces: PiecesOn;
  readonly #moves: readonly Move[];
  readonly #strings: LocaleStrings;

  constructor(position: Position, strings: LocaleStrings) {
    this.position = position;
    this.pieces = piecesOn(position);
    this.#moves = legalMoves(position);
    this.#strings = strings;
  }

  mobility(square: Square): number {
    return this.#targets(square).size;
  }

  pick(square: Square): Selection | null {
    const targets = this.#targets(square);
    const piece = this.pieces.get(square);
    return piece && targets.size > 0 ? {piece, from: square, targets: new Set(targets.keys())} : null;
  }

  drop({from}: Selection, square: Square): Drop {
    const moves = from ? this.#targets(from).get(square) : undefined;
    const [move] = moves ?? [];
    if (!moves || !move) return null;
    return moves.length > 1 ? {choice: moves} : {step: this.promote(move)};
  }

  promote(move: Move): Step {
    return makeStep(this.position, move, this.#strings);
  }

  dropOutside(): null {
    return null;
  }

  newPiece(): null {
    return null;
  }

  erase(): null {
    return null;
  }

  #targets(square: Square): Targets {
    return targetsFrom(square, this.position, this.#moves);
  }
}
