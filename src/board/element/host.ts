import type {
  AnalysisView,
  BoardElement,
  BoardHost,
  Highlights,
  Opponent,
  Recorder,
} from '../interaction/board-host.js';
import {readerPart} from '../../parts/loader.js';
import {isBoardFlipped, type LookWithoutMarks} from '../../picture/drawing/look.js';
import {fallbackPieces, piecesNamed} from '../../picture/drawing/pieces.js';
import type {PlacedPieceSet} from '../../picture/drawing/piece-set.js';
import {nameOf} from '../../words/describe.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {emptyBoard, type Color, type Position} from '../../core/notation/position.js';
import {BoardLocale} from '../../shared/board-locale.js';
import type {BoardPosition} from '../position/board-position.js';

/** The services of a board for its parts; unlike the members of the element, they are not public. */
export class ElementHost implements BoardHost {
  readonly element: BoardElement;
  readonly locale: BoardLocale;
  readonly #position: BoardPosition;
  readonly #label: () => string | undefined;
  highlights: Highlights | undefined;
  recorder: Recorder | undefined;
  opponent: Opponent | undefined;
  opponentHasFailed = false;
  analysis: AnalysisView | undefined;
  /** Whether the reader has begun to draw or explore, in this mode. */
  #isDrawing = false;

  /** @param label - Returns the text of the labels in a form, once the interaction has loaded. */
  constructor(element: BoardElement, position: BoardPosition, label: () => string | undefined) {
    this.element = element;
    this.locale = new BoardLocale(element);
    this.#position = position;
    this.#label = label;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  get position(): Position {
    return this.element.position ?? emptyBoard;
  }

  get fen(): string {
    const fen: unknown = this.element.fen;
    return typeof fen === 'string' ? fen : '';
  }

  get errorText(): string {
    const {error, position} = this.element;
    const {current} = this.locale;
    if (error && readerPart.loaded) return readerPart.loaded.issueSentence(current, error);
    return position ? '' : current.diagram.unreadable;
  }

  get name(): string {
    const {label, position} = this.element;
    const {diagram} = this.locale.current;
    return label ?? (this.#label() || (position ? nameOf(position, diagram) : diagram.unreadable));
  }

  get pieces(): PlacedPieceSet {
    return piecesNamed(this.element.pieces) ?? fallbackPieces;
  }

  get hasOpponent(): boolean {
    const {mode, player, engine} = this.element;
    return engine !== null && mode === 'play' && player !== 'both' && !this.recorder;
  }

  get awaitsOpponent(): boolean {
    return this.hasOpponent && !this.opponent && !this.opponentHasFailed;
  }

  get canAnalyse(): boolean {
    const {mode, engine} = this.element;
    return engine !== null && !this.recorder && (mode === 'view' || (mode === 'play' && !this.hasOpponent));
  }

  get playerSide(): Color | null {
    return this.hasOpponent && this.opponentHasFailed ? null : this.#sideOfPlayer;
  }

  /** The side that the page gives to the person; against an engine, without any, the side to move at the start. */
  get #sideOfPlayer(): Color | null {
    const {mode, player} = this.element;
    if (mode !== 'play' && mode !== 'solve') return null;
    if (player === 'white' || player === 'black') return player;
    return this.hasOpponent ? this.#position.startTurn : null;
  }

  get look(): Required<LookWithoutMarks> {
    const {orientation, coordinates, theme, pieces, turnMarker} = this.element;
    const side = orientation === 'auto' ? (this.#sideOfPlayer ?? orientation) : orientation;
    return {orientation: side, coordinates, theme, pieces, turnMarker};
  }

  get isFlipped(): boolean {
    return isBoardFlipped(this.position, this.look);
  }

  get isInteractive(): boolean {
    const {element} = this;
    return element.isConnected && (element.mode !== 'view' || this.isDrawable || element.moveInput);
  }

  get isDrawable(): boolean {
    return this.element.drawable || this.#isDrawing || this.recorder !== undefined;
  }

  startDrawing(isDrawing = true): void {
    this.#isDrawing = isDrawing;
    this.element.requestUpdate();
  }

  format(position: Position): string {
    return formatFen(position, this.#position.notation);
  }
}
