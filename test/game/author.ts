import {executeServerCommand} from '@web/test-runner-commands';
import type {FenBoard, FenGame} from '../../src/index.js';
import {isFull} from '../tools/part.js';
import {until, User} from '../tools/user.js';
import {announcement, current, move, root, shown} from './shown.js';

/** How a person acts. */
type Way = 'mouse' | 'finger' | 'keys';

/** The ways to write a game: `npm test` takes one of them, and `--full` each. */
export const waysOr = (one: Way): readonly Way[] => (isFull ? ['mouse', 'finger', 'keys'] : [one]);

/** A game that a person writes. */
export class Author extends User {
  readonly game: FenGame;
  /** How the person acts. What only the browser decides, as in a select, is set in the same way by all. */
  by: Way = 'mouse';
  readonly texts: string[] = [];

  constructor(board: FenBoard, game: FenGame) {
    super(board);
    this.game = game;
    game.addEventListener('pgnchange', ({detail}) => this.texts.push(detail.pgn));
  }

  /** Puts a game to write on the page, into `parent` if there is one. */
  static async write(
    attributes: Readonly<Record<string, string>> = {},
    text = '',
    parent?: Element,
  ): Promise<Author> {
    const game = await shown({mode: 'edit', animation: 'none', ...attributes}, text, parent);
    const board = await until(() => game.board);
    // A board that is far from the viewport does not load what it needs.
    game.scrollIntoView();
    await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    await until(() => root(game).querySelector('.edit'));
    return new Author(board, game);
  }

  /** Plays moves, each given by its squares, such as `e2e4`. */
  async play(...moves: string[]): Promise<void> {
    this.board.scrollIntoView({block: 'nearest'});
    for (const text of moves) {
      for (const square of [text.slice(0, 2), text.slice(2, 4)]) {
        if (this.by === 'mouse') await this.click(square);
        else if (this.by === 'finger') await this.tap(square);
        else await this.pressSquare(square);
      }
      await this.game.updateComplete;
    }
  }

  /** Presses a button of the game, or of the page around it. */
  async act(button: HTMLElement): Promise<void> {
    // The list scrolls to its current move in the next frame.
    await this.settled();
    button.scrollIntoView({block: 'nearest'});
    // A list above may still grow by the last act.
    let top = NaN;
    await until(() => top === (top = button.getBoundingClientRect().top));
    if (this.by === 'mouse') await this.clickOn(button);
    else if (this.by === 'finger') await this.tapOn(button);
    else {
      button.focus();
      await this.press('Enter');
    }
    await this.game.updateComplete;
  }

  /** Chooses another game of the file. */
  async choose(number: number): Promise<void> {
    const select = await until(() => this.chooser);
    select.focus();
    select.value = String(number);
    select.dispatchEvent(new Event('change', {bubbles: true}));
    await this.game.updateComplete;
  }

  get chooser(): HTMLSelectElement | null {
    return root(this.game).querySelector('.menu select');
  }

  /** The button of the editor with this name. */
  editButton(name: string): HTMLElement {
    const found = [...root(this.game).querySelectorAll<HTMLElement>('.edit button')].find(
      ({textContent, title}) => textContent.trim() === name || title === name,
    );
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  }

  async edit(name: string): Promise<void> {
    await this.act(this.editButton(name));
  }

  /** Presses a button of the board. */
  async pressNamed(name: string): Promise<void> {
    await this.act(await this.button(name));
  }

  get field(): HTMLTextAreaElement {
    return root(this.game).querySelector<HTMLTextAreaElement>(
      '.comment-field textarea',
    ) as HTMLTextAreaElement;
  }

  /** Types a comment, letter by letter as far as the element can see. */
  async comment(text: string): Promise<void> {
    const {field} = this;
    field.focus();
    for (let length = 1; length <= text.length; length++) {
      field.value = text.slice(0, length);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    field.dispatchEvent(new Event('change', {bubbles: true}));
    await this.game.updateComplete;
  }

  get pgn(): string {
    return this.game.pgn?.trim() ?? '';
  }

  /** The announcements of the game, of which each is made by one of these acts. */
  async transcript(...acts: readonly (() => Promise<unknown>)[]): Promise<string[]> {
    const heard: string[] = [];
    for (const act of acts) {
      const before = announcement(this.game);
      await act();
      await this.settled();
      await until(() => !['', before].includes(announcement(this.game)));
      heard.push(announcement(this.game).replace('\u00a0', ''));
    }
    return heard;
  }

  async goTo(san: string): Promise<void> {
    await this.act(move(this.game, san));
    if (current(this.game)?.replace(/[!?].*$/, '') !== san) throw new Error(`The game is not at ${san}.`);
  }

  /** Sets the field of a tag, as a person who types and leaves it. */
  async tag(label: string, value: string): Promise<void> {
    const field = [...root(this.game).querySelectorAll<HTMLLabelElement>('.tags label')]
      .find((found) => found.querySelector('span')?.textContent === label)
      ?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    if (!field) throw new Error(`There is no field ${label}.`);
    field.value = value;
    field.dispatchEvent(new Event('change', {bubbles: true}));
    await this.game.updateComplete;
  }

  /** Pastes a text while the focus is on an element: a move, or else the board. The clipboard itself is shared with other pages. */
  async paste(
    text: string,
    focused = root(this.game).querySelector<HTMLElement>('[data-index]') ?? this.tabStop,
  ): Promise<void> {
    focused?.focus();
    const event = new ClipboardEvent('paste', {bubbles: true, composed: true, cancelable: true});
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    // Firefox ignores data that the constructor gets.
    Object.defineProperty(event, 'clipboardData', {value: clipboardData});
    focused?.dispatchEvent(event);
    await this.game.updateComplete;
  }

  /** Presses a key wherever the focus is. */
  async key(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await executeServerCommand('press', key);
      await this.settled();
      await this.game.updateComplete;
    }
  }
}
