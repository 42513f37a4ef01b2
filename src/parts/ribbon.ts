/** Evaluations and clocks under the board of a game. */
export * from '../game/view/ribbon.js';
