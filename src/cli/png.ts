/// <reference types="node" />

/** Loads the package that makes PNGs. The picture is as large as the SVG says. */
export async function loadPng(): Promise<(svg: string) => Uint8Array> {
  // v8 ignore next 7: the package is always installed here; test/package/command.test.mjs tests without it.
  const {Resvg} = await import('@resvg/resvg-js').catch((cause: unknown) => {
    throw new Error(
      'PNG needs @resvg/resvg-js, which is not installed here: npm install fen-board @resvg/resvg-js, ' +
        'or npx -p fen-board -p @resvg/resvg-js fen-board …',
      {cause},
    );
  });
  return (svg) => new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
