import {piecesBySquare} from '../notation/change-placement.js';
import {legalActions, rules} from './state/legal-moves.js';
import type {Mode} from './state/mode.js';
import type {Session} from './state/session.js';

// For the editor, which loads this file only for the rules.
export {rules};

/** Creates `mode="play"`: legal moves only. */
export const createPlayMode = ({strings}: Session): Mode => ({
  name: 'play',
  acceptsMoves: true,
  canUndo: true,
  rules,
  actions: (position) => legalActions(position, strings),
  describe: (position) => rules.turnText(position, strings),
});

/** `mode="view"` with `drawable`: the reader draws marks, and changes nothing else. */
export const viewMode: Mode = {
  name: 'view',
  acceptsMoves: false,
  hidesCheck: true,
  canUndo: false,
  rules,
  actions: (position) => ({position, pieces: piecesBySquare(position)}),
};
