/** A short text that stands for a long one: FNV-1a of 32 bits, in base 36 (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
