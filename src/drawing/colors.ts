import {themeSquares, type Value} from '../attributes.js';

/**
 * The name of a theme, in `themeSquares` of `attributes.ts`; `auto` is brown on a light page and walnut on a dark one.
 *
 * @example
 * const theme: Theme = 'green';
 * renderSvg('start', {theme});
 */
export type Theme = Value<'theme'>;

/** The colours by name, without those of marks. */
export type Colors = Readonly<ReturnType<typeof themeColors>>;

/** The colours of a theme in a file; those of brown for `auto` and unknown themes. */
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
    white: '#fff',
    'white-outline': '#000',
    'white-detail': '#000',
    black: '#000',
    // Legible on white; in a file, `drawHalo` makes it legible on black too.
    'coordinate-outside': '#595959',
  };
}

/** The CSS value of a colour on a page that does not set its custom property. */
const defaultColor = (name: string, theme: Theme, color: string, walnutColor: string | undefined): string => {
  if (name === 'coordinate-outside') return 'currentColor';
  // By default these are the colour of light squares, which the page may have set.
  if (name === 'black-outline' || name === 'black-detail')
    return customProperty('light', defaultColor('light', theme, color, walnutColor));
  if (theme !== 'auto' || color === walnutColor) return color;
  // The element's sheet sets this property for a reader who wants more contrast.
  return customProperty(`auto-${name}`, `light-dark(${color},${walnutColor})`);
};

/** The CSS value of a colour that a page can set; `color` is the default. */
export const customProperty = (name: string, color: string): string => `var(--fen-board-${name},${color})`;

const cache = new Map<Theme, Colors>();

/** The colours on a page: custom properties with the theme's colours as fallbacks. */
export function pageColors(theme: Theme): Colors {
  let colors = cache.get(theme);
  if (!colors) {
    const walnut: {readonly [name: string]: string} = themeColors('walnut');
    colors = Object.fromEntries(
      Object.entries(themeColors(theme)).map(([name, color]) => [
        name,
        customProperty(name, defaultColor(name, theme, color, walnut[name])),
      ]),
    ) as Colors;
    cache.set(theme, colors);
  }
  return colors;
}
