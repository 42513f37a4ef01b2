import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {themes} from '../../src/attributes.js';

/** What lists the themes for people, and how a list begins and ends there. */
const lists: Readonly<Record<string, RegExp>> = {
  'wordpress/editor/look-controls.ts': /look\.theme,\s+\[((?:\s+\['[^\n]+\],\n)+)/,
};

describe('the themes are listed in full', () => {
  for (const [file, pattern] of Object.entries(lists)) {
    it(`in ${file}`, () => {
      const [, list = ''] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
      const names = new Set(list.replace(/__\([^)]*\)/g, '').match(/[a-z]+/g));
      expect([...names].sort()).to.deep.equal([...themes].sort());
    });
  }
});
