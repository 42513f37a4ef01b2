import {html, nothing} from 'lit/html.js';
import {adoptSheet} from '../../shared/sheets.js';
import {focusRing} from '../../shared/focus-ring.js';
import {listen} from '../../shared/listen.js';
import {LiveRegion} from '../../shared/live-region.js';
import type {Part} from '../../shared/part.js';
import {gameEditPart, gameMenuPart, readerPart, ribbonPart} from '../../parts/loader.js';
import {isBoardFlipped} from '../../picture/drawing/look.js';
import {hasUnknownAttribute} from '../../shared/unknown-attributes.js';
import {BoardLocale} from '../../shared/board-locale.js';
import type {Game} from '../../core/pgn/game.js';
import {enGame, type GameStrings} from '../../words/en-game.js';
import {fill} from '../../core/text/fill.js';
import {Address} from './address.js';
import {Autoplay} from './autoplay.js';
import {announceEnd, announcePlace} from './spoken.js';
import type {GameContext, GameElement} from '../document/context.js';
import {changeDetail, type GameErrorDetail} from '../document/events.js';
import {buttonsTemplate} from './buttons.js';
import {gameBoardTemplate, showMove} from './game-board.js';
import {addMissingOptions, gameChooserTemplate, headerTemplate, playerTemplate} from './header.js';
import {commandOf, listenToSwipes} from './input.js';
import {
  captionTemplate,
  focusCurrentMove,
  focusMove,
  movesTemplate,
  scrollToCurrentMove,
} from './move-list.js';
import {Navigation, type Direction} from '../document/navigation.js';
import {layout} from './layout.js';
import {Menu} from './menu.js';
import {sheet} from './sheet.js';
import {issueText, GameSource} from '../document/source.js';
import {isContinuation, sameNode} from '../document/continuation.js';
import type {EditableView} from '../edit/edited-game.js';
import type {GameEditor} from '../edit/editor.js';
import {findPlace, nodeAt, type FoundNode, type MoveNode} from '../../core/pgn/tree.js';
import {gameName} from '../../words/players.js';
import {stringsFor} from '../../words/sentence.js';

const stringsOf = stringsFor<GameStrings>('game', enGame);

/** The pauses of autoplay after a move and for each character of its comments, in milliseconds. */
const pause = {move: 1500, character: 60};

/** Shows a game: a board, buttons, and the moves with their comments and variations. */
export class Viewer implements EditableView {
  readonly #element: GameElement;
  readonly #locale: BoardLocale;
  readonly source: GameSource;
  readonly #address: Address;
  readonly #liveRegion = new LiveRegion();
  readonly #autoplay = new Autoplay();
  navigation: Navigation | undefined;
  /** Lets a person change the game, in `mode="edit"`; undefined until its part has loaded. */
  #editor: GameEditor | undefined;
  readonly #internals: ElementInternals;
  /** The reader's place in the game that was shown last, while the next one is being fetched or read. */
  #lastNavigation: Navigation | undefined;
  /** The number of the game that the reader has chosen, from 1. */
  #chosenNumber: number | null = null;
  /** The last problem that was reported, with the text that has it. Each problem of a text is reported only once. */
  #lastProblem: string | null = null;
  #cleanups: readonly (() => void)[] = [];
  /** Keeps the current move in sight whenever the list changes size. */
  #listObserver: ResizeObserver | undefined;
  /** Whether `at` has been set, and not applied yet because a text is being fetched or read. */
  #hasNewPlace = false;
  /** The last value of `at` for which a warning was shown. */
  #unknownPlace: string | undefined;
  readonly #menu = new Menu(
    (text) => this.announce(text),
    () => this.#flip(),
  );
  /** Whether the board scrolls into view once it is drawn: the reader has followed a link to a move. */
  #scrollsToBoard = false;

  constructor(element: GameElement, internals: ElementInternals) {
    this.#element = element;
    this.#internals = internals;
    this.#locale = new BoardLocale(element);
    this.source = new GameSource(element);
    this.#address = new Address(element);
  }

  get context(): GameContext {
    const locale = this.#locale;
    return {element: this.#element, locale, strings: stringsOf({locale}), diagram: locale.current.diagram};
  }

  get gameNumber(): number {
    return this.#element.game ?? 1;
  }

  /** The side at the bottom that the game itself asks for, as studies do by a tag. */
  get orientation(): 'white' | 'black' {
    const tag = this.navigation?.game.tags.get('Orientation') ?? '';
    return /^\s*black\s*$/i.test(tag) ? 'black' : 'white';
  }

  connect(): void {
    const element = this.#element;
    this.disconnect();
    try {
      // In this state, `fen-board.css` reserves no space for the game, because the styles in the shadow root do.
      this.#internals.states.add('ready');
    } catch {
      // The browser has no custom states.
    }
    this.source.retryFailedFetch();
    if (hasUnknownAttribute(element)) void readerPart.tryLoad().then((part) => part?.warnOfMarkup(element));
    element.requestUpdate();
    this.#listObserver = new ResizeObserver(() => scrollToCurrentMove(element));
    const textObserver = new MutationObserver(() => element.requestUpdate());
    textObserver.observe(element, {childList: true, characterData: true, subtree: true});
    const root = element.renderRoot as ShadowRoot;
    this.#cleanups = [
      () => this.#autoplay.stop(),
      () => this.#listObserver?.disconnect(),
      () => textObserver.disconnect(),
      adoptSheet(root, layout + focusRing + sheet),
      listenToSwipes(root, (direction) => this.#handleDirection(direction)),
      listen(root, {
        keydown: (event) => this.handleKey(event),
        click: (event) => this.#handleClick(event),
        // Copying cannot wait for a part to load, so the part is fetched when a reader begins to select.
        selectstart: () => void gameMenuPart.tryLoad(),
        copy: (event) =>
          this.navigation && gameMenuPart.loaded?.copySelectedMoves(event, root, this.navigation),
      }),
      this.#address.follow((place) => {
        const node = this.#nodeAt(place);
        if (node === undefined) return;
        this.#goToNode(node);
        // Back may have led to the address of the page without a move. The board does not scroll into view then.
        const isMoveInAddress = this.#address.place !== undefined;
        if (isMoveInAddress) this.#scrollToBoard();
      }),
    ];
  }

  disconnect(): void {
    for (const cleanUp of this.#cleanups) cleanUp();
    this.#cleanups = [];
    this.#endEditing();
  }

  #endEditing(): void {
    this.#editor?.disconnect();
    this.#editor = undefined;
  }

  /** A form is reset: the game of the page is shown again. */
  resetForm(): void {
    this.#editor?.edited.reset();
  }

  /** Applies changed attributes, before the element is drawn. */
  update(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const element = this.#element;
    if (changed.has('src')) this.source.retryFailedFetch();
    const isEdited = element.mode === 'edit';
    const part = isEdited && element.isConnected && this.#loadedPart(gameEditPart);
    if (part && !this.#editor) {
      this.#editor = new part.GameEditor(this, this.#internals);
      this.#editor.connect();
    } else if (!isEdited) this.#endEditing();
    if (changed.has('pgn')) this.#editor?.edited.updatePgn();
    const isNewText = this.source.read(isEdited);
    this.#editor?.edited.textRead();
    const {games} = this.source;
    // Another file may have fewer games than the number that the reader has chosen.
    if (element.game === this.#chosenNumber && this.gameNumber > games.length && games.length > 0)
      this.chooseGame(null);
    const game = games[this.gameNumber - 1];
    const last = this.navigation ?? this.#lastNavigation;
    this.#lastNavigation = last;
    this.#hasNewPlace ||= changed.has('at');
    // A place may have been set together with a text, and exist only there.
    const goesToNewPlace = this.#hasNewPlace && !this.source.isPending;
    if (goesToNewPlace) this.#hasNewPlace = false;
    // The editor shows another game itself.
    const isShownByEditor = this.#editor && game === this.navigation?.game;
    if (isNewText && !changed.has('game') && game && last && isContinuation(game, last.game)) {
      this.#continueGame(game, last);
      if (goesToNewPlace) this.#openAt(element.at);
    } else if (isNewText || (changed.has('game') && !isShownByEditor)) {
      // The address names a move but not its game, so it does not apply to a game that the reader has just chosen.
      const isChosen = !isNewText && element.game !== null && element.game === this.#chosenNumber;
      this.#openGame(game, isChosen ? undefined : this.#address.place);
    } else if (goesToNewPlace) this.#openAt(element.at);
    else if (changed.has('hash')) this.#goToNode(this.#nodeAt(this.#address.place));
    // When the part for marks has loaded, the same game is read again. The reader stays at the current move.
    if (game && game !== this.navigation?.game) {
      const path = this.navigation?.current?.path;
      this.navigation = new Navigation(game);
      this.navigation.goTo(path && nodeAt(path, this.navigation.tree));
    }
  }

  /** Shows a game at the place that the address gives for it, or else where its author has set `at`. */
  #openGame(game: Game | undefined, placeInAddress: string | undefined): void {
    const {at} = this.#element;
    this.#autoplay.stop();
    this.navigation = game && new Navigation(game);
    const linkedNode = this.#nodeAt(placeInAddress);
    if (linkedNode === undefined) this.#openAt(at);
    else {
      this.navigation?.goTo(linkedNode);
      this.#address.rememberPlaceWithoutFragment(at);
    }
    // After a reload or Back, the browser has already scrolled to where the reader was.
    this.#scrollsToBoard = linkedNode !== undefined && scrollY === 0;
    // The place where the game opens is not announced, because the reader has not gone there.
    this.#liveRegion.announce('');
  }

  /**
   * Shows a game that has gone on since it was read last. The reader stays at the same move; with `at="end"`, a reader who
   * was at the end goes to the new end.
   */
  #continueGame(game: Game, last: Navigation): void {
    const isAtEnd = last.current === (last.tree.main.nodes.at(-1) ?? null);
    const navigation = new Navigation(game);
    navigation.goTo(sameNode(last.current, navigation.tree));
    this.navigation = navigation;
    if (isAtEnd && /^\s*end\s*$/i.test(this.#element.at)) this.#goToNode(navigation.tree.main.nodes.at(-1));
    // The button of a move may show another move now, because a variation has been added before it.
    const focused = (this.#element.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
    const focusedIndex = focused?.dataset.index;
    const focusedNode = focusedIndex && sameNode(last.tree.nodes[Number(focusedIndex)], navigation.tree);
    if (focusedNode) void focusMove(this.#element, focusedNode.index);
  }

  /** Reports a problem and shows the current move, after the element was drawn. */
  updated(): void {
    const element = this.#element;
    const context = this.context;
    const problem = this.source.findProblem(this.gameNumber, context.strings);
    const problemText = problem && `${problem.message} ${this.source.text}`;
    if (problem && problemText !== this.#lastProblem) {
      element.dispatchEvent(new CustomEvent<GameErrorDetail>('pgnerror', {detail: problem}));
    }
    this.#lastProblem = problemText;
    const chooser = element.renderRoot.querySelector<HTMLSelectElement>('.menu select');
    addMissingOptions(chooser, this.source.games, this.gameNumber, context.strings);
    // The observer calls back once now, and again whenever the list changes size.
    this.#listObserver?.disconnect();
    for (const list of element.renderRoot.querySelectorAll('.moves,.main')) this.#listObserver?.observe(list);
    if (this.navigation) showMove(context, this.navigation);
    this.#editor?.updated();
    if (this.#scrollsToBoard && element.board) {
      this.#scrollsToBoard = false;
      void element.board.updateComplete.then(() => this.#scrollToBoard());
    }
  }

  /** Changes the place for a script, once the game is drawn. Resolves to whether the place has changed. */
  async changePlace(change: (viewer: this) => boolean): Promise<boolean> {
    const element = this.#element;
    if (!element.isConnected && !element.hasUpdated)
      throw new Error('fen-game: the game is not in the page yet.');
    element.requestUpdate();
    await element.updateComplete;
    const hasChanged = change(this);
    await element.updateComplete;
    return hasChanged;
  }

  /** Goes in a direction. Scripts call this and `goTo`, so `change` is not fired. Returns whether the place has changed. */
  go(direction: Direction): boolean {
    return this.#goToNode(this.navigation?.target(direction));
  }

  goTo(place: string | number): boolean {
    return this.#goToNode(this.#nodeAt(place));
  }

  #nodeAt(place: string | number | undefined): FoundNode {
    return this.navigation && place !== undefined ? findPlace(place, this.navigation.tree) : undefined;
  }

  /** Goes to the place that the author has set, or to the start if the game has no such place. */
  #openAt(place: string): void {
    const node = this.#nodeAt(place);
    if (node === undefined && this.navigation && place !== this.#unknownPlace) {
      this.#unknownPlace = place;
      console.warn(
        `fen-game: at=${JSON.stringify(place)} is not a place in this game; the game opens at its start. Examples of places: start, end, 14, 14b, 14b/1/16.`,
        this.#element,
      );
    }
    this.#goToNode(node ?? null);
  }

  #scrollToBoard(): void {
    this.#element.board?.scrollIntoView({block: 'nearest'});
  }

  /**
   * Goes to a node and announces it. Returns whether the place has changed.
   *
   * @param focusedIndex - The index of the move whose button has the focus, if the focus will follow to the new move. A screen
   * reader then reads the button of that move.
   */
  #goToNode(node: FoundNode, focusedIndex?: string): boolean {
    if (!this.navigation?.goTo(node)) return false;
    const isReadByFocus = focusedIndex !== undefined && focusedIndex !== String(node?.index);
    this.announce(announcePlace(this.navigation, this.context, isReadByFocus));
    return true;
  }

  /** Shows a navigation of the editor: in the changed game, or at a move that the person has made. */
  show(navigation: Navigation, isPersonsMove: boolean): void {
    this.#autoplay.stop();
    const before = this.navigation?.current ?? null;
    this.navigation = navigation;
    this.#element.requestUpdate();
    if (isPersonsMove) this.#reportPlace(before, navigation);
  }

  /** Writes the reader's new place into the address, and fires `change`. */
  #reportPlace(before: MoveNode | null, navigation: Navigation): void {
    this.#address.write(before, navigation.current);
    const detail = changeDetail(navigation);
    this.#element.dispatchEvent(new CustomEvent('change', {detail, bubbles: true}));
  }

  announce(text: string): void {
    this.#liveRegion.announce(text);
    this.#element.requestUpdate();
  }

  /** Ends autoplay, and goes to a node as a reader does. Returns whether the place has changed. */
  #goAsReader(node: FoundNode, focusedIndex?: string): boolean {
    this.#autoplay.stop();
    return this.#goAndReport(node, focusedIndex);
  }

  /** Goes to a node, writes the address, and fires `change`. Returns whether the place has changed. */
  #goAndReport(node: FoundNode, focusedIndex?: string): boolean {
    const before = this.navigation?.current ?? null;
    if (!this.#goToNode(node, focusedIndex) || !this.navigation) return false;
    this.#reportPlace(before, this.navigation);
    return true;
  }

  /** Goes in the direction of a button, key or swipe. If there is no move, announces the end, the start or “No variation”. */
  #handleDirection(direction: Direction, focusedIndex?: string): void {
    const navigation = this.navigation;
    if (!navigation || this.#goAsReader(navigation.target(direction), focusedIndex)) return;
    const {noVariation, startPosition} = this.context.strings;
    if (direction.includes('variation')) this.announce(noVariation);
    else if (navigation.current && (direction === 'next' || direction === 'last'))
      this.announce(announceEnd(navigation, this.context));
    else this.announce(startPosition);
  }

  /** Goes to the next move. Returns the pause in which the reader can read its comments; null at the end of the line. */
  readonly #playNextMove = (): number | null => {
    this.#goAndReport(this.navigation?.next);
    const {next, comments = []} = this.navigation ?? {};
    const textLength = comments.reduce((sum, {text}) => sum + text.length, 0);
    return next ? pause.move + textLength * pause.character : null;
  };

  /** Returns the module of a part. If the module has not loaded yet, fetches it, and draws again when it has loaded. */
  #loadedPart<Module>(part: Part<Module>): Module | undefined {
    if (!part.loaded) void part.tryLoad().then((loaded) => loaded && this.#element.requestUpdate());
    return part.loaded;
  }

  handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      const closedMenu = this.#menu.close(this.context);
      closedMenu?.querySelector('summary')?.focus();
    }
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    const element = this.#element;
    if (command === 'flip') this.#flip();
    else {
      const {activeElement} = element.renderRoot as ShadowRoot;
      this.#handleDirection(command, (activeElement as HTMLElement | null)?.dataset.index);
      void focusCurrentMove(element);
    }
  }

  #flip(): void {
    const element = this.#element;
    element.flip();
    const {flip, white, black} = this.context.strings;
    this.announce(`${flip}: ${element.orientation === 'black' ? black : white}.`);
  }

  /** Closes the actions menu, and goes to a clicked move. */
  #handleClick(event: Event): void {
    const target = event.target as Element;
    if (!target.closest('details')) this.#menu.close(this.context);
    const button = target.closest<HTMLElement>('[data-index]');
    if (button) this.#goAsReader(this.navigation?.tree.nodes[Number(button.dataset.index)]);
  }

  /** Shows another game of the text: a reader has chosen it, or its editor goes there. */
  chooseGame(number: number | null): void {
    this.#chosenNumber = number;
    this.#element.game = number;
  }

  template(): unknown {
    return html`<div class="frame">
      <div class="room ${this.#element.moves} ${this.#editor ? 'editing' : ''}">
        ${this.#gameTemplate() ?? this.#waitingTemplate()}
      </div>
    </div>`;
  }

  /** The text inside, and how far it has been read, if that takes long. */
  #waitingTemplate(): unknown {
    const {progress} = this.source;
    const {locale, strings} = this.context;
    return html`<div class="text">
      ${
        progress === undefined
          ? nothing
          : html`<p lang="${locale.current.tag}">${fill(strings.reading, {count: progress})}</p>`
      }
      <slot></slot>
    </div>`;
  }

  /** The game, or the reason why it cannot be shown; undefined until the text has been read. */
  #gameTemplate(): unknown {
    const context = this.context;
    const {element, locale, strings} = context;
    const {games, issues} = this.source;
    const {tag} = locale.current;
    const problem = this.source.findProblem(this.gameNumber, strings);
    if (problem) {
      return html`<div class="text failed ${this.source.isUnfetched ? 'unfetched' : ''}">
        <p class="problem" part="error" lang="${tag}">${problem.message}</p>
        ${this.#editor?.panel([problem.message])}
        <slot></slot>
      </div>`;
    }
    const navigation = this.navigation;
    if (!navigation) return undefined;
    const {game, current, position, comments} = navigation;
    const hasMoveList = element.moves !== 'none';
    // If the page has set the number of a game, the reader cannot choose another one.
    const canChooseGame = games.length > 1 && (element.game === null || element.game === this.#chosenNumber);
    // Without a move list, there is space only for the chooser or the header. The chooser names players and result too.
    const hasHeader = hasMoveList || !canChooseGame;
    const hasRibbon = navigation.hasRibbonData && this.#menu.showsRibbon;
    const isFlipped = isBoardFlipped(position, element);
    // The page shows only errors. A warning does not make the game incomplete; authors find it in `issues`.
    const errors = issues
      .filter((issue) => issue.game === this.gameNumber && issue.severity === 'error')
      .map((issue) => issueText(issue, strings));
    return html`<div
      class="game ${hasRibbon ? 'ribboned' : ''}"
      role="group"
      aria-label="${fill(strings.game, {players: gameName(game.tags, strings)})}"
      ?data-diagrams="${element.diagrams}"
      ?data-columns="${element.columns}"
    >
      ${hasHeader ? headerTemplate(game, context) : nothing}
      ${canChooseGame ? gameChooserTemplate(games, this.gameNumber, context, (number) => this.chooseGame(number)) : nothing}
      <div class="stage">
        ${playerTemplate(isFlipped ? 'white' : 'black', navigation, context)}
        <div class="board" tabindex="-1">${gameBoardTemplate(element, position, comments)}</div>
        ${current && !hasMoveList ? captionTemplate(current, context) : nothing}
        ${playerTemplate(isFlipped ? 'black' : 'white', navigation, context)}
        ${
          hasRibbon
            ? html`<div class="ribbon-frame" lang="${tag}">
                ${this.#loadedPart(ribbonPart)?.ribbonTemplate(context, navigation, (node) => {
                  this.#goAsReader(node);
                  // The announcement is cleared, because a screen reader reads the new value of the slider.
                  this.#liveRegion.announce('');
                })}
              </div>`
            : nothing
        }
        ${buttonsTemplate(context, navigation, {
          isPlaying: this.#autoplay.isPlaying,
          menuItems: this.#menu.template(context, navigation),
          onMenuToggle: (isOpen) => this.#menu.toggled(context, isOpen),
          onPress: (button) => {
            if (button === 'flip') this.#flip();
            else if (button !== 'play') this.#handleDirection(button);
            else if (this.#autoplay.isPlaying) this.#autoplay.stop();
            else this.#autoplay.play(this.#playNextMove);
            element.requestUpdate();
          },
        })}
      </div>
      ${hasMoveList ? (this.#editor?.list ?? movesTemplate(context, navigation, errors)) : nothing}${this.#editor?.panel(errors)}
      ${this.#liveRegion.template(tag, 'status')}
    </div>`;
  }
}
