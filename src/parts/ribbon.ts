/** Evaluations and clocks under the board of a game. */
export * from '../game/ribbon.js';
