/** What each colour is for; the custom property is `--fen-board-` and this name. */
export const colorNames = [
  'light',
  'dark',
  'coordinate-on-light',
  'coordinate-on-dark',
  'coordinate-outside',
  'white',
  'white-outline',
  'white-detail',
  'black',
  'black-outline',
  'black-detail',
] as const;
export type ColorName = (typeof colorNames)[number];
export type Colors = {readonly [name in ColorName]: string};

/** The colours of the page's light scheme. Coordinates have at least 4.5:1 on their squares. */
export const lightScheme: Colors = {
  light: '#f0e4d0',
  dark: '#8f6c4a',
  'coordinate-on-light': '#6b4d31',
  'coordinate-on-dark': '#fff',
  // Legible on white and on black: a file does not know what it will be laid on.
  'coordinate-outside': '#767676',
  white: '#fff',
  'white-outline': '#000',
  'white-detail': '#000',
  black: '#000',
  'black-outline': '#000',
  'black-detail': '#fff',
};

/** The colours of the page's dark scheme, where they differ. */
export const darkScheme: Colors = {
  ...lightScheme,
  light: '#cdbda4',
  dark: '#775a3e',
  'coordinate-on-light': '#4e3720',
};

/** For a page: each colour as its custom property, falling back on the scheme that the page is shown in. */
export const pageColors = Object.fromEntries(
  colorNames.map((name) => {
    const [light, dark] =
      name === 'coordinate-outside'
        ? ['currentColor', 'currentColor']
        : [lightScheme[name], darkScheme[name]];
    return [name, `var(--fen-board-${name},${light === dark ? light : `light-dark(${light},${dark})`})`];
  }),
) as Colors;
