import {fill} from '../notation/fill.js';
import type {FenIssue, Position} from '../notation/index.js';
import {readStrict} from '../notation/read-strict.js';
import type {BoardHost} from '../dom/board-host.js';
import {isShown} from '../interaction/state/commit.js';
import type {Session} from '../interaction/state/session.js';
import {sentences} from '../locales/sentence.js';
import {editorStrings, editStep} from './any-position.js';

/** A text that is being typed into the FEN field. */
interface Draft {
  readonly text: string;
  /** Its error; empty when it can be read. */
  readonly error: string;
  /** The repairs made in reading it. */
  readonly repairs: string;
  /** The revision of the position in which the typing began. */
  readonly began: number;
  /** The revision of the position it is about: when the board changes in another way, it is replaced. */
  readonly revision: number;
}

/** How long nobody has typed before an error is announced, in milliseconds: half a FEN has one after each letter. */
const pause = 1000;

interface Reading {
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
    return this.#current?.text ?? this.#fen;
  }

  /** The error of that text; empty when it can be read. */
  get error(): string {
    return this.#current ? this.#current.error : this.#host.error;
  }

  /** The error of a text that was typed and is not committed; empty where there is none. */
  get draftError(): string {
    return this.#current?.error ?? '';
  }

  /** The repairs in the text that gave the position. */
  get repairs(): string {
    return this.#repairs?.revision === this.#session.revision ? this.#repairs.text : '';
  }

  type(text: string): void {
    // The position on the board needs no reading: of two white kings alone, tolerant reading says that the case was
    // lost.
    const draft = (this.#draft = this.#draftOf(text));
    if (text !== this.#fen) {
      this.#read(text, (reading) => {
        if (this.#draft === draft) this.#draft = this.#applied(text, reading);
      });
    }
    this.#host.element.requestUpdate();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.draftError && this.#session.announce(this.draftError), pause);
  }

  /** The field was left: it shows the position again, unless what was typed cannot be read. */
  leave(): void {
    const draft = this.#current;
    if (draft?.error === '') {
      if (draft.revision !== draft.began)
        this.#session.announce(sentences(this.#changed(this.#session.position), draft.repairs));
      this.#showRepairs(draft.repairs);
      this.#draft = null;
    }
    this.#host.element.requestUpdate();
  }

  /** @returns Whether a position may be pasted here. */
  paste(text: string): boolean {
    if (!this.#session.canAct) return false;
    this.#read(text, ({position, error, repairs}) => {
      if (position) {
        this.#session.apply(editStep(position, this.#changed(position), this.#session));
        this.#showRepairs(repairs);
      } else this.#session.announce(error);
    });
    return true;
  }

  discard(): void {
    this.#draft = null;
  }

  /** Reads a text at once, or when the tolerant reader has come, if it is needed. */
  #read(text: string, use: (reading: Reading) => void): void {
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
    const sentence = (issues: readonly FenIssue[]) =>
      sentences(...issues.map((issue) => loaded.issueSentence(locale.current, issue)));
    use(
      read.ok
        ? {position: read.position, error: '', repairs: sentence(read.warnings)}
        : {position: null, error: sentence([read.error]), repairs: ''},
    );
  }

  /** Sets up a position that was typed. @returns The draft; null where a listener has cancelled the change. */
  #applied(text: string, {position, error, repairs}: Reading): Draft | null {
    if (!position) return this.#draftOf(text, {error});
    // Announced when the field is left: as it is typed, nearly every letter gives another position.
    const step = {...editStep(position, this.#changed(position), this.#session), isSilent: true};
    const began = this.#began;
    if (!isShown(this.#session.host, step.next) && !this.#session.apply(step)) return null;
    return this.#draftOf(text, {repairs, began});
  }

  #draftOf(text: string, {error = '', repairs = '', began = this.#began} = {}): Draft {
    return {text, error, repairs, began, revision: this.#session.revision};
  }

  /** The revision in which the typing began, or begins. */
  get #began(): number {
    return this.#current?.began ?? this.#session.revision;
  }

  /** The board's FEN, also where the author wrote a word for it; a text that cannot be read is shown as it is. */
  get #fen(): string {
    const {fen, error, position} = this.#host;
    return error || !fen.trim() ? fen : this.#host.format(position);
  }

  get #current(): Draft | null {
    return this.#draft?.revision === this.#session.revision ? this.#draft : null;
  }

  #changed({turn}: Position): string {
    const {diagram, interaction} = this.#session.strings;
    const value = diagram[`${turn}ToMove`];
    return fill(editorStrings(this.#host).valueChanged, {name: interaction.fen, value});
  }

  #showRepairs(text: string): void {
    this.#repairs = {text, revision: this.#session.revision};
  }
}
