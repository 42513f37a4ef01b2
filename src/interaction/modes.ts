import type {LocaleStrings} from '../locales/registry.js';
import {piecesBySquare} from '../notation/change-placement.js';
import type {Position} from '../notation/position.js';
import {LegalMoves, rules} from './state/legal-moves.js';
import type {Mode, Actions} from './state/mode.js';
import type {Session} from './state/session.js';

// For the editor, which loads this file only for the rules.
export {rules};

/** `mode="play"`: legal moves only. */
export class PlayMode implements Mode {
  readonly name = 'play';
  readonly acceptsMoves = true;
  readonly canUndo = true;
  readonly rules = rules;
  readonly #strings: LocaleStrings;

  constructor({strings}: Session) {
    this.#strings = strings;
  }

  actions(position: Position): Actions {
    return new LegalMoves(position, this.#strings);
  }

  describe(position: Position): string {
    return rules.turnText(position, this.#strings);
  }
}

/** `mode="view"` with `drawable`: the reader draws marks, and changes nothing else. */
export class ViewMode implements Mode {
  readonly name = 'view';
  readonly acceptsMoves = false;
  readonly hidesCheck = true;
  readonly canUndo = false;
  readonly rules = rules;

  actions(position: Position): Actions {
    return {position, pieces: piecesBySquare(position)};
  }
}
