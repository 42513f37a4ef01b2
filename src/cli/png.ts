/** Makes the bytes of a PNG of a picture. */
export type ToPng = (svg: string, width: number) => Uint8Array;

/** Fetches what makes PNG. @throws Error with a sentence for who asked, where it is not installed. */
export async function loadPng(): Promise<ToPng> {
  let resvg;
  try {
    resvg = await import('@resvg/resvg-js');
  } catch (cause) {
    // v8 ignore next 6: nobody can take the package away here; test/package/command.test.mjs has a copy without it.
    throw new Error(
      'PNG needs @resvg/resvg-js, which is not installed here: npm install @resvg/resvg-js, ' +
        'or npx -p fen-board -p @resvg/resvg-js fen-board …',
      {cause},
    );
  }
  const {Resvg} = resvg;
  return (svg, width) =>
    new Resvg(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}}).render().asPng();
}
