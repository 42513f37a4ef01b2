import type {Position} from '../../notation/position.js';
import type {BoardContext} from '../context.js';
import type {Mode, Options} from '../state/mode.js';
import type {Session} from '../state/session.js';
import {moveInPalette, paletteTemplate} from '../view/palette.js';
import {panelTemplate} from '../view/panel.js';
import {AnyPosition} from './any-position.js';
import {FenField} from './fen-field.js';

/** `mode="edit"`: any piece may stand anywhere. */
export class EditMode implements Mode {
  readonly name = 'edit';
  readonly showsTargets = false;
  readonly #context: BoardContext;
  readonly #session: Session;
  readonly #fenField: FenField;

  constructor(context: BoardContext, session: Session) {
    this.#context = context;
    this.#session = session;
    this.#fenField = new FenField(context, session);
  }

  options(position: Position): Options {
    return new AnyPosition(position, this.#context.strings);
  }

  positionSet(): void {
    this.#fenField.reset();
  }

  paste(text: string): boolean {
    return this.#fenField.paste(text);
  }

  keyDown(event: KeyboardEvent): boolean {
    return moveInPalette(this.#context.root, event);
  }

  template(): unknown {
    const {html} = this.#context.lit;
    return html`${paletteTemplate(this.#context, this.#session)}${panelTemplate(
      this.#context,
      this.#session,
      this.#fenField,
    )}`;
  }
}
