import {loadRasterizer, pngWriter} from '../../picture/files/png.js';

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
 * Writes a picture into a folder, unless it is there already. Its name is a digest of its bytes.
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

/** Finds the package where the site that is being built has installed it. */
const makePng = (svg: string): Uint8Array =>
  pngWriter(
    loadRasterizer(
      builtin('module').createRequire(builtin('path').resolve('package.json')),
      'fen-board/markdown: pictures in PNG need @resvg/resvg-js, which is not installed here.',
    ),
    builtin('zlib').deflateSync,
  )(svg);
