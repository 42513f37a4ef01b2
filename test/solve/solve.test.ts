import {expect} from '@open-wc/testing';
import type {FenBoard} from '../../src/index.js';
import {until} from '../element/until.js';
import {
  button,
  counts,
  feedback,
  heard,
  isSolved,
  ladder,
  ladderSolution,
  leave,
  marked,
  mistakes,
  others,
  person,
  placement,
  press,
  shows,
  sit,
  solved,
  solves,
  turn,
} from './sit.js';

afterEach(leave);

/** What a person presses, square by square; after an answer or a mistake it waits for the person's turn. */
const table: readonly (readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  presses: readonly (readonly string[])[],
  moves: readonly string[],
  mistakes: number,
])[] = [
  [
    'a solution of one move',
    {fen: '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', solution: '1. Ra8#'},
    [['a1', 'a8']],
    ['Ra8#'],
    0,
  ],
  [
    'two moves with an answer between them',
    {fen: ladder, solution: ladderSolution},
    [
      ['a2', 'a7'],
      ['b1', 'b8'],
    ],
    ['Ra7', 'Kg8', 'Rb8#'],
    0,
  ],
  [
    'a wrong move first',
    {fen: ladder, solution: ladderSolution},
    [
      ['b1', 'b7'],
      ['a2', 'a7'],
      ['b1', 'b8'],
    ],
    ['Rb7', '', 'Ra7', 'Kg8', 'Rb8#'],
    1,
  ],
  [
    'a mate that the solution does not have',
    {fen: '6k1/5ppp/8/8/8/8/8/RR5K w - - 0 1', solution: '1. Ra8#'},
    [['b1', 'b8']],
    ['Rb8#'],
    0,
  ],
  [
    'a puzzle for Black',
    {fen: 'r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1', solution: '1... Ra1#', orientation: 'black'},
    [['a8', 'a1']],
    ['Ra1#'],
    0,
  ],
  [
    'a line of Lichess, whose first move plays itself',
    {fen: 'r6k/8/8/8/8/8/R4PPP/6K1 w - - 0 1', solution: 'a2b2 a8a1 b2b1 a1b1', solver: 'black'},
    [
      ['a8', 'a1'],
      ['a1', 'b1'],
    ],
    ['Rb2', 'Ra1+', 'Rb1', 'Rxb1#'],
    0,
  ],
  [
    'a promotion, in which the piece is chosen',
    {fen: '7k/P7/6K1/8/8/8/8/8 w - - 0 1', solution: 'a7a8q'},
    [['a7', 'a8', 'Q']],
    ['a8=Q#'],
    0,
  ],
  [
    'a promotion to the wrong piece, then to the right one',
    {fen: '8/2P3k1/8/8/8/8/8/K7 w - - 0 1', solution: '1. c8=N'},
    [
      ['c7', 'c8', 'Q'],
      ['c7', 'c8', 'N'],
    ],
    ['c8=Q', '', 'c8=N'],
    1,
  ],
  ['en passant', {fen: '7k/8/8/3pP3/8/8/8/K7 w - d6 0 1', solution: '1. exd6'}, [['e5', 'd6']], ['exd6'], 0],
  [
    'castling in Chess960',
    {fen: '4k3/8/8/8/8/8/8/1K3R2 w F - 0 1', solution: '1. O-O'},
    [['b1', 'f1']],
    ['O-O'],
    0,
  ],
  [
    'a variation that is as good',
    {fen: ladder, solution: '1. Ra7 (1. Rb7 Kg8 2. Ra3 Kh8 3. Kg2) 1... Kg8 2. Rb8#'},
    [
      ['b1', 'b7'],
      ['a2', 'a3'],
      ['h1', 'g2'],
    ],
    ['Rb7', 'Kg8', 'Ra3', 'Kh8', 'Kg2'],
    0,
  ],
  [
    'moves in another order, which lead into the solution',
    {fen: '7k/8/8/8/8/8/P6P/7K w - - 0 1', solution: '1. a3 (1. h3 Kg8 2. h4) 1... Kg8 2. h3 Kh8 3. a4'},
    [
      ['h2', 'h3'],
      ['a2', 'a3'],
      ['a3', 'a4'],
    ],
    ['h3', 'Kg8', 'a3', 'Kh8', 'a4'],
    0,
  ],
  [
    'castling on 10×8',
    {fen: '5k4/10/10/10/10/10/10/5K3R w K - 0 1', solution: 'f1j1'},
    [['f1', 'i1']],
    ['O-O'],
    0,
  ],
];

/** The two rooks go to and fro, and so does the king. */
const twenty = Array.from({length: 10}, (_, i) => (i % 2 ? ['b1', 'b7'] : ['a2', 'a7'])).flatMap(
  ([home = '', away = '']) => [
    [home, away],
    [away, home],
  ],
);

describe('solving', function () {
  this.timeout(30_000);

  for (const [name, attributes, presses, moves, wrong] of table) {
    it(name, async () => {
      await sit(attributes);
      for (const [from = '', to = '', promotion] of presses) {
        await turn();
        await person.click(from, to);
        if (promotion) {
          const choice = await until(() =>
            person.root.querySelector<HTMLElement>(`[data-promotion=${promotion}]`),
          );
          choice.click();
          await person.settled();
        }
      }
      await solved();
      expect(person.changes.map(({move}) => move?.san ?? '')).to.deep.equal(moves);
      expect(solves).to.deep.equal([{mistakes: wrong, hints: 0}]);
      expect(mistakes).to.have.length(wrong);
      expect(feedback()).to.equal('Solved.');
      expect(person.heard).to.match(/Solved\.$/);
    });
  }

  it('a solution of twenty moves', async () => {
    const line = twenty.flatMap(([from = '', to = ''], i) => [from + to, i % 2 ? 'g8h8' : 'h8g8']);
    await sit({fen: ladder, solution: line.join(' ')});
    for (const [i, squares] of twenty.entries()) {
      await until(() => person.changes.length === 2 * i && person.root.querySelector('.puzzle.solver'));
      await person.click(...squares);
    }
    await solved();
    expect(person.changes).to.have.length(40);
    expect(solves).to.deep.equal([{mistakes: 0, hints: 0}]);
  });

  it('goes by click(), as scripts and assistive technology press', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await turn();
    for (const square of ['a2', 'a7']) person.cell(square).click();
    await shows('6k1/R7/8/8/8/8/8/1R5K');
    await turn();
    for (const square of ['b1', 'b8']) person.cell(square).click();
    await solved();
  });

  it('shows a wrong move, says why it is wrong, undoes it, and lets the piece be moved again', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await person.click('b1', 'b7');
    expect(placement()).to.equal('7k/1R6/8/8/8/8/R7/7K');
    expect(person.board.matches(':state(wrong)')).to.equal(true);
    expect(person.heard).to.equal('Rook b1 to b7. Not that: Rb7 lets the king out.');
    expect(feedback()).to.equal('Not that: Rb7 lets the king out.');
    expect(mistakes).to.deep.equal([
      {
        move: {from: 'b1', to: 'b7', promotion: null, san: 'Rb7', uci: 'b1b7'},
        comment: 'lets the king out.',
      },
    ]);
    await shows(ladder);
    await turn();
    expect(person.board.matches(':state(wrong)')).to.equal(false);
    expect(counts()).to.equal('1 mistake, 0 hints');
    await person.drag('b1', 'b3');
    expect(person.heard).to.equal('Rook b1 to b3. Not Rb3. Try again.');
    await shows(ladder);
    await turn();
    await person.click('a2', 'a7');
    await shows('6k1/R7/8/8/8/8/8/1R5K');
    await turn();
    expect(heard.slice(-2)).to.deep.equal(['Rook a2 to a7. Right.', 'King h8 to g8. White to move.']);
  });

  it('goes by key, and the focus goes back with a wrong move', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    person.board.focus();
    await person.press('r', 'Enter', 'ArrowUp', 'Enter');
    await shows(ladder);
    await turn();
    await until(() => person.focused() === 'a2');
    // Nothing can be undone in a puzzle.
    await person.press('Enter', ...Array<string>(5).fill('ArrowUp'), 'Enter');
    await turn();
    expect(placement()).to.equal('6k1/R7/8/8/8/8/8/1R5K');
    await person.press('Control+z');
    expect(placement()).to.equal('6k1/R7/8/8/8/8/8/1R5K');
  });

  it('goes by finger', async () => {
    await sit({fen: '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', solution: 'a1a8'});
    await person.touchDrag('a1', 'a8');
    await solved();
  });

  it('undoes a wrong move even where a listener cancels changes', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await person.click('b1', 'b7');
    person.board.addEventListener('beforechange', (event) => event.preventDefault());
    await shows(ladder);
    await turn();
  });

  it('undoes a wrong move where the board leaves the page meanwhile, and goes on when it returns', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await person.click('b1', 'b7');
    person.leave();
    expect(placement()).to.equal(ladder.split(' ')[0]);
    document.body.prepend(person.board);
    await turn();
    expect(counts()).to.equal('1 mistake, 0 hints');
    await person.click('a2', 'a7');
    await turn();
    await person.click('b1', 'b8');
    await solved();
    expect(solves).to.deep.equal([{mistakes: 1, hints: 0}]);
  });

  it('gives hints: the piece, its square, the move', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await turn();
    await press('Hint');
    expect(person.heard).to.equal('Hint: rook.');
    expect(marked()).to.equal(false);
    await press('Hint');
    expect(person.heard).to.equal('Hint: rook a2.');
    expect(marked()).to.equal(true);
    await person.board.hint();
    await shows('6k1/R7/8/8/8/8/8/1R5K');
    await turn();
    expect(counts()).to.equal('0 mistakes, 3 hints');
    await person.click('b1', 'b8');
    await solved();
    expect(solves).to.deep.equal([{mistakes: 0, hints: 3}]);
  });

  it('plays the solution, which solves nothing, and lets a person try again', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await turn();
    await press('Solution');
    await button('Try again');
    expect(feedback()).to.equal('That was the solution.');
    expect(placement()).to.equal('1R4k1/R7/8/8/8/8/8/7K');
    expect([isSolved(), solves]).to.deep.equal([false, []]);
    await press('Try again');
    await shows(ladder);
    await turn();
    expect([feedback(), counts()]).to.deep.equal(['', '']);
    await person.click('a2', 'a7');
    await turn();
    await person.click('b1', 'b8');
    await solved();
  });

  it('begins again after reset()', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await person.click('b1', 'b7');
    await turn();
    await person.click('a2', 'a7');
    await turn();
    person.board.reset();
    expect(person.board.fen).to.equal(ladder);
    await turn();
    expect(counts()).to.equal('');
    await person.click('a2', 'a7');
    await turn();
    await person.click('b1', 'b8');
    await solved();
    expect(solves).to.deep.equal([{mistakes: 0, hints: 0}]);
    person.board.reset();
    expect(isSolved()).to.equal(false);
  });

  it('follows the page to another puzzle', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await person.click('b1', 'b7');
    person.board.fen = 'r6k/8/8/8/8/8/5PPP/6K1 b - - 0 1';
    person.board.solution = 'a8a1';
    await turn();
    await person.click('a8', 'a1');
    await solved();
    expect(person.board.warnings).to.deep.equal([]);
  });

  it('does not give the solution away to a screen reader', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await turn();
    const texts = [
      person.heard,
      person.root.querySelector('svg')?.textContent,
      ...[...person.root.querySelectorAll('[aria-label],[title]')].map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('title'),
      ),
    ].join(' ');
    expect(texts).to.not.match(/Ra7|a2a7|Rb8|lets the king/);
    expect(person.root.textContent).to.not.match(/Ra7|Rb8/);
  });

  it('judges move() of a script like a move of a person', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await turn();
    await person.board.move('Ra7');
    await shows('6k1/R7/8/8/8/8/8/1R5K');
    await turn();
    await person.board.move('Kg1');
    await until(() => mistakes.length === 1);
    await shows('6k1/R7/8/8/8/8/8/1R5K');
  });

  it('is a diagram where its solution cannot be played, with one warning in the console', async () => {
    const warned: unknown[][] = [];
    const {warn} = console;
    console.warn = (...args: unknown[]) => warned.push(args);
    const board = document.createElement('fen-board');
    others.push(board);
    Object.assign(board, {mode: 'solve', fen: ladder, solution: '1. Ra7 Kg8 2. Rh9#'});
    try {
      await sit({fen: ladder, solution: ladderSolution});
      document.body.prepend(board);
      const [issue] = await until(() => board.warnings.length > 0 && board.warnings);
      expect(issue).to.deep.include({code: 'solution', field: 'solution', index: 15, length: 2});
      await board.updateComplete;
      expect(board.shadowRoot?.querySelectorAll('[role=gridcell]').length).to.equal(0);
      const picture = board.shadowRoot?.querySelector('svg');
      expect(picture?.getAttribute('role')).to.equal('img');
      // There are no buttons, so there is no room for them.
      const {bottom = 0} = picture?.getBoundingClientRect() ?? {};
      expect(board.getBoundingClientRect().bottom).to.be.closeTo(bottom, 1);
      board.flip();
      await board.updateComplete;
      expect(warned.map(([text]) => text)).to.have.length(1);
      board.solution = ladderSolution;
      await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
      expect(board.warnings).to.deep.equal([]);
    } finally {
      console.warn = warn;
    }
  });

  it('begins with the text inside, where there is no fen', async () => {
    const board = document.createElement('fen-board');
    others.push(board);
    Object.assign(board, {
      mode: 'solve',
      solution: ladderSolution,
      animation: 'none',
      textContent: ladder,
    });
    document.body.prepend(board);
    await until(() => board.shadowRoot?.querySelector('.puzzle.solver'));
    expect(board.warnings).to.deep.equal([]);
    await board.move('Ra7');
    await until(() => board.fen?.startsWith('6k1/R7/'));
    board.reset();
    expect(board.fen).to.equal(ladder);
  });

  it('is in the language of the page', async () => {
    await sit({fen: ladder, solution: ladderSolution, lang: 'de'});
    await button('Lösung');
    await turn();
    await press('Tipp');
    expect(person.heard).to.equal('Tipp: Turm.');
  });

  it('shows a caption too', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    person.board.innerHTML = '<p slot="caption">White to move and win</p>';
    await turn();
    await press('Hint');
    expect(person.board.querySelector('p')?.getBoundingClientRect().height).to.be.greaterThan(0);
  });

  it('can be played and edited afterwards', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    await person.click('a2', 'a7');
    await turn();
    person.board.mode = 'play';
    await until(() => !person.root.querySelector('.puzzle'));
    await person.click('h1', 'g1');
    expect(person.last?.move?.san).to.equal('Kg1');
    person.board.mode = 'solve';
    await shows(ladder);
    await turn();
    await person.click('a2', 'a7');
    await turn();
  });
});

describe('a puzzle in a form', function () {
  this.timeout(30_000);

  it('is invalid until it is solved, and submits the moves', async () => {
    const form = document.body.appendChild(document.createElement('form'));
    others.push(form);
    await sit({fen: ladder, solution: ladderSolution, name: 'first', required: ''});
    form.append(person.board);
    await until(() => person.root.querySelector('[role=gridcell]'));
    const {board} = person;
    const submitted = () => new FormData(form).get('first');
    expect(form.checkValidity()).to.equal(false);
    expect(board.validationMessage).to.equal('The puzzle is not solved yet.');
    expect(submitted()).to.equal('');
    await turn();
    await person.click('a2', 'a7');
    await turn();
    expect(submitted()).to.equal('1. Ra7 Kg8');
    expect(form.checkValidity()).to.equal(false);
    await person.click('b1', 'b8');
    await solved();
    expect(form.checkValidity()).to.equal(true);
    expect(submitted()).to.equal('1. Ra7 Kg8 2. Rb8#');
    form.reset();
    expect(submitted()).to.equal('');
    expect(form.checkValidity()).to.equal(false);
    await shows(ladder);
  });

  const kept: readonly (readonly [what: string, saved: string, fen: string, counts: string])[] = [
    ['a mistake', 'solve 1 0 ', ladder, '1 mistake, 0 hints'],
    ['moves', 'solve 0 2 1. Ra7 Kg8', '6k1/R7/8/8/8/8/8/1R5K', '0 mistakes, 2 hints'],
    ['a move that is still to be answered', 'solve 0 0 1. Ra7', '6k1/R7/8/8/8/8/8/1R5K', ''],
    ['a wrong move', 'solve 0 0 1. Rb7', ladder, ''],
    ['moves of another puzzle', 'solve 3 0 1. e4 e5', ladder, ''],
    ['no moves at all', 'solve x', ladder, ''],
    ['an answer that the solution does not have', 'solve 0 0 1. Ra7 Kh7', ladder, ''],
  ];
  for (const [what, saved, fen, expected] of kept) {
    for (const when of ['before its part is there', 'afterwards']) {
      it(`resumes what a browser has kept, or begins again: ${what}, ${when}`, async () => {
        const board = document.createElement('fen-board');
        Object.assign(board, {mode: 'solve', fen: ladder, solution: ladderSolution, animation: 'none'});
        others.push(board);
        document.body.prepend(board);
        const there = () => board.shadowRoot?.querySelector('.puzzle');
        if (when === 'afterwards') await until(there);
        board.formStateRestoreCallback(saved);
        await until(() => there() && board.shadowRoot?.querySelector('.puzzle.solver'));
        await until(() => board.fen?.split(' ')[0] === fen.split(' ')[0]);
        await until(() => board.shadowRoot?.querySelector('[part=counts]')?.textContent.trim() === expected);
      });
    }
  }
});

describe('fifty puzzles on a page', function () {
  this.timeout(60_000);

  it('are solved one by one, and only the one that is pressed moves', async () => {
    await sit({fen: ladder, solution: ladderSolution});
    const boards = Array.from({length: 50}, () => {
      const board: FenBoard = document.createElement('fen-board');
      Object.assign(board, {mode: 'solve', fen: ladder, solution: ladderSolution});
      board.style.setProperty('--fen-board-max-size', '160px');
      return board;
    });
    document.body.append(...boards);
    others.push(...boards);
    await turn();
    await person.click('a2', 'a7');
    await turn();
    expect(boards.filter(({fen}) => fen !== ladder)).to.deep.equal([]);
  });
});
