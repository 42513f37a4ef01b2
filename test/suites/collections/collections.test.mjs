// The reader of PGN beside kokopu and chessops, on games that others have collected. What is compared: how many games
// there are; of each its tags, final position, number of half-moves, moves in all lines, variations, comments, their
// words, and annotations.
import {expect} from 'chai';
import {formatFen} from '../../../src/core/notation/index.js';
import {formatPgn, parsePgn} from '../../../src/core/pgn/index.js';
import {differenceOfIndex} from '../../tools/fixtures/index-law.js';
import {differences} from './differences.mjs';
import {chessops, kokopu, ours} from './programs.mjs';
import {collections} from './sources.mjs';

const seen = new Set();
const used = new Set();

/** Is there a row for this difference? */
function isKnown(program, text, game, field) {
  const row = differences.find(
    (one) =>
      one.program === program &&
      one.text === text &&
      (one.game ?? game) === game &&
      one.fields.includes(field),
  );
  if (row) used.add(`${differences.indexOf(row)} ${field}`);
  return !!row;
}

const short = (value) => JSON.stringify(value)?.slice(0, 200);

/** @returns a line for each difference that has no row. */
function compare(program, read, {name, text}) {
  seen.add(name);
  const mine = ours(text);
  const theirs = read(text);
  if (mine.length !== theirs.length) {
    return isKnown(program, name, 0, 'games')
      ? []
      : [`${name}: ${mine.length} games, ${program}: ${theirs.length}`];
  }
  return theirs.flatMap((game, index) =>
    Object.keys(game)
      .filter((field) => JSON.stringify(game[field]) !== JSON.stringify(mine[index][field]))
      .filter((field) => !isKnown(program, name, index + 1, field))
      .map(
        (field) =>
          `${name}, game ${index + 1}, ${field}: ${short(mine[index][field])}, ${program}: ${short(game[field])}`,
      ),
  );
}

/** The positions of all lines: they are accessors, which a comparison of objects passes over. */
function fens({start, moves}) {
  const found = [formatFen(start)];
  const lines = [moves];
  for (let line = lines.pop(); line; line = lines.pop()) {
    for (const {position, variations} of line) {
      found.push(formatFen(position));
      lines.push(...variations);
    }
  }
  return found;
}

for (const [collection, fetch] of Object.entries(collections)) {
  describe(collection, function () {
    this.timeout(300_000);
    let texts;
    before(function () {
      texts = fetch();
      if (texts) return;
      console.log(`      left out: ${collection}, which need apt-get and dpkg of Debian`);
      this.skip();
    });

    it('has games', () => {
      expect(texts.flatMap(({text}) => ours(text)).length).to.be.greaterThan(0);
    });

    for (const [program, read] of Object.entries({kokopu, chessops})) {
      it(`is read as ${program} reads it`, () => {
        expect(texts.flatMap((text) => compare(program, read, text)).join('\n')).to.equal('');
      });
    }

    it('has the same games in the index, which reads only odd ones', () => {
      for (const {name, text} of texts) expect(differenceOfIndex(text), name).to.equal('');
    });

    it('is written as text that is read as the same games', () => {
      for (const {name, text} of texts) {
        parsePgn(text).games.forEach((game, index) => {
          const again = formatPgn(game);
          const {games} = parsePgn(again);
          expect(games, `${name}, game ${index + 1}:\n${again}`).to.deep.equal([game]);
          expect(fens(games[0]), name).to.deep.equal(fens(game));
        });
      }
    });
  });
}

describe('the rows about differences', () => {
  it('are all still needed', () => {
    const rows = differences.flatMap(({program, text, fields}, index) =>
      !seen.has(text)
        ? []
        : fields
            .filter((field) => !used.has(`${index} ${field}`))
            .map((field) => `${program}, ${text}: ${field}`),
    );
    expect(rows.join('\n')).to.equal('');
  });
});
