import {glyphsOf, moveNumber, numberAfter, pliesBefore} from '../game/notation.js';
import {enSolve} from '../locales/en-solve.js';
import {localeFor} from '../locales/registry.js';
import {parseFen} from '../notation/index.js';
import {parseMoveText, type Comment, type GameMove} from '../pgn/index.js';
import {element, type HastElement} from './hast.js';

/** A line in running text, its variations in brackets; `firstPly` plies were played since move 1 before it. */
export function lineText(moves: readonly GameMove[], firstPly: number): string {
  const parts: string[] = [];
  let isInterrupted = true;
  const add = (comments: readonly Comment[]): void => {
    for (const {text} of comments) if (text) parts.push(text);
  };
  for (const [i, {san, nags, commentsBefore, commentsAfter, variations}] of moves.entries()) {
    const ply = firstPly + i;
    add(commentsBefore);
    const number = isInterrupted || ply % 2 === 0 ? `${moveNumber(numberAfter(ply))} ` : '';
    parts.push(`${number}${san}${glyphsOf(nags).join('')}`);
    add(commentsAfter);
    for (const variation of variations) parts.push(`(${lineText(variation, ply)})`);
    isInterrupted = commentsAfter.some(({text}) => text) || variations.length > 0;
  }
  return parts.join(' ');
}

/** The solution of a puzzle, for pages without a script, and what is wrong with it. */
export interface SolutionDetails {
  /** `null` where there is a problem: what nobody can solve is no puzzle. */
  readonly details: HastElement | null;
  readonly problems: readonly string[];
}

/**
 * Writes the solution of a puzzle, in SAN, into a closed `<details>` for pages without a script; with one it is not
 * shown. `lang` is the language of the page, for the word “Solution”.
 */
export function solutionDetails(fen: string, solution: string, lang: string | undefined): SolutionDetails {
  const read = parseFen(fen, {tolerant: true});
  const {moves, issues} = read.ok ? parseMoveText(solution, read.position) : {moves: [], issues: []};
  const problems = issues
    .filter(({severity}) => severity === 'error')
    .map(({message, index}) => `The solution, at character ${index + 1}: ${message}`);
  if (!read.ok || problems.length > 0) return {details: null, problems};
  const word = localeFor(lang).table.solve?.solution ?? enSolve.solution;
  const text = lineText(moves, pliesBefore(read.position));
  return {details: element('details', [element('summary', [word]), text]), problems};
}
