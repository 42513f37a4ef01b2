import {drawPiece} from '../drawing/draw-piece.js';
import type {Colors} from '../drawing/colors.js';
import {drawLastMove} from '../drawing/highlights.js';
import {cornerOf, type Corner} from '../drawing/place.js';
import {fallbackPieces, piecesNamed} from '../drawing/pieces.js';
import type {Picture} from '../drawing/picture.js';
import {Markup} from '../../core/text/markup.js';
import {svgText} from './svg-text.js';
import {withPieces} from '../../core/notation/change-placement.js';
import type {PieceLetter, Square} from '../../core/notation/position.js';
import type {Game} from '../../core/pgn/game.js';
import {framesOf, type Frame} from './frames.js';
import {pictureOfGame, type GameLook, type GamePicture} from './game-picture.js';
import {Timeline, translate} from './timeline.js';
import {tracksOf, type Track} from './tracks.js';

/**
 * Options for a game as a moving picture.
 *
 * @example
 * const options: GameSvgOptions = {theme: 'green', seconds: 0.8, place: '14b'};
 * renderGameSvg('1. e4 e5 *', options);
 */
export interface GameSvgOptions extends GameLook {
  /** The place at which it ends, in a variation too: `14`, `14b`, `14b/1/16`. The end of the game if there is no such place. */
  readonly place?: string | undefined;
  /** The time from one move to the next, in seconds, from 0.2 to 60; 1.2 by default. */
  readonly seconds?: number | undefined;
  /** Whether it begins again after its end; true by default. */
  readonly repeat?: boolean | undefined;
}

/** The time from one move to the next that the options ask for. */
export const secondsOf = ({seconds = 1.2}: GameSvgOptions): number =>
  seconds >= 0.2 && seconds <= 60 ? seconds : 1.2;

/** Draws a game like `renderGameSvg`, in the colours of a page if they are given. */
export function animateGame(game: Game, options: GameSvgOptions, colors?: Colors): string {
  const frames = framesOf(game, options.place);
  const drawing = pictureOfGame(game, frames, options, colors);
  const last = frames.at(-1) ?? frames[0];
  const still = drawing.picture(last);
  const animation = new Animation(new Timeline(secondsOf(options), frames.length - 1), prefixOf(frames));
  const tracks = tracksOf(frames.map(({position}) => position));
  const moving = tracks.filter(({stops, end}) => stops.length > 1 || stops[0].index > 0 || end);
  const pieces = drawMovingPieces(moving, {...drawing, still, animation});
  const marks = frames.map((frame, index) => ({...drawing.picture(frame), frame, index}));
  const layer = (name: 'markedSquares' | 'arrows') =>
    marks.map(({frame, index, [name]: drawn}) =>
      frame.marks.length > 0 && drawn !== ''
        ? animation.draw(drawn, {
            isSudden: true,
            key: `marks ${index}`,
            frames: animation.timeline.visible(index, frames[index + 1] && index + 1),
            attributes: frame === last ? '' : ' opacity="0"',
          })
        : '',
    );
  const standing = moving.flatMap(({stops, end}) => {
    const square = stops.at(-1)?.square;
    return square && !end ? [[square, null] as const] : [];
  });
  const picture: Picture = {
    ...still,
    // The pieces that never move are drawn as on any board.
    position: withPieces(last.position, standing),
    markedSquares: layer('markedSquares'),
    under: drawLastMoves(frames, drawing, animation),
    arrows: '',
    over: [pieces, layer('arrows'), still.over],
  };
  const {repeat = true} = options;
  return drawing.file({...picture, under: [animation.style(repeat), picture.under]}, last);
}

/** Draws the pieces that move, appear or disappear, at the places that they have in the end. */
function drawMovingPieces(
  tracks: readonly Track[],
  context: GamePicture & {readonly still: Picture; readonly animation: Animation},
): readonly Markup[] {
  const {animation, isFlipped, still} = context;
  const {position} = still;
  const corner = (square: Square): Corner => cornerOf(square, {position, isFlipped});
  const letters = [...new Set(tracks.map(({piece}) => piece))];
  const shapes = letters.map((letter) => drawShape(letter, context));
  const uses = tracks.map((track) => {
    const {x, y} = corner(track.stops.at(-1)?.square ?? track.stops[0].square);
    const shape = svgText`<use href="#${animation.prefix}${track.piece}"></use>`;
    return animation.draw(shape, {
      isSudden: false,
      key: '',
      frames: animation.timeline.way(track, corner),
      attributes: ` transform="translate(${x} ${y})"${track.end ? ' opacity="0"' : ''}`,
    });
  });
  return [svgText`<defs>${shapes}</defs>`, ...uses];
}

/** Draws a piece on the top left square, to be used several times. */
function drawShape(
  letter: PieceLetter,
  {look, colors, still: {sizing}, animation}: Parameters<typeof drawMovingPieces>[1],
): Markup {
  const set = piecesNamed(look.pieces ?? 'modern') ?? fallbackPieces;
  const style = {set, colors, outlineWidth: sizing.outlineWidth(set), hasAllLines: sizing.hasAllLines};
  return svgText`<g id="${animation.prefix}${letter}">${drawPiece(svgText, letter, style)}</g>`;
}

/** Draws the two highlighted squares of the last move. With each move, they are moved to other squares. */
function drawLastMoves(
  frames: readonly Frame[],
  {isFlipped}: GamePicture,
  animation: Animation,
): readonly (Markup | '')[] {
  const first = frames[0];
  if (!first || frames.length === 1) return [];
  const {position} = first;
  // In the drawing, the top left square.
  const square = drawLastMove(svgText, ['a8'], {position, isFlipped: false});
  return [0, 1].map((side) => {
    const corners = frames.map(({lastMove}) => {
      const at = lastMove[side];
      return at && cornerOf(at, {position, isFlipped});
    });
    const keyframes = corners.map(
      (corner, index) =>
        `${animation.timeline.start(index)}{opacity:${corner ? `1;${translate(corner)}` : 0}}`,
    );
    const end = corners.at(-1);
    return animation.draw(square, {
      isSudden: true,
      key: '',
      frames: keyframes.join(''),
      attributes: end ? ` transform="translate(${end.x} ${end.y})"` : ' opacity="0"',
    });
  });
}

/** An animated drawing: its keyframes, and the attributes with which it is drawn where nothing moves. */
interface Animated {
  /** Whether it changes at once instead of gliding. */
  readonly isSudden: boolean;
  /** Drawings with the same key share their keyframes. A drawing with an empty key has its own. */
  readonly key: string;
  readonly frames: string;
  readonly attributes: string;
}

/** Collects the keyframes of a picture. */
class Animation {
  readonly timeline: Timeline;
  /** The prefix of all names in the picture. On one page, pictures of different games must not have the same names. */
  readonly prefix: string;
  readonly #rules = new Map<string, {readonly name: string; readonly css: string}>();

  constructor(timeline: Timeline, prefix: string) {
    this.timeline = timeline;
    this.prefix = prefix;
  }

  draw(drawn: unknown, {isSudden, key, frames, attributes}: Animated): Markup {
    const number = this.#rules.size;
    const name = this.#rules.get(key)?.name ?? `${this.prefix}-${number}`;
    this.#rules.set(key || String(number), {
      name,
      css: `.${name}{animation-name:${name}}@keyframes ${name}{${frames}}`,
    });
    const classes = `${this.prefix}${isSudden ? '-s' : '-g'} ${name}`;
    return svgText`<g class="${classes}"${new Markup(attributes)}>${drawn}</g>`;
  }

  /** The style sheet. `repeat` says whether the animation begins again after its end. */
  style(repeat: boolean): Markup | '' {
    if (this.#rules.size === 0) return '';
    const {prefix} = this;
    const play = `${this.timeline.duration}s ${repeat ? 'infinite' : 'both'}`;
    const rules = [...this.#rules.values()].map(({css}) => css).join('');
    const css = `@media(prefers-reduced-motion:no-preference){.${prefix}-g{animation:${play}}.${prefix}-s{animation:${play} step-end}${rules}}`;
    return svgText`<style>${new Markup(css)}</style>`;
  }
}

/** A short name that depends on the moves: https://en.wikipedia.org/wiki/Fowler–Noll–Vo_hash_function */
function prefixOf(frames: readonly Frame[]): string {
  let hash = 0x811c9dc5;
  for (const {position} of frames)
    for (const character of position.placement)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `g${(hash >>> 0).toString(36)}`;
}
