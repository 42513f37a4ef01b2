import type {Color} from '../notation/position.js';

/**
 * An evaluation from the side that has moved, the depth, and the time of the move, with which cutechess and fastchess begin a
 * comment: `+0.16/13 0.074s`, `-M4/20 1.2s`.
 */
const engineReport = /^\s*([+-]?)(\d{1,4}\.\d{1,3}|M\d{1,4})\/(\d{1,4})(?: (\d{1,6}(?:\.\d{1,4})?)s\b)?,?/;
/** A comment of TCEC, which has only values with names: `d=36, mt=1200, pv=Nf3 d5, wv=0.24, `. */
const tcecReport = /^\s*(?:[A-Za-z]\w{0,5}=[^,]*(?:,\s*|$))+$/;
/** An arrow or a square of Scid: `[%draw arrow,d1,d8,green]`, `[%draw square,e4,red]`. */
const scidDrawing =
  /\[%draw\s+(?:(arrow),([a-h][1-8]),([a-h][1-8])|(?:full|square|circle|disk|mark),([a-h][1-8])),([#\w]{1,20})\s*\]/gi;
const marksCommand = /\[%c[as]l\s[^[\]]*\]/g;
/** A mark without a colour, or in one that is not drawn here. */
const oddMark = /(?<=[\s,])([A-Z]?)((?:[a-j][1-8]){1,2})(?=[\s,\]])/g;
/** The colours of other programs, by their first letters, as the most similar of ours: orange, cyan, magenta, pink, … */
const similarColor: {readonly [letter: string]: string | undefined} = {
  O: 'Y',
  C: 'B',
  M: 'R',
  P: 'R',
  V: 'B',
};
const colorNamed = (name: string): string => {
  const letter = name.charAt(0).toUpperCase();
  return letter && 'GRYB'.includes(letter) ? letter : (similarColor[letter] ?? 'G');
};

/** A time as a command may have it: seconds alone, with at most five digits before the point. */
const inSeconds = (seconds: number): string => Math.min(seconds, 99_999).toFixed(3);

/**
 * Writes what other programs put into comments as the commands of PGN: evaluations and times of engines, drawings of Scid,
 * and marks in other colours. `mover` is the side whose move the comment is about. `report` gets each mark whose colour changes.
 */
export function translateComment(
  source: string,
  mover: Color,
  report: (found: string, index: number, expected: string) => void,
): string {
  if (tcecReport.test(source)) return translateTcec(source);
  return source
    .replace(engineReport, (_, minus: string, score: string, depth: string, seconds?: string) => {
      const sign = (minus === '-') === (mover === 'white') ? '-' : '';
      const value = `${sign}${score.replace('M', '#')}`.replace(/^-#/, '#-');
      return `[%eval ${value},${depth}]${seconds === undefined ? '' : ` [%emt ${inSeconds(Number(seconds))}]`} `;
    })
    .replace(
      scidDrawing,
      (_: string, arrow: string | undefined, from: string, to: string, square: string, color: string) =>
        arrow ? `[%cal ${colorNamed(color)}${from}${to}]` : `[%csl ${colorNamed(color)}${square}]`,
    )
    .replace(marksCommand, (command: string, start: number) =>
      command.replace(oddMark, (mark: string, letter: string, squares: string, index: number) => {
        const expected = colorNamed(letter) + squares;
        if (mark !== expected) report(mark, start + index, expected);
        return expected;
      }),
    );
}

/** Translates a comment of TCEC. Its other values are kept as a command, which is not shown. */
function translateTcec(source: string): string {
  const values = new Map(
    source.split(',').map((pair) => pair.split(/=(.*)/s, 2).map((part) => part.trim()) as [string, string]),
  );
  const take = (name: string, pattern: RegExp): string => {
    const value = values.get(name) ?? '';
    if (!pattern.test(value)) return '';
    values.delete(name);
    return value;
  };
  const score = take('wv', /^[+-]?(?:M\d{1,4}|\d{1,5}\.\d{1,4})$/).replace(/^([+-]?)M/, '#$1');
  const depth = score && take('d', /^\d{1,4}$/);
  const [moveTime, timeLeft] = ['mt', 'tl'].map((name) => {
    const milliseconds = take(name, /^\d{1,9}$/);
    return milliseconds && inSeconds(Number(milliseconds) / 1000);
  });
  const others = [...values]
    .filter(([name]) => name)
    .map(([name, value]) => `${name}=${value.replace(/[[\]]/g, '')}`);
  return [
    score && `[%eval ${score}${depth && `,${depth}`}]`,
    moveTime && `[%emt ${moveTime}]`,
    timeLeft && `[%clk ${timeLeft}]`,
    others.length > 0 && `[%tcec ${others.join(', ')}]`,
  ]
    .filter(Boolean)
    .join(' ');
}
