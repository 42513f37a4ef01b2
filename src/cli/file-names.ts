/** How long a name may be, in bytes of UTF-8: file systems allow 255, and an ending and a number come after it. */
const longest = 200;
/** Names that Windows reserves for devices, with any ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Makes a safe file name of a name from outside; empty if nothing can be kept. Letters, digits and `. _ + = ( ) -` are
 * kept, in Unicode's composed form; everything else becomes a hyphen. It never begins with a point.
 */
export function safeName(name: string): string {
  const composed = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._+=()-]+/gu, '-');
  const safe = shortened(composed).replace(/^[.-]+|[.-]+$/g, '');
  return devices.test(safe) ? `_${safe}` : safe;
}

/** As many whole characters as fit. */
function shortened(name: string): string {
  let bytes = 0;
  let short = '';
  for (const character of name.match(/./gsu)?.slice(0, 80) ?? []) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > longest) break;
    short += character;
  }
  return short;
}

/** With at least three digits, so that up to a thousand files are listed in their order. */
const counted = (numbers: readonly number[]) =>
  numbers.map((number) => String(number).padStart(3, '0')).join('-');

/** Gives each board of a folder a file name of its own; names that differ only in case count as the same. */
export class FileNames {
  readonly #taken = new Set<string>();
  /** For each name that several boards have, the last number that was added to it. */
  readonly #counts = new Map<string, number>();

  /** Without the `id` of its record a board is named by its numbers; `from` names its text, if there are several. */
  next(id: string | undefined, numbers: readonly number[], from?: string): string {
    const own = (id && safeName(id)) || counted(numbers);
    const name = from ? `${safeName(from)}-${own}` : own;
    const key = name.toLowerCase();
    let free = name;
    let count = this.#counts.get(key) ?? 1;
    while (this.#taken.has(free.toLowerCase())) free = `${name}-${++count}`;
    this.#counts.set(key, count);
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
