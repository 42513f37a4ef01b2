import {nextFrame} from '@open-wc/testing';
import {executeServerCommand, resetMouse, sendMouse} from '@web/test-runner-commands';
import type {FenBoard} from '../../src/index.js';
import type {ChangeDetail} from '../../src/board/interaction/events.js';
import {inWindow} from '../board/pages/zoom.js';

/** A place in the viewport. */
export type Place = [x: number, y: number];
type Ability = 'media' | 'right-button' | 'typing' | 'baselines' | 'touch' | 'touch-scroll' | 'two-fingers';

/** Whether the driver of this browser has an ability: tests that need it are skipped without it. */
export const can = (ability: Ability): Promise<boolean> => executeServerCommand('can', ability);

/** Makes the page longer than the window until the test has ended. */
export function lengthenPage(): void {
  const below = temporary(document.createElement('div'));
  below.style.height = '3000px';
  document.body.append(below);
}

/**
 * The description of a board's picture, or of the grid over it, with each sentence on its own line, as a person finds it who
 * has just moved the focus: otherwise that of a diagram may be a moment late.
 */
export function descriptionOf(board: Element): string {
  document.dispatchEvent(new FocusEvent('focusin'));
  const root = board.shadowRoot;
  const [shown] = root?.querySelectorAll('[role=grid],[role=img][aria-hidden=false]') ?? [];
  const id = shown?.getAttribute('aria-describedby') ?? '';
  return root?.getElementById(id)?.textContent.trim() ?? '';
}

/** Hides the tab, or shows it again, as far as scripts can see: until the test has ended. */
export function hideTab(isHidden: boolean): void {
  if (isHidden) Object.defineProperty(document, 'visibilityState', {configurable: true, value: 'hidden'});
  else Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
}

interface Media {
  readonly media?: 'print';
  readonly features?: Readonly<Record<string, string>>;
}

let isEmulated = false;

/** Emulates media features until the test has ended, or skips the test if the driver cannot. */
export async function emulate(test: Mocha.Context, media: Media): Promise<void> {
  if (!(await can('media'))) test.skip();
  isEmulated = true;
  await executeServerCommand('media', media);
}

/**
 * Waits until a condition holds, however busy the machine is: the time of the test is the only limit.
 *
 * @returns The first truthy value of the condition.
 */
export async function until<T>(condition: () => T | false | null | undefined): Promise<T> {
  for (;;) {
    const value = condition();
    awaited = value ? undefined : condition;
    if (value) return value;
    await nextFrame();
  }
}
let awaited: (() => unknown) | undefined;

/** Counts the updates that a board asks for from now on. */
export function countUpdates(board: FenBoard): () => number {
  let updates = 0;
  const update = board.requestUpdate.bind(board);
  board.requestUpdate = (...change) => {
    updates++;
    update(...change);
  };
  return () => updates;
}

/** Presses Tab, or another key, until an element that is looked for has the focus, and returns it. */
export async function tabTo(
  root: ShadowRoot,
  isIt: (element: Element) => boolean,
  key = 'Tab',
): Promise<HTMLElement> {
  for (let presses = 0; presses < 60; presses++) {
    const active = root.activeElement as HTMLElement | null;
    if (active && isIt(active)) return active;
    await executeServerCommand('press', key);
    await nextFrame();
  }
  throw new Error(`${key} does not get there.`);
}

const added: Element[] = [];
const users: User[] = [];

/** Removes an element from the page when the test has ended. */
export function temporary<T extends Element>(element: T): T {
  added.push(element);
  return element;
}

afterEach(async function () {
  if (this.currentTest?.isFailed() && awaited) console.error(`Still waiting until ${String(awaited)}`);
  for (const user of users.splice(0)) user.leave();
  for (const element of added.splice(0)) element.remove();
  if (Object.hasOwn(document, 'visibilityState')) hideTab(false);
  if (isEmulated) await executeServerCommand('media', {});
  isEmulated = false;
  await resetMouse();
});

/** A person at a board, with real input from mouse, finger and keyboard. */
export class User {
  readonly board: FenBoard;
  /** Every change that the board has dispatched. */
  readonly changes: ChangeDetail[] = [];
  /** Every announcement, in order. */
  readonly announcements: string[] = [];

  /** The outermost element around the board, if the test has given one. */
  readonly #surroundings: Element | undefined;
  readonly #listener = new MutationObserver(() => {
    if (this.announced !== this.announcements.at(-1)) this.announcements.push(this.announced);
  });

  constructor(board: FenBoard, surroundings?: Element) {
    this.board = board;
    this.#surroundings = surroundings;
    board.addEventListener('change', (event) => this.changes.push(event.detail));
    this.#listener.observe(this.root, {subtree: true, childList: true, characterData: true});
  }

  /**
   * Puts a board on the page and waits for its grid.
   *
   * @param surroundings - An element to put on the page, with the board in its innermost descendant.
   */
  static async setup<T extends User>(
    this: new (board: FenBoard, surroundings?: Element) => T,
    attributes: Readonly<Record<string, string>>,
    surroundings?: Element,
  ): Promise<T> {
    const board = document.createElement('fen-board');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    board.style.setProperty('--fen-board-max-size', '400px');
    let parent = surroundings;
    while (parent?.firstElementChild) parent = parent.firstElementChild;
    parent?.prepend(board);
    document.body.prepend(temporary(surroundings ?? board));
    window.scrollTo(0, 0);
    // Listens from now on: a puzzle may play its first move before a busy machine continues after the wait.
    const user = new this(board, surroundings);
    users.push(user);
    await until(() => user.root.querySelector('[role=gridcell]'));
    return user;
  }

  /** The SAN of every change; undefined for a change that was not a move. */
  get sans(): (string | undefined)[] {
    return this.changes.map(({move}) => move?.san);
  }

  get lastChange(): ChangeDetail | undefined {
    return this.changes.at(-1);
  }

  /** The last announcement. */
  get announced(): string {
    return this.root.querySelector('[role=status]')?.textContent ?? '';
  }

  get root(): ShadowRoot {
    const {shadowRoot} = this.board;
    if (!shadowRoot) throw new Error('The board has no shadow root.');
    return shadowRoot;
  }

  cell(square: string): HTMLElement {
    const cell = this.root.querySelector<HTMLElement>(`[data-square="${square}"]`);
    if (!cell) throw new Error(`There is no ${square}.`);
    return cell;
  }

  /** The middle of a square, or of an element, in the viewport. */
  middle(target: string | Element): Place {
    const element = typeof target === 'string' ? this.cell(target) : target;
    const {left, top, width, height} = element.getBoundingClientRect();
    const {x, y} = inWindow(this.board, new DOMPoint(left + width / 2, top + height / 2));
    return [Math.round(x), Math.round(y)];
  }

  /** Waits for the button with this name. */
  button(name: string): Promise<HTMLElement> {
    return until(() =>
      [...this.root.querySelectorAll('button')].find(
        (button) => button.textContent.trim() === name || button.title === name,
      ),
    );
  }

  /** The square at a place in the viewport. */
  squareAt([x, y]: Place): string | undefined {
    return this.root.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]')?.dataset.square;
  }

  /** The squares that a highlight covers. */
  highlighted(part: 'last-move' | 'check'): string[] {
    const path = this.root.querySelector<SVGGeometryElement>(`[part~=${part}]`);
    const files = this.board.position?.files ?? 8;
    return [...this.root.querySelectorAll<HTMLElement>('[data-square]')]
      .filter((_, i) => {
        const [column, row] = [i % files, Math.floor(i / files)];
        return path?.isPointInFill(new DOMPoint((column + 0.5) * 45, (row + 0.5) * 45));
      })
      .map(({dataset}) => dataset.square ?? '');
  }

  /** The accessible name of a square. */
  name(square: string): string | null {
    return this.cell(square).getAttribute('aria-label');
  }

  /** The destinations of the picked piece, from the names of their squares. */
  targets(): string[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-square]')]
      .filter((cell) => cell.getAttribute('aria-label')?.endsWith('can go here'))
      .map((cell) => cell.dataset.square ?? '')
      .sort();
  }

  picked(): string | null {
    return this.root.querySelector<HTMLElement>('[aria-selected=true]')?.dataset.square ?? null;
  }

  focused(): string | null {
    const active = this.root.activeElement as HTMLElement | null;
    return active?.dataset.square ?? active?.getAttribute('aria-label') ?? (active?.title || null);
  }

  async settled(): Promise<void> {
    await this.board.updateComplete;
    await nextFrame();
    await this.board.updateComplete;
  }

  async click(...squares: string[]): Promise<void> {
    for (const square of squares) {
      await sendMouse({type: 'click', position: this.middle(square)});
      await this.settled();
    }
  }

  /** Presses an element with the mouse. */
  async clickOn(element: Element): Promise<void> {
    element.scrollIntoView({block: 'nearest'});
    await sendMouse({type: 'click', position: this.middle(element)});
    await this.settled();
  }

  async pressButton(name: string): Promise<void> {
    await this.clickOn(await this.button(name));
  }

  async down(target: string | Element): Promise<void> {
    await sendMouse({type: 'move', position: this.middle(target)});
    await sendMouse({type: 'down'});
  }

  async moveTo(target: string | Place): Promise<void> {
    await sendMouse({type: 'move', position: this.#place(target)});
    await this.settled();
  }

  async up(): Promise<void> {
    await sendMouse({type: 'up'});
    await this.settled();
  }

  async drag(from: string, to: string): Promise<void> {
    await this.down(from);
    const [[x1, y1], [x2, y2]] = [this.middle(from), this.middle(to)];
    await this.moveTo([Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)]);
    await this.moveTo(to);
    await this.up();
  }

  /** Drags the mouse from square to square, with any of its buttons. */
  async stroke(squares: readonly string[], button: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
    for (const [i, square] of squares.entries()) {
      await this.moveTo(square);
      if (i === 0) await sendMouse({type: 'down', button});
    }
    await sendMouse({type: 'up', button});
    await this.settled();
  }

  /** Drags a finger over squares, or places in the viewport. */
  async swipe(...targets: readonly (string | Place)[]): Promise<void> {
    await executeServerCommand('touch-drag', {points: targets.map((target) => this.#place(target))});
    await this.settled();
  }

  async touchDrag(from: string, to: string): Promise<void> {
    const [[x1, y1], [x2, y2]] = [this.middle(from), this.middle(to)];
    const at = (fraction: number): Place => [
      Math.round(x1 + fraction * (x2 - x1)),
      Math.round(y1 + fraction * (y2 - y1)),
    ];
    await this.swipe(at(0), at(0.2), at(0.5), at(0.8), at(1));
  }

  /** Taps squares, or places in the viewport, with a finger. */
  async tap(...targets: readonly (string | Place)[]): Promise<void> {
    for (const target of targets) await this.swipe(target);
  }

  /** Taps an element, and waits for the click that a busy browser makes of it later. */
  async tapOn(element: Element): Promise<void> {
    let isClicked = false;
    element.addEventListener('click', () => (isClicked = true), {once: true});
    await this.tap(this.middle(element));
    await until(() => isClicked);
    await this.settled();
  }

  /** The square that Tab reaches. */
  get tabStop(): HTMLElement | null {
    return this.root.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
  }

  /** Goes to a square by the keys for its file and its rank, and presses Enter there. White is below. */
  async pressSquare(square: string): Promise<void> {
    this.tabStop?.focus();
    const file = square.charCodeAt(0) - 96;
    // Only eight files have a digit; the others are at the end of a row.
    const ofFile = file > 9 ? ['End'] : file > 8 ? ['End', 'ArrowLeft'] : [`Shift+${file}`];
    await this.press(...ofFile, square.slice(1), 'Enter');
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await executeServerCommand('press', key);
      await this.settled();
    }
  }

  #place(target: string | Place): Place {
    return typeof target === 'string' ? this.middle(target) : target;
  }

  /** Removes the board and its surroundings from the page. */
  leave(): void {
    this.board.remove();
    this.#surroundings?.remove();
  }
}

/** Puts a board in play mode on the page; its pieces are not animated, unless the attributes say so. */
export const setup = (
  fen: string,
  attributes: Readonly<Record<string, string>> = {},
  surroundings?: Element,
): Promise<User> => User.setup({mode: 'play', animation: 'none', fen, ...attributes}, surroundings);
