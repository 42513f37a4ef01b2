import {expect} from 'chai';
import fc from 'fast-check';
import {decodeFile} from '../../../src/core/pgn/decode-file.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

describe('decodeFile', () => {
  it('keeps the letters of a file of UTF-8 in which one byte is bad', () => {
    const {text, encoding} = decodeFile(join(utf8('Müller, Škvor, ¡bravo! '), [0xe9], utf8(' – end')));
    expect([text, encoding]).to.deep.equal(['Müller, Škvor, ¡bravo! é – end', 'UTF-8 with some Latin-1']);
  });

  it('reads Latin-1 as such, even if two of its letters could be one of UTF-8', () => {
    const {text, encoding} = decodeFile(
      join(utf8('M'), [0xfc], utf8('ller, Andr'), [0xe9], utf8(', '), [0xc3, 0xa9, 0xe9]),
    );
    expect([text, encoding]).to.deep.equal(['Müller, André, Ã©é', 'Latin-1']);
  });

  it('reads each text that is valid in UTF-8 as it is, however long', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', minLength: 1}), (text) => {
        fc.pre(!/^[\0\ufeff\u{fffe}]/u.test(text) && !/^.?\0/s.test(text));
        expect(decodeFile(utf8(text)).text).to.equal(text);
      }),
    );
    const long = 'é'.repeat(100_000);
    expect(decodeFile(join(utf8(long), [0xe8])).text).to.equal(`${long}è`);
  });
});
