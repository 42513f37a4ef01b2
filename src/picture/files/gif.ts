import {indexed} from '../../core/indexed.js';
import {channelsOf, choosePalette, colorsIn, countColors} from './palette.js';
import type {Game} from '../../core/pgn/game.js';
import {framesOf, type Frame} from './frames.js';
import {drawFrame, pictureOfGame} from './game-picture.js';
import {secondsOf, type GameSvgOptions} from './animate-game.js';
import {endPause, startPause} from './timeline.js';
import type {Rasterize} from './png.js';

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

/** A function that makes GIFs. A GIF has the positions of a game, and of each what has changed. */
export function gifWriter(
  rasterize: Rasterize,
  gifenc: Gifenc,
): (game: Game, options: GameSvgOptions) => Uint8Array {
  return (game, options) => {
    const frames = framesOf(game, options.place);
    // The colours of a GIF are opaque.
    const picture = pictureOfGame(game, frames, {...options, background: options.background ?? '#fff'});
    // The names of players need fonts, which take long to load. They are drawn once, because only the board changes.
    const first = rasterize(drawFrame(picture, frames[0]), true);
    const board = {...picture, picture: (frame: Frame) => ({...picture.picture(frame), over: ''})};
    let before = colorsIn(rasterize(drawFrame(board, frames[0])));
    const changes = frames.map((frame, index) => {
      if (index === 0) return {x: 0, y: 0, width: first.width, height: first.height, colors: colorsIn(first)};
      const after = colorsIn(rasterize(drawFrame(board, frame)));
      const change = changeOf(before, after, first.width);
      before = after;
      return change;
    });
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
        delay: 1000 * pauseAfter(index, frames.length - 1, secondsOf(options)),
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
  };
}

const pauseAfter = (index: number, last: number, seconds: number): number =>
  index === last ? endPause : index === 0 ? startPause : seconds;

/** The smallest rectangle with all pixels that differ, row by row; those that are the same are `unchanged`. */
function changeOf(before: Uint32Array, after: Uint32Array, fullWidth: number) {
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
