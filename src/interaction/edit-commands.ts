import type {FenIssue} from '../notation/index.js';
import type {Position} from '../notation/position.js';
import {fill} from '../notation/fill.js';
import {issueSentence} from '../locales/explain.js';
import {copyFen} from './clipboard.js';
import {EditMode} from './edit-mode.js';
import type {Brush, Draft, PanelCommands} from './edit-panel.js';
import type {Hand} from './hand.js';
import type {Host} from './host.js';
import type {Session} from './session.js';

/** What a person does to a position beside its pieces: with the controls below the board, and as text. */
export class EditCommands implements PanelCommands {
  readonly #host: Host;
  readonly #session: Session;
  readonly #hand: Hand;
  #draft: Draft | null = null;
  #mended: {readonly text: string; readonly to: Position} | null = null;

  constructor(host: Host, session: Session, hand: Hand) {
    this.#host = host;
    this.#session = session;
    this.#hand = hand;
  }

  /** What is being typed. */
  get draft(): Draft | null {
    return this.#draft;
  }

  get mended(): string {
    return this.#mended?.to === this.#session.position ? this.#mended.text : '';
  }

  change(next: Position, said: string): void {
    const {mode} = this.#session;
    if (mode instanceof EditMode) this.#hand.take(mode.stepTo(next, said));
  }

  choose(brush: Brush): void {
    this.#hand.choose(brush);
  }

  takeBack(): void {
    this.#hand.goBack('previous');
  }

  doAgain(): void {
    this.#hand.goBack('next');
  }

  flip(): void {
    this.#host.flip();
    this.#session.say(this.#host.language.interaction.boardFlipped);
  }

  copy(): void {
    void copyFen(this.#host, this.#session);
  }

  /** @returns whether a position may be pasted here. */
  paste(text: string): boolean {
    if (!(this.#session.mode instanceof EditMode) || this.#host.disabled) return false;
    const read = this.#host.parse(text);
    if (read.ok) {
      this.change(read.position, this.#changedFen);
      this.#tellMended(this.#issuesOf(read.warnings));
    } else this.#session.say(issueSentence(this.#host.locale.current, read.error));
    return true;
  }

  type(text: string): void {
    const read = this.#host.parse(text);
    this.#draft = read.ok
      ? {text, error: '', mended: this.#issuesOf(read.warnings)}
      : {text, error: this.#issuesOf([read.error]), mended: ''};
    if (read.ok) this.#hand.take({next: read.position, marked: [], move: null, said: ''});
    else this.#host.redraw();
  }

  leaveText(): void {
    if (this.#draft?.error === '') {
      // As it is typed, nearly every letter would give another thing to say.
      this.#session.say(this.#changedFen);
      this.#tellMended(this.#draft.mended);
      this.#draft = null;
    }
    this.#host.redraw();
  }

  /** Another position has come: what was typed is not about that. */
  forgetText(): void {
    this.#draft = null;
  }

  get #changedFen(): string {
    const {interaction: strings} = this.#host.language;
    return fill(strings.valueChanged, {name: strings.fen});
  }

  #issuesOf(issues: readonly FenIssue[]): string {
    return issues.map((issue) => issueSentence(this.#host.locale.current, issue)).join(' ');
  }

  /** Shows below the text what was mended, until the position is another. */
  #tellMended(text: string): void {
    this.#mended = {text, to: this.#session.position};
  }
}
