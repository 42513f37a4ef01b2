/** Moves in advance, for a board with `premove`. */
export * from '../board/interaction/state/premoves.js';
