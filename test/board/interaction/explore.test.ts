import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {item, shown} from '../../game/shown.js';
import {can, descriptionOf, setup, temporary, until} from '../../tools/user.js';

describe('a diagram that a reader explores', () => {
  it('is no tab stop until its button is pressed, and then has a grid of squares with the focus', async () => {
    const board = temporary(document.createElement('fen-board'));
    Object.assign(board, {fen: start, controls: true});
    document.body.append(board);
    const root = board.shadowRoot as ShadowRoot;
    const explore = await until(() => root.querySelector<HTMLElement>('[title=Explore]'));
    expect(root.querySelectorAll('.board [tabindex]').length).to.equal(0);
    explore.click();
    const square = await until(() => root.activeElement?.closest<HTMLElement>('[data-square]'));
    expect(square.ariaLabel).to.equal('e1, white king');
    expect(descriptionOf(board)).to.match(/^White: king e1/);
    await expect(board).to.be.accessible();
  });

  it('is as the author has set it, and a plain diagram again in the next mode', async () => {
    const board = temporary(document.createElement('fen-board'));
    Object.assign(board, {fen: start, controls: true});
    document.body.append(board);
    const root = board.shadowRoot as ShadowRoot;
    (await until(() => root.querySelector<HTMLElement>('[title=Explore]'))).click();
    await until(() => root.activeElement?.closest('[data-square]'));
    expect([board.drawable, board.hasAttribute('drawable')]).to.deep.equal([false, false]);
    board.drawable = false;
    await board.updateComplete;
    expect(root.querySelectorAll('[data-square]').length).to.be.above(0);
    board.mode = 'play';
    await until(() => !root.querySelector('[title=Explore]'));
    board.mode = 'view';
    await until(() => root.querySelectorAll('.board [tabindex]').length === 0);
    expect(root.querySelectorAll('[title=Explore]').length).to.equal(1);
  });

  it('is drawn on in play without becoming drawable in view', async () => {
    const user = await setup(start);
    user.cell('e4').focus();
    await user.press('+');
    await user.button('Draw marks');
    expect(user.board.drawable).to.equal(false);
    user.board.mode = 'view';
    await until(() => user.root.querySelectorAll('.controls, .board [tabindex]').length === 0);
  });

  it('can be the board of a game, from its menu', async () => {
    const game = await shown({pgn: '1. e4 e5 *', at: 'end'});
    (await item(game, 'Explore')).click();
    const {shadowRoot} = game.board as FenBoard;
    const square = await until(() => shadowRoot?.activeElement?.closest<HTMLElement>('[data-square]'));
    expect(square.ariaLabel).to.equal('e1, white king');
    expect(game.shadowRoot?.querySelectorAll('details[open]').length).to.equal(0);
    await until(
      () =>
        shadowRoot?.querySelector<HTMLElement>('[data-square=e5]')?.ariaLabel === 'e5, black pawn, last move',
    );
  });
});

describe('marks without a right button, on a board without a toolbar', () => {
  it('are drawn by key, which brings the pen and its colours', async () => {
    const user = await setup(start);
    expect(user.root.querySelectorAll('.controls').length).to.equal(0);
    user.cell('e4').focus();
    await user.press('+');
    await until(() => user.announced === 'Draw marks.');
    await user.press('Enter', 'Enter');
    await until(() => user.announced === 'Marked: green e4.');
    const pen = await user.button('Draw marks');
    expect(pen.ariaPressed).to.equal('true');
    await user.button('Red');
    await expect(user.board).to.be.accessible();
    // The pen stays where it has come, so that the focus has a place.
    await user.pressButton('Draw marks');
    await until(() => pen.ariaPressed === 'false' && pen.isConnected);
  });

  it('are drawn by the toolbar of a drawable board in play, which has no more than that', async () => {
    const user = await setup(start, {drawable: ''});
    await user.pressButton('Draw marks');
    await user.click('e4');
    await until(() => user.announced === 'Marked: green e4.');
    expect(user.root.querySelectorAll('[title=Undo], [title=Explore]').length).to.equal(0);
  });

  it('begin with a press of the right button without any drag, after which the pen is there', async function () {
    if (!(await can('right-button'))) this.skip();
    const user = await setup(start);
    await user.stroke(['e4'], 'right');
    await until(() => user.announced === 'Marked: green e4.');
    await user.button('Draw marks');
  });
});

describe('a button that can do nothing now', () => {
  it('says why, in its description', async () => {
    const user = await setup(start, {controls: ''});
    const reasons = async () =>
      Promise.all([user.button('Undo'), user.button('Redo')]).then((all) => all.map(({title}) => title));
    expect(await reasons()).to.deep.equal(['Nothing so far.', 'Nothing so far.']);
    await user.click('e2', 'e4');
    await until(async () => (await reasons())[0] === 'Undo');
    expect((await user.button('Undo')).textContent.trim()).to.equal('Undo');
  });

  it('has its usual description on a disabled board, where something was played', async () => {
    const user = await setup(start, {controls: ''});
    await user.click('e2', 'e4');
    await until(async () => (await user.button('Undo')).title === 'Undo');
    user.board.disabled = true;
    await until(async () => (await user.button('Undo')).ariaDisabled === 'true');
    expect((await user.button('Undo')).title).to.equal('Undo');
  });
});
