import {clockSeconds} from '../../core/pgn/clock.js';
import {html, svg} from 'lit/html.js';
import {adoptSheet, css} from '../../shared/sheets.js';
import {evaluationText, evaluationY} from '../../words/evaluation.js';
import type {GameContext} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';
import {spokenMove} from './spoken.js';
import type {Line, MoveNode} from '../../core/pgn/tree.js';

/** The ribbon is a graph of the evaluations and clocks of a game. Its slider goes through the moves. */
const sheet = css`
  .ribbon {
    position: relative;
    height: 36px;
    overflow: hidden;
    direction: ltr;
  }
  .ribbon > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .ribbon path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .ribbon .area {
    fill: color-mix(in srgb, currentColor 13%, transparent);
    stroke: none;
  }
  .ribbon .middle {
    stroke-width: 1;
    opacity: 0.25;
  }
  .ribbon .time {
    stroke-width: 3;
    opacity: 0.4;
  }
  /* They have the colours of the glyphs in the list. */
  .ribbon :is(.mistake, .blunder) {
    stroke-width: 6;
    stroke-linecap: round;
  }
  .ribbon .here {
    stroke: var(--accent);
    stroke-width: 1.5;
  }
  .ribbon input {
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  .ribbon input::-webkit-slider-thumb {
    appearance: none;
    width: 1px;
    height: 36px;
  }
  .ribbon input::-moz-range-thumb {
    width: 1px;
    border: 0;
  }
  .ribbon:focus-within {
    overflow: visible;
  }
`;

const evaluationOf = ({gameMove}: MoveNode) =>
  gameMove.commentsAfter.find(({evaluation}) => evaluation)?.evaluation;
const clockOf = ({gameMove}: MoveNode) => clockSeconds(gameMove.commentsAfter);

/** The graph of each main line, cached because it does not depend on the current move. */
const graphs = new WeakMap<Line, unknown>();

/**
 * Draws a main line: evaluations as an area that grows as White gets better, and mistakes as dots; without evaluations, the
 * time that each move took as a bar.
 */
function drawGraph({nodes}: Line): unknown {
  const evaluationYs = new Map<number, string>();
  for (const node of nodes) {
    const evaluation = evaluationOf(node);
    if (evaluation) evaluationYs.set(node.ply, evaluationY(evaluation, 36).toFixed(1));
  }
  // The game begins at y = 18, with an even position.
  const line =
    evaluationYs.size > 0 ? `M0 18${[...evaluationYs].map(([ply, y]) => `L${ply} ${y}`).join('')}` : '';
  const lastPly = [...evaluationYs.keys()].at(-1) ?? 0;
  // Each dot is a line of length 0 with round ends.
  const dots = (nag: number) =>
    nodes
      .filter(({gameMove}) => gameMove.nags.includes(nag))
      .map(({ply}) => `M${ply} ${evaluationYs.get(ply) ?? 18}h0`)
      .join('');
  return svg`<path class="area" d="${line && `${line}L${lastPly} 36H0z`}"></path><path class="middle" d="M0 18H${nodes.length}"></path><path d="${line}"></path>
    <path class="time" d="${line ? '' : drawTimes(nodes)}"></path><path class="mistake" d="${dots(2)}"></path><path class="blunder" d="${dots(4)}"></path>`;
}

/** A bar for the time that each move took, White's upwards from the middle, the longest 16 units high. */
function drawTimes(nodes: Line['nodes']): string {
  const times = nodes.map((node, i) => {
    const [before, after] = [nodes[i - 2], node].map((one) => one && clockOf(one));
    // With time added for each move, a clock can show more than before.
    return before === undefined || after === undefined ? 0 : Math.max(0, before - after);
  });
  const longest = Math.max(...times) || 1;
  return nodes
    .map(
      ({ply, isWhite}, i) => `M${ply} 18v${(((isWhite ? -16 : 16) * (times[i] ?? 0)) / longest).toFixed(1)}`,
    )
    .join('');
}

/** The game that a ribbon shows, and the place in it. */
export type RibbonView = Pick<Navigation, 'tree' | 'current' | 'hasRibbonData'>;

/** The graph of the main line. A transparent slider over the graph calls `goTo` with a move, or with `null` for the start. */
export function ribbonTemplate(
  context: GameContext,
  {tree: {main}, current}: RibbonView,
  goTo: (node: MoveNode | null) => void,
): unknown {
  const {element, strings} = context;
  adoptSheet(element.renderRoot as ShadowRoot, sheet);
  if (!graphs.has(main)) graphs.set(main, drawGraph(main));
  // In a variation, the slider is at the move of the main line that the variation replaces.
  let node = current;
  while (node?.line.replaces) node = node.line.replaces;
  const ply = node?.ply ?? 0;
  const moveCount = main.nodes.length;
  const evaluation = current && evaluationOf(current);
  const moveText = current ? spokenMove(current, context) : strings.startPosition;
  return html`<div class="ribbon" part="ribbon">
    <svg viewBox="0 0 ${moveCount} 36" preserveAspectRatio="none" aria-hidden="true">
      ${graphs.get(main)}
      <path class="here" d="M${ply} 0V36" />
    </svg>
    <input
      type="range"
      min="0"
      max="${moveCount}"
      .value="${String(ply)}"
      aria-label="${strings.ribbon}"
      aria-valuetext="${moveText}${evaluation ? `, ${evaluationText(evaluation, context.locale.current.tag)}` : ''}"
      @input="${({target}: Event) => goTo(main.nodes[(target as HTMLInputElement).valueAsNumber - 1] ?? null)}"
    />
  </div>`;
}
