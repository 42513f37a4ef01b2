// Games as people write them, read by this package, kokopu and chessops. A program reads a text fully if it finds in it what it
// finds in the same games as PGN writes them: all games, moves, variations, comments, annotations and tags.
import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {chessops, kokopu, ours} from './programs.mjs';

const written = JSON.parse(readFileSync('test/tools/fixtures/pgn/as-written.json', 'utf8'));
/** How many texts each program reads fully: what docs/benchmarks.md says. */
const counts = {ours: 146, kokopu: 35, chessops: 69};

/** Whether a result of this package is only a warning about text between games. */
const isRemark = ({game, issues}) =>
  !game && issues?.length > 0 && issues.every(({severity}) => severity === 'warning');

/** What a program finds in a text; null for a text that it refuses, or of which it skips something. */
function findIn(read, text) {
  const games = read(text).filter((result) => !isRemark(result));
  if (games.some(({isError, refused}) => isError || refused)) return null;
  return JSON.stringify(games.map((result) => ({...result, game: null, issues: null})));
}

/** Whether a program finds as much in a text as in its games in the form of the standard. */
function readsFully(read, {text, games}) {
  const found = findIn(read, text);
  return found !== null && found === findIn(read, games.join('\n\n'));
}

describe('150 games as people write them', function () {
  this.timeout(60_000);
  for (const [name, read] of Object.entries({ours, kokopu, chessops})) {
    it(`are read fully by ${name}, as many as counted`, () => {
      const full = written.filter((row) => readsFully(read, row));
      console.log(`      ${name}: ${full.length} of ${written.length}`);
      expect(full).to.have.length(counts[name]);
    });
  }
});
