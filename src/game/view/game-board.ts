import {html, svg} from 'lit/html.js';
import {hostKey} from '../../board/interaction/board-host.js';
import {drawHighlight} from '../../picture/drawing/highlights.js';
import {formatMarks} from '../../core/marks/format-marks.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {fill} from '../../core/text/fill.js';
import {kingSquare} from '../../core/notation/change-placement.js';
import type {Position} from '../../core/notation/position.js';
import type {Comment} from '../../core/pgn/game.js';
import {squaresOfMove} from '../../core/pgn/squares-of-move.js';
import type {GameContext, GameElement} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';
import {exportedParts} from './exported-parts.js';
import {spokenMove} from './spoken.js';

/**
 * The board of a game. The buttons of `controls` are in the game's own row. All is in attributes, so that the board that a
 * server sends is complete, and stays the same when the script of boards comes before the script of games.
 *
 * @param beside - What is in the board’s slot of this name.
 */
export const gameBoardTemplate = (
  {orientation, coordinates, theme, pieces, turnMarker, moveInput, animation}: GameElement,
  position: Position,
  comments: readonly Comment[],
  beside: unknown,
): unknown =>
  html`<fen-board
    part="board"
    exportparts="${exportedParts}"
    fen="${formatFen(position, 'x-fen')}"
    marks="${marksIn(comments)}"
    orientation="${orientation}"
    coordinates="${coordinates}"
    theme="${theme}"
    pieces="${pieces}"
    ?turn-marker="${turnMarker}"
    ?move-input="${moveInput}"
    animation="${animation}"
    >${beside}</fen-board
  >`;

/** The marks of comments, as the attribute `marks` has them. */
export const marksIn = (comments: readonly Comment[]): string =>
  formatMarks(comments.flatMap(({marks}) => marks));

/** Shows a position on the board at once, before a listener to an event looks at it. */
export function showPosition({board}: GameElement, {position, comments}: Navigation): void {
  if (!board) return;
  board.fen = formatFen(position, 'x-fen');
  board.marks = marksIn(comments);
}

/** Highlights the last move and a check on the board, and adds the move to the description of the board. */
export function showMove(context: GameContext, {current, position}: Navigation): void {
  const {board} = context.element;
  if (!board) return;
  const {san = ''} = current?.gameMove ?? {};
  const checkedKing = /[+#]$/.test(san) ? kingSquare(position, position.turn) : undefined;
  const lastMove = current ? squaresOfMove(current.gameMove) : [];
  board[hostKey].highlights = {
    lastMove,
    checkedKing,
    situation: current
      ? // The text of the move mentions a check, so the check needs no sentence of its own.
        {check: '', lastMove: fill(context.strings.lastMove, {move: spokenMove(current, context)})}
      : {},
    draw: (host) => [
      drawHighlight(svg, 'last-move', lastMove, host),
      drawHighlight(svg, 'check', checkedKing ? [checkedKing] : [], host),
    ],
  };
  board.requestUpdate();
}
