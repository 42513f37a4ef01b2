import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {until} from '../user.js';
import {button, current, moves, opera, root, shown} from './shown.js';

describe('an address that keeps the move', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is written as a reader goes, and Back goes back', async () => {
    const game = await shown({hash: '', id: 'opera'}, opera);
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=1');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=1b');
    history.back();
    await until(() => current(game) === 'e4');
    expect(location.hash).to.equal('#opera=1');
  });

  it('opens the game at its move', async () => {
    history.replaceState(null, '', '#opera=3b/1/4');
    expect(current(await shown({hash: '', id: 'opera'}, opera))).to.equal('Nxd4');
  });

  it('brings its game into the window, by a link on the page', async () => {
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

  it('brings a game into the window that was linked from elsewhere, and leaves a page alone that was scrolled', async () => {
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

  it('leaves the page where it is without a move of its game', async () => {
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

  it('is kept from when a page sets the attribute until it removes it', async () => {
    history.replaceState(null, '', '#opera=3');
    const game = await shown({id: 'opera'}, opera);
    expect(current(game)).to.equal(null);
    game.hash = true;
    await game.updateComplete;
    expect(current(game)).to.equal('d4');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=3b');
    history.back();
    await until(() => current(game) === 'd4');
    game.hash = false;
    await game.updateComplete;
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('#opera=3');
    history.forward();
    await until(() => location.hash === '#opera=3b');
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(current(game)).to.equal('dxe5');
  });

  it('is not that of another game of the file, which opens where it always does', async () => {
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

  it('is left alone without the attribute', async () => {
    const game = await shown({id: 'opera'}, opera);
    button(game, 'Next move').click();
    await game.updateComplete;
    expect(location.hash).to.equal('');
  });
});
