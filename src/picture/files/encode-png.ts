import {channelsOf, choosePalette, colorsIn, countColors, type Pixels} from './palette.js';

/** A picture of 64 colours looks the same as the original; the rest are anti-aliased edges. */
const maxColors = 64;

const crcTable = Int32Array.from({length: 256}, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return ~crc;
}

/** A chunk of a PNG: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setInt32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let index = 0;
  for (const part of parts) {
    bytes.set(part, index);
    index += part.length;
  }
  return bytes;
}

/** The rows of a picture as indices into a palette, and the chunks that are known before the rows are compressed. */
function rowsOf(picture: Pixels) {
  const {width, height, pixels} = picture;
  const areWhole = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!areWhole || pixels.length !== 4 * width * height)
    throw new RangeError(`A picture of ${width} × ${height} pixels cannot have ${pixels.length} bytes.`);
  const colors = colorsIn(picture);
  const palette = choosePalette(countColors(colors), maxColors);
  const rows = new Uint8Array((width + 1) * height);
  let color = -1;
  let index = 0;
  for (let y = 0, i = 0; y < height; y++) {
    // The first byte of a row says that it is not filtered.
    for (let at = y * (width + 1) + 1, end = at + width; at < end; at++, i++) {
      const next = colors[i] ?? 0;
      // Most pixels have the colour of their neighbour.
      if (next !== color) {
        color = next;
        index = palette.indexOf(color);
      }
      rows[at] = index;
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([/* bits */ 8, /* indexed */ 3, 0, 0, 0], 8);
  const channels = palette.colors.map(channelsOf);
  const alphas = channels.map(([, , , alpha]) => alpha);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(channels.flatMap(([red, green, blue]) => [red, green, blue]))),
    ...(alphas.some((alpha) => alpha < 255) ? [chunk('tRNS', Uint8Array.from(alphas))] : []),
  ];
  return {rows, chunks};
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const finish = (chunks: readonly Uint8Array[], compressed: Uint8Array): Uint8Array =>
  join([signature, ...chunks, chunk('IDAT', compressed), chunk('IEND', new Uint8Array())]);

/** Makes a PNG with a palette. `deflate` compresses in the zlib format. */
export function encodePngBy(deflate: (bytes: Uint8Array) => Uint8Array, picture: Pixels): Uint8Array {
  const {rows, chunks} = rowsOf(picture);
  return finish(chunks, deflate(rows));
}

/**
 * Makes a PNG with a palette of the pixels of a diagram: less than half as large as one without.
 *
 * @param picture - Width, height and pixels (four bytes each: red, green, blue, alpha), as a renderer of SVG returns them.
 * @returns The bytes of the PNG. Made by web standards alone. Rejects with a `RangeError` if the picture has no pixels, or if
 * their number is not width × height.
 * @example
 * void encodePng({width: 1, height: 1, pixels: Uint8Array.of(255, 0, 0, 255)}).then(({length}) => console.log(length));
 */
export async function encodePng(picture: Pixels): Promise<Uint8Array> {
  const {rows, chunks} = rowsOf(picture);
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  return finish(chunks, new Uint8Array(await new Response(stream).arrayBuffer()));
}
