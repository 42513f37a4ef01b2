import {html, nothing, svg} from 'lit/html.js';
import {attributes} from '../attributes.js';
import {seenFromBlack} from '../drawing/look.js';
import {squareSide} from '../drawing/piece-set.js';
import {shownMoves} from '../element/board-picture.js';
import {formatMarks} from '../marks/format-marks.js';
import {formatFen} from '../notation/format-fen.js';
import type {Position} from '../notation/index.js';
import type {DiagramStrings} from '../locales/en.js';
import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import {piecesOn} from '../notation/change-placement.js';
import {inColor, ranks, type Color, type Square} from '../notation/position.js';
import type {Comment} from '../pgn/game.js';
import type {GameContext, GameElement} from './context.js';
import {spokenMove} from './notation.js';
import type {Direction, Navigation} from './navigation.js';

type Shared = keyof typeof attributes & keyof GameElement;
const shared = (Object.keys(attributes) as Shared[]).filter((name) => attributes[name].on === 'both');
/** The properties that a diagram among the moves shares. It has no turn marker: nobody is to move in it. */
const diagramLook = shared.filter((name) => attributes[name].role === 'look' && name !== 'turnMarker');

/** Makes the strings that `html` would get from a board template that lists these properties. */
function boardWith(markup: string, names: readonly string[]): TemplateStringsArray {
  const strings = [
    ...['fen', 'marks', ...names].map((name, i) => `${i > 0 ? '"' : `<fen-board ${markup}`} .${name}="`),
    '"></fen-board>',
  ];
  return Object.assign(strings, {raw: strings});
}
const parts =
  'board:squares, square, light, dark, piece, white, black, detail, coordinate, mark, turn, controls, last-move, check';
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
  name: string,
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
  const {files, turn} = position;
  const kingOf = (color: Color) =>
    [...piecesOn(position)].find(([, piece]) => piece === inColor('K', color))?.[0];
  /** The upper left corner of a square in the picture. */
  const corner = (square: Square) => {
    const [column, row] = [parseInt(square.charAt(0), 36) - 10, ranks - Number(square.charAt(1))];
    const seen = seenFromBlack(position, {orientation})
      ? [files - 1 - column, ranks - 1 - row]
      : [column, row];
    return seen.map((n) => n * squareSide).join(' ');
  };
  const move = current?.move.move;
  // The destination of castling may be the rook's square; the king ends up elsewhere.
  const to = move?.castle ? kingOf(current?.isWhite ? 'white' : 'black') : move?.to;
  const checked = /[+#]$/.test(current?.move.san ?? '') && kingOf(turn);
  const lastMove = move && to ? [move.from, to] : [];
  shownMoves.set(board, {
    lastMove,
    checkedKing: checked || undefined,
    situation: current
      ? {lastMove: fill(strings.lastMove, {move: spokenMove(current, {strings, diagram})})}
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

/** The pictures on the buttons, on a square of 24 × 24 units. */
const icons = {
  first: 'M5 4.5h2v15H5zM17.4 5.2L16 3.8 7.8 12l8.2 8.2 1.4-1.4L10.6 12z',
  previous: 'M15.4 5.2L14 3.8 5.8 12l8.2 8.2 1.4-1.4L8.6 12z',
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  next: 'M8.6 5.2L10 3.8l8.2 8.2-8.2 8.2-1.4-1.4 6.8-6.8z',
  last: 'M17 4.5h2v15h-2zM6.6 5.2L8 3.8l8.2 8.2L8 20.2l-1.4-1.4 6.8-6.8z',
  otherMove: 'M5 4h2v9h6V9.5l5.5 4.5-5.5 4.5V15H5z',
} as const;

export interface ButtonsContext {
  readonly strings: GameStrings;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly isPlaying: boolean;
  readonly canPlay: boolean;
  readonly hasVariations: boolean;
  /** Whether the current move has alternatives. */
  readonly hasOtherMove: boolean;
  readonly lang: string;
  /** The items of the actions menu. */
  readonly items: unknown;
  /** Called when the menu opens or closes. */
  readonly toggled: (isOpen: boolean) => void;
  readonly press: (button: Direction | 'play') => void;
}

/** The buttons below the board. One without effect is marked as disabled, but can still hold the focus. */
export function buttonsTemplate(context: ButtonsContext): unknown {
  const {strings, atStart, atEnd, isPlaying, canPlay, hasVariations, hasOtherMove, items, toggled, press} =
    context;
  const button = (icon: keyof typeof icons, isOff: boolean) =>
    html`<button
      type="button"
      class="${icon === 'previous' || icon === 'next' ? 'step' : ''}"
      part="button"
      aria-label="${strings[icon]}"
      title="${strings[icon]}"
      aria-disabled="${isOff}"
      @click="${() => press(icon === 'pause' ? 'play' : icon === 'otherMove' ? 'variation-round' : icon)}"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[icon]}" /></svg>
    </button>`;
  return html`<div
    class="${hasVariations ? 'buttons many' : 'buttons'}"
    part="buttons"
    role="group"
    aria-label="${strings.navigation}"
    lang="${context.lang}"
  >
    ${button('first', atStart)} ${button('previous', atStart)}
    ${canPlay ? button(isPlaying ? 'pause' : 'play', atEnd && !isPlaying) : nothing} ${button('next', atEnd)}
    ${button('last', atEnd)} ${hasVariations ? button('otherMove', !hasOtherMove) : nothing}
    <details @toggle="${({target}: Event) => toggled((target as HTMLDetailsElement).open)}">
      <summary part="button" aria-label="${strings.more}" title="${strings.more}">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z" />
        </svg>
      </summary>
      <div class="more" part="more">${items}</div>
    </details>
  </div>`;
}
