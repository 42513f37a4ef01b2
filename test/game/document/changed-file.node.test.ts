import {expect} from 'chai';
import fc from 'fast-check';
import {formatPgn, parsePgn, setComment, setTags, type Game} from '../../../src/core/pgn/index.js';
import {textOf, withGame} from '../../../src/game/document/changed-file.js';
import {fileOf, gameIn} from '../../../src/game/document/game-file.js';
import {foundIn} from '../../tools/fixtures/game-documents.js';

/** Replaces the game at an index, and compares what `withGame` returns with what a reader finds in its text. */
function change(text: string, index: number, edit: (game: Game) => Game): string {
  const found = foundIn(text);
  const filed = fileOf(text, found);
  const before = gameIn(filed, index + 1);
  if (!before) return text;
  const file = withGame(filed, index + 1, edit(before));
  const after = textOf(file);
  const again = fileOf(after, foundIn(after));
  const plain = ({chunks, rest}: typeof file) => [
    ...chunks.flat().map(({gap, text: own, content}) => {
      const {game} = content.read();
      return {gap, own, pgn: game && formatPgn(game)};
    }),
    rest,
  ];
  expect(plain(again), JSON.stringify({text, after})).to.deep.equal(plain(file));
  return after;
}
const comment = (game: Game) => setComment(game, 'start', 'changed');

describe('a file in which one game was changed', () => {
  for (const [title, text, after] of [
    [
      'after a game on the same line',
      '1. e4 * % [White "B"]\n1. d4 *',
      '{changed} 1. e4 *\n\n % [White "B"]\n1. d4 *',
    ],
    [
      'directly after a game',
      '1. e4 *\n % [White "B"]\n1. d4 *',
      '{changed} 1. e4 *\n\n % [White "B"]\n1. d4 *',
    ],
    [
      'at the start of a line',
      '1. e4 *\n%x\n[White "B"]\n1. d4 *',
      '{changed} 1. e4 *\n\n%x\n[White "B"]\n1. d4 *',
    ],
  ] as const) {
    it(`keeps the next game if a percent sign stands ${title}`, () => {
      expect(change(text, 0, comment)).to.equal(after);
    });
  }

  it('keeps the bytes of games that were not read, and does not read them', () => {
    const text = (result: string) => `[White  "A"]\r\n[White "A"]\r\n\r\n1.e4  e5 ${result}`;
    const plain = (name: string) => `[White "${name}"]\r\n\r\n1.e4  e5 *`;
    const whole = [plain('A'), plain('B'), text('1-0'), plain('D'), plain('E')].join('\r\n\r\n');
    const file = withGame(fileOf(whole, foundIn(whole)), 2, parsePgn('1. c4 *').games[0] as Game);
    expect(textOf(file)).to.equal(whole.replace(plain('B'), '1. c4 *'));
    expect(file.chunks.flat().map(({content}) => content.isRead)).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is read as the games that it is said to have', () => {
    const game = fc.constantFrom(
      '1. e4 *',
      '[White "A"]\n\n1. d4 d5 1-0',
      '[White "B"]\n\n1. c4',
      '*',
      '1. e4 (1. d4) 0-1',
      '1. e4 e5 {open',
    );
    const gap = fc.constantFrom(
      '\n\n',
      '\n',
      ' ',
      '\n\n\n',
      '\n%x\n',
      ' % ',
      '\n % y\n',
      '\n\n%',
      '\r\n\r\n',
      ' {x} ',
      '\n; x\n\n',
    );
    const edits: readonly ((game: Game) => Game)[] = [
      comment,
      (before) => setTags(before, new Map([['Event', 'E']])),
      () => parsePgn('*').games[0] as Game,
    ];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(game, gap), {minLength: 1, maxLength: 4}),
        fc.nat(3),
        fc.constantFrom(...edits),
        (parts, index, edit) => {
          change(parts.flat().join(''), index, edit);
        },
      ),
      {numRuns: 2000},
    );
  });
});
