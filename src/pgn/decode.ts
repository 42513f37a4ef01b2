/** The text of a file, and the name of the encoding in which it was read. */
export interface Decoded {
  readonly text: string;
  readonly encoding: string;
}

/**
 * Decodes a file. It recognizes UTF-16, and UTF-8 by a byte order mark; it reads other files in the `charset` that the
 * server names or, if that fails, as UTF-8. Bytes that are not valid UTF-8 either are read as Windows-1252: many older chess
 * programs write Latin-1, as the PGN standard (4.1) requires, and Windows-1252 contains it.
 */
export function decode(bytes: Uint8Array, charset = ''): Decoded {
  const utf16 = detectUtf16(bytes);
  if (utf16) return {text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16'};
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (const encoding of isMarked ? ['UTF-8'] : [charset, 'UTF-8']) {
    try {
      return {text: new TextDecoder(encoding, {fatal: true}).decode(bytes), encoding};
    } catch {
      // There is no such encoding, or the bytes are not valid in it.
    }
  }
  return {text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1'};
}

/** Detects UTF-16: by its byte order mark, or by a zero byte in the first character, if that is an ASCII character. */
function detectUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined;
}
