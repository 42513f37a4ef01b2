import {expect} from 'chai';
import {isProseWord, startsMoves} from '../../../src/core/pgn/prose.js';
import {joinTagValues} from '../../../src/core/pgn/repeated-tags.js';

describe('a word before the first move', () => {
  for (const [words, isProse] of [
    ['Hi Bob, here is my game: round B90 --', true],
    ['e4 Nf3 O-O 0–0 o-o 5254 ♘f3 exd5 1-0 ½–½ * e.p. ch ± !', false],
  ] as const)
    for (const word of words.split(' '))
      it(`is ${isProse ? 'text' : 'no text'}: ${word}`, () => {
        expect(isProseWord(word)).to.equal(isProse);
      });
});

describe('text before the first move', () => {
  for (const [what, kind, text, isAtLineStart, ends] of [
    ['ends at a tag', 'tag', 'White', false, true],
    ['ends at the first move number', 'number', '1.', false, true],
    ['goes on at a number in a line', 'number', '14.', false, false],
    ['ends at a move number that begins a line', 'number', '14.', true, true],
    ['ends at the number 1 alone, which begins a line', 'number', '1', true, true],
    ['goes on at a year that begins a line', 'number', '1989', true, false],
    ['ends at a comment that begins a line', 'comment', 'x', true, true],
    ['goes on at a comment in a line', 'comment', 'x', false, false],
  ] as const)
    it(what, () => {
      expect(startsMoves(kind, text, isAtLineStart)).to.equal(ends);
    });
});

describe('the value of a repeated tag', () => {
  for (const [name, oldValue, value, joined] of [
    ['White', 'A', 'B', 'A:B'],
    ['White', 'A', 'A', 'A'],
    ['White', '?', 'B', 'B'],
    ['White', 'A', '?', 'A'],
    ['White', '', '', ''],
    ['Result', '1-0', '0-1', '0-1'],
    ['Result', '1-0', '*', '1-0'],
  ] as const)
    it(`is “${joined}” for ${name}, “${oldValue}” and “${value}”`, () => {
      expect(joinTagValues(name, oldValue, value)).to.equal(joined);
    });
});
