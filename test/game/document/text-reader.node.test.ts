import {expect} from 'chai';
import {TextReader} from '../../../src/game/document/text-reader.js';
import {gameFilesPart} from '../../../src/parts/game-loader.js';
import * as gameFiles from '../../../src/parts/game-files.js';

describe('the games of a text', () => {
  afterEach(() =>
    Object.defineProperty(gameFilesPart, 'loaded', {configurable: true, value: undefined, writable: true}),
  );

  it('are all found if the part for several comes between the first game and the others', () => {
    let asked = 0;
    Object.defineProperty(gameFilesPart, 'loaded', {
      configurable: true,
      get: () => (asked++ === 0 ? undefined : gameFiles),
    });
    const text = ['One', 'Two', 'Three'].map((name) => `[Event "${name}"]\n\n1. e4 *`).join('\n\n');
    const {found, isComplete} = new TextReader(
      () => undefined,
      () => [],
    ).read(text, 1);
    expect(asked).to.be.above(1);
    expect([found.length, isComplete]).to.deep.equal([3, true]);
  });
});
