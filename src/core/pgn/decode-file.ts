/**
 * Decodes a file, and names its encoding. A file without a byte order mark is read in the `charset` that the server names
 * or, if that fails, as UTF-8. If that fails too, it is read as Windows-1252: many older chess programs write Latin-1, as
 * the PGN standard (4.1) requires, and Windows-1252 contains all of Latin-1.
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
  return {text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1'};
}

/** Detects UTF-16 by its byte order mark, or by the zero byte of a first character in ASCII. */
function detectUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined;
}
