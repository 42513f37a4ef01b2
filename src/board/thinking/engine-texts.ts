import {fill} from '../../core/text/fill.js';
import {enEngine} from '../../words/en-engine.js';
import {stringsFor} from '../../words/sentence.js';
import type {CurrentLocale} from '../../words/registry.js';
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
