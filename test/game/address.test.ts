import {expect, fixture, html, nextFrame, oneEvent} from '@open-wc/testing';
import type {FenGame} from '../../src/index.js';
import {until} from '../tools/user.js';
import {button, current, moves, opera, root, shown} from './shown.js';

describe('the address of a page with a game that has `hash`', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  const next = async (game: FenGame) => {
    button(game, 'Next move').click();
    await game.updateComplete;
  };
  /** Follows a link of the page, as a click does. */
  const follow = async (address: string) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = address;
    link.click();
    link.remove();
    await until(() => location.hash === new URL(link.href).hash);
    for (let frames = 0; frames < 2; frames++) await nextFrame();
  };
  const back = async (hash: string) => {
    history.back();
    await until(() => location.hash === hash);
    for (let frames = 0; frames < 2; frames++) await nextFrame();
  };

  it('names the move that a reader goes to, and Back returns to where the game opened', async () => {
    const game = await shown({hash: '', id: 'opera', at: '2'}, opera);
    await next(game);
    expect(location.hash).to.equal('#opera=2b');
    await next(game);
    button(game, 'Previous move').click();
    await game.updateComplete;
    await next(game);
    expect(location.hash).to.equal('#opera=3');
    await back('');
    expect(current(game)).to.equal('Nf3');
    history.forward();
    await until(() => current(game) === 'd4');
    await next(game);
    expect(location.hash).to.equal('#opera=3b');
    await back('');
    expect(current(game)).to.equal('Nf3');
  });

  it('names the move of a game that plays by itself, and Back returns to where it opened', async () => {
    const game = await shown({hash: '', id: 'opera'}, opera);
    button(game, 'Play').click();
    await oneEvent(game, 'change');
    await oneEvent(game, 'change');
    button(game, 'Pause').click();
    expect(location.hash).to.equal('#opera=2');
    await back('');
    expect(current(game)).to.equal(null);
  });

  it('returns with Back to the move with which a link opened the game', async () => {
    await follow('#opera=3');
    const game = await shown({hash: '', id: 'opera'}, opera);
    await next(game);
    await next(game);
    expect(location.hash).to.equal('#opera=4');
    await back('#opera=3');
    expect(current(game)).to.equal('d4');
    await back('');
    expect(current(game)).to.equal(null);
  });

  it('keeps the state that a router has put into the history', async () => {
    const state = {router: {position: 7}};
    history.replaceState(state, '');
    const game = await shown({hash: '', id: 'opera'}, opera);
    for (let step = 0; step < 2; step++) {
      await next(game);
      expect(history.state).to.deep.equal(state);
    }
    await back('');
    expect(history.state).to.deep.equal(state);
  });

  for (const base of ['/', '/elsewhere/index.html', 'https://example.com/']) {
    it(`is the address of the page, even with <base href="${base}">`, async () => {
      const {pathname, search} = location;
      const element = document.head.appendChild(document.createElement('base'));
      element.href = base;
      try {
        const game = await shown({hash: '', id: 'opera', pgn: opera});
        await next(game);
        await next(game);
        expect([location.pathname, location.search, location.hash]).to.deep.equal([
          pathname,
          search,
          '#opera=1b',
        ]);
      } finally {
        element.remove();
      }
    });
  }

  it('may be restored with a copy of the page that a router has kept', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const kept = `<fen-game id="opera" hash><pre>${opera}</pre></fen-game>`;
    const restored: unknown[] = [];
    const router = ({state}: PopStateEvent) => {
      restored.push(state);
      page.innerHTML = kept;
    };
    const game = () => page.firstElementChild as FenGame;
    history.replaceState({page: 'games'}, '');
    page.innerHTML = kept;
    await until(() => game().games.length);
    await next(game());
    await next(game());
    window.addEventListener('popstate', router);
    history.pushState({page: 'other'}, '', '#other');
    page.replaceChildren();
    await back('#opera=1b');
    await until(() => game().games.length);
    expect(current(game())).to.equal('e5');
    await back('');
    await until(() => game().games.length);
    expect(current(game())).to.equal(null);
    expect(restored).to.deep.equal([{page: 'games'}, {page: 'games'}]);
    window.removeEventListener('popstate', router);
  });

  it('does not affect the game if it names something else in the page', async () => {
    const game = await shown({hash: '', id: 'opera'}, opera);
    await next(game);
    await next(game);
    for (const address of ['#chapter', '#', '#opera', '#opera=chapter', '#opera=99', '#%', '#chapter=2']) {
      await follow(address);
      expect(current(game), address).to.equal('e5');
    }
    await next(game);
    expect(location.hash).to.equal('#opera=2');
    await back('#chapter=2');
    expect(current(game)).to.equal('e5');
  });

  it('affects only its own game, as does Back', async () => {
    const opened = await shown({hash: '', id: 'one'}, opera);
    const other = await shown({hash: '', id: 'other'}, opera);
    await next(opened);
    await next(opened);
    await next(other);
    expect(location.hash).to.equal('#other=1');
    await next(opened);
    expect(location.hash).to.equal('#one=2');
    await back('#other=1');
    expect([current(opened), current(other)]).to.deep.equal(['e5', 'e4']);
    await back('#one=1b');
    expect([current(opened), current(other)]).to.deep.equal(['e5', null]);
    await back('');
    expect([current(opened), current(other)]).to.deep.equal([null, null]);
  });

  for (const id of ['a=b', '100%', 'a b', 'a%20b', 'Anna–Ben', '#1', 'a=']) {
    it(`is written and read for a game with the id “${id}”`, async () => {
      const game = await shown({hash: '', id}, opera);
      await next(game);
      game.remove();
      const {hash} = location;
      history.replaceState(null, '', location.pathname + location.search);
      history.replaceState(null, '', hash);
      expect(current(await shown({hash: '', id}, opera))).to.equal('e4');
    });
  }

  for (const [address, id] of [
    ['#a=b=2', 'a=b'],
    ['#100%=2', '100%'],
    ['#opera=3b%2F1%2F4', 'opera'],
  ] as const) {
    it(`may be written by an author: ${address}`, async () => {
      history.replaceState(null, '', address);
      expect(current(await shown({hash: '', id}, opera))).to.not.equal(null);
    });
  }

  it('opens a game at `at` if it names a move that the game does not have', async () => {
    history.replaceState(null, '', '#opera=99');
    expect(current(await shown({hash: '', id: 'opera', at: '2'}, opera))).to.equal('Nf3');
  });

  it('opens the game at its move', async () => {
    history.replaceState(null, '', '#opera=3b/1/4');
    expect(current(await shown({hash: '', id: 'opera'}, opera))).to.equal('Nxd4');
  });

  it('scrolls its game into view after a press on a link in the page', async () => {
    const game = await shown({hash: '', id: 'opera'}, opera);
    game.style.marginTop = '3000px';
    const link = await fixture<HTMLElement>(html`<a href="#opera=2">2. Nf3</a>`);
    scrollTo(0, 0);
    link.click();
    await until(() => current(game) === 'Nf3');
    const {top, bottom} = (game.board as Element).getBoundingClientRect();
    expect(top).to.be.above(-1);
    expect(bottom).to.be.below(innerHeight + 1);
  });

  it('scrolls a game into view that another page links to, unless the page has been scrolled', async () => {
    history.replaceState(null, '', '#opera=2');
    const first = await fixture<HTMLElement>(html`<div style="height: 3000px"></div>`);
    scrollTo(0, 0);
    const game = await shown({hash: '', id: 'opera'}, opera);
    await until(() => (game.board as Element).getBoundingClientRect().bottom < innerHeight + 1);
    scrollTo(0, 1);
    const again = await shown({hash: '', id: 'opera'}, opera);
    await until(() => current(again) === 'Nf3');
    await nextFrame();
    expect(scrollY).to.equal(1);
    first.remove();
  });

  it('does not scroll the page if it names no move of its game', async () => {
    const before = await fixture<HTMLElement>(
      html`<div style="height: 3000px"><a href="#elsewhere">Elsewhere</a></div>`,
    );
    scrollTo(0, 0);
    const game = await shown({hash: '', id: 'opera'}, opera);
    await game.board?.updateComplete;
    expect(scrollY, 'when it is opened').to.equal(0);
    before.querySelector('a')?.click();
    await until(() => location.hash === '#elsewhere');
    for (let frames = 0; frames < 2; frames++) await nextFrame();
    expect(scrollY, 'by a link elsewhere').to.equal(0);
    before.remove();
  });

  it('names the move from when a page sets `hash` until it removes it', async () => {
    history.replaceState(null, '', '#opera=3');
    const game = await shown({id: 'opera'}, opera);
    expect(current(game)).to.equal(null);
    game.hash = true;
    await game.updateComplete;
    expect(current(game)).to.equal('d4');
    await next(game);
    expect(location.hash).to.equal('#opera=3b');
    await back('#opera=3');
    expect(current(game)).to.equal('d4');
    game.hash = false;
    await game.updateComplete;
    await next(game);
    expect(location.hash).to.equal('#opera=3');
    history.forward();
    await until(() => location.hash === '#opera=3b');
    await next(game);
    expect(current(game)).to.equal('dxe5');
  });

  it('does not apply to another game that the reader chooses, which opens at `at`', async () => {
    const game = await shown({hash: '', id: 'opera'}, `${opera}\n\n[White "C"]\n\n1. d4 d5 *`);
    button(game, 'Next move').click();
    await game.updateComplete;
    const menu = root(game).querySelector('select') as HTMLSelectElement;
    menu.value = '2';
    menu.dispatchEvent(new Event('change'));
    await game.updateComplete;
    expect(moves(game).map(({textContent}) => textContent.trim())).to.deep.equal(['d4', 'd5']);
    expect(current(game)).to.equal(null);
  });

  it('does not change without `hash`', async () => {
    const game = await shown({id: 'opera'}, opera);
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('');
  });
});
