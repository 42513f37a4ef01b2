import {html, nothing, svg} from 'lit/html.js';
import {attributes} from '../attributes.js';
import {isBoardFlipped} from '../drawing/look.js';
import {squareSide} from '../drawing/piece-set.js';
import {shownMoveByBoard} from '../element/board-picture.js';
import {placeOf} from '../drawing/place.js';
import {formatMarks} from '../marks/format-marks.js';
import {formatFen} from '../notation/format-fen.js';
import {fill} from '../notation/fill.js';
import {piecesBySquare} from '../notation/change-placement.js';
import {inColor, type Color, type Position, type Square} from '../notation/position.js';
import type {Comment} from '../pgn/game.js';
import type {GameContext, GameElement} from './context.js';
import type {Navigation} from './navigation.js';
import {spokenMove} from './spoken.js';

type SharedProperty = keyof typeof attributes & keyof GameElement;
const boardProperties = (Object.keys(attributes) as SharedProperty[]).filter(
  (name) => attributes[name].on === 'both',
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
  'board:squares,square,light,dark,piece,white,black,detail,coordinate,rank,file,frame,turn,controls,mark,circle,arrow,green,red,yellow,blue,highlight,last-move,check,grid,move-input';
export const gameBoardTemplate = makeBoardTemplate(
  `part="board" exportparts="${exportedParts}"`,
  boardProperties,
);

export const diagramTemplate = makeBoardTemplate('class="diagram" part="diagram"', diagramProperties);

/** Highlights the last move and a check on the board, and adds the move to the description of the board. */
export function showMove(context: GameContext, {current, position}: Navigation): void {
  const {board, orientation} = context.element;
  if (!board) return;
  const kingSquare = (color: Color) =>
    [...piecesBySquare(position)].find(([, piece]) => piece === inColor('K', color))?.[0];
  const topLeftOf = (square: Square) => {
    const {column, row} = placeOf(square, position, isBoardFlipped(position, {orientation}));
    return `${column * squareSide} ${row * squareSide}`;
  };
  const {move, san = ''} = current?.gameMove ?? {};
  // The destination of castling may be the rook's square; the king ends up elsewhere.
  const to = move?.castle ? kingSquare(current?.isWhite ? 'white' : 'black') : move?.to;
  const checkedKing = /[+#]$/.test(san) ? kingSquare(position.turn) : undefined;
  const lastMove = move && to ? [move.from, to] : [];
  shownMoveByBoard.set(board, {
    lastMove,
    checkedKing,
    situation: current
      ? // The text of the move mentions a check, so the check needs no sentence of its own.
        {check: '', lastMove: fill(context.strings.lastMove, {move: spokenMove(current, context)})}
      : {},
    drawing: svg`${
      lastMove.length > 0
        ? svg`<path part="highlight last-move" fill="var(--fen-board-last-move,rgb(255 214 64 / 45%))" d="${lastMove.map((square) => `M${topLeftOf(square)}h45v45h-45z`).join('')}"></path>`
        : nothing
    }${
      checkedKing
        ? svg`<path part="highlight check" fill="var(--fen-board-check,rgb(220 30 30 / 65%))" d="M${topLeftOf(checkedKing)}m1.5 22.5a21 21 0 1 0 42 0a21 21 0 1 0 -42 0z"></path>`
        : nothing
    }`,
  });
  board.requestUpdate();
}
