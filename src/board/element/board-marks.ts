import {svg} from 'lit/html.js';
import type {Mark} from '../../core/marks/mark.js';
import {parseMarks, type MarkIssue, type ParsedMarks} from '../../core/marks/parse-marks.js';
import {customProperty} from '../../picture/drawing/colors.js';
import {drawMarks} from '../../picture/drawing/draw-marks.js';
import type {MarkLayers} from '../../picture/drawing/picture.js';
import {describeMarks} from '../../words/describe-marks.js';
import type {BoardElement, BoardHost} from '../interaction/board-host.js';

// The marks of a board: the author’s, those that a reader has drawn by hand, and those of scripts.

const parse = (board: BoardElement, field: 'marks' | 'overlay'): ParsedMarks =>
  parseMarks(board[field], board.position?.files, field);

/** The warnings about the marks of a board that cannot be read: the author’s, then those of scripts. */
export const markWarnings = (board: BoardElement): readonly MarkIssue[] => [
  ...parse(board, 'marks').warnings,
  ...parse(board, 'overlay').warnings,
];

/** The marks that belong to the board: the author’s and those drawn by hand. */
export const ownMarks = (board: BoardElement, drawn: readonly Mark[] = []): readonly Mark[] => [
  ...parse(board, 'marks').marks,
  ...drawn,
];

/** The marks of scripts, which belong to no text of the board. */
const overlayMarks = (board: BoardElement): readonly Mark[] => parse(board, 'overlay').marks;

/** All marks, in the order in which they are drawn. */
export const allMarks = (board: BoardElement, drawn: readonly Mark[] = []): readonly Mark[] => [
  ...ownMarks(board, drawn),
  ...overlayMarks(board),
];

/** Draws the marks of a board, those of scripts over the others. */
export function drawBoardMarks(
  {element}: BoardHost,
  drawn: readonly Mark[] | undefined,
  diagram: Parameters<typeof drawMarks>[2],
): MarkLayers {
  const draw = (marks: readonly Mark[]) => drawMarks(svg, marks, diagram, customProperty);
  const own = draw(ownMarks(element, drawn));
  if (!element.overlay) return own;
  const overlay = draw(overlayMarks(element));
  return {
    markedSquares: [own.markedSquares, overlay.markedSquares],
    arrows: [own.arrows, overlay.arrows],
  };
}

/** Describes the marks of a board, in sentences. */
export const describeBoardMarks = (
  {element, locale}: BoardHost,
  drawn?: readonly Mark[],
): readonly string[] => describeMarks(allMarks(element, drawn), locale.current);
