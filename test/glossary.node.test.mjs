import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'chai';

// Terms that docs/internals.md replaces and that are always wrong. Terms that also have a right meaning (“take up
// room”, “tell apart”) are left to reviewers.
const banned = [
  {term: /\bmend(?:s|ed|ing)?\b/i, instead: 'repair, fix'},
  {term: /\b(?:is|are|be|was|were|been) told\b(?! apart| from)/i, instead: 'report, notify, announce; is in'},
  {term: /` tells?\b(?! apart| from)/i, instead: 'report, notify, announce'},
  {term: /\bengage(?:s|d|ment)?\b/i, instead: 'interaction loader, load'},
  {term: /\b(?:lay|lays|laid|laying)(?: it| them| that| this)? down\b/i, instead: 'drop, clear'},
  {term: /\b(?:doAgain|liftOrPut|layDown|inHand)\b/, instead: 'undo, redo, picked'},
  {term: /\bspeakers?\b/i, instead: 'locale'},
];
const roots = ['src', 'demo', 'docs', 'README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

const filesIn = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, {recursive: true})
        .map((name) => join(path, name))
        .filter((name) => /\.(?:ts|js|mjs|css|html|md)$/.test(name));

/** Whether a line is a row of the glossary, which may name the banned terms. */
const isGlossary = (file, line) => file === 'docs/internals.md' && line.startsWith('|');

const findingsIn = (text, file = '') =>
  text
    .split('\n')
    .flatMap((line, index) =>
      isGlossary(file, line)
        ? []
        : banned
            .filter(({term}) => term.test(line))
            .map(({term, instead}) => `${file}:${index + 1}: “${term.exec(line)?.[0]}”; write: ${instead}`),
    );

describe('the glossary', () => {
  it('is followed in code, demo and docs', () => {
    const found = roots.flatMap(filesIn).flatMap((file) => findingsIn(readFileSync(file, 'utf8'), file));
    expect(found).to.deep.equal([]);
  });
});
