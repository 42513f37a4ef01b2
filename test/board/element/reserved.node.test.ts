import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {buttonHeight, styles} from '../../../src/board/element/styles.js';
import {layout} from '../../../src/game/view/layout.js';

/** All declarations of custom properties in a sheet. */
const declared = (sheet: string) => sheet.match(/--[\w-]+:[^;]+;/g);
/** The value of a custom property, without the units of its container, which differ. */
const heightIn = (sheet: string, name: string) =>
  new RegExp(`--${name}: (?:calc)?([^;]+);`).exec(sheet)?.[1]?.replace(/\s+|cqi|%/g, '');

describe('the sheet for elements that are not defined yet', () => {
  const sheet = readFileSync('src/fen-board.css', 'utf8');

  it('has the height of a button, also for a finger', () => {
    expect(declared(buttonHeight)).to.deep.equal(['--button: 2.125rem;', '--button: 44px;']);
    expect(declared(sheet)?.slice(0, 2)).to.deep.equal(declared(buttonHeight));
  });

  for (const height of [
    '3.1rem',
    '18.5rem',
    'calc(var(--button) + 1.5em + 0.5rem)',
    'calc(2 * var(--button) + 1.5em + 1rem)',
  ]) {
    it(`reserves ${height} of an editor or a puzzle, as the element does`, () => {
      expect(styles).to.contain(`height: ${height};`);
      expect(sheet).to.contain(height);
    });
  }

  for (const name of ['rest', 'below', 'beside']) {
    it(`reserves --${name} of a game, as the element does`, () => {
      // In the element, the table of games has a height of its own.
      const reserved = heightIn(sheet, name)?.replace('+var(--table,0rem)', '');
      expect(reserved).to.be.a('string').that.equals(heightIn(layout, name));
    });
  }
});
