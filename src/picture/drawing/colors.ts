import {themeSquares, type Value} from '../../attributes.js';

/**
 * A theme: `auto` (brown on a light page, walnut on a dark one) or a key of `themeSquares` in `attributes.ts`.
 *
 * @example
 * const theme: Theme = 'green';
 * renderSvg('start', {theme});
 */
export type Theme = Value<'theme'>;

/** The colours of a drawing by name, except the colours of marks. */
export type Colors = Readonly<ReturnType<typeof themeColors>>;

/** The colours of a theme in a file. `auto` and unknown themes have the colours of `brown`. */
export function themeColors(theme?: string) {
  const name = theme && Object.hasOwn(themeSquares, theme) ? (theme as keyof typeof themeSquares) : 'brown';
  const [light, dark, onLight, onDark] = themeSquares[name].split(' ') as [string, string, string, string];
  return {
    light,
    dark,
    'coordinate-on-light': onLight,
    'coordinate-on-dark': onDark,
    // As dark as White's outline, so that both sides look equally large. On the darkest squares it is a light rim instead.
    'black-outline': name === 'contrast' ? light : '#000',
    'black-detail': light,
    white: '#fff',
    'white-outline': '#000',
    'white-detail': '#000',
    black: '#000',
    // Legible on white. In a file, the white rim of `drawHalo` makes it legible on black.
    'coordinate-outside': '#595959',
  };
}

/** The CSS value of a colour that a page can set; `color` is the default. */
export const customProperty = (name: string, color: string): string => `var(--fen-board-${name},${color})`;

const cache: {[theme in Theme]?: Colors} = {};

/** The colours on a page: custom properties with the theme's colours as fallbacks. */
export const pageColors = (theme: Theme): Colors => (cache[theme] ??= makePageColors(theme));

function makePageColors(theme: Theme): Colors {
  const [colors, walnut] = [themeColors(theme), themeColors('walnut')];
  /** The value of a colour whose custom property the page does not set. */
  const defaultOf = (name: keyof Colors): string => {
    if (name === 'coordinate-outside') return 'currentColor';
    // By default, lines and rims of Black's pieces have the colour of light squares, which the page may have set.
    if (name.startsWith('black-') && colors[name] === colors.light)
      return customProperty('light', defaultOf('light'));
    if (theme !== 'auto' || colors[name] === walnut[name]) return colors[name];
    // For `auto`, `colors` are brown. The element's style sheet sets this property for readers who want more contrast.
    return customProperty(`auto-${name}`, `light-dark(${colors[name]},${walnut[name]})`);
  };
  const names = Object.keys(colors) as (keyof Colors)[];
  return Object.fromEntries(names.map((name) => [name, customProperty(name, defaultOf(name))])) as Colors;
}
