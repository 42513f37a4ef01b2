import type {LocaleStrings} from '../locales/registry.js';
import type {Position} from '../notation/position.js';
import {describeTurn} from './state/announce-move.js';
import {LegalMoves} from './state/legal-moves.js';
import type {Mode, Options} from './state/mode.js';
import type {Session} from './state/session.js';

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
