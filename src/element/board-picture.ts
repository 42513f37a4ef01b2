import {nothing, svg} from 'lit/html.js';
import type {BoardHost, ShownMove} from '../dom/board-host.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {pageColors} from '../drawing/colors.js';
import type {Picture} from '../drawing/picture.js';
import type {Gliding} from '../interaction/view/animator.js';
import type {Layers} from '../interaction/view/layers.js';
import {describePosition} from '../locales/describe.js';
import type {Mark} from '../marks/mark.js';
import type {Position} from '../notation/position.js';
import {marksPart, startsPart} from './parts.js';

/** As wide as its box, even if the sheet is blocked; the height then follows from the proportions. */
const size = {width: '100%', height: '100%'} as const;
const noMarks = {markedSquares: '', arrows: ''};

/** The author's marks; none until the part for marks has loaded. */
export const marksOf = ({element}: BoardHost): readonly Mark[] =>
  marksPart.loaded?.parseMarks(element.marks, element.position?.files).marks ?? [];

/** The author's marks and those that a reader has drawn. */
const allMarks = (host: BoardHost, layers?: Layers) => [...marksOf(host), ...(layers?.marks ?? [])];

/** The move shown on each board of a `<fen-game>`. */
export const shownMoveByBoard = new WeakMap<Element, ShownMove>();

/**
 * The picture that the element draws.
 *
 * @param measured - The size of a unit, in CSS pixels, and the scale of coordinates.
 * @param layers - Drawn in addition while a person can act on the board.
 * @param gliding - Drawn in addition while pieces glide on a diagram.
 */
export function boardPicture(
  host: BoardHost,
  measured: {readonly unit: number; readonly scale: number},
  layers?: Layers,
  gliding?: Gliding,
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
    ...(marksPart.loaded?.drawMarks(svg, allMarks(host, layers), drawn) ?? noMarks),
    unit: measured.unit,
    coordinateScale: measured.scale,
    viewBox: viewBoxOf(position.files, element),
    size,
    naming: {
      name,
      description: '',
      describedBy: label === '' ? nothing : 'overview',
      // The author writes labels in the language of the page.
      lang: label ? nothing : locale.current.tag,
      // The grid has the same name.
      hidden: label === '' || layers !== undefined,
    },
    head: nothing,
    under: host.shownMove?.drawing ?? layers?.under ?? nothing,
    over: shown?.over ?? nothing,
  };
}

/** Whether a FEN may be a numbered start of Chess960. The orthodox start counts only as `chess960:518`. */
export const mayHaveNumber = (fen: unknown): boolean =>
  typeof fen === 'string' && /^\s*(chess960|(?!rnbqkbnr)[a-z]{8}\/p{8}\/)/.test(fen);

/** Describes what a board shows now, one sentence per line; empty for decoration, or if the FEN cannot be read. */
export function describe(host: BoardHost, layers?: Layers): string {
  const {element, position, locale, fen} = host;
  if (!element.position || (!layers && element.label === '')) return '';
  const {diagram} = locale.current;
  const marked = marksPart.loaded?.describeMarks(allMarks(host, layers), diagram);
  const number = mayHaveNumber(fen) ? startsPart.loaded?.numberToName(fen, position) : undefined;
  const situation = host.shownMove?.situation ?? layers?.situation;
  return describePosition(position, diagram, marked, number, situation).join('\n');
}

/** The position that each board was last described with, and the description. */
const described = new WeakMap<BoardHost, {readonly position: Position; readonly text: string}>();
/** Diagrams that show another position by now. */
const outdated = new Set<BoardHost>();
/** How late a description may be, in milliseconds. */
const maxDelay = 250;
let timer = 0;

/**
 * The text that describes the picture or its grid. Without focus, that of a diagram is updated a little later, because
 * the description is a quarter of the cost of a move, and nobody can listen as fast as a game is replayed.
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
 * Sets the description without drawing the board. Lit does not know of this, and would not write a text that it has
 * written last: so every text after the first is written here.
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
 * How many boards of a page are always drawn, even off the screen. Skipped ones are missing from a screenshot of the
 * whole page. With 100 boards, ten of them in view, skipping would save a quarter of the time to draw them, a third to
 * make a move on each, and half to replace all positions; with 1,000 boards it saves a third.
 */
const alwaysDrawn = 300;

let boards = 0;

/** Counts a connected board. Returns whether its picture is skipped while it is far off the screen. */
export const countPicture = (): boolean => ++boards > alwaysDrawn;

/** Uncounts a disconnected board. It is described when it is connected and drawn again. */
export function uncountPicture(host: BoardHost): void {
  boards--;
  outdated.delete(host);
  if (outdated.size === 0) describeOutdated();
}
