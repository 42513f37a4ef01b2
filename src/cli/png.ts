/** The size of a PNG in pixels, by its width or else by its height; without either it is 720 wide. */
export interface PngSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export type ToPng = (svg: string, size: PngSize) => Uint8Array;

/** Loads the package that makes PNGs; throws an `Error` with a sentence for the person if it is not installed. */
export async function loadPng(): Promise<ToPng> {
  let resvg;
  try {
    resvg = await import('@resvg/resvg-js');
  } catch (cause) {
    // v8 ignore next 6: nobody can take the package away here; test/package/command.test.mjs has a copy without it.
    throw new Error(
      'PNG needs @resvg/resvg-js, which is not installed here: npm install fen-board @resvg/resvg-js, ' +
        'or npx -p fen-board -p @resvg/resvg-js fen-board …',
      {cause},
    );
  }
  const {Resvg} = resvg;
  return (svg, {width, height}) => {
    const fitTo =
      width === undefined && height !== undefined
        ? {mode: 'height' as const, value: height}
        : {mode: 'width' as const, value: width ?? 720};
    return new Resvg(svg, {fitTo, font: {loadSystemFonts: false}}).render().asPng();
  };
}
