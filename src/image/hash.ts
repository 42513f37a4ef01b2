const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** Spreads a change of any bit of a word over the whole word. */
function finish(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

const encoder = new TextEncoder();
/** The bytes of the last text; kept, because a new buffer for each text costs more than the hash. */
let bytes = new Uint8Array(2 ** 15);

/**
 * Returns a hash of 64 bits, as hexadecimal digits: MurmurHash3 for 128 bits with two of its four lanes
 * (https://github.com/aappleby/smhasher/wiki/MurmurHash3). It notices that a text has changed, and would not stop a forger.
 * The digests of `crypto.subtle` would, but each is made on another thread, which takes longer than drawing a board.
 */
export function hashOf(text: string): string {
  // A UTF-16 unit has at most three bytes.
  if (bytes.length < 3 * text.length + 8) bytes = new Uint8Array(12 * text.length);
  const {written} = encoder.encodeInto(text, bytes);
  const pairs = Math.ceil(written / 8);
  bytes.fill(0, written, 8 * pairs);
  const words = new Int32Array(bytes.buffer);
  let one = written;
  let other = written;
  for (let i = 0; i < 2 * pairs; i += 2) {
    one ^= Math.imul(rotate(Math.imul(words[i] ?? 0, 0x239b961b), 15), 0xab0e9789);
    one = (Math.imul(rotate(one, 19) + other, 5) + 0x561ccd1b) | 0;
    other ^= Math.imul(rotate(Math.imul(words[i + 1] ?? 0, 0xab0e9789), 16), 0x38b34ae5);
    other = (Math.imul(rotate(other, 17) + one, 5) + 0x0bcaa747) | 0;
  }
  // Each half depends on both lanes.
  one = finish(one + other);
  other = finish(other + one);
  return hexadecimal(one) + hexadecimal(other);
}
