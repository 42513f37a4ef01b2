import type {Texts} from '../core/text/fill.js';

/** The English texts of opponents and of analysis. */
export const enEngine = {
  /** The row below a board that an engine plays on, while it is the person’s turn. */
  opponent: 'An engine plays {color}, level {level}.',
  colors: {white: 'White', black: 'Black'},
  /** The buttons of that row. */
  stop: 'Stop',
  goOn: 'Let the engine move',
  tryAgain: 'Try again',
  stopped: 'The engine has stopped.',
  /** The name of what “Analyse” shows below the board, and what the button announces. */
  analysis: 'Analysis',
  analysisOn: 'Analysis is on. On the board, the key e asks for the evaluation.',
  analysisOff: 'Analysis is off.',
  /** Before the first evaluation; while another engine of the page has its turn; in a position without moves. */
  analysing: 'Analysing.',
  waits: 'Waits for another engine on this page.',
  gameOver: 'The game is over.',
  /** Evaluations, with the number of half-moves that the engine has looked ahead. `{pawns}` is 0.8, for example. */
  better: {
    white: 'White is better by {pawns} at depth {depth}.',
    black: 'Black is better by {pawns} at depth {depth}.',
  },
  equal: 'Equal at depth {depth}.',
  mates: {
    white: 'White mates in {count} {count|move|moves}.',
    black: 'Black mates in {count} {count|move|moves}.',
  },
  /** The bar beside the board. */
  bar: 'Evaluation',
  /** The picture of a later position; `{moves}` are the moves that lead to it. */
  preview: 'Preview: {moves}',
  previewEnds: 'Preview ended.',
  /** Of a game: adds the moves of the preview to it, and finds an evaluation for every position of the main line. */
  addVariation: 'Add as variation',
  variationAdded: 'Variation added.',
  wholeGame: 'Analyse the whole game',
  progress: 'Analysing: {number} of {count}',
  gameAnalysed: 'The whole game is analysed.',
  keepEvaluations: 'Keep evaluations',
  evaluationsKept: 'Evaluations kept in the game.',
  /** Follows the sentence about a problem of the opponent. */
  forTwo: 'Both sides can be moved.',
  /** Reasons why an engine cannot be used. `{address}` is where its file should be. */
  problems: {
    'other-origin': 'The engine has to be on the same server as this page, not at {address}.',
    'no-workers': 'No engine can run on this page.',
    refused: 'The policy of this page does not allow the engine.',
    missing: 'The engine could not be loaded from {address}.',
    variant: 'The engine cannot play this position.',
    'no-move': 'The engine has no move.',
    'illegal-move': 'The engine has answered with an illegal move.',
    'no-answer': 'The engine does not answer.',
    died: 'The engine has ended.',
  },
};

/** Labels and announcements of boards with an engine. */
export type EngineStrings = Texts<typeof enEngine>;
