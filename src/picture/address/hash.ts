const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** Spreads a change of any bit of a word over the whole word. */
function finish(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

const encoder = new TextEncoder();
/** A buffer for the bytes of a text. All texts share it, because a new buffer costs more than the hash. */
let bytes = new Uint8Array(2 ** 15);

/**
 * Returns a hash of 64 bits, as hexadecimal digits: two multiplicative hashes of the words of a text, each with a multiplier of
 * xxHash (https://github.com/Cyan4973/xxHash) and a rotation that brings the high bits down, mixed at the end as in
 * MurmurHash3. It detects changes, but gives no protection against forgery; docs/decisions.md says why that is enough.
 */
export function hashOf(text: string): string {
  // A UTF-16 unit has at most three bytes.
  if (bytes.length < 3 * text.length + 4) bytes = new Uint8Array(12 * text.length);
  const {written} = encoder.encodeInto(text, bytes);
  const count = Math.ceil(written / 4);
  bytes.fill(0, written, 4 * count);
  const words = new Int32Array(bytes.buffer);
  let one = written;
  let other = ~written;
  for (let i = 0; i < count; i++) {
    const word = words[i] ?? 0;
    one = Math.imul(rotate(one, 15) ^ word, 0x9e3779b1);
    other = Math.imul(rotate(other, 13) ^ word, 0x85ebca77);
  }
  return hexadecimal(finish(one)) + hexadecimal(finish(other));
}
