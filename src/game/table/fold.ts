/** Letters that Unicode does not divide into a letter and a mark, and signs that are written in several ways. */
const plain: {readonly [letter: string]: string} = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '\u2044': '/',
  '\u2013': '-',
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** A text without case and accents, as it is compared with what a reader types: `Łódź` is found by “lodz”, and `½` by “1/2”. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^ -~]/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => plain[letter] ?? letter);
}
