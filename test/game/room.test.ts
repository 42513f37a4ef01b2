import {expect, nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {FenGame} from '../../src/game/view/fen-game.js';
import {can} from '../tools/user.js';

const moves = Array.from({length: 40}, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(' ');
const pgn = `[White "Anna"]\n[Black "Ben"]\n[Event "A long game"]\n\n${moves} 1/2-1/2`;
const sheet = new URL('../../src/fen-board.css', import.meta.url).href;
const scripts = {
  tag: new URL('../../src/index.ts', import.meta.url).href,
  class: new URL('../../src/hosts/complete/all-in-one.ts', import.meta.url).href,
};

/** Makes a page in a frame, in which no script has run yet. */
async function pageWith(html: string, width: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  // Tall enough for a game in one column: Firefox keeps lengths in cqi that it has measured beside a passing scroll bar.
  frame.style.cssText = `width: ${width}px; height: 1400px; border: 0`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  frame.srcdoc = `<!doctype html><link rel="stylesheet" href="${sheet}"><p>before</p>${html}<p>after</p>`;
  document.body.append(frame);
  await loaded;
  return frame;
}

const inside = (frame: HTMLIFrameElement): Document => frame.contentDocument as Document;
const places = (frame: HTMLIFrameElement) =>
  Array.from(inside(frame).querySelectorAll('body > p'), (p) => Math.round(p.getBoundingClientRect().top));

const games: readonly (readonly [what: string, script: keyof typeof scripts, html: string])[] = [
  ['a game', 'tag', `<fen-game><pre>${pgn}</pre></fen-game>`],
  ['a game in an attribute', 'tag', `<fen-game pgn='${pgn}'></fen-game>`],
  ['a game with its moves below', 'tag', `<fen-game moves="below"><pre>${pgn}</pre></fen-game>`],
  ['a game with its moves at the right', 'tag', `<fen-game moves="right"><pre>${pgn}</pre></fen-game>`],
  ['a game without its moves', 'tag', `<fen-game moves="none"><pre>${pgn}</pre></fen-game>`],
  ['a game to write', 'tag', `<fen-game mode="edit"><pre>${pgn}</pre></fen-game>`],
  // The longest names of buttons.
  ['a game to write in German', 'tag', `<fen-game mode="edit" lang="de"><pre>${pgn}</pre></fen-game>`],
  ['two games to write', 'tag', `<fen-game mode="edit"><pre>${pgn}\n\n${pgn}</pre></fen-game>`],
  [
    'a game to write with evaluations',
    'tag',
    `<fen-game mode="edit"><pre>${pgn.replace('Nf3', 'Nf3 {[%eval 0.1]}').replace('Nf6', 'Nf6 {[%eval 0.2]}')}</pre></fen-game>`,
  ],
  [
    'a game in a row',
    'tag',
    `<div style="display: flex"><p>aside</p><fen-game coordinates="outside"><pre>${pgn}</pre></fen-game></div>`,
  ],
  ['the class of a CMS', 'class', `<pre class="fen-game">${pgn}</pre>`],
];

describe('a page with a game', () => {
  for (const [what, script, html] of games) {
    const isEdited = html.includes('mode="edit"');
    for (const width of isEdited ? [320, 390, 706, 768, 1280] : [320, 768, 1280]) {
      it(`is not moved by ${what} when its script loads, at ${width} pixels`, async () => {
        const frame = await pageWith(html, width);
        const before = places(frame);
        const tag = inside(frame).createElement('script');
        tag.type = 'module';
        tag.src = scripts[script];
        inside(frame).body.append(tag);
        const root = () => inside(frame).querySelector('fen-game')?.shadowRoot;
        const isDrawn = () => root()?.querySelector('[part=board]')?.shadowRoot?.querySelector('svg');
        // WebKit hangs if the frame goes while parts load.
        const hasParts = () => !isEdited || root()?.querySelector('.edit');
        while (!isDrawn() || !hasParts()) await nextFrame();
        expect(places(frame)).to.deep.equal(before);
        if (isEdited) {
          // The fields of a move are more than those of the whole game.
          const game = root()?.host as FenGame;
          expect(await game.next()).to.equal(true);
          const words = html.includes('"de"') ? 'Kommentar' : 'Comment';
          while (
            !root()?.querySelector('.glyphs') ||
            !root()?.querySelector('.edit')?.textContent.includes(words)
          )
            await nextFrame();
          expect(places(frame)).to.deep.equal(before);
        }
        expect(before[1]).to.be.greaterThan(300);
        frame.remove();
      });
    }
  }

  for (const attributes of ['', 'moves="below"', 'moves="right"', 'moves="none"'])
    for (const dir of ['ltr', 'rtl'])
      it(`has an empty board in the place of the board of <fen-game ${attributes}>, ${dir}`, async () => {
        for (const width of [390, 1280, 1600]) {
          const html = `<fen-game dir="${dir}" ${attributes}><pre>${pgn}</pre></fen-game>`;
          const frame = await pageWith(html, width);
          const game = inside(frame).querySelector('fen-game') as FenGame;
          const {left, width: side} = getComputedStyle(game, '::after');
          const empty = [game.getBoundingClientRect().left + parseFloat(left), parseFloat(side)];
          const tag = inside(frame).createElement('script');
          tag.type = 'module';
          tag.src = scripts.tag;
          inside(frame).body.append(tag);
          const board = () =>
            game.shadowRoot?.querySelector('[part=board]')?.shadowRoot?.querySelector('svg');
          while (!board()) await nextFrame();
          const box = board()?.getBoundingClientRect();
          expect(
            [box?.left, box?.width].map((length = NaN, i) => Math.abs(length - (empty[i] ?? NaN)) < 1),
          ).to.deep.equal([true, true]);
          frame.remove();
        }
      });

  it('prints the whole text if its script has not loaded', async function () {
    if (!(await can('media'))) this.skip();
    const frame = await pageWith(`<fen-game><pre>${pgn.replaceAll(' ', '\n')}</pre></fen-game>`, 320);
    const [, onScreen] = places(frame);
    await executeServerCommand('media', {media: 'print'});
    expect(places(frame)[1]).to.be.greaterThan(2 * (onScreen ?? Infinity));
    await executeServerCommand('media', {});
    frame.remove();
  });
});
