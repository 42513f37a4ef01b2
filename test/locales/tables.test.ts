import {expect} from 'chai';
import {enMarkErrors} from '../../src/marks/parse-marks.js';
import {enMoveErrors as moveErrors, type MoveErrorCode} from '../../src/rules/messages.js';
import {en} from '../../src/locales/index.js';
import type {MoveErrorStrings} from '../../src/locales/registry.js';
import {shippedTables} from '../../src/locales/shipped.js';

const {none: noPieces, ...ownErrors} = shippedTables.de.errors;
// Both ways round, the compiler knows of every code.
const codes: Readonly<Record<MoveErrorCode, string>> = ownErrors;
const typed: Readonly<Record<Exclude<keyof MoveErrorStrings, 'none'>, string>> = moveErrors;

/** Every sentence of a table, by the way to it: `pieces.P.0`. */
const sentencesOf = (table: unknown, way = ''): readonly (readonly [way: string, sentence: string])[] =>
  typeof table === 'string'
    ? [[way, table]]
    : Object.entries(table as object).flatMap(([key, part]) =>
        sentencesOf(part, way ? `${way}.${key}` : key),
      );
const waysOf = (table: unknown) => sentencesOf(table).map(([way]) => way);
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
      expect(distinct(waysOf(table))).to.deep.equal(distinct(waysOf(english)));
    });

    it(`has no empty text, and none in English: ${lang}`, () => {
      const inEnglish = new Map(sentencesOf(english));
      const same = sentencesOf(table).filter(
        ([way, sentence]) => sentence === inEnglish.get(way) && !way.startsWith('errors.none'),
      );
      // A word that is the same in both, and the names of things that have no others.
      expect(
        same.map(([, sentence]) => sentence).filter((sentence) => /[a-z] [a-z]/i.test(sentence)),
      ).to.deep.equal(
        same.filter(([way]) => way === 'interaction.enPassantSquare').map(([, sentence]) => sentence),
      );
      for (const [way, sentence] of sentencesOf(table)) expect(sentence.trim(), way).to.not.equal('');
    });

    it(`fills the slots of descriptions and announcements as English does: ${lang}`, () => {
      const inEnglish = new Map(sentencesOf(texts));
      for (const [way, sentence] of sentencesOf({...table, errors: {}})) {
        expect(distinct(slotsOf(sentence)), way).to.deep.equal(distinct(slotsOf(inEnglish.get(way) ?? '')));
      }
    });

    it(`names in its errors only what English names: ${lang}`, () => {
      const inEnglish = new Map(sentencesOf(english.errors));
      for (const [way, sentence] of sentencesOf(table.errors)) {
        const known = slotsOf(inEnglish.get(way) ?? '');
        const role = known.includes('role') ? ['roles', 'noRole'] : [];
        for (const slot of slotsOf(sentence)) expect([...known, ...role], way).to.include(slot);
      }
    });

    it(`has no characters that a screen reader would misread: ${lang}`, () => {
      for (const [way, sentence] of sentencesOf(table)) {
        expect(sentence, way).to.not.match(/[\t\n\r`"']| {2}|^\s|\s$/);
        // French sets its narrow space itself, and never lets a line break there.
        if (lang === 'fr') expect(sentence, way).to.not.match(/ [:;»?!]|« |[^\u202f][:;»?!]/);
      }
    });
  }
});
