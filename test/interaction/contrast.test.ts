import {expect} from '@open-wc/testing';
import {themeColors, themes} from '../../src/drawing/colors.js';
import {tones} from '../../src/interaction/view/highlights.js';
import {sheet} from '../../src/interaction/view/sheet.js';

/** The relative luminance of `#rgb` or `#rrggbb`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The two tones of the focus, as its rule in the sheet has them. */
const focus =
  /:focus-visible \{\s*outline: 3px solid var\(--fen-board-focus, (#\w+)\);[^}]*inset 0 0 0 5px (#\w+);/.exec(
    sheet,
  );

describe('a highlight', () => {
  const marks: readonly (readonly [name: string, dark: string | undefined, light: string | undefined])[] = [
    ...Object.entries(tones).map(([name, {dark, light}]) => [name, dark, light] as const),
    ['focus', focus?.[1], focus?.[2]],
  ];
  for (const [name, dark = '', light = ''] of marks) {
    for (const theme of themes) {
      it(`has 3:1 to both squares of ${theme}: ${name}`, () => {
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
