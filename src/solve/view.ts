import {css} from '../dom/sheets.js';
import {svg, html, nothing} from 'lit/html.js';
import type {BoardHost} from '../interaction/board-host.js';
import {squareSide} from '../drawing/piece-set.js';
import {placeOf} from '../drawing/place.js';
import type {Square} from '../notation/position.js';
import {fill} from '../text/fill.js';
import type {MoveDetail} from '../interaction/events.js';
import type {Session} from '../interaction/state/session.js';
import {enSolve, type SolveStrings} from '../locales/en-solve.js';
import {stringsFor} from '../locales/sentence.js';
import type {Attempt} from './attempt.js';

/** The texts of a puzzle, in the language of its board. */
export const solveStrings = stringsFor<SolveStrings>('solve', enSolve);

/** The style sheet of the controls below a puzzle. */
export const sheet = css`
  .puzzle {
    grid-column: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    box-sizing: border-box;
    padding-block: 0.25rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .puzzle button {
    box-sizing: border-box;
    min-height: var(--button);
    padding: 0.2em 0.8em;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .puzzle button:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  .puzzle button[aria-disabled='true'],
  .puzzle button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .counts {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  /* The feedback has its own line from the beginning, because the reserved height includes that line. */
  .feedback-line {
    order: -1;
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: inherit;
  }
  .feedback {
    flex: 1 0 60%;
    margin: 0;
    min-height: 1.4em;
    overflow-wrap: anywhere;
  }
  .puzzle slot {
    display: contents;
  }
  .wrong .feedback::before {
    content: '✗ ' / '';
  }
  .solved .feedback::before {
    content: '✓ ' / '';
  }
  @media print {
    /* Empty lines on which the solver can write the moves. */
    .puzzle > * {
      display: none;
    }
    .puzzle::before,
    .puzzle::after {
      content: '';
      flex: 1 0 100%;
      height: 1.75rem;
      border-bottom: 0.5pt solid #777;
    }
  }
  @media (forced-colors: active) {
    .puzzle button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

/** A move of the person, and the verdict on it. */
export interface JudgedMove {
  readonly type: 'right' | 'wrong';
  readonly move: MoveDetail;
}

/** A check mark and a cross, whose shapes differ as well as their colours. */
const badges = {
  right: {fill: '#1a7f37', sign: 'M-3.8.3l2.7 2.9 5-5.8'},
  wrong: {fill: '#c62828', sign: 'M-3-3l6 6M3-3l-6 6'},
} as const;

/** A red tint on the square that a wrong move has reached. */
export function tintTemplate({position, isFlipped}: BoardHost, square: Square): unknown {
  const {column, row} = placeOf(square, position, isFlipped);
  return svg`<rect part="highlight wrong" fill="rgb(220 30 30 / 50%)" x="${column * squareSide}" y="${row * squareSide}" width="${squareSide}" height="${squareSide}"></rect>`;
}

/** The badge of a move: a disc over the piece, in the upper right corner of the square that it has reached. */
export function badgeTemplate({position, isFlipped}: BoardHost, {type, move}: JudgedMove): unknown {
  const {column, row} = placeOf(move.to, position, isFlipped);
  const {fill, sign} = badges[type];
  return svg`<g part="badge ${type}" stroke="#fff" transform="translate(${(column + 1) * squareSide - 9} ${row * squareSide + 9})">
    <circle r="8" stroke-width="1.4" fill="${fill}"></circle>
    <path fill="none" stroke-width="2" d="${sign}"></path>
  </g>`;
}

/** The controls below a puzzle: buttons, the numbers of mistakes and hints, and the feedback. */
export function controlsTemplate(
  {host, isDisabled}: Session,
  {phase, hasEnded, mistakes, hints}: Attempt,
  feedback: string,
  mode: {giveHint(): void; giveUpOrReset(): void},
): unknown {
  // A button without effect has `aria-disabled` and not `disabled`, so that it keeps the focus.
  const button = (name: string, part: string, isOff: boolean, press: () => void) =>
    html`<button
      type="button"
      part="button ${part}"
      ?disabled="${isDisabled}"
      title="${isOff ? feedback : nothing}"
      aria-disabled="${isOff}"
      @click="${() => {
        if (!isOff) press();
      }}"
    >
      ${name}
    </button>`;
  const isWaiting = phase.type !== 'solver';
  const {counts, hint, puzzle, solution, tryAgain} = solveStrings(host);
  return html`<div
    class="puzzle ${phase.type}"
    part="puzzle"
    role="group"
    aria-label="${puzzle}"
    lang="${host.locale.current.tag}"
  >
    ${button(hint, 'hint', isWaiting, () => mode.giveHint())}
    ${button(hasEnded ? tryAgain : solution, 'solution', isWaiting && !hasEnded, () => mode.giveUpOrReset())}
    <span class="counts" part="counts"
      >${mistakes + hints > 0 ? fill(counts, {mistakes, hints}) : nothing}</span
    >
    <div class="feedback-line">
      <p class="feedback" part="feedback" dir="auto">${feedback}</p>
      ${hasEnded ? html`<slot name="next"></slot>` : nothing}
    </div>
  </div>`;
}
