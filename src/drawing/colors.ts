import {themeSquares, type Value} from '../attributes.js';

/**
 * The name of a theme, in `themeSquares` of `attributes.ts`; `auto` is brown on a light page and walnut on a dark one.
 *
 * @example
 * const theme: Theme = 'green';
 * renderSvg('start', {theme});
 */
export type Theme = Value<'theme'>;

const otherColors = {
  white: '#fff',
  'white-outline': '#000',
  'white-detail': '#000',
  black: '#000',
  // Legible on white; in a file, `outsideHalo` makes it legible on black too.
  'coordinate-outside': '#595959',
};

/** The colours by name, without those of marks. */
export type Colors = Readonly<ReturnType<typeof themeColors>>;

/** The colours of a theme, for a file; those of brown for `auto` and unknown themes. */
export function themeColors(theme?: string) {
  const name = theme && Object.hasOwn(themeSquares, theme) ? (theme as keyof typeof themeSquares) : 'brown';
  const [light, dark, onLight, onDark] = themeSquares[name].split(' ') as [string, string, string, string];
  return {
    light,
    dark,
    'coordinate-on-light': onLight,
    'coordinate-on-dark': onDark,
    // A rim around Black's pieces, visible on dark squares only.
    'black-outline': light,
    'black-detail': light,
    ...otherColors,
  };
}

/** The CSS value of a colour on a page that does not set its custom property. */
const onPage = (name: string, theme: Theme, color: string, atNight: string | undefined): string => {
  if (name === 'coordinate-outside') return 'currentColor';
  // These follow a page that sets the colour of light squares.
  if (name === 'black-outline' || name === 'black-detail')
    return customProperty('light', onPage('light', theme, color, atNight));
  if (theme !== 'auto' || color === atNight) return color;
  // The element's sheet sets these for a reader who wants more contrast.
  return customProperty(`auto-${name}`, `light-dark(${color},${atNight})`);
};

/** A colour that a page can set. */
export const customProperty = (name: string, color: string): string => `var(--fen-board-${name},${color})`;

const known = new Map<Theme, Colors>();

/** The colours on a page: custom properties with the theme's colours as fallbacks. */
export function pageColors(theme: Theme): Colors {
  let colors = known.get(theme);
  if (!colors) {
    const walnut: {readonly [name: string]: string} = themeColors('walnut');
    colors = Object.fromEntries(
      Object.entries(themeColors(theme)).map(([name, color]) => [
        name,
        customProperty(name, onPage(name, theme, color, walnut[name])),
      ]),
    ) as Colors;
    known.set(theme, colors);
  }
  return colors;
}
