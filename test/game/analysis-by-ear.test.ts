import {expect, nextFrame} from '@open-wc/testing';
import '../../src/index.js';
import type {FenGame} from '../../src/index.js';
import {temporary, until} from '../tools/user.js';
import {announcement, press, root} from './shown.js';

const engine = '/test/tools/engine/worker.js?seed=1';
const pgn = `[White "Anderssen"]
[Black "Kieseritzky"]

1. e4 {The king’s pawn. [%cal Ge4e5]} e5 2. f4! {A gambit.} (2. Nf3 Nc6 {is quieter.}) 2... exf4 *`;

/** The element with the focus, in whatever shadow root. */
function focused(): HTMLElement | null {
  let {activeElement} = document;
  while (activeElement?.shadowRoot?.activeElement) ({activeElement} = activeElement.shadowRoot);
  return activeElement as HTMLElement | null;
}

/** What a person without a mouse does, and hears. */
class Listener {
  readonly game: FenGame;
  readonly heard: string[] = [];

  constructor(game: FenGame) {
    this.game = game;
    const listen = () => {
      const text = announcement(game);
      if (text && text !== this.heard.at(-1)) this.heard.push(text);
    };
    new MutationObserver(listen).observe(root(game), {subtree: true, childList: true, characterData: true});
  }

  /** Presses Tab until the focus is on something with this text or this selector. */
  async tabTo(selector: string, text = ''): Promise<void> {
    for (let stops = 0; stops < 60; stops++) {
      await press('Tab');
      const at = focused();
      if (at?.matches(selector) && at.textContent.trim().startsWith(text)) return;
    }
    throw new Error(`Tab does not reach ${selector} ${text}.`);
  }

  /** Waits for the next announcement that a pattern matches. */
  async hears(pattern: RegExp): Promise<void> {
    await until(() => pattern.test(announcement(this.game)));
    await nextFrame();
  }
}

describe('an annotated game is analysed by ear', () => {
  for (const {lang, analyse, add, on, preview, ended, added, verdict} of [
    {
      lang: 'en',
      analyse: 'Analyse',
      add: 'Add as variation',
      on: 'Analysis is on. On the board, the key e asks for the evaluation.',
      preview: /^Preview: 2\. (\S+)\.$/,
      ended: 'Preview ended.',
      added: 'Variation added.',
      verdict: /^White is better by 0\.4 at depth \d+\.$/,
    },
    {
      lang: 'de',
      analyse: 'Analysieren',
      add: 'Als Variante hinzufügen',
      on: 'Analyse an. Auf dem Brett fragt die Taste e nach der Bewertung.',
      preview: /^Vorschau: 2\. (\S+)\.$/,
      ended: 'Vorschau beendet.',
      added: 'Variante hinzugefügt.',
      verdict: /^Weiß steht um 0,4 besser, Tiefe \d+\.$/,
    },
  ]) {
    it(`in ${lang}, with a line previewed and added as a variation, by keys alone`, async () => {
      const before = temporary(document.createElement('button'));
      before.textContent = 'Before the game';
      const game = temporary(document.createElement('fen-game'));
      for (const [name, value] of Object.entries({
        pgn,
        engine,
        lang,
        mode: 'edit',
        animation: 'none',
        at: '1b',
      }))
        game.setAttribute(name, value);
      document.body.prepend(before, game);
      window.scrollTo(0, 0);
      const {board} = await until(() => game.board && game);
      await until(() => board?.shadowRoot?.querySelector('[role=gridcell]'));
      await until(() => root(game).querySelector('.edit'));
      await until(() =>
        [...root(game).querySelectorAll('button')].some((one) => one.textContent.includes(analyse)),
      );
      const person = new Listener(game);
      const lines = () => root(game).querySelectorAll('.analysis li');

      before.focus();
      await person.tabTo('button', analyse);
      await press('Enter');
      await until(() => lines().length === 3);
      await person.tabTo('.analysis li button');
      await press('ArrowDown', 'ArrowDown', 'Enter');
      await person.hears(preview);
      const [, san = ''] = preview.exec(announcement(game)) ?? [];
      await press('Escape');
      await person.hears(RegExp(ended));
      await press('Enter');
      await person.hears(preview);
      await person.tabTo('.analysis .actions button', add);
      await press('Enter');
      await person.hears(RegExp(added));
      // Whoever goes on from here is still in the analysis.
      expect(root(game).querySelector('.analysis')?.contains(focused())).to.equal(true);
      await person.tabTo('[data-index]');
      await press('e');
      await person.hears(verdict);

      const said = `${preview.source.slice(1).split(':')[0] ?? ''}: 2. ${san}.`;
      expect(person.heard.slice(0, -1)).to.deep.equal([on, said, ended, said, added]);
      expect(person.heard.at(-1)).to.match(verdict);
      const [, , third] = game.games[0]?.moves ?? [];
      expect(third?.variations.map(([first]) => first?.san)).to.deep.equal(['Nf3', san.replace(/^S/, 'N')]);
      for (const kept of ['The king’s pawn.', '[%cal Ge4e5]', '2. f4 $1', 'is quieter.'])
        expect(game.pgn).to.contain(kept);
      // Its worker ends with it.
      game.remove();
    });
  }
});
