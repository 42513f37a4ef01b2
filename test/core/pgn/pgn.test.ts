import {expect} from 'chai';
import {formatFen} from '../../../src/core/notation/index.js';
import {
  isOrthodox,
  parsePgn,
  setUpTags,
  type Game,
  type ParsedPgn,
  type PgnIssue,
} from '../../../src/core/pgn/index.js';
import {formatUci} from '../../../src/core/rules/index.js';
import games from '../../tools/fixtures/rules/game.json';
import {positionOf} from '../../tools/read.js';

// Exactly as the X-FEN text prints it, with its en dashes.
const smirf = `[Event "SmirfGUI Computerchess Game"]
[Site "CHESSBOX"]
[Date "2005.06.19"]
[Round "Test"]
[White "White"]
[Black "Black"]
[Result "*"]
[Annotator "R. Scharnagl"]
[SetUp "1"]
[Variant "Fischerrandom"]
[FEN "rnbnkqrb/pppppppp/8/8/8/8/PPPPPPPP/RNBNKQRB w KQkq - 0 1"]

1. h4 g6 2. g3 Bf6 3. a4 Qh6 4. Ra3 Bxh4
5. gxh4 Qxh4 6. Qh3 Qxh3 7. Rxh3 Ne6 8. Bf3 d6
9. Nbc3 Ng5 10. Rhh1 Bf5 11. 0–0 *
`;

/** The X-FEN after a number of half-moves, or at the end. */
function fenAfter({start, moves}: Game, plies = moves.length): string {
  return formatFen(moves[plies - 1]?.position ?? start);
}

/** The issues that are errors, not warnings. */
const errorsOf = ({issues}: ParsedPgn): readonly PgnIssue[] =>
  issues.filter(({severity}) => severity === 'error');

function only(text: string): Game {
  const parsed = parsePgn(text);
  const {games} = parsed;
  expect(errorsOf(parsed).map(({message}) => message)).to.deep.equal([]);
  expect(games).to.have.lengthOf(1);
  return games[0] as Game;
}

const ucis = ({start, moves}: Game): string =>
  moves.map(({move}) => (move ? formatUci(start, move) : '--')).join(' ');

describe('the SMIRF game of the X-FEN text', () => {
  it('reaches the position that the text prints before 11. 0–0', () => {
    expect(fenAfter(only(smirf), 20)).to.equal(
      'rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11',
    );
  });

  it('castles with the inner rook', () => {
    const game = only(smirf);
    expect(game.moves[20]?.move).to.deep.equal({from: 'e1', to: 'g1', castle: 'kingside'});
    expect(fenAfter(game)).to.equal('rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BN1RKR b kq - 5 11');
  });

  it('has its tags, and is not orthodox', () => {
    const game = only(smirf);
    expect([...game.tags.keys()]).to.have.lengthOf(11);
    expect(game.tags.get('Annotator')).to.equal('R. Scharnagl');
    expect(game.result).to.equal('*');
    expect(isOrthodox(game)).to.equal(false);
  });
});

describe('setUpTags', () => {
  it('returns two tag lines for a game from any start position', () => {
    for (const {start, plies} of games) {
      const position = positionOf(start);
      const tags = setUpTags(position);
      expect(tags.split('\n')).to.have.lengthOf(2);
      const game = only(`${tags}\n\n${plies.map(({san}) => san).join(' ')} 1/2-1/2`);
      expect(game.start).to.deep.equal(position);
      expect(fenAfter(game)).to.equal(plies[plies.length - 1]?.xfen);
    }
  });

  it('is as PGN writes it', () => {
    const {start} = only(smirf);
    expect(setUpTags(start)).to.equal(
      '[SetUp "1"]\n[FEN "rnbnkqrb/pppppppp/8/8/8/8/PPPPPPPP/RNBNKQRB w KQkq - 0 1"]',
    );
  });
});

describe('parsePgn reads', () => {
  const rows: readonly (readonly [what: string, text: string, moves: string])[] = [
    ['moves with and without numbers', '1. e4 e5 2.Nf3 Nc6 Bb5 3... a6', 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6'],
    ['comments in braces', '1. e4 {the best; by (test)} e5{[%clk 0:01]}2. Nf3', 'e2e4 e7e5 g1f3'],
    ['comments over lines', '1. e4 {one\n% two\n[White "x"] three} e5', 'e2e4 e7e5'],
    ['comments to the end of the line', '1. e4 ; not e5 {\n e5;;\n', 'e2e4 e7e5'],
    ['NAGs and judgements', '1. e4! $1 e5?? $4$14 2. Nf3 !? +/- = ± Nc6 +-', 'e2e4 e7e5 g1f3 b8c6'],
    ['past variations, also nested', '1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 (1... c5 *)', 'e2e4 e7e5'],
    ['past a variation with a result', '1. e4 (1. d4 1-0) e5', 'e2e4 e7e5'],
    [
      'castling in zeros',
      '1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0–0',
      'g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1 e8g8',
    ],
    ['e.p. apart from its move', '1. e4 a6 2. e5 d5 3. exd6 e.p. a5', 'e2e4 a7a6 e4e5 d7d5 e5d6 a6a5'],
    ['Windows line ends and a byte order mark', '\ufeff1. e4\r\n%x\r\ne5\r\n', 'e2e4 e7e5'],
    ['UCI moves', 'e2e4 e7e5 *', 'e2e4 e7e5'],
    ['a closing parenthesis too many', '1. e4 ) e5', 'e2e4 e7e5'],
  ];
  for (const [what, text, moves] of rows) {
    it(what, () => expect(ucis(only(text))).to.equal(moves));
  }

  it('no lines that begin with %, but the text after a % inside a line', () => {
    expect(ucis(only('%e5\n1. e4\n%{\ne5'))).to.equal('e2e4 e7e5');
    expect(ucis(only('1. e4 % e5'))).to.equal('e2e4 e7e5');
  });

  it('tags with escapes, each on its own line or several on one', () => {
    const game = only(
      '[Event "a \\"b\\" \\\\ [c]"][Site"?"] [ Round  "1" ]\n[__proto__ "x"]\n[Event2 ""]\n\n*',
    );
    expect([...game.tags]).to.deep.equal([
      ['Event', 'a "b" \\ [c]'],
      ['Site', '?'],
      ['Round', '1'],
      ['__proto__', 'x'],
      ['Event2', ''],
    ]);
    expect(isOrthodox(game)).to.equal(true);
    expect(({} as {x?: unknown}).x).to.equal(undefined);
  });

  it('a FEN tag tolerantly, with or without SetUp, also in Shredder-FEN', () => {
    const placement = '2r1kr2/pppppppp/8/8/8/8/PPPPPPPP/2R1KR2';
    for (const rest of ['w FCfc - 0 1', 'w KQkq - 0 1', 'w KQkq -', '\u00a0W  KQkq – 0 1 ']) {
      const game = only(`[FEN "${placement} ${rest}"]\n1. O-O-O *`);
      expect(fenAfter(game)).to.equal('2r1kr2/pppppppp/8/8/8/8/PPPPPPPP/2KR1R2 b kq - 1 1');
    }
  });

  it('an empty FEN tag like a missing one', () => {
    expect(ucis(only('[FEN ""]\n1. e4'))).to.equal('e2e4');
  });

  it('the result after the moves rather than the Result tag', () => {
    const result = (text: string): string => only(text).result;
    expect(result('1. e4 1-0')).to.equal('1-0');
    expect(result('1. e4 0–1')).to.equal('0-1');
    expect(result('[Result "0-1"]\n1. e4 1/2-1/2')).to.equal('1/2-1/2');
    expect(result('[Result "0-1"]\n1. e4')).to.equal('0-1');
    expect(result('[Result "white won"]\n1. e4')).to.equal('*');
    expect(result('1. e4 (1. d4 1-0) *')).to.equal('*');
  });

  it('several games, with tags, with only results, and with neither', () => {
    const {games} = parsePgn(
      '[White "A"]\n\n1. e4 1-0\n\n[White "B"]\n[White "C"]\n1. d4\n[White "D"]\n\n* Nf3 * c4',
    );
    expect(games.map((game) => [game.tags.get('White'), ucis(game), game.result])).to.deep.equal([
      ['A', 'e2e4', '1-0'],
      ['B:C', 'd2d4', '*'],
      ['D', '', '*'],
      [undefined, 'g1f3', '*'],
      [undefined, 'c2c4', '*'],
    ]);
  });

  it('no games in a text that has none', () => {
    for (const text of ['', ' \n', '{a comment}', '; 1. e4', '%1. e4', undefined, null, 7, {}]) {
      expect(parsePgn(text as string)).to.deep.equal({games: [], issues: []});
    }
  });
});
