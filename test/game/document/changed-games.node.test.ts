import {expect} from 'chai';
import fc from 'fast-check';
import {formatPgn, parsePgn, type Game} from '../../../src/core/pgn/index.js';
import {textOf} from '../../../src/game/document/changed-file.js';
import {withCopy, withMore, withNextFirst, withoutGame} from '../../../src/game/document/changed-games.js';
import {fileOf, filedGamesIn, type GameFile} from '../../../src/game/document/game-file.js';
import {foundIn} from '../../tools/fixtures/game-documents.js';

const fileIn = (text: string): GameFile => fileOf(text, foundIn(text));
const gamesOf = (file: GameFile) =>
  filedGamesIn(file).map(({content}) => {
    const {game} = content.read();
    return game && formatPgn(game);
  });
const added = parsePgn('[Event "New"]\n[Result "*"]\n\n*').games[0] as Game;

type Change = (file: GameFile, number: number) => GameFile;
/** Each change of a file, and what it does to the list of games. */
const changes: readonly (readonly [
  what: string,
  change: Change,
  effect: (games: readonly (string | null)[], index: number) => (string | null)[],
])[] = [
  [
    'adds',
    (file, number) => withMore(file, number + 1, added),
    (games, i) => [...games.slice(0, i + 1), formatPgn(added), ...games.slice(i + 1)],
  ],
  ['copies', withCopy, (games, i) => [...games.slice(0, i + 1), ...games.slice(i)]],
  ['removes', withoutGame, (games, i) => games.filter((_, one) => one !== i)],
  [
    'moves',
    withNextFirst,
    (games, i) =>
      i + 1 < games.length
        ? [...games.slice(0, i), games[i + 1] ?? null, games[i] ?? null, ...games.slice(i + 2)]
        : [...games],
  ],
];

/** A study as Lichess exports one. */
const study = Array.from(
  {length: 64},
  (_, i) => `[Event "Endings: Chapter ${i + 1}"]
[Site "https://lichess.org/study/abcdefgh/${i}"]
[Result "*"]
[UTCDate "2026.05.0${1 + (i % 9)}"]
[Variant "Standard"]
[ECO "?"]
[Opening "?"]
[Annotator "https://lichess.org/@/someone"]
[StudyName "Endings"]
[ChapterName "Chapter ${i + 1}"]
[FEN "8/8/8/4k3/8/4P3/4K3/8 w - - 0 1"]
[SetUp "1"]

{ Take the opposition.  [%csl Ge5] [%cal Ge2d3] }
1. Kd3 { [%eval 0.0] } 1... Kd5 $1 (1... Kf5 2. Kd4) 2. e4+ Ke5 3. Ke3 *
`,
).join('\n\n\n');

describe('a file with more, fewer or moved games', () => {
  for (const [what, change, effect] of changes) {
    it(`keeps the bytes of a study of 64 chapters, where it ${what} one`, () => {
      const before = fileIn(study);
      for (const number of [1, 30, 63, 64]) {
        const after = change(before, number);
        const texts = (file: GameFile) => filedGamesIn(file).map(({text}) => text);
        const newText = formatPgn(added).trimEnd();
        expect(texts(after).map((text) => (text === newText ? formatPgn(added) : text))).to.deep.equal(
          effect(texts(before), number - 1),
        );
        expect(gamesOf(fileIn(textOf(after)))).to.deep.equal(gamesOf(after));
      }
      expect(textOf(before)).to.equal(study);
    });
  }

  it('is what it was after a chapter is moved down and up, and after one is copied and removed', () => {
    const file = fileIn(study);
    expect(textOf(withNextFirst(withNextFirst(file, 7), 7))).to.equal(study);
    expect(textOf(withoutGame(withCopy(file, 7), 8))).to.equal(study);
    expect(textOf(withoutGame(withMore(file, 65, added), 65))).to.equal(study);
  });

  it('is read as the games that it is said to have', () => {
    const game = fc.constantFrom(
      '1. e4 *',
      '[White "A"]\n\n1. d4 d5 1-0',
      '[White "B"]\n\n1. c4',
      '*',
      '1. e4 (1. d4) 0-1',
      '[White "C"]\n[Result "1-0"]\n\n1. e4 {x} 1-0',
      '1. e4 e5 {open',
      '[White "D"]\n\n1. Ke5 *',
    );
    const gap = fc.constantFrom('\n\n', '\n', ' ', '\n\n\n', '\n%x\n', '\r\n\r\n', '\n; x\n\n');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(game, gap), {minLength: 1, maxLength: 4}),
        fc.array(fc.tuple(fc.constantFrom(...changes), fc.nat(4)), {minLength: 1, maxLength: 3}),
        (parts, acts) => {
          let file = fileIn(parts.flat().join(''));
          for (const [[what, change, effect], index] of acts) {
            const games = gamesOf(file);
            if (index >= games.length || (what === 'removes' && games.length === 1)) continue;
            const before = textOf(file);
            file = change(file, index + 1);
            const text = textOf(file);
            const note = JSON.stringify({what, index, before, text});
            expect(gamesOf(file).map(bare), note).to.deep.equal(effect(games, index).map(bare));
            expect(gamesOf(fileIn(text)), note).to.deep.equal(gamesOf(file));
          }
        },
      ),
      {numRuns: 1000},
    );
  });
});

/** A game without its result, which may be added so that the next one is not read as its end. */
const bare = (text: string | null) =>
  text
    ?.replace(/\[Result .*\]\n/, '')
    .replace(/(?:\*|1-0|0-1)\n$/, '')
    .trim();
