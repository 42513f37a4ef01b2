import {encodePngBy} from '../../picture/files/encode-png.js';
import type {Pixels} from '../../picture/files/palette.js';

/** The used class of `@resvg/resvg-js`, an optional peer. */
interface Resvg {
  readonly Resvg: new (svg: string, options: object) => {render(): Pixels};
}

interface Modules {
  readonly crypto: typeof import('node:crypto');
  readonly fs: typeof import('node:fs');
  readonly module: typeof import('node:module');
  readonly path: typeof import('node:path');
  readonly zlib: typeof import('node:zlib');
}

/** A module of Node. Without an import of it, the plugins can also be bundled for browsers. */
function builtin<Name extends keyof Modules>(name: Name): Modules[Name] {
  // A browser has no process.
  const {process} = globalThis as {readonly process?: {getBuiltinModule?(name: string): unknown}};
  if (!process?.getBuiltinModule)
    throw new Error('fen-board/markdown: pictures.folder needs Node 20.16 or later.');
  return process.getBuiltinModule(`node:${name}`) as Modules[Name];
}

/**
 * Writes a picture into a folder, unless it is there. Its name is a digest of it, so the name changes with what it shows.
 * Throws the system's error if it cannot be written.
 *
 * @returns The name of the file.
 */
export function writePicture(folder: string, svg: string, format: 'svg' | 'png'): string {
  const fs = builtin('fs');
  const name = `${builtin('crypto').createHash('sha256').update(svg).digest('hex').slice(0, 16)}.${format}`;
  const path = builtin('path').join(folder, name);
  if (fs.existsSync(path)) return name;
  const content = format === 'png' ? makePng(svg) : svg;
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path, content);
  return name;
}

function makePng(svg: string): Uint8Array {
  let resvg: Resvg;
  try {
    // As the site that is built finds it.
    resvg = builtin('module').createRequire(builtin('path').resolve('package.json'))(
      '@resvg/resvg-js',
    ) as Resvg;
  } catch (cause) {
    throw new Error(
      'fen-board/markdown: pictures in PNG need @resvg/resvg-js, which is not installed here.',
      {cause},
    );
  }
  const {width, height, pixels} = new resvg.Resvg(svg, {font: {loadSystemFonts: false}}).render();
  return encodePngBy((bytes) => builtin('zlib').deflateSync(bytes, {level: 8}), {width, height, pixels});
}
