const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** Mixes 32-bit words as MurmurHash3 does, by two factors, and returns eight hexadecimal digits. */
function mix(words: Int32Array, length: number, factor: number, otherFactor: number): string {
  let hash = length;
  for (const word of words) {
    const scaled = Math.imul(rotate(Math.imul(word, factor), 15), otherFactor);
    hash = (Math.imul(rotate(hash ^ scaled, 13), 5) + 0xe6546b64) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

const encoder = new TextEncoder();
/** The bytes of the last text; kept, because a new buffer for each text costs more than the hash. */
let bytes = new Uint8Array(2 ** 15);

/**
 * Returns a hash of 64 bits, as hexadecimal digits: two lanes with the numbers of MurmurHash3
 * (https://github.com/aappleby/smhasher/wiki/MurmurHash3). It notices that a text has changed, and would not stop a forger.
 * The digests of `crypto.subtle` would, but each is made on another thread, which takes longer than drawing a board.
 */
export function hashOf(text: string): string {
  // A UTF-16 unit has at most three bytes.
  if (bytes.length < 3 * text.length) bytes = new Uint8Array(12 * text.length);
  const {written} = encoder.encodeInto(text, bytes);
  const end = Math.ceil(written / 4);
  bytes.fill(0, written, 4 * end);
  const words = new Int32Array(bytes.buffer, 0, end);
  return mix(words, written, 0xcc9e2d51, 0x1b873593) + mix(words, written, 0x239b961b, 0xab0e9789);
}
