import {fill} from '../notation/fill.js';
import type {FenIssue, Position} from '../notation/index.js';
import {readStrict} from '../notation/read-strict.js';
import type {BoardHost} from '../dom/board-host.js';
import {isShown} from '../interaction/state/commit.js';
import type {Session} from '../interaction/state/session.js';
import {joinSentences} from '../locales/sentence.js';
import {editorStrings, editStep} from './edit-actions.js';

/** A text that is being typed into the FEN field. */
interface Draft {
  readonly text: string;
  /** Its error; empty if it can be read. */
  readonly error: string;
  /** Its repairs, in sentences. */
  readonly repairs: string;
  /** The revision of the position when the typing began. */
  readonly firstRevision: number;
  /** The session’s revision once this text was applied; any later change makes the draft stale. */
  readonly revision: number;
}

/** An error is announced after this pause in typing, in milliseconds, because an unfinished FEN always has one. */
const errorDelay = 1000;

interface FieldReading {
  readonly position: Position | null;
  readonly error: string;
  readonly repairs: string;
}

/** The FEN as text, in the editor's field and on the clipboard. */
export class FenField {
  readonly #host: BoardHost;
  readonly #session: Session;
  #draft: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #repairs: {readonly text: string; readonly revision: number} | null = null;

  constructor(session: Session) {
    this.#host = session.host;
    this.#session = session;
  }

  get text(): string {
    return this.#freshDraft?.text ?? this.#fen;
  }

  /** The error of `text`; empty if it can be read. */
  get error(): string {
    return this.#freshDraft ? this.#freshDraft.error : this.#host.errorText;
  }

  /** The error of a typed text that is not committed; empty if there is none. */
  get draftError(): string {
    return this.#freshDraft?.error ?? '';
  }

  /** The repairs of the text that has set the position. */
  get repairs(): string {
    return this.#repairs?.revision === this.#session.revision ? this.#repairs.text : '';
  }

  type(text: string): void {
    const draft = (this.#draft = this.#draftOf(text));
    // In the board's own FEN, two white kings and no black piece are allowed; in a typed one they are an error.
    if (text !== this.#fen) {
      this.#read(text, (reading) => {
        if (this.#draft === draft) this.#draft = this.#apply(text, reading);
      });
    }
    this.#host.element.requestUpdate();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.draftError && this.#session.announce(this.draftError), errorDelay);
  }

  /** Called when the person leaves the field. If the typed text can be read, the field shows the position's FEN again. */
  leave(): void {
    const draft = this.#freshDraft;
    if (draft?.error === '') {
      if (draft.revision !== draft.firstRevision)
        this.#session.announce(joinSentences(this.#changeSummary(this.#session.position), draft.repairs));
      this.#setRepairs(draft.repairs);
      this.#draft = null;
    }
    this.#host.element.requestUpdate();
  }

  /** Sets up a pasted position. @returns Whether the editor handles the text. */
  paste(text: string): boolean {
    if (!this.#session.canAct) return false;
    this.#read(text, ({position, error, repairs}) => {
      if (position) {
        this.#session.apply(editStep(position, this.#changeSummary(position), this.#session));
        this.#setRepairs(repairs);
      } else this.#session.announce(error);
    });
    return true;
  }

  discard(): void {
    this.#draft = null;
  }

  /** Reads a text: at once or, if it needs the tolerant reader, when that has loaded. */
  #read(text: string, use: (reading: FieldReading) => void): void {
    const strict = readStrict(text);
    if (strict?.isClean) {
      use({position: strict.position, error: '', repairs: ''});
      return;
    }
    const {reader, locale, element} = this.#host;
    const {loaded} = reader;
    if (!loaded) {
      void reader.tryLoad().then(() => {
        if (reader.loaded) this.#read(text, use);
        else use({position: null, error: locale.current.diagram.unreadable, repairs: ''});
        element.requestUpdate();
      });
      return;
    }
    const read = loaded.parseTolerantly(text);
    const issueSentences = (issues: readonly FenIssue[]) =>
      joinSentences(...issues.map((issue) => loaded.issueSentence(locale.current, issue)));
    use(
      read.ok
        ? {position: read.position, error: '', repairs: issueSentences(read.warnings)}
        : {position: null, error: issueSentences([read.error]), repairs: ''},
    );
  }

  /** Sets up a position that was typed. @returns The draft; null if a listener has cancelled the change. */
  #apply(text: string, {position, error, repairs}: FieldReading): Draft | null {
    if (!position) return this.#draftOf(text, {error});
    // Announced only when the field is left, because nearly every typed letter changes the position.
    const step = {...editStep(position, this.#changeSummary(position), this.#session), isSilent: true};
    const firstRevision = this.#firstRevision;
    if (!isShown(this.#session.host, step.next) && !this.#session.apply(step)) return null;
    return this.#draftOf(text, {repairs, firstRevision});
  }

  #draftOf(text: string, {error = '', repairs = '', firstRevision = this.#firstRevision} = {}): Draft {
    return {text, error, repairs, firstRevision, revision: this.#session.revision};
  }

  /** The revision when the typing began; the present one if nothing is being typed. */
  get #firstRevision(): number {
    return this.#freshDraft?.firstRevision ?? this.#session.revision;
  }

  /** The board's FEN, even if the author wrote a word such as `start`; a text that cannot be read stays as it is. */
  get #fen(): string {
    const {fen, errorText, position} = this.#host;
    return errorText || !fen.trim() ? fen : this.#host.source.format(position);
  }

  /** The draft, unless it is stale. */
  get #freshDraft(): Draft | null {
    return this.#draft?.revision === this.#session.revision ? this.#draft : null;
  }

  #changeSummary({turn}: Position): string {
    const {diagram} = this.#session.strings;
    const value = diagram[`${turn}ToMove`];
    return fill(editorStrings(this.#host).valueChanged, {name: 'FEN', value});
  }

  #setRepairs(text: string): void {
    this.#repairs = {text, revision: this.#session.revision};
  }
}
