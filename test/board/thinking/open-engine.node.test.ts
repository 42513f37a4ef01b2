import {expect} from 'chai';
import {EngineError} from '../../../src/board/engine/engine-error.js';
import {problemOf} from '../../../src/board/thinking/open-engine.js';

describe('the problem of an engine', () => {
  const rows: readonly (readonly [title: string, error: unknown, problem: string])[] = [
    ['is that of the error', new EngineError('variant', ''), 'variant'],
    ['is also that of an error of another copy of the class', {code: 'no-answer'}, 'no-answer'],
    ['is a missing engine for an error of the page’s own', {code: 'ENOENT'}, 'missing'],
    ['is no member that every object has', {code: 'toString'}, 'missing'],
    ['is a missing engine for a code that is no text', {code: 7}, 'missing'],
    [
      'is a missing engine for an error without a code',
      new TypeError('bestMove is not a function'),
      'missing',
    ],
    ['is a missing engine for a rejection without an error', null, 'missing'],
  ];
  for (const [title, error, problem] of rows)
    it(title, () => {
      expect(problemOf(error)).to.equal(problem);
    });
});
