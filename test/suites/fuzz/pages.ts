import fc from 'fast-check';
import {formatFen, parseFen} from '../../../src/core/notation/index.js';
import {legalMoves, play} from '../../../src/core/rules/index.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {displays} from '../../board/pages/displays.js';
import type {Boards} from './boards.js';
import {must, type Law} from './law.js';

/** A square on the screen: the middle of its drawing, and what a press there hits. */
interface Place {
  readonly square: string;
  readonly x: number;
  readonly y: number;
  readonly hit: string;
}

interface View {
  /** The side of a square, in pixels of the window. */
  readonly size: number;
  readonly squares: readonly Place[];
  readonly fen: string;
  readonly hasGrid: boolean;
  readonly changes: readonly string[];
}

/** A press cannot reliably hit the middle of a smaller square. */
const minSize = 6;

const boxes = [
  'position: relative; left: 20px',
  'float: left',
  'float: right',
  ...['width: 50%', 'width: 200px', 'width: 700px', 'width: min-content', 'width: fit-content'],
  ...['min-width: 300px', 'min-width: 0', 'max-width: none', 'max-width: 60%'],
  ...[
    'height: 100px',
    'height: 100%',
    'height: 700px',
    'min-height: 500px',
    'min-height: 0',
    'max-height: 150px',
  ],
  ...['margin: 30px', 'margin: 0 auto', 'padding: 15px', 'padding: 10%', 'border: 7px solid'],
  ...['box-sizing: border-box', 'aspect-ratio: 5 / 4', 'aspect-ratio: 1 / 3'],
  ...['overflow: hidden', 'overflow: auto', 'overflow: clip', 'overflow-x: scroll'],
  ...[
    'writing-mode: vertical-rl',
    'writing-mode: vertical-lr',
    'writing-mode: sideways-lr',
    'direction: rtl',
  ],
  ...['columns: 2', 'columns: 3 100px', 'column-fill: auto', 'break-inside: auto', 'break-before: column'],
  ...['contain: size', 'contain: layout', 'contain: paint', 'contain: strict', 'contain: content'],
  ...['container-type: size', 'container-type: inline-size', 'content-visibility: auto'],
  ...[
    'place-items: center',
    'place-content: center',
    'align-items: baseline',
    'justify-content: space-around',
  ],
  ...['flex: 1', 'flex: none', 'align-self: stretch', 'justify-self: center', 'place-self: end'],
  ...['text-align: center', 'text-indent: 3em', 'line-height: 4', 'line-height: 0', 'font-size: 30px'],
  ...['vertical-align: middle', 'vertical-align: top', 'white-space: nowrap', 'letter-spacing: 1em'],
  ...['isolation: isolate', 'will-change: transform', 'clip-path: inset(0)', 'filter: opacity(0.9)'],
];
const allDisplays = [...displays, 'inline-table', 'table-row', 'table-caption', 'ruby', 'run-in'].map(
  (display) => `display: ${display}`,
);
const layouts = [
  'display: flex; flex-direction: column',
  'display: flex; flex-wrap: wrap',
  'display: flex; height: 200px',
  'display: grid; grid-template-columns: 1fr 2fr',
  'display: grid; grid-template-rows: minmax(0, 1fr); height: 250px',
  'display: grid; grid-template: 60px / 100px',
  'columns: 2; height: 200px',
  'columns: 2; height: 600px; column-fill: auto',
];
const positions = [
  ...[
    'position: absolute',
    'position: absolute; inset: 0',
    'position: absolute; inset: 10% 20%; margin: auto',
  ],
  ...['position: fixed; inset: 10px auto auto 10px', 'position: fixed; inset: 0', 'position: sticky; top: 0'],
];

const percent = (min: number, max: number) => fc.integer({min, max}).map((value) => value / 100);
const transform = fc.oneof(
  fc.tuple(percent(30, 150), percent(30, 150)).map(([x, y]) => `scale(${x}, ${y})`),
  fc.constantFrom('scaleX(-1)', 'scaleY(-1)', 'rotate(90deg)', 'rotate(180deg)', 'translate(-10%, 20px)'),
  fc.integer({min: 0, max: 359}).map((angle) => `rotate(${angle}deg)`),
  fc.integer({min: -35, max: 35}).map((angle) => `skewX(${angle}deg)`),
);
const transforms = fc.oneof(
  fc.array(transform, {minLength: 1, maxLength: 3}).map((functions) => `transform: ${functions.join(' ')}`),
  fc.integer({min: 0, max: 359}).map((angle) => `rotate: ${angle}deg`),
  percent(30, 150).map((factor) => `scale: ${factor}`),
  percent(30, 250).map((factor) => `zoom: ${factor}`),
  fc.constantFrom('transform-origin: 0 0', 'transform-origin: 100% 20%'),
);
const declarations = fc
  .array(
    fc.oneof(
      {weight: 6, arbitrary: fc.constantFrom(...boxes)},
      {weight: 3, arbitrary: fc.constantFrom(...allDisplays)},
      {weight: 2, arbitrary: fc.constantFrom(...layouts)},
      {weight: 1, arbitrary: fc.constantFrom(...positions)},
      {weight: 2, arbitrary: transforms},
    ),
    {maxLength: 5},
  )
  .map((list) => list.join('; '));

const fens = [start, 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', capablanca];
const attributes = fc.record({
  fen: fc.constantFrom(...fens),
  mode: fc.constantFrom('play', 'play', 'edit', 'edit', 'view'),
  orientation: fc.constantFrom('white', 'white', 'black'),
  coordinates: fc.constantFrom('inside', 'inside', 'outside', 'none'),
  animation: fc.constant('none'),
});
const page = fc.record({
  host: declarations,
  boxes: fc.array(declarations, {maxLength: 2}),
  hasText: fc.boolean(),
});

/**
 * Checks that a press hits the square that is drawn there, whatever the page's CSS does to the board and the boxes around.
 */
class PageTrial {
  readonly #boards: Boards;
  readonly #mode: string;

  constructor(boards: Boards, mode: string) {
    this.#boards = boards;
    this.#mode = mode;
  }

  /** Scrolls to a square, and checks all squares that are then on the screen. */
  async #look(square: string): Promise<View> {
    const view = await this.#boards.ask<View>('squaresAndChanges', square);
    this.#boards.mustNotComplain();
    if (view.size < minSize) return {...view, squares: []};
    // A board that is not visible has no grid yet.
    const isReady = this.#mode === 'view' || view.hasGrid || view.squares.length === 0;
    must(isReady, () => 'the board has no grid');
    for (const {square, hit, x, y} of view.squares) {
      const expected = this.#mode === 'view' ? 'picture' : square;
      must(hit === expected, () => `${square} is drawn at ${x}, ${y}, but a press there hits ${hit}`);
    }
    return view;
  }

  async everySquare(files: number): Promise<void> {
    for (const square of ['a1', 'd5', files === 8 ? 'h8' : 'j8']) await this.#look(square);
  }

  /** Plays a legal move if its squares are on the screen, and checks the position afterwards. */
  async move(choice: number, by: 'clicks' | 'drag'): Promise<void> {
    const {mouse} = this.#boards.page;
    const before = await this.#look('d4');
    const read = parseFen(before.fen);
    must(read.ok, () => `${before.fen} cannot be read`);
    const moves = legalMoves(read.position).filter(
      ({promotion, castle}) => !promotion && !(castle && this.#mode === 'edit'),
    );
    const move = moves[choice % moves.length];
    if (!move) return;
    const find = ({squares}: View, name: string) => squares.find(({square}) => square === name);
    if (by === 'drag') {
      const view = await this.#look(move.to);
      const [from, to] = [find(view, move.from), find(view, move.to)];
      if (!from || !to) return;
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await mouse.move(to.x, to.y);
      await mouse.up();
    } else {
      const from = find(await this.#look(move.from), move.from);
      if (!from) return;
      await mouse.click(from.x, from.y);
      const to = find(await this.#look(move.to), move.to);
      // If the destination is not on the screen, the piece stays picked.
      if (!to) return;
      await mouse.click(to.x, to.y);
    }
    const {changes} = await this.#look(move.to);
    const placement = (fen: string) => fen.split(' ')[0];
    const expected = formatFen(play(read.position, move));
    const isRight =
      changes.length === 1 &&
      (this.#mode === 'edit' ? placement(changes[0] ?? '') === placement(expected) : changes[0] === expected);
    must(isRight, () => `${move.from}${move.to} by ${by} gives ${changes.join(', ')}, not ${expected}`);
  }
}

/** A press hits the square that is drawn there, on a page with random CSS. */
export const pageLaw = (boards: Boards): Law => ({
  name: 'pages',
  property: fc.asyncProperty(
    attributes,
    page,
    fc.nat(),
    fc.constantFrom('clicks', 'drag'),
    (attributes, page, choice, by) =>
      boards.alone(async () => {
        await boards.page.waitForFunction('window.fuzz');
        await boards.ask('begin', attributes, page);
        await boards.ask('settled');
        const trial = new PageTrial(boards, attributes.mode);
        await trial.everySquare(attributes.fen.includes('10') ? 10 : 8);
        if (attributes.mode !== 'view') await trial.move(choice, by);
        await boards.clear();
        boards.mustNotComplain();
      }),
  ),
});
