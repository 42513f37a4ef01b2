/**
 * Decodes a file, and names its encoding. A file without a byte order mark is read in the `charset` that the server names
 * or, if that fails, as UTF-8. If that fails too, it is read as Windows-1252: many older chess programs write Latin-1, as
 * the PGN standard (4.1) requires, and Windows-1252 contains all of Latin-1. In a file that is UTF-8 for the most part, only
 * the bytes that are not valid in it are read so: games of two programs were put together.
 */
export function decodeFile(
  bytes: Uint8Array,
  charset = '',
): {readonly text: string; readonly encoding: string} {
  const utf16 = detectUtf16(bytes);
  if (utf16) return {text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16'};
  const hasUtf8Mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (const encoding of hasUtf8Mark ? ['UTF-8'] : [charset, 'UTF-8']) {
    try {
      return {text: new TextDecoder(encoding, {fatal: true}).decode(bytes), encoding};
    } catch {
      // There is no such encoding, or the bytes are not valid in it.
    }
  }
  return decodeMixed(bytes) ?? {text: windows1252.decode(bytes), encoding: 'Latin-1'};
}

const windows1252 = new TextDecoder('windows-1252');
/** A character of several bytes in UTF-8, as Windows-1252 shows the bytes, or another byte that is not ASCII. */
const notAscii = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;

/** Decodes a file of UTF-8 in which some bytes are those of Windows-1252; undefined if these are not the fewer ones. */
function decodeMixed(bytes: Uint8Array): {readonly text: string; readonly encoding: string} | undefined {
  // One character for each byte, whatever its value.
  const pieces: string[] = [];
  const pieceLength = 1 << 14;
  for (let start = 0; start < bytes.length; start += pieceLength)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + pieceLength)));
  let balance = 0;
  const decoder = new TextDecoder();
  const text = pieces.join('').replace(notAscii, (character) => {
    balance += character.length > 1 ? 1 : -1;
    const own = Uint8Array.from(character, (byte) => byte.charCodeAt(0));
    return (character.length > 1 ? decoder : windows1252).decode(own);
  });
  return balance > 0 ? {text, encoding: 'UTF-8 with some Latin-1'} : undefined;
}

/** Detects UTF-16 by its byte order mark, or by the zero byte of a first character in ASCII. */
function detectUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined;
}
