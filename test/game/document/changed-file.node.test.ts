import {expect} from 'chai';
import fc from 'fast-check';
import {formatPgn, parsePgn, setComment, setTags, type Game} from '../../../src/core/pgn/index.js';
import {withGame} from '../../../src/game/document/changed-file.js';
import {fileOf, textOf} from '../../../src/game/document/game-file.js';
import {foundIn} from '../../tools/fixtures/game-documents.js';

/** Replaces the game at an index, and compares what `withGame` returns with what a reader finds in its text. */
function change(text: string, index: number, edit: (game: Game) => Game): string {
  const found = foundIn(text);
  const before = found[index]?.game;
  if (!before) return text;
  const file = withGame(fileOf(text, found), before, edit(before));
  const after = textOf(file);
  const again = fileOf(after, foundIn(after));
  const plain = ({chunks, rest}: typeof file) => [
    ...chunks.flat().map(({gap, text: own, game}) => ({gap, own, pgn: game && formatPgn(game)})),
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

  it('is read as the games that it is said to have', () => {
    const game = fc.constantFrom(
      '1. e4 *',
      '[White "A"]\n\n1. d4 d5 1-0',
      '[White "B"]\n\n1. c4',
      '*',
      '1. e4 (1. d4) 0-1',
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
