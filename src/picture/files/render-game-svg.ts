import {drawProblem} from './render-svg.js';
import type {Game} from '../../core/pgn/game.js';
import type {PgnIssue} from '../../core/pgn/issues.js';
import {readGames} from '../../core/pgn/parse-pgn.js';
import {animateGame, type GameSvgOptions} from './animate-game.js';

/**
 * Draws a game as one SVG document that plays itself, without a script: for an `<img>` in a README, a wiki or a post. It has the
 * players, the result, the last move, and the marks in the comments. A reader who prefers less motion, and a program that
 * knows no animation, sees the last position. The same input gives the same bytes.
 *
 * @param pgnOrGame - A game, or the text of PGN, of which the first game is drawn. Moves end where they cannot be read. A text
 * without a game gives an empty board with a note about the error.
 * @param options - Options for the drawing, as in `renderSvg`, the pace, and the place at which it ends.
 * @example
 * renderGameSvg('1. e4 e5 2. Nf3 *', {theme: 'green'}).startsWith('<svg'); // → true
 */
export function renderGameSvg(pgnOrGame: string | Game, options: GameSvgOptions = {}): string {
  // In plain JavaScript, it may be anything, even null.
  if (typeof pgnOrGame !== 'string' && (pgnOrGame as Game | null)?.moves)
    return animateGame(pgnOrGame, options);
  const text = typeof pgnOrGame === 'string' ? pgnOrGame : '';
  let problem: PgnIssue | undefined;
  for (const {game, issues} of readGames(text)) {
    const error = issues.find(({severity}) => severity === 'error');
    if (game && (!error || game.moves.length > 0)) return animateGame(game, options);
    problem ??= error;
  }
  const {message = 'There is no game here.', index = 0} = problem ?? {};
  return drawProblem({message, text, index, length: 0});
}
