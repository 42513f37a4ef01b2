import {fill} from '../../core/text/fill.js';
import {enEngine} from '../../words/en-engine.js';
import {evaluationText} from '../../words/evaluation.js';
import {stringsFor} from '../../words/sentence.js';
import type {CurrentLocale} from '../../words/registry.js';
import type {Score} from '../engine/engine.js';
import type {EngineProblem} from './open-engine.js';

/** The texts of boards with an engine. */
export const engineStrings = stringsFor('interaction', enEngine);

/** The sentence about a problem of an engine. */
export const problemText = (
  board: {readonly locale: CurrentLocale},
  engine: string | object | null,
  problem: EngineProblem,
): string => {
  const text = engineStrings(board).problems[problem];
  return fill(text, {address: typeof engine === 'string' ? engine : '“engine”'});
};

/** An evaluation as a sentence. `tag` is the language of the texts. */
export function scoreSentence(
  score: Score,
  depth: number,
  strings: ReturnType<typeof engineStrings>,
  tag: string,
): string {
  const value = 'mate' in score ? score.mate : score.pawns;
  const side = value > 0 ? 'white' : 'black';
  const size = Math.abs(value);
  if ('mate' in score) return fill(strings.mates[side], {count: size});
  if (size < 0.05) return fill(strings.equal, {depth});
  const pawns = evaluationText({pawns: size}, tag).replace('+', '');
  return fill(strings.better[side], {pawns, depth});
}
