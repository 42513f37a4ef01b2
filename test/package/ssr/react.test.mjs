import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {FenBoard} from 'fen-board/react';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {startPages} from '../page.mjs';
import {App} from './scripts/react-app.mjs';
import {applications, pageOf, sheet} from './served.mjs';

describe('boards and games of React from a server', () => {
  const served = `<main>${renderToString(createElement(App))}</main>`;
  const script = '<script type="module" src="/app/react.js"></script>';
  let pages;
  before(
    async () =>
      (pages = await startPages(await applications({react: 'test/package/ssr/scripts/react-client.mjs'}))),
  );
  after(() => pages?.close());

  const boxes = (page) =>
    page.$$eval('fen-board, output', (all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

  it('are shown with scripts off, as their props say', async () => {
    const {page} = await pages.open(pageOf(sheet, served), {scripts: false, until: 'load'});
    const pictures = await page.$$eval('fen-board svg', (all) =>
      all.map((svg) => [svg.getAttribute('aria-label'), Math.round(svg.getBoundingClientRect().width)]),
    );
    expect(pictures).to.deep.equal([
      ['Chess position, White to move', 480],
      ['Castle?', 480],
    ]);
    const [board, other] = await page.$$eval('fen-board', (all) =>
      all.map((one) => Object.fromEntries(Array.from(one.attributes, ({name, value}) => [name, value]))),
    );
    expect(board).to.deep.equal({
      id: 'board',
      class: 'wide',
      fen: 'start',
      mode: 'play',
      'turn-marker': '',
      animation: 'none',
    });
    expect(other.orientation).to.equal('black');
    expect(await page.$eval('fen-game', (game) => game.textContent)).to.equal('1. e4 e5 2. Nf3 *');
  });

  it('have a handler for each event, which the docs name', () => {
    const [, ofBoards, ofGames] = /\n\| `<FenBoard>` +(.*)\n\| `<FenGame>` +(.*)/.exec(
      readFileSync('docs/frameworks.md', 'utf8'),
    );
    const {modules} = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
    for (const [tag, handlers] of [
      ['fen-board', ofBoards],
      ['fen-game', ofGames],
    ]) {
      const {events} = modules.flatMap(({declarations}) => declarations).find(({tagName}) => tagName === tag);
      const named = Array.from(handlers.matchAll(/`on(\w+)`/g), ([, name]) => name.toLowerCase());
      expect(named, tag).to.have.members(events.map(({name}) => name));
    }
  });

  it('are empty without a FEN, as on the page', () => {
    for (const fen of [undefined, null, '', ' ']) {
      const sent = renderToString(createElement(FenBoard, {fen}));
      expect([sent.includes('aria-label="Chess position'), sent.includes('Expected')]).to.deep.equal([
        true,
        false,
      ]);
    }
  });

  it('are hydrated without a warning, do not move, and report moves', async () => {
    const {page: before} = await pages.open(pageOf(sheet, served), {scripts: false, until: 'load'});
    const {page, pageErrors} = await pages.open(pageOf(sheet, served, script));
    await page.waitForSelector('#board >>> [data-square="e2"]', {visible: true});
    // Its buttons and its disc are the board's own.
    expect((await boxes(page))[0]).to.equal((await boxes(before))[0]);
    for (const square of ['e2', 'e4']) await page.click(`#board >>> [data-square="${square}"]`);
    await page.waitForFunction(() => document.querySelector('output').textContent.includes('4P3'));
    expect(
      await page.$eval('#board', ({className, turnMarker, mode}) => [className, turnMarker, mode]),
    ).to.deep.equal(['wide', true, 'play']);
    expect(await page.$eval('fen-game', ({at}) => at)).to.equal('end');
    const heard = await page.$eval('fen-game', (game) => {
      for (const type of ['beforepgnchange', 'pgnchange']) game.dispatchEvent(new CustomEvent(type));
      return game.className;
    });
    expect(heard).to.equal('beforepgnchange pgnchange');
    expect(pageErrors).to.deep.equal([]);
    expect(await page.evaluate(() => window.shifts)).to.equal(0);
  });
});
