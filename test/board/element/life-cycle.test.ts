import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {addPieces, classic, modern} from '../../../src/picture/drawing/pieces-entry.js';
import {FenBoard} from '../../../src/index.js';
import {kingsBlackToMove, start} from '../../tools/fixtures/positions.js';
import {countUpdates, descriptionOf, User} from '../../tools/user.js';

const picture = (board: Element) => board.shadowRoot?.querySelector('svg') ?? null;
const drawn = descriptionOf;
const pictures = (board: Element) => board.shadowRoot?.querySelectorAll('[part=board] > svg').length ?? 0;
const boardIn = (element: ParentNode): FenBoard => {
  const board = element.querySelector('fen-board');
  if (!board) throw new Error('There is no board.');
  return board;
};

/** Makes another document: that of a frame, with `srcdoc`, because else loading replaces the document of a frame. */
async function otherDocument(): Promise<{other: Document; view: typeof globalThis}> {
  const {target} = await new Promise<Event>((loaded) => {
    void fixture(
      html`<iframe title="x" width="600" height="600" srcdoc="<!doctype html>" @load="${loaded}"></iframe>`,
    );
  });
  const {contentDocument: other, contentWindow: view} = target as HTMLIFrameElement;
  if (!other || !view) throw new Error('There is no other document.');
  return {other, view: view as unknown as typeof globalThis};
}

describe('a board', () => {
  it('keeps properties that were set before it was upgraded', async () => {
    // A subclass stands for a definition that is loaded later, because a class can define only one tag.
    class LateBoard extends FenBoard {}
    document.body.append(document.createElement('late-board'));
    const element = document.querySelector<LateBoard>('late-board');
    if (!element) throw new Error('There is no board.');
    Object.assign(element, {
      fen: kingsBlackToMove,
      orientation: 'black',
      theme: 'green',
      turnMarker: true,
      label: 'Late',
    });
    customElements.define('late-board', LateBoard);
    await element.updateComplete;
    expect(element.position?.turn).to.equal('black');
    expect(picture(element)?.getAttribute('aria-label')).to.equal('Late');
    expect(picture(element)?.querySelector('rect')?.getAttribute('fill')).to.contain('#eef0d8');
    expect(picture(element)?.querySelector('[part~=turn]') !== null).to.equal(true);
    element.remove();
  });

  it('made by a script is drawn, with its properties, when it is put into the page', async () => {
    const board = document.createElement('fen-board');
    board.fen = kingsBlackToMove;
    board.setAttribute('theme', 'blue');
    document.body.append(board);
    await board.updateComplete;
    expect(drawn(board)).to.contain('king e1');
    board.remove();
  });

  it('is cloned with its attributes and its text, and the clone is independent', async () => {
    const holder = await fixture<HTMLElement>(html`<div><fen-board theme="green">${start}</fen-board></div>`);
    const original = boardIn(holder);
    holder.append(original.cloneNode(true));
    const clone = holder.querySelectorAll('fen-board')[1];
    if (!clone) throw new Error('There is no clone.');
    await clone.updateComplete;
    expect(drawn(clone)).to.equal(drawn(original));
    clone.textContent = kingsBlackToMove;
    await nextFrame();
    await clone.updateComplete;
    expect(drawn(clone)).to.contain('Black to move');
    expect(drawn(original)).to.contain('White to move');
    expect(pictures(clone)).to.equal(1);
  });

  it('may be moved, removed and put back, and still shows its position in one picture', async () => {
    const holder = await fixture<HTMLElement>(
      html`<div>
        <fen-board fen=${start}></fen-board>
        <section></section>
      </div>`,
    );
    const board = boardIn(holder);
    for (let i = 0; i < 3; i++) {
      holder.querySelector('section')?.append(board);
      board.remove();
      board.fen = i % 2 ? start : kingsBlackToMove;
      holder.prepend(board);
      await board.updateComplete;
      expect(pictures(board)).to.equal(1);
      expect(drawn(board)).to.contain(i % 2 ? 'White to move' : 'Black to move');
    }
  });

  it('is drawn again when a script sets the HTML around it again', async () => {
    const holder = await fixture<HTMLElement>(html`<div><fen-board fen=${start}></fen-board></div>`);
    const before = boardIn(holder);
    const markup = holder.innerHTML.replace(/<!--.*?-->/g, '');
    holder.innerHTML = markup;
    const after = boardIn(holder);
    await after.updateComplete;
    expect(after === before).to.equal(false);
    expect(drawn(after)).to.equal(drawn(before));
  });

  it('keeps its look and can be played on in another document', async () => {
    const {other, view} = await otherDocument();
    const {board} = await User.setup({fen: start, mode: 'play'});
    const width = getComputedStyle(board).maxWidth;
    other.body.append(other.adoptNode(board));
    await board.updateComplete;
    expect(view.getComputedStyle(board).display).to.equal('block');
    expect(view.getComputedStyle(board).maxWidth).to.equal(width);
    while (!board.shadowRoot?.querySelector('[role=gridcell]')) await nextFrame();
    const cell = board.shadowRoot.querySelector('[data-square=a1]') as Element;
    const flex = view.getComputedStyle(cell).flexGrow;
    expect(flex, 'the sheet of what is played on').to.equal('1');
    await board.move('e4');
    expect(board.fen).to.contain('4P3');
    document.body.append(document.adoptNode(board));
    await board.updateComplete;
    expect(getComputedStyle(board).display).to.equal('block');
    board.remove();
  });

  it('stays a board if the browser makes it a plain element of the other document', async () => {
    const {other, view} = await otherDocument();
    class OwnBoard extends FenBoard {}
    customElements.define('own-board', OwnBoard);
    for (const name of ['fen-board', 'own-board']) {
      const board = document.createElement(name as 'fen-board');
      board.fen = start;
      // As Firefox up to 140 does with an adopted element.
      Object.setPrototypeOf(board, view.HTMLElement.prototype);
      other.body.append(board);
      expect(board).to.be.an.instanceof(customElements.get(name));
      await board.updateComplete;
      expect(drawn(board)).to.contain('king e1');
      expect([board.checkValidity(), board.form]).to.deep.equal([true, null]);
    }
  });

  it('can be shown first in another document, and cloned from there', async () => {
    const {other, view} = await otherDocument();
    const board = document.createElement('fen-board');
    board.fen = start;
    other.body.append(board);
    await board.updateComplete;
    expect(drawn(board)).to.contain('king e1');
    expect(view.getComputedStyle(board).display).to.equal('block');
    board.setAttribute('fen', start);
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    holder.append(board.cloneNode(true));
    const clone = boardIn(holder);
    await clone.updateComplete;
    expect(drawn(clone)).to.equal(drawn(board));
    expect(getComputedStyle(clone).display).to.equal('block');
  });

  it('accepts attributes in any case, and uses the default for empty or misspelt ones', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    holder.innerHTML = `<FEN-BOARD FEN="${kingsBlackToMove}" Orientation=" BLACK " Coordinates="Outside" THEME="Green" MODE="View" Turn-Marker></FEN-BOARD>`;
    const board = boardIn(holder);
    await board.updateComplete;
    const {orientation, coordinates, theme, mode, turnMarker} = board;
    expect({orientation, coordinates, theme, mode, turnMarker}).to.deep.equal({
      orientation: 'black',
      coordinates: 'outside',
      theme: 'green',
      mode: 'view',
      turnMarker: true,
    });
    for (const value of ['', '  ', 'no such thing', 'constructor']) {
      for (const name of ['orientation', 'coordinates', 'theme', 'mode', 'notation', 'animation', 'pieces'])
        board.setAttribute(name, value);
      await board.updateComplete;
      expect(board.orientation, value).to.equal('white');
      expect(board.theme, value).to.equal('auto');
      expect(board.notation, value).to.equal('auto');
      expect(picture(board)?.querySelector('[part^=piece] path')?.getAttribute('d'), value).to.match(/^M/);
    }
    board.setAttribute('fen', '');
    await board.updateComplete;
    expect(drawn(board)).to.equal('Empty board.');
  });

  it('accepts the name of a piece set in any case', async () => {
    const strokes = (board: FenBoard) =>
      picture(board)?.querySelector('[part^=piece]')?.getAttribute('stroke-width');
    const boards = await Promise.all(
      ['classic', ' Classic', 'CLASSIC '].map((name) =>
        fixture<FenBoard>(html`<fen-board fen=${start} pieces=${name}></fen-board>`),
      ),
    );
    while (boards.some((board) => strokes(board) !== `${classic.bodyStroke / 100}em`)) await nextFrame();
    expect(boards.map(({pieces}) => pieces)).to.deep.equal(['classic', 'classic', 'classic']);
  });
});

describe('a board that is not on a page', () => {
  it('is drawn, as on a server, but does not wait for pieces or for a person', async () => {
    const boards = ['on a page', 'on none'].map((where) => {
      const board = document.createElement('fen-board');
      Object.assign(board, {fen: kingsBlackToMove, mode: 'play', pieces: 'late'});
      if (where === 'on a page') document.body.append(board);
      else board.connectedCallback();
      return board;
    });
    const all = () => Promise.all(boards.map(({updateComplete}) => updateComplete));
    await all();
    for (const board of boards) expect(drawn(board)).to.contain('Black to move');
    expect(boards.map((board) => picture(board)?.getAttribute('tabindex'))).to.deep.equal(['0', null]);
    const updates = boards.map(countUpdates);
    addPieces('late', modern);
    await all();
    expect(updates.map((count) => count() > 0)).to.deep.equal([true, false]);
    boards[0]?.remove();
  });
});

describe('the script', () => {
  it('can be run twice: the first definition stays', async () => {
    const again = '/src/define.ts?again';
    await import(again);
    expect(customElements.get('fen-board') === FenBoard).to.equal(true);
  });
});
