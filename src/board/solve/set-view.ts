import {html, nothing, svg} from 'lit/html.js';
import {fill} from '../../core/text/fill.js';
import {enSet, type SetStrings} from '../../words/en-set.js';
import {stringsFor} from '../../words/sentence.js';
import type {BoardHost} from '../interaction/board-host.js';
import type {Session} from '../interaction/state/session.js';
import {css} from '../../shared/sheets.js';
import {isFinished, recordAt, resultsOf, type SetState} from './set-state.js';
import {buttonsOf} from './view.js';

/** The texts of a set, in the language of its board. */
export const setStrings = stringsFor<SetStrings>('solve', enSet);

/** The style sheet of the row below a puzzle of a set. */
export const sheet = css`
  .set .counts {
    margin: 0;
  }
  .set p {
    flex: 1 0 100%;
  }
  .squares {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    margin-inline-start: auto;
  }
  .squares svg {
    width: 11px;
    color: inherit;
  }
  .squares .right {
    color: var(--verdict);
  }
`;

/** More puzzles than this have no row of squares. */
const maxSquares = 100;

/** The shapes in a square: solved at once, solved after mistakes or hints, shown, and begun. They differ without colour too. */
const shapes = {
  first: 'M1 1h9v9h-9z',
  solved: 'M1 10l9-9v9z',
  shown: 'M4 4h3v3h-3z',
  begun: 'M3 5h5v1h-5z',
  open: '',
};

function shapeAt(state: SetState, index: number, firsts: ReadonlySet<number>): keyof typeof shapes {
  const status = recordAt(state, index)?.status ?? 'open';
  return status === 'solved' && firsts.has(index + 1) ? 'first' : status;
}

function countsOf(state: SetState) {
  const solved = resultsOf(state).filter(({result}) => result === 'solved');
  const firsts = new Set(
    solved.filter(({mistakes, hints}) => mistakes + hints === 0).map(({puzzle}) => puzzle),
  );
  return {firsts, count: state.puzzles.length, solved: solved.length};
}

/** The sentence at the end of a set. */
export function finalText(host: BoardHost, state: SetState): string {
  const {firsts, ...counts} = countsOf(state);
  return fill(setStrings(host).setFinished, {...counts, first: firsts.size});
}

/** The row of a set: where the person is, what is solved, and the way to the other puzzles. */
export function setTemplate(
  session: Session,
  state: SetState,
  press: Readonly<Record<'previous' | 'next' | 'start-again', () => void>>,
): unknown {
  const {host} = session;
  const strings = setStrings(host);
  const {firsts, count, solved} = countsOf(state);
  const {current, unread} = state;
  const isAtEnd = isFinished(state);
  const makeButton = buttonsOf(session);
  const button = (name: string, part: keyof typeof press, isOff: boolean) =>
    makeButton(name, part, isOff, press[part]);
  const square = (_: unknown, i: number) => {
    const shape = shapeAt(state, i, firsts);
    // The puzzle that is shown has a thick frame.
    return svg`<svg viewBox="0 0 11 11" class="${shape === 'first' || shape === 'solved' ? 'right' : ''}"><path fill="currentColor" d="${shapes[shape]}"></path><path fill="none" stroke="currentColor" stroke-width="${i === current ? 3 : 1}" d="M.5.5h10v10h-10z"></path></svg>`;
  };
  const place = fill(strings.place, {number: current + 1, count});
  return html`<div
    class="puzzle set"
    part="set"
    role="group"
    aria-label="${place}"
    lang="${host.locale.current.tag}"
  >
    ${button(strings.previousPuzzle, 'previous', current === 0)}
    <span class="counts" part="place">${place}</span>
    ${button(strings.nextPuzzle, 'next', isAtEnd && current + 1 === count)}
    ${
      count > 1 && count <= maxSquares
        ? html`<span
            class="squares"
            part="squares"
            role="img"
            aria-label="${fill(strings.solvedOf, {solved, count})}"
            >${state.keys.map(square)}</span
          >`
        : nothing
    }
    ${isAtEnd ? html`<p class="counts" part="summary">${finalText(host, state)} ${button(strings.startAgain, 'start-again', false)}</p>` : nothing}
    ${unread.length > 0 ? html`<p class="counts">${fill(strings.unreadPuzzles, {count: unread.length})}</p>` : nothing}
  </div>`;
}
