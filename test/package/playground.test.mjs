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
      expect((await page.$$(`form [name="${name}"]`)).length, name).to.equal(1);
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
    await page.waitForFunction(() => document.querySelector('#fen').value.includes('pppp1Qpp'));
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
    await page.$eval('#fen', (box) => (box.value = ''));
    await page.type('#fen', '8/8/8/8/8/8/8/K5k w');
    expect(await page.$eval('#said', (said) => said.textContent)).to.contain('Rank 1 has 7 squares');
    await same(page);
  });

  it('keeps its whole state in the address, and restores it from there', async () => {
    const {page} = await visit('playground.html');
    await page.select('[name=theme]', 'green');
    await page.select('[name=mode]', 'edit');
    await page.type('[name=marks]', 'Ge4');
    await page.click('[name=turn-marker]');
    const before = await looks(page, '#tried');
    const address = await page.evaluate(() => `playground.html${location.hash}`);
    const {page: again} = await visit(address);
    expect(await looks(again, '#tried')).to.deep.equal(before);
    expect(await again.$eval('[name=turn-marker]', ({checked}) => checked)).to.equal(true);
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
