import {nothing, svg} from 'lit/html.js';
import type {BoardElement, BoardHost, ShownMove} from '../dom/board-host.js';
import {marksPart} from '../dom/shared-parts.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {customProperty, pageColors} from '../drawing/colors.js';
import type {Picture} from '../drawing/picture.js';
import type {AnimatedDrawing} from '../interaction/view/animator.js';
import type {Layers} from '../interaction/view/layers.js';
import {describePosition} from '../locales/describe.js';
import type {Mark} from '../marks/mark.js';
import type {ParsedMarks} from '../marks/parse-marks.js';
import type {Position} from '../notation/position.js';
import {startsPart} from './parts.js';

/** With these attributes the picture fills its box even if a policy blocks the style sheet. */
const size = {width: '100%', height: '100%'} as const;
const noMarks = {markedSquares: '', arrows: ''};

/** The author's marks, and the issues of marks that cannot be read; undefined until the part for marks has loaded. */
export const parsedMarksOf = ({marks, position}: BoardElement): ParsedMarks | undefined =>
  marksPart.loaded?.parseMarks(marks, position?.files);

/** The author's marks and those that a reader has drawn. */
export const allMarks = ({element}: BoardHost, layers?: Layers): readonly Mark[] => [
  ...(parsedMarksOf(element)?.marks ?? []),
  ...(layers?.marks ?? []),
];

/** The last move of a game, by the board on which `<fen-game>` shows it. */
export const shownMoveByBoard = new WeakMap<Element, ShownMove>();

/**
 * @param measured - The size of a unit of the drawing, in CSS pixels, and the scale of coordinates.
 * @param layers - The layers of an interactive board.
 * @param gliding - The layers of a diagram while pieces glide on it.
 */
export function boardPicture(
  host: BoardHost,
  measured: {readonly unit: number; readonly scale: number},
  layers?: Layers,
  gliding?: AnimatedDrawing,
): Picture {
  const {element, position, locale, name} = host;
  const {label} = element;
  const currentLayers = layers ?? gliding;
  const basis = {
    position: currentLayers?.position ?? position,
    look: element,
    colors: pageColors(element.theme),
  };
  return {
    ...basis,
    ...(marksPart.loaded?.drawMarks(svg, allMarks(host, layers), basis, customProperty) ?? noMarks),
    unit: measured.unit,
    coordinateScale: measured.scale,
    viewBox: viewBoxOf(position.files, element),
    size,
    naming: {
      name,
      description: '',
      describedBy: label === '' ? nothing : 'overview',
      // A label is in the language of the page.
      lang: label ? nothing : locale.current.tag,
      // On an interactive board the grid has the name instead.
      hidden: label === '' || layers !== undefined,
    },
    head: nothing,
    under: host.shownMove?.drawing ?? layers?.under ?? nothing,
    over: currentLayers?.over ?? nothing,
  };
}

/** Whether a description may mention a Chess960 number. For the orthodox start, it needs the FEN `chess960:518`. */
export const mayBeChess960Start = (fen: unknown): boolean =>
  typeof fen === 'string' && /^\s*(chess960|(?!rnbqkbnr)[a-z]{8}\/p{8}\/)/.test(fen);

/** Describes the board, one sentence per line; empty if the board is decorative or the FEN cannot be read. */
export function describeBoard(host: BoardHost, layers?: Layers): string {
  const {element, position, locale, fen} = host;
  if (!element.position || (!layers && element.label === '')) return '';
  const marked = marksPart.loaded?.describeMarks(allMarks(host, layers), locale.current);
  const chess960Number = startsPart.loaded?.chess960NumberToMention(fen, position);
  const situation = host.shownMove?.situation ?? layers?.situation;
  return describePosition(position, locale.current.diagram, marked, chess960Number, situation).join('\n');
}

const lastDescriptions = new WeakMap<BoardHost, {readonly position: Position; readonly text: string}>();
/** The diagrams whose position has changed since their last description. */
const outdatedHosts = new Set<BoardHost>();
/** In milliseconds. */
const maxDelay = 250;
let timer = 0;

/**
 * The text that describes the picture or its grid. A diagram without focus keeps an outdated text for up to `maxDelay`,
 * because describing is a quarter of the cost of a move, and nobody listens as fast as a game is replayed.
 */
export function overviewOf(host: BoardHost, layers: Layers | undefined): string {
  const {element, position} = host;
  const last = lastDescriptions.get(host);
  const isOutdated = !layers && element.position && last && last.position !== position;
  if (isOutdated && !element.matches(':focus-within')) {
    outdatedHosts.add(host);
    if (!timer) {
      document.addEventListener('focusin', describeOutdated);
      timer = window.setTimeout(describeOutdated, maxDelay);
    }
    return last.text;
  }
  // At least a space, so that a server sends a text node to which lit can write.
  const text = describeBoard(host, layers) || ' ';
  outdatedHosts.delete(host);
  setDescription(host, text);
  return text;
}

/**
 * Sets the description without an update of the board. The first text is written by lit. This function writes all later
 * ones, because lit skips a text that equals its own last one, even if the page has another by now.
 */
function setDescription(host: BoardHost, text: string): void {
  // Node 0 is a comment of lit's.
  const textNode = lastDescriptions.has(host) && host.root.getElementById('overview')?.childNodes[1];
  if (textNode) (textNode as Text).data = text;
  lastDescriptions.set(host, {position: host.position, text});
}

/** Describes outdated diagrams at once. */
export function describeOutdated(): void {
  if (!timer) return;
  for (const host of outdatedHosts) setDescription(host, describeBoard(host));
  outdatedHosts.clear();
  document.removeEventListener('focusin', describeOutdated);
  clearTimeout(timer);
  timer = 0;
}

/**
 * This many boards are drawn even far off the screen, for screenshots of whole pages. On a page with 1,000 boards, skipping
 * the pictures of 700 saves a third of the time.
 */
const alwaysDrawn = 300;
let connectedBoards = 0;

/** Counts a connected board. Returns whether its picture is skipped while it is far off the screen. */
export const countPicture = (): boolean => ++connectedBoards > alwaysDrawn;

/** Uncounts a disconnected board, and cancels its description. If no outdated board is left, the timer ends. */
export function uncountPicture(host: BoardHost): void {
  connectedBoards--;
  outdatedHosts.delete(host);
  if (outdatedHosts.size === 0) describeOutdated();
}
