import {html} from 'lit';
import {formatMarks} from '../marks/format-marks.js';
import {formatFen, type Position} from '../notation/index.js';
import type {Comment} from '../pgn/game.js';
import type {GameContext} from './context.js';

const marksOf = (comments: readonly Comment[]): string => formatMarks(comments.flatMap(({marks}) => marks));

/** The board of a game, with the marks of the comments on the current move. */
export function gameBoardTemplate(
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
): unknown {
  return html`<fen-board
    part="board"
    exportparts="board:squares, square, light, dark, piece, white, black, detail, coordinate, mark, turn, controls"
    .fen="${formatFen(position, 'x-fen')}"
    .marks="${marksOf(comments)}"
    .orientation="${element.orientation}"
    .coordinates="${element.coordinates}"
    .pieces="${element.pieces}"
    .theme="${element.theme}"
    .turnMarker="${element.turnMarker}"
    .animation="${element.animation}"
    .controls="${element.controls}"
  ></fen-board>`;
}

/** A diagram among the moves. */
export function diagramTemplate(
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
  name: string,
): unknown {
  return html`<fen-board
    class="diagram"
    part="diagram"
    .fen="${formatFen(position, 'x-fen')}"
    .marks="${marksOf(comments)}"
    .label="${name}"
    .orientation="${element.orientation}"
    .coordinates="${element.coordinates}"
    .pieces="${element.pieces}"
    .theme="${element.theme}"
  ></fen-board>`;
}
