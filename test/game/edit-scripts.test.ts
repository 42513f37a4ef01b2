import {expect} from '@open-wc/testing';
import {formatPgn, parsePgn} from '../../src/core/pgn/index.js';
import {can, until} from '../tools/user.js';
import {Author, waysOr} from './author.js';
import {root} from './shown.js';

/** Morphy’s opera game by the squares of its moves. */
const operaGame =
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8'.split(
    ' ',
  );

const written = `[Event "Paris"]
[Date "1858.??.??"]
[White "Morphy"]
[Black "Duke Karl"]
[Result "1-0"]

{In a box at the opera.} 1. e4 e5 2. Nf3 d6 3. d4 Bg4 $6 {Weak.
[%cal Gg4f3]} (3... exd4 4. Nxd4) 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 $2 7. Qb3
$1 {[%cal Gb3f7]} Qe7 8. Nc3 (8. Qxb7) 8... c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+
Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ $3 Nxb8 17.
Rd8# {Mate.} 1-0`;

/** Enters the game, with moves as `play` makes them, from an empty board. */
async function enterOpera(author: Author, play: (...moves: string[]) => Promise<void>, withMarks: boolean) {
  await author.comment('In a box at the opera.');
  await play(...operaGame);
  await author.comment('Mate.');
  await author.goTo('Qb8+');
  await author.edit('Brilliant move');
  await author.goTo('d4');
  await play('e5d4', 'f3d4');
  await author.goTo('Bg4');
  await author.edit('Dubious move');
  await author.comment('Weak.');
  if (withMarks) await author.stroke(['g4', 'f3'], 'right');
  await author.goTo('Nf6');
  await author.edit('Mistake');
  await author.goTo('Qb3');
  await author.edit('Good move');
  if (withMarks) await author.stroke(['b3', 'f7'], 'right');
  await author.goTo('Qe7');
  await play('b3b7');
  for (const [label, value] of [
    ['White', 'Morphy'],
    ['Black', 'Duke Karl'],
    ['Event', 'Paris'],
    ['Date', '1858.??.??'],
    ['Result', '1-0'],
  ] as const)
    await author.tag(label, value);
}

const sameGame = (pgn: string) => formatPgn(parsePgn(pgn).games[0] as Parameters<typeof formatPgn>[0]);
const withoutMarks = written.replaceAll(/\s*\{?\[%cal Gb3f7\]\}|\n\[%cal Gg4f3\]/g, '');

/** How a person makes moves, each given by its squares. */
const players = {
  async mouse(author: Author, ...moves: string[]) {
    await author.play(...moves);
  },
  async finger(author: Author, ...moves: string[]) {
    for (const move of moves) {
      await author.touchDrag(move.slice(0, 2), move.slice(2, 4));
      await author.game.updateComplete;
    }
  },
  async keys(author: Author, ...moves: string[]) {
    const field = await until(() => author.root.querySelector<HTMLInputElement>('.move-input input'));
    for (const move of moves) {
      field.focus();
      field.value = move;
      await author.key('Enter');
    }
  },
};

describe('a person writes', () => {
  for (const by of waysOr('mouse')) {
    it(`the opera game, with variations, comments, glyphs and tags: by ${by}`, async function () {
      if (by === 'finger' && !(await can('touch'))) this.skip();
      const withMarks = by === 'mouse' && (await can('right-button'));
      const author = await Author.write(by === 'keys' ? {'move-input': ''} : {});
      await enterOpera(author, (...moves) => players[by](author, ...moves), withMarks);
      expect(author.pgn).to.equal(sameGame(withMarks ? written : withoutMarks).trim());
    });
  }
});

describe('what a writer hears', () => {
  const transcriptOf = async (lang: string, names: Readonly<Record<string, string>>) => {
    const author = await Author.write({lang}, '1. e4 e5 *');
    await until(() => root(author.game).querySelector('.edit')?.getAttribute('lang') === lang);
    const edit = (name: string) => () => author.edit(names[name] ?? '');
    const undo = () => author.pressButton(names.undo ?? '');
    return author.transcript(
      () => author.play('e2e4'),
      () => author.play('c7c5'),
      edit('good'),
      () => author.comment('Hi'),
      () => author.comment(' '),
      edit('diagram'),
      edit('promote'),
      undo,
      edit('delete'),
      () => author.tag(names.White ?? '', 'Morphy'),
    );
  };

  it('in English, one sentence for each act', async () => {
    expect(
      await transcriptOf('en', {
        undo: 'Undo',
        good: 'Good move',
        diagram: 'Diagram here',
        promote: 'Promote variation',
        delete: 'Delete from here',
        White: 'White',
      }),
    ).to.deep.equal([
      '1 White: pawn to e4.',
      'Variation 1 of 1. 1 Black: pawn to c5.',
      'Black’s move 1: good move.',
      'Comment changed.',
      'Comment deleted.',
      'Black’s move 1: Diagram here.',
      'Variation promoted.',
      'Undone: Variation promoted.',
      'Variation 1 of Black’s move 1 deleted.',
      'White: Morphy.',
    ]);
  });

  it('in German', async () => {
    expect(
      await transcriptOf('de', {
        undo: 'Rückgängig',
        good: 'Guter Zug',
        diagram: 'Diagramm hier',
        promote: 'Variante aufwerten',
        delete: 'Ab hier löschen',
        White: 'Weiß',
      }),
    ).to.deep.equal([
      '1 Weiß: Bauer nach e4.',
      'Variante 1 von 1. 1 Schwarz: Bauer nach c5.',
      '1. Zug von Schwarz: guter Zug.',
      'Kommentar geändert.',
      'Kommentar gelöscht.',
      '1. Zug von Schwarz: Diagramm hier.',
      'Variante aufgewertet.',
      'Rückgängig gemacht: Variante aufgewertet.',
      'Variante 1 zum 1. Zug von Schwarz gelöscht.',
      'Weiß: Morphy.',
    ]);
  });
});
