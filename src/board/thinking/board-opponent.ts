import {html, nothing} from 'lit/html.js';
import {adoptSheet, css} from '../../shared/sheets.js';
import {buttonSheet, buttonTemplate} from '../../shared/button.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {otherColor} from '../../core/notation/position.js';
import {isFinal} from '../../core/rules/outcome.js';
import {fill} from '../../core/text/fill.js';
import {joinSentences} from '../../core/text/sentence.js';
import type {BoardHost, Opponent} from '../interaction/board-host.js';
import {makeStep} from '../interaction/state/legal-moves.js';
import type {Session} from '../interaction/state/session.js';
import {Awake} from './awake.js';
import {engineStrings, problemText} from './engine-texts.js';
import {problemOf, useEngine, type EngineProblem, type EngineUse} from './open-engine.js';
import {idle, transition, type OpponentInput, type OpponentState} from './opponent.js';
import {claimTurn} from './turns.js';

const sheet = css`
  .opponent {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    min-height: var(--button);
    margin-top: 0.4rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .opponent svg {
    width: 1.5rem;
    height: 0.5rem;
    fill: currentColor;
  }
  .opponent circle {
    opacity: 0.25;
  }
  @media (prefers-reduced-motion: no-preference) {
    .opponent circle {
      animation: 1.2s infinite thinking;
    }
    .opponent circle + circle {
      animation-delay: 0.2s;
    }
    .opponent circle + circle + circle {
      animation-delay: 0.4s;
    }
  }
  @keyframes thinking {
    30% {
      opacity: 1;
    }
    60% {
      opacity: 0.25;
    }
  }
  @media print {
    .opponent {
      display: none;
    }
  }
`;

/** Plays the side of an engine on a board: asks the engine when it is its turn, and makes its moves. */
export class BoardOpponent implements Opponent {
  readonly #host: BoardHost;
  readonly #session: () => Session | undefined;
  readonly #awake: Awake;
  #state: OpponentState = idle;
  #use: EngineUse | undefined;
  /** Ends the search, if one goes on. */
  #stopThinking: (() => void) | undefined;

  constructor(host: BoardHost, session: () => Session | undefined) {
    this.#host = host;
    this.#session = session;
    adoptSheet(host.root, buttonSheet + sheet);
    this.#awake = new Awake(host.root.querySelector('.board') as Element, () => this.look());
  }

  end(): void {
    this.#awake.end();
    this.#stopThinking?.();
    this.#close();
    this.#host.opponentHasFailed = false;
  }

  #close(hasFailed = false): void {
    this.#use?.close(hasFailed);
    this.#use = undefined;
  }

  /** Looks at the board, after it was drawn: it may be the engine's turn. */
  look(): void {
    const {engine} = this.#host.element;
    if (this.#use?.source !== engine) this.#close();
    const game = {engine, start: this.#session()?.positions.start};
    this.#send({type: 'look', fen: this.#fenToMove, isAwake: this.#awake.isAwake, game});
  }

  /** The position, if the engine is to move in it. */
  get #fenToMove(): string | null {
    const {playerSide, position, errorText} = this.#host;
    const session = this.#session();
    const isItsTurn =
      session && !session.isDisabled && !errorText && playerSide && playerSide !== position.turn;
    return isItsTurn && !isFinal(session.outcome) ? formatFen(position) : null;
  }

  #send(input: OpponentInput): void {
    const before = this.#state;
    this.#state = transition(before, input);
    const state = this.#state;
    if (state === before) return;
    this.#host.opponentHasFailed = state.type === 'failed';
    this.#stopThinking?.();
    if (state.type === 'thinking') this.#think();
    this.#host.element.requestUpdate();
  }

  #think(): void {
    const withdraw = claimTurn('opponent', (signal) => {
      this.#ask(signal)
        .catch((error: unknown) => {
          if (signal.aborted) return;
          this.#close(/* hasFailed */ true);
          this.#fail(problemOf(error));
        })
        .finally(() => withdraw());
    });
    this.#stopThinking = withdraw;
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const host = this.#host;
    const {engine, engineTime, level} = host.element;
    const {position} = host;
    this.#use ??= useEngine(engine ?? '');
    await this.#use.ready;
    const milliseconds = engineTime * 1000;
    const move = await this.#use.engine.bestMove(position, {milliseconds, level, signal});
    const session = this.#session();
    if (signal.aborted || !session) return;
    const fen = formatFen(position);
    session.answer(makeStep(session.position, move, session.strings), '', 'engine');
    // A page that sets the old FEN while `change` is dispatched refuses the move, and would refuse it again.
    if (formatFen(host.position) === fen) this.#send({type: 'refused'});
  }

  #fail(problem: EngineProblem): void {
    this.#send({type: 'fail', problem});
    this.#session()?.announce(this.#text);
  }

  get #text(): string {
    const host = this.#host;
    const strings = engineStrings(host);
    const state = this.#state;
    const {playerSide, element} = host;
    switch (state.type) {
      case 'failed':
        return joinSentences(problemText(host, element.engine, state.problem), strings.forTwo);
      case 'stopped':
        return strings.stopped;
      case 'idle': {
        const color = strings.colors[otherColor(playerSide ?? 'white')];
        return playerSide ? fill(strings.opponent, {color, level: element.level}) : '';
      }
      default:
        return this.#session()?.strings.interaction.thinking ?? '';
    }
  }

  /** The row below the board. It is there all the time, so that nothing moves when the engine begins to think. */
  template(): unknown {
    const strings = engineStrings(this.#host);
    const {type} = this.#state;
    const button = {
      idle: undefined,
      thinking: {name: strings.stop, press: () => this.#send({type: 'stop'})},
      asleep: undefined,
      stopped: {name: strings.goOn, press: () => this.#goOn()},
      failed: {name: strings.tryAgain, press: () => this.#goOn()},
    }[type];
    return html`<div class="opponent" part="opponent" lang="${this.#host.locale.current.tag}">
      ${
        type === 'thinking'
          ? html`<svg viewBox="0 0 24 8" aria-hidden="true">
              <circle cx="4" cy="4" r="3" />
              <circle cx="12" cy="4" r="3" />
              <circle cx="20" cy="4" r="3" />
            </svg>`
          : nothing
      }
      <span>${this.#text}</span>
      ${button ? buttonTemplate(button) : nothing}
    </div>`;
  }

  #goOn(): void {
    this.#send({type: 'goOn'});
    this.look();
    this.#host.element.requestUpdate();
  }
}
