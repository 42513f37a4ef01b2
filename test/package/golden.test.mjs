import {readdirSync, readFileSync} from 'node:fs';
import {expect} from 'chai';
import {folder, pictures} from './pictures.mjs';

describe('the golden files', () => {
  for (const [name, text] of pictures) {
    it(`are drawn byte for byte: ${name}`, () => {
      const golden = readFileSync(new URL(name, folder), 'utf8');
      // Not an assertion on both texts: the difference would be a screen of paths.
      const differs = golden.split('').findIndex((unit, i) => unit !== text[i]);
      const at = differs < 0 ? golden.length : differs;
      expect(text.slice(at, at + 60), `at ${at}; “npm run golden” writes them anew`).to.equal(
        golden.slice(at, at + 60),
      );
    });
  }

  it('belong to the pictures, and there are no others', () => {
    expect(readdirSync(folder).sort()).to.deep.equal(pictures.map(([name]) => name).sort());
  });
});
