import {html, nothing, svg} from 'lit/html.js';
import {adoptSheet} from '../../shared/sheets.js';
import {buttonSheet, buttonTemplate} from '../../shared/button.js';
import {moveRovingFocus} from '../../shared/roving-focus.js';
import {formatFen} from '../../core/notation/format-fen.js';
import type {Position} from '../../core/notation/position.js';
import {formatMoveNumber, formatMoves, moveNumberAfter, pliesBefore} from '../../core/pgn/move-number.js';
import type {Move} from '../../core/rules/move.js';
import {legalMoves, play} from '../../core/rules/play.js';
import {fill} from '../../core/text/fill.js';
import {drawHighlight} from '../../picture/drawing/highlights.js';
import {evaluationText} from '../../words/evaluation.js';
import type {Analysis, AnalysisLine} from '../engine/engine.js';
import {hostKey, type AnalysisView, type BoardElement, type BoardHost} from '../interaction/board-host.js';
import {off, transition, type AnalysisInput, type AnalysisState, type Preview} from './analysis.js';
import {boardSheet, panelSheet} from './analysis-sheet.js';
import {Awake} from './awake.js';
import {arrowTemplate} from './best-move-arrow.js';
import {barSheet, barTemplate} from './evaluation-bar.js';
import {engineStrings, problemText, scoreSentence} from './engine-texts.js';
import {problemOf, useEngine, type EngineUse} from './open-engine.js';
import {claimTurn} from './turns.js';

/** The least time between two drawings of the lines, in milliseconds. */
const pause = 200;
/** The depth at which an analysis ends: from there on, it costs more power than it is worth. */
const greatestDepth = 26;
const lineCount = 3;
/** The most moves of a line that are shown. */
const shownMoves = 12;

/** A button below the lines. */
export interface AnalysisButton {
  readonly name: string;
  readonly press: () => void;
}

/** The element that is analysed: a board, or a game with its board. */
interface AnalysisOwner {
  /** The board; undefined while none is shown. */
  readonly host: BoardHost | undefined;
  /** Whether Black is at the bottom, where the bar grows for Black. */
  readonly isFlipped: boolean;
  /** The root with the lines and the bar. */
  readonly root: ShadowRoot;
  readonly engine: string | object | null;
  /** The position to analyse; null while there is none. */
  readonly position: Position | null;
  announce(text: string): void;
  requestUpdate(): void;
  /** Buttons below the lines; `preview` is what a person looks at. */
  buttons?(preview: Preview | null): readonly AnalysisButton[];
}

/** Lets an engine analyse the position of a board or a game, and shows what it finds. */
export class BoardAnalysis implements AnalysisView {
  readonly #owner: AnalysisOwner;
  #state: AnalysisState = off;
  #awake: Awake | undefined;
  #use: EngineUse | undefined;
  #stopThinking: (() => void) | undefined;
  /** The lines that are shown, with their position. They stay until the lines of the next position have come. */
  #shown: {readonly position: Position; readonly result: Analysis} | undefined;
  /** The line and the move that are in the tab order. */
  #tabStop: readonly [line: number, move: number] = [0, 0];

  constructor(owner: AnalysisOwner) {
    this.#owner = owner;
    adoptSheet(owner.root, buttonSheet + barSheet + panelSheet);
  }

  get isOn(): boolean {
    return this.#state.type !== 'off';
  }

  /** Turns the analysis on or off, for a person. */
  press(): void {
    this.#send({type: 'press'});
    const {analysisOn, analysisOff} = this.#strings;
    this.#owner.announce(this.isOn ? analysisOn : analysisOff);
    this.look();
  }

  /** Looks at the board, after it was drawn: the position may be another one. */
  look(): void {
    const {host, position, engine} = this.#owner;
    if (this.isOn && host && !this.#awake) {
      adoptSheet(host.root, boardSheet);
      const box = host.root.querySelector('.board');
      if (box) this.#awake = new Awake(box, () => this.look());
    }
    const fen = position && legalMoves(position).length > 0 ? formatFen(position) : '';
    this.#send({type: 'look', engine, fen, isAwake: fen !== '' && this.#awake?.isAwake === true});
    if (host) host.analysis = this.isOn ? this : undefined;
    this.#highlightPreview();
  }

  /** Ends everything; `look` and `press` begin again. */
  end(): void {
    if (!this.isOn) return;
    this.#send({type: 'press'});
    const {host} = this.#owner;
    if (host) host.analysis = undefined;
  }

  #close(hasFailed = false): void {
    this.#stopThinking?.();
    this.#awake?.end();
    this.#awake = undefined;
    this.#use?.close(hasFailed);
    this.#use = undefined;
    this.#shown = undefined;
  }

  get #strings() {
    const {host} = this.#owner;
    return engineStrings(host as BoardHost);
  }

  /** The language of the board. */
  get #tag(): string {
    return (this.#owner.host as BoardHost).locale.current.tag;
  }

  #send(input: AnalysisInput): void {
    const before = this.#state;
    const state = transition(before, input);
    if (state === before) return;
    this.#state = state;
    const work = (one: AnalysisState) =>
      one.type === 'waiting' || one.type === 'thinking' ? one : undefined;
    const [now, last] = [work(state), work(before)];
    if (now?.fen !== last?.fen || now?.engine !== last?.engine) {
      this.#stopThinking?.();
      if (now) this.#think();
    }
    if (state.type === 'off' || state.type === 'failed') this.#close(state.type === 'failed');
    this.#owner.requestUpdate();
    this.#owner.host?.element.requestUpdate();
  }

  /** Waits for the turn of this board, and analyses until the position changes or the board is out of sight. */
  #think(): void {
    const {position} = this.#owner;
    if (!position) return;
    this.#stopThinking = claimTurn(
      'analysis',
      (signal) => {
        this.#send({type: 'begin'});
        this.#analyse(position, signal).catch((error: unknown) => {
          if (!signal.aborted) this.#fail(error);
        });
      },
      () => this.#send({type: 'pause'}),
    );
  }

  async #analyse(position: Position, signal: AbortSignal): Promise<void> {
    const source = this.#owner.engine ?? '';
    if (this.#use?.source !== source) {
      this.#use?.close();
      this.#shown = undefined;
      this.#use = useEngine(source);
    }
    await this.#use.ready;
    const options = {lines: lineCount, depth: greatestDepth, signal};
    for await (const result of this.#use.engine.analyse(position, options)) {
      if (signal.aborted) return;
      this.#send({type: 'result', result});
      // Whoever is about to press a move finds it where it was.
      const isHeld = this.#owner.root.querySelector('.analysis ol:is(:hover, :focus-within)');
      if (!isHeld || this.#shown?.position !== position) this.#shown = {position, result};
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (!signal.aborted) this.#send({type: 'done'});
  }

  #fail(error: unknown): void {
    this.#send({type: 'fail', problem: problemOf(error)});
    this.#owner.announce(this.summary);
  }

  get #result(): Analysis | null {
    return 'result' in this.#state ? this.#state.result : null;
  }

  get preview(): unknown {
    const {host} = this.#owner;
    const moves = this.#previewedMoves;
    if (!host || !moves) return nothing;
    const {element, isFlipped} = host;
    const {coordinates, theme, pieces, animation} = element;
    return html`<div class="preview" part="preview" @pointerdown="${() => this.#preview(null)}">
      <fen-board
        fen="${formatFen(moves.reduce((position, move) => play(position, move), host.position))}"
        orientation="${isFlipped ? 'black' : 'white'}"
        coordinates="${coordinates}"
        theme="${theme}"
        pieces="${pieces}"
        animation="${animation}"
        label="${this.#previewText}"
      ></fen-board>
    </div>`;
  }

  get #previewed(): Preview | null {
    return 'preview' in this.#state ? this.#state.preview : null;
  }

  get #previewedMoves(): readonly Move[] | undefined {
    const preview = this.#previewed;
    return preview?.line.moves.slice(0, preview.index + 1);
  }

  get #previewText(): string {
    const {position} = this.#owner;
    const preview = this.#previewed;
    if (!preview || !position) return '';
    const sans = preview.line.san.slice(0, preview.index + 1);
    return fill(this.#strings.preview, {moves: formatMoves(sans, pliesBefore(position))});
  }

  #highlightPreview(): void {
    const {host} = this.#owner;
    const board = host?.root.querySelector<BoardElement>('.preview > fen-board');
    const last = this.#previewedMoves?.at(-1);
    if (!board || !last) return;
    const lastMove = [last.from, last.to];
    board[hostKey].highlights = {
      lastMove,
      checkedKing: undefined,
      situation: {},
      draw: (shown) => drawHighlight(svg, 'last-move', lastMove, shown),
    };
    board.requestUpdate();
  }

  #preview(preview: Preview | null): void {
    this.#send({type: 'preview', preview});
    this.#owner.announce(preview ? `${this.#previewText}.` : this.#strings.previewEnds);
  }

  /** Ends a preview, as Escape does. @returns Whether there was one. */
  endPreview(): boolean {
    const hasPreview = this.#previewedMoves !== undefined;
    if (hasPreview) this.#preview(null);
    return hasPreview;
  }

  get bestMove(): Move | undefined {
    return this.#result?.lines[0]?.moves[0];
  }

  get summary(): string {
    const strings = this.#strings;
    const state = this.#state;
    const {host, position, engine} = this.#owner;
    if (state.type === 'failed' && host) return problemText(host, engine, state.problem);
    if (!position || legalMoves(position).length === 0) return strings.gameOver;
    const result = this.#result;
    const [best] = result?.lines ?? [];
    if (!result || !best) return state.type === 'waiting' ? strings.waits : strings.analysing;
    return scoreSentence(best.score, result.depth, strings, this.#tag);
  }

  /** The bar, as high as the board, for the slot beside it; nothing while the analysis is off. */
  get bar(): unknown {
    const {host, isFlipped} = this.#owner;
    const result = this.#result;
    const [best] = (result ?? this.#shown?.result)?.lines ?? [];
    if (!this.isOn || !host) return nothing;
    const label = `${this.#strings.bar}: ${this.summary}`;
    return barTemplate(best?.score, /* isCurrent */ !!result, isFlipped, label, this.#tag);
  }

  get arrow(): unknown {
    const {host} = this.#owner;
    const move = this.bestMove;
    return host && move && !this.#previewedMoves ? arrowTemplate(move, host) : nothing;
  }

  /** The lines, and the buttons of the owner. */
  panel(): unknown {
    const {host} = this.#owner;
    if (!this.isOn || !host) return nothing;
    const {tryAgain, analysis} = this.#strings;
    const hasFailed = this.#state.type === 'failed';
    const preview = this.#previewed;
    const shown = this.#shown;
    const isStale = shown?.position !== this.#owner.position;
    return html`<div
      class="analysis"
      part="analysis"
      role="group"
      aria-label="${analysis}"
      lang="${this.#tag}"
      @keydown="${(event: KeyboardEvent) => {
        if (event.key === 'Escape' && this.endPreview()) event.stopPropagation();
      }}"
    >
      <p>${this.summary}</p>
      <ol class="${isStale ? 'stale' : ''}" ?hidden="${hasFailed}">
        ${shown?.result.lines.map((line, index) => this.#lineTemplate(line, index, shown.position, preview))}
      </ol>
      <div class="actions">
        ${hasFailed ? buttonTemplate({name: tryAgain, press: () => this.#tryAgain()}) : nothing}
        ${this.#owner.buttons?.(preview).map((button) => buttonTemplate(button))}
      </div>
    </div>`;
  }

  #tryAgain(): void {
    this.#send({type: 'tryAgain'});
    this.look();
  }

  #lineTemplate(line: AnalysisLine, lineIndex: number, position: Position, preview: Preview | null): unknown {
    const plies = pliesBefore(position);
    const [stopLine, stopMove] = this.#tabStop;
    const sans = line.san.slice(0, shownMoves);
    const moves = sans.map((san, index) => {
      const number = moveNumberAfter(plies + index);
      const text = number.isWhite || index === 0 ? `${formatMoveNumber(number)} ${san}` : san;
      const isPressed = preview?.line === line && preview.index === index;
      const isStop = lineIndex === stopLine && index === Math.min(stopMove, sans.length - 1);
      return html`<button
        type="button"
        tabindex="${isStop ? 0 : -1}"
        aria-pressed="${isPressed}"
        @focus="${() => (this.#tabStop = [lineIndex, index])}"
        @click="${() => {
          // A line of the position before is about to be replaced.
          if (position === this.#owner.position) this.#preview(isPressed ? null : {line, index});
        }}"
      >
        ${text}
      </button>`;
    });
    return html`<li @keydown="${(event: KeyboardEvent) => moveInLines(event)}">
      <span dir="ltr">${evaluationText(line.score, this.#tag)}</span>${moves}
    </li>`;
  }
}

/** Moves the focus among the moves of a line by arrow keys, and to the first move of another line. */
function moveInLines(event: KeyboardEvent): void {
  const line = event.currentTarget as HTMLElement;
  const buttons = [...line.querySelectorAll('button')];
  const other = {ArrowDown: line.nextElementSibling, ArrowUp: line.previousElementSibling}[event.key];
  if (other) {
    event.preventDefault();
    other.querySelector('button')?.focus();
  } else moveRovingFocus(event, buttons);
  if (event.defaultPrevented) event.stopPropagation();
}
