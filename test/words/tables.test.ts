import {expect} from 'chai';
import {enMarkErrors} from '../../src/core/marks/parse-marks.js';
import {enMoveErrors as moveErrors, type MoveErrorCode} from '../../src/core/rules/messages.js';
import {en} from '../../src/words/index.js';
import type {MoveErrorStrings} from '../../src/words/registry.js';
import {shippedTables} from '../../src/words/shipped.js';

const {none: noPieces, ...ownErrors} = shippedTables.de.errors;
// The compiler checks that each side has all codes of the other.
const codes: Readonly<Record<MoveErrorCode, string>> = ownErrors;
const typed: Readonly<Record<Exclude<keyof MoveErrorStrings, 'none'>, string>> = moveErrors;

/** Every sentence of a table, with its path: `pieces.P.0`. */
const sentencesOf = (table: unknown, path = ''): readonly (readonly [path: string, sentence: string])[] =>
  typeof table === 'string'
    ? [[path, table]]
    : Object.entries(table as object).flatMap(([key, part]) =>
        sentencesOf(part, path ? `${path}.${key}` : key),
      );
const pathsOf = (table: unknown) => sentencesOf(table).map(([path]) => path);
const slotsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
const distinct = (names: readonly string[]) => [...new Set(names)].sort();

const {errors: fenErrors, ...texts} = en;
const english = {...texts, errors: {...fenErrors, ...moveErrors, ...enMarkErrors, none: noPieces}};

describe('a locale table', () => {
  it('has a sentence for every error of a move', () => {
    expect(Object.keys(codes)).to.include.members(Object.keys(typed));
  });

  for (const [lang, table] of Object.entries(shippedTables)) {
    it(`has all texts of English, and no others: ${lang}`, () => {
      expect(distinct(pathsOf(table))).to.deep.equal(distinct(pathsOf(english)));
    });

    it(`has no empty text, and none in English: ${lang}`, () => {
      const inEnglish = new Map(sentencesOf(english));
      const same = sentencesOf(table).filter(
        ([path, sentence]) => sentence === inEnglish.get(path) && !path.startsWith('errors.none'),
      );
      // Words that are the same in both languages, and proper names.
      expect(
        same.map(([, sentence]) => sentence).filter((sentence) => /[a-z] [a-z]/i.test(sentence)),
      ).to.deep.equal(
        same.filter(([path]) => path === 'interaction.enPassantSquare').map(([, sentence]) => sentence),
      );
      for (const [path, sentence] of sentencesOf(table)) expect(sentence.trim(), path).to.not.equal('');
    });

    it(`fills the slots of descriptions and announcements as English does: ${lang}`, () => {
      const inEnglish = new Map(sentencesOf(texts));
      for (const [path, sentence] of sentencesOf({...table, errors: {}})) {
        expect(distinct(slotsOf(sentence)), path).to.deep.equal(distinct(slotsOf(inEnglish.get(path) ?? '')));
      }
    });

    it(`names in its errors only what English names: ${lang}`, () => {
      const inEnglish = new Map(sentencesOf(english.errors));
      for (const [path, sentence] of sentencesOf(table.errors)) {
        const known = slotsOf(inEnglish.get(path) ?? '');
        const role = known.includes('role') ? ['roles', 'noRole'] : [];
        for (const slot of slotsOf(sentence)) expect([...known, ...role], path).to.include(slot);
      }
    });

    it(`has no characters that a screen reader would misread: ${lang}`, () => {
      for (const [path, sentence] of sentencesOf(table)) {
        expect(sentence, path).to.not.match(/[\t\n\r`"']| {2}|^\s|\s$/);
        // The French table has its own narrow no-break spaces, except in dates of PGN, such as `2026.??.??`.
        if (lang === 'fr')
          expect(sentence.replaceAll('.??', ''), path).to.not.match(/ [:;»?!]|« |[^\u202f][:;»?!]/);
      }
    });
  }
});
