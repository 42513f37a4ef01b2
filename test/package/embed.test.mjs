// The page to show in an <iframe>, served by a site that has a copy of dist.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect} from 'chai';
import {attributesOf as optionsOf} from '../../dist/attributes.js';
import {partOf} from '../tools/part.ts';
import {clickSquares, startPages} from './page.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
const address = (parameters) => `/dist/embed.html?${new URLSearchParams(parameters)}`;
const attack = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
/** The policy that the page needs; the page has it as a <meta> too, in case the server sends none. */
const strict = "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";

/** The elements of the body: the tag and its attributes. */
const content = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('fen-game');
    const tag = document.querySelector('fen-board, fen-game');
    await tag.updateComplete;
    const elements = [...document.body.children].map(({localName}) => localName);
    const attributes = Object.fromEntries([...tag.attributes].map(({name, value}) => [name, value]));
    return {elements, attributes};
  });

describe('the page to embed', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  const visit = (parameters, how) => pages.visit(address(parameters), how);

  it('shows the board that its address describes, under a strict policy', async () => {
    const {page, problems, requests} = await visit(
      {fen: italian, orientation: 'black', theme: 'green', marks: 'Gc4f7', 'turn-marker': '', lang: 'de'},
      {policy: strict},
    );
    const {elements, attributes} = await content(page);
    expect(elements).to.deep.equal(['noscript', 'fen-board']);
    expect(attributes).to.deep.equal({
      fen: italian,
      orientation: 'black',
      theme: 'green',
      marks: 'Gc4f7',
      'turn-marker': '',
    });
    await page.waitForFunction(() =>
      document
        .querySelector('fen-board')
        .shadowRoot.querySelector('#overview')
        .textContent.includes('Weiß am Zug'),
    );
    expect(await page.evaluate(() => document.documentElement.lang)).to.equal('de');
    expect(await problems()).to.deep.equal([]);
    expect(requests.filter((path) => !path.startsWith('/dist/') && path !== '/favicon.ico')).to.deep.equal(
      [],
    );
  });

  it('lets a person play, with only its own policy', async () => {
    const {page, problems} = await visit({fen: italian, mode: 'play', controls: 'true'});
    await clickSquares(page, 'c4', 'f7');
    await page.waitForFunction(() => document.querySelector('fen-board').fen.includes('pppp1Bpp'));
    expect(await problems()).to.deep.equal([]);
  });

  it('keeps its policy if the server sends none', async () => {
    const {page} = await visit({fen: italian});
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = 'https://example.com/x.png';
      document.body.append(picture);
    });
    await page.waitForFunction(() => window.violations.length > 0);
    expect(await page.evaluate(() => window.violations.join())).to.contain('https://example.com/x.png');
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>x</b>';
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).to.equal(true);
  });

  it('shows a game if the address has one', async () => {
    const {page, problems} = await visit(
      {pgn: '[White "Anna"]\n\n1. e4 e5 2. Nf3 *', at: '1b', moves: 'below', fen: italian},
      {policy: strict},
    );
    const {elements, attributes} = await content(page);
    expect(elements).to.deep.equal(['noscript', 'fen-game']);
    expect(Object.keys(attributes).sort()).to.deep.equal(['at', 'moves', 'pgn']);
    await page.waitForFunction(() =>
      document.querySelector('fen-game').board?.fen.startsWith('rnbqkbnr/pppp1ppp/8/4p3/4P3/8'),
    );
    expect(await problems()).to.deep.equal([]);
  });

  it('has a parameter for every attribute that a lone board or game can use', async () => {
    const {page: any} = await visit({});
    await content(any);
    const attributesOf = (tag) => any.evaluate((tag) => customElements.get(tag).observedAttributes, tag);
    // A lone board is not in a form; a game here fetches nothing and does not change the address.
    const leftOut = ['disabled', 'name', 'required', 'src', 'hash'];
    for (const [tag, first] of [
      ['fen-board', []],
      ['fen-game', [['pgn', '*']]],
    ]) {
      const wanted = (await attributesOf(tag)).filter((name) => !leftOut.includes(name));
      const options = optionsOf(tag, 'content', 'look', 'name', 'live');
      const rest = wanted
        .filter((name) => name !== 'pgn')
        .map((name) => [name, options.get(name)?.values?.at(-1) ?? '1']);
      const {page} = await visit([...first, ...rest]);
      const {attributes} = await content(page);
      expect(Object.keys(attributes)).to.include.members(wanted);
    }
  });

  it('reports a value that an attribute does not have, and shows the board without it', async () => {
    const {page, consoleTexts} = await visit({fen: italian, theme: 'grean'});
    expect((await content(page)).attributes).to.deep.equal({fen: italian});
    expect(consoleTexts.join())
      .to.contain('fen-board: theme must be one of auto, ')
      .and.contain('found “grean”.');
  });

  it('has boolean parameters that can be off', async () => {
    for (const off of ['false', '0', 'no', 'OFF']) {
      const {page} = await visit({fen: italian, controls: off, 'turn-marker': off});
      expect((await content(page)).attributes, off).to.deep.equal({fen: italian});
    }
  });

  const hostile = {
    'markup in every value': Object.fromEntries(
      ['fen', 'orientation', 'theme', 'pieces', 'marks', 'label', 'mode', 'lang', 'solution'].map((name) => [
        name,
        attack,
      ]),
    ),
    'markup in a game': {pgn: `[White "${attack}"]\n\n1. e4 {${attack}} *`, at: attack, letters: attack},
    'a game that is none': {pgn: attack},
    'names that are not its own': {
      fen: italian,
      onclick: 'window.hacked=1',
      onfocus: 'window.hacked=1',
      style: 'position:fixed',
      class: 'x',
      id: 'x',
      slot: 'x',
      src: 'https://example.com/x.pgn',
      href: 'javascript:window.hacked=1',
      innerHTML: attack,
      ['__proto__']: 'x',
      constructor: 'x',
      autofocus: '',
      tabindex: '0',
    },
    'addresses to fetch': {pgn: '', src: '/package.json', hash: ''},
    'the same name twice': [
      ['fen', italian],
      ['fen', attack],
    ],
    'control characters and half surrogates': {
      fen: '\u0000\u001B[31m\u202E\uD800',
      label: '\u0000\uD800\u202E',
    },
    'a very long text': {fen: 'q'.repeat(8000), marks: 'Ge4 '.repeat(1000)},
  };
  for (const [what, parameters] of partOf(Object.entries(hostile))) {
    it(`is unharmed by ${what}`, async () => {
      const {page, problems, requests} = await visit(parameters, {policy: strict});
      const {elements, attributes} = await content(page);
      expect(elements).to.have.length(2);
      expect(elements.at(-1)).to.match(/^fen-(board|game)$/);
      const own = /^(fen|pgn|at|game|letters|mode|orientation|theme|pieces|marks|label|solution)$/;
      expect(Object.keys(attributes).filter((name) => !own.test(name))).to.deep.equal([]);
      if (what === 'the same name twice') expect(attributes.fen).to.equal(italian);
      expect(await page.evaluate(() => window.hacked)).to.equal(undefined);
      expect(await page.$$('pierce/img')).to.deep.equal([]);
      expect(await page.$$('body script')).to.deep.equal([]);
      expect(await problems()).to.deep.equal([]);
      expect(requests.filter((path) => !path.startsWith('/dist/') && path !== '/favicon.ico')).to.deep.equal(
        [],
      );
    });
  }

  it('reads only its query: no fragment, no messages, no storage', async () => {
    const {page} = await pages.visit(`/dist/embed.html#fen=${encodeURIComponent(italian)}`);
    await page.evaluate((fen) => {
      localStorage.setItem('fen', fen);
      window.postMessage({type: 'fen-board:fen', fen, html: '<b>x</b>'}, '*');
    }, italian);
    await page.reload();
    expect((await content(page)).attributes).to.deep.equal({});
    expect(await page.$eval('fen-board', ({position}) => position.placement)).to.equal('8/8/8/8/8/8/8/8');
  });

  describe('in an <iframe>', () => {
    /** A page that gives its frame the height that the frame reports. */
    const embed = async (parameters, width = 400) => {
      const src = address(parameters).replaceAll('&', '&amp;');
      const shown = await pages.open(`<!doctype html><title>x</title>
        <script>
          window.heights = [];
          addEventListener('message', ({source, data}) => {const frame = document.querySelector('iframe');
            if (source !== frame.contentWindow || data?.type !== 'fen-board:height') return;
            heights.push(data.height);
            frame.height = data.height;
          });
        </script>
        <iframe title="A board" width="${width}" height="150" src="${src}" style="border:0"></iframe>`);
      await shown.page.waitForFunction(() => {
        const {height, contentDocument} = document.querySelector('iframe');
        const picture = contentDocument.querySelector('fen-board, fen-game')?.shadowRoot;
        return picture?.childElementCount > 0 && window.heights.at(-1) >= 200 && height > 150;
      });
      return shown;
    };
    /** Whether the frame shows all of its page, with no room to spare. */
    const fits = (page) =>
      page.waitForFunction(() => {
        const {clientHeight, contentDocument} = document.querySelector('iframe');
        return (
          Math.ceil(contentDocument.body.getBoundingClientRect().height) === clientHeight &&
          contentDocument.documentElement.scrollHeight === clientHeight
        );
      });

    it('reports its height, so that the page around it can give it room, and again when that changes', async () => {
      const {page, pageErrors} = await embed({fen: italian});
      await fits(page);
      expect(await page.evaluate(() => window.heights.at(-1))).to.equal(400);
      await page.$eval('iframe', (frame) => (frame.width = 250));
      await page.waitForFunction(() => window.heights.at(-1) === 250);
      await fits(page);
      expect(pageErrors).to.deep.equal([]);
    });

    it('reports the height of a game too', async () => {
      const {page} = await embed({pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *', moves: 'below'});
      await fits(page);
      expect(await page.evaluate(() => window.heights.at(-1))).to.be.greaterThan(450);
    });

    it('reports the height of ten files', async () => {
      const fen = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
      const {page} = await embed({fen});
      await page.waitForFunction(() => window.heights.at(-1) < 330);
      await fits(page);
    });
  });

  it('passes axe', async () => {
    for (const parameters of [{fen: italian, label: 'The Italian Game'}, {pgn: '1. e4 e5 *'}]) {
      const {page} = await visit(parameters);
      await content(page);
      await page.evaluate(axe);
      const wrong = await page.evaluate(() =>
        window.axe
          .run(document, {runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']}})
          .then(({violations}) => violations.map(({id}) => id)),
      );
      expect(wrong).to.deep.equal([]);
    }
  });
});
