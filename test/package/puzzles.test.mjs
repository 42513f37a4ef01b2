// Puzzles on a page: before their script has loaded, while it loads, and without it.
import {expect} from 'chai';
import markdownIt from 'markdown-it';
import {markdownItFenBoard} from '../../dist/markdown.js';
import {renderSvg} from '../../dist/svg.js';
import {startPages, accessibilityTreeOf} from './page.mjs';
import {partOf} from '../tools/part.ts';
import {backRank, ladder} from '../tools/fixtures/positions.ts';

const capablanca = '7k2/10/10/10/10/10/10/5K3R w K - 0 1';
const solution = '1. Ra7 Kg8 2. Rb8#';
const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';
const caption = '<p slot="caption">White to move and win</p>';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" width="360" height="360"><rect width="360" height="360"/></svg>';
const details = `<details><summary>Solution</summary>${solution}</details>`;

const puzzle = (inside = '', attributes = '') =>
  `<fen-board mode="solve" fen="${ladder}" solution="${solution}" ${attributes}>${inside}</fen-board>`;

/** Puts each puzzle on a page, with a paragraph before and after it. */
const boards = {
  'a puzzle': puzzle(),
  'a puzzle with a caption': puzzle(caption),
  'a puzzle with its drawing and its solution inside': puzzle(svg + details),
  'a puzzle with all of that': puzzle(svg + caption + details),
  'a small puzzle': `<div style="width: 176px">${puzzle(caption)}</div>`,
  'a puzzle in a figure that centres it': `<figure style="display: flex; flex-direction: column"><style>* { box-sizing: border-box } figure fen-board { margin: 0 auto; width: 100% }</style>${puzzle(caption)}</figure>`,
  'a puzzle in a grid': `<div style="display: grid; grid-template-columns: 1fr 1fr">${puzzle(caption)}${puzzle()}</div>`,
  'a set of puzzles': '<fen-board mode="solve" src="/set.pgn"></fen-board>',
  'a set of puzzles with a caption': `<fen-board mode="solve" src="/set.pgn">${caption}</fen-board>`,
  'a puzzle on ten files': `<fen-board mode="solve" fen="${capablanca}" solution="1. O-O+">${caption}</fen-board>`,
  'a diagram with a caption': `<fen-board fen="${ladder}">${caption}</fen-board>`,
};

describe('puzzles on a page', () => {
  let pages;
  const set = `[FEN "${ladder}"]\n\n${solution} *\n\n`;
  before(async () => (pages = await startPages({'/set.pgn': set.repeat(3)})));
  after(() => pages?.close());

  const solvable = (page) =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('fen-board')].every(
        ({mode, shadowRoot}) =>
          shadowRoot?.querySelector('svg') && (mode !== 'solve' || shadowRoot.querySelector('.puzzle')),
      ),
    );

  const screens = {
    'a large screen': {width: 1000, height: 4000},
    'a phone': {width: 390, height: 4000, isMobile: true, hasTouch: true},
  };
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const [what, html] of partOf(Object.entries(boards))) {
      it(`do not move the page when their buttons appear: ${what}, on ${screen}`, async () => {
        const {page, pageErrors} = await pages.open(
          `<!doctype html><title>x</title>${sheet}<meta name="viewport" content="width=device-width"><body><p>before</p>${html}<p>after</p>`,
          {viewport},
        );
        const places = () =>
          page.$$eval('body > p, [slot=caption]', (all) =>
            all.map((p) => Math.round(p.getBoundingClientRect().top)),
          );
        const before = await places();
        await page.addScriptTag({type: 'module', url: '/dist/fen-board.min.js'});
        await solvable(page);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await places()).to.deep.equal(before);
        expect(await page.evaluate(() => window.shifts)).to.equal(0);
        expect(pageErrors).to.deep.equal([]);
      });
    }
  }

  const image = `<img alt="White: king h1, rooks a2, b1. Black: king h8." src="data:image/svg+xml,${encodeURIComponent(renderSvg(ladder))}" width="360" height="360">`;
  const fence = '```fen\n' + `${ladder}\nsolution: a2a7 h8g8 b1b8\n` + '```';
  const sources = {
    'a Markdown fence': markdownIt().use(markdownItFenBoard).render(fence),
    'the class of a CMS': `<div class="fen-board">${image}<p>${ladder}</p>${details}</div>`,
  };
  const wide = {width: 1000, height: 800};
  for (const [source, html] of Object.entries(sources)) {
    for (const viewport of [wide, {width: 390, height: 800, isMobile: true, hasTouch: true}]) {
      it(`are a picture and a folded solution without a script: ${source}, ${viewport.width} px`, async () => {
        const {page} = await pages.open(
          `<!doctype html><title>x</title>${sheet}<meta name="viewport" content="width=device-width"><p>before</p>${html}<p>after</p>`,
          {scripts: false, viewport},
        );
        const before = await accessibilityTreeOf(page);
        expect(before.pictures).to.have.length(1);
        expect(before.pictures[0].name + before.pictures[0].description).to.contain('rooks a2, b1');
        expect(before.texts.join(' ')).to.contain('Solution').and.not.contain('Ra7');

        const box = (selector) => page.$eval(selector, (one) => one.getBoundingClientRect().toJSON());
        const [picture, summary, after] = await Promise.all(
          ['fen-board > svg, .fen-board > img', 'summary', 'body > p:last-of-type'].map(box),
        );
        expect(picture.width).to.be.within(300, 480);
        expect(picture.height).to.be.closeTo(picture.width, 1);
        expect(summary.top).to.be.at.least(picture.bottom);
        expect(after.top).to.be.at.least(summary.bottom);

        await page.click('summary');
        const {texts} = await accessibilityTreeOf(page);
        expect(texts.join(' ')).to.contain('1. Ra7 Kg8 2. Rb8#');
        expect((await box('body > p:last-of-type')).top).to.be.at.least((await box('details')).bottom);
      });
    }

    it(`are solved on the board with a script, and their solution is not read out: ${source}`, async () => {
      const {page, pageErrors} = await pages.open(
        `<!doctype html><title>x</title>${sheet}${html}<script src="/dist/fen-board.all.min.js"></script>`,
      );
      await solvable(page);
      const {texts} = await accessibilityTreeOf(page);
      expect(texts.join(' ')).to.contain('Solution').and.not.contain('Ra7');
      expect(
        await page.$$eval('details, summary, img', (all) => all.some((one) => one.checkVisibility())),
      ).to.equal(false);
      expect(pageErrors).to.deep.equal([]);
    });
  }

  it('continue where they were when a person returns to the form: position, counts, and whether they are solved', async () => {
    // Far below the window: a puzzle that was solved there must count at once too.
    const form = `<form action="/page/0.html">
      <fen-board name="first" mode="solve" required fen="${ladder}" solution="${solution}"></fen-board>
      <p style="height: 4000px"></p>
      <fen-board name="second" mode="solve" required fen="${backRank}" solution="Ra8#"></fen-board>
      <button>Send</button></form>`;
    // A page with such a listener is not kept in the back/forward cache: the browser loads it again.
    const anew = '<script>addEventListener("unload", () => {})</script>';
    const {page, pageErrors} = await pages.open(
      `<!doctype html><title>x</title>${sheet}${form}${anew}<script type="module" src="/dist/fen-board.min.js"></script>`,
    );
    const press = (board, ...squares) =>
      page.evaluate(
        async (at, names) => {
          const {shadowRoot} = document.querySelectorAll('fen-board')[at];
          for (const name of names) shadowRoot.querySelector(`[data-square=${name}]`).click();
        },
        board,
        squares,
      );
    const turn = (board) =>
      page.waitForFunction(
        (at) => document.querySelectorAll('fen-board')[at].shadowRoot?.querySelector('.puzzle.solver'),
        {},
        board,
      );
    const submitted = () =>
      page.evaluate(() => [...new FormData(document.forms[0])].map(([, value]) => value));
    const isValid = () => page.evaluate(() => document.forms[0].checkValidity());
    await turn(0);
    await press(0, 'b1', 'b7');
    await page.waitForSelector('fen-board:state(wrong)');
    await turn(0);
    await press(0, 'a2', 'a7');
    await turn(0);
    await page.$$eval('fen-board', ([, second]) => second.scrollIntoView());
    await turn(1);
    await press(1, 'a1', 'a8');
    await page.waitForSelector('fen-board:state(solved)');
    const moves = ['1. Ra7 Kg8', '1. Ra8#'];
    expect(await submitted()).to.deep.equal(moves);
    const fens = await page.$$eval('fen-board', (all) => all.map(({fen}) => fen));
    await page.evaluate(() => {
      scrollTo(0, 0);
      window.isFirstVisit = true;
    });
    await page.goto(new URL('/dist/embed.html', page.url()).href);
    await page.goBack();
    expect(await page.evaluate(() => window.isFirstVisit)).to.equal(undefined);
    await page.waitForFunction(
      () =>
        [...new FormData(document.forms[0])].every(([, value]) => value) &&
        document.querySelector('fen-board:state(solved)'),
    );
    expect(await submitted()).to.deep.equal(moves);
    expect(await page.$$eval('fen-board', (all) => all.map(({fen}) => fen))).to.deep.equal(fens);
    expect(await isValid()).to.equal(false);
    await turn(0);
    const counts = await page.$eval(
      'fen-board',
      ({shadowRoot}) => shadowRoot.querySelector('[part=counts]').textContent,
    );
    expect(counts.trim()).to.equal('1 mistake');
    await press(0, 'b1', 'b8');
    await page.waitForFunction(() => document.querySelectorAll('fen-board:state(solved)').length === 2);
    expect(await isValid()).to.equal(true);
    expect(pageErrors).to.deep.equal([]);
  });

  it('are a board with buttons for a screen reader, which does not read the solution', async () => {
    const {page} = await pages.open(
      `<!doctype html><html lang="en"><title>x</title>${sheet}${puzzle(caption)}<script type="module" src="/dist/fen-board.min.js"></script>`,
    );
    await solvable(page);
    const session = await page.createCDPSession();
    await session.send('Accessibility.enable');
    const tree = async () => {
      const {nodes} = await session.send('Accessibility.getFullAXTree');
      return nodes
        .filter(({ignored}) => !ignored)
        .map(({role, name, description}) => ({
          role: role?.value,
          name: name?.value ?? '',
          description: description?.value ?? '',
        }));
    };
    const names = (nodes, role) => nodes.filter((node) => node.role === role).map(({name}) => name);
    const said = (nodes) => nodes.map(({name, description}) => `${name} ${description}`).join(' ');
    const press = (...squares) =>
      page.evaluate((all) => {
        const {shadowRoot} = document.querySelector('fen-board');
        for (const square of all) shadowRoot.querySelector(`[data-square=${square}]`).click();
      }, squares);
    const status = (text) =>
      page.waitForFunction(
        (wanted) =>
          document
            .querySelector('fen-board')
            .shadowRoot.querySelector('[role=status]')
            .textContent.includes(wanted),
        {},
        text,
      );

    const before = await tree();
    expect(names(before, 'grid')).to.have.length(1);
    expect(names(before, 'gridcell')).to.have.length(64);
    expect(names(before, 'gridcell')).to.include('a2, white rook, can move to 14 squares');
    expect(names(before, 'group')).to.deep.equal(['Puzzle']);
    expect(names(before, 'button')).to.deep.equal(['Hint', 'Solution']);
    expect(before.filter(({role}) => role === 'image')).to.deep.equal([]);
    expect(said(before))
      .to.contain('White to move and win')
      .and.not.match(/Ra7|a2a7|Rb8|Kg8/);

    await press('b1', 'b7');
    await status('Rook b1 to b7. Not Rb7. Try again. Undone.');
    expect(said(await tree())).to.not.match(/Ra7|a2a7|Rb8|Kg8/);
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot.querySelector('.puzzle.solver'),
    );
    await press('a2', 'a7');
    await status('Rook a2 to a7. Right. King h8 to g8. White to move.');
    expect(said(await tree())).to.not.match(/Rb8/);
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot.querySelector('.puzzle.solver'),
    );
    await press('b1', 'b8');
    await status('Checkmate. White wins. Solved.');
    expect(names(await tree(), 'button')).to.deep.equal(['Hint', 'Try again']);
  });
});
