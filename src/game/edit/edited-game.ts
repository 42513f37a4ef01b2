import type {BoardElement, Recorder} from '../../interaction/board-host.js';
import {playStrings} from '../../interaction/state/session.js';
import {enGameEdit, type GameEditStrings} from '../../locales/en-game-edit.js';
import {stringsFor} from '../../locales/sentence.js';
import type {Game} from '../../pgn/game.js';
import {formatPlace, nodeAt, type Path} from '../../pgn/tree.js';
import {fill} from '../../text/fill.js';
import type {GameContext} from '../context.js';
import type {PgnChangeDetail} from '../events.js';
import {Navigation} from '../navigation.js';
import type {GameSource} from '../source.js';
import {announcePlace} from '../spoken.js';
import {Echoes, watchPgn} from './echoes.js';
import {withGame, type GameFile} from './edited-text.js';

export const editStrings = stringsFor<GameEditStrings>('game', enGameEdit);

/** The viewer of a game, as its editor sees it. */
export interface EditableView {
  readonly context: GameContext;
  readonly source: GameSource;
  readonly navigation: Navigation | undefined;
  /** The number of the game that is shown, from 1; the reader may have chosen it. */
  gameNumber: number;
  /** Shows a changed game at the current move of its navigation, without announcing anything. */
  show(navigation: Navigation, isPersonsMove: boolean): void;
  announce(text: string): void;
}

/** A state of the text that Undo and Redo step through. */
interface Entry extends GameFile {
  readonly number: number;
  /** The path of the current move after the change, and in the game before it. */
  readonly path: Path;
  readonly pathBefore: Path;
  /** The change that has led here, in a sentence. */
  readonly summary: string;
  /** Changes in a row with the same key, as while a person types, are one entry. */
  readonly key: string;
}

/** Steps that can be undone, at most. */
const maxEntries = 500;

/** The games of an element as a person changes them: the changes, and what can be undone. */
export class EditedGame implements Recorder {
  readonly view: EditableView;
  /** Whether the board sets up the start position. */
  isSettingUp = false;
  /** Whether the text of the games is shown. */
  isTextShown = false;
  /** A comment while it is typed, and the place to which it belongs. */
  draft: {readonly place: string; readonly text: string} | null = null;
  readonly #internals: ElementInternals;
  #entries: Entry[] = [];
  #index = 0;
  readonly #echoes = new Echoes();
  /** Whether `pgn` is being set here, and not by the page. */
  #isSettingPgn = false;
  /** The summary of the text that a person has pasted and that is still being read. */
  #pasted: string | null = null;
  /** Whether that text has been read, but is not announced yet. */
  #isJustPasted = false;

  constructor(view: EditableView, internals: ElementInternals) {
    this.view = view;
    this.#internals = internals;
  }

  get strings(): GameEditStrings {
    return editStrings(this.view.context);
  }

  get isDisabled(): boolean {
    return this.view.context.element.matches(':disabled');
  }

  /** While another text is being read, the games of the last one are still shown, and cannot be changed. */
  get #canChange(): boolean {
    return !this.isDisabled && !this.view.source.isPending;
  }

  /** The current game; undefined while the text is being read, or if it has no game. */
  get game(): Game | undefined {
    return this.view.navigation?.game;
  }

  /** The path of the current move; empty at the start. */
  get path(): Path {
    return this.view.navigation?.current?.path ?? [];
  }

  get place(): string {
    return formatPlace(this.view.navigation?.current ?? null);
  }

  /** Called before the text is read: a text of our own that the page sets again is no change. */
  updatePgn(): void {
    const {pgn} = this.view.context.element;
    if (pgn === null || !this.#entries.length || this.#pasted !== null) return;
    const {text} = this.view.source;
    if (pgn !== text && this.#echoes.isLate(pgn)) this.#setPgn(text);
  }

  /** Notices each text that the page sets. @returns A function that ends that. */
  watchPage(): () => void {
    return watchPgn(this.view.context.element, (pgn) => {
      if (!this.#isSettingPgn && pgn === this.view.source.text) this.#echoes.seen(pgn);
    });
  }

  #setPgn(pgn: string): void {
    this.#isSettingPgn = true;
    this.view.context.element.pgn = pgn;
    this.#isSettingPgn = false;
  }

  /** Called after the text was read. A text that the page has set begins a new history. */
  textRead(): void {
    const {source, gameNumber} = this.view;
    const {text, found} = source;
    if (source.isPending || (source.reading && !found.length)) return;
    const current = this.#entries[this.#index];
    if (current?.text === text) {
      // The same text is read again when a part has come, such as that for marks.
      if (current.found !== found) this.#entries[this.#index] = {...current, found};
      return;
    }
    const summary = this.#pasted ?? '';
    const entry: Entry = {text, found, number: gameNumber, path: [], pathBefore: [], summary, key: ''};
    if (this.#pasted === null) {
      this.#entries = [entry];
      this.#index = 0;
      this.#echoes.forget();
    } else {
      this.#add(entry);
      this.#pasted = null;
      this.#isJustPasted = true;
      this.#dispatch('pgnchange', this.#detail(text, this.#entries[this.#index - 1]?.text ?? ''));
    }
    this.isSettingUp = false;
    this.draft = null;
  }

  /** A form is reset: the game is again that of the page, and no text is an echo. */
  reset(): void {
    const {element} = this.view.context;
    this.#echoes.forget();
    element.pgn = element.getAttribute('pgn');
  }

  /**
   * Replaces the current game, unless a listener cancels that.
   *
   * @param path - The path of the current move in the changed game.
   * @param summary - What has happened, in a sentence; announced if `isAnnounced`.
   * @returns Whether the game has changed.
   */
  change(game: Game, path: Path, summary: string, {key = '', isAnnounced = true} = {}): boolean {
    const {navigation, source, gameNumber} = this.view;
    if (!navigation || game === navigation.game || !this.#canChange) return false;
    const file = withGame(source, navigation.game, game);
    const entry: Entry = {...file, number: gameNumber, path, pathBefore: this.path, summary, key};
    const hasChanged = this.#apply(entry, this.#navigationOf(game, path), () => {
      const last = this.#entries[this.#index];
      if (key && last?.key === key)
        this.#entries.splice(this.#index, Infinity, {...entry, pathBefore: last.pathBefore});
      else this.#add(entry);
    });
    if (!hasChanged) this.view.announce(playStrings(this.view.context).notChanged);
    else if (isAnnounced) this.view.announce(summary);
    return hasChanged;
  }

  /** Goes to a place of the game, as a press of its move does. */
  goTo(path: Path): void {
    const {game, view} = this;
    if (!game || String(path) === String(this.path)) return;
    const navigation = this.#navigationOf(game, path);
    view.show(navigation, /* isPersonsMove */ true);
    view.announce(announcePlace(navigation, view.context, /* isReadByFocus */ false));
  }

  /** Announces a text that was pasted, once it is drawn: a new text ends what was announced before. */
  announcePasted(): void {
    if (this.#isJustPasted) void Promise.resolve().then(() => this.view.announce(this.strings.pasted));
    this.#isJustPasted = false;
  }

  /** The next change is a step of its own: a person has left a field. */
  endTyping(): void {
    const entry = this.#entries[this.#index];
    if (entry) this.#entries[this.#index] = {...entry, key: ''};
  }

  /** Replaces all games by those of a text. */
  paste(text: string): void {
    const {context, source} = this.view;
    const previousPgn = source.text;
    if (!this.#canChange || text.trim() === previousPgn.trim()) return;
    // A tag, or the number of a move.
    if (!/\[\s*\w+\s+["“”„«»″]|\d\s*\.|^\s*(?:\*|1-0|0-1|1\/2-1\/2)\s*$/.test(text)) {
      this.view.announce(context.strings.noGame);
      return;
    }
    if (!this.#dispatch('beforepgnchange', {pgn: text, previousPgn, place: 'start'}, true)) {
      this.view.announce(playStrings(context).notChanged);
      return;
    }
    this.#pasted = this.strings.pasted;
    context.element.pgn = text;
  }

  canUndoOrRedo(steps: -1 | 1): boolean {
    return this.#entries[this.#index + steps] !== undefined && this.#canChange;
  }

  undoOrRedo(steps: -1 | 1): void {
    const entry = this.#entries[this.#index + steps];
    const current = this.#entries[this.#index];
    if (!entry || !current || !this.#canChange) return;
    const {context} = this.view;
    const {undone, redone, notChanged} = playStrings(context);
    // The reader looks next at the place that is undone.
    const {number} = steps < 0 ? current : entry;
    const shown = entry.found.flatMap(({game}) => game ?? [])[number - 1];
    const path = steps < 0 ? current.pathBefore : entry.path;
    const navigation = shown && this.#navigationOf(shown, path);
    const hasChanged = this.#apply({...entry, number}, navigation, () => {
      this.#index += steps;
    });
    this.draft = null;
    const {summary} = steps < 0 ? current : entry;
    this.view.announce(hasChanged ? fill(steps < 0 ? undone : redone, {announcement: summary}) : notChanged);
  }

  #navigationOf(game: Game, path: Path): Navigation {
    const navigation = new Navigation(game);
    navigation.goTo(path.length > 0 ? nodeAt(path, navigation.tree) : null);
    return navigation;
  }

  /** Sets the text and shows the game. @returns False if a listener has cancelled that, or set another text. */
  #apply(entry: Entry, navigation: Navigation | undefined, record: () => void): boolean {
    const {view} = this;
    const {source} = view;
    const {element} = view.context;
    const previousPgn = source.text;
    const detail: PgnChangeDetail = {
      pgn: entry.text,
      previousPgn,
      place: formatPlace(navigation?.current ?? null),
    };
    const {pgn} = element;
    if (!this.#dispatch('beforepgnchange', detail, true) || element.pgn !== pgn) return false;
    source.replace(entry.text, entry.found);
    this.#setPgn(entry.text);
    this.#echoes.add(entry.text);
    record();
    const before = formatPlace(view.navigation?.current ?? null);
    if (view.gameNumber !== entry.number) view.gameNumber = entry.number;
    if (navigation) view.show(navigation, before !== detail.place);
    this.updateForm();
    this.#dispatch('pgnchange', detail);
    return true;
  }

  #add(entry: Entry): void {
    this.#entries.splice(++this.#index, Infinity, entry);
    if (this.#entries.length <= maxEntries) return;
    this.#entries.shift();
    this.#index--;
  }

  #detail = (pgn: string, previousPgn: string): PgnChangeDetail => ({pgn, previousPgn, place: this.place});

  #dispatch(type: 'beforepgnchange' | 'pgnchange', detail: PgnChangeDetail, cancelable = false): boolean {
    return this.view.context.element.dispatchEvent(
      new CustomEvent<PgnChangeDetail>(type, {detail, bubbles: true, cancelable}),
    );
  }

  /** Sets the value and the validity of the element in its form. */
  updateForm(): void {
    const {element} = this.view.context;
    const {text} = this.view.source;
    // A restored text is not the page's own.
    const own = this.#entries[0]?.text;
    const isChanged = text !== own || text === element.restored;
    try {
      // The browser saves an empty text for the page's own one, which may be another when the person returns.
      this.#internals.setFormValue(text, isChanged ? text : '');
      const isMissing = element.required && !this.game?.moves.length;
      if (isMissing)
        this.#internals.setValidity(
          {valueMissing: true},
          this.strings.moveRequired,
          this.#anchor ?? undefined,
        );
      else this.#internals.setValidity({});
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
