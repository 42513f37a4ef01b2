// The snippets of the README and the docs work when pasted, and docs/internals.md names tests that exist.
import {createReadStream, existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname} from 'node:path';
import {expect} from 'chai';
import {tags as released} from '../../scripts/tags.mjs';
import {castling as fen} from '../tools/fixtures/positions.ts';
import {startPages} from './page.mjs';

const text = ['README.md', 'docs/security.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
const {name, scripts, version} = JSON.parse(readFileSync('package.json', 'utf8'));
const cdn = 'https://cdn.jsdelivr.net/npm';
const types = {'.js': 'text/javascript', '.css': 'text/css'};

/** The tags as they will be written into the docs when this build is released. */
const tags = Object.fromEntries(Object.entries(released).map(([which, tagsOf]) => [which, tagsOf()]));
const board = `<p>before</p><fen-board mode="play" pieces="classic" fen="${fen}"></fen-board><p>after</p>`;

describe('the tags to paste', () => {
  let pages, server, origin;
  let spoiled = '';
  before(async () => {
    // Serves the package like a CDN: from another origin, with CORS, by version.
    server = createServer(({url}, response) => {
      const file = url.replace(`/${name}@${version}/`, '');
      if (!file.startsWith('dist/') || !existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, {'Content-Type': types[extname(file)], 'Access-Control-Allow-Origin': '*'});
      if (file === spoiled) return response.end(`${readFileSync(file, 'utf8')}\n`);
      return createReadStream(file).pipe(response);
    });
    await new Promise((listening) => server.listen(0, listening));
    origin = `http://localhost:${server.address().port}`;
    pages = await startPages();
  });
  after(async () => {
    await pages?.close();
    await new Promise((closed) => server.close(closed));
  });
  afterEach(() => (spoiled = ''));

  const open = (which, edit = (html) => html) =>
    pages.open(`<!doctype html><head>${edit(tags[which]).replaceAll(cdn, origin)}</head><body>${board}`);
  const drawn = (page) =>
    page.waitForFunction(() => {
      const root = document.querySelector('fen-board').shadowRoot;
      return root?.querySelector('[role=gridcell]') && root.querySelector('g[stroke-width="0.017em"]');
    });
  const withoutSheet = (html) => html.replace(/<link\b[^>]*>/, '');

  it('are in the docs, those of this version, with a hash for each file or none before its release', () => {
    const withoutHashes = (html) => html.replace(/ integrity="sha384-[\w+/]{64}"/g, '');
    for (const [which, html] of Object.entries(tags)) {
      const [, pasted] = new RegExp(`<!-- tags: ${which} -->[^]*?\`{3}html\\n([^]*?)\\n\`{3}`).exec(text);
      expect(withoutHashes(pasted)).to.equal(withoutHashes(html));
      expect(pasted.split('integrity=').length - 1).to.be.oneOf([0, 2]);
    }
  });

  for (const which of Object.keys(tags)) {
    it(`draw a board from another origin, with the parts it needs: ${which}`, async () => {
      const {page, pageErrors} = await open(which);
      await drawn(page);
      expect(pageErrors).to.deep.equal([]);
      expect(await page.evaluate(() => window.shifts)).to.equal(0);
    });

    it(`draw it without the style sheet too: ${which}`, async () => {
      const {page, pageErrors} = await open(which, withoutSheet);
      await drawn(page);
      expect(pageErrors).to.deep.equal([]);
    });

    it(`do not run a script that differs from that of this version: ${which}`, async () => {
      spoiled = /dist\/[\w.-]+\.js/.exec(tags[which])[0];
      const {page, pageErrors} = await open(which);
      expect(pageErrors.join()).to.contain('integrity');
      expect(await page.evaluate(() => customElements.get('fen-board') === undefined)).to.equal(true);
    });
  }

  it('fetch no part that the one file contains', async () => {
    const {page, scripts} = await open('one-file');
    await drawn(page);
    expect(scripts()).to.deep.equal([`/${name}@${version}/dist/fen-board.all.min.js`]);
  });
});

describe('docs/internals.md', () => {
  it('names existing tests for every place where boards work', () => {
    const section = readFileSync('docs/internals.md', 'utf8')
      .split('\n## Where boards work\n')[1]
      .split('\n## ')[0];
    const rows = section.split('\n').filter((line) => line.startsWith('| ') && /`/.test(line));
    expect(rows.length).to.be.above(8);
    for (const row of rows) {
      const tests = [
        ...row
          .split('|')
          .at(-2)
          .matchAll(/`([^`]+)`/g),
      ].map(([, test]) => test);
      expect(tests, row).to.not.have.length(0);
      for (const test of tests)
        expect(test.startsWith('npm run ') ? test.split(' ')[2] in scripts : existsSync(test), test).to.equal(
          true,
        );
    }
  });
});
