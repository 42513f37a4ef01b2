import {addMove, pathOfMove} from '../../core/pgn/change-moves.js';
import type {Move} from '../../core/rules/move.js';
import type {FormState} from '../../shared/form-member.js';
import type {Part} from '../../shared/part.js';
import {validityOf, type Validity} from '../../shared/validity.js';
import type {BoardElement, Recorder} from '../../board/interaction/board-host.js';
import {playStrings} from '../../board/interaction/state/session.js';
import {issuesPart} from '../../parts/loader.js';
import {enGameEdit, type GameEditStrings} from '../../words/en-game-edit.js';
import {stringsFor} from '../../words/sentence.js';
import type {Game} from '../../core/pgn/game.js';
import type {Path} from '../../core/pgn/tree.js';
import {fill} from '../../core/text/fill.js';
import {withGame} from '../document/changed-file.js';
import type {GameContext} from '../document/context.js';
import type {PgnChangeDetail} from '../document/events.js';
import {formText, shownFile, type Answer, type GameDocument, type Input} from '../document/game-document.js';
import {findingsIn, gameIn, type GameFile} from '../document/game-file.js';
import type {Navigation} from '../document/navigation.js';
import {placeOfPath} from '../document/place.js';
import type {TextReader} from '../document/text-reader.js';
import {write, type WriteInput} from './writing.js';

const editStrings = stringsFor<GameEditStrings>('game', enGameEdit);

/** The viewer of a game, as its editor sees it. */
export interface EditableView {
  readonly context: GameContext;
  document: GameDocument;
  readonly reader: TextReader;
  readonly navigation: Navigation | undefined;
  /** The address of the current move; undefined if the page has none for moves. */
  readonly link: string | undefined;
  send(input: Input): Answer;
  /** Shows a document that a person has made, without announcing anything. */
  show(document: GameDocument): void;
  /** If the reader is at another place than before, reports that. */
  reportPlace(before: GameDocument): void;
  /** Returns the module of a part; undefined until it has loaded, after which the element is drawn again. */
  loadedPart<Module>(part: Part<Module>): Module | undefined;
  /** Does something once the element is drawn. */
  afterDrawing(act: () => void): void;
  /** Does what the key does in the viewer, if anything. */
  handleKey(event: KeyboardEvent): void;
  /** Announces the place that is shown. */
  announcePlace(): void;
  announce(text: string): void;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FieldEvent = Event & {readonly target: Field};

/** The list of moves follows a comment that is typed after this pause, in milliseconds. */
const typingPause = 250;

/** The games of an element as a person changes them. */
export class EditedGame implements Recorder {
  readonly view: EditableView;
  /** Whether the board sets up the start position. */
  isSettingUp = false;
  /** Whether the text of the games is shown. */
  isTextShown = false;
  /** The text typed into a field, with the key of the field, which says to which game and move it belongs. */
  #draft: {readonly key: string; readonly text: string} | null = null;
  #typingTimer: number | undefined;
  /** The path of the move at which a person types. */
  #typingPath: Path | undefined;
  readonly #form: FormState;
  readonly #validity: Validity;

  constructor(view: EditableView, form: FormState) {
    this.view = view;
    this.#form = form;
    this.#validity = validityOf(view.context.element, form);
  }

  get strings(): GameEditStrings {
    return editStrings(this.view.context);
  }

  /** Whether errors of the text cannot be shown, because the part with their sentences is missing. Changes would lose what they are about. */
  get isWaiting(): boolean {
    return !issuesPart.loaded && findingsIn(shownFile(this.view.document)).length > 0;
  }

  get isDisabled(): boolean {
    return this.view.context.element.matches(':disabled') || this.isWaiting;
  }

  /** While another text is being read, the games of the last one are still shown, and cannot be changed. */
  get #canChange(): boolean {
    return !this.isDisabled && this.view.document.source.type === 'read';
  }

  /** The current game; undefined while the text is being read, or if it has no game. */
  get game(): Game | undefined {
    return this.view.navigation?.game;
  }

  /** The path of the current move; empty at the start. */
  get path(): Path {
    return this.view.navigation?.current?.path ?? [];
  }

  /** The text of all games. */
  get text(): string {
    return formText(this.view.document);
  }

  /**
   * Replaces the current game, unless a listener cancels that.
   *
   * @param path - The path of the current move in the changed game.
   * @param summary - What has happened, in a sentence; announced if `isAnnounced`.
   * @param options.key - The field that is typed into. What is typed there is one step.
   * @returns Whether the game has changed.
   */
  change(game: Game, path: Path, summary: string, {key = '', isAnnounced = true} = {}): boolean {
    const commit = this.prepare(game, path, summary, key);
    commit?.();
    if (commit && isAnnounced) this.view.announce(summary);
    return commit !== undefined;
  }

  /** Adds moves after the current one in one step, such as the line of an engine, and stays there. */
  addMoves(moves: readonly Move[], summary: string): void {
    const {game, path} = this;
    if (!game) return;
    let changed = game;
    let after = path;
    for (const move of moves) {
      changed = addMove(changed, after, move);
      after = pathOfMove(changed, after, move) ?? after;
    }
    this.change(changed, path, summary);
  }

  /** Asks the listeners whether the current game may be replaced. @returns A function that replaces it. */
  prepare(game: Game, path: Path, summary: string, key = ''): (() => void) | undefined {
    const {document} = this.view;
    const {game: before} = this;
    if (!before || game === before || !this.#canChange) return undefined;
    const file = withGame(document.file, document.number, game);
    const group = key && this.#keyOf(key);
    return this.#propose({type: 'change', file, path, summary, group});
  }

  /** Replaces the file by one with other games, of which the one with a number is shown, and announces that. */
  changeFile(file: GameFile, number: number, summary: string): void {
    const commit =
      this.#canChange && this.#propose({type: 'change', file, number, path: [], summary, group: ''});
    if (!commit) return;
    commit();
    this.view.announce(summary);
  }

  /** Goes to a place of the game, as a press of its move does. */
  goTo(path: Path): void {
    const {view} = this;
    const before = view.document;
    if (view.send({type: 'go', path}).type === 'nothing') return;
    view.reportPlace(before);
    view.announcePlace();
  }

  /** A form is reset: the game of the page is shown again, and no text is owed. */
  reset(pgn: string | null): void {
    const {view} = this;
    const {isRestored} = view.document;
    view.show(write(view.document, {type: 'reset', pgn}).document);
    // The attribute may have another text than the first one.
    if (pgn !== null || isRestored) view.send({type: 'set', settings: {pgn}});
    this.updateForm();
  }

  /** Does what follows from what the page or the reader of texts has done. */
  follow(before: GameDocument, answer: Answer): void {
    const {view} = this;
    const isTyped = before.source.type === 'reading' && before.source.edit?.group;
    if (view.document.text !== before.text && !isTyped) this.#draft = null;
    if (answer.type === 'undone' || answer.type === 'redone') this.#announceStep(answer);
    if (answer.type !== 'pasted') return;
    this.isSettingUp = false;
    view.show(view.document);
    this.#report(before);
    // A new text ends what was announced before.
    if (!isTyped) view.afterDrawing(() => view.announce(answer.summary));
  }

  #announceStep({type, summary}: Extract<Answer, {summary: string}>): void {
    const {undone, redone} = playStrings(this.view.context);
    if (summary) this.view.announce(fill(type === 'undone' ? undone : redone, {announcement: summary}));
  }

  #keyOf = (key: string): string => `${this.view.document.number} ${key}`;

  /** The text typed into a field, until a person leaves it. */
  draftOf = (key: string): string | undefined =>
    this.#draft?.key === this.#keyOf(key) ? this.#draft.text : undefined;

  /** Whether a field is typed into: of all that is drawn, only the field changes then. */
  get isTyping(): boolean {
    return this.#typingTimer !== undefined && this.#typingPath === this.view.document.path;
  }

  /**
   * A field of the game. Each letter typed into it changes the game; when a person leaves it, the change is announced. In a long
   * game, drawing the list is most of what a letter costs, so it waits for a pause.
   */
  field(key: string, value: string, change: (text: string) => Game, summaryOf: (field: Field) => string) {
    const input = ({target}: FieldEvent) => {
      // Before the change, because the field is drawn again while it happens.
      this.#draft = {key: this.#keyOf(key), text: target.value};
      const {path} = this;
      const changed = change(target.value);
      if (
        changed !== this.game &&
        !this.change(changed, path, summaryOf(target), {key, isAnnounced: false})
      ) {
        // A listener has cancelled the change, or another text is being read.
        this.#draft = null;
        target.value = value;
      }
      clearTimeout(this.#typingTimer);
      this.#typingTimer = window.setTimeout(this.#endPause, typingPause);
      this.#typingPath = this.view.document.path;
    };
    const leave = (event: FieldEvent) => {
      const {target} = event;
      // A choice from a list has no `input` before.
      if (target.value !== (this.draftOf(key) ?? value)) input(event);
      if (this.draftOf(key) !== undefined) this.view.announce(summaryOf(target));
      this.#endTyping();
    };
    return {text: this.draftOf(key) ?? value, input, leave};
  }

  #endPause = (): void => {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = undefined;
    this.view.context.element.requestUpdate();
  };

  /** A person has left a field: the next change is a step of its own. */
  #endTyping(): void {
    this.#draft = null;
    this.#endPause();
    this.view.document = write(this.view.document, {type: 'endGroup'}).document;
  }

  /**
   * Replaces all games by those of a text, if it has one.
   *
   * @param isTyped - Whether it is being typed: then it may be without a game for a while.
   */
  paste(text: string, isTyped = false): void {
    const {view} = this;
    this.#draft = isTyped ? {key: this.#keyOf('text'), text} : null;
    if (this.isDisabled || text.trim() === this.text.trim()) return;
    const hasGame = view.reader.holdsGame(text);
    if (hasGame === null) {
      // It is not known yet in which language the moves are.
      void view.reader.reading?.then(() => this.paste(text, isTyped));
    } else if (hasGame) {
      const summary = this.strings.pasted;
      this.#propose({type: 'paste', text, summary, group: isTyped ? 'text' : ''})?.();
    } else if (!isTyped) view.announce(view.context.strings.noGame);
    this.updateForm();
  }

  /** A person has left the field with the text of all games. */
  leaveText(text: string): void {
    this.paste(text, /* isTyped */ true);
    const isGame = text.trim() === this.text.trim();
    this.view.announce(isGame ? this.strings.pasted : this.view.context.strings.noGame);
    if (isGame) this.#endTyping();
  }

  canUndoOrRedo(steps: -1 | 1): boolean {
    const {written} = this.view.document;
    return written?.versions[written.index + steps] !== undefined && this.#canChange;
  }

  undoOrRedo(steps: -1 | 1): void {
    if (this.canUndoOrRedo(steps)) this.#propose({type: steps < 0 ? 'undo' : 'redo'})?.();
  }

  /** Asks the listeners whether something may be done. @returns A function that does it. */
  #propose(input: WriteInput): (() => void) | undefined {
    const {view} = this;
    const before = view.document;
    const {document, answer} = write(before, input);
    if (answer.type === 'nothing') return undefined;
    // A listener that sets another text has cancelled the change, too.
    if (!this.#dispatch('beforepgnchange', document, before) || view.document !== before) {
      view.announce(playStrings(view.context).notChanged);
      return undefined;
    }
    return () => {
      view.show(document);
      if (answer.type === 'read') return;
      if (!('group' in input && input.group)) this.#draft = null;
      this.#report(before);
      if (answer.type === 'undone' || answer.type === 'redone') this.#announceStep(answer);
    };
  }

  /** Reports a change: its text first, then the place, unless a listener has set another text. */
  #report(before: GameDocument): void {
    const {view} = this;
    const {document} = view;
    this.updateForm();
    this.#dispatch('pgnchange', document, before);
    if (view.document.file === document.file) view.reportPlace(before);
    view.document = write(view.document, {type: 'reported'}).document;
  }

  #dispatch(type: 'beforepgnchange' | 'pgnchange', after: GameDocument, before: GameDocument): boolean {
    // A text that is pasted has not been read yet.
    const game = after.source.type === 'read' ? gameIn(after.file, after.number) : undefined;
    const detail: PgnChangeDetail = {
      pgn: formText(after),
      previousPgn: before.text,
      place: game ? placeOfPath(game, after.path) : 'start',
    };
    const cancelable = type === 'beforepgnchange';
    return this.view.context.element.dispatchEvent(
      new CustomEvent<PgnChangeDetail>(type, {detail, bubbles: true, cancelable}),
    );
  }

  /** Sets the value and the validity of the element in its form. */
  updateForm(): void {
    const {element, strings} = this.view.context;
    const {isRestored, written, source} = this.view.document;
    const {text} = this;
    const isOwn = !isRestored && !written?.index && source.type === 'read';
    const valueMissing = element.required && !this.game?.moves.length;
    const draft = this.draftOf('text');
    const badInput = draft !== undefined && draft.trim() !== text.trim();
    const problem = badInput ? strings.noGame : valueMissing ? this.strings.moveRequired : '';
    try {
      // The browser saves an empty text for the page's own one, which may be another when the person returns.
      this.#form.internals.setFormValue(text, isOwn ? '' : text);
      this.#validity.report(problem, {badInput, valueMissing}, () => this.#anchor);
    } catch {
      // The tag is not registered in this document.
    }
  }

  /** The element that a browser focuses to show the validation message. */
  get #anchor(): HTMLElement | null {
    return this.view.context.element.renderRoot.querySelector<HTMLElement>('.board');
  }

  get board(): BoardElement | null {
    return this.view.context.element.board;
  }
}
