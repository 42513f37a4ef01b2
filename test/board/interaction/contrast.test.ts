import {expect} from '@open-wc/testing';
import 'axe-core/axe.min.js';
import '../../../src/index.js';
import {themes} from '../../../src/attributes.js';
import {themeColors} from '../../../src/picture/drawing/colors.js';
import {tintOf, tones} from '../../../src/picture/drawing/highlights.js';
import {focusRing} from '../../../src/shared/focus-ring.js';
import {sheet} from '../../../src/game/view/sheet.js';
import {contrast, over} from '../../picture/drawing/contrast.js';
import {setup as setupEditor} from '../edit/editor.js';
import {start} from '../../tools/fixtures/positions.js';
import {root, shown} from '../../game/shown.js';
import {setup as setupPuzzle} from '../solve/solver.js';
import {setup as setupPlay, until} from '../../tools/user.js';

/** The dark and the light colour of the focus ring. */
const focus = /var\(--fen-board-focus, (#\w+)\);[^}]*0 0 0 6px (#\w+);/.exec(focusRing);

describe('a highlight', () => {
  const marks: readonly (readonly [name: string, dark: string | undefined, light: string | undefined])[] = [
    ...Object.entries(tones).map(([name, {dark, light}]) => [name, dark, light] as const),
    ['focus', focus?.[1], focus?.[2]],
  ];
  for (const [name, dark = '', light = ''] of marks) {
    for (const theme of themes) {
      it(`has a contrast of 3:1 to both squares of ${theme}: ${name}`, () => {
        const colors = themeColors(theme);
        for (const square of [colors.light, colors.dark]) {
          const best = Math.max(contrast(dark, square), contrast(light, square));
          expect(best, `${dark} or ${light} on ${square}`).to.be.at.least(3);
        }
        expect(contrast(dark, light), 'between the two').to.be.at.least(3);
      });
    }
  }

  /** The square under a translucent tint. */
  const tinted = (tint: string, square: string) => {
    const [r = 0, g = 0, b = 0, percent = 0] = tint.match(/\d+/g)?.map(Number) ?? [];
    const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
    return over(`#${hex}`, percent / 100, square);
  };
  for (const theme of themes) {
    it(`has lines and dots with a contrast of 3:1 to both squares of ${theme}, and to their tints`, () => {
      const colors = themeColors(theme);
      // The colours of `auto` are those of brown here.
      const tintOn = (name: keyof typeof tones) => tintOf(name, theme === 'auto' ? 'brown' : theme);
      for (const place of ['light', 'dark'] as const) {
        const [square, ink] = [colors[place], colors[`coordinate-on-${place}`]];
        expect(contrast(ink, square), place).to.be.at.least(3);
        for (const name of ['picked', 'hint', 'last-move', 'premove'] as const)
          expect(contrast(ink, tinted(tintOn(name), square)), `${name} on ${place}`).to.be.at.least(3);
      }
    });
  }
});

/** The colour that an element’s text has on the screen, as `#rrggbb`. */
function shownColor(element: Element): string {
  const context = document.createElement('canvas').getContext('2d', {colorSpace: 'srgb'});
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of pages, which do not declare a colour scheme. */
const pages = [
  {ink: '#000000', paper: '#ffffff'},
  {ink: '#333333', paper: '#ffffff'},
  {ink: '#e8e2d8', paper: '#171513'},
  {ink: '#ffffff', paper: '#121212'},
];

for (const {ink, paper} of pages) {
  describe(`on a page of ${paper} with text of ${ink}`, () => {
    it('the glyphs that judge a move have a contrast of 4.5:1 to the page and to the current move', async () => {
      const [, tint = '', share = ''] = /--fen-board-last-move, (#\w+)\) (\d+)%/.exec(sheet) ?? [];
      const game = await shown({style: `color: ${ink}`}, '1. e4! e5?! 2. Nf3? Nc6?? *');
      const glyphs = [...root(game).querySelectorAll('[part~=move] [role=img]')];
      const colors = new Set(glyphs.map(shownColor));
      expect(colors).to.have.length(4);
      for (const color of colors) {
        expect(contrast(color, paper), color).to.be.at.least(4.5);
        expect(
          contrast(color, over(tint, Number(share) / 100, paper)),
          `${color} on the tint`,
        ).to.be.at.least(4.5);
      }
    });

    it('the dot of a running clock has a contrast of 3:1', () => {
      const [, accent = ''] = /--accent: (#\w+)/.exec(sheet) ?? [];
      expect(contrast(accent, paper)).to.be.at.least(3);
    });

    for (const [verdict, move] of [
      ['right', 'a2a7'],
      ['wrong', 'a2a6'],
    ] as const) {
      it(`the verdict on a ${verdict} move has a contrast of 4.5:1`, async () => {
        const {board, root: shadow} = await setupPuzzle({style: `color: ${ink}`});
        await board.move(move);
        const text = await until(() => shadow.querySelector(`[part=feedback] .${verdict}:is(b)`));
        expect(contrast(shownColor(text), paper)).to.be.at.least(4.5);
      });
    }
  });
}

describe('the texts beside a board', () => {
  const {style} = document.documentElement;
  afterEach(() => {
    style.colorScheme = '';
    document.body.style.background = '';
  });

  for (const scheme of ['light', 'dark']) {
    for (const [what, make] of [
      [
        'a board with everything',
        async () => (await setupPlay(start, {controls: '', 'move-input': '', coordinates: 'outside'})).board,
      ],
      ['an editor', async () => (await setupEditor('8/8/8/8/8/8/8/4K3 w - - 0 1')).board],
      ['a puzzle', async () => (await setupPuzzle()).board],
      [
        'a game',
        async () =>
          shown({
            pgn: '[White "Anna"]\n[WhiteElo "2000"]\n[Event "Open"]\n\n1. e4! e5? {Weak.} (1... c5?!) *',
            at: '1',
          }),
      ],
    ] as const) {
      it(`have a contrast of 7:1 on a ${scheme} page: ${what}`, async () => {
        style.colorScheme = scheme;
        document.body.style.background = 'Canvas';
        const element = await make();
        await until(() => element.shadowRoot?.querySelector('.move-input, .panel, .puzzle, .moves'));
        const {axe} = window as unknown as {readonly axe: typeof import('axe-core')};
        const {violations, passes} = await axe.run(element, {runOnly: ['color-contrast-enhanced']});
        expect(violations.flatMap(({nodes}) => nodes.map(({html}) => html.slice(0, 160)))).to.deep.equal([]);
        expect(passes).to.have.length(1);
      });
    }
  }
});
