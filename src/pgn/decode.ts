export interface Decoded {
  readonly text: string;
  readonly encoding: string;
}

/**
 * Reads the bytes of a file, in the `charset` that a server names unless the file shows another. Chess programs write
 * UTF-8, UTF-16 with or without a byte order mark, and most older ones Latin-1, as the PGN standard (4.1) asks: other
 * bytes are read as Windows-1252, which has the characters of Latin-1 and more.
 */
export function decode(bytes: Uint8Array, charset = ''): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return {text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16'};
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (const encoding of isMarked ? ['UTF-8'] : [charset, 'UTF-8']) {
    try {
      return {text: new TextDecoder(encoding, {fatal: true}).decode(bytes), encoding};
    } catch {
      // No encoding has this name, or the bytes are not in it.
    }
  }
  return {text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1'};
}

/** UTF-16 by its byte order mark, or because one byte of the first character is zero: that is one of ASCII. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined;
}
