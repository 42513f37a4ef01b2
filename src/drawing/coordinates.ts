import {ranks, files as fileLetters} from '../notation/position.js';
import {coordinatePlaces, type Coordinates} from './look.js';
import {square} from './piece-set.js';

/** One `<text>`: a glyph for each pair of the lists `x` and `y`. */
export interface CoordinateText {
  readonly glyphs: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: string;
  readonly y: string;
}

/** File letters and rank numbers, each divided by the shade of the square they stand on. */
export interface CoordinateTexts {
  readonly filesOnLight: CoordinateText;
  readonly filesOnDark: CoordinateText;
  readonly ranksOnLight: CoordinateText;
  readonly ranksOnDark: CoordinateText;
}

/** Space below a board with outside coordinates, in units; that on the left keeps the board's proportions. */
export const outsideMargin = 20;

// Inside, ranks stand at the top left of the squares on the left edge, files at the bottom right of the bottom ones.
const inside = {rank: {x: 2.5, y: 11}, file: {x: 42.5, y: -3}};
const none: CoordinateText = {glyphs: '', anchor: 'start', x: '', y: ''};

const known = new Map<string, CoordinateTexts>();

/** The coordinates of a board of so many files; there are few kinds, and boards of a kind share theirs. */
export function coordinateTexts(files: number, fromBlack: boolean, where: Coordinates): CoordinateTexts {
  if (!coordinatePlaces.includes(where)) where = 'inside';
  const kind = `${files} ${fromBlack} ${where}`;
  let texts = known.get(kind);
  if (!texts) known.set(kind, (texts = layOut(files, fromBlack, where)));
  return texts;
}

function layOut(files: number, fromBlack: boolean, where: Coordinates): CoordinateTexts {
  if (where === 'none') {
    return {filesOnLight: none, filesOnDark: none, ranksOnLight: none, ranksOnDark: none};
  }
  const outside = where === 'outside';
  const bottom = ranks * square;
  const fileAt = (shade: number) =>
    text(files, shade, outside ? 'middle' : 'end', (column) => ({
      glyph: fileLetters[fromBlack ? files - 1 - column : column] ?? '',
      x: column * square + (outside ? square / 2 : inside.file.x),
      y: bottom + (outside ? 14 : inside.file.y),
    }));
  const rankAt = (shade: number) =>
    text(ranks, shade, outside ? 'middle' : 'start', (row) => ({
      glyph: String(fromBlack ? row + 1 : ranks - row),
      x: outside ? (-outsideMargin * files) / ranks / 2 : inside.rank.x,
      y: row * square + (outside ? 27 : inside.rank.y),
    }));
  // The square at the bottom left is dark, the one at the top left light, whichever side is below.
  return {
    filesOnLight: fileAt(1),
    filesOnDark: fileAt(0),
    ranksOnLight: rankAt(0),
    ranksOnDark: rankAt(1),
  };
}

function text(
  length: number,
  first: number,
  anchor: CoordinateText['anchor'],
  at: (index: number) => {glyph: string; x: number; y: number},
): CoordinateText {
  let glyphs = '';
  const xs: number[] = [];
  const ys: number[] = [];
  for (let index = first; index < length; index += 2) {
    const {glyph, x, y} = at(index);
    glyphs += glyph;
    xs.push(x);
    ys.push(y);
  }
  return {glyphs, anchor, x: xs.join(' '), y: ys.join(' ')};
}
