import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {startPages, accessibilityTreeOf} from './page.mjs';
import {languages} from '../../dist/words/languages.js';

const cases = JSON.parse(
  readFileSync(new URL('../tools/fixtures/accessibility.json', import.meta.url), 'utf8'),
);
const script = '<!doctype html><title>x</title><script type="module" src="/dist/fen-board.min.js"></script>';
const ready = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('fen-board');
    for (const board of document.querySelectorAll('fen-board')) await board.updateComplete;
  });

describe('the accessibility tree of a diagram', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  for (const lang of ['en', ...Object.keys(languages)].filter((tag) => tag in cases[0])) {
    it(`has a sentence for everything on the board: ${lang}`, async () => {
      const boards = cases.map(
        ({fen, marks = ''}) =>
          `<fen-board fen="${fen}" marks="${marks}" coordinates="inside" turn-marker></fen-board>`,
      );
      const {page} = await pages.open(
        `${script.replace('<title>', `<html lang="${lang}"><title>`)}${boards.join('<hr>')}`,
      );
      // The table of another language arrives after the board is drawn.
      await page.waitForFunction(
        (name) =>
          document.querySelector('fen-board').shadowRoot?.querySelector('svg')?.getAttribute('aria-label') ===
          name,
        {},
        cases[0][lang][0],
      );
      await ready(page);
      const {pictures, texts} = await accessibilityTreeOf(page);
      expect(pictures).to.have.length(cases.length);
      const lines = [];
      const notes = [];
      for (const [i, {what, ...expected}] of cases.entries()) {
        const [name, description] = expected[lang];
        // The error is text on the board, so the picture's description must not repeat it.
        const isBroken = what === 'a FEN that cannot be read';
        expect(pictures[i], what).to.deep.equal({name, description: isBroken ? undefined : description});
        // The description can be read line by line too.
        if (isBroken) notes.push(description, expected.fen);
        else lines.push(description);
      }
      // The tree is listed level by level, and a note has more of them. The text as given is in pieces: what is wrong of
      // it is marked.
      const letters = (all) => all.join('').replace(/\s/g, '');
      expect(letters(texts)).to.equal(letters([...lines, ...notes]));
    });
  }

  it('has all of 60 boards on a long page, even for a screen reader that starts after the page was loaded', async () => {
    const boards = Array.from(
      {length: 60},
      (_, i) => `<fen-board fen="8/8/8/8/8/8/8/K6k w - - 0 ${i + 1}"></fen-board>`,
    );
    const {page} = await pages.open(script + boards.join('<p>text</p>'));
    await ready(page);
    const {pictures} = await accessibilityTreeOf(page);
    expect(pictures).to.deep.equal(
      Array.from({length: 60}, () => ({
        name: 'Chess position, White to move',
        description: 'White: king a1. Black: king h1. White to move.',
      })),
    );
  });

  it('has the author’s name for the diagram, or nothing if it is decoration', async () => {
    const {page} = await pages.open(
      `${script}<fen-board fen="8/8/8/8/8/8/8/K6k w - - 0 1" label="Two kings"></fen-board>
      <fen-board fen="8/8/8/8/8/8/8/K6k w - - 0 1" label=""></fen-board>`,
    );
    await ready(page);
    expect((await accessibilityTreeOf(page)).pictures).to.deep.equal([
      {name: 'Two kings', description: 'White: king a1. Black: king h1. White to move.'},
    ]);
  });
});

describe('the accessibility tree of boards in a form', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  it('has the reason of a refusal in the description of the grid, and the field of a FEN as invalid', async () => {
    const {page} = await pages.open(
      `${script}<form><fen-board mode="play" required></fen-board>
      <fen-board mode="edit" fen="9/8/8/8/8/8/8/8 w - - 0 1"></fen-board></form>`,
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('fen-board')].every(
        ({shadowRoot, validationMessage}) => shadowRoot?.querySelector('[role=grid]') && validationMessage,
      ),
    );
    await ready(page);
    const session = await page.createCDPSession();
    await session.send('Accessibility.enable');
    const {nodes} = await session.send('Accessibility.getFullAXTree');
    const withRole = (name) => nodes.filter(({ignored, role}) => !ignored && role?.value === name);
    const unreadable = 'Rank 8 has 9 squares; the board is 8 files wide.';
    expect(withRole('grid').map(({description}) => description?.value)).to.deep.equal([
      'Empty board. A position is needed here.',
      unreadable,
    ]);
    const field = withRole('textbox').find(({name}) => name?.value === 'FEN');
    expect(field?.description?.value).to.equal(unreadable);
    expect(field?.properties.find(({name}) => name === 'invalid')?.value.value).to.equal('true');
  });
});
