import {html, nothing, svg} from 'lit/html.js';
import {attributes} from '../attributes.js';
import {isBoardFlipped} from '../drawing/look.js';
import {squareSide} from '../drawing/piece-set.js';
import {shownMoveByBoard} from '../element/board-picture.js';
import {placeOf} from '../drawing/place.js';
import {formatMarks} from '../marks/format-marks.js';
import {formatFen} from '../notation/format-fen.js';
import type {Position} from '../notation/index.js';
import {fill} from '../notation/fill.js';
import {piecesBySquare} from '../notation/change-placement.js';
import {inColor, type Color, type Square} from '../notation/position.js';
import type {Comment} from '../pgn/game.js';
import type {GameContext, GameElement, GameTexts} from './context.js';
import {spokenMove} from './notation.js';
import type {Navigation} from './navigation.js';

type SharedProperty = keyof typeof attributes & keyof GameElement;
/** The properties that a game passes on to its board. */
const boardProperties = (Object.keys(attributes) as SharedProperty[]).filter(
  (name) => attributes[name].on === 'both',
);
/** The properties that a game passes on to its diagrams, which have no turn marker. */
const diagramProperties = boardProperties.filter(
  (name) => attributes[name].kind === 'look' && name !== 'turnMarker',
);

/** The strings that `html` gets from a template literal `<fen-board … .fen="${…}" .marks="${…}" …>`, made from a list. */
function boardMarkup(htmlAttributes: string, names: readonly string[]): TemplateStringsArray {
  const strings = [
    ...['fen', 'marks', ...names].map(
      (name, i) => `${i > 0 ? '"' : `<fen-board ${htmlAttributes}`} .${name}="`,
    ),
    '"></fen-board>',
  ];
  return Object.assign(strings, {raw: strings});
}
const exportedParts =
  'board:squares,square,light,dark,piece,white,black,detail,coordinate,rank,file,frame,turn,controls,mark,circle,arrow,green,red,yellow,blue,highlight,last-move,check,grid,move-input';
const gameBoardMarkup = boardMarkup(`part="board" exportparts="${exportedParts}"`, boardProperties);
const diagramMarkup = boardMarkup('class="diagram" part="diagram"', ['label', ...diagramProperties]);

const fenAndMarks = (position: Position, comments: readonly Comment[]) => [
  formatFen(position, 'x-fen'),
  formatMarks(comments.flatMap(({marks}) => marks)),
];

export const gameBoardTemplate = (
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
): unknown =>
  html(gameBoardMarkup, ...fenAndMarks(position, comments), ...boardProperties.map((name) => element[name]));

export const diagramTemplate = (
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
  label: string | null,
): unknown =>
  html(
    diagramMarkup,
    ...fenAndMarks(position, comments),
    label,
    ...diagramProperties.map((name) => element[name]),
  );

/** Shows the last move and a check on the board, and describes them. */
export function showMove(
  {board, orientation}: GameElement,
  {current, position}: Navigation,
  texts: GameTexts,
): void {
  if (!board) return;
  const kingSquare = (color: Color) =>
    [...piecesBySquare(position)].find(([, piece]) => piece === inColor('K', color))?.[0];
  /** The upper left corner of a square in the picture, in which a square is 45 units wide. */
  const corner = (square: Square) => {
    const {column, row} = placeOf(square, position, isBoardFlipped(position, {orientation}));
    return `${column * squareSide} ${row * squareSide}`;
  };
  const move = current?.gameMove.move;
  // The destination of castling may be the rook's square; the king ends up elsewhere.
  const to = move?.castle ? kingSquare(current?.isWhite ? 'white' : 'black') : move?.to;
  const checkedKing = /[+#]$/.test(current?.gameMove.san ?? '') && kingSquare(position.turn);
  const lastMove = move && to ? [move.from, to] : [];
  shownMoveByBoard.set(board, {
    lastMove,
    checkedKing: checkedKing || undefined,
    situation: current
      ? // A check is not described, because the name of the move mentions it.
        {check: '', lastMove: fill(texts.strings.lastMove, {move: spokenMove(current, texts)})}
      : {},
    drawing: svg`${
      lastMove[0]
        ? svg`<path part="highlight last-move" fill="var(--fen-board-last-move,rgb(255 214 64 / 45%))" d="${lastMove.map((square) => `M${corner(square)}h45v45h-45z`).join('')}"></path>`
        : nothing
    }${
      checkedKing
        ? svg`<path part="highlight check" fill="var(--fen-board-check,rgb(220 30 30 / 65%))" d="M${corner(checkedKing)}m1.5 22.5a21 21 0 1 0 42 0a21 21 0 1 0 -42 0z"></path>`
        : nothing
    }`,
  });
  board.requestUpdate();
}
