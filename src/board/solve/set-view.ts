import {html, nothing, svg} from 'lit/html.js';
import {fill} from '../../core/text/fill.js';
import {enSet, type SetStrings} from '../../words/en-set.js';
import {stringsFor} from '../../words/sentence.js';
import type {BoardHost} from '../interaction/board-host.js';
import type {Session} from '../interaction/state/session.js';
import {css} from '../../shared/sheets.js';
import {buttonsOf} from './view.js';
import {isFinished, openPuzzles, recordAt, resultsOf, type SetState} from './set-state.js';

/** The texts of a set, in the language of its board. */
export const setStrings = stringsFor<SetStrings>('solve', enSet);

/** The style sheet of the row below a puzzle of a set. */
export const sheet = css`
  .set .counts {
    margin: 0;
  }
  .set {
    row-gap: 0.25rem;
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

function shapeAt(state: SetState, index: number, firsts: readonly number[]): keyof typeof shapes {
  const status = recordAt(state, index)?.status ?? 'open';
  return status === 'solved' && firsts.includes(index + 1) ? 'first' : status;
}

function countsOf(state: SetState) {
  const solved = resultsOf(state).filter(({result}) => result === 'solved');
  const firsts = solved.flatMap(({mistakes, hints, puzzle}) => (mistakes + hints > 0 ? [] : puzzle));
  return {firsts, counts: {count: state.puzzles.length, solved: solved.length, first: firsts.length}};
}

/** The sentence at the end of a set. */
export const finalText = (host: BoardHost, state: SetState): string =>
  fill(setStrings(host).setFinished, countsOf(state).counts);

/** A sentence with the number of solved puzzles, and one with the numbers of the open ones, at most twenty. */
export function solvedText(host: BoardHost, state: SetState): string {
  const {solvedOf, stillOpen} = setStrings(host);
  const solved = fill(solvedOf, countsOf(state).counts);
  const numbers = openPuzzles(state).map((i) => i + 1);
  const others = numbers.length > 20 ? ' …' : '';
  return numbers.length > 0
    ? `${solved}. ${fill(stillOpen, {numbers: numbers.slice(0, 20).join(', ') + others})}`
    : solved;
}

/** The row of a set: where the person is, what is solved, and the way to the other puzzles. */
export function setTemplate(
  session: Session,
  state: SetState,
  press: Readonly<Record<'previous' | 'next' | 'start-again', () => void>>,
): unknown {
  const {host} = session;
  const strings = setStrings(host);
  const {firsts} = countsOf(state);
  const count = state.puzzles.length;
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
  const placeOf = (number: number) => fill(strings.place, {number, count});
  const place = placeOf(current + 1);
  return html`<div
    class="puzzle set"
    part="set"
    role="group"
    aria-label="${place}"
    lang="${host.locale.current.tag}"
  >
    ${button(strings.previousPuzzle, 'previous', current === 0)}
    <span class="counts" part="place"
      >${
        /* As wide as the last place, so that “Next” stays where it is. */
        place.padEnd(placeOf(count).length, '\u2007')
      }</span
    >
    ${button(strings.nextPuzzle, 'next', isAtEnd && current + 1 === count)}
    ${
      count > 1 && count <= maxSquares
        ? html`<span class="squares" part="squares" role="img" aria-label="${solvedText(host, state)}"
            >${state.keys.map(square)}</span
          >`
        : nothing
    }
    ${isAtEnd ? html`<p class="counts" part="summary">${finalText(host, state)} ${/* In a form the first results count. */ host.element.getAttribute('name') ? nothing : button(strings.startAgain, 'start-again', false)}</p>` : nothing}
    ${unread.length > 0 ? html`<p class="counts">${fill(strings.unreadPuzzles, {count: unread.length})}</p>` : nothing}
  </div>`;
}
