import {nextFrame} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import type {FenBoard} from '../../src/index.js';
import type {ChangeDetail} from '../../src/interaction/events.js';
import {inWindow} from '../pages/zoom.js';

type Ability = 'media' | 'right-button' | 'typing' | 'baselines' | 'touch' | 'touch-scroll' | 'two-fingers';

/** Whether the driver of this browser can do it: a test that needs it is skipped where it cannot. */
export const can = (what: Ability): Promise<boolean> => executeServerCommand('can', what);

/** What a person does on a board, with a real mouse, finger and keyboard. */
export class Person {
  readonly board: FenBoard;
  /** Every change that the board has dispatched. */
  readonly changes: ChangeDetail[] = [];

  /** What the board stands in, when that was made for it. */
  #place: Element | null = null;

  private constructor(board: FenBoard) {
    this.board = board;
    board.addEventListener('change', (event) => this.changes.push(event.detail));
  }

  /** Puts a board on the page and waits until it can be acted on. */
  static async before(attributes: Readonly<Record<string, string>>, place?: Element): Promise<Person> {
    const board = document.createElement('fen-board');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    board.style.setProperty('--fen-board-max-size', '400px');
    if (place) document.body.prepend(place);
    // In the innermost element of the place.
    let parent = place ?? document.body;
    while (place && parent.firstElementChild) parent = parent.firstElementChild;
    parent.prepend(board);
    window.scrollTo(0, 0);
    while (!board.shadowRoot?.querySelector('[role=gridcell]')) await nextFrame();
    const person = new Person(board);
    person.#place = place ?? null;
    return person;
  }

  /** The last change. */
  get last(): ChangeDetail | undefined {
    return this.changes.at(-1);
  }

  /** What was announced last. */
  get heard(): string {
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

  middle(square: string): [x: number, y: number] {
    const {left, top, width, height} = this.cell(square).getBoundingClientRect();
    const {x, y} = inWindow(this.board, new DOMPoint(left + width / 2, top + height / 2));
    return [Math.round(x), Math.round(y)];
  }

  /** The name of a square, as a screen reader says it. */
  name(square: string): string | null {
    return this.cell(square).getAttribute('aria-label');
  }

  /** The squares to which the picked piece may go. */
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

  async down(square: string): Promise<void> {
    await sendMouse({type: 'move', position: this.middle(square)});
    await sendMouse({type: 'down'});
  }

  async moveTo(position: [number, number]): Promise<void> {
    await sendMouse({type: 'move', position});
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
    await this.moveTo([x2, y2]);
    await this.up();
  }

  async touchDrag(from: string, to: string): Promise<void> {
    const [[x1, y1], [x2, y2]] = [this.middle(from), this.middle(to)];
    const points = [0, 0.2, 0.5, 0.8, 1].map((part) => [
      Math.round(x1 + part * (x2 - x1)),
      Math.round(y1 + part * (y2 - y1)),
    ]);
    await executeServerCommand('touch-drag', {points});
    await this.settled();
  }

  /** Taps squares, or places of the viewport, with a finger. */
  async tap(...places: (string | [number, number])[]): Promise<void> {
    for (const place of places) {
      const point = typeof place === 'string' ? this.middle(place) : place;
      await executeServerCommand('touch-drag', {points: [point]});
      await this.settled();
    }
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await executeServerCommand('press', key);
      await this.settled();
    }
  }

  leave(): void {
    this.board.remove();
    this.#place?.remove();
  }
}
