/** Red, green and blue from 0 to 255, of `#rgb` or `#rrggbb`. */
function channelsOf(color: string): readonly number[] {
  const hex = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** The relative luminance of a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [r = NaN, g = NaN, b = NaN] = channelsOf(color)
    .map((channel) => channel / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that results from a translucent one on another. */
export function over(color: string, opacity: number, under: string): string {
  const below = channelsOf(under);
  const seen = channelsOf(color).map((channel, i) =>
    Math.round(opacity * channel + (1 - opacity) * (below[i] ?? NaN)),
  );
  return `#${seen.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
