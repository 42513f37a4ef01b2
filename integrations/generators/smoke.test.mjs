// The Pandoc filter knows the options of the command from its help, so that a new attribute needs no line in the filter.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {attributesOf} from '../../dist/attributes.js';

describe('the help of the command', () => {
  it('lists the attributes of the look and the name where the Pandoc filter looks for them', () => {
    const help = execFileSync(process.execPath, ['dist/cli.js', '--help'], {encoding: 'utf8'});
    const [, lines] = /\nAs on <fen-board>\n([^]*?)\n\n/.exec(help);
    const options = [...lines.matchAll(/--([a-z-]+) *(.*)/g)].map(([, name, values]) => [
      name,
      values !== '',
    ]);
    const attributes = [...attributesOf('fen-board', 'look', 'name')];
    expect(options).to.have.deep.members(attributes.map(([name, {isBoolean}]) => [name, !isBoolean]));
  });

  it('is read by the filter', () => {
    const filter = readFileSync('integrations/pandoc/fen-board.lua', 'utf8');
    expect(filter).to.contain("help:match('\\nAs on <fen%-board>\\n(.-)\\n\\n')");
  });
});
