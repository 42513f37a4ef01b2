import {css} from '../../shared/sheets.js';
import {svg, html, nothing} from 'lit/html.js';
import type {BoardHost} from '../interaction/board-host.js';
import {squareSide} from '../../picture/drawing/piece-set.js';
import {cornerOf} from '../../picture/drawing/place.js';
import type {Square} from '../../core/notation/position.js';
import {fill} from '../../core/text/fill.js';
import {joinSentences} from '../../core/text/sentence.js';
import type {MoveDetail} from '../interaction/events.js';
import type {Session} from '../interaction/state/session.js';
import {enSolve, type SolveStrings} from '../../words/en-solve.js';
import {stringsFor} from '../../words/sentence.js';
import type {Attempt} from './attempt.js';

/** The texts of a puzzle, in the language of its board. */
export const solveStrings = stringsFor<SolveStrings>('solve', enSolve);

/** The style sheet of the controls below a puzzle. */
export const sheet = css`
  /* The colours of the two verdicts. */
  .right {
    --verdict: #1a7f37;
  }
  .wrong {
    --verdict: #c62828;
  }
  .puzzle {
    grid-column: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    padding-block: 0.25rem;
  }
  .puzzle button,
  .counts {
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .puzzle button {
    min-width: 24px;
    min-height: var(--button);
    padding: 0;
    padding-inline-end: 0.75rem;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }
  .puzzle button:hover {
    text-decoration: underline;
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
    align-items: baseline;
    gap: inherit;
    line-height: 1.5;
  }
  .feedback {
    flex: 1 1 auto;
    margin: 0;
    min-height: 1.5em;
    overflow-wrap: anywhere;
  }
  .feedback b {
    font-weight: 600;
    color: color-mix(in srgb, var(--verdict) 70%, currentColor);
  }
  .feedback svg {
    display: inline;
    width: 1em;
    height: 1em;
    margin-inline-end: 0.35em;
    vertical-align: -0.125em;
  }
  .puzzle slot {
    display: contents;
  }
  @media print {
    /* Empty lines on which the solver can write the moves. */
    .puzzle > * {
      display: none;
    }
    .frame {
      /* In one piece: otherwise a line can stay on the page before. */
      break-inside: avoid;
      /* Otherwise the line around the board is at the foot of the page before. */
      padding-top: 1px;
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

/** The signs of the badges, a check mark and a cross, whose shapes differ as well as their colours. */
const signs = {right: 'M-3.8.3l2.7 2.9 5-5.8', wrong: 'M-3-3l6 6M3-3l-6 6'} as const;

type Verdict = keyof typeof signs;

/** A move of the person, and the verdict on it. */
export interface JudgedMove {
  readonly type: Verdict;
  readonly move: MoveDetail;
}

/** The texts below the board. The first has the colour and the badge of a verdict. */
export interface Feedback {
  readonly verdict?: Verdict;
  readonly texts: readonly string[];
}

const badge = (verdict: Verdict) =>
  svg`<g stroke="#fff" fill="none"><circle r="8" stroke-width="1.4" fill="var(--verdict)"></circle><path stroke-width="2" d="${signs[verdict]}"></path></g>`;

/** A red tint on the square that a wrong move has reached. */
export function tintTemplate(host: BoardHost, square: Square): unknown {
  const {x, y} = cornerOf(square, host);
  return svg`<rect part="highlight wrong" class="wrong" fill="var(--verdict)" fill-opacity="0.55" x="${x}" y="${y}" width="${squareSide}" height="${squareSide}"></rect>`;
}

/** The badge of a move: a disc over the piece, in the upper right corner of the square that it has reached. */
export function badgeTemplate(host: BoardHost, {type, move}: JudgedMove): unknown {
  const {x, y} = cornerOf(move.to, host);
  return svg`<g part="badge ${type}" class="${type}" transform="translate(${x + squareSide - 9} ${y + 9})">${badge(type)}</g>`;
}

/** Whether a task says itself whose turn it is, so that no sentence about it follows. */
export const saysTurn = (task: string, turn: string): boolean =>
  task.toLowerCase().includes(turn.toLowerCase());

function feedbackTemplate({verdict, texts}: Feedback): unknown {
  const [start, ...rest] = texts;
  if (!verdict) return joinSentences(...texts);
  return html`<svg class="${verdict}" viewBox="-8 -8 16 16" aria-hidden="true">${badge(verdict)}</svg
    ><b class="${verdict}">${start}</b>${rest.map((text) => text && ` ${text}`)}`;
}

/**
 * Returns the template of buttons below a puzzle. One without effect has `aria-disabled` and not `disabled`, so that it keeps
 * the focus, and `reason` as its tooltip.
 */
export const buttonsOf =
  ({isDisabled}: Session, reason = '') =>
  (name: string, part: string, isOff: boolean, press: () => void): unknown =>
    html`<button
      type="button"
      part="button ${part}"
      ?disabled="${isDisabled}"
      title="${(isOff && reason) || nothing}"
      aria-disabled="${isOff}"
      @click="${isOff ? nothing : press}"
    >
      ${name}
    </button>`;

/** The controls below a puzzle: buttons, the numbers of mistakes and hints, and the feedback. */
export function controlsTemplate(
  session: Session,
  {phase, hasEnded, mistakes, hints}: Attempt,
  feedback: Feedback,
  mode: {giveHint(): void; giveUpOrReset(): void},
): unknown {
  const {host} = session;
  const button = buttonsOf(session, joinSentences(...feedback.texts));
  const isWaiting = phase.type !== 'solver';
  const strings = solveStrings(host);
  const {hint, puzzle, solution, tryAgain} = strings;
  const counts = [
    mistakes > 0 && fill(strings.mistakes, {count: mistakes}),
    hints > 0 && fill(strings.hints, {count: hints}),
  ].filter(Boolean);
  return html`<div
    class="puzzle ${phase.type}"
    part="puzzle"
    role="group"
    aria-label="${puzzle}"
    lang="${host.locale.current.tag}"
  >
    ${button(hint, 'hint', isWaiting, () => mode.giveHint())}
    ${button(hasEnded ? tryAgain : solution, 'solution', isWaiting && !hasEnded, () => mode.giveUpOrReset())}
    <span class="counts" part="counts">${counts.join(', ')}</span>
    <div class="feedback-line">
      <p class="feedback" part="feedback" dir="auto">${feedbackTemplate(feedback)}</p>
      ${hasEnded ? html`<slot name="next"></slot>` : nothing}
    </div>
  </div>`;
}
