import {expect} from 'chai';
import fc from 'fast-check';
import {formatFen} from '../../../src/core/notation/index.js';
import {
  formatPgn,
  nagGlyph,
  parseMoveText,
  parsePgn,
  readGames,
  type Game,
  type GameMove,
  type ReadGame,
} from '../../../src/core/pgn/index.js';
import {partOf} from '../../tools/part.js';
import {positionOf} from '../../tools/read.js';

function only(text: string): Game {
  const {games} = parsePgn(text);
  expect(games).to.have.lengthOf(1);
  return games[0] as Game;
}

/** A short form of the tree: moves, with their comments and variations if they have any. */
const inShort = (moves: readonly GameMove[]): unknown[] =>
  moves.map(({san, nags, commentsBefore, commentsAfter, variations}) => {
    const said = {
      ...(commentsBefore.length && {before: commentsBefore.map(({text}) => text)}),
      ...(commentsAfter.length && {after: commentsAfter.map(({text}) => text)}),
      ...(nags.length && {nags}),
      ...(variations.length && {variations: variations.map(inShort)}),
    };
    return Object.keys(said).length ? {san, ...said} : san;
  });

describe('parsePgn reads a game as a tree:', () => {
  const rows: readonly (readonly [what: string, text: string, moves: readonly unknown[]])[] = [
    [
      'comments before and after a move, several of each',
      '1. {a} {b} e4 {c} {d} 1... {e} e5 {f} *',
      [
        {san: 'e4', before: ['a', 'b'], after: ['c', 'd']},
        {san: 'e5', before: ['e'], after: ['f']},
      ],
    ],
    ['a comment after the last move', '1. e4 {a} *', [{san: 'e4', after: ['a']}]],
    ['a comment behind the result', '1. e4 * {a}', [{san: 'e4', after: ['a']}]],
    [
      'comments to the end of the line',
      '1. e4 ; a } b {\n; c\ne5 *',
      [{san: 'e4', after: ['a } b {', 'c']}, 'e5'],
    ],
    [
      'variations with their comments',
      '1. e4 e5 ({a} 1... c5 {b} 2. Nf3) (1... e6) 2. Nf3 *',
      ['e4', {san: 'e5', variations: [[{san: 'c5', before: ['a'], after: ['b']}, 'Nf3'], ['e6']]}, 'Nf3'],
    ],
    [
      'variations inside variations',
      '1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3)) 2. c4) e5 *',
      [
        {
          san: 'e4',
          variations: [['d4', {san: 'd5', variations: [['Nf6', {san: 'c4', variations: [['Nf3']]}]]}, 'c4']],
        },
        'e5',
      ],
    ],
    [
      'a comment after a variation as one before the next move',
      '1. e4 (1. d4) {a} e5 (1... c5) {b} *',
      [
        {san: 'e4', variations: [['d4']]},
        {san: 'e5', before: ['a'], after: ['b'], variations: [['c5']]},
      ],
    ],
    [
      'annotations as signs, numbers and glyphs, each once',
      '1. e4! $1 $14 e5?? 2. Nf3 !? ± Nc6+- 3. Bb5⩲ N a6□ *',
      [
        {san: 'e4', nags: [1, 14]},
        {san: 'e5', nags: [4]},
        {san: 'Nf3', nags: [5, 16]},
        {san: 'Nc6', nags: [18]},
        {san: 'Bb5', nags: [14, 146]},
        {san: 'a6', nags: [7]},
      ],
    ],
    [
      'annotations as letters',
      '1. e4 RR e5 inf 2. Nf3 N *',
      [
        {san: 'e4', nags: [145]},
        {san: 'e5', nags: [13]},
        {san: 'Nf3', nags: [146]},
      ],
    ],
    ['a diagram asked for by a letter', '1. e4 D *', [{san: 'e4', after: ['']}]],
    [
      'an annotation before a move',
      '1. e4 ($142 1. d4) *',
      [{san: 'e4', variations: [[{san: 'd4', nags: [142]}]]}],
    ],
    [
      'an annotation after the number of a move, also behind a variation',
      '1. e4 (1. d4) 1... $142 e5 (1... c5) $1 *',
      [
        {san: 'e4', variations: [['d4']]},
        {san: 'e5', nags: [142, 1], variations: [['c5']]},
      ],
    ],
    ['SAN in one spelling, with check and mate', '1. f2f3 e7-e5 2. g4 Qd8h4 *', ['f3', 'e5', 'g4', 'Qh4#']],
  ];
  for (const [what, text, moves] of rows) {
    it(what, () => expect(inShort(only(text).moves)).to.deep.equal(moves));
  }

  it('comments before the first move are about the game, with tags or without', () => {
    const texts = ({comments}: Game): unknown => comments.map(({text}) => text);
    expect(texts(only('{a} [White "B"]\n\n{b} ; c\n1. {d} e4 *'))).to.deep.equal(['a', 'b', 'c']);
    const [, second] = parsePgn('1. e4 *\n\n{a}\n[White "B"]\n\n*').games;
    expect(second && texts(second)).to.deep.equal(['a']);
  });

  it('moves have the position after them, also in variations', () => {
    const [e4] = only('1. e4 (1. d4 d5) e5 *').moves;
    expect(e4 && formatFen(e4.position)).to.equal(
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    );
    const d5 = e4?.variations[0]?.[1];
    expect(d5 && formatFen(d5.position)).to.equal(
      'rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2',
    );
  });

  it('null moves pass the turn', () => {
    const [, pass] = only('1. e4 -- *').moves;
    expect(pass?.move).to.equal(null);
    expect(pass && formatFen(pass.position)).to.equal(
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2',
    );
  });

  it('games on ten files need only the name of their variant', () => {
    const game = only('[Variant "Janus"]\n\n1. e4 *');
    expect(formatFen(game.start)).to.equal(
      'ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w sKQkq - 0 1',
    );
    expect(parsePgn(formatPgn(game)).games).to.deep.equal([game]);
  });

  it('games without one of the kings start from their FEN', () => {
    const game = only('[Variant "White king only"]\n[FEN "r7/8/8/8/8/8/5PPP/6K1 b - - 0 1"]\n\n1... Ra1# *');
    expect(inShort(game.moves)).to.deep.equal(['Ra1#']);
  });
});

describe('the commands of a comment', () => {
  const nothing = {text: '', marks: [], diagram: false};
  const green = {color: 'green', to: ''} as const;

  const rows: readonly (readonly [text: string, comment: object | undefined])[] = [
    ['[%clk 1:02:03]', {...nothing, clock: 3723}],
    ['[%clk 0:00:03.5]', {...nothing, clock: 3.5}],
    ['[%clk 90:00]', {...nothing, clock: 5400}],
    ['[%emt 0:00:05]', {...nothing, elapsed: 5}],
    ['[%emt 12]', {...nothing, elapsed: 12}],
    ['[%eval 0.25]', {...nothing, evaluation: {pawns: 0.25}}],
    ['[%eval -1.5,20]', {...nothing, evaluation: {pawns: -1.5, depth: 20}}],
    ['[%eval #-3]', {...nothing, evaluation: {mate: -3}}],
    ['[%csl Gd4]', {...nothing, marks: [{...green, from: 'd4'}]}],
    [
      '[%cal Rd1d4,Gh1h8][%csl Gd4]',
      {
        ...nothing,
        marks: [
          {...green, from: 'd4'},
          {color: 'red', from: 'd1', to: 'd4'},
          {color: 'green', from: 'h1', to: 'h8'},
        ],
      },
    ],
    ['[%clk 3d 2:00:00]', {...nothing, clock: 266_400}],
    ['[%clk 2d]', {...nothing, clock: 172_800}],
    ['[%emt soon]', {...nothing, commands: ['[%emt soon]']}],
    ['[%clk 9999999:00:00]', {...nothing, commands: ['[%clk 9999999:00:00]']}],
    ['[%eval M3]', {...nothing, evaluation: {mate: 3}}],
    ['[%eval -M3,20]', {...nothing, evaluation: {mate: -3, depth: 20}}],
    ['[%eval M-3]', {...nothing, evaluation: {mate: -3}}],
    ['[%eval .5]', {...nothing, evaluation: {pawns: 0.5}}],
    ['[%eval #0]', {...nothing, evaluation: {mate: 0}}],
    ['[%emt 0:01:02.25] [%eval #2,30]', {...nothing, elapsed: 62.25, evaluation: {mate: 2, depth: 30}}],
    ['[#]', {...nothing, diagram: true}],
    ['[D]', {...nothing, diagram: true}],
    ['White [%clk 0:01:00]  is\nbetter [#]', {text: 'White is better', marks: [], clock: 60, diagram: true}],
    ['one\n two\n\n three', {...nothing, text: 'one two\n\nthree'}],
    [
      'A [%evp 1,2,\n3] plan [%unknown] [x] [%mdl 1024]',
      {...nothing, text: 'A plan [x]', commands: ['[%evp 1,2, 3]', '[%unknown]', '[%mdl 1024]']},
    ],
    [
      '[%tqu "En","Find the move","","","e2e4","",10][%wdl 4 990 6][%timestamp 12]',
      {
        ...nothing,
        commands: ['[%tqu "En","Find the move","","","e2e4","",10]', '[%wdl 4 990 6]', '[%timestamp 12]'],
      },
    ],
    ['[%csl Gi4] [%clk soon] [%eval ?]', {...nothing, commands: ['[%csl Gi4]', '[%clk soon]', '[%eval ?]']}],
    [
      '[%cal Ge2e4,Xd1h5,Ra1a8]',
      {
        ...nothing,
        marks: [
          {color: 'green', from: 'e2', to: 'e4'},
          {color: 'green', from: 'd1', to: 'h5'},
          {color: 'red', from: 'a1', to: 'a8'},
        ],
      },
    ],
    ['[%clk[%clk 0:01:00] 0:02:00]', {...nothing, text: '[%clk[%clk 0:01:00] 0:02:00]'}],
    ['<b>&amp;</b>', {...nothing, text: '<b>&amp;</b>'}],
    ['', undefined],
    [' \n ', undefined],
  ];
  for (const [text, expected] of rows) {
    it(`${JSON.stringify(text)} are read and written`, () => {
      const game = only(`1. e4 {${text}} *`);
      expect(game.moves[0]?.commentsAfter[0]).to.deep.equal(expected);
      expect(parsePgn(formatPgn(game)).games).to.deep.equal([game]);
    });
  }

  it('$220 is read as a comment that requests a diagram', () => {
    expect(only('1. e4 $220 $1 *').moves[0]).to.deep.include({
      nags: [1],
      commentsAfter: [{...nothing, diagram: true}],
    });
    expect(only('$220 1. e4 *').comments).to.deep.equal([{...nothing, diagram: true}]);
  });

  it('can mark all squares of a board of ten files', () => {
    const [move] = only('[Variant "Capablanca"]\n\n1. e4 {[%csl Gj8]} *').moves;
    expect(move?.commentsAfter[0]?.marks).to.deep.equal([{...green, from: 'j8'}]);
  });
});

describe('nagGlyph', () => {
  it('returns the glyph of an annotation, the same for both colours, or an empty text', () => {
    expect([1, 2, 3, 4, 5, 6, 14, 19, 22, 23, 146, 150].map(nagGlyph)).to.deep.equal([
      ...['!', '?', '!!', '??', '!?', '?!', '⩲', '-+', '⨀', '⨀', 'N', ''],
    ]);
  });
});

describe('parseMoveText', () => {
  const {start} = only('*');

  it('reads a solution with a variation', () => {
    const {moves, comments, result, issues} = parseMoveText(
      '{Find it.} 1. f3 e5 2. g4 Qh4# (2... Qg5? {No mate.} 3. h4) 0-1',
      start,
    );
    expect(comments.map(({text}) => text)).to.deep.equal(['Find it.']);
    expect(inShort(moves)).to.deep.equal([
      ...['f3', 'e5', 'g4'],
      {san: 'Qh4#', variations: [[{san: 'Qg5', after: ['No mate.'], nags: [2]}, 'h4']]},
    ]);
    expect(result).to.equal('0-1');
    expect(issues).to.deep.equal([]);
  });

  it('reads UCI without numbers', () => {
    const {moves, issues} = parseMoveText('e2e4 e7e5 g1f3', start);
    expect(inShort(moves)).to.deep.equal(['e4', 'e5', 'Nf3']);
    expect(issues).to.deep.equal([]);
  });

  it('reports where a move cannot be played', () => {
    const [issue] = parseMoveText('1. e4\n1... Kg6', start).issues;
    expect(issue).to.deep.include({
      code: 'move-unreadable',
      line: 2,
      column: 6,
      index: 11,
      length: 3,
      ply: 2,
    });
  });

  it('reports a tag, and does not read it, whatever the notation of the moves', () => {
    for (const knight of ['N', 'S']) {
      const text = `[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] 1. e4 e5 2. ${knight}f3`;
      const {moves, issues} = parseMoveText(text, start);
      expect(inShort(moves)).to.deep.equal(['e4', 'e5', 'Nf3']);
      expect(issues[0]).to.deep.include({code: 'stray', index: 0, values: {found: '[FEN'}});
    }
  });

  it('has no moves in anything but a string', () => {
    for (const text of ['', undefined, null, 7, {}]) {
      expect(parseMoveText(text as string, start).moves).to.deep.equal([]);
    }
  });
});

const example = `[Event "A"]
[White "B"]

{About the game.} 1. e4 {[%clk 0:01:00] The king's pawn.} e5 $2 (1... c5 2. Nf3 {[%cal Gf3d4]} (2. c3
d5)) 2. Nf3 *

[Event "C"]

1. d4 -- 2. Ke3 1-0

1. c4 *

`;

describe('readGames', () => {
  it('yields games one after another, with their issues and ends', () => {
    const read = [...readGames(example)];
    expect(read.map(({number, game}) => [number, game?.tags.get('Event')])).to.deep.equal([
      [1, 'A'],
      [2, 'C'],
      [3, undefined],
    ]);
    expect(read.map(({issues}) => issues.map(({code, line}) => [code, line]))).to.deep.equal([
      [],
      [
        ['null-move', 9],
        ['move-unreadable', 9],
      ],
      [],
    ]);
    expect(read.map(({end}) => example.slice(0, end).split('\n').length)).to.deep.equal([5, 9, 11]);
  });

  it('yields the same games for a text in pieces of any length', () => {
    const text = example.replaceAll('\n', '\r\n').repeat(3000);
    // Long enough to be read in several pieces, whose length is 2 ** 18.
    expect(text.length).to.be.greaterThan(2 * 2 ** 18);
    const inShort = ({number, end, game, issues}: ReadGame) =>
      JSON.stringify([number, end, game?.moves.length, issues]);
    const whole = Array.from(readGames(text), inShort);
    for (const length of partOf([70_001, 2 ** 18])) {
      const pieces = function* (): Generator<string> {
        for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
      };
      expect(Array.from(readGames(pieces()), inShort)).to.deep.equal(whole);
    }
  });
});

describe('formatPgn', () => {
  it('writes the Seven Tag Roster first, and lines of fewer than 80 characters', () => {
    const long = `{${'word '.repeat(60)}[%csl Ge4] ${'( '.repeat(3)}} `;
    const text = formatPgn(
      only(
        `[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]\n[Black "B"]\n[White "A"]\n[Annotator "C"]\n${long} Kd7 ${long} *`,
      ),
    );
    const lines = text.split('\n');
    expect(lines.slice(0, 5)).to.deep.equal([
      '[White "A"]',
      '[Black "B"]',
      '[Annotator "C"]',
      '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]',
      '',
    ]);
    expect(text).to.match(/40\.\.\. Kd7 \{\[%csl Ge4\]/);
    for (const line of lines) expect(line.length, line).to.be.lessThan(80);
    expect(lines.at(-1)).to.equal('');
  });

  it('adds the start position if the tags do not name it', () => {
    const start = positionOf('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    expect(formatPgn({tags: new Map(), start, comments: [], moves: [], result: '*'})).to.equal(
      '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"]\n\n*\n',
    );
  });

  it('writes text that is read as the same game', () => {
    for (const {game} of readGames(example)) {
      expect(game && parsePgn(formatPgn(game)).games).to.deep.equal([game]);
    }
  });
});

/** Move text made of all that PGN allows, in any order. */
const moveText = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('1.', '1...', 'e4', 'e5', 'd4', 'd5', 'Nf3', 'Nc6', 'Nf6', 'a3', 'h6'),
      },
      {weight: 2, arbitrary: fc.constantFrom('(', ')', '--', '$1', '$220', '!?', '*', '\n\n', '\n')},
      {
        weight: 2,
        arbitrary: fc
          .string({
            unit: fc.constantFrom(
              ...'ab}[]%# \n\\"-;(',
              '[%clk 0:01]',
              '[%csl Ge4]',
              '[#]',
              '[%eval 1]',
              '\n\n',
            ),
          })
          .map((text) => `{${text.replaceAll('}', '')}}`),
      },
      {weight: 1, arbitrary: fc.string({unit: fc.constantFrom(...'ab}{[]% ')}).map((text) => `;${text}\n`)},
    ),
    {maxLength: 60},
  )
  .map((tokens) => tokens.join(' '));
const tagText = fc.dictionary(fc.stringMatching(/^[A-Z][a-z]{2,5}$/), fc.string(), {maxKeys: 4}).map((tags) =>
  Object.entries(tags)
    .map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]\n`)
    .join(''),
);

/** The FENs of all positions: a comparison of objects ignores them, because they are getters. */
function fens({start, moves}: Game): string[] {
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

describe('a game that was read', () => {
  // The test also runs in browsers, which have no environment variables: to repeat a failure, put its seed here.
  const seed = 1 + Math.floor(Math.random() * 2 ** 30);
  it(`is written as text that is read as the same game, with seed ${seed}`, () => {
    const law = fc.property(tagText, moveText, (tags, moves) => {
      for (const game of parsePgn(`${tags}\n${moves}`).games) {
        const text = formatPgn(game);
        const {games} = parsePgn(text);
        expect(games, text).to.deep.equal([game]);
        expect(games.flatMap(fens)).to.deep.equal(fens(game));
      }
    });
    fc.assert(law, {seed, numRuns: 1000});
  });
});
