import {sizingOfFile} from './sizing-of-file.js';
import {pliesBefore, formatMoves} from '../../core/pgn/move-number.js';
import {themeColors, type Colors} from '../drawing/colors.js';
import {drawMarks} from '../drawing/draw-marks.js';
import {isBoardFlipped, type Look} from '../drawing/look.js';
import {makePicture, type Picture} from '../drawing/picture.js';
import {standaloneTemplate} from './standalone.js';
import {Markup} from '../../core/text/markup.js';
import {svgText} from './svg-text.js';
import {drawLastMove} from '../drawing/highlights.js';
import {frameOf} from '../drawing/frame.js';
import {viewBoxOf} from '../drawing/view-box.js';
import type {SvgOptions} from './render-svg.js';
import {enGame} from '../../words/en-game.js';
import {gameName, playerName, scoreOf, tagValue} from '../../words/players.js';
import {completed, localeFor} from '../../words/registry.js';
import type {Color} from '../../core/notation/position.js';
import type {Game} from '../../core/pgn/game.js';
import type {Frame} from './frames.js';

/** The height of the line with a player, above and below the board. */
const lineHeight = 26;
const maxNameLength = 36;

/** Options for the picture of a game: those of a position, without what the game itself says. */
export type GameLook = Omit<SvgOptions, 'marks' | 'lastMove' | 'turnMarker' | 'size'>;

/** The title, name and rating of a player, and the score, as drawn beside the board; null for an unknown player. */
function playerTexts({tags, result}: Game, side: Color) {
  const prefix = side === 'white' ? 'White' : 'Black';
  const [title, rating] = [tagValue(tags, `${prefix}Title`), tagValue(tags, `${prefix}Elo`)];
  const name = playerName(tags, prefix);
  const shortName = name.replace(RegExp(`^(.{${maxNameLength}}).+$`, 'us'), '$1…');
  const score = scoreOf(result, side);
  return {text: [title, shortName, rating && `(${rating})`].filter(Boolean).join(' '), score};
}

/** Draws the players and the result above and below the board; their place is in units of the drawing. */
function drawPlayers(game: Game, isFlipped: boolean, width: number, bottom: number): Markup | '' {
  const line = (side: Color, y: number) => {
    const {text, score} = playerTexts(game, side);
    return svgText`<text x="2" y="${y}">${text}</text><text x="${width - 2}" y="${y}" text-anchor="end">${score}</text>`;
  };
  const [above, below] = isFlipped ? (['white', 'black'] as const) : (['black', 'white'] as const);
  // The white rim is for dark backgrounds. Programs that draw files, such as resvg, know fonts only by their names.
  return svgText`<g part="players" font-family="system-ui,Arial,DejaVu Sans,sans-serif" font-size="15" fill="#222" stroke="#fff" stroke-width="3" paint-order="stroke">${line(above, -8)}${line(below, bottom + 18)}</g>`;
}

const hasPlayers = (game: Game): boolean =>
  (['white', 'black'] as const).some((side) => {
    const {text, score} = playerTexts(game, side);
    return text !== '' || score !== '';
  });

/** The moves of a line as text: `1. e4 e5 2. Nf3`. */
const movesText = ({start}: Game, frames: readonly Frame[]): string =>
  formatMoves(
    frames.flatMap(({node}) => node?.gameMove.san ?? []),
    pliesBefore(start),
  );

/** The drawing of a game, before one of its positions is chosen. */
export interface GamePicture {
  readonly isFlipped: boolean;
  readonly colors: Colors;
  readonly look: Look;
  /** The picture of a position, with its marks and last move. */
  readonly picture: (frame: Frame) => Picture;
  /** The document of a picture. Its FEN is that of `frame`. */
  readonly file: (picture: Picture, frame: Frame) => string;
}

/** Prepares the drawing of the positions of a game, which all have the same size and the same text. */
export function pictureOfGame(
  game: Game,
  frames: readonly [Frame, ...Frame[]],
  options: GameLook,
  colors: Colors = themeColors(options.theme),
): GamePicture {
  const {orientation = 'white'} = options;
  const {start} = game;
  // All positions are seen from the same side.
  const isFlipped = isBoardFlipped(start, {orientation});
  const look: Look = {...options, orientation: isFlipped ? 'black' : 'white', turnMarker: false};
  const {table, tag} = localeFor(options.lang);
  const strings = completed(enGame, table.game);
  const name = options.label ?? [gameName(game.tags, strings), strings.results[game.result]].join(', ');
  const naming = {
    name,
    description: movesText(game, frames),
    describedBy: undefined,
    hidden: options.label === '',
    lang: tag,
  };
  const board = viewBoxOf(start.files, look);
  const extra = hasPlayers(game) ? lineHeight : 0;
  const {viewBox, ...size} = frameOf(
    {...board, y: board.y - extra, height: board.height + 2 * extra},
    options,
  );
  const sizing = sizingOfFile(options.coordinates, size.width / viewBox.width);
  const players =
    extra > 0 ? drawPlayers(game, isFlipped, board.x + board.width, board.y + board.height) : '';
  return {
    isFlipped,
    colors,
    look,
    picture({position, marks, lastMove}) {
      const essentials = {position, look, colors, naming};
      return makePicture(essentials, {
        ...drawMarks(svgText, marks, essentials),
        sizing,
        viewBox,
        size,
        under: drawLastMove(svgText, lastMove, {position, isFlipped}),
        over: players,
      });
    },
    file: (picture, {position}) => standaloneTemplate(svgText, picture, options.background, position).text,
  };
}

/** Draws one position of a game, with the players and the result. */
export const drawFrame = ({picture, file}: GamePicture, frame: Frame): string => file(picture(frame), frame);
