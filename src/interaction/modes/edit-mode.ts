import type {ToolbarButton} from '../../dom/toolbar-button.js';
import type {Position} from '../../notation/position.js';
import type {BoardContext} from '../context.js';
import type {Mode, Options, Step} from '../state/mode.js';
import type {Session} from '../state/session.js';
import {sentences} from '../view/announcements.js';
import {moveInPalette, paletteTemplate} from '../view/palette.js';
import {editorButtons, panelTemplate} from '../view/panel.js';
import {AnyPosition} from './any-position.js';
import {FenField} from './fen-field.js';

/** `mode="edit"`: any piece may stand anywhere. */
export class EditMode implements Mode {
  readonly name = 'edit';
  readonly showsTargets = false;
  readonly keepsMarks = true;
  readonly #context: BoardContext;
  readonly #session: Session;
  readonly #fenField: FenField;
  /** What the last step changed besides what was asked for. */
  #consequences = {text: '', revision: 0};

  constructor(context: BoardContext, session: Session) {
    this.#context = context;
    this.#session = session;
    this.#fenField = new FenField(context, session);
  }

  options(position: Position): Options {
    return new AnyPosition(position, this.#context.strings);
  }

  get draftError(): string {
    return this.#fenField.draftError;
  }

  discardDraft(): void {
    this.#fenField.discard();
  }

  stepMade({consequences = ''}: Step): void {
    this.#consequences = {text: consequences, revision: this.#session.revision};
  }

  paste(text: string): boolean {
    return this.#fenField.paste(text);
  }

  keyDown(event: KeyboardEvent): boolean {
    return moveInPalette(this.#context.root, event);
  }

  toolbarButtons(): readonly ToolbarButton[] {
    return editorButtons(this.#context, this.#session);
  }

  above(): unknown {
    return paletteTemplate(this.#context, this.#session, 'above');
  }

  template(): unknown {
    const {html} = this.#context.lit;
    return html`${paletteTemplate(this.#context, this.#session, 'below')}${panelTemplate(
      this.#context,
      this.#session,
      this.#fenField,
      this.#warnings,
    )}`;
  }

  /** What is wrong with the position, and what the last step made impossible. */
  get #warnings(): string {
    const {text, revision} = this.#consequences;
    const isLast = revision === this.#session.revision;
    return sentences(isLast && text, ...this.#context.warnings);
  }
}
