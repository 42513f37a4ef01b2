import {expect} from '@open-wc/testing';
import {attributes, type Attribute} from '../../src/attributes.js';
import {temporary, until} from '../tools/user.js';
import {Author} from './author.js';
import {opera, root, shown} from './shown.js';

describe('the board of a game', () => {
  // A game has buttons, paper and an engine of its own.
  const own = ['controls', 'printRange', 'engine'];
  const shared = Object.entries<Attribute>(attributes).filter(
    ([name, {on, kind}]) => on === 'both' && kind !== 'form' && kind !== 'content' && !own.includes(name),
  );

  it('has every property that boards and games share', async () => {
    const game = await shown({}, opera);
    expect(shared.map(([name]) => name)).to.include.members(['theme', 'moveInput', 'animation']);
    for (const [name, {values, isBoolean}] of shared) {
      const value = isBoolean ? true : (values?.at(-1) ?? 'classic');
      Object.assign(game, {[name]: value});
      await game.updateComplete;
      expect(game.board, name).to.have.property(name, value);
    }
  });

  it('has the look of the game in diagrams too', async () => {
    const game = await shown({diagrams: '', theme: 'green', orientation: 'black'}, opera);
    const diagram = await until(() => root(game).querySelector<HTMLElement>('fen-board.diagram'));
    expect(diagram).to.include({theme: 'green', orientation: 'black', turnMarker: false});
  });

  it('can be styled in all its parts, those of a person who acts too', async () => {
    const style = temporary(document.createElement('style'));
    style.textContent =
      'fen-game::part(picked), fen-game::part(target), fen-game::part(squares) { opacity: 0.5 }';
    document.head.append(style);
    const author = await Author.write();
    await author.click('e2');
    for (const part of ['picked', 'target', 'board']) {
      const element = await until(() => author.root.querySelector(`[part~="${part}"]`));
      expect(getComputedStyle(element).opacity, part).to.equal('0.5');
    }
  });
});
