import {html, svg} from 'lit/html.js';
import {attributes} from '../../attributes.js';
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
import {spokenMove} from './spoken.js';

type SharedProperty = keyof typeof attributes & keyof GameElement;
/** The properties that a game passes on to its board. The buttons of `controls` are in the game's own row. */
const boardProperties = (Object.keys(attributes) as SharedProperty[]).filter(
  (name) => attributes[name].on === 'both' && attributes[name].kind !== 'form' && name !== 'controls',
);
const diagramProperties = boardProperties.filter(
  (name) => attributes[name].kind === 'look' && name !== 'turnMarker',
);

/** Makes a function that draws a board with these HTML attributes. It copies these properties from the game element. */
function makeBoardTemplate(htmlAttributes: string, properties: readonly SharedProperty[]) {
  // `html` is called without a template literal. These are the strings of `<fen-board … .fen="${…}" .marks="${…}" …>`.
  const strings = [
    `<fen-board ${htmlAttributes} .fen="`,
    ...['marks', 'label', ...properties].map((name) => `" .${name}="`),
    '"></fen-board>',
  ];
  const markup = Object.assign(strings, {raw: strings});
  return (
    element: GameElement,
    position: Position,
    comments: readonly Comment[],
    label: string | null = null,
  ): unknown =>
    html(
      markup,
      formatFen(position, 'x-fen'),
      formatMarks(comments.flatMap(({marks}) => marks)),
      label,
      ...properties.map((name) => element[name]),
    );
}

const exportedParts =
  'board:squares,square,light,dark,piece,white,black,detail,coordinate,rank,file,frame,turn,controls,mark,marked-square,mark-lines,arrow,green,red,yellow,blue,highlight,last-move,check,grid,move-input';
export const gameBoardTemplate = makeBoardTemplate(
  `part="board" exportparts="${exportedParts}"`,
  boardProperties,
);

export const diagramTemplate = makeBoardTemplate('class="diagram" part="diagram"', diagramProperties);

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
      drawHighlight(svg, 'last-move', lastMove, host, /* frameClass */ null),
      drawHighlight(svg, 'check', checkedKing ? [checkedKing] : [], host, /* frameClass */ null),
    ],
  };
  board.requestUpdate();
}
