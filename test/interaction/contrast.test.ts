import {expect} from '@open-wc/testing';
import 'axe-core/axe.min.js';
import '../../src/index.js';
import {themes} from '../../src/attributes.js';
import {themeColors} from '../../src/drawing/colors.js';
import {tones} from '../../src/drawing/highlights.js';
import {focusRing} from '../../src/dom/focus-ring.js';
import {sheet} from '../../src/game/sheet.js';
import {sheet as puzzleSheet} from '../../src/solve/view.js';
import {contrast, over} from '../drawing/contrast.js';
import {setup as setupEditor} from '../edit/editor.js';
import {start} from '../fixtures/positions.js';
import {shown} from '../game/shown.js';
import {setup as setupPuzzle} from '../solve/solver.js';
import {setup as setupPlay, until} from '../user.js';

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
      for (const place of ['light', 'dark'] as const) {
        const [square, ink] = [colors[place], colors[`coordinate-on-${place}`]];
        expect(contrast(ink, square), place).to.be.at.least(3);
        for (const name of ['picked', 'hint', 'last-move'] as const)
          expect(contrast(ink, tinted(tones[name].tint, square)), `${name} on ${place}`).to.be.at.least(3);
      }
    });
  }
});

describe('the glyph that judges a move', () => {
  const [, tint = '', share = ''] = /--fen-board-last-move, (#\w+)\) (\d+)%/.exec(sheet) ?? [];
  const glyphs = [...sheet.matchAll(/\.(\w+) \{\s*color: light-dark\((#\w+), (#\w+)\)/g)];

  it('has four colours', () => {
    expect(glyphs.length).to.equal(4);
  });

  for (const [, name, ...colors] of glyphs) {
    for (const [i, page] of ['#ffffff', '#121212'].entries()) {
      const color = colors[i] ?? '';
      it(`has a contrast of 4.5:1 to a page and to the current move: ${name}, ${color} on ${page}`, () => {
        expect(contrast(color, page)).to.be.at.least(4.5);
        expect(contrast(color, over(tint, Number(share) / 100, page))).to.be.at.least(4.5);
      });
    }
  }
});

describe('the verdict on a move', () => {
  const [, white = '', share = ''] = /var\(--verdict\), (#\w+) (\d+)%/.exec(puzzleSheet) ?? [];
  for (const [, verdict, color = ''] of puzzleSheet.matchAll(/\.(right|wrong) \{\s*--verdict: (#\w+)/g)) {
    it(`has a contrast of 4.5:1 to a light and a dark page, and to the sign of its badge: ${verdict}`, () => {
      expect(contrast(color, '#ffffff')).to.be.at.least(4.5);
      expect(contrast(over(white, Number(share) / 100, color), '#121212')).to.be.at.least(4.5);
    });
  }
});

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
