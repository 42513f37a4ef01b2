const longest = 80;
/** Names that Windows keeps for devices, whatever follows the first point. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A name from outside as the name of a file: letters, numbers and what joins them stay, in Unicode's composed form;
 * everything else, separators of folders first of all, becomes a hyphen. It never begins with a point.
 *
 * @returns The empty string where nothing of the name can stay.
 */
export function safeName(name: string): string {
  const safe = Array.from(name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._+=()-]+/gu, '-'))
    .slice(0, longest)
    .join('')
    .replace(/^[.-]+|[.-]+$/g, '');
  return devices.test(safe) ? `_${safe}` : safe;
}

/** With at least three digits, so that up to a thousand files stand in their order. */
const counted = (numbers: readonly number[]) =>
  numbers.map((number) => String(number).padStart(3, '0')).join('-');

/** Gives each board of a folder a file name that no other has; upper and lower case count as the same. */
export class FileNames {
  readonly #taken = new Set<string>();

  /**
   * @param id - What the board calls itself; without one it is named by its numbers.
   * @param from - The name of the text it comes from, where boards come from several.
   */
  next(id: string | undefined, numbers: readonly number[], from?: string): string {
    const own = (id && safeName(id)) || counted(numbers);
    const name = from ? `${safeName(from)}-${own}` : own;
    let free = name;
    for (let i = 2; this.#taken.has(free.toLowerCase()); i++) free = `${name}-${i}`;
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
