import {indexed} from '../../core/indexed.js';
import {channelsOf, choosePalette, colorsIn, countColors, type Pixels} from './palette.js';
import type {Game} from '../../core/pgn/game.js';
import {framesOf, type Frame} from './frames.js';
import {drawFrame, pictureOfGame} from './game-picture.js';
import {secondsOf, type GameSvgOptions} from './animate-game.js';
import {endPause, startPause} from './timeline.js';

/** The used functions of the package `gifenc`, which has no types. */
export interface Gifenc {
  GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
    bytesView(): Uint8Array;
  };
}

interface FrameOptions {
  readonly palette?: readonly (readonly number[])[];
  /** In milliseconds. */
  readonly delay: number;
  readonly transparent: boolean;
  readonly transparentIndex: number;
  /** 1 leaves the frame as it is, under the next one. */
  readonly dispose: number;
}

/** The last of 64 colours stands for what has not changed. */
const maxColors = 63;
/** The colour of what has not changed; all others are opaque. */
const unchanged = 0;

/** A picture from which a GIF is made. */
export interface GifPicture {
  readonly svg: string;
  /** Whether it has the names of the players, which need fonts. Fonts take long to load, and only the board changes. */
  readonly hasText: boolean;
  /** How long its position is shown, in seconds. */
  readonly seconds: number;
}

/** The pictures from which the GIF of a game is made: the first position with all around the board, then the board at each position. */
export function gifPictures(game: Game, options: GameSvgOptions): readonly GifPicture[] {
  const frames = framesOf(game, options.place);
  // The colours of a GIF are opaque.
  const picture = pictureOfGame(game, frames, {...options, background: options.background ?? '#fff'});
  const board = {...picture, picture: (frame: Frame) => ({...picture.picture(frame), over: ''})};
  const last = frames.length - 1;
  const boards = frames.map((frame, index) => ({
    svg: drawFrame(board, frame),
    hasText: false,
    seconds: index === last ? endPause : index === 0 ? startPause : secondsOf(options),
  }));
  return [{svg: drawFrame(picture, frames[0]), hasText: true, seconds: startPause}, ...boards];
}

/**
 * Makes a GIF. It has the first picture, and of each position what has changed.
 *
 * @param pictures - What `gifPictures` returns.
 * @param pixels - These pictures as pixels, in the same order; each is needed only until the one after the next.
 */
export function encodeGif(
  pictures: readonly GifPicture[],
  pixels: Iterable<Pixels>,
  gifenc: Gifenc,
): Uint8Array {
  const changes: Change[] = [];
  let before: Uint32Array | undefined;
  for (const picture of pixels) {
    const {width, height} = picture;
    const colors = colorsIn(picture);
    if (changes.length === 0) changes.push({x: 0, y: 0, width, height, colors});
    else {
      if (before) changes.push(changeOf(before, colors, width));
      before = colors;
    }
  }
  const counts = new Map<number, number>();
  for (const {colors} of changes)
    for (const [color, count] of countColors(colors)) counts.set(color, (counts.get(color) ?? 0) + count);
  counts.delete(unchanged);
  const {colors: palette, indexOf} = choosePalette(counts, maxColors);
  const encoder = gifenc.GIFEncoder();
  for (const [index, {x, y, width, height, colors}] of indexed(changes)) {
    const indices = new Uint8Array(colors.length);
    for (let i = 0; i < colors.length; i++) {
      const color = colors[i] ?? unchanged;
      indices[i] = color === unchanged ? palette.length : indexOf(color);
    }
    const start = encoder.bytesView().length;
    encoder.writeFrame(indices, width, height, {
      ...(index === 0 && {palette: [...palette.map((color) => channelsOf(color).slice(0, 3)), [0, 0, 0]]}),
      // The first picture shows the same position as the second.
      delay: 1000 * (pictures[index + 1]?.seconds ?? endPause),
      transparent: true,
      transparentIndex: palette.length,
      dispose: 1,
    });
    // The encoder has no option for the place of a frame. Its 16-bit numbers follow eight bytes about time and the separator:
    // https://www.w3.org/Graphics/GIF/spec-gif89a.txt, sections 20 and 23.
    const place = Uint8Array.of(x & 255, x >> 8, y & 255, y >> 8);
    if (index > 0) encoder.bytesView().set(place, start + 9);
  }
  encoder.finish();
  return encoder.bytes();
}

/** The rectangle of a picture that differs from the picture before. */
interface Change {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
}

/** The smallest rectangle with all pixels that differ, row by row; those that are the same are `unchanged`. */
function changeOf(before: Uint32Array, after: Uint32Array, fullWidth: number): Change {
  let [left, right, first, last] = [fullWidth, -1, -1, -1];
  // Plain loops, because there are millions of pixels.
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const column = i % fullWidth;
    if (column < left) left = column;
    if (column > right) right = column;
    if (first < 0) first = i;
    last = i;
  }
  // A null move changes only the highlight. If there is none, the frame is empty.
  if (right < 0) return {x: 0, y: 0, width: 1, height: 1, colors: Uint32Array.of(unchanged)};
  const y = Math.floor(first / fullWidth);
  const [width, height] = [right - left + 1, Math.floor(last / fullWidth) - y + 1];
  const colors = new Uint32Array(width * height);
  for (let i = 0; i < colors.length; i++) {
    const place = (y + Math.floor(i / width)) * fullWidth + left + (i % width);
    const color = after[place] ?? 0;
    colors[i] = before[place] === color ? unchanged : color;
  }
  return {x: left, y, width, height, colors};
}
