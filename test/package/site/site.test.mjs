import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, posix} from 'node:path';
import {expect} from 'chai';
import {renderSite, writeSite} from '../../../scripts/site.mjs';
import {startPages} from '../page.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('the written site', () => {
  let folder, site, pages;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fen-board-site-'));
    await writeSite(folder);
    site = await renderSite();
    pages = await startPages({}, folder);
  });
  after(async () => {
    await pages?.close();
    rmSync(folder, {recursive: true, force: true});
  });

  it('has links that lead to its own files and headings', () => {
    const broken = Object.entries(site).flatMap(([path, html]) =>
      [...html.replace(/<(pre|script)\b[^]*?<\/\1>/g, '').matchAll(/\s(?:href|src)="([^"]*)"/g)]
        .map(([, link]) => link)
        .filter((link) => !/^(?:https?|mailto|blob):/.test(link))
        .filter((link) => {
          const {pathname, hash} = new URL(link, `http://site${path}`);
          const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
          if (link === '' || !existsSync(posix.join(folder, file))) return true;
          // The hash of a page with a game or a maker is a place in it, not a heading.
          if (hash === '' || hash.includes('=')) return false;
          return !(site[file] ?? '').includes(` id="${decodeURIComponent(hash.slice(1))}"`);
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).to.deep.equal([]);
  });

  it('finds first the page that people look for, by their own words', async () => {
    for (const [words, found] of [
      ['put a game into a CMS', 'docs/cms-and-forums.html'],
      ['how to put a game in a CMS', 'docs/cms-and-forums.html'],
      ['Joomla', 'docs/cms-and-forums.html'],
      ['put game in wordpress', 'docs/wordpress.html'],
      ['change a colour', 'docs/styling.html'],
      ['change color of board', 'docs/styling.html'],
      ['colour of the board', 'docs/styling.html'],
      ['make a picture for mail', 'docs/newsletters-and-feeds.html'],
      ['picture for email', 'docs/newsletters-and-feeds.html'],
      ['chess board image in email', 'docs/newsletters-and-feeds.html'],
      ['read a Chess960 FEN in code', 'docs/chess960.html'],
      ['read a Chess960 FEN in JavaScript', 'docs/chess960.html'],
      ['fischer random', 'docs/chess960.html'],
      ['write a game', 'docs/get-a-pgn.html'],
    ]) {
      const {page, pageErrors} = await pages.visit(`/search.html?q=${encodeURIComponent(words)}`);
      await page.waitForSelector('#found li');
      expect(await page.$eval('#found a', ({pathname}) => pathname.slice(1)), words).to.equal(found);
      expect(pageErrors).to.deep.equal([]);
      await page.close();
    }
  });

  it('does not move over a slow line, on a small screen and on a large one', async () => {
    const line = {download: 100_000, upload: 50_000, latency: 100};
    for (const path of ['/docs/index.html', '/docs/games.html', '/print-sheet.html'])
      for (const width of [412, 1280]) {
        const {page} = await pages.visit(path, {viewport: {width, height: 900}, line});
        expect(await page.evaluate(() => window.shifts), `${path}, ${width} px`).to.be.lessThan(0.01);
        await page.close();
      }
  });

  it('has a title and a description of its own on every page', () => {
    for (const pattern of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)" ?\/?>/]) {
      const found = Object.values(site).map((html) => html.match(pattern)?.[1]);
      expect(found).to.not.include(undefined);
      expect(new Set(found).size).to.equal(found.length);
    }
  });

  // All pages of docs have the same layout and the same kinds of blocks, so axe checks some.
  for (const name of ['index', 'cms-and-forums', 'styling']) {
    it(`passes axe on a dark screen: ${name}`, async () => {
      const {page} = await pages.visit(`/docs/${name}.html`, {
        viewport: {width: 1280, height: 800},
        features: [{name: 'prefers-color-scheme', value: 'dark'}],
      });
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const {violations} = await window.axe.run(document, {resultTypes: ['violations']});
        return violations.map(
          ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
        );
      });
      expect(violations).to.deep.equal([]);
      await page.close();
    });
  }

  it('shows live examples in the docs, each with its source', async () => {
    const {page} = await pages.visit('/docs/index.html');
    const previews = await page.$$eval('.preview', (all) =>
      all.map((preview) => [
        preview.querySelectorAll('fen-board, fen-game').length,
        preview.querySelector('pre code').textContent.includes('<fen-'),
        preview.querySelector('.code button')?.textContent,
      ]),
    );
    expect(previews).to.have.length(4);
    for (const preview of previews) expect(preview).to.deep.equal([1, true, 'Copy']);
    await page.close();
  });

  it('has one Copy button for a block with fences inside', async () => {
    const {page} = await pages.visit('/docs/books.html');
    const counts = await page.$$eval('div.code', (all) =>
      all.map((code) => code.querySelectorAll('button').length),
    );
    expect(new Set(counts)).to.deep.equal(new Set([1]));
    await page.close();
  });

  it('makes boards and games of the blocks of text in the docs, as on a page of a CMS', async () => {
    const {page} = await pages.visit('/docs/cms-and-forums.html');
    await page.waitForSelector('.live fen-game');
    const live = await page.$$eval('.live > *', (all) => all.map(({localName}) => localName));
    expect(live).to.deep.equal(['fen-board', 'fen-game', 'fen-board']);
    await page.close();
  });
});
