import {expect, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {setup as setupEditor} from '../edit/editor.js';
import {Author} from '../../game/author.js';
import {button, opera, shown} from '../../game/shown.js';
import {setup as setupPuzzle} from '../solve/solver.js';
import {setup as setupPlay, until} from '../../tools/user.js';

/** All elements in a shadow root, and in those inside it. */
const allIn = (element: Element): readonly HTMLElement[] =>
  [...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>('*')].flatMap((one) => [
    one,
    ...(one.shadowRoot ? allIn(one) : []),
  ]);

const isSeen = (element: HTMLElement) => {
  const {width, height} = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
};

/** Everything that a person can press. A box is pressed by its label. */
const targets = 'button, select, textarea, summary, input:not([type=checkbox]), label:has([type=checkbox])';

const kinds: {readonly [kind: string]: () => Promise<Element>} = {
  'a board with everything': async () => (await setupPlay(start, {controls: '', 'move-input': ''})).board,
  'an editor': async () => (await setupEditor(start)).board,
  'an editor with a toolbar': async () => (await setupEditor(start, {controls: ''})).board,
  'a puzzle': async () => (await setupPuzzle()).board,
  'a game': async () => shown({pgn: opera.replace('e5', 'e5 (1... c5 2. Nf3 (2. f4))'), at: 'end'}),
  'a game that is written': async () => {
    const {game} = await Author.write({at: 'end'}, opera);
    for (const details of allIn(game).filter((one) => one.matches('.edit details')))
      (details as HTMLDetailsElement).open = true;
    return game;
  },
};

const root = document.documentElement;

/** Makes the text of the tests in a group twice as large, and the page as narrow as a small phone. */
function largeText(): void {
  beforeEach(() => {
    root.style.fontSize = '200%';
    document.body.style.cssText = 'margin: 0; width: 320px';
  });
  afterEach(() => {
    root.style.fontSize = '';
    document.body.style.cssText = '';
  });
}

describe('at 320 px, with text of twice the size', () => {
  largeText();

  for (const [kind, make] of Object.entries(kinds)) {
    it(`${kind} has all its controls inside the screen, none cut off, and each 24 px large`, async () => {
      const element = await make();
      const seen = () => allIn(element).filter((one) => one.matches(targets) && isSeen(one));
      await until(() => seen().length >= (kind === 'a puzzle' ? 2 : 6));
      const [{left, right}] = element.getClientRects() as unknown as [DOMRect];
      const findWrong = () =>
        seen().flatMap((one) => {
          const box = one.getBoundingClientRect();
          const name = one.outerHTML.slice(0, 160);
          return [
            ...(box.left < left - 0.5 || box.right > right + 0.5 ? [`outside: ${name}`] : []),
            ...(one.matches('select') && box.width < 6 * parseFloat(getComputedStyle(one).fontSize)
              ? [`too few letters: ${name}`]
              : []),
            ...(one.scrollWidth > one.clientWidth + 2 && !one.matches('textarea, input')
              ? [`cut off: ${name}`]
              : []),
            ...(Math.min(box.width, box.height) < 23.9 ? [`${box.width} × ${box.height}: ${name}`] : []),
          ];
        });
      // The layout may follow the size of the element in a later frame.
      let wrong = findWrong();
      for (let frames = 0; frames < 30 && wrong.length > 0; frames++) {
        await nextFrame();
        wrong = findWrong();
      }
      expect(wrong).to.deep.equal([]);
      expect(right - left).to.be.at.most(320);
      expect(root.scrollWidth).to.be.at.most(Math.max(320, innerWidth));
    });
  }
});

describe('the names of a game at 320 px, with text of twice the size', () => {
  largeText();

  const gameOf = (names: string) =>
    shown({
      pgn: `[White "${names}"]\n[Black "${names}"]\n[Event "Candidates Tournament"]\n[Result "1-0"]\n
1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:58]} 2. Nf3 {[%clk 1:29:55]} 1-0`,
    });

  it('are whole, in the room that is kept free for a game', async () => {
    const {height} = (await gameOf('Anna')).getBoundingClientRect();
    const game = await gameOf('Ramachandran Praggnanandhaa Rameshbabu');
    const names = [
      ...(game.shadowRoot?.querySelectorAll<HTMLElement>('[part=event], [part~=player] .who') ?? []),
    ];
    expect(names).to.have.length(3);
    for (const name of names) {
      expect(name.scrollWidth, name.textContent).to.be.at.most(name.clientWidth + 1);
      // Letters reach a little out of tight lines.
      expect(name.scrollHeight, name.textContent).to.be.at.most(name.clientHeight + 4);
    }
    expect(game.getBoundingClientRect().height).to.be.closeTo(height, 0.5);
    expect(game.scrollWidth).to.be.at.most(320);
  });

  it('move no board when clocks come', async () => {
    for (const names of ['Anna', 'Ramachandran Praggnanandhaa Rameshbabu']) {
      const game = await gameOf(names);
      const top = () => (game.board as HTMLElement).getBoundingClientRect().top;
      const before = top();
      for (let moves = 1; moves <= 3; moves++) {
        button(game, 'Next move').click();
        await game.updateComplete;
        expect(game.shadowRoot?.querySelectorAll('[part=clock]')).to.have.length(Math.min(moves, 2));
        expect(top()).to.be.closeTo(before, 0.5);
      }
    }
  });
});

describe('the moves of a game', () => {
  for (const size of ['', '14px']) {
    it(`are targets of 24 px that are as far from each other, with text of ${size || 'the usual size'}`, async () => {
      const game = await shown({pgn: '1. e4 e5 (1... c5 2. Nf3 d6 3. d4 (3. c3 Nf6 4. e5)) 2. Nf3 Nc6 *'});
      game.style.fontSize = size;
      game.style.width = '320px';
      await game.updateComplete;
      const moves = [...(game.shadowRoot?.querySelectorAll('[data-index]') ?? [])];
      const boxes = moves.map((move) => move.getBoundingClientRect());
      for (const [i, {x, y, width, height}] of boxes.entries()) {
        // The target reaches beyond the text.
        const target = getComputedStyle(moves[i] as Element, '::after');
        for (const side of [target.width, target.height])
          expect(Math.round(parseFloat(side))).to.be.at.least(24);
        for (const other of boxes.slice(0, i)) {
          const isApart = Math.abs(other.y - y) >= 24 || other.right <= x || other.x >= x + width;
          expect(isApart, `${i}`).to.equal(true);
        }
        const [middle, line] = [x + width / 2, y + height / 2];
        expect(game.shadowRoot?.elementFromPoint(middle, line)).to.equal(moves[i]);
      }
    });
  }
});
