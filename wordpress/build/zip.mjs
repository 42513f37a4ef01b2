import * as zlib from 'node:zlib';

/** The beginning of 1980, before which a zip has no dates: the same files always give the same bytes. */
const date = 0x21;
const utf8 = 0x800;

/**
 * Packs files as a zip.
 * @param {ReadonlyMap<string, Buffer>} files - Contents by path.
 * @returns {Buffer}
 */
export function zip(files) {
  const bodies = [];
  const directory = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = zlib.deflateRawSync(content, {level: 9});
    // Version 2.0, flags, deflated, time and date, checksum and sizes, and how long the name is.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(checksum(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(0o100644 * 0x10000, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), common, rest, name]));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end]);
}

const table = Uint32Array.from({length: 256}, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

/** CRC-32; Node has it itself from 20.15 on. */
function checksum(content) {
  if (zlib.crc32) return zlib.crc32(content);
  let sum = ~0;
  for (const byte of content) sum = (sum >>> 8) ^ table[(sum ^ byte) & 255];
  return ~sum >>> 0;
}
