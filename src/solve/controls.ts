import {html, nothing} from 'lit/html.js';
import {fill} from '../notation/fill.js';
import type {Session} from '../interaction/state/session.js';
import type {SolveStrings} from '../locales/en-solve.js';
import type {Attempt} from './attempt.js';

export interface Commands {
  hint(): void;
  solution(): void;
}

/** The row below a puzzle: Hint, Solution, feedback on the last move, and the numbers of mistakes and hints. */
export function controlsTemplate(
  {host, isDisabled}: Session,
  strings: SolveStrings,
  {phase, mistakes, hints}: Attempt,
  feedback: string,
  commands: Commands,
): unknown {
  const hasEnded = phase.type === 'solved' || phase.type === 'shown';
  // A button without effect stays focusable, so that no move makes it lose the focus.
  const button = (name: string, part: string, isOff: boolean, press: () => void) =>
    html`<button
      type="button"
      part="button ${part}"
      ?disabled="${isDisabled}"
      aria-disabled="${isOff}"
      @click="${() => {
        if (!isOff) press();
      }}"
    >
      ${name}
    </button>`;
  const isWaiting = phase.type !== 'solver';
  const {hint, solution, tryAgain} = strings;
  return html`<div
    class="puzzle ${phase.type}"
    part="puzzle"
    role="group"
    aria-label="${strings.puzzle}"
    lang="${host.locale.current.tag}"
  >
    ${button(hint, 'hint', isWaiting, () => commands.hint())}
    ${button(hasEnded ? tryAgain : solution, 'solution', isWaiting && !hasEnded, () => commands.solution())}
    <span class="counts" part="counts"
      >${mistakes + hints > 0 ? fill(strings.counts, {mistakes, hints}) : nothing}</span
    >
    <div class="said">
      <p class="feedback" part="feedback" dir="auto">${feedback}</p>
      ${hasEnded ? html`<slot name="next"></slot>` : nothing}
    </div>
  </div>`;
}
