import {encodePngBy} from './encode-png.js';
import type {Pixels} from './palette.js';

/** Draws an SVG as pixels, as large as it says. `hasText` loads the fonts of the system, which takes longer. */
export type Rasterize = (svg: string, hasText?: boolean) => Pixels;

/** The used class of `@resvg/resvg-js`, an optional peer. */
interface ResvgModule {
  readonly Resvg: new (svg: string, options: object) => {render(): Pixels};
}

/**
 * Loads the package that draws SVG as pixels.
 *
 * @param load - Finds the package where it is installed: beside the command, or in the site that is built.
 * @param message - The message of the error that is thrown if it is not installed.
 */
export function loadRasterizer(load: (name: string) => unknown, message: string): Rasterize {
  let resvg: ResvgModule;
  try {
    resvg = load('@resvg/resvg-js') as ResvgModule;
  } catch (cause) {
    // v8 ignore next: the package is always installed here; test/package/command.test.mjs tests without it.
    throw new Error(message, {cause});
  }
  return (svg, hasText = false) => {
    const {width, height, pixels} = new resvg.Resvg(svg, {font: {loadSystemFonts: hasText}}).render();
    return {width, height, pixels};
  };
}

/** A function that makes PNGs. `deflateSync` is that of Node, which pages do not have. */
export const pngWriter =
  (rasterize: Rasterize, deflateSync: (bytes: Uint8Array, options: {level: number}) => Uint8Array) =>
  (svg: string): Uint8Array =>
    // Level 9 takes three times as long, for files that are less than 1 % smaller.
    encodePngBy((bytes) => deflateSync(bytes, {level: 8}), rasterize(svg));
