import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import type {GameEndDetail} from '../../../src/board/interaction/events.js';
import {start} from '../../tools/fixtures/positions.js';
import {setup, temporary, until, type User} from '../../tools/user.js';

const dance = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

/** Everything that a board has dispatched about its game, in order. */
function log({board}: User): {readonly events: string[]; readonly ends: GameEndDetail[]} {
  const events: string[] = [];
  const ends: GameEndDetail[] = [];
  board.addEventListener('change', ({type}) => events.push(type));
  board.addEventListener('gameend', ({type, detail}) => {
    events.push(`${type} ${detail.outcome.reason} ${String(board.matches(':state(over)'))}`);
    ends.push(detail);
  });
  return {events, ends};
}

async function play({board}: User, ...moves: string[]): Promise<void> {
  for (const move of moves) await board.move(move);
  await board.updateComplete;
}

describe('the end of a game', () => {
  const mateInOne = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';

  it('is reported after the change of the person who has ended it', async () => {
    const user = await setup(mateInOne);
    const {events, ends} = log(user);
    expect(user.board.outcome).to.equal(null);
    expect(user.board.matches(':state(over)')).to.equal(false);
    await user.drag('a1', 'a8');
    expect(events).to.deep.equal(['change', 'gameend checkmate true']);
    expect(ends).to.deep.equal([{outcome: {result: '1-0', reason: 'checkmate'}}]);
    expect(user.board.outcome).to.deep.equal(ends[0]?.outcome);
  });

  it('is reported when a script has made the last move, once', async () => {
    const user = await setup(mateInOne);
    const {events} = log(user);
    await play(user, 'Ra8#');
    user.board.requestUpdate();
    await user.settled();
    expect(events).to.deep.equal(['gameend checkmate true']);
  });

  it('is over no longer after Undo, and is not reported again by Redo', async () => {
    const user = await setup(mateInOne);
    const {events} = log(user);
    await user.drag('a1', 'a8');
    await user.press('Control+z');
    expect(user.board.outcome).to.equal(null);
    expect(user.board.matches(':state(over)')).to.equal(false);
    await user.press('Control+y');
    expect(user.board.matches(':state(over)')).to.equal(true);
    expect(events.filter((event) => event !== 'change')).to.have.length(1);
  });

  it('of a position that the page has set is a state, and no event', async () => {
    const user = await setup(start);
    const {events} = log(user);
    user.board.fen = 'R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1';
    await user.settled();
    expect(user.board.outcome?.reason).to.equal('checkmate');
    expect(user.board.matches(':state(over)')).to.equal(true);
    expect(events).to.deep.equal([]);
    user.board.mode = 'view';
    await user.settled();
    expect(user.board.matches(':state(over)')).to.equal(false);
    expect(user.board.outcome).to.equal(null);
  });

  it('by repetition is a claim after the third time, and comes by itself after the fifth', async () => {
    const user = await setup(start);
    const {events} = log(user);
    await play(user, ...dance, ...dance.slice(0, 3));
    await user.drag('f6', 'g8');
    expect(user.board.outcome).to.deep.equal({result: '1/2-1/2', reason: 'threefold-repetition'});
    expect(user.announced).to.equal('Knight f6 to g8. The position has occurred three times. White to move.');
    expect(user.board.matches(':state(over)')).to.equal(false);
    await user.drag('e2', 'e4');
    expect(user.board.outcome).to.equal(null);
    await user.board.undo();
    await play(user, ...dance, ...dance);
    expect(user.board.outcome?.reason).to.equal('fivefold-repetition');
    expect(events.at(-1)).to.equal('gameend fivefold-repetition true');
  });

  it('is not that of a puzzle', async () => {
    const board = temporary(document.createElement('fen-board'));
    board.mode = 'solve';
    board.fen = mateInOne;
    board.solution = 'Ra8#';
    const events: string[] = [];
    for (const type of ['gameend', 'solved'] as const) board.addEventListener(type, () => events.push(type));
    document.body.prepend(board);
    await until(() => board.shadowRoot?.querySelector('[data-square=a1]'));
    await board.move('Ra8');
    await until(() => events.length > 0);
    await board.updateComplete;
    expect(events).to.deep.equal(['solved']);
  });
});

describe('the moves that were played on a board', () => {
  it('are there as `change` has reported them, without those that were undone', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    await play(user, 'd5');
    await user.drag('e4', 'd5');
    expect(user.board.playedMoves.map(({san}) => san)).to.deep.equal(['e4', 'd5', 'exd5']);
    expect(user.board.playedMoves[2]).to.deep.equal(user.lastChange?.move);
    await user.press('Control+z');
    expect(user.board.playedMoves.map(({san}) => san)).to.deep.equal(['e4', 'd5']);
    user.board.reset();
    await user.settled();
    expect(user.board.playedMoves).to.deep.equal([]);
  });

  it('are complete far from the window too, where nobody has pressed anything', async () => {
    const far = temporary(document.createElement('fen-board'));
    far.style.cssText = 'position:absolute;top:20000px';
    far.mode = 'play';
    far.fen = start;
    document.body.append(far);
    await Promise.all([far.move('e4'), far.move('e5'), far.move('Nf3')]);
    expect(far.playedMoves.map(({san}) => san)).to.deep.equal(['e4', 'e5', 'Nf3']);
    expect(await far.toPgn()).to.equal('1. e4 e5 2. Nf3 *');
    expect(await far.undo(2)).to.equal(true);
    expect(await far.toPgn()).to.equal('1. e4 *');
  });

  it('go back and forward by a script, without events', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    await play(user, 'e5', 'Nf3');
    const {length} = user.changes;
    expect(await user.board.undo(4)).to.equal(false);
    for (const wrong of [0, -1, NaN]) expect(await user.board.undo(wrong)).to.equal(false);
    expect(user.board.playedMoves).to.have.length(3);
    expect(await user.board.undo(3)).to.equal(true);
    expect(user.board.fen).to.equal(start);
    expect(await user.board.redo()).to.equal(true);
    expect(user.board.playedMoves.map(({san}) => san)).to.deep.equal(['e4']);
    await user.settled();
    expect(user.announced).to.equal('Redone: Pawn e2 to e4. Black to move.');
    expect(user.changes).to.have.length(length);
    await user.board.redo();
    await user.board.redo();
    expect(await user.board.redo()).to.equal(false);
    expect(user.highlighted('last-move')).to.have.members(['g1', 'f3']);
  });

  it('of a diagram and of a puzzle do not go back', async () => {
    const board = temporary(document.createElement('fen-board'));
    board.fen = start;
    document.body.append(board);
    await board.move('e4');
    expect(await board.undo()).to.equal(false);
    expect(await board.redo()).to.equal(false);
    expect(board.playedMoves).to.deep.equal([]);
    expect(await board.toPgn()).to.contain('[SetUp "1"]');
  });

  it('begin anew where the position was edited', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    user.board.mode = 'edit';
    await until(() => user.root.querySelector('[part=palette]'));
    await user.drag('a7', 'a5');
    user.board.mode = 'play';
    await user.settled();
    await user.drag('e7', 'e5');
    const pgn = await user.board.toPgn();
    expect(user.board.playedMoves).to.have.length(1);
    expect(pgn).to.match(/\n1\.\.\. e5 \*$/);
  });
});
