import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {setup as setupEditor} from '../edit/editor.js';
import {broken, ladder, ladderSolution} from '../../tools/fixtures/positions.js';
import {descriptionOf, setup, until, User} from '../../tools/user.js';

const fen = 'r3k2r/8/8/8/7b/8/3Pp3/R3K2R w KQkq - 0 1';
const lines = [
  'White: king e1, rooks a1, h1, pawn d2.',
  'Black: king e8, rooks a8, h8, bishop h4, pawn e2.',
  'White to move.',
  'Check.',
  'White may castle kingside and queenside.',
  'Black may castle kingside and queenside.',
  'Marked: green e4.',
  'Arrows: red a1 to a8.',
];
const overview = (user: User) => descriptionOf(user.board).split('\n');

describe('the overview of an interactive board', () => {
  for (const settings of [
    {mode: 'play'},
    {mode: 'edit'},
    {mode: 'view', drawable: ''},
    {mode: 'solve', solution: '1. Kxe2'},
  ]) {
    it(`describes everything that is drawn, in lines, with ${JSON.stringify(settings)}`, async () => {
      const user = await User.setup({fen, marks: 'Ge4 Ra1a8', animation: 'none', ...settings});
      // The parts for marks and, in the editor, for the rules may load later.
      await until(() => overview(user).length === lines.length);
      expect(overview(user)).to.deep.equal(lines);
    });
  }

  it('includes the last move, and how the game has ended', async () => {
    const user = await setup('7k/5Q2/5K2/8/8/8/8/8 w - - 0 1');
    await user.click('f7', 'g7');
    expect(overview(user)).to.deep.equal([
      'White: king f6, queen g7.',
      'Black: king h8.',
      'Black to move.',
      'Checkmate. White wins.',
      'Last move: Queen f7 to g7.',
    ]);
  });

  it('includes the marks that a reader draws', async () => {
    const user = await User.setup({fen, drawable: '', animation: 'none'});
    await user.pressButton('Draw marks');
    await user.click('e4');
    await until(() => overview(user).at(-1) === 'Marked: green e4.');
  });

  it('is in the language of the page, and can be read line by line beside the board', async () => {
    const user = await User.setup({fen, mode: 'play', lang: 'de', animation: 'none'});
    await until(() => overview(user)[2] === 'Weiß am Zug.');
    const text = user.root.getElementById('overview');
    expect(text?.lang).to.equal('de');
    expect(text?.innerText.split('\n')).to.have.length(6);
  });
});

describe('a board that a form refuses', () => {
  it('has the reason in its description, until the board has a position', async () => {
    const form = document.createElement('form');
    const user = await User.setup({mode: 'play', required: '', name: 'position', animation: 'none'}, form);
    await until(() => overview(user).at(-1) === 'A position is needed here.');
    user.board.fen = fen;
    await until(() => overview(user).at(0) === lines[0]);
    expect(overview(user)).to.not.include('A position is needed here.');
    await expect(user.board).to.be.accessible();
  });

  for (const [what, settings, reason] of [
    [
      'a puzzle that is not solved',
      {mode: 'solve', fen: ladder, solution: ladderSolution, required: ''},
      'The puzzle is not solved yet.',
    ],
    [
      'an editor whose FEN cannot be read',
      {mode: 'edit', fen: broken},
      'Rank 7 has 9 squares; the board is 8 files wide.',
    ],
  ] as const) {
    it(`has the reason in its description: ${what}`, async () => {
      const user = await User.setup({animation: 'none', name: 'position', ...settings});
      await until(() => overview(user).at(-1) === reason);
      expect(user.board.validationMessage).to.equal(reason);
      await expect(user.board).to.be.accessible();
    });
  }

  it('has the page’s own reason in its description, and in an editor what is wrong with a typed FEN', async () => {
    const user = await setupEditor(fen);
    user.board.setCustomValidity('Not this one.');
    await until(() => overview(user).at(-1) === 'Not this one.');
    user.board.setCustomValidity('');
    await until(() => overview(user).at(-1) === lines[5]);
    await user.enterFen('9/8/8/8/8/8/8/8 w - - 0 1');
    const reason = 'Rank 8 has 9 squares; the board is 8 files wide.';
    await until(() => overview(user).at(-1) === reason);
    expect([user.isFenInvalid, user.fenError]).to.deep.equal([true, reason]);
    await user.enterFen(fen);
    await until(() => overview(user).at(-1) === lines[5]);
    expect(user.isFenInvalid).to.equal(false);
  });
});
