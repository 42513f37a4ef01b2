import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {commandsByKey} from '../../../src/board/interaction/input/keys.js';
import {enButtons} from '../../../src/words/en-buttons.js';
import {enCommands} from '../../../src/words/en-commands.js';
import {enPlay} from '../../../src/words/en-play.js';

/** The rows of the table of docs/accessibility.md whose head has this in its first cell. */
function table(head: string): readonly (readonly [string, string])[] {
  const lines = readFileSync('docs/accessibility.md', 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${head} `));
  const rows = lines.slice(at + 2);
  return rows
    .slice(0, rows.indexOf(''))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, key = '', text = '']) => [key, text] as const);
}

describe('the tables of docs/accessibility.md', () => {
  it('have every key of the grid, in the words in which “?” announces it', () => {
    const rows = table('key');
    for (const [name, said] of Object.entries({
      ...enCommands.keys,
      last: enPlay.ofLastMove,
      drawMarks: enButtons.drawMarks.toLowerCase(),
    })) {
      const [text = ''] = said.split(': ').slice(name === 'letters' || name === 'digits' ? 1 : 0);
      const found = rows.find(([, meaning]) => meaning.startsWith(text));
      expect(found?.[1], `${name}: ${said}`).to.be.a('string');
      const key = [...commandsByKey].find(([, command]) => command === name)?.[0];
      if (key) expect(found?.[0]).to.equal(key);
    }
    const ofOneSign = rows.map(([key]) => key).filter((key) => key.length === 1);
    expect(ofOneSign).to.deep.equal([...commandsByKey.keys()]);
  });

  it('have every command that may be typed', () => {
    const words = table('typed').map(([typed]) => typed.replaceAll('`', '').split(' ')[0]);
    expect([...new Set(words)].sort()).to.deep.equal(Object.values(enCommands.words).sort());
  });
});

describe('a key that is called as every object’s properties are', () => {
  it('has no command', () => {
    for (const key of ['constructor', 'toString', '__proto__'])
      expect(commandsByKey.get(key)).to.equal(undefined);
  });
});
