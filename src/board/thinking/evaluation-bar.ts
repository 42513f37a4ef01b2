import {html, nothing} from 'lit/html.js';
import {css} from '../../shared/sheets.js';
import {evaluationText, evaluationY} from '../../words/evaluation.js';
import type {Score} from '../engine/engine.js';

/** The styles of the bar, which are in the root of its owner. */
export const barSheet = css`
  [slot='beside'] {
    display: flex;
  }
  [part='bar'] {
    width: 1.2rem;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: 2px;
    box-sizing: border-box;
    aspect-ratio: auto;
    container-type: normal;
  }
  [part='bar'] > path + path {
    stroke: currentColor;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  [part='advantage'] {
    fill: color-mix(in srgb, currentColor 22%, transparent);
  }
  [part='bar'] > .middle {
    stroke-width: 1;
    opacity: 0.35;
  }
  /* The number lies over the middle of the bar, which precedes it: at the top… */
  [part='score'] {
    width: 1.6rem;
    margin-inline: -1.4rem -0.2rem;
    font:
      600 0.6rem/1.4 system-ui,
      sans-serif;
  }
  /* …or at the bottom. */
  [part='score'].last {
    align-self: end;
  }
`;

/** An evaluation for the side that is better, in three characters: `1.3`, `12` or `#4`. */
const shortText = (score: Score, tag: string): string =>
  evaluationText(score, tag)
    .replace(/[-+−]/, '')
    .replace(/^(\p{Nd}{2,}).*/u, '$1');

/**
 * A bar as high as the board, which grows as White gets better, with a number at the end of the side that is better.
 *
 * @param score - The evaluation; undefined before the first one.
 * @param isCurrent - Whether it is of the position that is shown. Another one leaves the bar where it is, without its number.
 * @param label - The same in words, for screen readers.
 * @param tag - The language.
 */
export function barTemplate(
  score: Score | undefined,
  isCurrent: boolean,
  isFlipped: boolean,
  label: string,
  tag: string,
): unknown {
  const y = score ? evaluationY(score, 100) : 50;
  const edge = isFlipped ? 100 - y : y;
  return html`<svg
      part="bar"
      viewBox="0 0 10 100"
      preserveAspectRatio="none"
      role="img"
      lang="${tag}"
      aria-label="${label}"
    >
      <path part="advantage" d="M0 ${edge}h10V${isFlipped ? 0 : 100}H0z" />
      <path class="middle" d="M0 50h10" />
      <path d="M0 ${edge}h10" />
    </svg>
    ${
      score && isCurrent
        ? html`<span part="score" class="${y > 50 === isFlipped ? 'last' : ''}" aria-hidden="true"
            >${shortText(score, tag)}</span
          >`
        : nothing
    }`;
}
