import {html} from 'lit/html.js';
import {buttonSheet, type Button} from '../../shared/button.js';
import type {Position} from '../../core/notation/position.js';
import {readerPart} from '../../parts/loader.js';
import type {Mode, Actions, Step} from '../interaction/state/mode.js';
import type {Session} from '../interaction/state/session.js';
import {joinSentences} from '../../core/text/sentence.js';
import {moveFocusInPalettes, paletteTemplate} from './palette.js';
import {listEditorButtons, panelTemplate} from './panel.js';
import {adoptSheet} from '../../shared/sheets.js';
import {editActions} from './edit-actions.js';
import {FenField} from './fen-field.js';
import {sheet} from './sheet.js';

/** `mode="edit"`: a person sets up a position. */
export class EditMode implements Mode {
  readonly name = 'edit';
  readonly acceptsMoves = false;
  readonly canUndo = true;
  readonly keepsMarks = true;
  readonly #session: Session;
  readonly #fenField: FenField;
  readonly #removeSheet: () => void;
  /** The side effects of the last step, and the session's revision after the step. */
  #consequences = {text: '', revision: 0};

  constructor(session: Session) {
    this.#session = session;
    this.#fenField = new FenField(session);
    this.#removeSheet = adoptSheet(session.host.root, buttonSheet + sheet);
  }

  actions(position: Position): Actions {
    return editActions(position, this.#session);
  }

  get draftError(): string {
    return this.#fenField.draftError;
  }

  discardDraft(): void {
    this.#fenField.discard();
  }

  disconnect(): void {
    this.#removeSheet();
  }

  stepMade({consequences = ''}: Step): void {
    this.#consequences = {text: consequences, revision: this.#session.revision};
  }

  paste(text: string): boolean {
    return this.#fenField.paste(text);
  }

  keyDown(event: KeyboardEvent): boolean {
    return moveFocusInPalettes(this.#session.host.root, event);
  }

  toolbarButtons(): readonly Button[] {
    return listEditorButtons(this.#session);
  }

  above(): unknown {
    return paletteTemplate(this.#session, 'above');
  }

  below(): unknown {
    const palette = paletteTemplate(this.#session, 'below');
    return html`${palette}${panelTemplate(this.#session, this.#fenField, this.#warnings)}`;
  }

  /** Sentences about the side effects of the last step, and the board's warnings, except those about marks. */
  get #warnings(): string {
    const {text, revision} = this.#consequences;
    const isLastStep = revision === this.#session.revision;
    const {element, locale} = this.#session.host;
    const warnings = element.warnings
      .filter(({code}) => code !== 'mark')
      .map((issue) => readerPart.loaded?.issueSentence(locale.current, issue));
    return joinSentences(isLastStep && text, ...warnings);
  }
}
