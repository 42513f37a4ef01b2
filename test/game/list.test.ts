import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {until} from '../tools/user.js';
import {Author} from './author.js';
import type {FenGame} from '../../src/index.js';
import {move, moves, opera, root, shown} from './shown.js';

describe('the list of moves', () => {
  it('stays as it is when the reader goes on: only two buttons change', async () => {
    const game = await shown({at: '2'}, opera);
    const list = root(game).querySelector('.moves') as HTMLElement;
    const changed = new Set<Node>();
    const added: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const {target, addedNodes} of records) {
        if (target instanceof Element && target.id !== 'spoken') changed.add(target);
        if ((target as Element).id !== 'spoken') added.push(...addedNodes);
      }
    });
    observer.observe(list, {subtree: true, childList: true, attributes: true});
    await game.next();
    await Promise.resolve();
    expect([...changed]).to.have.members([move(game, 'Nf3'), move(game, 'd6')]);
    expect(added).to.deep.equal([]);
    expect(
      moves(game)
        .map(({tabIndex}) => tabIndex)
        .filter((index) => index === 0),
    ).to.have.lengthOf(1);
  });

  it('has no more nodes than its elements and their texts', async () => {
    const game = await shown({}, opera);
    const walker = document.createTreeWalker(
      root(game).querySelector('.main') as Node,
      NodeFilter.SHOW_COMMENT,
    );
    expect(walker.nextNode()).to.equal(null);
  });

  it('shows text of the page as text, never as markup', async () => {
    const text = '<b>"bold" & <i title=">">';
    const game = await shown({pgn: `1. e4 {${text}} *`});
    expect(root(game).querySelector('.moves .comment')?.textContent).to.equal(text);
    expect(root(game).querySelector('.moves b')).to.equal(null);
  });

  it('keeps the moves that stay when one is changed, so that a screen reader keeps its place', async () => {
    const author = await Author.write({}, '1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *');
    const before = moves(author.game);
    await author.game.goTo('1b');
    await author.edit('Good move');
    const after = moves(author.game);
    expect(after.map((one, i) => one === before[i])).to.deep.equal(before.map(() => true));
    expect(move(author.game, 'e5').textContent.trim()).to.equal('e5!');
    await author.play('b8c6');
    expect(before.every(({isConnected}) => isConnected)).to.equal(true);
  });

  it('is not drawn far off the screen on a page of many games, and is in its place when it comes', async () => {
    const text = `${Array.from({length: 120}, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(' ')} *`;
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const games = [];
    for (let i = 0; i < 7; i++) games.push(await shown({}, text, page));
    const isDrawn = (game: FenGame) =>
      moves(game)[0]?.checkVisibility({contentVisibilityAuto: true}) as boolean;
    const last = games[6] as FenGame;
    await until(() => !isDrawn(last));
    expect(games.map(isDrawn), 'the first five are in every screenshot').to.deep.equal([
      ...Array.from({length: 5}, () => true),
      false,
      false,
    ]);

    // The current move is in sight, although a list that is not drawn cannot be scrolled.
    const list = root(last).querySelector('.moves') as HTMLElement;
    await last.goTo(400);
    await until(() => isDrawn(last));
    last.scrollIntoView();
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    const button = root(last).querySelector('[aria-current=step]') as HTMLElement;
    const [inner, outer] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
    expect(list.scrollTop).to.be.greaterThan(0);
    expect(inner.top >= outer.top && inner.bottom <= outer.bottom).to.equal(true);
    window.scrollTo(0, 0);
  });

  it('keeps its height far off the screen where a game is written', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    for (let i = 0; i < 5; i++) await shown({}, opera, page);
    const {game} = await Author.write({}, opera, page);
    const list = root(game).querySelector('.moves') as HTMLElement;
    const height = list.offsetHeight;
    window.scrollTo(0, 0);
    for (let frames = 0; frames < 10; frames++) await nextFrame();
    expect(list.offsetHeight).to.equal(height);
  });
});
