import {expect, nextFrame} from '@open-wc/testing';
import {lengthenPage, until} from '../tools/user.js';
import {announcement, current, item, menu, opera, press, root, shown} from './shown.js';

describe('the actions menu of a game', () => {
  const names = async (attributes: Readonly<Record<string, string>>) => {
    const game = await shown(attributes, opera);
    await item(game, 'Copy FEN');
    return [...(root(game).querySelector('[part=more]')?.children ?? [])].map(({textContent}) => textContent);
  };

  it('has rare actions, and a link for analysis only if the author gives the address of a web page', async () => {
    const rare = [
      'Flip',
      'Explore',
      'Copy FEN',
      'Copy picture',
      'Copy PGN',
      'Save PGN',
      'Save SVG',
      'Save animation',
    ];
    expect(await names({})).to.deep.equal(rare);
    expect(await names({analysis: 'https://example.org/{fen}'})).to.deep.equal([...rare, 'Analyse']);
    expect(await names({analysis: 'javascript:alert(1)'})).to.deep.equal(rare);
    expect(await names({analysis: 'https://'})).to.deep.equal(rare);
  });

  it('links to an analysis of the position that is shown', async () => {
    const game = await shown({analysis: 'https://example.org/{fen}?color=white', at: '1'}, opera);
    expect((await item(game, 'Analyse')).getAttribute('href')).to.equal(
      'https://example.org/rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR%20b%20KQkq%20-%200%201?color=white',
    );
  });

  it('has items of one height, one colour and one line each, the link too', async () => {
    const game = await shown({analysis: 'https://example.org/{fen}', lang: 'de'}, opera);
    menu(game).click();
    await until(() => root(game).querySelector('[part=more] a'));
    const items = [...root(game).querySelectorAll('[part=more] > *')];
    expect(new Set(items.map((one) => getComputedStyle(one).color)).size).to.equal(1);
    const heights = items.map((one) => one.getBoundingClientRect().height);
    for (const height of heights) expect(height).to.be.closeTo(40, 0.5);
  });

  it('opens where it has room: above its button, or below a button near the top of the window', async () => {
    lengthenPage();
    const game = await shown({analysis: 'https://example.org/{fen}'}, opera);
    lengthenPage();
    game.style.width = '390px';
    const boxes = async (top: number) => {
      window.scrollBy(0, menu(game).getBoundingClientRect().top - top);
      await item(game, 'Analyse');
      const more = root(game).querySelector('[part=more]') as Element;
      const [opener, items] = [menu(game).getBoundingClientRect(), more.getBoundingClientRect()];
      menu(game).click();
      await until(() => !more.firstElementChild);
      return {opener, items};
    };
    const low = await boxes(innerHeight - 60);
    expect(low.items.bottom).to.be.closeTo(low.opener.top, 1);
    for (const top of [20, innerHeight / 2 - 40, innerHeight - 60]) {
      const {items} = await boxes(top);
      expect(items.top, `button at ${top}`).to.be.at.least(0);
      expect(items.bottom, `button at ${top}`).to.be.at.most(innerHeight);
    }
    window.scrollTo(0, 0);
  });

  it('is indented only if an item can be ticked', async () => {
    const indent = async (text: string) => {
      const game = await shown({}, text);
      return parseFloat(getComputedStyle(await item(game, 'Copy FEN')).paddingLeft);
    };
    expect(await indent(opera)).to.be.below(12);
    expect(await indent('1. e4 {[%eval 0.3]} e5 {[%eval 0.2]} *')).to.be.above(20);
  });

  it('confirms what it has copied, or shows the text so that it can be copied by hand', async () => {
    const game = await shown({}, '1. e4 *');
    (await item(game, 'Copy FEN')).click();
    await until(() => announcement(game));
    expect(announcement(game)).to.match(/^(Copied\.|rnbqkbnr\/.*)$/);
    expect(root(game).querySelector('[part=more] p')?.textContent).to.equal(announcement(game));
  });

  it('copies the picture as a PNG, or announces that the page may not', async () => {
    const game = await shown({}, opera);
    const copied: string[] = [];
    const {clipboard} = navigator;
    const answerOf = async (write: (items: ClipboardItem[]) => Promise<void>, answer: string) => {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {write}});
      (await item(game, 'Copy picture')).click();
      await until(() => announcement(game) === answer);
      expect(root(game).querySelector('[part=more] p')?.textContent).to.equal(answer);
    };
    try {
      await answerOf((items) => {
        copied.push(...items.flatMap(({types}) => types));
        return Promise.resolve();
      }, 'Picture copied.');
      expect(copied).to.deep.equal(['image/png']);
      await answerOf(() => Promise.reject(new Error('no')), 'The picture cannot be copied on this page.');
    } finally {
      Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    }
  });

  it('saves the game and the picture under the names of its players', async () => {
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')?.value as () => void;
    const saved: [name: string, text: Promise<string>][] = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push([this.download, fetch(this.href).then((file) => file.text())]);
    };
    try {
      const game = await shown({}, opera);
      game.theme = 'green';
      for (const [name, message] of [
        ['Save PGN', 'PGN saved.'],
        ['Save animation', 'SVG saved.'],
        ['Save SVG', 'SVG saved.'],
      ] as const) {
        (await item(game, name)).click();
        await until(() => saved.length > 0 && announcement(game) === message);
      }
      await until(() => saved.length === 3);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    const [[pgnName, pgn] = [], [animationName, animation] = [], [svgName, svg] = []] = saved;
    expect(pgnName).to.match(/\.pgn$/);
    expect(await pgn).to.contain('[White ');
    expect(svgName).to.equal(pgnName?.replace(/pgn$/, 'svg'));
    expect(await svg).to.match(/^<svg /);
    expect(animationName).to.equal(svgName);
    expect(await animation)
      .to.match(/^<svg\s[^]*@keyframes/)
      .and.contain('Morphy')
      .and.contain('fill="#7f9f5f"');
  });

  it('is closed by Escape, which moves the focus to its button, and by a press elsewhere', async () => {
    const game = await shown({}, opera);
    (await item(game, 'Copy FEN')).focus();
    await press('Escape');
    expect(root(game).querySelector('details[open]')).to.equal(null);
    expect(root(game).activeElement).to.equal(menu(game));
    await item(game, 'Copy FEN');
    root(game).querySelector<HTMLElement>('[part~=move]')?.click();
    await nextFrame();
    expect(root(game).querySelector('details[open]')).to.equal(null);
  });
});

describe('the ribbon of a game', () => {
  const course =
    '1. e4 {[%eval 0.3] [%clk 0:05:00]} e5 {[%eval 0.2]} (1... c5 2. Nf3) 2. Qh5 {[%eval -0.5]} Ke7?? {[%eval #1]} 3. Qxe5# *';
  const slider = (game: Element & {shadowRoot: ShadowRoot | null}) =>
    game.shadowRoot?.querySelector<HTMLInputElement>('[part=ribbon] input') ?? null;

  it('is a slider with the move and its evaluation as its value text, which steps through the game', async () => {
    const game = await shown({at: '2b'}, course);
    await until(() => slider(game));
    const input = slider(game) as HTMLInputElement;
    expect([input.value, input.max, input.ariaLabel]).to.deep.equal(['4', '5', 'Course of the game']);
    expect(input.getAttribute('aria-valuetext')).to.equal('2 Black: king to e7, blunder, #1');
    const places: unknown[] = [];
    game.addEventListener('change', ({detail}) => places.push(detail.place));
    input.focus();
    await press('ArrowLeft');
    await game.updateComplete;
    expect([current(game), places, announcement(game)]).to.deep.equal(['Qh5', ['2'], '']);
    expect(await game.goTo('1b/1/2')).to.equal(true);
    expect(input.value).to.equal('2');
  });

  it('says that a position is even without a sign, as 0.0', async () => {
    const game = await shown({at: '1'}, '1. e4 {[%eval -0.02]} e5 {[%eval 0.04]} 2. Nf3 {[%eval -0.06]} *');
    await until(() => slider(game));
    const texts: unknown[] = [];
    for (let hasMoved = true; hasMoved; hasMoved = await game.next())
      texts.push(slider(game)?.getAttribute('aria-valuetext'));
    expect(texts).to.deep.equal([
      '1 White: pawn to e4, 0.0',
      '1 Black: pawn to e5, 0.0',
      '2 White: knight to f3, -0.1',
    ]);
  });

  it('is there only if the moves have evaluations or clocks, and until the reader turns it off', async () => {
    const plain = await shown({}, opera);
    const game = await shown({}, course);
    await until(() => slider(game));
    expect(slider(plain)).to.equal(null);
    (await item(game, 'Course of the game')).click();
    await until(() => !slider(game));
  });

  it('does not make the game taller', async () => {
    const [plain, game] = [await shown({}, opera), await shown({}, course)];
    await until(() => slider(game));
    for (const width of ['390px', '900px']) {
      for (const one of [plain, game]) one.style.width = width;
      await nextFrame();
      expect(game.getBoundingClientRect().height).to.be.closeTo(plain.getBoundingClientRect().height, 0.5);
    }
  });
});
