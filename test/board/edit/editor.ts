import '../../../src/index.js';
import {sendKeys} from '@web/test-runner-commands';
import {User} from '../../tools/user.js';

/** A user who sets up a position. */
export class Editor extends User {
  /** A control of the panel by its name. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what it is
  control<T extends HTMLElement>(name: string): T {
    for (const label of this.root.querySelectorAll('label')) {
      if (label.querySelector('span')?.textContent === name) {
        return label.querySelector<T>('select, input, textarea') as T;
      }
    }
    const button = [...this.root.querySelectorAll<HTMLElement>('button')].find(
      (element) => element.textContent.trim() === name || element.title === name,
    );
    if (!button) throw new Error(`There is no “${name}”.`);
    return button as T;
  }

  get fenField(): HTMLTextAreaElement {
    return this.control('FEN');
  }

  /** The error of the text in the FEN field. */
  get fenError(): string {
    return this.root.querySelector('#fen-error')?.textContent ?? '';
  }

  get isFenInvalid(): boolean {
    return this.fenField.getAttribute('aria-invalid') === 'true';
  }

  /** The names of the checkboxes for castling rights. */
  get rights(): string[] {
    return [...this.root.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(
      (box) => `${box.labels?.[0]?.querySelector('span')?.textContent}${box.disabled ? ', disabled' : ''}`,
    );
  }

  /** The values of a list. */
  options(name: string): string[] {
    return [...this.control<HTMLSelectElement>(name).options].map(({value}) => value);
  }

  /** Presses a button or a checkbox. */
  async pressControl(name: string): Promise<void> {
    await this.clickOn(this.control(name));
  }

  /** Chooses from a list, or writes into a field and leaves it. */
  async fill(name: string, value: string): Promise<void> {
    const field = this.control<HTMLInputElement | HTMLSelectElement>(name);
    field.value = value;
    field.dispatchEvent(new Event('change', {bubbles: true}));
    await this.settled();
  }

  /** Types another text into the FEN field. */
  async typeFen(text: string): Promise<void> {
    this.fenField.focus();
    this.fenField.select();
    // A command ends in time, however busy the machine is.
    for (const [letters] of text.matchAll(/.{1,8}/g)) await sendKeys({type: letters});
    await this.settled();
  }

  /** Types another text into the FEN field, with no time between the letters, however busy the machine is. */
  async typeWithoutPause(text: string): Promise<void> {
    for (const index of text.split('').keys()) {
      this.fenField.value = text.slice(0, index + 1);
      this.fenField.dispatchEvent(new Event('input', {bubbles: true}));
    }
    await this.settled();
  }

  /** Sets the text of the FEN field at once, as autofill does. */
  async enterFen(text: string): Promise<void> {
    this.fenField.value = text;
    this.fenField.dispatchEvent(new Event('input', {bubbles: true}));
    await this.settled();
  }

  /** Leaves the FEN field for the next control. */
  async leaveField(): Promise<void> {
    await sendKeys({press: 'Tab'});
    await this.settled();
  }

  /** Copies the text elsewhere and pastes it onto the board, with the keys. */
  async pasteOntoBoard(text: string): Promise<void> {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = text;
    source.select();
    await this.press('Control+c');
    source.remove();
    this.cell('e4').focus();
    await this.press('Control+v');
  }
}

/** Puts an editor without animation on the page. */
export const setup = (
  fen: string,
  attributes: Readonly<Record<string, string>> = {},
  place?: Element,
): Promise<Editor> => Editor.setup({mode: 'edit', animation: 'none', fen, ...attributes}, place);
