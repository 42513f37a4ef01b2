import {mayBeChess960Start} from '../../core/notation/placement.js';
import {html, isServer, nothing, svg, type LitElement, type PropertyValues} from 'lit';
import type {Properties} from '../../attributes.js';
import type {AddListener} from '../../shared/listen.js';
import {hostKey, type BoardHost} from '../interaction/board-host.js';
import {FormMember, formKey} from '../../shared/form-member.js';
import {adoptSheet} from '../../shared/sheets.js';
import {Part} from '../../shared/part.js';
import {
  commonPart,
  loadLocale,
  loadPieces,
  marksPart,
  movesPart,
  pgnWriterPart,
  readerPart,
  startsPart,
  toolbarPart,
} from '../../parts/loader.js';
import {boardTemplate} from '../../picture/drawing/board.js';
import type {Layers} from '../interaction/view/layers.js';
import type {FenBoardEventMap} from '../interaction/events.js';
import type {MarkIssue} from '../../core/marks/parse-marks.js';
import type {FenIssue, Position} from '../../core/notation/index.js';
import type {MoveDetail} from '../../core/rules/move-detail.js';
import type {Outcome, ParsedMove} from '../../core/rules/index.js';
import type {PositionReplaced} from '../position/scripted-move.js';
import type {SolutionIssue} from '../solve/solution.js';
import type {Toolbar} from '../toolbar/toolbar.js';
import {boardPicture, describeBoard} from './board-picture.js';
import {countPicture, uncountPicture} from './diagram.js';
import {describeAfterDrawing} from './description.js';
import {hasUnknownAttribute} from '../../shared/unknown-attributes.js';
import {BoardPosition} from '../position/board-position.js';
import {reset, resetForm, setFen} from '../position/position-state.js';
import {BoardForm} from './form.js';
import type {Glider} from './glider.js';
import {ElementHost} from './host.js';
import {InteractionLoader} from './interaction-loader.js';
import {defineProperties} from '../../shared/properties.js';
import type {Engine} from '../engine/engine.js';
import {nonFenElements} from '../../shared/text-content.js';
import {styles} from './styles.js';

/** The longest time that a change waits for the part that makes pieces glide, in milliseconds. */
const maxGlideDelay = 200;

type BoardProperties = Properties<'fen-board'>;

/**
 * A chess diagram: draws any position written in FEN, X-FEN or Shredder-FEN, on a board of 8×8 or 10×8.
 *
 * @example
 * const board = document.querySelector('fen-board');
 * if (board) board.fen = '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1';
 *
 * @customElement fen-board
 * @fires {CustomEvent<ChangeDetail>} beforechange - A person is about to change the position. `preventDefault()`
 * leaves everything as it is. Bubbles.
 * @fires {CustomEvent<ChangeDetail>} change - A person has changed the position, or in `mode="solve"` the board has answered
 * or undone a move. `fen` is already the new one. Bubbles. Setting `fen` from a script never fires it.
 * @fires {CustomEvent<GameEndDetail>} gameend - In `mode="play"`: a move has ended the game, whoever made it. A draw that a
 * player may claim ends nothing. Comes after `change`. Bubbles.
 * @fires {CustomEvent<FlipDetail>} flip - The board was turned by `flip()`, a button or a key, and not by
 * `orientation="auto"`. Bubbles.
 * @fires {CustomEvent<MarksChangeDetail>} markschange - In `edit` a person has drawn or removed a mark; `marks` is
 * already the new text. Bubbles.
 * @fires {CustomEvent<FenIssue>} fenerror - Once for each FEN that cannot be read, after the board has shown the
 * error and before `updateComplete` resolves. Does not bubble.
 * @fires {CustomEvent<MistakeDetail>} mistake - In `mode="solve"`: a person has made a wrong move, which is about to be
 * undone. Bubbles.
 * @fires {CustomEvent<SolvedDetail>} solved - In `mode="solve"`: the puzzle is solved. Bubbles.
 * @fires {CustomEvent<ProgressDetail>} progresschange - In `mode="solve"`: a person has done something in a set of puzzles, or
 * with `replies="random"`; `progress` is already the new text. Bubbles.
 * @fires {Event} load - In `mode="solve"`: the puzzles of `src` have been found, and one is shown. Does not bubble.
 * @slot caption - The caption below the board, such as the names of the players or, above the buttons of a puzzle, its task.
 * @slot beside - Beside the board, on its left and as high as it is, such as a page’s own bar. It takes the place of the bar of “Analyse”.
 * @slot next - In `mode="solve"`, what follows a puzzle that has ended, such as a link to the next one.
 * @cssstate invalid - The FEN cannot be read.
 * @cssstate over - In `mode="play"`: the game has ended.
 * @cssstate solved - The puzzle is solved; of a set, each puzzle, or its solution was shown.
 * @cssstate wrong - A wrong move is on the board, and about to be undone.
 * @csspart board - The box around the picture and the grid.
 * @csspart square - All light or all dark squares.
 * @csspart light - The light squares.
 * @csspart dark - The dark squares.
 * @csspart piece - The pieces of one side, or the lines inside them.
 * @csspart white - White's pieces.
 * @csspart black - Black's pieces.
 * @csspart detail - The lines inside the pieces of one side.
 * @csspart coordinate - File letters and rank numbers.
 * @csspart rank - The rank numbers.
 * @csspart file - The file letters.
 * @csspart frame - The line around the squares in the theme `print`.
 * @csspart turn - The disc that shows whose move it is, with the part `white` or `black`.
 * @csspart controls - The toolbar.
 * @csspart mark - The marks of one colour, the author's and those drawn by hand: its squares or its arrows.
 * @csspart marked-square - The marked squares of one colour.
 * @csspart mark-lines - The faint lines in the marked squares of one colour, which differ in their dashes.
 * @csspart arrow - The arrows of one colour.
 * @csspart green - Green marks.
 * @csspart red - Red marks.
 * @csspart yellow - Yellow marks.
 * @csspart blue - Blue marks.
 * @csspart highlight - A highlight: the last move, a check, the picked piece, or its targets.
 * @csspart last-move - The squares of the last move.
 * @csspart check - The square of a king in check.
 * @csspart picked - The square of the picked piece.
 * @csspart premove - The two squares of a premove.
 * @csspart target - The squares to which the picked piece may go.
 * @csspart grid - The grid of squares over the picture of an interactive board.
 * @csspart chooser - The choice of pieces when a pawn is promoted.
 * @csspart palette - The pieces to set up a position with, in `edit`.
 * @csspart panel - The fields and buttons of the editor.
 * @csspart hint - The square of the piece that a hint marks; the button that gives hints.
 * @csspart puzzle - The row below a puzzle.
 * @csspart button - The buttons of a puzzle.
 * @csspart solution - The button that plays the solution, or lets a person try again.
 * @csspart set - The row of a set of puzzles.
 * @csspart previous - The button for the puzzle before.
 * @csspart place - The place of the puzzle in its set, such as “3 of 12”.
 * @csspart next - The button for the next puzzle.
 * @csspart squares - The row of squares, one for each puzzle of a set.
 * @csspart summary - The sentence at the end of a set.
 * @csspart start-again - The button that begins a set anew.
 * @csspart counts - The numbers of mistakes and hints.
 * @csspart badge - The disc on a move that a puzzle has judged, with the part `right` or `wrong`.
 * @csspart right - The badge of a right move.
 * @csspart wrong - The badge of a wrong move, and the tint of its square.
 * @csspart opponent - The row below a board on which an engine plays.
 * @csspart bar - The bar beside the board, the evaluation of an engine.
 * @csspart advantage - The part of the bar that grows as White gets better.
 * @csspart score - The number in the bar, at the end of the side that is better.
 * @csspart preview - The picture of a later position, when a move of an engine’s line is pressed.
 * @csspart best-move - The arrow of an engine’s best move.
 * @csspart analysis - The lines of an engine, below the board.
 * @csspart move-input - The field of `move-input`, with its button and the last answer.
 * @csspart feedback - Feedback on the last move, or the hint.
 * @csspart error - The error on a board whose FEN cannot be read.
 * @cssprop [--fen-board-max-size=max(30rem, 480px)] - The board is as wide as its container, but no wider than this.
 * @cssprop --fen-board-light - Colour of the light squares.
 * @cssprop --fen-board-dark - Colour of the dark squares.
 * @cssprop --fen-board-coordinate-on-light - Colour of coordinates on light squares.
 * @cssprop --fen-board-coordinate-on-dark - Colour of coordinates on dark squares.
 * @cssprop [--fen-board-coordinate-outside=currentColor] - Colour of coordinates outside the board, and of the rim
 * of a turn marker beside them.
 * @cssprop [--fen-board-white=#fff] - The fill of White's pieces.
 * @cssprop [--fen-board-white-outline=#000] - The outline of White's pieces.
 * @cssprop [--fen-board-white-detail=#000] - The lines inside White's pieces.
 * @cssprop [--fen-board-black=#000] - The fill of Black's pieces.
 * @cssprop [--fen-board-black-outline=#000] - The outline of Black's pieces, behind them. By default, a rim in the colour of
 *   light squares in the theme `contrast`, and for readers who prefer contrast or force their colours.
 * @cssprop --fen-board-black-detail - The lines inside Black's pieces; the colour of light squares by default.
 * @cssprop [--fen-board-mark-green=#22ad48] - Colour of green marks.
 * @cssprop [--fen-board-mark-red=#f04a3c] - Colour of red marks.
 * @cssprop [--fen-board-mark-yellow=#ffd21f] - Colour of yellow marks.
 * @cssprop [--fen-board-mark-blue=#5a9bff] - Colour of blue marks.
 * @cssprop [--fen-board-mark-outline=#000] - The lines in marks, which are faint except in themes with much contrast.
 * @cssprop --fen-board-last-move - Colour of the squares of the last move.
 * @cssprop --fen-board-picked - Colour of the square of the picked piece.
 * @cssprop --fen-board-premove - Colour of the squares of a premove.
 * @cssprop --fen-board-check - Colour of the square of a king in check.
 * @cssprop --fen-board-target - Colour of the dots and rings on the squares to which the picked piece may go.
 * @cssprop --fen-board-hint - Colour of the square of a hint.
 * @cssprop [--fen-board-focus=#0a3f9e] - The darker tone of the focus ring; the other is white.
 */
export class FenBoard extends FormMember {
  static override properties = defineProperties(this.prototype, 'fen-board');

  /**
   * Listens to an event of the board, or to any of HTML’s.
   *
   * @example
   * board.addEventListener('change', ({detail}) => console.log(detail.fen, detail.move?.san));
   */
  declare readonly addEventListener: AddListener<FenBoard, FenBoardEventMap>;

  /**
   * The position, in FEN, X-FEN or Shredder-FEN, read tolerantly, or one of the words `start`, `chess960:518` (a number
   * from 0 to 959), `capablanca`, `gothic`, `carrera`, `janus`, `embassy`, `grotesque`, `univers` and `victorian`. Without the attribute, it is the text inside
   * the element. If both are missing or blank, the board is empty. If the text cannot be read, the board is empty and
   * shows the error, which is also in `error` and in the event `fenerror`. A text that is not strictly valid needs a
   * reader that the page fetches first: `await updateComplete` waits until the text has been read.
   *
   * @example
   * board.fen = 'start'; // <fen-board fen="start">
   */
  get fen(): string | null {
    return this.#position.fen;
  }
  set fen(fen: string | null) {
    this.#position.apply((state, parseFen) => setFen(state, fen, this.mode === 'solve', parseFen));
  }

  /**
   * `view` is a diagram. In `play` a person makes legal moves, in `edit` sets up any position, and in `solve` finds the
   * moves of `solution`.
   *
   * @example
   * board.mode = 'play'; // <fen-board mode="play">
   */
  declare mode: BoardProperties['mode'];

  /**
   * The moves that a person is to find in `mode="solve"`: moves in SAN or UCI from `fen` on, with variations and
   * comments, such as `1. Qxg7+ Kxg7 (1... Kh8 2. Qh7#) 2. Bf6#`. A variation of the solver's moves is accepted. But
   * if it is marked `?`, `??` or `?!`, it is wrong, and its comment is shown when a person tries it. Any checkmate is
   * accepted. If the solution cannot be played, `warnings` has the reason, and the board stays a diagram.
   *
   * @example
   * board.fen = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';
   * board.solution = '1. Ra8#'; // <fen-board mode="solve" solution="1. Ra8#">
   */
  declare solution: BoardProperties['solution'];

  /**
   * The address of a file with puzzles for `mode="solve"`: PGN (a FEN and the moves, or from a diagram `[#]` or a question of
   * ChessBase on), EPD (`bm`) or the CSV of Lichess, whose first move the board plays. `fen`, `solution` and `position`
   * then belong to the current puzzle. A page that sets `fen` or `solution` itself shows its own puzzle instead.
   *
   * @example
   * board.src = 'mates.pgn'; // <fen-board mode="solve" src="mates.pgn">
   */
  declare src: BoardProperties['src'];

  /**
   * The number of the puzzle of `src` that the page shows, from 1; beyond the set, the last. A person who goes on does not
   * change it: `currentPuzzle` is the one that is shown.
   *
   * @example
   * board.puzzle = 3; // <fen-board mode="solve" src="mates.pgn" puzzle="3">
   */
  declare puzzle: BoardProperties['puzzle'];

  /**
   * The progress of a person in the set, as text for the page to keep: with `src`, the results of the puzzles; with
   * `replies="random"`, how often each reply was played. It changes with `progresschange`. Set it again, after days too,
   * and the set goes on; without `puzzle`, at the puzzle that was shown. An empty text begins anew. The progress of another
   * set is ignored, with a warning.
   *
   * @example
   * board.progress = localStorage.getItem('mates'); // <fen-board mode="solve" src="mates.pgn" progress="">
   */
  declare progress: BoardProperties['progress'];

  /**
   * The puzzles of `src` that are printed, such as `1-12, 15`; without it, the first sixty.
   *
   * @example
   * board.printRange = '1-12'; // <fen-board mode="solve" src="mates.pgn" print-range="1-12">
   */
  declare printRange: BoardProperties['printRange'];

  /**
   * The side that the person plays. In `mode="play"`, `auto` is both, or the side to move at the start if there is an `engine`; the pieces of the other side wait for `move()`, a new
   * `fen` or the engine, and Undo goes back to where it is the person's turn again. In `mode="solve"`, `auto` and `both` are the side to
   * move; if the other side is to move, the board plays the first move of the solution, which sets up the puzzle, as in
   * Lichess's puzzle database. With `white` or `black`, that side is at the bottom where `orientation` is `auto`.
   *
   * @example
   * board.player = 'black'; // <fen-board mode="play" player="black">
   */
  declare player: BoardProperties['player'];

  /**
   * Whether a person who plays one side may move in advance, while the other side is to move: by mouse, finger, keys or typed.
   * One premove is kept. Escape, the right button or a press elsewhere takes it back. When the other side has moved and the page
   * has been updated, it is played if it is legal, and otherwise dropped.
   *
   * @example
   * board.premove = true; // <fen-board mode="play" player="white" premove>
   */
  declare premove: BoardProperties['premove'];

  /**
   * A chess engine that speaks UCI: the address of its worker, of the same origin as the page, or an `Engine`. In
   * `mode="play"` it answers the person, who plays the side of `player` or, with `auto`, the side to move at the start. With
   * `player="both"`, and in `view`, the board has the button “Analyse”. No engine is in this package.
   *
   * @example
   * board.engine = 'stockfish.js'; // <fen-board mode="play" engine="stockfish.js">
   */
  declare engine: string | Engine | null;

  /**
   * The strength of `engine` as an opponent, from 1 to 8, which is all that it can do.
   *
   * @example
   * board.level = 2; // <fen-board mode="play" engine="stockfish.js" level="2">
   */
  declare level: BoardProperties['level'];

  /**
   * The time that `engine` may think about a move as an opponent, in seconds.
   *
   * @example
   * board.engineTime = 0.5; // <fen-board mode="play" engine="stockfish.js" engine-time="0.5">
   */
  declare engineTime: BoardProperties['engineTime'];

  /**
   * The board’s answers in `mode="solve"`. `main` plays the main line. `random` plays any variation of the other side that
   * is not marked `?`, `??` or `?!`; a reply that was played often comes less often. So one solution with variations drills
   * an opening.
   *
   * @example
   * board.replies = 'random'; // <fen-board mode="solve" replies="random">
   */
  declare replies: BoardProperties['replies'];

  /**
   * The notation of `fen` after a person's change; `auto` keeps the author's, X-FEN or Shredder-FEN.
   *
   * @example
   * board.notation = 'shredder-fen'; // <fen-board notation="shredder-fen">
   */
  declare notation: BoardProperties['notation'];

  /**
   * Whether pieces glide to their squares when the position changes, in every mode; `auto` turns this off for readers
   * who prefer less motion.
   *
   * @example
   * board.animation = 'none'; // <fen-board animation="none">
   */
  declare animation: BoardProperties['animation'];

  /**
   * Whether the board is disabled: nobody can change the position, even in a mode that allows it.
   *
   * @example
   * board.disabled = true; // <fen-board disabled>
   */
  declare disabled: BoardProperties['disabled'];

  /**
   * The side at the bottom; `auto` is the side to move.
   *
   * @example
   * board.orientation = 'auto'; // <fen-board orientation="auto">
   */
  declare orientation: BoardProperties['orientation'];

  /**
   * The place of file letters and rank numbers. `inside` omits them if a square is smaller than 28 CSS pixels: on a board
   * of eight files narrower than 224 pixels. `outside` omits them on boards less than 176 pixels high, where they are too
   * small to read. `squares` names each square in its upper left corner, for beginners, if it is 40 pixels wide.
   *
   * @example
   * board.coordinates = 'outside'; // <fen-board coordinates="outside">
   */
  declare coordinates: BoardProperties['coordinates'];

  /**
   * Whether a disc on the last file, or among coordinates outside the board, shows whose move it is.
   *
   * @example
   * board.turnMarker = true; // <fen-board turn-marker>
   */
  declare turnMarker: BoardProperties['turnMarker'];

  /**
   * Whether there is a small toolbar that flips the board, copies the FEN and saves the picture.
   *
   * @example
   * board.controls = true; // <fen-board controls>
   */
  declare controls: BoardProperties['controls'];

  /**
   * Whether a reader may draw arrows and squares in `view`: with the right button or, after pressing “Draw marks”, with
   * any pointer or by key. They vanish with the next change. In `play` and `solve` a reader may always draw; there
   * `drawable` only shows the button, which otherwise appears with the first mark.
   *
   * @example
   * board.drawable = true; // <fen-board drawable>
   */
  declare drawable: BoardProperties['drawable'];

  /**
   * Whether there is a text field below the board, in every mode but `edit`. It answers questions about the position
   * (`help` lists them); in `play` and `solve` it also accepts moves as people write them.
   *
   * @example
   * board.moveInput = true; // <fen-board mode="play" move-input>
   */
  declare moveInput: BoardProperties['moveInput'];

  /**
   * The colours of squares and coordinates. `auto` is brown, walnut on a dark page, pale on paper, and of high contrast for
   * readers who prefer that; `print` is pale everywhere, for paper.
   *
   * @example
   * board.theme = 'green'; // <fen-board theme="green">
   */
  declare theme: BoardProperties['theme'];

  /**
   * The piece set: `modern`, `classic`, or one that `addPieces` has registered.
   *
   * @example
   * board.pieces = 'classic'; // <fen-board pieces="classic">
   */
  declare pieces: BoardProperties['pieces'];

  /**
   * Coloured squares and arrows in the letters of PGN, such as `Ge4 Rd5 Yg1f3`: `G` is green, `R` red, `Y` yellow and
   * `B` blue. `warnings` lists those that cannot be read.
   *
   * @example
   * board.marks = 'Ge4 Yg1f3'; // <fen-board marks="Ge4 Yg1f3">
   */
  declare marks: BoardProperties['marks'];

  /**
   * Marks for scripts, in the format of `marks`. They are drawn over the marks of the author and of the reader, and stay until the
   * script changes them. `warnings` lists those that cannot be read. Pictures, files and forms do not have them.
   *
   * @example
   * board.overlay = 'Re4 Bd1h5'; // <fen-board overlay="Re4 Bd1h5">
   */
  declare overlay: BoardProperties['overlay'];

  /**
   * The accessible name, instead of the generated one. An empty label marks the board as decorative.
   *
   * @example
   * board.label = 'A Réti opening'; // <fen-board label="A Réti opening">
   */
  declare label: BoardProperties['label'];

  /**
   * Whether a form needs a FEN (in `play` and `edit`) or a solved puzzle (in `solve`).
   *
   * @example
   * board.required = true; // <fen-board name="position" required>
   */
  declare required: BoardProperties['required'];

  /**
   * The name under which a form submits the FEN, or the moves played in a puzzle; a board without a name submits
   * nothing.
   *
   * @example
   * board.name = 'position'; // <fen-board name="position">
   */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  // Sets the attribute at once, as HTML's own controls do.
  set name(name: string) {
    if (name !== this.name) this.setAttribute('name', name);
  }

  readonly #position = new BoardPosition(this);
  readonly #host: ElementHost = new ElementHost(this, this.#position, () => this.#interaction.loaded?.label);
  /** @internal */
  readonly [hostKey]: BoardHost = this.#host;
  readonly #form = new BoardForm(this.#host, this.#position, this[formKey]);
  readonly #interaction: InteractionLoader = new InteractionLoader(this.#host, this.#form);
  #glider: Glider | undefined;
  /** The position that is drawn; null if an error is shown instead, from which no pieces glide. */
  #drawnPosition: Position | null = null;
  /** The layers of an interactive board that are drawn. */
  #drawnLayers: Layers | undefined;
  #toolbar: Toolbar | undefined;
  /** Whether a server has filled the shadow root, and this script has not drawn it anew yet. */
  #isServerRendered = false;
  /** Whether the picture is skipped while it is far off the screen; undefined while the board is not in the page. */
  #isSkipped: boolean | undefined;
  /** The last FEN that `fenerror` was fired for. */
  #reportedFen: unknown;

  /**
   * The position shown, as a frozen value; `null` when `fen` cannot be read. For a valid FEN it is there at once; for a
   * text that needs repair, after `await updateComplete`.
   *
   * @example
   * if (board.position) legalMoves(board.position).length;
   */
  get position(): Position | null {
    return this.#position.state.reading.position;
  }

  /**
   * The error of `fen`, with its place; `null` if it can be read. It is set after `await updateComplete`.
   *
   * @example
   * await board.updateComplete;
   * if (board.error) console.log(board.error.message, board.error.index);
   */
  get error(): FenIssue | null {
    return this.#position.state.reading.error;
  }

  /**
   * Repairs of `fen` and oddities of the position, then marks of `marks` and `overlay` that cannot be read, then problems of
   * `solution`, each with its place in the text. They are set after `await updateComplete`, but problems of `solution` only
   * when the board comes near the viewport.
   *
   * @example
   * await board.updateComplete;
   * for (const {message} of board.warnings) console.log(message);
   */
  get warnings(): readonly (FenIssue | MarkIssue | SolutionIssue)[] {
    const {warnings} = this.#position.state.reading;
    return [
      ...warnings,
      ...(marksPart.loaded?.markWarnings(this) ?? []),
      ...(this.#interaction.loaded?.warnings ?? []),
    ];
  }

  /**
   * The number of the puzzle of `src` that is shown, from 1; `null` before the set has been found, and without `src`.
   *
   * @example
   * board.addEventListener('progresschange', () => console.log(board.currentPuzzle));
   */
  get currentPuzzle(): number | null {
    return this.#interaction.loaded?.currentPuzzle ?? null;
  }

  /**
   * Plays a move, without the events `beforechange` and `change`. Calls in a row are played one after another.
   *
   * @param text - A move in SAN or UCI, as people write them.
   * @returns {Promise<ParsedMove>} The result of `parseMove`: the move, or its error. If `fen` cannot be read, `error` is
   * the error of the FEN. If the page has set another position before the move could be made, nothing moves, and the code of
   * the error is `position-replaced`.
   * @example
   * const moved = await board.move('Nf3');
   * if (!moved.ok) console.log(moved.error.message);
   */
  async move(text: string): Promise<ParsedMove | {ok: false; error: FenIssue | PositionReplaced}> {
    const {state} = this.#position;
    const [{moveByScript}] = await Promise.all([
      movesPart.load(),
      this.position ? undefined : readerPart.load(),
      // The history of a board that is played on has this move, even far from the viewport.
      this.mode === 'play' && this.#interaction.loadOrReport(),
    ]);
    const result = moveByScript(this.#position, state, text);
    this.#interaction.session?.syncFromElement();
    return result;
  }

  /**
   * Goes back as Undo does, in `play` and `edit`, without the events `beforechange` and `change`.
   *
   * @param plies - The number of moves to go back, of both sides.
   * @returns {Promise<boolean>} False if there are fewer; then nothing changes.
   * @example
   * await board.undo(2); // your move, and the answer to it
   */
  async undo(plies = 1): Promise<boolean> {
    await this.#interaction.load();
    return plies > 0 && this.#interaction.session?.go(-plies) === true;
  }

  /**
   * Goes forward again after `undo()` or Undo, by one move, without events.
   *
   * @returns {Promise<boolean>} False if there is nothing to redo.
   * @example
   * await board.redo();
   */
  async redo(): Promise<boolean> {
    await this.#interaction.load();
    return this.#interaction.session?.go(1) === true;
  }

  /**
   * The moves that were played from the start on, or since the position was set or edited, as `change` reports them. It is
   * complete once the code of the mode has loaded, which `move()` and `undo()` wait for.
   *
   * @example
   * board.playedMoves.map(({san}) => san).join(' ');
   */
  get playedMoves(): readonly MoveDetail[] {
    return this.#interaction.loaded?.playedMoves ?? [];
  }

  /**
   * In `mode="play"`, the result of the game and the reason, also if a player may claim a draw: `fifty-moves` and
   * `threefold-repetition`. `null` if the game goes on, or the code of the mode has not loaded.
   *
   * @example
   * if (board.outcome?.reason === 'threefold-repetition') console.log('A draw can be claimed.');
   */
  get outcome(): Outcome | null {
    return this.#interaction.session?.outcome ?? null;
  }

  /**
   * The moves that were played as PGN, as “Copy PGN” copies them.
   *
   * @example
   * const pgn = await board.toPgn();
   */
  async toPgn(): Promise<string> {
    const [{formatPlayed}] = await Promise.all([
      pgnWriterPart.load(),
      this.#interaction.load(),
      this.position ? undefined : readerPart.load(),
    ]);
    const {line, result} = this.#interaction.session ?? {};
    return formatPlayed(line ?? [{position: this.#host.position, move: null}], result ?? '*');
  }

  /**
   * Turns the board around.
   *
   * @example
   * board.flip();
   */
  flip(): void {
    const orientation = this.#host.isFlipped ? 'white' : 'black';
    this.orientation = orientation;
    this.dispatchEvent(new CustomEvent('flip', {detail: {orientation}, bubbles: true}));
  }

  /**
   * Goes back to the position that the page has set. A puzzle starts again, without mistakes and hints.
   *
   * @example
   * board.reset();
   */
  reset(): void {
    this.#position.apply(reset);
    this.#interaction.loaded?.beginAttempt();
  }

  /**
   * Gives the next hint in `mode="solve"`: first it names the piece that moves, then it marks the piece, then it plays
   * the move. Each counts as a hint.
   *
   * @example
   * await board.hint();
   */
  async hint(): Promise<void> {
    await this.#interaction.load();
    this.#interaction.loaded?.giveHint();
  }

  /**
   * The picture as an SVG document. It is what `renderSvg` draws for the same position and look, but in the colours that
   * the page has set. Highlights and a reader's marks are left out.
   *
   * @example
   * const file = new Blob([await board.toSvg()], {type: 'image/svg+xml'});
   */
  async toSvg(): Promise<string> {
    // A board that was never in the page is not updated, but its picture needs the same parts.
    const isUpdated = this.isConnected || this.hasUpdated;
    const [{svgDocument}] = await Promise.all([
      toolbarPart.load(),
      isUpdated ? this.updateComplete : this.#loadMissingParts(),
    ]);
    return svgDocument(this.#host);
  }

  /**
   * Focuses the square with the keyboard cursor or, until interaction has loaded, the picture. A plain diagram cannot be
   * focused.
   *
   * @example
   * board.focus();
   */
  override focus(options?: FocusOptions): void {
    const picture = this.shadowRoot?.querySelector<SVGElement>('.board [tabindex]');
    if (this.#interaction.loaded?.focus()) return;
    if (picture) picture.focus(options);
    else super.focus(options);
  }

  /**
   * The text that a form submits: the FEN, or the moves played in a puzzle. Setting it sets `fen`; in `solve`, it shows the attempt with
   * these moves, if the solution has them.
   *
   * @example
   * const saved = board.value;
   */
  get value(): string {
    return this.#form.value;
  }
  set value(value: string) {
    if (this.mode === 'solve') this.#restoreAttempt(`solve 0 0 ${value}`);
    else this.fen = value;
  }

  /** @internal */
  formResetCallback(): void {
    this.#position.apply((state, parseFen) => resetForm(state, this.getAttribute('fen'), parseFen));
    this.#interaction.loaded?.resetForm();
  }

  /** @internal */
  formStateRestoreCallback(saved: unknown): void {
    if (!saved || typeof saved !== 'string') return;
    if (saved.startsWith('solve ')) this.#restoreAttempt(saved);
    else this.fen = saved;
  }

  /** Even far from the viewport, because the form needs the moves of the attempt. */
  #restoreAttempt(saved: string): void {
    this.#form.savedAttempt = saved;
    void this.#interaction.loadOrReport();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A server may call this method, but never calls `disconnectedCallback`.
    if (!this.isConnected) return;
    this.#isSkipped ??= countPicture();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#isSkipped !== undefined) uncountPicture();
    this.#isSkipped = undefined;
    this.#toolbar?.updated();
  }

  /** Adapts the board to the document it was moved to. */
  adoptedCallback(): void {
    // Firefox up to 140 ESR gives an adopted element the prototype that its tag has in the other document:
    // https://bugzilla.mozilla.org/show_bug.cgi?id=1502814
    Object.setPrototypeOf(this, (customElements.get(this.localName) as typeof FenBoard).prototype);
    const {shadowRoot} = this;
    // Interaction and toolbar belong to the old document; the next update makes new ones.
    this.#interaction.loaded?.endInteraction();
    this.#toolbar = undefined;
    if (!shadowRoot) return;
    shadowRoot.adoptedStyleSheets = [];
    adoptSheet(shadowRoot, styles);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#isServerRendered = this.shadowRoot !== null;
    // Not by lit's method, which would hydrate what a server has drawn, or by its `styles`: the board may be in another
    // document, or a policy may block the `<style>` from a server.
    const root = this.shadowRoot ?? this.attachShadow({mode: 'open'});
    if (this.isConnected) adoptSheet(root, styles);
    return root;
  }

  /** Also updates the form's value at once, because a `change` listener may submit the form. */
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    // lit's constructor calls this without a name, before there is a form.
    if (change[0] === undefined) return;
    this.#form.sync();
    this.#interaction.loaded?.validate();
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.#isServerRendered) {
      const [language = ''] = this.lang.toLowerCase().split('-');
      // With the parts that have drawn the server's picture, the new one is the same, so nothing flashes.
      await Promise.all([
        this.#loadMissingParts(),
        loadPieces(this.pieces),
        loadLocale(language, this.#needsAllTexts),
      ]);
      this.#isServerRendered = false;
      this.renderRoot.replaceChildren();
    }
    const drawn = this.#drawnPosition;
    const hasChanged = drawn && this.position && this.position !== drawn;
    if (hasChanged && this.animation !== 'none' && !this.#host.isInteractive) await this.#prepareGlide(drawn);
    await super.scheduleUpdate();
  }

  async #prepareGlide(drawnPosition: Position): Promise<void> {
    if (!commonPart.loaded) {
      await Promise.race([
        commonPart.tryLoad(),
        new Promise((resolve) => setTimeout(resolve, maxGlideDelay)),
      ]);
    }
    this.#glider ??= commonPart.loaded && new commonPart.loaded.Glider(this.#host);
    await this.#glider?.prepare(drawnPosition);
  }

  protected override render(): unknown {
    const locale = this.#host.locale.current;
    const {error, position} = this;
    const interactiveLayers = this.#interaction.loaded?.layers();
    const below = interactiveLayers?.below ?? this.#reservedSpace('below');
    // If the FEN cannot be read, only the editor is interactive, where the FEN can be corrected.
    const layers = position || this.mode === 'edit' ? interactiveLayers : undefined;
    this.#drawnLayers = layers;
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
    const serverText = isServer ? describeBoard(this.#host) : nothing;
    const picture = boardPicture(this.#host, layers, this.#glider?.layers);
    return html`<div class="frame ${this.#isSkipped ? 'skipped' : ''} ${this.#isSided ? 'sided' : ''}">
      ${layers?.above ?? this.#reservedSpace('above')}
      <slot name="beside" @slotchange="${() => this.requestUpdate()}"
        >${this.#toolbar?.analysis?.bar ?? nothing}</slot
      >
      <div class="board" part="board">
        ${boardTemplate(svg, picture)}
        <div id="overview" class="unseen" lang="${locale.tag}">${serverText}</div>
        ${layers?.overlay ?? nothing}${this.#host.analysis?.preview ?? nothing}
        ${error && !layers ? readerPart.loaded?.errorNote(this.#host, error) : this.#interaction.loaded?.note}
      </div>
      <slot name="caption"></slot>
      ${below}
      ${
        this.#interaction.hasFailed && this.#host.isInteractive
          ? html`<p class="note" role="status" lang="${locale.tag}">${locale.diagram.notLoaded}</p>`
          : nothing
      }
      ${
        this.#hasToolbar
          ? html`<div class="controls" part="controls">${this.#toolbar?.template() ?? nothing}</div>`
          : nothing
      }
      ${this.#toolbar?.analysis?.panel() ?? nothing}
    </div>`;
  }

  /** Whether something is beside the board, or will be when a reader presses “Analyse”: so the board keeps its size then. */
  get #isSided(): boolean {
    const hasOwn = this.isConnected && this.querySelector(':scope > [slot=beside]') !== null;
    return this.mode !== 'edit' && (this.#host.canAnalyse || hasOwn);
  }

  /** Whether the board has a toolbar: one that is `drawable` needs it for “Draw marks”, one with an engine for “Analyse”. */
  get #hasToolbar(): boolean {
    return (
      this.controls ||
      this.#host.canAnalyse ||
      (this.#host.isDrawable && this.mode !== 'edit' && !this.#interaction.hasFailed)
    );
  }

  async #loadToolbar(): Promise<void> {
    const part = await toolbarPart.tryLoad();
    if (!part) return;
    this.#toolbar ??= new part.Toolbar(this.#host, () => this.#interaction.session);
    this.requestUpdate();
  }

  /** Reserves space for a puzzle's buttons, the editor or the row of an engine, so that nothing moves when they have loaded. */
  #reservedSpace(place: 'above' | 'below'): unknown {
    const {hasFailed, loaded} = this.#interaction;
    const isPuzzle = this.mode === 'solve' && loaded?.isPlayable !== false;
    const needsSpace = isPuzzle || this.#host.awaitsOpponent || this.mode === 'edit';
    // If loading has failed, nothing will fill the space.
    return needsSpace && !hasFailed
      ? html`<div class="room ${this.mode} ${place} ${this.src && 'set'}"></div>`
      : nothing;
  }

  protected override firstUpdated(): void {
    const checkMarkup = () => {
      // HTML ignores the slash of `<fen-board fen="…" />`: the rest of the page is inside the board, once it has been parsed.
      const hasContent = this.hasAttribute('fen') && this.querySelector(`:scope > :not(${nonFenElements})`);
      if (hasContent || hasUnknownAttribute(this))
        void readerPart.tryLoad().then((part) => part?.warnOfMarkup(this));
    };
    if (document.readyState !== 'loading') checkMarkup();
    else document.addEventListener('DOMContentLoaded', checkMarkup, {once: true});
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('mode')) this.#host.startDrawing(false);
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#drawnPosition = this.position;
    describeAfterDrawing(this.#host, this.#drawnLayers);
    void loadPieces(this.pieces);
    this.#toolbar?.updated();
    if (this.#hasToolbar && !this.#toolbar) void this.#loadToolbar();
    if (this.#needsAllTexts) this.#host.locale.needAll();
    for (const part of this.#neededParts) {
      if (part.loaded?.sheet) adoptSheet(this.renderRoot as ShadowRoot, part.loaded.sheet);
      if (!part.loaded) void part.tryLoad().then(() => part.loaded && this.requestUpdate('fen'));
    }
    const {error, fen} = this.#position.state.reading;
    this[formKey].setState('invalid', error !== null);
    if (error && !Object.is(fen, this.#reportedFen)) {
      this.dispatchEvent(new CustomEvent('fenerror', {detail: error}));
    }
    if (changed.has('fen')) this.#reportedFen = error && fen;
  }

  /** Whether the board says more than a diagram does, such as the name of a button or an error. */
  get #needsAllTexts(): boolean {
    return this.#hasToolbar || this.#host.isInteractive || this.#neededParts.includes(readerPart);
  }

  /** The parts needed to read, draw and describe this board. */
  get #neededParts(): readonly Part<object & {readonly sheet?: string}>[] {
    const {error, isComplete} = this.#position.state.reading;
    const needsMarks = this.marks?.trim() || this.overlay?.trim() || this.#interaction.loaded?.needsMarks;
    return [
      (!isComplete || error) && readerPart,
      needsMarks && marksPart,
      mayBeChess960Start(this.fen) && startsPart,
    ].filter((part) => part instanceof Part);
  }

  get #missingParts() {
    return this.#neededParts.filter(({loaded}) => !loaded);
  }

  #loadMissingParts(): Promise<unknown> {
    return Promise.all(this.#missingParts.map((part) => part.tryLoad()));
  }

  /** Also waits until the FEN has been read. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    if (this.#missingParts.length > 0) {
      await this.#loadMissingParts();
      // When the parts had loaded, `updated` requested another update.
      isComplete = await super.getUpdateComplete();
    }
    return isComplete;
  }
}
