import {expect} from '@open-wc/testing';
import type {FenBoard} from '../../../src/index.js';
import {backRank, ladder, ladderSolution} from '../../tools/fixtures/positions.js';
import {temporary, until} from '../../tools/user.js';
import {setup, type Solver} from './solver.js';
import {recordWarnings} from '../../tools/warnings.js';

let user: Solver;

/**
 * The squares that a person presses; after an answer or a mistake the test waits for the person's turn. In the moves, a dash undoes a
 * mistake.
 */
const table: readonly (readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  presses: string,
  moves: string,
])[] = [
  ['a solution of one move', {fen: backRank, solution: '1. Ra8#'}, 'a1 a8', 'Ra8#'],
  [
    'two moves with an answer between them',
    {fen: ladder, solution: ladderSolution},
    'a2 a7, b1 b8',
    'Ra7 Kg8 Rb8#',
  ],
  [
    'a wrong move first',
    {fen: ladder, solution: ladderSolution},
    'b1 b7, a2 a7, b1 b8',
    'Rb7 – Ra7 Kg8 Rb8#',
  ],
  [
    'a mate that the solution does not have',
    {fen: '6k1/5ppp/8/8/8/8/8/RR5K w - - 0 1', solution: '1. Ra8#'},
    'b1 b8',
    'Rb8#',
  ],
  [
    'a puzzle for Black',
    {fen: 'r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1', solution: '1... Ra1#', orientation: 'black'},
    'a8 a1',
    'Ra1#',
  ],
  [
    'a line of Lichess, whose first move plays itself',
    {fen: 'r6k/8/8/8/8/8/R4PPP/6K1 w - - 0 1', solution: 'a2b2 a8a1 b2b1 a1b1', player: 'black'},
    'a8 a1, a1 b1',
    'Rb2 Ra1+ Rb1 Rxb1#',
  ],
  [
    'a promotion, in which the piece is chosen',
    {fen: '7k/P7/6K1/8/8/8/8/8 w - - 0 1', solution: 'a7a8q'},
    'a7 a8 Q',
    'a8=Q#',
  ],
  [
    'a promotion to the wrong piece, then to the right one',
    {fen: '8/2P3k1/8/8/8/8/8/K7 w - - 0 1', solution: '1. c8=N'},
    'c7 c8 Q, c7 c8 N',
    'c8=Q – c8=N',
  ],
  ['en passant', {fen: '7k/8/8/3pP3/8/8/8/K7 w - d6 0 1', solution: '1. exd6'}, 'e5 d6', 'exd6'],
  ['castling in Chess960', {fen: '4k3/8/8/8/8/8/8/1K3R2 w F - 0 1', solution: '1. O-O'}, 'b1 f1', 'O-O'],
  [
    'a variation that is as good',
    {fen: ladder, solution: '1. Ra7 (1. Rb7 Kg8 2. Ra3 Kh8 3. Kg2) 1... Kg8 2. Rb8#'},
    'b1 b7, a2 a3, h1 g2',
    'Rb7 Kg8 Ra3 Kh8 Kg2',
  ],
  [
    'moves in another order, which lead into the solution',
    {fen: '7k/8/8/8/8/8/P6P/7K w - - 0 1', solution: '1. a3 (1. h3 Kg8 2. h4) 1... Kg8 2. h3 Kh8 3. a4'},
    'h2 h3, a2 a3, a3 a4',
    'h3 Kg8 a3 Kh8 a4',
  ],
  ['castling on 10×8', {fen: '5k4/10/10/10/10/10/10/5K3R w K - 0 1', solution: 'f1j1'}, 'f1 i1', 'O-O'],
];

describe('solving', () => {
  const warnings = recordWarnings();

  for (const [name, attributes, presses, moves] of table) {
    it(name, async () => {
      const wrong = moves.split('–').length - 1;
      user = await setup(attributes);
      for (const press of presses.split(', ')) {
        const [from = '', to = '', promotion] = press.split(' ');
        await user.turn();
        await user.click(from, to);
        if (promotion) {
          const choice = await until(() =>
            user.root.querySelector<HTMLElement>(`[data-promotion=${promotion}]`),
          );
          choice.click();
          await user.settled();
        }
      }
      await user.solved();
      expect(user.changes.map(({move}) => move?.san ?? '–').join(' ')).to.equal(moves);
      expect(user.solves).to.deep.equal([{mistakes: wrong, hints: 0}]);
      expect(user.mistakes).to.have.length(wrong);
      expect(user.feedback).to.equal('Solved.');
      expect(user.announced).to.match(/Solved\.$/);
    });
  }

  it('works with click(), by which scripts and assistive technology press', async () => {
    user = await setup();
    await user.turn();
    for (const square of ['a2', 'a7']) user.cell(square).click();
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
    await user.turn();
    for (const square of ['b1', 'b8']) user.cell(square).click();
    await user.solved();
  });

  it('shows a wrong move, says why it is wrong, undoes it, and lets the piece be moved again', async () => {
    user = await setup();
    const {board} = user;
    // Not after the clicks, which a busy driver reports when the move may have been undone.
    const shown = new Promise((resolve) => {
      board.addEventListener(
        'mistake',
        () => void board.updateComplete.then(() => resolve([user.placement, board.matches(':state(wrong)')])),
        {once: true},
      );
    });
    await user.click('b1', 'b7');
    expect(await shown).to.deep.equal(['7k/1R6/8/8/8/8/R7/7K', true]);
    expect(user.announced).to.equal('Rook b1 to b7. Not that: Rb7 lets the king out. Undone.');
    expect(user.feedback).to.equal('Not that: Rb7 lets the king out.');
    expect(user.mistakes).to.deep.equal([
      {
        move: {
          from: 'b1',
          to: 'b7',
          promotion: null,
          captured: null,
          castle: null,
          check: false,
          san: 'Rb7',
          uci: 'b1b7',
        },
        comment: 'lets the king out.',
      },
    ]);
    await user.sees(ladder);
    await user.turn();
    expect(user.board.matches(':state(wrong)')).to.equal(false);
    expect(user.counts).to.equal('1 mistake');
    await user.drag('b1', 'b3');
    expect(user.announced).to.equal('Rook b1 to b3. Not Rb3. Try again. Undone.');
    await user.sees(ladder);
    await user.turn();
    await user.click('a2', 'a7');
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
    await user.turn();
    // In one message, because a second one so soon would cut off the first.
    expect(user.announcements.filter(Boolean).at(-1)).to.equal(
      'Rook a2 to a7. Right. King h8 to g8. White to move.',
    );
  });

  it('works by key, and the focus returns with a wrong move', async () => {
    user = await setup();
    user.board.focus();
    await user.press('r', 'Enter', 'ArrowUp', 'Enter');
    await user.sees(ladder);
    await user.turn();
    await until(() => user.focused() === 'a2');
    // A person cannot undo in a puzzle.
    await user.press('Enter', ...Array<string>(5).fill('ArrowUp'), 'Enter');
    await user.turn();
    expect(user.placement).to.equal('6k1/R7/8/8/8/8/8/1R5K');
    await user.press('Control+z');
    expect(user.placement).to.equal('6k1/R7/8/8/8/8/8/1R5K');
  });

  it('works by finger', async () => {
    user = await setup({fen: backRank, solution: 'a1a8'});
    await user.touchDrag('a1', 'a8');
    await user.solved();
  });

  it('undoes a wrong move even if a listener cancels changes', async () => {
    user = await setup();
    await user.click('b1', 'b7');
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.sees(ladder);
    await user.turn();
  });

  it('undoes a wrong move if the board leaves the page before that, and continues when it returns', async () => {
    user = await setup();
    await user.click('b1', 'b7');
    user.leave();
    expect(user.placement).to.equal(ladder.split(' ')[0]);
    document.body.prepend(user.board);
    // Until it has been drawn again, the board has the controls of before.
    await user.settled();
    await user.turn();
    expect(user.counts).to.equal('1 mistake');
    await user.click('a2', 'a7');
    await user.turn();
    await user.click('b1', 'b8');
    await user.solved();
    expect(user.solves).to.deep.equal([{mistakes: 1, hints: 0}]);
  });

  it('gives hints: the piece, its square, the move', async () => {
    user = await setup();
    await user.turn();
    await user.pressButton('Hint');
    expect(user.announced).to.equal('Hint: rook.');
    expect(user.hasHint).to.equal(false);
    await user.pressButton('Hint');
    expect(user.announced).to.equal('Hint: rook a2.');
    expect(user.hasHint).to.equal(true);
    await user.board.hint();
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
    await user.turn();
    expect(user.counts).to.equal('3 hints');
    await user.click('b1', 'b8');
    await user.solved();
    expect(user.solves).to.deep.equal([{mistakes: 0, hints: 3}]);
  });

  it('plays the solution, after which the puzzle is not solved, and lets a person try again', async () => {
    user = await setup();
    await user.turn();
    await user.pressButton('Solution');
    await user.button('Try again');
    expect(user.feedback).to.equal('That was the solution.');
    expect(user.placement).to.equal('1R4k1/R7/8/8/8/8/8/7K');
    expect([user.hasSolved, user.solves]).to.deep.equal([false, []]);
    await user.pressButton('Try again');
    await user.sees(ladder);
    await user.turn();
    expect([user.feedback, user.counts]).to.deep.equal(['White to move.', '']);
    await user.click('a2', 'a7');
    await user.turn();
    await user.click('b1', 'b8');
    await user.solved();
  });

  it('begins again after reset()', async () => {
    user = await setup();
    await user.click('b1', 'b7');
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    user.board.reset();
    expect(user.board.fen).to.equal(ladder);
    await user.turn();
    expect(user.counts).to.equal('');
    await user.click('a2', 'a7');
    await user.turn();
    await user.click('b1', 'b8');
    await user.solved();
    expect(user.solves).to.deep.equal([{mistakes: 0, hints: 0}]);
    user.board.reset();
    expect(user.hasSolved).to.equal(false);
  });

  it('follows the page to another puzzle', async () => {
    user = await setup();
    await user.click('b1', 'b7');
    user.board.fen = 'r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1';
    user.board.solution = 'a8a1';
    await user.turn();
    await user.click('a8', 'a1');
    await user.solved();
    expect(user.board.warnings).to.deep.equal([]);
  });

  it('does not give the solution away to a screen reader', async () => {
    user = await setup();
    await user.turn();
    const texts = [
      user.announced,
      user.root.querySelector('svg')?.textContent,
      ...[...user.root.querySelectorAll('[aria-label],[title]')].map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('title'),
      ),
    ].join(' ');
    expect(texts).to.not.match(/Ra7|a2a7|Rb8|lets the king/);
    expect(user.root.textContent).to.not.match(/Ra7|Rb8/);
  });

  it('judges move() of a script like a move of a person', async () => {
    user = await setup();
    await user.turn();
    await user.board.move('Ra7');
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
    await user.turn();
    await user.board.move('Kg1');
    await until(() => user.mistakes.length === 1);
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
  });

  it('shows a diagram if the solution cannot be played, with one warning in the console', async () => {
    const board = document.createElement('fen-board');
    Object.assign(board, {mode: 'solve', fen: ladder, solution: '1. Ra7 Kg8 2. Rh9#'});
    user = await setup();
    document.body.prepend(temporary(board));
    const [issue] = await until(() => board.warnings.length > 0 && board.warnings);
    expect(issue).to.deep.include({code: 'solution', field: 'solution', index: 15, length: 2});
    await board.updateComplete;
    expect(board.shadowRoot?.querySelectorAll('[role=gridcell]').length).to.equal(0);
    const picture = board.shadowRoot?.querySelector('svg');
    expect(picture?.getAttribute('role')).to.equal('img');
    const note = await until(() => board.shadowRoot?.querySelector('[part=error]'));
    expect(note.querySelector('p')?.textContent).to.equal(issue?.message);
    expect(note.querySelector('u')?.textContent).to.equal('h9');
    // No space is reserved for buttons.
    const {bottom = 0} = picture?.getBoundingClientRect() ?? {};
    expect(board.getBoundingClientRect().bottom).to.be.closeTo(bottom, 1);
    board.flip();
    await board.updateComplete;
    expect(warnings).to.have.length(1);
    board.solution = ladderSolution;
    await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    expect(board.warnings).to.deep.equal([]);
    expect(board.shadowRoot?.querySelector('[part=error]')).to.equal(null);
    board.solution = null;
    const missing = await until(() => board.shadowRoot?.querySelector('[part=error] p'));
    expect(missing.textContent).to.equal('The puzzle has no solution.');
  });

  it('begins with the text inside if there is no `fen`', async () => {
    const board = document.createElement('fen-board');
    Object.assign(board, {mode: 'solve', solution: ladderSolution, animation: 'none', textContent: ladder});
    document.body.prepend(temporary(board));
    await until(() => board.shadowRoot?.querySelector('button[part~=hint]:not([aria-disabled=true])'));
    expect(board.warnings).to.deep.equal([]);
    await board.move('Ra7');
    await until(() => board.fen?.startsWith('6k1/R7/'));
    board.reset();
    expect(board.fen).to.equal(ladder);
  });

  it('uses the language of the page', async () => {
    user = await setup({lang: 'de'});
    await user.button('Lösung');
    await user.turn();
    await user.pressButton('Tipp');
    expect(user.announced).to.equal('Tipp: Turm.');
  });

  it('shows a caption too', async () => {
    user = await setup();
    user.board.innerHTML = '<p slot="caption">White to move and win</p>';
    await user.turn();
    await user.pressButton('Hint');
    expect(user.board.querySelector('p')?.getBoundingClientRect().height).to.be.greaterThan(0);
  });

  it('leaves no move to redo if the mode changes while a wrong move is on the board', async () => {
    user = await setup();
    await user.click('b1', 'b7');
    user.board.mode = 'play';
    await until(() => !user.root.querySelector('[part=puzzle]'));
    await user.sees(ladder);
    expect(user.announced).to.not.contain('Redone');
  });

  it('leaves a board that can be played on and edited', async () => {
    user = await setup();
    await user.click('a2', 'a7');
    await user.turn();
    user.board.mode = 'play';
    await until(() => !user.root.querySelector('[part=puzzle]'));
    await user.click('h1', 'g1');
    expect(user.lastChange?.move?.san).to.equal('Kg1');
    user.board.mode = 'solve';
    await user.sees(ladder);
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
  });
});

describe('fifty puzzles on a page', () => {
  it('are solved one by one, and only the pressed one moves', async () => {
    user = await setup();
    const boards = Array.from({length: 50}, () => {
      const board: FenBoard = document.createElement('fen-board');
      Object.assign(board, {mode: 'solve', fen: ladder, solution: ladderSolution});
      board.style.setProperty('--fen-board-max-size', '160px');
      return board;
    });
    document.body.append(...boards.map(temporary));
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    expect(boards.filter(({fen}) => fen !== ladder)).to.deep.equal([]);
  });
});
