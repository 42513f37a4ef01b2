import {expect} from '@open-wc/testing';
import {parsePgn} from '../../src/core/pgn/index.js';
import {can, until} from '../tools/user.js';
import {Author, waysOr} from './author.js';

/** Position 518 of Chess960 is the start of chess, so both ways to castle are possible: onto the rook, and by two squares. */
const chess960 = {
  head: '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n[Variant "Chess960"]',
  squares: 'e2e4 e7e5 g1f3 b8c6 f1b5 d8e7 e1h1 d7d6 c2c3 c8d7 f1e1 e8c8',
  moves: '1. e4 e5 2. Nf3 Nc6 3. Bb5 Qe7 4. O-O (4. Qe2) 4... d6 5. c3 Bd7 6. Re1 O-O-O *',
};
const capablanca = {
  head: '[FEN "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"]\n[SetUp "1"]\n[Variant "Capablanca"]',
  squares: 'h2h4 h7h5 g1h2 g8h7 h1g3 h8g6 i1j3 i8j6 f1i1 f8j8',
  moves: '1. h4 h5 2. Bh2 Bh7 3. Cg3 Cg6 4. Nj3 Nj6 5. O-O O-O *',
};

describe('a game with castling is written', () => {
  for (const by of waysOr('mouse')) {
    it(`of Chess960, by ${by}`, async function () {
      if (by === 'finger' && !(await can('touch'))) this.skip();
      const author = await Author.write({}, `${chess960.head}\n\n*`);
      author.by = by;
      await author.play(...chess960.squares.split(' '));
      await author.goTo('Qe7');
      await author.play('d1e2');
      expect(author.pgn).to.equal(`${chess960.head}\n\n${chess960.moves}`);
      expect(parsePgn(author.pgn).issues).to.deep.equal([]);
    });

    it(`of Capablanca chess, from its start position in the editor, by ${by}`, async function () {
      if (by === 'finger' && !(await can('touch'))) this.skip();
      const author = await Author.write();
      author.by = by;
      await author.edit('Set up position');
      const menu = await until(() => author.root.querySelector<HTMLSelectElement>('.panel .start select'));
      menu.value = 'capablanca';
      menu.dispatchEvent(new Event('change', {bubbles: true}));
      await until(() => author.pgn.includes('Capablanca'));
      await author.edit('Play moves');
      await until(() => author.board.mode === 'play');
      await author.settled();
      await author.play(...capablanca.squares.split(' '));
      expect(author.pgn).to.equal(`${capablanca.head}\n\n${capablanca.moves}`);
      expect(parsePgn(author.pgn).issues).to.deep.equal([]);
    });
  }

  it('of Chess960, with the king beside the rook', async () => {
    const chess960 = await Author.write(
      {},
      '[Variant "Chess960"]\n[FEN "rkqbbnrn/pppppppp/8/8/8/8/PPPPPPPP/RKQBBNRN w KQkq - 0 1"]\n\n*',
    );
    await chess960.play('e2e3', 'e7e6', 'c2c3', 'c7c6', 'c1c2', 'c8c7', 'd1f3', 'd8f6');
    await chess960.play('b1a1');
    expect(chess960.pgn).to.match(/O-O-O \*$/);
    expect(parsePgn(chess960.pgn).issues.map(({message}) => message)).to.deep.equal([]);
  });
});
