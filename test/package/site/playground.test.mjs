import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {demoVisits} from './demo.mjs';

describe('the playground', () => {
  const visit = demoVisits();

  /** A board's attributes, picture and caption. */
  const looks = (page, selector) =>
    page.$eval(selector, async (board) => {
      await board.updateComplete;
      const {fen, mode, orientation, coordinates, pieces, theme, marks, label} = board;
      const caption = board.querySelector('[slot=caption]')?.textContent;
      return [fen, mode, orientation, coordinates, pieces, theme, marks, label, caption, await board.toSvg()];
    });

  /** The board that the pasted tag makes. */
  const pasted = async (page) => {
    await page.evaluate(() => {
      document.querySelector('#pasted')?.remove();
      const text = document.querySelector('#tag').textContent;
      window.policy ??= trustedTypes.createPolicy('test', {createHTML: (html) => html});
      const holder = document.createElement('div');
      holder.id = 'pasted';
      holder.innerHTML = window.policy.createHTML(text);
      document.body.append(holder);
    });
  };

  const same = async (page) => {
    await pasted(page);
    // A piece set or a language may still be on its way, to either board.
    const settled = page.waitForFunction(async () => {
      const [one, other] = ['#pasted fen-board', '#tried'].map((which) => document.querySelector(which));
      return (await one.toSvg()) === (await other.toSvg());
    });
    await settled.catch(() => undefined);
    expect(await looks(page, '#pasted fen-board')).to.deep.equal(await looks(page, '#tried'));
  };

  it('has every attribute of the element, and a tag that makes the same board', async () => {
    const {page} = await visit('playground.html');
    const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
    const attributes = manifest.modules
      .flatMap(({declarations = []}) => declarations)
      .find(({tagName}) => tagName === 'fen-board').attributes;
    for (const {name} of attributes) {
      // A set of puzzles is a file; the playground makes one puzzle.
      if (['src', 'puzzle', 'progress'].includes(name)) continue;
      const control = name === 'fen' ? 'text' : name;
      expect((await page.$$(`#maker [name="${control}"]`)).length, name).to.equal(1);
    }
    await same(page);
    for (const name of ['orientation', 'coordinates', 'pieces', 'theme', 'notation', 'animation', 'lang']) {
      const values = await page.$$eval(`[name=${name}] option`, (all) => all.map(({value}) => value));
      await page.select(`[name=${name}]`, values.at(-1));
      expect(await page.$eval('#tag', (tag) => tag.textContent)).to.contain(` ${name}="${values.at(-1)}"`);
      await same(page);
    }
    await page.type('[name=marks]', 'Ge4 Yg1f3');
    await page.type('[name=label]', 'My "best" <board>');
    await page.type('[name=caption]', 'After 3. …Nf6 & more=""');
    for (const name of ['turn-marker', 'controls', 'required', 'disabled'])
      await page.click(`[name=${name}]`);
    await same(page);
    expect(await page.$eval('#tag', (tag) => tag.textContent)).to.contain(' turn-marker');
  });

  it('updates the tag when a person plays, flips the board or types, and shows errors', async () => {
    const {page} = await visit('playground.html');
    await page.select('[name=mode]', 'play');
    await page.waitForFunction(() =>
      document.querySelector('#tried').shadowRoot.querySelector('[role=grid]'),
    );
    for (const square of ['h5', 'f7']) {
      const cell = await page.evaluateHandle(
        (name) => document.querySelector('#tried').shadowRoot.querySelector(`[data-square=${name}]`),
        square,
      );
      await cell.asElement().click();
    }
    await page.waitForFunction(() => document.querySelector('#text').value.includes('pppp1Qpp'));
    expect(await page.$eval('#last-event', ({textContent}) => textContent)).to.match(
      /^change: .*"san":"Qxf7#"/,
    );
    await same(page);
    await page.click('[name=controls]');
    const flip = await page.waitForFunction(() =>
      document.querySelector('#tried').shadowRoot.querySelector('[role=toolbar] button'),
    );
    await flip.asElement().click();
    expect(await page.$eval('[name=orientation]', ({value}) => value)).to.equal('black');
    await same(page);
    await flip.asElement().click();
    expect(await page.$eval('#tag', (tag) => tag.textContent)).to.not.contain('orientation');
    await same(page);
    await page.$eval('#text', (box) => (box.value = ''));
    await page.type('#text', '8/8/8/8/8/8/8/K5k w');
    expect(await page.$eval('#said', (said) => said.textContent)).to.contain('Rank 1 has 7 squares');
    await same(page);
  });

  it('keeps its whole state in the address, and restores it from there', async () => {
    const {page} = await visit('playground.html');
    await page.select('[name=theme]', 'green');
    await page.select('[name=mode]', 'edit');
    await page.type('[name=marks]', 'Ge4');
    await page.click('[name=turn-marker]');
    await page.select('#form', 'markdown');
    const before = await looks(page, '#tried');
    const address = await page.evaluate(() => `playground.html${location.hash}`);
    const {page: again} = await visit(address);
    expect(await looks(again, '#tried')).to.deep.equal(before);
    expect(await again.$eval('[name=turn-marker]', ({checked}) => checked)).to.equal(true);
    expect(await again.$eval('#tag', ({textContent}) => textContent)).to.match(/^```fen\n/);
  });

  it('writes a game from nothing, which is to be read where it is taken', async () => {
    const {page, pageErrors} = await visit('playground.html');
    await page.click('[name=kind][value=written]');
    await page.waitForFunction(() =>
      document.querySelector('fen-game').board?.shadowRoot.querySelector('[data-square=e2]'),
    );
    for (const square of ['e2', 'e4'])
      await page.evaluate(
        (name) =>
          document.querySelector('fen-game').board.shadowRoot.querySelector(`[data-square=${name}]`).click(),
        square,
      );
    await page.waitForFunction(() => document.querySelector('#text').value.includes('1. e4'));
    expect(await page.$eval('#tag', ({textContent}) => textContent)).to.match(/<fen-game>[^]*1\. e4/);
    expect(await page.$eval('fen-game', ({mode}) => mode)).to.equal('edit');
    expect(new URL(page.url()).hash).to.include('kind=written').and.include('mode=edit');
    expect(pageErrors).to.deep.equal([]);
  });

  it('keeps what somebody has pasted of each kind, without the options of the sample', async () => {
    const {page} = await visit('playground.html');
    const paste = (text) =>
      page.$eval(
        '#text',
        (field, value) => {
          field.value = value;
          field.dispatchEvent(new Event('input', {bubbles: true}));
        },
        text,
      );
    const choose = async (kind) => {
      await page.click(`[name=kind][value=${kind}]`);
      return page.$eval('#text', ({value}) => value);
    };
    await choose('game');
    await paste('1. e4 e5 *');
    expect(await page.$eval('[name=at]', ({value}) => value)).to.equal('');
    expect(await page.$eval('#tag', ({textContent}) => textContent)).to.not.contain('at=');
    expect(await choose('position')).to.contain('r1bqkb1r/');
    expect(await choose('game')).to.equal('1. e4 e5 *');
    await choose('position');
    await paste('1. e4 e5 2. Nf3 *');
    await page.waitForFunction(() => /choose “A game”/.test(document.querySelector('#said').textContent));
  });

  it('makes a puzzle and a game too, each with what a page, a post and a mail can use', async () => {
    const {page, pageErrors} = await visit('playground.html');
    const written = async (form) => {
      await page.select('#form', form);
      await page.waitForFunction(() => document.querySelector('#tag').textContent);
      return page.$eval('#tag', ({textContent}) => textContent);
    };
    await page.click('[name=kind][value=puzzle]');
    await page.waitForSelector('#tried[mode=solve][solution]');
    expect(await written('markdown')).to.match(/^```fen\nkbK5\/.*\nmode: solve\nsolution: 1\. Ra6 .*\n```$/);
    expect(await written('shortcode')).to.match(
      /^\[fen mode="solve" solution="1\. Ra6 .*"\]kbK5.*\[\/fen\]$/,
    );
    expect(await written('frame')).to.contain('embed.html?fen=kbK5%2Fpp6');
    // A picture has the look of the puzzle, and not its solution.
    await page.select('[name=theme]', 'green');
    expect(await written('address')).to.match(
      /^https:\/\/your\.site\/kbK5\/pp6\/.*_w_-_-_0_1\.svg\?theme=green$/,
    );
    expect(await page.$eval('#service', ({hidden}) => hidden)).to.equal(false);
    await page.select('[name=theme]', 'brown');
    await page.select('#form', 'svg');
    await page.waitForFunction(() => document.querySelector('#tag').textContent.startsWith('<svg'));

    await page.click('[name=kind][value=game]');
    await page.waitForFunction(() => document.querySelector('#tried').board);
    expect(await written('tag')).to.match(/<fen-game at="9"><pre>\n\[White "Réti"\]/);
    expect(await written('markdown')).to.match(/^```pgn\nat: 9\n\n\[White/);
    expect(await written('frame')).to.contain('embed.html?pgn=%5BWhite');
    expect(await page.$eval('#form [value=address]', ({disabled}) => disabled)).to.equal(true);
    const address = await page.evaluate(() => {
      document.querySelector('#text').dispatchEvent(new Event('change', {bubbles: true}));
      return `playground.html${location.hash}`;
    });
    const {page: again} = await visit(address);
    await again.waitForFunction(() => document.querySelector('#tried').board);
    expect(await again.$eval('#tried', ({at, localName}) => [localName, at])).to.deep.equal([
      'fen-game',
      '9',
    ]);
    expect(pageErrors).to.deep.equal([]);
  });

  it('is a place to write a game, whose text, tag and address stay true', async () => {
    const {page, pageErrors} = await visit('playground.html#kind=game&text=1.+e4+*&mode=edit&as=tag');
    const inGame = (selector) =>
      page.waitForFunction(
        (wanted) => {
          const {shadowRoot, board} = document.querySelector('#tried');
          return shadowRoot?.querySelector(wanted) ?? board?.shadowRoot?.querySelector(wanted);
        },
        {},
        selector,
      );
    const press = async (selector) => (await inGame(selector)).asElement().click();
    const text = (expected) =>
      page.waitForFunction((wanted) => document.querySelector('#text').value.trim() === wanted, {}, expected);
    for (const square of ['d2', 'd4']) await press(`[data-square=${square}]`);
    await text('1. e4 (1. d4) *');
    await press('.comment-field textarea');
    await page.keyboard.type('Solid.');
    await text('1. e4 (1. d4 {Solid.}) *');
    for (const square of ['d7', 'd5']) await press(`[data-square=${square}]`);
    await text('1. e4 (1. d4 {Solid.} 1... d5) *');
    for (const expected of ['1. e4 (1. d4 {Solid.}) *', '1. e4 (1. d4) *']) {
      await press('[title=Undo]');
      await text(expected);
    }
    await press('[title=Redo]');
    await text('1. e4 (1. d4 {Solid.}) *');
    expect(await page.$eval('#tag', ({textContent}) => textContent)).to.contain(
      '<fen-game mode="edit"><pre>\n1. e4 (1. d4 {Solid.}) *\n</pre>',
    );
    const address = await page.evaluate(() => `playground.html${location.hash}`);
    const {page: again} = await visit(address);
    await again.waitForFunction(() => document.querySelector('#tried').games?.length);
    expect(await again.$eval('#tried', ({mode, pgn}) => [mode, pgn])).to.deep.equal([
      'edit',
      '1. e4 (1. d4 {Solid.}) *',
    ]);
    expect(pageErrors).to.deep.equal([]);
  });

  it('draws a PNG', async () => {
    const {page} = await visit('playground.html');
    const [type, width, height] = await page.evaluate(async () => {
      const {toPng} = await import('/demo/take-away.js');
      const blob = await toPng(await document.querySelector('#tried').toSvg());
      const {width, height} = await createImageBitmap(blob);
      return [blob.type, width, height];
    });
    expect([type, width, height]).to.deep.equal(['image/png', 1024, 1024]);
  });

  /** Records the names and sizes of saved files instead of saving them. */
  const recordFiles = (page) =>
    page.evaluate(() => {
      window.files = [];
      HTMLAnchorElement.prototype.click = function () {
        const {download, href} = this;
        const blob = fetch(href).then((response) => response.blob());
        window.files.push(blob.then(async (content) => [download, content.type, await content.text()]));
      };
    });
  const filesOf = async (page, count) => {
    await page.waitForFunction((wanted) => window.files.length === wanted, {}, count);
    return page.evaluate(() => Promise.all(window.files));
  };

  it('saves the picture, the diagrams and the animation of a game, named by the players', async () => {
    const pgn =
      '[White "Réti, Richard"]\n[Black "Tartakower"]\n\n1. e4 e5 {[#] [%cal Gg1f3]} 2. Nf3 (2. f4 exf4 {[#]}) *';
    const query = new URLSearchParams({kind: 'game', text: pgn, at: '1b', width: '300'});
    const {page, pageErrors} = await visit(`playground.html#${query}`, {policy: undefined});
    await page.waitForFunction(() => !document.querySelector('#save-diagrams').hidden);
    await recordFiles(page);
    await page.click('#save-svg');
    await filesOf(page, 1);
    await page.click('[name=last-move]');
    await page.click('#save-svg');
    const [[name, , still], [, , marked]] = await filesOf(page, 2);
    expect(name).to.equal('Réti-Tartakower-1b.svg');
    expect(marked.length, 'with two more squares').to.be.above(still.length);
    await page.click('#save-diagrams');
    await filesOf(page, 4);
    await page.click('#save-animation');
    await page.click('#save-gif');
    const files = await filesOf(page, 6);
    expect(files.slice(2).map(([file, type]) => [file, type])).to.deep.equal([
      ['Réti-Tartakower-1b.png', 'image/png'],
      ['Réti-Tartakower-2-1-2b.png', 'image/png'],
      ['Réti-Tartakower.svg', 'image/svg+xml'],
      ['Réti-Tartakower.gif', 'image/gif'],
    ]);
    expect(files[4][2]).to.contain('@keyframes');
    expect(files[5][2].slice(0, 6)).to.equal('GIF89a');
    expect(await page.evaluate(() => location.hash))
      .to.contain('width=300')
      .and.contain('last-move=');
    expect(pageErrors).to.deep.equal([]);
  });

  it('asks for no diagrams of a position, and saves a PNG as wide as is chosen', async () => {
    const {page} = await visit('playground.html#text=start&width=200', {policy: undefined});
    const hidden = await page.$$eval('#save-diagrams, #save-animation, #save-gif, #last-move', (all) =>
      all.map((one) => one.hidden),
    );
    expect(hidden).to.deep.equal([true, true, true, true]);
    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = function () {
        const picture = new Image();
        picture.src = this.href;
        void picture.decode().then(() => (window.saved = [this.download, picture.naturalWidth]));
      };
    });
    await page.click('#save-png');
    await page.waitForFunction(() => window.saved);
    expect(await page.evaluate(() => window.saved)).to.deep.equal(['board.png', 200]);
  });

  it('copies the code, or selects it if copying is not allowed', async () => {
    const {page} = await visit('playground.html');
    await page.evaluate(() => {
      const clipboard = {writeText: async (text) => void (window.written = text)};
      Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
    });
    await page.click('#copy');
    await page.waitForFunction(() => document.querySelector('#copied').textContent === 'Copied.');
    const tag = await page.$eval('#tag', ({textContent}) => textContent);
    expect(await page.evaluate(() => window.written)).to.equal(tag);
    expect(tag).to.match(
      /^<link rel="stylesheet" href="fen-board.css">\n<script type="module" src="fen-board.min.js"/,
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.click('#copy');
    await page.waitForFunction(() => document.querySelector('#copied').textContent.startsWith('Selected'));
    expect(await page.evaluate(() => getSelection().toString())).to.equal(tag);
  });
});
