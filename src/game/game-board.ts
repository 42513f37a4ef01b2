import {html, nothing, svg} from 'lit/html.js';
import {attributes} from '../attributes.js';
import {isBoardFlipped} from '../drawing/look.js';
import {squareSide} from '../drawing/piece-set.js';
import {shownMoveByBoard} from '../element/board-picture.js';
import {placeOf} from '../drawing/place.js';
import {formatMarks} from '../marks/format-marks.js';
import {formatFen} from '../notation/format-fen.js';
import type {Position} from '../notation/index.js';
import type {DiagramStrings} from '../locales/en.js';
import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import {piecesBySquare} from '../notation/change-placement.js';
import {inColor, type Color, type Square} from '../notation/position.js';
import type {Comment} from '../pgn/game.js';
import type {GameContext, GameElement} from './context.js';
import {spokenMove} from './notation.js';
import type {Navigation} from './navigation.js';

type Shared = keyof typeof attributes & keyof GameElement;
const shared = (Object.keys(attributes) as Shared[]).filter((name) => attributes[name].on === 'both');
/** The properties of the game that apply to its diagrams, which have no turn marker. */
const diagramLook = shared.filter((name) => attributes[name].kind === 'look' && name !== 'turnMarker');

/** Makes the strings of a template `<fen-board .fen="${…}" …>` with these properties. */
function boardWith(markup: string, names: readonly string[]): TemplateStringsArray {
  const strings = [
    ...['fen', 'marks', ...names].map((name, i) => `${i > 0 ? '"' : `<fen-board ${markup}`} .${name}="`),
    '"></fen-board>',
  ];
  return Object.assign(strings, {raw: strings});
}
const parts =
  'board:squares,square,light,dark,piece,white,black,detail,coordinate,rank,file,frame,turn,controls,mark,circle,arrow,green,red,yellow,blue,highlight,last-move,check,grid,move-input';
const gameBoard = boardWith(`part="board" exportparts="${parts}"`, shared);
const diagram = boardWith('class="diagram" part="diagram"', ['label', ...diagramLook]);

const fenAndMarks = (position: Position, comments: readonly Comment[]) => [
  formatFen(position, 'x-fen'),
  formatMarks(comments.flatMap(({marks}) => marks)),
];

export const gameBoardTemplate = (
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
): unknown => html(gameBoard, ...fenAndMarks(position, comments), ...shared.map((name) => element[name]));

export const diagramTemplate = (
  {element}: GameContext,
  position: Position,
  comments: readonly Comment[],
  name: string | null,
): unknown =>
  html(
    diagram,
    ...fenAndMarks(position, comments),
    name,
    ...diagramLook.map((property) => element[property]),
  );

/** Shows the last move and a check on the board, and describes them. */
export function showMove(
  {board, orientation}: GameElement,
  {current, position}: Navigation,
  strings: GameStrings,
  diagram: DiagramStrings,
): void {
  if (!board) return;
  const kingOf = (color: Color) =>
    [...piecesBySquare(position)].find(([, piece]) => piece === inColor('K', color))?.[0];
  /** The upper left corner of a square in the picture. */
  const corner = (square: Square) => {
    const {column, row} = placeOf(square, position, isBoardFlipped(position, {orientation}));
    return `${column * squareSide} ${row * squareSide}`;
  };
  const move = current?.move.move;
  // The destination of castling may be the rook's square; the king ends up elsewhere.
  const to = move?.castle ? kingOf(current?.isWhite ? 'white' : 'black') : move?.to;
  const checked = /[+#]$/.test(current?.move.san ?? '') && kingOf(position.turn);
  const lastMove = move && to ? [move.from, to] : [];
  shownMoveByBoard.set(board, {
    lastMove,
    checkedKing: checked || undefined,
    situation: current
      ? // The name of the move says whether it gives check.
        {check: '', lastMove: fill(strings.lastMove, {move: spokenMove(current, {strings, diagram})})}
      : {},
    drawing: svg`${
      lastMove[0]
        ? svg`<path part="highlight last-move" fill="var(--fen-board-last-move,rgb(255 214 64 / 45%))" d="${lastMove.map((square) => `M${corner(square)}h45v45h-45z`).join('')}"></path>`
        : nothing
    }${
      checked
        ? svg`<path part="highlight check" fill="var(--fen-board-check,rgb(220 30 30 / 65%))" d="M${corner(checked)}m1.5 22.5a21 21 0 1 0 42 0a21 21 0 1 0 -42 0z"></path>`
        : nothing
    }`,
  });
  board.requestUpdate();
}
