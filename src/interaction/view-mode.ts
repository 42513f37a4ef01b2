import type {Position} from '../notation/position.js';
import type {Mode, Options} from './state/mode.js';
import {piecesOn} from '../notation/placement.js';

/** `mode="view"` with `drawable`: the reader draws marks, and changes nothing. */
export class ViewMode implements Mode {
  readonly name = 'view';
  readonly showsTargets = false;
  readonly hidesCheck = true;
  readonly canUndo = false;

  options(position: Position): Options {
    return {
      position,
      pieces: piecesOn(position),
      mobility: () => 0,
      pick: () => null,
      drop: () => null,
      dropOutside: () => null,
      newPiece: () => null,
      erase: () => null,
      promote(move) {
        throw new Error(`Nothing is chosen for ${move.to}: nobody moves.`);
      },
    };
  }
}
