import {expect} from 'chai';
import {evaluationText} from '../../src/words/evaluation.js';

describe('the text of an evaluation', () => {
  for (const [evaluation, tag, text] of [
    [{pawns: 0.62}, 'en', '+0.6'],
    [{pawns: -0.25}, 'en', '-0.3'],
    [{pawns: 0}, 'en', '0.0'],
    [{pawns: -0.04}, 'en', '0.0'],
    [{pawns: 9.96}, 'en', '+10.0'],
    [{pawns: -12.34}, 'en', '-12.3'],
    [{pawns: 123.4}, 'en', '+123.4'],
    [{mate: 4}, 'en', '#4'],
    [{mate: -3}, 'en', '#-3'],
    [{pawns: 0.62}, 'de', '+0,6'],
    [{pawns: -12.34}, 'fr', '-12,3'],
    [{pawns: 1}, 'es', '+1,0'],
    [{pawns: -1}, 'nl', '-1,0'],
    [{mate: -3}, 'de', '#-3'],
  ] as const)
    it(`of ${JSON.stringify(evaluation)} in ${tag} is ${text}`, () => {
      expect(evaluationText(evaluation, tag)).to.equal(text);
    });
});
