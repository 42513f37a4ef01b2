import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {broken, castling, ladder, ladderSolution, start} from '../../tools/fixtures/positions.js';
import {Solver} from '../solve/solver.js';
import {temporary, until, User} from '../../tools/user.js';

/** Boards in every mode, as an author writes them. */
const markup = `<fen-board id="play" fen="start" mode="play" animation="none" controls=""></fen-board>
  <fen-board id="solve" fen="${ladder}" mode="solve" animation="none" solution="${ladderSolution}"></fen-board>
  <fen-board id="edit" fen="${castling}" mode="edit" animation="none"></fen-board>
  <fen-board id="text" mode="play">${start}</fen-board>
  <fen-board id="marked" fen="start" drawable="" marks="Ge4"></fen-board>
  <fen-board id="broken" fen="${broken}" mode="play"></fen-board>
  <form><fen-board id="required" name="p" mode="edit" required=""></fen-board></form>`;

const place = document.createElement('main');
// Small, so that all of them are near the viewport, and loaded.
place.style.cssText = 'display: grid; grid-template-columns: repeat(4, 1fr)';
const boards = () => [...place.querySelectorAll('fen-board')];
const board = (id: string) => {
  const found = place.querySelector<FenBoard>(`#${id}`);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const isUsable = ({error, shadowRoot}: FenBoard) => error ?? shadowRoot?.querySelector('[role=gridcell]');
/** Looks at one board after another, until a person could act on each. */
const usable = () =>
  until(() => {
    const next = boards().find((board) => !isUsable(board));
    next?.scrollIntoView();
    return !next;
  });

/** Does what libraries such as Turbo do: they save a clone of a page, and show a clone of that when a reader returns. */
async function leaveAndComeBack(): Promise<void> {
  const kept = place.cloneNode(true) as Element;
  place.replaceChildren('another page');
  await new Promise(requestAnimationFrame);
  place.replaceChildren(...(kept.cloneNode(true) as Element).childNodes);
  await usable();
}

describe('a board that nobody has looked at', () => {
  it('has only its author’s attributes while its form validates it, so that clones have no others', async () => {
    const far = `<div style="height: 5000px"></div><form><fen-board mode="play" required=""></fen-board></form>`;
    const page = temporary(document.createElement('div'));
    document.body.append(page);
    page.innerHTML = far;
    const form = page.querySelector('form');
    const board = page.querySelector('fen-board');
    await until(() => board?.validity.valid === false);
    expect(form?.reportValidity()).to.equal(false);
    expect(document.activeElement?.localName).to.equal('fen-board');
    expect(page.innerHTML).to.equal(far);
    await until(() => (board?.shadowRoot?.activeElement as HTMLElement | null)?.dataset.square);
    expect(page.innerHTML).to.equal(far);
  });
});

describe('a page with boards that is cloned, left and shown again', () => {
  it('has boards that begin as the author wrote them, and can be used again', async () => {
    document.body.prepend(temporary(place));
    place.innerHTML = markup;
    await usable();
    // A person has changed each of them.
    const [player, solver, editor] = [
      new User(board('play')),
      new Solver(board('solve')),
      new User(board('edit')),
    ];
    for (const square of ['e2', 'e4', 'e7']) player.cell(square).click();
    await solver.turn();
    for (const square of ['b1', 'b7']) solver.cell(square).click();
    await until(() => solver.mistakes.length === 1);
    editor.cell('h1').click();
    board('edit').reportValidity();
    board('required').reportValidity();
    await Promise.all(boards().map(({updateComplete}) => updateComplete));

    await leaveAndComeBack();
    expect(place.innerHTML).to.equal(markup);
    expect(board('play').fen).to.equal('start');
    expect(board('solve').fen).to.equal(ladder);
    expect(board('edit').fen).to.equal(castling);
    expect(board('text').fen).to.equal(start);
    expect(board('broken').error?.code).to.equal('rank-width');
    expect(place.querySelector('form')?.checkValidity()).to.equal(false);

    const again = new User(board('play'));
    for (const square of ['d2', 'd4']) again.cell(square).click();
    expect(again.changes.map(({move}) => move?.san)).to.deep.equal(['d4']);
    const solvedAgain = new Solver(board('solve'));
    await solvedAgain.turn();
    for (const square of ['a2', 'a7']) solvedAgain.cell(square).click();
    await solvedAgain.sees('6k1/R7/8/8/8/8/8/1R5K');
    await solvedAgain.turn();
    for (const square of ['b1', 'b8']) solvedAgain.cell(square).click();
    await solvedAgain.solved();
    expect(solvedAgain.solves).to.deep.equal([{mistakes: 0, hints: 0}]);
  });
});
