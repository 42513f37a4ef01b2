import {fill} from '../../core/text/fill.js';
import type {FenIssue, Position} from '../../core/notation/index.js';
import {readCertain} from '../../core/notation/read-certain.js';
import type {BoardHost} from '../interaction/board-host.js';
import {readerPart} from '../../parts/loader.js';
import {showsPosition} from '../interaction/state/commit.js';
import type {Session} from '../interaction/state/session.js';
import {joinSentences} from '../../core/text/sentence.js';
import {editorStrings, makeEditStep} from './edit-actions.js';

/** A FEN that was typed or pasted: its position and sentences about repairs, or a sentence about its error. */
interface TypedFen {
  readonly position?: Position;
  readonly repairs?: string;
  readonly error?: string;
}

/** A text that a person types. */
interface Draft {
  readonly text: string;
  readonly error: string;
  readonly repairs: string;
  /** The session's `revision`, its number of changes, when the typing began. */
  readonly firstRevision: number;
  /** The session's `revision` after the text was applied. If the session now has a higher one, the draft is stale. */
  readonly revision: number;
}

/** Milliseconds without typing, after which an error is announced. Until then, the FEN may just be unfinished. */
const errorDelay = 1000;

/** The editor's field for the FEN. It also reads a FEN that is pasted onto the board. */
export class FenField {
  readonly #session: Session;
  readonly #host: BoardHost;
  #draft: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownRepairs: {readonly text: string; readonly revision: number} | null = null;

  constructor(session: Session) {
    this.#session = session;
    this.#host = session.host;
  }

  get text(): string {
    return this.#currentDraft?.text ?? this.#fen;
  }

  /** The error of `text`; empty if `text` can be read. */
  get error(): string {
    return this.#currentDraft ? this.draftError : this.#host.errorText;
  }

  get draftError(): string {
    return this.#currentDraft?.error ?? '';
  }

  /** Sentences about repairs in the text that was typed or pasted for the current position; empty if there are none. */
  get repairs(): string {
    return this.#shownRepairs?.revision === this.#session.revision ? this.#shownRepairs.text : '';
  }

  /** Sets up the position that the person types, as soon as the text can be read. */
  input(text: string): void {
    const draft = (this.#draft = this.#createDraft(text));
    // The board's own FEN is not parsed again: the parser might take a capital that is right for a phone's.
    if (text !== this.#fen) {
      this.#read(text, (typed) => {
        if (this.#draft === draft) this.#draft = this.#apply(text, typed);
      });
    }
    this.#host.element.requestUpdate();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.draftError && this.#session.announce(this.draftError), errorDelay);
  }

  /** Called when the person leaves the field. It then shows the board's FEN, unless its text has an error. */
  leave(): void {
    const draft = this.#currentDraft;
    if (draft && !draft.error) {
      const hasChangedPosition = draft.revision !== draft.firstRevision;
      if (hasChangedPosition)
        this.#session.announce(joinSentences(this.#summarizeChange(this.#session.position), draft.repairs));
      this.#showRepairs(draft.repairs);
      this.#draft = null;
    }
    this.#host.element.requestUpdate();
  }

  /** Sets up a pasted position. @returns False if the person may not change the board. */
  paste(text: string): boolean {
    if (!this.#session.acceptsInput) return false;
    this.#read(text, ({position, error = '', repairs = ''}) => {
      if (position) {
        this.#session.apply(makeEditStep(position, this.#summarizeChange(position), this.#session));
        this.#showRepairs(repairs);
      } else this.#session.announce(error);
    });
    return true;
  }

  discard(): void {
    this.#draft = null;
  }

  /** Reads a text and calls `onRead` with the result. If the tolerant reader must be loaded first, the call comes later. */
  #read(text: string, onRead: (typed: TypedFen) => void): void {
    const certain = readCertain(text);
    const {locale, element} = this.#host;
    const {loaded} = readerPart;
    if (certain?.isClean) onRead({position: certain.position});
    else if (loaded) {
      const parsed = loaded.parseFen(text, {tolerant: true});
      const sentenceOf = (issue: FenIssue) => loaded.issueSentence(locale.current, issue);
      onRead(
        parsed.ok
          ? {position: parsed.position, repairs: joinSentences(...parsed.warnings.map(sentenceOf))}
          : {error: sentenceOf(parsed.error)},
      );
    } else {
      void readerPart.tryLoad().then(() => {
        if (readerPart.loaded) this.#read(text, onRead);
        else onRead({error: locale.current.diagram.unreadable});
        element.requestUpdate();
      });
    }
  }

  /** Sets up a position that was typed. @returns The draft; null if a listener has cancelled the change. */
  #apply(text: string, typed: TypedFen): Draft | null {
    const draft = this.#createDraft(text, typed);
    if (!typed.position) return draft;
    const summary = this.#summarizeChange(typed.position);
    // The step is announced when the person leaves the field, because nearly every typed letter changes the position.
    const step = {...makeEditStep(typed.position, summary, this.#session), isSilent: true};
    if (!showsPosition(this.#session, step.next) && !this.#session.apply(step)) return null;
    return {...draft, revision: this.#session.revision};
  }

  #createDraft(text: string, {error = '', repairs = ''}: TypedFen = {}): Draft {
    const {revision} = this.#session;
    return {text, error, repairs, firstRevision: this.#currentDraft?.firstRevision ?? revision, revision};
  }

  /** The board's position as a FEN, even if `fen` is a word such as `start`; `fen` itself if it is empty or has an error. */
  get #fen(): string {
    const {fen, errorText, position} = this.#host;
    return errorText || !fen.trim() ? fen : this.#host.format(position);
  }

  get #currentDraft(): Draft | null {
    return this.#draft?.revision === this.#session.revision ? this.#draft : null;
  }

  /** Names the field and the side to move, which the new FEN may have changed unseen. */
  #summarizeChange({turn}: Position): string {
    const {diagram} = this.#session.strings;
    const value = diagram[`${turn}ToMove`];
    return fill(editorStrings(this.#host).valueChanged, {name: 'FEN', value});
  }

  #showRepairs(text: string): void {
    this.#shownRepairs = {text, revision: this.#session.revision};
  }
}
