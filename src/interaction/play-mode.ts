import type {Position, Square} from '../notation/position.js';
import {formatSan, formatUci, legalMoves, play, type Move} from '../rules/index.js';
import {announceMove} from './announce.js';
import type {LocaleStrings} from '../locales/strings.js';
import type {Lifted, Mode, Put, Step} from './mode.js';
import {piecesOn, type PiecesOn} from './pieces-on.js';
import {goalOf, targetsFrom, type Targets} from './targets.js';

/** Legal moves only. */
export class PlayMode implements Mode {
  readonly position: Position;
  readonly pieces: PiecesOn;
  readonly showsTargets = true;
  readonly #moves: readonly Move[];
  readonly #locale: LocaleStrings;

  constructor(position: Position, language: LocaleStrings) {
    this.position = position;
    this.pieces = piecesOn(position);
    this.#moves = legalMoves(position);
    this.#locale = language;
  }

  mobility(square: Square): number {
    return this.#targets(square).size;
  }

  lift(square: Square): Lifted | null {
    const targets = this.#targets(square);
    const piece = this.pieces.get(square);
    return piece && targets.size > 0 ? {piece, from: square, targets: new Set(targets.keys())} : null;
  }

  put({from}: Lifted, square: Square): Put {
    const moves = from ? this.#targets(from).get(square) : undefined;
    const [move] = moves ?? [];
    if (!moves || !move) return null;
    return moves.length > 1 ? {choice: moves} : {step: this.choose(move)};
  }

  dropOff(): null {
    return null;
  }

  choose(move: Move): Step {
    const {position} = this;
    const {from, to, castle, promotion = null} = move;
    const next = play(position, move);
    return {
      next,
      marked: [from, castle ? goalOf(from, castle, position) : to],
      move: {from, to, promotion, san: formatSan(position, move), uci: formatUci(position, move)},
      said: announceMove(position, move, next, this.#locale),
    };
  }

  #targets(square: Square): Targets {
    return targetsFrom(square, this.position, this.#moves);
  }
}
