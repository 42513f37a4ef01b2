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

/**
 * A text without case, accents and apostrophes, as it is compared with what a reader types: `Łódź` is found by “lodz”, `½` by “1/2”,
 * and `O’Brien` by “o'brien”.
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/['‘’ʼ]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => plain[letter] ?? letter);
}
