import type {BoardElement, Recorder} from '../../board/interaction/board-host.js';
import {playStrings} from '../../board/interaction/state/session.js';
import {enGameEdit, type GameEditStrings} from '../../words/en-game-edit.js';
import {stringsFor} from '../../words/sentence.js';
import type {Game} from '../../core/pgn/game.js';
import {formatPlace, nodeAt, type Path} from '../../core/pgn/tree.js';
import {fill} from '../../core/text/fill.js';
import type {GameContext} from '../document/context.js';
import type {PgnChangeDetail} from '../document/events.js';
import {Navigation} from '../document/navigation.js';
import type {GameSource} from '../document/source.js';
import {announcePlace} from '../view/spoken.js';
import {comparable, Echoes, watchPgn} from '../document/echoes.js';
import {withGame} from '../document/edited-text.js';
import {TextHistory, type Entry} from '../document/text-history.js';

export const editStrings = stringsFor<GameEditStrings>('game', enGameEdit);

/** The viewer of a game, as its editor sees it. */
export interface EditableView {
  readonly context: GameContext;
  readonly source: GameSource;
  readonly navigation: Navigation | undefined;
  /** The number of the game that is shown, from 1; the reader may have chosen it. */
  readonly gameNumber: number;
  chooseGame(number: number): void;
  /** Shows a changed game at the current move of its navigation, without announcing anything. */
  show(navigation: Navigation, isPersonsMove: boolean): void;
  /** Does what the key does in the viewer, if anything. */
  handleKey(event: KeyboardEvent): void;
  announce(text: string): void;
}

/** The list of moves follows a comment that is typed after this pause, in milliseconds. */
const typingPause = 250;

/** The games of an element as a person changes them: the changes, and what can be undone. */
export class EditedGame implements Recorder {
  readonly view: EditableView;
  /** Whether the board sets up the start position. */
  isSettingUp = false;
  /** Whether the text of the games is shown. */
  isTextShown = false;
  /** A comment while it is typed, and the place to which it belongs. */
  draft: {readonly place: string; readonly text: string} | null = null;
  #typingTimer: number | undefined;
  readonly #internals: ElementInternals;
  readonly #history = new TextHistory();
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

  /**
   * Called before the text is read. A text of our own that the page sets again is no change. A text of the history comes
   * from a page with its own Undo, which is followed.
   */
  updatePgn(): void {
    const {pgn} = this.view.context.element;
    if (pgn === null || !this.#history.current || this.#pasted !== null) return;
    const {text} = this.view.source;
    if (pgn === text) return;
    if (comparable(pgn) === comparable(text) || this.#echoes.isLate(pgn)) this.#setPgn(text);
    else this.undoOrRedo(this.#history.stepsTo(pgn), /* isSetByPage */ true);
  }

  /** Notices each text that the page sets. @returns A function that ends that. */
  watchPage(): () => void {
    return watchPgn(this.view.context.element, (pgn) => {
      const isShown = pgn !== null && comparable(pgn) === comparable(this.view.source.text);
      if (!this.#isSettingPgn && isShown) this.#echoes.seen(pgn);
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
    const {current} = this.#history;
    if (current?.text === text) {
      // The same text is read again when a part has come, such as that for marks.
      if (current.found !== found) this.#history.replaceCurrent({...current, found});
      return;
    }
    const summary = this.#pasted ?? '';
    const entry: Entry = {text, found, number: gameNumber, path: [], pathBefore: [], summary, key: ''};
    if (this.#pasted === null) {
      this.#history.begin(entry);
      this.#echoes.forget();
    } else {
      this.#history.add(entry);
      this.#pasted = null;
      this.#isJustPasted = true;
      this.#dispatch('pgnchange', this.#detail(text, this.#history.at(-1)?.text ?? ''));
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
    const hasChanged = this.#apply(entry, this.#navigationOf(game, path), () => this.#history.add(entry));
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

  /** Whether a comment is being typed: of all that is drawn, only the field changes then. */
  get isTyping(): boolean {
    return this.#typingTimer !== undefined && this.draft?.place === this.place;
  }

  /** Keeps a comment as it is typed. In a long game, drawing the list is most of what a letter costs, so it waits for a pause. */
  type(text: string): void {
    this.draft = {place: this.place, text};
    clearTimeout(this.#typingTimer);
    this.#typingTimer = window.setTimeout(this.#endPause, typingPause);
  }

  #endPause = (): void => {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = undefined;
    this.view.context.element.requestUpdate();
  };

  /** The next change is a step of its own: a person has left a field. */
  endTyping(): void {
    this.draft = null;
    this.#endPause();
    const {current} = this.#history;
    if (current) this.#history.replaceCurrent({...current, key: ''});
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
    return this.#history.at(steps) !== undefined && this.#canChange;
  }

  undoOrRedo(steps: number, isSetByPage = false): void {
    const entry = this.#history.at(steps);
    // The change that is undone last, or done again last.
    const change = this.#history.at(steps < 0 ? steps + 1 : steps);
    if (steps === 0 || !entry || !change || !(isSetByPage || this.#canChange)) return;
    const {context} = this.view;
    const {undone, redone, notChanged} = playStrings(context);
    // The reader looks next at the place that is undone.
    const {number, summary} = change;
    const shown = entry.found.flatMap(({game}) => game ?? [])[number - 1];
    const path = steps < 0 ? change.pathBefore : change.path;
    const navigation = shown && this.#navigationOf(shown, path);
    const record = () => this.#history.step(steps);
    const hasChanged = this.#apply({...entry, number}, navigation, record, isSetByPage);
    this.draft = null;
    this.view.announce(hasChanged ? fill(steps < 0 ? undone : redone, {announcement: summary}) : notChanged);
  }

  #navigationOf(game: Game, path: Path): Navigation {
    const navigation = new Navigation(game);
    navigation.goTo(path.length > 0 ? nodeAt(path, navigation.tree) : null);
    return navigation;
  }

  /**
   * Sets the text, unless the page has done so, and shows the game. @returns False if a listener has cancelled that, or set
   * another text.
   */
  #apply(entry: Entry, navigation: Navigation | undefined, record: () => void, isSetByPage = false): boolean {
    const {view} = this;
    const {source} = view;
    const {element} = view.context;
    const place = formatPlace(navigation?.current ?? null);
    const detail: PgnChangeDetail = {pgn: entry.text, previousPgn: source.text, place};
    const {pgn} = element;
    if (!isSetByPage) {
      if (!this.#dispatch('beforepgnchange', detail, true) || element.pgn !== pgn) return false;
      this.#echoes.add(entry.text);
    }
    this.#setPgn(entry.text);
    source.replace(entry.text, entry.found);
    record();
    const isNewPlace = formatPlace(view.navigation?.current ?? null) !== place;
    if (view.gameNumber !== entry.number) view.chooseGame(entry.number);
    if (navigation) view.show(navigation, !isSetByPage && isNewPlace);
    this.updateForm();
    if (!isSetByPage) this.#dispatch('pgnchange', detail);
    return true;
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
    const own = this.#history.first?.text;
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
