import {html, nothing} from 'lit/html.js';
import {hostKey} from '../../board/interaction/board-host.js';
import {adoptSheet} from '../../shared/sheets.js';
import type {FormState} from '../../shared/form-member.js';
import {focusRing} from '../../shared/focus-ring.js';
import {listen} from '../../shared/listen.js';
import type {Part} from '../../shared/part.js';
import {readText} from '../../shared/text-content.js';
import {
  gameAnalysisPart,
  gameChaptersPart,
  gameEditPart,
  gameFilesPart,
  gameMenuPart,
  gameTablePart,
  signsPart,
  ribbonPart,
} from '../../parts/game-loader.js';
import {issuesPart, marksPart, readerPart, startsPart} from '../../parts/loader.js';
import {isBoardFlipped} from '../../picture/drawing/look.js';
import {hasUnknownAttribute} from '../../shared/unknown-attributes.js';
import {BoardLocale} from '../../shared/board-locale.js';
import type {Position} from '../../core/notation/position.js';
import type {Game} from '../../core/pgn/game.js';
import type {PgnIssue} from '../../core/pgn/issues.js';
import {enGame, type GameStrings} from '../../words/en-game.js';
import {fill} from '../../core/text/fill.js';
import {Address} from './address.js';
import {AnalyseButton} from './analyse-button.js';
import {Announcer} from './announcer.js';
import {Autoplay} from './autoplay.js';
import {announceEnd, announcePlace} from './spoken.js';
import type {GameContext, GameElement} from '../document/context.js';
import {changeDetail, type GameChangeDetail, type GameErrorDetail} from '../document/events.js';
import {buttonsTemplate} from './buttons.js';
import {GameChoice, type ChoiceView} from './game-choice.js';
import {gameBoardTemplate, showMove, showPosition} from './game-board.js';
import {headerTemplate, playerTemplate} from './header.js';
import {commandOf, listenToSwipes} from './input.js';
import {captionTemplate} from './move-template.js';
import {focusCurrentMove, focusMove, ShownList} from './shown-list.js';
import {Navigation, type Direction} from '../document/navigation.js';
import {layout} from './layout.js';
import {partsToShow} from './parts-to-show.js';
import type {AnalysedView} from './game-analysis.js';
import {Menu, type MenuTexts} from './menu.js';
import {errorsOf, issuesOf, problemOf} from './problems.js';
import {sheet} from './sheet.js';
import {sameNode} from '../document/continuation.js';
import {
  emptyDocument,
  formText,
  shownFile,
  transition,
  type Answer,
  type GameDocument,
  type Input,
} from '../document/game-document.js';
import {
  filedGamesIn,
  findingsIn,
  gameIn,
  gamesIn,
  type FiledGame,
  type GameFile,
} from '../document/game-file.js';
import {placeOfPath, splitPlace} from '../document/place.js';
import {TextReader} from '../document/text-reader.js';
import type {EditableView, EditedGame} from '../edit/edited-game.js';
import type {GameEditor} from '../edit/editor.js';
import {findPlace, nodeAt, treeOf, type FoundNode, type MoveNode, type Path} from '../../core/pgn/tree.js';
import {gameName} from '../../words/players.js';
import {stringsFor} from '../../words/sentence.js';

const stringsOf = stringsFor<GameStrings>('game', enGame);

/** The parts that a game asks for, and asks for again if they could not be loaded. */
const gameParts = [
  gameAnalysisPart,
  gameChaptersPart,
  gameEditPart,
  gameFilesPart,
  gameMenuPart,
  ribbonPart,
  issuesPart,
  marksPart,
  signsPart,
  readerPart,
  startsPart,
];

/** Fetches the text of a file; null if that fails. */
async function fetchFile(url: string): Promise<string | null> {
  const [response, part] = await Promise.all([fetch(url).catch(() => null), gameFilesPart.tryLoad()]);
  return (response && part?.textOfResponse(response).catch(() => null)) ?? null;
}

/** The pauses of autoplay after a move and for each character of its comments, in milliseconds. */
const pause = {move: 1500, character: 60};

/** Shows a game: a board, buttons, and the moves with their comments and variations. */
export class Viewer implements AnalysedView, ChoiceView, EditableView, MenuTexts {
  readonly #element: GameElement;
  readonly #locale: BoardLocale;
  readonly #address: Address;
  readonly #announcer = new Announcer(() => this.#element.shadowRoot);
  readonly #autoplay = new Autoplay();
  readonly #form: FormState;
  /** The text, its games and the reader's place. All else follows from it. */
  document = emptyDocument;
  readonly reader: TextReader;
  /** Lets a person change the game, in `mode="edit"`; undefined until its part has loaded. */
  #editor: GameEditor | undefined;
  readonly #choice = new GameChoice(this);
  #cleanups: readonly (() => void)[] = [];
  readonly #list: ShownList;
  /** The last problem that was reported, with the text that has it. Each problem of a text is reported only once. */
  #lastProblem: string | null = null;
  /** The last value of `at` for which a warning was shown. */
  #unknownPlace: string | undefined;
  /** Functions to call once the element is drawn. */
  #afterDrawing: (() => void)[] = [];
  readonly #menu = new Menu(
    (text) => this.announce(text),
    () => this.#flip(),
  );
  readonly #analyseButton = new AnalyseButton(this);
  // The last values computed from the document.
  #file:
    | {readonly file: GameFile; readonly games: readonly Game[]; readonly filed: readonly FiledGame[]}
    | undefined;
  #navigation: Navigation | undefined;
  #current:
    {readonly node: MoveNode | null; readonly game: Game; readonly detail: GameChangeDetail} | undefined;

  constructor(element: GameElement, form: FormState) {
    this.#element = element;
    this.#form = form;
    this.#locale = new BoardLocale(element);
    this.#locale.needAll();
    this.#address = new Address(element);
    this.#list = new ShownList(element);
    // If the game has been removed, the rest waits until it is back.
    this.reader = new TextReader(
      () => element.isConnected && element.requestUpdate(),
      (game) => partsToShow(game, element),
    );
  }

  get context(): GameContext {
    const locale = this.#locale;
    return {element: this.#element, locale, strings: stringsOf({locale}), diagram: locale.current.diagram};
  }

  /** The text that a form would submit. */
  get value(): string {
    return formText(this.document);
  }

  /** The games that are shown; none while another text is fetched or read. Each is read when it is taken from the list. */
  get games(): readonly Game[] {
    return this.#shownFile.games;
  }

  get filed(): readonly FiledGame[] {
    return this.#shownFile.filed;
  }

  get number(): number {
    return this.document.number;
  }

  /** In `edit`, the games as a person changes them. */
  get edited(): EditedGame | undefined {
    return this.#editor?.edited;
  }

  get #shownFile() {
    const file = shownFile(this.document);
    if (this.#file?.file !== file) this.#file = {file, games: gamesIn(file), filed: filedGamesIn(file)};
    return this.#file;
  }

  /** The issues of the games that have been read. */
  get issues(): readonly PgnIssue[] {
    return issuesOf(this.document);
  }

  /** The reason why no game can be shown; null if one can be shown, or while the text or a part is loading. */
  get #problem(): GameErrorDetail | null {
    const {document, games, issues, reader, context} = this;
    const known = {count: games.length, issues, isLoading: reader.reading !== undefined};
    return problemOf(document, known, context);
  }

  /** The reader's place in the game that is shown; undefined if none is. */
  get navigation(): Navigation | undefined {
    const {number, path} = this.document;
    const game = this.games[number - 1];
    if (game !== this.#navigation?.game) this.#navigation = game && new Navigation(game);
    const navigation = this.#navigation;
    if (navigation) navigation.current = nodeAt(path, navigation.tree) ?? null;
    return navigation;
  }

  /** The reader's place, as `change` reports it; null if no game is shown. */
  get current(): GameChangeDetail | null {
    const {navigation, document} = this;
    if (!navigation) return null;
    const {game, current: node} = navigation;
    const last = this.#current;
    if (last?.game === game && last.node === node && last.detail.game === document.number) return last.detail;
    this.#current = {game, node, detail: changeDetail(navigation, document.number)};
    return this.#current.detail;
  }

  /** The side at the bottom that the game itself asks for, as studies do by a tag. */
  get orientation(): 'white' | 'black' {
    const tag = this.navigation?.game.tags.get('Orientation') ?? '';
    return /^\s*black\s*$/i.test(tag) ? 'black' : 'white';
  }

  connect(): void {
    const element = this.#element;
    this.disconnect();
    // In this state, `fen-board.css` reserves no space for the game, because the styles in the shadow root do.
    this.#form.setState('ready', true);
    this.forgiveParts();
    this.send({type: 'retry'});
    if (hasUnknownAttribute(element)) void readerPart.tryLoad().then((part) => part?.warnOfMarkup(element));
    element.requestUpdate();
    const textObserver = new MutationObserver(() => element.requestUpdate());
    textObserver.observe(element, {childList: true, characterData: true, subtree: true});
    const root = element.renderRoot as ShadowRoot;
    this.#cleanups = [
      () => this.#autoplay.stop(),
      this.#list.connect(),
      () => this.#analyseButton.end(),
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
        const linked = this.#linked(place);
        if (!this.#find(linked)) return;
        this.goTo(linked);
        // Back may have led to the address of the page without a move. The board does not scroll into view then.
        const isMoveInAddress = this.#address.place !== undefined;
        if (isMoveInAddress) this.#scrollToBoard();
      }),
    ];
  }

  disconnect(): void {
    for (const cleanUp of this.#cleanups) cleanUp();
    this.#cleanups = [];
    this.#choice.disconnect();
    this.#endEditing();
  }

  #endEditing(): void {
    this.#editor?.disconnect();
    this.#editor = undefined;
  }

  /** A form is reset: the game of the page is shown again. */
  resetForm(): void {
    this.edited?.reset(this.#element.getAttribute('pgn'));
  }

  /** Asks for parts again that could not be loaded. */
  forgiveParts(): void {
    for (const part of gameParts) part.forgive();
    this.#element.requestUpdate();
  }

  /** Goes on to the next document, and does what follows from that. */
  send(input: Input): Answer {
    const last = this.navigation;
    const before = this.document;
    const {document, answer} = transition(before, input, gameEditPart.loaded?.writer);
    this.document = document;
    const {navigation} = this;
    if (answer.type !== 'nothing') this.#element.requestUpdate();
    if (answer.type === 'fetch') {
      const {url, number} = document.request;
      void fetchFile(url).then((text) => this.send({type: 'fetched', number, text}));
    } else if (answer.type === 'open') this.#open(answer.isNew);
    else if (answer.type === 'goOn' && last && navigation) this.#goOn(last, navigation, answer.wasAtEnd);
    this.edited?.follow(before, answer);
    return answer;
  }

  /** Applies changed attributes, and reads the text, before the element is drawn. */
  update(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const element = this.#element;
    const {src, game, at} = element;
    const isEdited = element.mode === 'edit';
    if (changed.has('mode')) this.forgiveParts();
    const part = isEdited && element.isConnected && this.loadedPart(gameEditPart);
    if (part && !this.#editor) {
      this.#editor = new part.GameEditor(this, this.#form);
      this.#editor.connect();
    } else if (!isEdited) this.#endEditing();
    if (element.list === 'table') this.loadedPart(gameTablePart);
    const inside = this.document.pgn === null && src === null ? {inside: readText(element)} : {};
    this.send({type: 'set', settings: {src, game, at, isEdited, ...inside}});
    // The page can set an address again that could not be fetched.
    if (changed.has('src')) this.send({type: 'retry'});
    this.#read();
    if (changed.has('hash') && this.#address.place !== undefined) this.goTo(this.#address.place);
  }

  /** Finds the games of the text and reads the one to show; again, if a part has come without which one was read. */
  #read(): void {
    const {source, text, fixedNumber, number, at} = this.document;
    const unread = source.type === 'reading' ? source.text : this.reader.canReadMore(text) ? text : undefined;
    if (unread === undefined) {
      this.reader.loadPartsFor(this.navigation?.game);
    } else {
      const {place} = this.#address;
      const [linked, set] = [place, at].map((named) => splitPlace(named ?? '').number);
      const {found, isComplete, hasGame} = this.reader.read(unread, linked ?? fixedNumber ?? set ?? number);
      if (isComplete || hasGame) this.send({type: 'read', text: unread, found, isComplete});
      const isOfPage = source.type === 'reading' && !source.edit;
      if (isComplete && isOfPage && this.navigation)
        this.#afterDrawing.push(() => this.#element.dispatchEvent(new Event('load')));
    }
    // The games are shown without waiting for this part.
    if (findingsIn(shownFile(this.document)).length > 0) this.reader.load(issuesPart);
  }

  /**
   * Shows the game where the address says so, if it is a new one, or else where its author has set `at`. A place without the
   * number of a game belongs to the one that the page has set, or to the first.
   */
  #open(isNew: boolean): void {
    this.#autoplay.stop();
    const {at} = this.#element;
    const {fixedNumber, number, isChosen} = this.document;
    const linked = isNew ? this.#find(this.#linked(this.#address.place ?? ''), fixedNumber ?? 1) : undefined;
    const set = this.#find(at, fixedNumber ?? 1);
    if (!set && this.navigation && at !== this.#unknownPlace) {
      this.#unknownPlace = at;
      void readerPart.tryLoad().then((part) => part?.warnOfPlace(this.#element, at));
    }
    const isNamed = linked !== undefined || splitPlace(at).number !== undefined;
    const place = linked ?? set;
    const isApplied = place?.number === number || (place && isNamed && fixedNumber === null);
    const target = isApplied ? place : {number, path: []};
    const {path} = this.document;
    this.send({type: 'choose', ...target, isChosen: isChosen && target.number === number});
    if (!isNew) {
      if (String(path) !== String(target.path)) this.announcePlace();
      return;
    }
    // The place where the game opens is not announced, because the reader has not gone there.
    this.#announcer.announce('');
    if (!linked) return;
    this.#address.rememberPlaceWithoutFragment(at);
    // After a reload or Back, the browser has already scrolled to where the reader was.
    if (scrollY === 0)
      this.#afterDrawing.push(
        () => void this.#element.board?.updateComplete.then(() => this.#scrollToBoard()),
      );
  }

  /**
   * The game has gone on, and the reader has stayed at the same move. With `at="end"`, a reader who was at the end goes to the
   * new end.
   */
  #goOn(last: Navigation, {tree}: Navigation, wasAtEnd: boolean): void {
    if (wasAtEnd && /^\s*(?:\d+:)?end\s*$/i.test(this.#element.at)) this.#goToNode(tree.main.nodes.at(-1));
    // The button of a move may show another move now, because a variation has been added before it.
    const focused = (this.#element.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
    const focusedIndex = focused?.dataset.index;
    const focusedNode = focusedIndex && sameNode(last.tree.nodes[Number(focusedIndex)], tree);
    if (focusedNode) void focusMove(this.#element, focusedNode.index);
  }

  /** Reports a problem and shows the current move, after the element was drawn. */
  updated(): void {
    const element = this.#element;
    const context = this.context;
    const {navigation, document} = this;
    const problem = this.#problem;
    const problemText = problem && `${problem.message} ${document.text}`;
    if (problem && problemText !== this.#lastProblem) {
      element.dispatchEvent(new CustomEvent<GameErrorDetail>('pgnerror', {detail: problem}));
    }
    this.#lastProblem = problemText;
    this.#choice.updated(element.renderRoot);
    this.#announcer.update();
    if (navigation) {
      this.#list.updated(navigation, context, this.#editor);
      showMove(context, navigation);
    }
    this.#analyseButton.updated();
    this.#editor?.updated();
    for (const act of this.#afterDrawing.splice(0)) queueMicrotask(act);
  }

  /** Does something once the element is drawn. */
  afterDrawing(act: () => void): void {
    this.#afterDrawing.push(act);
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

  /** Goes to a place, which may name another game. */
  goTo(place: string | number): boolean {
    const found = this.#find(place);
    if (!found) return false;
    const {number, path} = this.document;
    if (found.number === number && String(found.path) === String(path)) return false;
    this.#autoplay.stop();
    this.send({type: 'choose', ...found, isChosen: this.document.isChosen && found.number === number});
    this.announcePlace();
    return true;
  }

  /** The position at a place, which may name another game; null if no game has it. */
  positionAt(place: string | number): Position | null {
    const found = this.#find(place);
    const game = found && this.games[found.number - 1];
    return game ? (nodeAt(found.path, treeOf(game))?.gameMove.position ?? game.start) : null;
  }

  /** Finds a place: in the game that it names, or else in the one with a number. */
  #find(
    given: string | number | undefined,
    defaultNumber = this.document.number,
  ): {readonly number: number; readonly path: Path} | undefined {
    if (given === undefined) return undefined;
    const {number = defaultNumber, place} = splitPlace(given);
    const game = this.games[number - 1];
    const {navigation} = this;
    const node = game && findPlace(place, game === navigation?.game ? navigation.tree : treeOf(game));
    return node === undefined ? undefined : {number, path: node?.path ?? []};
  }

  /** The place of an address; the start of the game that it names if that game has no such place. */
  #linked(place: string): string {
    const {number} = splitPlace(place);
    return number === undefined || this.#find(place) ? place : `${number}:start`;
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
    if (node === undefined || this.send({type: 'go', path: node?.path ?? []}).type === 'nothing')
      return false;
    const isReadByFocus = focusedIndex !== undefined && focusedIndex !== String(node?.index);
    if (this.navigation)
      this.#announcer.announcePlace(announcePlace(this.navigation, this.context, isReadByFocus));
    return true;
  }

  /** Shows a document that a person has made. */
  show(document: GameDocument): void {
    this.#autoplay.stop();
    this.document = document;
    this.#element.requestUpdate();
    if (this.navigation) showPosition(this.#element, this.navigation);
  }

  /** A place with the number of its game, if there are several. */
  #named(number: number, place: string): string {
    return this.filed.length > 1 ? `${number}:${place}` : place;
  }

  /** The address of the current move; undefined if the page has none for moves. */
  get link(): string | undefined {
    const {current} = this;
    return current ? this.#address.linkTo(this.#named(current.game, current.place)) : undefined;
  }

  /** The text of a file with several games. */
  get file(): string | undefined {
    return this.filed.length > 1 ? this.value : undefined;
  }

  /** If the reader is at another place than before, writes it into the address, and fires `change`. */
  reportPlace(before: GameDocument): void {
    const {navigation, current} = this;
    const old = gameIn(shownFile(before), before.number);
    const place = old ? placeOfPath(old, before.path) : '';
    if (!navigation || !current || (before.number === current.game && place === current.place)) return;
    showPosition(this.#element, navigation);
    this.#address.write(this.#named(before.number, place), this.#named(current.game, current.place));
    this.#element.dispatchEvent(new CustomEvent('change', {detail: current, bubbles: true}));
  }

  announcePlace(): void {
    if (this.navigation) this.announce(announcePlace(this.navigation, this.context));
  }

  announce(text: string): void {
    this.#announcer.announce(text);
    this.#element.requestUpdate();
  }

  /** Ends autoplay, and goes to a node as a reader does. Returns whether the place has changed. */
  #goAsReader(node: FoundNode, focusedIndex?: string): boolean {
    this.#autoplay.stop();
    return this.#goAndReport(node, focusedIndex);
  }

  /** Goes to a node, writes the address, and fires `change`. Returns whether the place has changed. */
  #goAndReport(node: FoundNode, focusedIndex?: string): boolean {
    const before = this.document;
    if (!this.#goToNode(node, focusedIndex)) return false;
    this.reportPlace(before);
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

  /** Returns the module of a part. If the module has not loaded yet, fetches it, and draws again when it has loaded or failed. */
  loadedPart<Module>(part: Part<Module>): Module | undefined {
    if (!part.loaded && !part.hasFailed) void part.tryLoad().then(() => this.#element.requestUpdate());
    return part.loaded;
  }

  handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      const closedMenu = this.#menu.close(this.context);
      closedMenu?.querySelector('summary')?.focus();
    }
    const command = commandOf(event);
    const element = this.#element;
    const {analysis} = element.board?.[hostKey] ?? {};
    if (!command || (command === 'evaluate' && !analysis)) return;
    if (typeof command === 'number' && !this.#choice.canChoose) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === 'evaluate') this.announce(analysis?.summary ?? '');
    else if (command === 'flip') this.#flip();
    else if (typeof command === 'number') this.stepGame(command);
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

  /** A reader has chosen another game. One for which the page has set no place opens at its start. */
  chooseGame(number: number): void {
    const before = this.document;
    const set = this.#find(this.#element.at, before.fixedNumber ?? 1);
    this.#autoplay.stop();
    this.send({type: 'choose', number, path: set?.number === number ? set.path : [], isChosen: true});
    this.#announcer.announce('');
    this.reportPlace(before);
  }

  /** Chooses a game of the table, and announces it. */
  openGame(number: number, isByPointer: boolean): void {
    this.chooseGame(number);
    const {navigation, games, context} = this;
    if (!navigation) return;
    const text = gameFilesPart.loaded?.chosenGameText(context, navigation.game, number, games.length);
    this.#announcer.announcePlace(text ?? '');
    if (isByPointer) this.#afterDrawing.push(() => this.#scrollToBoard());
  }

  stepGame(offset: -1 | 1): void {
    const number = this.#choice.neighbour(offset);
    if (number) this.openGame(number, /* isByPointer */ false);
  }

  announceSoon(text: string): void {
    this.#announcer.announcePlace(text);
  }

  template(): unknown {
    return html`<div class="frame">
      <div class="room ${this.#element.moves} ${this.#element.mode === 'edit' ? 'editing' : ''}">
        ${this.#choice.tableTemplate()}${this.#editor?.chapters()}${this.#gameTemplate() ?? this.#waitingTemplate()}
        ${this.#partMissingTemplate()}
      </div>
    </div>`;
  }

  /** A button that asks for missing parts again. */
  #partMissingTemplate(): unknown {
    return gameParts.some((part) => part.hasFailed)
      ? html`<button type="button" class="problem" @click="${() => this.forgiveParts()}">
          ${this.context.strings.partMissing}
        </button>`
      : nothing;
  }

  /** The text inside, and how far it has been read, if that takes long. */
  #waitingTemplate(): unknown {
    const {progress} = this;
    return html`<div class="text">
      ${progress && html`<p lang="${this.#locale.current.tag}">${progress}</p>`}
      <slot></slot>
    </div>`;
  }

  /** The number of games that have been found so far, in a sentence; empty unless that takes long. */
  get progress(): string {
    const {progress} = this.reader;
    return progress === undefined ? '' : fill(this.context.strings.reading, {count: progress});
  }

  /** The game, or the reason why it cannot be shown; undefined until the text has been read. */
  #gameTemplate(): unknown {
    const context = this.context;
    const {element, locale, strings} = context;
    const {navigation} = this;
    const {tag} = locale.current;
    const problem = this.#problem;
    if (problem) {
      const message = html`<p class="problem" part="error" lang="${tag}">${problem.message}</p>`;
      const panel = this.#editor?.panel([problem.message]);
      if (this.document.source.type === 'failed')
        return html`<div class="text unfetched">${message}${panel}<slot></slot></div>`;
      // As the error of a FEN: on an empty board, in the place that is reserved for the game.
      return html`<div class="game unread">
        <div class="stage">
          <fen-board fen="8/8/8/8/8/8/8/8" theme="${element.theme}" aria-hidden="true"></fen-board>
          ${message}
        </div>
        ${panel}<slot></slot>
      </div>`;
    }
    if (!navigation) return undefined;
    const {game, current, position, comments} = navigation;
    const hasMoveList = element.moves !== 'none';
    const hasMenu = this.#choice.type === 'menu';
    // Without a move list, there is space only for the chooser or the header. The chooser names players and result too.
    const hasHeader = hasMoveList || !hasMenu;
    const evaluated = this.#analyseButton.ribbonOf(navigation);
    const hasRibbon = evaluated.hasRibbonData && this.#menu.showsRibbon;
    const isFlipped = isBoardFlipped(position, element);
    const errors = errorsOf(this.issues, this.document.number, strings);
    return html`<div
      class="game ${hasRibbon ? 'ribboned' : ''}"
      role="group"
      aria-label="${fill(strings.game, {players: gameName(game.tags, strings)})}"
      ?data-diagrams="${element.diagrams}"
      ?data-columns="${element.columns}"
    >
      ${hasHeader ? headerTemplate(game, context) : nothing}
      ${hasMenu ? this.#choice.menuTemplate() : nothing}
      <div class="stage">
        ${playerTemplate(isFlipped ? 'white' : 'black', navigation, context)}
        <div class="board" tabindex="-1">
          ${gameBoardTemplate(element, position, comments, this.#analyseButton.bar)}
        </div>
        ${current && !hasMoveList ? captionTemplate(current, context) : nothing}
        ${playerTemplate(isFlipped ? 'black' : 'white', navigation, context)}
        ${
          hasRibbon
            ? html`<div class="ribbon-frame" lang="${tag}">
                ${this.loadedPart(ribbonPart)?.ribbonTemplate(context, evaluated, (node) => {
                  this.#goAsReader(node && navigation.tree.nodes[node.index]);
                  // The announcement is cleared, because a screen reader reads the new value of the slider.
                  this.#announcer.announce('');
                })}
              </div>`
            : nothing
        }
        ${buttonsTemplate(context, navigation, {
          isPlaying: this.#autoplay.isPlaying,
          menuItems: this.#menu.template(context, navigation, this),
          onMenuToggle: (isOpen) => this.#menu.toggled(context, isOpen),
          onPress: (button) => {
            if (button === 'flip') this.#flip();
            else if (button !== 'play' && button !== 'evaluate') this.#handleDirection(button);
            else if (this.#autoplay.isPlaying) this.#autoplay.stop();
            else this.#autoplay.play(this.#playNextMove);
            element.requestUpdate();
          },
        })}
        ${this.#analyseButton.template(context)}
      </div>
      ${hasMoveList ? this.#list.template(navigation, context, errors, this.#editor) : nothing}${this.#editor?.panel(errors)}
      <div class="status" role="status" lang="${tag}"></div>
    </div>`;
  }
}
