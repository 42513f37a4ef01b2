import fc from 'fast-check';
import type {KeyInput} from 'puppeteer-core';
import type {ChangeDetail} from '../../../src/board/interaction/events.js';
import {formatFen, parseFen, type Position} from '../../../src/core/notation/index.js';
import {legalMoves, parseMove, play} from '../../../src/core/rules/index.js';
import {fenActions, type ScriptAction} from './attributes.js';
import type {Boards} from './boards.js';
import {must, same, type Law} from './law.js';
import {startFens} from './texts.js';

/** A point on or near the board, as fractions of its width and height. */
type Place = readonly [x: number, y: number];

/** Actions of a person or a script. */
type Action =
  | {readonly do: 'click'; readonly at: Place; readonly button: 'left' | 'right'}
  | {readonly do: 'drag' | 'touch'; readonly from: Place; readonly to: Place}
  | {readonly do: 'down' | 'up' | 'hover' | 'tap'; readonly at: Place}
  | {readonly do: 'legal'; readonly choice: number; readonly by: 'clicks' | 'drag' | 'touch'}
  | {readonly do: 'keys'; readonly keys: readonly string[]}
  | {readonly do: 'type'; readonly text: string}
  | {readonly do: 'control'; readonly index: number; readonly keys: readonly string[]}
  | {readonly do: 'undo' | 'redo' | 'leave'}
  | {readonly do: 'script'; readonly act: ScriptAction};

interface State {
  readonly fen: string | null;
  readonly mode: 'view' | 'play' | 'edit';
  readonly position: Position | null;
  readonly disabled: boolean;
  readonly error: string | null;
  readonly connected: boolean;
  readonly hasGrid: boolean;
  readonly isFlipped: boolean;
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
  /** How the drawing differs from that of a new board with the same position; null if it does not. */
  readonly pictureMismatch: unknown;
}

const fraction = fc.integer({min: -15, max: 115}).map((percent) => percent / 100);
const place: fc.Arbitrary<Place> = fc.tuple(fraction, fraction);
const key = fc.constantFrom(
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Enter', 'Enter', 'Enter', ' ', 'Escape', 'Delete', 'Backspace', 'Tab', 'Shift+Tab'],
  ...['Control+Home', 'Control+End', 'Control+c', 'Control+v', 'Control+a', 'Alt+ArrowUp'],
  ...['p', 'n', 'B', 'q', 'k', 'z', '1', '/', '0'],
);
const mode = fc.constantFrom('view', 'play', 'play', 'edit', 'edit');
const promoting = '4k2r/P5P1/8/8/8/8/p5p1/R3K2R w KQ - 0 1';
const start = fc.oneof(startFens, fc.constant(promoting), fc.constant(''), fc.constant('4k3/8/8/8/8'));

const actions: fc.Arbitrary<Action> = fc.oneof(
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
      fenActions,
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
      fc.constantFrom<ScriptAction>(['flip'], ['remove'], ['append'], ['focus'], ['refuse'], ['reset']),
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

/** The fields of a FEN that must agree when a script plays a move; it may set the counters as it likes. */
const placementTurnCastling = (fen: string) => fen.split(' ').slice(0, 3).join(' ');

/** Acts on one board and checks it after each action. */
class BoardTrial {
  readonly #boards: Boards;
  #state: State;
  #past: string[] = [];
  #future: string[] = [];
  #isMouseDown = false;

  constructor(boards: Boards, state: State) {
    this.#boards = boards;
    this.#state = state;
  }

  async do(action: Action): Promise<void> {
    // Text typed in a field takes effect when the focus leaves the field.
    if (action.do === 'undo' || action.do === 'redo') await this.do({do: 'leave'});
    const before = this.#state;
    const expected = this.#expectedFenAfter(action);
    await this.#perform(action);
    // While a piece is dragged, the picture does not show the position.
    this.#state = await this.#boards.ask<State>('outcome', !this.#isMouseDown);
    this.#boards.mustNotComplain();
    this.#checkChanges(action, before, expected);
    this.#checkFocus(action, before);
    const {pictureMismatch} = this.#state;
    must(
      pictureMismatch === null,
      () => `a new board draws something else: ${JSON.stringify(pictureMismatch)}`,
    );
  }

  /** Undoes every change; each undo is checked in `do`. */
  async undoAll(): Promise<void> {
    if (this.#isMouseDown) await this.do({do: 'up', at: [0, 0]});
    while (this.#past.length > 0 && this.#canUndo()) await this.do({do: 'undo'});
  }

  #canUndo(): boolean {
    const {mode, hasGrid, disabled, connected, error, refuses} = this.#state;
    return mode !== 'view' && hasGrid && !disabled && connected && !refuses && (mode === 'edit' || !error);
  }

  /** The FEN that Undo or Redo must lead to; null for other actions, or if there is nothing to undo or redo. */
  #expectedFenAfter(action: Action): string | null {
    if ((action.do !== 'undo' && action.do !== 'redo') || !this.#canUndo()) return null;
    return (action.do === 'undo' ? this.#past : this.#future).at(-1) ?? null;
  }

  #checkChanges(action: Action, before: State, expected: string | null): void {
    const {changes, fen, refuses} = this.#state;
    let last = before.fen ?? '';
    must(
      !refuses || !before.refuses || changes.length === 0,
      () => 'there was a change although `beforechange` was canceled',
    );
    for (const {detail, fen, position} of changes) {
      must(detail.fen === fen, () => `\`change\` reports fen ${detail.fen}, but the board has ${fen}`);
      must(
        detail.previousFen === last,
        () => `\`change\` reports previousFen ${detail.previousFen}, expected ${last}`,
      );
      const read = parseFen(fen);
      must(read.ok, () => `the board's FEN ${fen} cannot be parsed`);
      must(same(read.position, position), () => `the FEN ${fen} and the board's position differ`);
      const previous = parseFen(last, {tolerant: true});
      const from = previous.ok ? previous.position : null;
      if (detail.move) {
        const move = from && parseMove(from, detail.move.uci);
        must(move?.ok === true, () => `${detail.move?.uci} is not legal in ${last}`);
        const after = from && formatFen(play(from, move.move));
        must(after === formatFen(read.position), () => `${detail.move?.uci} leads to ${after}, not ${fen}`);
      }
      const previousFen = from ? formatFen(from) : '8/8/8/8/8/8/8/8 w - - 0 1';
      if (action.do === 'undo' || action.do === 'redo') {
        const [source, destination] =
          action.do === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
        source.pop();
        destination.push(previousFen);
      } else {
        this.#past.push(previousFen);
        this.#future = [];
      }
      last = fen;
    }
    if (expected !== null) {
      const position = this.#state.position;
      must(
        changes.length === 1 && position !== null && formatFen(position) === expected,
        () => `${action.do} leads to ${fen}, not ${expected}`,
      );
    }
    if (action.do === 'script') {
      const losesHistory =
        !this.#state.connected || this.#state.mode === 'view' || action.act[0] === 'append';
      const from = before.position;
      const after = this.#state.position && placementTurnCastling(formatFen(this.#state.position));
      const isMove =
        from !== null &&
        legalMoves(from).some((move) => placementTurnCastling(formatFen(play(from, move))) === after);
      if (losesHistory) {
        this.#past = [];
        this.#future = [];
      } else if (fen !== before.fen) {
        // A legal move can be undone, whoever makes it; another position empties the history.
        this.#past = isMove ? [...this.#past, formatFen(from)] : [];
        this.#future = [];
      }
    } else {
      must((fen ?? '') === last, () => `the FEN went from ${last} to ${fen} without a \`change\` event`);
    }
  }

  #checkFocus(action: Action, before: State): void {
    const {focus, hasGrid, gridStops, paletteStops, mode} = this.#state;
    if (!hasGrid) return;
    must(gridStops === 1, () => `${gridStops} squares are in the tab order`);
    must(
      mode !== 'edit' || paletteStops === 2,
      () => `${paletteStops} palette pieces are in the tab order, instead of one in each palette`,
    );
    const keepsFocus =
      action.do === 'undo' ||
      action.do === 'redo' ||
      (action.do === 'keys' && !action.keys.some((key) => key.endsWith('Tab'))) ||
      // Like HTML's own controls, a board loses the focus when it is disabled.
      (action.do === 'script' &&
        action.act[1] !== 'disabled' &&
        action.act[0] !== 'remove' &&
        action.act[0] !== 'append' &&
        before.mode === mode);
    if (keepsFocus && before.focus === 'board' && before.hasGrid && before.connected) {
      must(focus === 'board', () => `the board has lost the focus: it is now on ${focus}`);
    }
  }

  #point([x, y]: Place): [number, number] {
    const {left, top, width, height} = this.#state.box;
    return [Math.max(0, Math.round(left + x * width)), Math.max(0, Math.round(top + y * height))];
  }

  async releaseMouse(): Promise<void> {
    if (this.#isMouseDown) await this.#boards.page.mouse.up();
    this.#isMouseDown = false;
  }

  async #perform(action: Action): Promise<void> {
    const {page} = this.#boards;
    // There is only one pointer: actions that cannot happen during a drag release it first.
    if (!['down', 'up', 'hover', 'keys', 'script'].includes(action.do)) await this.releaseMouse();
    switch (action.do) {
      case 'click':
        return page.mouse.click(...this.#point(action.at), {button: action.button});
      case 'drag':
      case 'touch':
        return this.#dragAlong(action.do, action.from, action.to);
      case 'tap':
        return page.touchscreen.tap(...this.#point(action.at));
      case 'hover':
        return page.mouse.move(...this.#point(action.at));
      case 'down':
        await page.mouse.move(...this.#point(action.at));
        if (!this.#isMouseDown) await page.mouse.down();
        this.#isMouseDown = true;
        return;
      case 'up':
        await page.mouse.move(...this.#point(action.at));
        return this.releaseMouse();
      case 'legal':
        return this.#playLegal(action.choice, action.by);
      case 'keys':
        for (const key of action.keys) await this.#press(key);
        return;
      case 'type':
        return page.keyboard.type(action.text);
      case 'control': {
        const point = await this.#boards.ask<{x: number; y: number; tag: string} | null>(
          'place',
          action.index,
        );
        if (point && point.tag !== 'select') await page.mouse.click(point.x, point.y);
        // The browser draws a `<select>`’s open list outside the page, so focus it without a click.
        else if (point) await this.#boards.ask('focusControl', action.index);
        for (const key of action.keys) await this.#press(key);
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
        return this.#boards.ask('act', action.act);
    }
  }

  async #dragAlong(by: 'drag' | 'touch', from: Place, to: Place): Promise<void> {
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
    const {position, isFlipped} = this.#state;
    const moves = position ? legalMoves(position) : [];
    const move = moves[choice % moves.length];
    if (!move || !position) return;
    const {files} = position;
    const placeOf = (square: string): Place => {
      const file = square.charCodeAt(0) - 97;
      const above = 8 - Number(square[1]);
      const [column, row] = isFlipped ? [files - 1 - file, 7 - above] : [file, above];
      return [(column + 0.5) / files, (row + 0.5) / 8];
    };
    const [from, to] = [placeOf(move.from), placeOf(move.to)];
    if (by !== 'clicks') return this.#dragAlong(by, from, to);
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

/** Whatever a person does with a board, the page reports no error and does not navigate, and every change can be undone. */
export const interactionLaws = (boards: Boards): readonly Law[] => [
  {
    name: 'interaction',
    property: fc.asyncProperty(
      boardsToActOn,
      fc.array(actions, {maxLength: 15, size: 'max'}),
      (attributes, actions) =>
        boards.alone(async () => {
          // An earlier trial may have navigated away.
          await boards.page.waitForFunction('window.fuzz');
          await boards.ask('begin', attributes);
          const trial = new BoardTrial(boards, await boards.ask<State>('outcome', false));
          try {
            for (const action of actions) await trial.do(action);
            await trial.undoAll();
          } finally {
            await trial.releaseMouse();
          }
          await boards.clear();
          boards.mustNotComplain();
        }),
    ),
  },
];
