// Texts that people met in other programs, each of a kind that is read here, with others of the same kind.
import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {formatFen, parseEpd, parseFen} from '../../src/core/notation/index.js';
import {
  formatPgn,
  nagGlyph,
  parsePgn,
  type Comment,
  type Game,
  type GameMove,
} from '../../src/core/pgn/index.js';

/** What a game of a text is expected to have; whatever a row leaves out is not compared. */
interface ExpectedGame {
  /** The main line in SAN. */
  readonly line?: string;
  readonly start?: string;
  readonly tags?: {readonly [name: string]: string};
  readonly result?: string;
  /** How many variations the moves of the main line have. */
  readonly variations?: number;
  readonly nags?: readonly number[];
  readonly texts?: readonly string[];
  readonly clocks?: readonly number[];
  readonly elapsed?: readonly number[];
  readonly evaluations?: readonly object[];
  readonly markCount?: number;
  readonly diagrams?: number;
}

interface Row {
  readonly kind: string;
  /** The function that reads the input. */
  readonly read: 'pgn' | 'fen' | 'epd' | 'nag';
  readonly input: string & number;
  readonly expect: {
    readonly games?: readonly ExpectedGame[];
    /** The number of errors, of all issues, and the least number of errors. */
    readonly errors?: number;
    readonly issues?: number;
    readonly minErrors?: number;
    readonly glyph?: string;
    readonly glyphNotEmpty?: boolean;
    readonly tolerant?: string | null;
    readonly warns?: boolean;
    readonly operations?: {readonly [opcode: string]: readonly string[]};
  };
}

const rows = JSON.parse(readFileSync('test/tools/fixtures/reported.json', 'utf8')) as readonly Row[];

const commentsOf = ({comments, moves}: Game): readonly Comment[] => [
  ...comments,
  ...moves.flatMap((move) => [...move.commentsBefore, ...move.commentsAfter]),
];
const sansOf = (moves: readonly GameMove[]) => moves.map(({san}) => san).join(' ');

/** What is found in a game, by the names of what may be expected. */
function findIn(game: Game): Required<ExpectedGame> {
  const comments = commentsOf(game);
  return {
    line: sansOf(game.moves),
    start: formatFen(game.start),
    tags: Object.fromEntries(game.tags),
    result: game.result,
    variations: game.moves.reduce((sum, {variations}) => sum + variations.length, 0),
    nags: game.moves.flatMap(({nags}) => nags),
    texts: comments.flatMap(({text}) => text || []),
    clocks: comments.flatMap(({clock}) => clock ?? []),
    elapsed: comments.flatMap(({elapsed}) => elapsed ?? []),
    evaluations: comments.flatMap(({evaluation}) => evaluation ?? []),
    markCount: comments.reduce((sum, {marks}) => sum + marks.length, 0),
    diagrams: comments.filter(({diagram}) => diagram).length,
  };
}

const readers: {readonly [read in Row['read']]: (row: Row) => void} = {
  pgn({input, expect: expected}) {
    const {games, issues} = parsePgn(input);
    const errors = issues.filter(({severity}) => severity === 'error').map(({message}) => message);
    if (expected.errors !== undefined) expect(errors).to.have.length(expected.errors);
    if (expected.issues !== undefined) expect(issues).to.have.length(expected.issues);
    if (expected.minErrors !== undefined) expect(errors.length).to.be.at.least(expected.minErrors);
    if (!expected.games) return;
    expect(games).to.have.length(expected.games.length);
    for (const [i, {tags, ...others}] of expected.games.entries()) {
      const game = games[i] as Game;
      const found = findIn(game);
      expect(found).to.deep.include(others);
      if (tags) expect(found.tags).to.include(tags);
      // What is written is read as the same game, and has nothing more to report than that PGN lacks null moves.
      const written = parsePgn(formatPgn(game));
      expect(findIn(written.games[0] as Game)).to.deep.equal({
        ...found,
        tags: findIn(written.games[0] as Game).tags,
      });
      expect(
        written.issues.filter(({code}) => code !== 'null-move' && code !== 'variant-assumed'),
      ).to.deep.equal([]);
    }
  },
  fen({input, expect: {tolerant, warns}}) {
    expect(parseFen(input).ok).to.equal(false);
    const read = parseFen(input, {tolerant: true});
    expect(read.ok ? formatFen(read.position) : null).to.equal(tolerant);
    if (read.ok && warns !== false) expect(read.warnings).not.to.be.empty;
  },
  epd({input, expect: {tolerant, operations = {}}}) {
    const read = parseEpd(input, {tolerant: true});
    expect(read.ok ? formatFen(read.position) : read.error.message).to.equal(tolerant);
    if (!read.ok) return;
    expect(read.warnings).not.to.be.empty;
    const found = Object.fromEntries(read.operations.map(({opcode, operands}) => [opcode, operands]));
    expect(found).to.deep.include(operations);
  },
  nag({input, expect: {glyph, glyphNotEmpty}}) {
    if (glyph !== undefined) expect(nagGlyph(input)).to.equal(glyph);
    if (glyphNotEmpty) expect(nagGlyph(input)).not.to.equal('');
  },
};

for (const kind of new Set(rows.map((row) => row.kind))) {
  describe(`reported: ${kind}`, () => {
    for (const row of rows.filter((one) => one.kind === kind))
      it(`reads ${JSON.stringify(row.input).slice(0, 100)}`, () => {
        readers[row.read](row);
      });
  });
}
