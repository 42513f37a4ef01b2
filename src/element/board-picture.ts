import {nothing, svg} from 'lit/html.js';
import type {BoardElement, BoardHost, ShownMove} from '../dom/board-host.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {customProperty, pageColors} from '../drawing/colors.js';
import type {Picture} from '../drawing/picture.js';
import type {AnimatedDrawing} from '../interaction/view/animator.js';
import type {Layers} from '../interaction/view/layers.js';
import {describePosition} from '../locales/describe.js';
import type {Mark} from '../marks/mark.js';
import type {ParsedMarks} from '../marks/parse-marks.js';
import type {Position} from '../notation/position.js';
import {marksPart, startsPart} from './parts.js';

/** The picture fills its box, even if the sheet is blocked. */
const size = {width: '100%', height: '100%'} as const;
const noMarks = {markedSquares: '', arrows: ''};

/** The author's marks and their errors; undefined until the part for marks has loaded. */
export const parsedMarksOf = ({marks, position}: BoardElement): ParsedMarks | undefined =>
  marksPart.loaded?.parseMarks(marks, position?.files);

/** The author's marks and those that a reader has drawn. */
export const allMarks = ({element}: BoardHost, layers?: Layers): readonly Mark[] => [
  ...(parsedMarksOf(element)?.marks ?? []),
  ...(layers?.marks ?? []),
];

/** The move shown on each board of a `<fen-game>`. */
export const shownMoveByBoard = new WeakMap<Element, ShownMove>();

/**
 * The picture that the element draws.
 *
 * @param measured - The size of a unit, in CSS pixels, and the scale of coordinates.
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
  const shown = layers ?? gliding;
  const drawn = {
    position: shown?.position ?? position,
    look: element,
    colors: pageColors(element.theme),
  };
  return {
    ...drawn,
    ...(marksPart.loaded?.drawMarks(svg, allMarks(host, layers), drawn, customProperty) ?? noMarks),
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
      // The grid has the same name.
      hidden: label === '' || layers !== undefined,
    },
    head: nothing,
    under: host.shownMove?.drawing ?? layers?.under ?? nothing,
    over: shown?.over ?? nothing,
  };
}

/** Whether a FEN may be a start of Chess960 with a number. The orthodox start has one only as `chess960:518`. */
export const mayBeChess960Start = (fen: unknown): boolean =>
  typeof fen === 'string' && /^\s*(chess960|(?!rnbqkbnr)[a-z]{8}\/p{8}\/)/.test(fen);

/** Describes the board, one sentence per line; empty for decoration, or if the FEN cannot be read. */
export function describe(host: BoardHost, layers?: Layers): string {
  const {element, position, locale, fen} = host;
  if (!element.position || (!layers && element.label === '')) return '';
  const marked = marksPart.loaded?.describeMarks(allMarks(host, layers), locale.current);
  const number = startsPart.loaded?.chess960NumberToMention(fen, position);
  const situation = host.shownMove?.situation ?? layers?.situation;
  return describePosition(position, locale.current.diagram, marked, number, situation).join('\n');
}

/** The last description of each board, and its position. */
const described = new WeakMap<BoardHost, {readonly position: Position; readonly text: string}>();
/** Diagrams whose position has changed since. */
const outdated = new Set<BoardHost>();
/** How late a description may be, in milliseconds. */
const maxDelay = 250;
let timer = 0;

/**
 * The text that describes the picture or its grid. That of a diagram without focus is updated a little later, because
 * describing is a quarter of the cost of a move, and nobody can listen as fast as a game is replayed.
 */
export function overviewOf(host: BoardHost, layers: Layers | undefined): string {
  const {element, position} = host;
  const last = described.get(host);
  const isOutdated = !layers && element.position && last && last.position !== position;
  if (isOutdated && !element.matches(':focus-within')) {
    outdated.add(host);
    if (!timer) {
      document.addEventListener('focusin', describeOutdated);
      timer = window.setTimeout(describeOutdated, maxDelay);
    }
    return last.text;
  }
  // A blank, so that a server sends a text node to which lit can write.
  const text = describe(host, layers) || ' ';
  outdated.delete(host);
  setDescription(host, text);
  return text;
}

/**
 * Sets the description without an update. Lit writes a text only if it differs from the last one that lit has written,
 * and so would skip some: every text after the first is written here.
 */
function setDescription(host: BoardHost, text: string): void {
  // The first node is a comment of lit's.
  const shown = described.has(host) && host.root.getElementById('overview')?.childNodes[1];
  if (shown) (shown as Text).data = text;
  described.set(host, {position: host.position, text});
}

/** Describes all outdated diagrams now. */
export function describeOutdated(): void {
  if (!timer) return;
  for (const host of outdated) setDescription(host, describe(host));
  outdated.clear();
  document.removeEventListener('focusin', describeOutdated);
  clearTimeout(timer);
  timer = 0;
}

/**
 * The number of boards on a page that are drawn even off the screen. Others are missing from a screenshot of the whole
 * page. With 1,000 boards, skipping saves a third of the time to draw them.
 */
const alwaysDrawn = 300;

let boards = 0;

/** Counts a connected board. Returns whether its picture is skipped while it is far off the screen. */
export const countPicture = (): boolean => ++boards > alwaysDrawn;

/** Uncounts a disconnected board, and cancels its description. */
export function uncountPicture(host: BoardHost): void {
  boards--;
  outdated.delete(host);
  if (outdated.size === 0) describeOutdated();
}
