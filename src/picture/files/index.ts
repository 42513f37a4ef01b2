/** The `fen-board/svg` entry: positions and games as SVG files. Needs no DOM. */
export {describe, renderSvg, type SvgOptions} from './render-svg.js';
export type {Coordinates, Look, Orientation} from '../drawing/look.js';
export type {Theme} from '../drawing/colors.js';
export {formatMarks} from '../../core/marks/format-marks.js';
export type {Mark, MarkColor} from '../../core/marks/mark.js';
export type {GameSvgOptions} from './animate-game.js';
export {renderGameSvg} from './render-game-svg.js';
