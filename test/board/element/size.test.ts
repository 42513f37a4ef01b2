import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {diagram, picture} from './diagram.js';

describe('the size of a board', () => {
  const within = async (style: string, fen: string, own = '') => {
    const outer = await fixture<HTMLElement>(
      html`<div style="width: 900px">
        <div style=${style}><fen-board style=${own} fen=${fen}></fen-board><i>x</i></div>
      </div>`,
    );
    const element = outer.querySelector('fen-board');
    await element?.updateComplete;
    const size = () => {
      const {width = 0, height = 0} = element?.getBoundingClientRect() ?? {};
      return [Math.round(width), Math.round(height)];
    };
    const first = size();
    // By the second frame the browser has decided whether to skip the picture.
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    expect(size(), 'when it is seen').to.deep.equal(first);
    return first;
  };
  const cases: readonly (readonly [what: string, style: string, width: number, own?: string])[] = [
    ['fills its container up to 30rem', '', 480],
    ['is as small as its container', 'width: 160px', 160],
    ['has 20rem in a float', 'float: left', 320],
    ['has 20rem as a float', '', 320, 'float: left'],
    ['has 20rem in a row of flex items', 'display: flex', 320],
    ['has 20rem in an inline block', 'display: inline-block', 320],
    ['has 20rem in a table cell', 'display: table-cell', 320],
    ['has 20rem when centred in a column', 'display: flex; flex-direction: column; align-items: center', 320],
    ['takes a width', '', 250, 'width: 250px'],
    ['takes a greatest size', '', 700, '--fen-board-max-size: 700px'],
    ['has the same size far off the screen', 'float: left; margin-top: 5000px', 320],
  ];
  for (const [what, style, width, own] of cases) {
    it(what, async () => {
      expect(await within(style, start, own)).to.deep.equal([width, width]);
      expect(await within(style, capablanca, own)).to.deep.equal([width, width * 0.8]);
    });
  }

  it('shrinks if there is little room', async () => {
    const [width = 0, height] = await within('display: flex; width: 200px', start);
    expect(width).to.be.within(150, 200);
    expect(height).to.equal(width);
  });

  const ofOneWidth: readonly (readonly [what: string, attributes: Readonly<Record<string, string>>])[] = [
    ['nothing beside it', {coordinates: 'none'}],
    ['coordinates inside', {}],
    ['coordinates outside', {coordinates: 'outside'}],
    ['a turn marker', {'turn-marker': ''}],
    ['both', {coordinates: 'outside', 'turn-marker': ''}],
  ];
  for (const [fen, files] of [
    [start, 8],
    [capablanca, 10],
  ] as const) {
    it(`leaves the board its edges: a turn marker takes nothing from the squares, and coordinates outside nothing from the page: ${files} files`, async () => {
      const row = await fixture<HTMLElement>(
        html`<div style="display: flex; gap: 30px; padding: 30px"></div>`,
      );
      for (const [, attributes] of ofOneWidth) {
        const element = document.createElement('fen-board');
        element.style.width = '120px';
        for (const [name, value] of Object.entries({...attributes, fen})) element.setAttribute(name, value);
        row.append(element);
      }
      for (let frames = 0; frames < 3; frames++) await nextFrame();
      const boards = [...row.children] as FenBoard[];
      const top = row.getBoundingClientRect().top + 30;
      boards.forEach((element, i) => {
        const [what, attributes] = ofOneWidth[i] ?? ['', {}];
        const squares = picture(element).querySelector('[part~=light]')?.getBoundingClientRect();
        const own = element.getBoundingClientRect();
        const margin = attributes.coordinates === 'outside' ? 0.4 : 0;
        const side = 120 / (files + margin);
        expect(squares?.width, what).to.be.closeTo(files * side, 0.1);
        expect(squares?.height, what).to.be.closeTo(8 * side, 0.1);
        expect(squares?.top, what).to.be.closeTo(top, 0.1);
        expect(squares?.right, what).to.be.closeTo(own.right, 0.1);
        // Coordinates are in the board's box, so nothing in the page overlaps them.
        const shown = picture(element).getBoundingClientRect();
        expect(shown.left, what).to.be.closeTo(own.left, 0.1);
        expect(shown.bottom, what).to.be.at.most(own.bottom + 0.1);
      });
    });
  }

  for (const [what, attributes] of ofOneWidth) {
    it(`is such that a board as wide as the viewport is not cut off: ${what}`, async () => {
      for (const fen of [start, capablanca]) {
        const place = await fixture<HTMLElement>(
          html`<div
            style="position: fixed; inset: 0 auto auto 0; width: 100vw; --fen-board-max-size: none"
          ></div>`,
        );
        const element = document.createElement('fen-board');
        for (const [name, value] of Object.entries({...attributes, fen, mode: 'play'}))
          element.setAttribute(name, value);
        place.append(element);
        while (!element.shadowRoot?.querySelector('[data-square=a8]')) await nextFrame();
        const shown = picture(element).getBoundingClientRect();
        expect(shown.left).to.be.closeTo(0, 0.1);
        expect(shown.right).to.be.closeTo(place.getBoundingClientRect().right, 0.1);
        // The grid that a person presses is exactly above the picture.
        const squares = picture(element).querySelector('[part~=light]')?.getBoundingClientRect();
        const grid = element.shadowRoot.querySelector('[role=grid]')?.getBoundingClientRect();
        for (const edge of ['left', 'right', 'top', 'bottom'] as const)
          expect(grid?.[edge], edge).to.be.closeTo(squares?.[edge] ?? NaN, 0.2);
      }
    });
  }

  for (const [what, attributes] of ofOneWidth.slice(2)) {
    it(`fits into a narrow card, on a phone or beside other cards: ${what}`, async () => {
      const phone = await fixture<HTMLIFrameElement>(html`<iframe style="width: 390px; border: 0"></iframe>`);
      const wide = await fixture<HTMLElement>(html`<div></div>`);
      for (const place of [wide, phone.contentDocument?.body ?? wide]) {
        for (const fen of [start, capablanca]) {
          const card = document.createElement('div');
          card.style.cssText =
            'box-sizing: border-box; width: 390px; max-width: 100%; padding: 8px; border: 1px solid';
          place.append(card);
          const element = document.createElement('fen-board');
          for (const [name, value] of Object.entries({...attributes, fen})) element.setAttribute(name, value);
          card.append(element);
          await element.updateComplete;
          const [shown, room] = [picture(element).getBoundingClientRect(), card.getBoundingClientRect()];
          expect(shown.width).to.be.above(300);
          expect(shown.left).to.be.at.least(room.left + 1);
          expect(shown.right).to.be.at.most(room.right - 1);
          // A frame does not disconnect its content when it is removed.
          card.remove();
        }
      }
    });
  }

  it('is zero when hidden', async () => {
    const element = await diagram();
    element.hidden = true;
    expect(element.getBoundingClientRect().height).to.equal(0);
  });
});

describe('what comes after a board', () => {
  for (const [mode, height] of [
    ['view', '100px'],
    ['view', '50%'],
    ['edit', '100px'],
  ] as const) {
    it(`is below it, whatever height a page gives it: ${mode}, ${height}`, async () => {
      const holder = await fixture(
        html`<div style="width: 240px; height: 200px">
          <fen-board fen=${start} mode=${mode} style="height: ${height}"></fen-board>
          <p>after</p>
        </div>`,
      );
      const [element, after] = holder.children as unknown as [FenBoard, HTMLElement];
      await element.updateComplete;
      while (mode === 'edit' && !element.shadowRoot?.querySelector('[part=panel]')) await nextFrame();
      const bottoms = [...(element.shadowRoot?.querySelectorAll('svg, [part=panel]') ?? [])].map(
        (part) => part.getBoundingClientRect().bottom,
      );
      expect(Math.max(...bottoms)).to.be.at.most(after.getBoundingClientRect().top);
    });
  }
});
