import {expect} from '@open-wc/testing';
import {themes} from '../../src/attributes.js';
import {themeColors} from '../../src/drawing/colors.js';
import {tones} from '../../src/interaction/view/highlights.js';
import {focusRing} from '../../src/dom/focus-ring.js';
import {contrast} from '../drawing/contrast.js';

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
});
