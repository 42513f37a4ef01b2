import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {addLocale} from '../../../src/words/index.js';
import {addPieces, classic, modern} from '../../../src/picture/drawing/pieces-entry.js';
import {broken, capablanca, smirf, start} from '../../tools/fixtures/positions.js';
import {countUpdates, descriptionOf} from '../../tools/user.js';
import {diagram, picture, pieceCount} from './diagram.js';

describe('<fen-board>', () => {
  it('draws the position of its fen attribute', async () => {
    const element = await diagram();
    expect(element.position?.placement).to.equal(start.split(' ')[0]);
    expect(picture(element).getAttribute('viewBox')).to.equal('0 0 360 360');
    expect(pieceCount(element)).to.equal(32);
  });

  for (const [what, fen] of Object.entries({start, smirf, capablanca, broken, 'an empty board': ''})) {
    it(`passes the accessibility audit: ${what}`, async () => {
      await expect(await diagram(fen)).to.be.accessible();
    });
  }

  it('can be focused before it is in a page', () => {
    const element = document.createElement('fen-board');
    for (const mode of ['view', 'play'] as const) {
      element.mode = mode;
      expect(() => element.focus(), mode).to.not.throw();
    }
  });

  it('is an empty board without a FEN', async () => {
    const element = await fixture<FenBoard>(html`<fen-board></fen-board>`);
    expect(element.fen).to.equal(null);
    expect(element.position?.placement).to.equal('8/8/8/8/8/8/8/8');
    expect(element.error).to.equal(null);
    expect(pieceCount(element)).to.equal(0);
  });

  it('changes with the attribute and the property, and does not reflect', async () => {
    const element = await diagram();
    element.fen = capablanca;
    expect(element.position?.files, 'at once').to.equal(10);
    await element.updateComplete;
    expect(picture(element).getAttribute('viewBox')).to.equal('0 0 450 360');
    expect(element.getAttribute('fen')).to.equal(start);
    element.setAttribute('fen', smirf);
    await element.updateComplete;
    expect(element.fen).to.equal(smirf);
    expect(element.position?.castling.white.kingside).to.equal('g');
    element.removeAttribute('fen');
    await element.updateComplete;
    expect(pieceCount(element)).to.equal(0);
  });

  it('is a picture with a name and a description', async () => {
    const element = await diagram();
    const svg = picture(element);
    expect(svg.getAttribute('role')).to.equal('img');
    expect(svg.getAttribute('aria-label')).to.equal('Chess position, White to move');
    expect(descriptionOf(element)).to.contain('White: king e1, queen d1');
    expect(svg.getAttribute('aria-hidden')).to.equal('false');
  });

  it('is hidden from assistive technology while there is a grid with the same name', async () => {
    const element = await fixture<FenBoard>(html`<fen-board mode="play" fen=${start}></fen-board>`);
    while (!element.shadowRoot?.querySelector('[role=grid]')) await nextFrame();
    expect(picture(element).getAttribute('aria-hidden')).to.equal('true');
    element.mode = 'view';
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-hidden')).to.equal('false');
  });

  it('is named by its label, and is decoration if that is empty', async () => {
    const element = await diagram();
    element.label = 'Diagram 12';
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-label')).to.equal('Diagram 12');
    element.setAttribute('label', '');
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-hidden')).to.equal('true');
    element.removeAttribute('label');
    await element.updateComplete;
    expect(picture(element).getAttribute('aria-label')).to.equal('Chess position, White to move');
  });

  it('turns the board, in any spelling of the attribute', async () => {
    const element = await diagram('4k3/8/8/8/8/8/8/4K3 b - - 0 1');
    const kingX = () =>
      Number(
        /M([\d.]+)/.exec(
          picture(element).querySelectorAll('[part^=piece]')[0]?.children[0]?.getAttribute('d') ?? '',
        )?.[1],
      );
    const fromWhite = kingX();
    for (const [value, turned] of [
      ['black', true],
      ['WHITE', false],
      [' Auto ', true],
      ['sideways', false],
    ] as const) {
      element.setAttribute('orientation', value);
      await element.updateComplete;
      expect(kingX() !== fromWhite, value).to.equal(turned);
    }
  });

  it('moves the coordinates', async () => {
    const element = await diagram();
    const box = () => picture(element).getAttribute('viewBox');
    element.coordinates = 'outside';
    await element.updateComplete;
    expect(box()).to.equal('-18 0 378 378');
    element.coordinates = 'none';
    await element.updateComplete;
    expect(box()).to.equal('0 0 360 360');
    expect(picture(element).querySelectorAll('[part~=coordinate]:not([d=""])')).to.have.length(0);
  });

  it('draws a full board with at most 48 elements', async () => {
    for (const fen of [start, capablanca]) {
      const element = await diagram(fen);
      expect(element.shadowRoot?.querySelectorAll('*').length).to.be.at.most(48);
    }
  });
});

describe('a script', () => {
  it('can read the repairs of the FEN, with their places', async () => {
    const element = await diagram('4k3/8/8/8/8/8/8/4K3 W - - 0 1');
    expect(element.warnings.map(({code, index}) => [code, index])).to.deep.equal([['spelling', 20]]);
    expect((await diagram()).warnings).to.deep.equal([]);
  });

  it('can flip the board, even if the FEN cannot be read', async () => {
    const element = await diagram(broken);
    element.orientation = 'auto';
    element.flip();
    expect(element.orientation).to.equal('black');
  });

  it('can focus a diagram that the page has made focusable', async () => {
    const element = await diagram();
    element.focus();
    expect(document.activeElement === element).to.equal(false);
    element.tabIndex = 0;
    element.focus();
    expect(document.activeElement === element).to.equal(true);
  });

  it('can move the board into a document without a window', async () => {
    const element = await diagram();
    const other = document.implementation.createHTMLDocument();
    other.body.append(other.adoptNode(element));
    element.fen = smirf;
    await element.updateComplete;
    expect(element.position?.turn).to.equal('white');
    document.body.append(element);
    await element.updateComplete;
    expect(descriptionOf(element)).to.contain('with the rook on g1');
    element.remove();
  });
});

describe('many boards', () => {
  it('can be removed without leaving anything that redraws them', async () => {
    const element = await fixture<FenBoard>(html`<fen-board fen=${start} pieces="shadows"></fen-board>`);
    const aside = document.createElement('div');
    aside.lang = 'eo';
    aside.append(element);
    const updates = countUpdates(element);
    addPieces('shadows', modern);
    addLocale('eo', {diagram: {whiteToMove: 'blanko movas'}});
    expect(updates(), 'off the page').to.equal(0);
    document.body.append(element);
    await element.updateComplete;
    const before = updates();
    addPieces('shadows', classic);
    expect(updates(), 'on the page').to.be.greaterThan(before);
    await element.updateComplete;
    element.remove();
    element.fen = smirf;
    await element.updateComplete;
    document.body.append(element);
    await element.updateComplete;
    expect(descriptionOf(element)).to.contain('with the rook on g1');
    element.remove();
  });

  it('are all drawn up to 300 at a time, however many there were before', async () => {
    const visibility = (board: FenBoard) => getComputedStyle(picture(board)).contentVisibility;
    for (const round of ['first', 'second']) {
      const page = await fixture<HTMLElement>(
        html`<div>${Array.from({length: 301}, () => html`<fen-board></fen-board>`)}</div>`,
      );
      const boards = [...page.querySelectorAll<FenBoard>('fen-board')];
      await boards.at(-1)?.updateComplete;
      expect(boards.slice(0, 300).map(visibility), round).to.not.include('auto');
      expect(boards.slice(300).map(visibility), round).to.deep.equal(['auto']);
      page.remove();
      const last = boards.at(-1) as FenBoard;
      document.body.append(last);
      await last.updateComplete;
      expect(visibility(last), `the last one of the ${round} round, alone`).to.equal('visible');
      last.remove();
    }
  });
});

describe('marks', () => {
  const marked = (element: FenBoard) =>
    [...picture(element).querySelectorAll('[part~=marked-square], [part~=arrow]')].map((path) =>
      path.getAttribute('part'),
    );

  it('are drawn while the attribute has them, even when the position changes', async () => {
    const element = await fixture<FenBoard>(html`<fen-board fen=${start} marks="Ge4 Rd5"></fen-board>`);
    expect(marked(element)).to.deep.equal(['mark marked-square green', 'mark marked-square red']);
    element.fen = smirf;
    await element.updateComplete;
    expect(marked(element)).to.have.length(2);
    element.setAttribute('marks', 'Yg1f3');
    await element.updateComplete;
    expect(marked(element)).to.deep.equal(['mark arrow yellow']);
    expect(descriptionOf(element)).to.contain('Arrows: yellow g1 to f3.');
    element.setAttribute('marks', '');
    await element.updateComplete;
    expect(marked(element)).to.deep.equal([]);
    element.marks = 'Be1';
    await element.updateComplete;
    expect(marked(element)).to.deep.equal(['mark marked-square blue']);
    element.removeAttribute('marks');
    await element.updateComplete;
    expect(marked(element)).to.deep.equal([]);
  });

  it('that cannot be read are listed in the warnings, after the warnings of the FEN, and the rest is drawn', async () => {
    const element = await fixture<FenBoard>(
      html`<fen-board fen="8/8/8/8/8/8/8/8 w - -" marks="Ge4 Gi4 Re5"></fen-board>`,
    );
    expect(element.warnings.map(({code}) => code)).to.deep.equal([
      'no-king',
      'no-king',
      'missing-fields',
      'mark',
    ]);
    expect(element.warnings.at(-1)?.index).to.equal(4);
    expect(marked(element)).to.have.length(2);
    element.fen = capablanca;
    expect(element.warnings.length, 'i4 is on ten files').to.equal(0);
  });

  it('are not drawn if the FEN cannot be read', async () => {
    const element = await fixture<FenBoard>(html`<fen-board fen=${broken} marks="Ge4 X"></fen-board>`);
    expect(marked(element)).to.deep.equal([]);
    expect(element.warnings.length).to.equal(0);
  });

  it('ignore a value that is not text', async () => {
    const element = await diagram();
    for (const marks of [7, {}, undefined, Symbol.iterator]) {
      element.marks = marks as unknown as string;
      await element.updateComplete;
      expect(marked(element)).to.deep.equal([]);
    }
  });

  it('stay while the board is played on, under the highlights', async () => {
    const element = await fixture<FenBoard>(
      html`<fen-board fen=${start} marks="Ge4 Rg1f3" mode="play"></fen-board>`,
    );
    while (!element.shadowRoot?.querySelector('[role=grid]')) await nextFrame();
    expect(marked(element)).to.include.members(['mark marked-square green', 'mark arrow red']);
    expect(await element.move('e4')).to.have.property('ok', true);
    await element.updateComplete;
    expect(marked(element)).to.include('mark marked-square green');
  });
});
