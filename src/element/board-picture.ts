import {nothing, svg} from 'lit/html.js';
import type {BoardHost, ShownMove} from '../dom/board-host.js';
import {boxOf} from '../drawing/box.js';
import {pageColors} from '../drawing/colors.js';
import type {Picture} from '../drawing/picture.js';
import type {Gliding} from '../interaction/view/animator.js';
import type {Layers} from '../interaction/view/layers.js';
import {describePosition} from '../locales/describe.js';
import type {Mark} from '../marks/mark.js';
import type {Position} from '../notation/position.js';
import {marksPart, startsPart} from './parts.js';

/** As wide as its box, also where the sheet is blocked; the height then follows from the proportions. */
const size = {width: '100%', height: '100%'} as const;
const noMarks = {markedSquares: '', arrows: ''};

/** The author's marks; none until their part is there. */
export const marksOf = ({element}: BoardHost): readonly Mark[] =>
  marksPart.loaded?.parseMarks(element.marks, element.position?.files).marks ?? [];

/** With those that a reader has drawn. */
const allMarks = (host: BoardHost, layers?: Layers) => [...marksOf(host), ...(layers?.marks ?? [])];

/** The moves that games show on their boards. */
export const shownMoves = new WeakMap<Element, ShownMove>();

/**
 * The picture that the element draws.
 *
 * @param measured - How large it is, and how large its coordinates are.
 * @param layers - Drawn in addition while a person acts on the board.
 * @param gliding - Drawn in addition while pieces glide on a board that nobody acts on.
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
    box: boxOf(position.files, element),
    size,
    naming: {
      name,
      description: '',
      describedBy: label === '' ? nothing : 'overview',
      // A label is the author's, and so in the language of the page.
      lang: label ? nothing : locale.current.tag,
      // A grid has the same name, and each square its own.
      hidden: label === '' || layers !== undefined,
    },
    head: nothing,
    under: host.shownMove?.drawing ?? layers?.under ?? nothing,
    over: shown?.over ?? nothing,
  };
}

/** Whether a FEN may have a number in Chess960. That of the orthodox start is named only where the word asks for it. */
export const mayHaveNumber = (fen: unknown): boolean =>
  typeof fen === 'string' && /^\s*(chess960|(?!rnbqkbnr)[a-z]{8}\/p{8}\/)/.test(fen);

/** Describes what a board shows now, a sentence in a line: nothing of a diagram that is decoration, or of an error. */
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
/** Diagrams that show another one by now. */
const late = new Set<BoardHost>();
/** How late a description may be, in milliseconds. */
const patience = 250;
let timer = 0;

/**
 * The text that describes the picture or its grid. That of a diagram follows all positions but its first a little later,
 * unless the focus is on it: to describe a move would be a quarter of what it costs, and a game that is replayed is
 * faster than any listener.
 */
export function overviewOf(host: BoardHost, layers: Layers | undefined): string {
  const {element, position} = host;
  const last = described.get(host);
  const isLate = !layers && element.position && last && last.position !== position;
  if (isLate && !element.matches(':focus-within')) {
    late.add(host);
    if (!timer) {
      document.addEventListener('focusin', describeLate);
      timer = window.setTimeout(describeLate, patience);
    }
    return last.text;
  }
  // A blank, lest a server sends no text that lit could write to.
  const text = describe(host, layers) || ' ';
  late.delete(host);
  setDescription(host, text);
  return text;
}

/**
 * Describes a board without drawing it. It writes over what lit has written, which lit does not know: so every text
 * after the first is written here, lest lit takes an older one for the present one.
 */
function setDescription(host: BoardHost, text: string): void {
  // Before the text is a comment of lit's.
  const shown = described.has(host) && host.root.getElementById('overview')?.childNodes[1];
  if (shown) (shown as Text).data = text;
  described.set(host, {position: host.position, text});
}

/** Describes all diagrams anew that need it. */
export function describeLate(): void {
  if (!timer) return;
  for (const host of late) setDescription(host, describe(host));
  late.clear();
  document.removeEventListener('focusin', describeLate);
  clearTimeout(timer);
  timer = 0;
}

/**
 * How many boards of a page are always drawn. A screenshot of the whole page leaves out what the browser skips. With
 * 100 boards, ten of them in the window, skipping would save a quarter of the time to draw them, a third to change all
 * positions by a move, and half to replace them; with 1,000 boards it saves a third.
 */
const alwaysDrawn = 300;

let boards = 0;

/** Counts a connected board. True if there are so many that its picture is skipped while it is far off the screen. */
export const countPicture = (): boolean => ++boards > alwaysDrawn;

/** Counts a board that is disconnected. What is due of it is done when it is connected and drawn again. */
export function uncountPicture(host: BoardHost): void {
  boards--;
  late.delete(host);
  if (late.size === 0) describeLate();
}
