import fc from 'fast-check';
import type {KeyInput} from 'puppeteer-core';
import type {ChangeDetail} from '../../src/interaction/events.js';
import {formatFen, parseFen, type Position} from '../../src/notation/index.js';
import {legalMoves, parseMove, play} from '../../src/rules/index.js';
import {fenActs, type Act} from './attributes.js';
import type {Boards} from './boards.js';
import {must, same, type Law} from './law.js';
import {startFens} from './texts.js';

/** A place on the board and around it, in parts of its width and height. */
type Place = readonly [x: number, y: number];

/** Actions of a person or a script. */
type Deed =
  | {readonly do: 'click'; readonly at: Place; readonly button: 'left' | 'right'}
  | {readonly do: 'drag' | 'touch'; readonly from: Place; readonly to: Place}
  | {readonly do: 'down' | 'up' | 'hover' | 'tap'; readonly at: Place}
  | {readonly do: 'legal'; readonly choice: number; readonly by: 'clicks' | 'drag' | 'touch'}
  | {readonly do: 'keys'; readonly keys: readonly string[]}
  | {readonly do: 'type'; readonly text: string}
  | {readonly do: 'control'; readonly index: number; readonly keys: readonly string[]}
  | {readonly do: 'undo' | 'redo' | 'leave'}
  | {readonly do: 'script'; readonly act: Act};

interface State {
  readonly fen: string | null;
  readonly mode: 'view' | 'play' | 'edit';
  readonly position: Position | null;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly connected: boolean;
  readonly hasGrid: boolean;
  readonly fromBlack: boolean;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly focus: 'board' | 'nothing' | 'elsewhere';
  readonly onSquare: string | null;
  readonly choosing: boolean;
  readonly gridStops: number;
  readonly paletteStops: number;
  readonly changes: readonly {
    readonly detail: ChangeDetail;
    readonly fen: string;
    readonly position: Position | null;
  }[];
  readonly refuses: boolean;
  /** The drawing, where a fresh board would draw something else. */
  readonly picture: unknown;
}

const part = fc.integer({min: -15, max: 115}).map((percent) => percent / 100);
const place: fc.Arbitrary<Place> = fc.tuple(part, part);
const key = fc.constantFrom(
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Enter', 'Enter', 'Enter', ' ', 'Escape', 'Delete', 'Backspace', 'Tab', 'Shift+Tab'],
  ...['Control+Home', 'Control+End', 'Control+c', 'Control+v', 'Control+a', 'Alt+ArrowUp'],
  ...['p', 'n', 'B', 'q', 'k', 'z', '1', '/', '0'],
);
const mode = fc.constantFrom('view', 'play', 'play', 'edit', 'edit');
const promoting = '4k2r/P5P1/8/8/8/8/p5p1/R3K2R w KQ - 0 1';
const start = fc.oneof(startFens, fc.constant(promoting), fc.constant(''), fc.constant('4k3/8/8/8/8'));

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    do: fc.constant('click' as const),
    at: place,
    button: fc.constantFrom('left' as const, 'left' as const, 'left' as const, 'right' as const),
  }),
  fc.record({do: fc.constantFrom('drag' as const, 'touch' as const), from: place, to: place}),
  fc.record({do: fc.constantFrom('down', 'up', 'hover', 'tap'), at: place}),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('legal' as const),
      choice: fc.nat(),
      by: fc.constantFrom('clicks', 'drag', 'touch'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('keys' as const),
      keys: fc.array(key, {minLength: 1, maxLength: 5}),
    }),
  },
  fc.record({do: fc.constant('type' as const), text: fc.stringMatching(/^[pnbrqkPNBRQK1-8/ wb-]{1,6}$/)}),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('control' as const),
      index: fc.nat(60),
      keys: fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', '3', 'Enter', 'Backspace', 'Tab'), {
        maxLength: 3,
      }),
    }),
  },
  {weight: 2, arbitrary: fc.record({do: fc.constantFrom('undo', 'redo')})},
  fc.record({
    do: fc.constant('script' as const),
    act: fc.oneof(
      fenActs,
      fc.tuple(fc.constant('property'), fc.constant('fen'), start),
      fc.tuple(fc.constant('attribute'), fc.constant('mode'), mode),
      fc.tuple(
        fc.constant('property'),
        fc.constant('orientation'),
        fc.constantFrom('white', 'black', 'auto'),
      ),
      fc.tuple(fc.constant('property'), fc.constant('coordinates'), fc.constantFrom('inside', 'outside')),
      fc.tuple(
        fc.constant('property'),
        fc.constant('notation'),
        fc.constantFrom('auto', 'fen', 'x-fen', 'shredder-fen'),
      ),
      fc.tuple(fc.constant('property'), fc.constant('disabled'), fc.boolean()),
      fc.tuple(fc.constant('property'), fc.constant('turnMarker'), fc.boolean()),
      fc.constantFrom<Act>(['flip'], ['remove'], ['append'], ['focus'], ['refuse'], ['reset']),
      fc.tuple(fc.constant('move'), fc.constant(null), fc.constantFrom('e4', 'e5', 'O-O', 'Nf3')),
    ),
  }),
);

const boardsToActOn = fc.record({
  fen: start,
  mode: fc.constantFrom('play', 'edit'),
  animation: fc.constantFrom('none', 'none', 'auto'),
  coordinates: fc.constantFrom('inside', 'outside'),
  orientation: fc.constantFrom('white', 'black', 'auto'),
});

/** The facts that a script's move shares with a person's: it may count as it likes. */
const withoutCounters = (fen: string) => fen.split(' ').slice(0, 3).join(' ');

/** One board in a person's hands, and what must be true of it. */
class Sitting {
  readonly #boards: Boards;
  #state: State;
  #past: string[] = [];
  #future: string[] = [];
  #isDown = false;

  constructor(boards: Boards, state: State) {
    this.#boards = boards;
    this.#state = state;
  }

  async do(deed: Deed): Promise<void> {
    // Text typed in a box counts when the box is left.
    if (deed.do === 'undo' || deed.do === 'redo') await this.do({do: 'leave'});
    const before = this.#state;
    const expected = this.#stepBackOrForth(deed);
    await this.#perform(deed);
    // While a piece is dragged the picture is not that of the position.
    this.#state = await this.#boards.ask<State>('outcome', !this.#isDown);
    this.#boards.mustNotComplain();
    this.#checkChanges(deed, before, expected);
    this.#checkFocus(deed, before);
    const {picture} = this.#state;
    must(picture === null, () => `another picture: ${JSON.stringify(picture)}`);
  }

  /** Checks that all of it can be undone. */
  async takeAllBack(): Promise<void> {
    if (this.#isDown) await this.do({do: 'up', at: [0, 0]});
    while (this.#past.length > 0 && this.#actable()) await this.do({do: 'undo'});
  }

  #actable(): boolean {
    const {mode, hasGrid, disabled, connected, error, refuses} = this.#state;
    return mode !== 'view' && hasGrid && !disabled && connected && !refuses && (mode === 'edit' || !error);
  }

  /** The position that Undo or Redo must lead to; null where that is not known. */
  #stepBackOrForth(deed: Deed): string | null {
    if ((deed.do !== 'undo' && deed.do !== 'redo') || !this.#actable()) return null;
    return (deed.do === 'undo' ? this.#past : this.#future).at(-1) ?? null;
  }

  #checkChanges(deed: Deed, before: State, expected: string | null): void {
    const {changes, fen, refuses} = this.#state;
    let last = before.fen ?? '';
    must(!refuses || !before.refuses || changes.length === 0, () => 'a change came through that was refused');
    for (const {detail, fen, position} of changes) {
      must(detail.fen === fen, () => `told ${detail.fen}, but fen is ${fen}`);
      must(detail.previousFen === last, () => `${detail.previousFen} should have been ${last}`);
      const read = parseFen(fen);
      must(read.ok, () => `wrote ${fen}, which cannot be read`);
      must(same(read.position, position), () => `${fen} is another position than the board's`);
      const previous = parseFen(last, {tolerant: true});
      const from = previous.ok ? previous.position : null;
      if (detail.move) {
        const move = from && parseMove(from, detail.move.uci);
        must(move?.ok === true, () => `${detail.move?.uci} is not legal in ${last}`);
        const after = from && formatFen(play(from, move.move));
        must(after === formatFen(read.position), () => `${detail.move?.uci} leads to ${after}, not ${fen}`);
      }
      const was = from ? formatFen(from) : '8/8/8/8/8/8/8/8 w - - 0 1';
      if (deed.do === 'undo' || deed.do === 'redo') {
        const [one, other] = deed.do === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
        one.pop();
        other.push(was);
      } else {
        this.#past.push(was);
        this.#future = [];
      }
      last = fen;
    }
    if (expected !== null) {
      const position = this.#state.position;
      must(
        changes.length === 1 && position !== null && formatFen(position) === expected,
        () => `${deed.do} leads to ${fen}, not ${expected}`,
      );
    }
    if (deed.do === 'script') {
      const gone = !this.#state.connected || this.#state.mode === 'view' || deed.act[0] === 'append';
      const from = before.position;
      const after = this.#state.position && withoutCounters(formatFen(this.#state.position));
      const isMove =
        from !== null &&
        legalMoves(from).some((move) => withoutCounters(formatFen(play(from, move))) === after);
      if (gone) {
        this.#past = [];
        this.#future = [];
      } else if (fen !== before.fen) {
        // A legal move can be undone, whoever makes it; another position begins anew.
        this.#past = isMove ? [...this.#past, formatFen(from)] : [];
        this.#future = [];
      }
    } else {
      must((fen ?? '') === last, () => `without being told, ${last} has become ${fen}`);
    }
  }

  #checkFocus(deed: Deed, before: State): void {
    const {focus, hasGrid, gridStops, paletteStops, mode} = this.#state;
    if (!hasGrid) return;
    must(gridStops === 1, () => `${gridStops} squares are stops for Tab`);
    must(
      mode !== 'edit' || paletteStops === 2,
      () => `${paletteStops} pieces are stops for Tab, and not one in each palette`,
    );
    const keeps =
      deed.do === 'undo' ||
      deed.do === 'redo' ||
      (deed.do === 'keys' && !deed.keys.some((key) => key.endsWith('Tab'))) ||
      // As in HTML's own controls, which let go of the focus when they are disabled.
      (deed.do === 'script' &&
        deed.act[1] !== 'disabled' &&
        deed.act[0] !== 'remove' &&
        deed.act[0] !== 'append' &&
        before.mode === mode);
    if (keeps && before.focus === 'board' && before.hasGrid && before.connected) {
      must(focus === 'board', () => `the focus is lost: it is ${focus}`);
    }
  }

  #point([x, y]: Place): [number, number] {
    const {left, top, width, height} = this.#state.box;
    return [Math.max(0, Math.round(left + x * width)), Math.max(0, Math.round(top + y * height))];
  }

  async letGo(): Promise<void> {
    if (this.#isDown) await this.#boards.page.mouse.up();
    this.#isDown = false;
  }

  async #perform(deed: Deed): Promise<void> {
    const {page} = this.#boards;
    // One hand: what is not a part of dragging lets go first.
    if (!['down', 'up', 'hover', 'keys', 'script'].includes(deed.do)) await this.letGo();
    switch (deed.do) {
      case 'click':
        return page.mouse.click(...this.#point(deed.at), {button: deed.button});
      case 'drag':
      case 'touch':
        return this.#draw(deed.do, deed.from, deed.to);
      case 'tap':
        return page.touchscreen.tap(...this.#point(deed.at));
      case 'hover':
        return page.mouse.move(...this.#point(deed.at));
      case 'down':
        await page.mouse.move(...this.#point(deed.at));
        if (!this.#isDown) await page.mouse.down();
        this.#isDown = true;
        return;
      case 'up':
        await page.mouse.move(...this.#point(deed.at));
        return this.letGo();
      case 'legal':
        return this.#playLegal(deed.choice, deed.by);
      case 'keys':
        for (const key of deed.keys) await this.#press(key);
        return;
      case 'type':
        return page.keyboard.type(deed.text);
      case 'control': {
        const point = await this.#boards.ask<{x: number; y: number; tag: string} | null>('place', deed.index);
        if (point && point.tag !== 'select') await page.mouse.click(point.x, point.y);
        // A list that is open is not the page's.
        else if (point) await this.#boards.ask('focusControl', deed.index);
        for (const key of deed.keys) await this.#press(key);
        return;
      }
      case 'leave':
        await this.#press('Escape');
        return this.#boards.ask('act', ['focus']);
      case 'undo':
        return this.#press('Control+z');
      case 'redo':
        return this.#press('Control+y');
      case 'script':
        return this.#boards.ask('act', deed.act);
    }
  }

  async #draw(by: 'drag' | 'touch', from: Place, to: Place): Promise<void> {
    const {mouse, touchscreen} = this.#boards.page;
    const between: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (by === 'drag') {
      await mouse.move(...this.#point(from));
      await mouse.down();
      await mouse.move(...this.#point(between));
      await mouse.move(...this.#point(to));
      await mouse.up();
    } else {
      await touchscreen.touchStart(...this.#point(from));
      await touchscreen.touchMove(...this.#point(between));
      await touchscreen.touchMove(...this.#point(to));
      await touchscreen.touchEnd();
    }
  }

  async #playLegal(choice: number, by: 'clicks' | 'drag' | 'touch'): Promise<void> {
    const {position, fromBlack} = this.#state;
    const moves = position ? legalMoves(position) : [];
    const move = moves[choice % moves.length];
    if (!move || !position) return;
    const {files} = position;
    const placeOf = (square: string): Place => {
      const file = square.charCodeAt(0) - 97;
      const above = 8 - Number(square[1]);
      const [column, row] = fromBlack ? [files - 1 - file, 7 - above] : [file, above];
      return [(column + 0.5) / files, (row + 0.5) / 8];
    };
    const [from, to] = [placeOf(move.from), placeOf(move.to)];
    if (by !== 'clicks') return this.#draw(by, from, to);
    for (const place of [from, to]) await this.#boards.page.mouse.click(...this.#point(place));
  }

  async #press(keys: string): Promise<void> {
    const {keyboard} = this.#boards.page;
    const held = keys.split('+');
    const last = held.pop() ?? '';
    for (const key of held) await keyboard.down(key as KeyInput);
    await keyboard.press(last as KeyInput);
    for (const key of held.reverse()) await keyboard.up(key as KeyInput);
  }
}

/** A person may do anything with a board: the page is left alone, and all can be undone. */
export const interactionLaws = (boards: Boards): readonly Law[] => [
  {
    name: 'interaction',
    property: fc.asyncProperty(
      boardsToActOn,
      fc.array(deeds, {maxLength: 15, size: 'max'}),
      (attributes, deeds) =>
        boards.alone(async () => {
          // The page may have been left.
          await boards.page.waitForFunction('window.fuzz');
          await boards.ask('begin', attributes);
          const sitting = new Sitting(boards, await boards.ask<State>('outcome', false));
          try {
            for (const deed of deeds) await sitting.do(deed);
            await sitting.takeAllBack();
          } finally {
            await sitting.letGo();
          }
          await boards.clear();
          boards.mustNotComplain();
        }),
    ),
  },
];
