import type {PropertyValues} from 'lit';
import type {Properties} from '../../attributes.js';
import type {AddListener} from '../../shared/listen.js';
import {FormMember, formKey} from '../../shared/form-member.js';
import {warnOfMissingPart} from '../../shared/part.js';
import {readText} from '../../shared/text-content.js';
import {gamePart} from '../../parts/loader.js';
import {defineProperties} from '../../shared/properties.js';
import type {Position} from '../../core/notation/position.js';
import type {Game, PgnIssue} from '../../core/pgn/index.js';
import type {FlipDetail} from '../../board/interaction/events.js';
import type {Engine} from '../../board/engine/engine.js';
import type {FenBoard} from '../../board/element/fen-board.js';
import type {FenGameEventMap, GameChangeDetail} from '../document/events.js';
import type {Viewer} from './viewer.js';

type GameProperties = Properties<'fen-game'>;

/**
 * A chess game to play through: a board, the moves with comments and variations, and buttons. It reads PGN, for 8×8
 * and 10×8 boards and for Chess960.
 *
 * @example
 * const game = document.querySelector('fen-game');
 * if (game) game.pgn = '1. e4 e5 2. Nf3 *';
 *
 * @customElement fen-game
 * @fires {CustomEvent<GameChangeDetail>} change - A reader has gone to another move or another game. Not fired when a script goes
 * there. Bubbles.
 * @fires {CustomEvent<PgnChangeDetail>} beforepgnchange - In `edit`, a person is about to change a game. `preventDefault()`
 * leaves everything as it is. Bubbles.
 * @fires {CustomEvent<PgnChangeDetail>} pgnchange - In `edit`, a person has changed a game. `pgn` is already the new text.
 * Bubbles. Setting `pgn` from a script never fires it.
 * @fires {Event} load - The games of `pgn`, of the text inside or of the file at `src` have been found, and the one that is shown
 * has been read. Does not bubble.
 * @fires {CustomEvent<FlipDetail>} flip - The board was turned around by `flip()`, a button, a key or the menu. Bubbles.
 * @fires {CustomEvent<GameErrorDetail>} pgnerror - Once for each text that cannot be fetched or read. Does not bubble.
 * @slot - The PGN, as text, if there is neither `pgn` nor `src`. The page shows it until the script has loaded.
 * @cssstate ready - The parts of the element have loaded. Until then the page shows the text inside, in the space that `fen-board.css` reserves.
 * @csspart header - Event, place, date and result, in one line.
 * @csspart player - The bar of a player above or below the board, with the part `white` or `black`.
 * @csspart clock - The time a player has left.
 * @csspart result - The result, above the board and after the moves.
 * @csspart event - Event, place and date.
 * @csspart menu - The choice of a game, if the file has several.
 * @csspart games - With `list="table"`, the table of games with its field and buttons.
 * @csspart row - A row of that table, with the part `chosen` if its game is shown.
 * @csspart chosen - The row of the game that is shown.
 * @csspart board - The board, a `<fen-board>`.
 * @csspart squares - The part `board` of that board; its other parts have their own names.
 * @csspart buttons - The row of buttons below the board.
 * @csspart button - A button below the board.
 * @csspart more - The actions menu, which the last button opens.
 * @csspart ribbon - Evaluations or times of moves below the board or the list, in a game that has them.
 * @csspart analysis - The lines of an engine, below the board.
 * @csspart bar - The bar beside the board, the evaluation of an engine.
 * @csspart advantage - The part of the bar that grows as White gets better.
 * @csspart score - The number in the bar, at the end of the side that is better.
 * @csspart moves - The move list, with comments and variations.
 * @csspart line - A list of moves, with the part `main` or `variation`.
 * @csspart number - A move number.
 * @csspart move - The button of a move.
 * @csspart current - The button of the move that was made last.
 * @csspart comment - A paragraph of a comment.
 * @csspart diagram - A diagram among the moves.
 * @csspart edit - In `edit`, the fields and buttons for the current move and the game.
 * @csspart issues - The errors in the text of a game, below its moves.
 * @csspart error - The reason why no game can be shown.
 * @cssprop [--fen-board-max-size=30rem] - The board is as wide as its container, but no wider than this.
 * @cssprop [--fen-board-text-font=Charter, Georgia, serif] - The font of moves and comments.
 * @cssprop [--fen-board-table-height=20rem] - The greatest height of the table of games. Set it on the tag or an ancestor.
 * @cssprop [--fen-board-moves-height=18.5rem] - The height of a move list below the board; in `edit`, where fields follow, 9rem. Set it on the tag or an ancestor.
 */
export class FenGame extends FormMember {
  static override properties = defineProperties(this.prototype, 'fen-game', {
    // Every setting of `src` counts as a change. If a file could not be fetched, the page can set the same address again.
    src: {hasChanged: () => true},
  });

  /**
   * Listens to an event of the game, or to any of HTML’s.
   *
   * @example
   * game.addEventListener('change', ({detail}) => console.log(detail.ply, detail.move?.san));
   */
  declare readonly addEventListener: AddListener<FenGame, FenGameEventMap>;

  /**
   * One or more games as PGN. Without `pgn`, the element shows the games in the file at `src`; without `src`, those in the
   * text inside.
   *
   * @example
   * game.pgn = '1. e4 e5 2. Nf3 *'; // <fen-game pgn="1. e4 e5 2. Nf3 *">
   */
  get pgn(): GameProperties['pgn'] {
    return this.#viewer ? this.#viewer.document.pgn : this.#pgn;
  }
  set pgn(pgn: GameProperties['pgn']) {
    this.#pgn = pgn;
    this.#viewer?.send({type: 'set', settings: {pgn}});
  }
  /** The text that the page has set, or that the browser has restored, until there is a viewer. */
  #pgn: GameProperties['pgn'] = null;
  #isRestored = false;

  /**
   * The text that a form would submit: the text of the games in `edit`, otherwise nothing. Setting it sets `pgn` in `edit`, and is
   * ignored otherwise.
   *
   * @example
   * game.value; // in <fen-game mode="edit">: '1. e4 *'
   */
  get value(): string {
    if (this.mode !== 'edit') return '';
    return this.#viewer?.value ?? this.#pgn ?? '';
  }
  set value(value: string) {
    if (this.mode === 'edit') this.pgn = value;
  }

  /**
   * `view` is a game to play through. In `edit`, a person writes it: plays moves on the board, and changes comments, variations
   * and tags beside the moves. `pgn` is then the text as it is now.
   *
   * @example
   * game.mode = 'edit'; // <fen-game mode="edit">
   */
  declare mode: GameProperties['mode'];

  /**
   * Whether a form needs a game with a move, in `edit`.
   *
   * @example
   * game.required = true; // <fen-game mode="edit" name="game" required>
   */
  declare required: GameProperties['required'];

  /**
   * The name under which a form submits the PGN in `edit`; a game without a name submits nothing.
   *
   * @example
   * game.name = 'game'; // <fen-game mode="edit" name="game">
   */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    if (name !== this.name) this.setAttribute('name', name);
  }

  /**
   * The address of a PGN file. If it cannot be fetched or read, the element shows the reason, and fires `pgnerror`. If a new
   * address differs only in what follows `?` or `#`, the game stays until the file has come.
   *
   * @example
   * game.src = 'games.pgn'; // <fen-game src="games.pgn">
   */
  declare src: GameProperties['src'];

  /**
   * The number of the game to show, from 1. Without it, readers choose one of several; `current` has the number of the one that
   * is shown.
   *
   * @example
   * game.game = 3; // <fen-game game="3">
   */
  declare game: GameProperties['game'];

  /**
   * How a reader chooses among several games: in a menu, in a table of players, rounds and results that can be sorted and searched,
   * or not at all. There is no table of one game, or where `game` is set.
   *
   * @example
   * game.list = 'table'; // <fen-game src="club.pgn" list="table">
   */
  declare list: GameProperties['list'];

  /**
   * The games that are printed after the table of `list="table"`, such as `1-12, 15`; by default the one that is shown.
   *
   * @example
   * game.printRange = '1-60'; // <fen-game src="club.pgn" list="table" print-range="1-60">
   */
  declare printRange: GameProperties['printRange'];

  /**
   * Whether the board can be explored square by square, and has a field below it for questions about the position.
   * The answer to `help` is a list of questions.
   *
   * @example
   * game.moveInput = true; // <fen-game move-input>
   */
  declare moveInput: GameProperties['moveInput'];

  /**
   * Where the game opens: `start`, `end`, or a move such as `14` (White's) or `14b` (Black's). `14b/1/16` is move 16 in the
   * first variation in place of 14b. Of several games, `37:14b` opens game 37. If the game does not have the place, it opens at its
   * start.
   *
   * @example
   * game.at = '14b'; // <fen-game at="14b">
   */
  declare at: GameProperties['at'];

  /**
   * The place of the move list; `auto` is at the right if the element is at least 690 CSS pixels wide, otherwise below.
   *
   * @example
   * game.moves = 'below'; // <fen-game moves="below">
   */
  declare moves: GameProperties['moves'];

  /**
   * Whether the move list has a diagram wherever the game requests one. In print it always has them.
   *
   * @example
   * game.diagrams = true; // <fen-game diagrams>
   */
  declare diagrams: GameProperties['diagrams'];

  /**
   * Whether the moves are in columns, as on a score sheet: number, White, Black. Comments and variations are across.
   *
   * @example
   * game.columns = true; // <fen-game columns>
   */
  declare columns: GameProperties['columns'];

  /**
   * How moves name their pieces: by English letters as in PGN, by letters of the language, or by figurines.
   *
   * @example
   * game.letters = 'figurine'; // <fen-game letters="figurine">
   */
  declare letters: GameProperties['letters'];

  /**
   * Whether the address of the page names the current move, as `#id=14b`; with several games also the game, as `#id=37:14b`. Back then returns to where the game was.
   *
   * @example
   * game.hash = true; // <fen-game id="opera" hash>
   */
  declare hash: GameProperties['hash'];

  /**
   * The address of a page that analyses a position, with `{fen}` in place of the FEN, for a link in the actions menu. By
   * default, the menu has no such link.
   *
   * @example
   * game.analysis = 'https://lichess.org/analysis/{fen}'; // <fen-game analysis="https://lichess.org/analysis/{fen}">
   */
  declare analysis: GameProperties['analysis'];

  /**
   * A chess engine that speaks UCI: the address of its worker, of the same origin as the page, or an `Engine`. The game then has
   * the button “Analyse”. No engine is in this package.
   *
   * @example
   * game.engine = 'stockfish.js'; // <fen-game engine="stockfish.js">
   */
  declare engine: string | Engine | null;

  /**
   * The side at the bottom, as on `<fen-board>`. By default the side that the tag `Orientation` of the game names, or White.
   *
   * @example
   * game.orientation = 'black'; // <fen-game orientation="black">
   */
  get orientation(): GameProperties['orientation'] {
    return this.#orientation ?? this.#viewer?.orientation ?? 'white';
  }
  set orientation(value: GameProperties['orientation']) {
    this.#orientation = value;
  }
  #orientation: GameProperties['orientation'] | undefined;

  /**
   * The place of file letters and rank numbers, as on `<fen-board>`.
   *
   * @example
   * game.coordinates = 'outside'; // <fen-game coordinates="outside">
   */
  declare coordinates: GameProperties['coordinates'];

  /**
   * The piece set, as on `<fen-board>`.
   *
   * @example
   * game.pieces = 'classic'; // <fen-game pieces="classic">
   */
  declare pieces: GameProperties['pieces'];

  /**
   * The colours, as on `<fen-board>`.
   *
   * @example
   * game.theme = 'green'; // <fen-game theme="green">
   */
  declare theme: GameProperties['theme'];

  /**
   * Whether a disc on the last file, or among coordinates outside the board, shows whose move it is.
   *
   * @example
   * game.turnMarker = true; // <fen-game turn-marker>
   */
  declare turnMarker: GameProperties['turnMarker'];

  /**
   * Whether pieces glide; `auto` turns this off for readers who prefer less motion.
   *
   * @example
   * game.animation = 'none'; // <fen-game animation="none">
   */
  declare animation: GameProperties['animation'];

  /**
   * Whether the row of buttons has one that flips the board. The actions menu always has this item, and its key is F.
   *
   * @example
   * game.controls = true; // <fen-game controls>
   */
  declare controls: GameProperties['controls'];

  /** Until `gamePart` has loaded, there is no viewer and no shadow root, and the page shows the text inside. */
  #viewer: Viewer | undefined;

  /**
   * The games of the text. How many there are is known once all have been found, and each is read when it is taken from the list.
   *
   * @example
   * game.games[0]?.tags.get('White');
   */
  get games(): readonly Game[] {
    return this.#viewer?.games ?? [];
  }

  /**
   * The errors and warnings about the games that have been read so far, with line and column.
   *
   * @example
   * for (const {line, column, message} of game.issues) console.log(`${line}:${column} ${message}`);
   */
  get issues(): readonly PgnIssue[] {
    return this.#viewer?.issues ?? [];
  }

  /**
   * The game and the place that are shown, as `change` reports them: the same object. `null` while no game is shown.
   *
   * @example
   * game.current?.place;
   */
  get current(): GameChangeDetail | null {
    return this.#viewer?.current ?? null;
  }

  /**
   * The board that shows the position; `null` while no game is shown.
   *
   * @example
   * game.board?.fen;
   */
  get board(): FenBoard | null {
    return this.shadowRoot?.querySelector<FenBoard>('fen-board[part=board]') ?? null;
  }

  /**
   * Goes to the next move of the line. Resolves to whether the place has changed.
   *
   * @example
   * if (!(await game.next())) console.log('This is the end.');
   */
  next(): Promise<boolean> {
    return this.#changePlace((viewer) => viewer.go('next'));
  }

  /**
   * Goes back one move, even out of a variation. Resolves to whether the place has changed.
   *
   * @example
   * await game.previous();
   */
  previous(): Promise<boolean> {
    return this.#changePlace((viewer) => viewer.go('previous'));
  }

  /**
   * Goes to the start of the game. Resolves to whether the place has changed.
   *
   * @example
   * await game.first();
   */
  first(): Promise<boolean> {
    return this.#changePlace((viewer) => viewer.go('first'));
  }

  /**
   * Goes to the end of the line. Resolves to whether the place has changed.
   *
   * @example
   * await game.last();
   */
  last(): Promise<boolean> {
    return this.#changePlace((viewer) => viewer.go('last'));
  }

  /**
   * Goes to a place in the game that is shown, or in another: `37:10b` is in game 37. Does not fire `change`.
   *
   * @param place - A value of `at`, or the number of half-moves made.
   * @returns {Promise<boolean>} Whether the place has changed; false if the game has no such place.
   * @example
   * await game.goTo('14b');
   */
  goTo(place: string | number): Promise<boolean> {
    return this.#changePlace((viewer) => viewer.goTo(place));
  }

  /**
   * The position at a place in the game that is shown, or in another: `37:10b` is in game 37.
   *
   * @param place - A value of `at`, or the number of half-moves made.
   * @returns {Position | null} Null if the game has no such place, or is not there yet.
   * @example
   * const position = game.positionAt('14b');
   */
  positionAt(place: string | number): Position | null {
    return this.#viewer?.positionAt(place) ?? null;
  }

  /**
   * Turns the board around.
   *
   * @example
   * game.flip();
   */
  flip(): void {
    const {board} = this;
    board?.flip();
    const isBlack = board ? board.orientation === 'black' : this.orientation !== 'black';
    const orientation = isBlack ? 'black' : 'white';
    this.orientation = orientation;
    this.dispatchEvent(new CustomEvent<FlipDetail>('flip', {detail: {orientation}, bubbles: true}));
  }

  /**
   * In `edit`, focuses the square with the keyboard cursor, as a click on a label of the game does.
   *
   * @example
   * game.focus();
   */
  override focus(options?: FocusOptions): void {
    const {board} = this;
    if (board && this.mode === 'edit') board.focus(options);
    else super.focus(options);
  }

  async #changePlace(change: (viewer: Viewer) => boolean): Promise<boolean> {
    await gamePart.load();
    return (this.#getViewer() as Viewer).changePlace(change);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    // Nothing is drawn before the viewer has loaded.
    if (!this.#viewer) return true;
    const isComplete = await super.getUpdateComplete();
    const {reading} = this.#viewer.reader;
    return reading ? reading.then(() => this.getUpdateComplete()) : isComplete;
  }

  /** @internal */
  formResetCallback(): void {
    this.#viewer?.resetForm();
  }

  /** @internal */
  formStateRestoreCallback(saved: unknown): void {
    if (!saved) return;
    this.#pgn = saved as string;
    this.#isRestored = true;
    this.#viewer?.send({type: 'restore', text: this.#pgn});
    this.requestUpdate();
  }

  override connectedCallback(): void {
    // Server rendering may call this method for an element in no document. It never calls `disconnectedCallback`.
    if (!this.isConnected) return;
    if (gamePart.loaded) this.#connect();
    else {
      // Until the part has loaded, a form submits the text of the page.
      if (this.mode === 'edit')
        this[formKey].internals.setFormValue(this.pgn ?? (this.src ? null : readText(this)));
      gamePart.load().then(
        () => this.isConnected && this.#connect(),
        (reason: unknown) => warnOfMissingPart(reason, this),
      );
    }
  }

  #connect(): void {
    super.connectedCallback();
    this.#getViewer()?.connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#viewer?.disconnect();
  }

  /** Returns the viewer; undefined until its part has loaded. The first call after that makes the viewer. */
  #getViewer(): Viewer | undefined {
    if (!this.#viewer && gamePart.loaded) {
      this.#viewer = new gamePart.loaded.Viewer(this, this[formKey]);
      const pgn = this.#pgn;
      if (pgn !== null)
        this.#viewer.send(this.#isRestored ? {type: 'restore', text: pgn} : {type: 'set', settings: {pgn}});
    }
    return this.#viewer;
  }

  /** Removes what a server has rendered, because the viewer draws everything. Lit's own method would hydrate it. */
  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({mode: 'open'});
    root.replaceChildren();
    return root;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#getViewer()?.update(changed);
  }

  protected override render(): unknown {
    return this.#viewer?.template();
  }

  protected override updated(): void {
    this.#viewer?.updated();
  }
}
