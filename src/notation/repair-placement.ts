import {note, type Finding, type Level} from './issue.js';
import type {IssueCode, IssueValues} from './messages.js';
import {pieceLetters, scanPlacement, type Board} from './placement.js';

/** The width most ranks have; of equal candidates the one met first, which favours rank 8. */
function commonest(widths: readonly number[]): number {
  const times = (width: number): number => widths.filter((other) => other === width).length;
  return widths.reduce((best, width) => (times(width) > times(best) ? width : best));
}

/**
 * Looks closely at a placement that is not in its canonical spelling, notes all that is wrong with it, and
 * spells it canonically.
 * @param text a text whose first `end` characters are the placement
 * @returns null when it cannot be told what is meant
 */
export function repairPlacement(text: string, end: number, findings: Finding[]): Board | null {
  let readable = true;
  const found = (level: Level, code: IssueCode, from: number, to: number, values?: IssueValues): void => {
    if (level === 'error') readable = false;
    // What is empty is shown by the character after it, or else before it.
    const start = Math.min(from, end - 1);
    note(findings, level, 'placement', code, start, Math.max(to, start + 1), values);
  };

  let placementEnd = end;
  if (text.slice(0, end).endsWith('[]')) {
    placementEnd = end - 2;
    found('repair', 'pocket', placementEnd, end);
  }

  const ranks: {rank: number; start: number; end: number; squares: number; spelling: string}[] = [];
  const touching: {rank: number; start: number; end: number; squares: number}[] = [];
  let start = 0;
  for (const written of text.slice(0, placementEnd).split('/')) {
    const rank = 8 - ranks.length;
    let squares = 0;
    let spelling = '';
    // A number is a maximal string of digits; anything else is a character, whole even outside the BMP.
    for (const {0: token, index} of written.matchAll(/\d+|\D/gu)) {
      const at = start + index;
      const to = at + token.length;
      if (pieceLetters.includes(token)) {
        squares++;
        spelling += token;
      } else if (/\d/.test(token)) {
        let run = 0;
        for (const digit of token) run += Number(digit);
        if (token === '10') run = 10;
        else if (token.includes('0')) found('error', 'empty-squares', at, to, {rank});
        else if (token.length > 1) touching.push({rank, start: at, end: to, squares: run});
        squares += run;
        spelling += run;
      } else if (token === '~' && pieceLetters.includes(written[index - 1] ?? '~')) {
        found('repair', 'promotion-mark', at, to, {rank});
      } else {
        squares++;
        found('error', 'placement-character', at, to, {rank, expected: pieceLetters});
      }
    }
    ranks.push({rank, start, end: start + written.length, squares, spelling});
    start += written.length + 1;
  }

  const eight = ranks.slice(0, 8);
  const files = commonest(eight.map(({squares}) => squares));
  const possible = files === 8 || files === 10;
  for (const {rank, start: from, end: to, squares} of touching) {
    if (!possible || squares > files) found('error', 'empty-squares', from, to, {rank});
    // On ten files `11` could be two squares or a slip for `10`: what would be a guess stays an error.
    else found(files === 8 ? 'repair' : 'error', 'touching-digits', from, to, {rank, expected: squares});
  }
  if (!possible) {
    found('error', 'board-width', 0, end, {found: files});
  } else {
    for (const {rank, start: from, end: to, squares} of eight) {
      if (squares !== files) found('error', 'rank-width', from, to, {rank, found: squares, expected: files});
    }
  }
  if (ranks.length !== 8) {
    const ninth = ranks[8];
    // From the slash before the ninth rank, which may be empty.
    const from = ninth ? ninth.start - 1 : 0;
    found('error', 'rank-count', from, placementEnd, {found: ranks.length, expected: 8});
  }
  if (!readable) return null;
  const spelling = ranks.map((rank) => rank.spelling).join('/');
  return scanPlacement(spelling, spelling.length);
}
