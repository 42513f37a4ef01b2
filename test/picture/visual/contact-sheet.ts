// Writes a page with every piece of both sets, small and large, on both squares of every theme, to check for blurring:
// node --import tsx test/picture/visual/contact-sheet.ts > pieces.html
import {sizingOfFile} from '../../../src/picture/files/sizing-of-file.js';
import {classic} from '../../../src/picture/drawing/classic.js';
import {themes} from '../../../src/attributes.js';
import {themeColors} from '../../../src/picture/drawing/colors.js';
import {modern} from '../../../src/picture/drawing/modern.js';
import {roles, squareSide} from '../../../src/picture/drawing/piece-set.js';

const sizes = [15, 20, 25, 40, 60, 120, 400];

const pieces = Object.entries({modern, classic}).flatMap(([name, set]) =>
  themes
    .filter((theme) => theme !== 'auto')
    .map((theme) => {
      const colors = themeColors(theme);
      const picture = (
        side: 'white' | 'black',
        ground: 'light' | 'dark',
        role: (typeof roles)[number],
        size: number,
      ) =>
        `<svg width="${size}" height="${size}" viewBox="0 0 ${squareSide} ${squareSide}" stroke-linejoin="round" stroke-linecap="round"><path fill="${colors[ground]}" d="M0 0h${squareSide}v${squareSide}H0z"/><path fill="${colors[side]}" stroke="${colors[`${side}-outline`]}" stroke-width="${sizingOfFile('none', size / squareSide).outlineWidth(set)}" paint-order="${side === 'black' ? 'stroke' : 'normal'}" d="${set.pieces[role].body}"/><path fill="none" stroke="${colors[`${side}-detail`]}" stroke-width="${set.detailStroke}" d="${set.pieces[role].detail}"/></svg>`;
      const row = (size: number) =>
        (['white', 'black'] as const)
          .flatMap((side) =>
            (['light', 'dark'] as const).map((ground) =>
              roles.map((role) => picture(side, ground, role, size)).join(''),
            ),
          )
          .join(size > 30 ? '<br>' : '');
      return `<h2>${name}, ${theme}</h2>${sizes.map((size) => `<div>${row(size)}</div>`).join('')}`;
    }),
);

console.log(
  `<!doctype html><meta charset="utf-8"><title>Pieces</title><style>svg { display: inline-block; vertical-align: top } h2 { font: 1rem system-ui; margin: 0.5rem 0 }</style>${pieces.join('')}`,
);
