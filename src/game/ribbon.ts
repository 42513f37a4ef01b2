import {html, svg} from 'lit/html.js';
import {adoptSheet, css} from '../dom/sheets.js';
import type {Evaluation} from '../pgn/game.js';
import type {GameContext} from './context.js';
import type {Navigation} from './navigation.js';
import {clockSeconds} from './notation.js';
import {spokenMove} from './spoken.js';
import type {Line, MoveNode} from './tree.js';

/** The ribbon is a graph of the evaluations and clocks of a game. Its slider goes through the moves. */
const sheet = css`
  .ribbon {
    position: relative;
    height: 36px;
    overflow: hidden;
    border-radius: 3px;
    background: #3d3a36;
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
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .ribbon .area {
    fill: #f4efe6;
  }
  .ribbon .time {
    stroke: #e8590c;
  }
  .ribbon .time.b {
    stroke-dasharray: 4 3;
  }
  .ribbon .error {
    stroke: #d6336c;
    stroke-width: 7;
    stroke-linecap: round;
  }
  .ribbon .here {
    stroke: #1c7ed6;
    stroke-width: 2;
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

/** The y of an evaluation: 0 if White wins, 36 if Black wins. Each further pawn counts less. Mate is 99 pawns. */
const evaluationY = ({pawns, mate}: Evaluation) =>
  36 / (1 + Math.exp(0.4 * (mate === undefined ? pawns : mate < 0 ? -99 : 99)));

const evaluationText = ({pawns, mate}: Evaluation) =>
  mate === undefined ? `${pawns > 0 ? '+' : ''}${pawns.toFixed(1)}` : `#${mate}`;

const evaluationOf = ({gameMove}: MoveNode) =>
  gameMove.commentsAfter.find(({evaluation}) => evaluation)?.evaluation;
const clockOf = ({gameMove}: MoveNode) => clockSeconds(gameMove.commentsAfter);

/** The graph of each main line, cached because it does not depend on the current move. */
const graphs = new WeakMap<Line, unknown>();

/** Draws a main line: evaluations as an area that grows as White gets better, clocks as curves, and mistakes as dots. */
function drawGraph({nodes}: Line): unknown {
  const evaluationYs = new Map<number, string>();
  for (const node of nodes) {
    const evaluation = evaluationOf(node);
    if (evaluation) evaluationYs.set(node.ply, evaluationY(evaluation).toFixed(1));
  }
  const maxTime = Math.max(...nodes.map((node) => clockOf(node) ?? 0)) || 1;
  /** The SVG path of a side's clocks, from y = 34 for no time to y = 2 for the longest time of the game. */
  const clockPath = (isWhite: boolean) => {
    const points = nodes.flatMap((node) => {
      const clock = node.isWhite === isWhite ? clockOf(node) : undefined;
      return clock === undefined ? [] : `${node.ply} ${(34 - (32 * clock) / maxTime).toFixed(1)}`;
    });
    return points.length > 0 ? `M${points.join('L')}` : '';
  };
  // The game begins at y = 18, with an even position.
  const area = [...evaluationYs].map(([ply, y]) => `L${ply} ${y}`).join('');
  // NAG 2 is a mistake, NAG 4 a blunder. Each dot is a line of length 0 with round ends.
  const mistakes = nodes.filter(({gameMove}) => gameMove.nags.some((nag) => nag === 2 || nag === 4));
  const dots = mistakes.map(({ply}) => `M${ply} ${evaluationYs.get(ply) ?? 18}h0`).join('');
  return svg`<path class="area" d="${area && `M0 36V18${area}V36z`}"></path><path class="time" d="${clockPath(/* isWhite */ true)}"></path>
    <path class="time b" d="${clockPath(/* isWhite */ false)}"></path><path class="error" d="${dots}"></path>`;
}

/** The graph of the main line. A transparent slider over the graph calls `goTo` with a move, or with `null` for the start. */
export function ribbonTemplate(
  context: GameContext,
  {tree: {main}, current}: Navigation,
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
      aria-valuetext="${moveText}${evaluation ? `, ${evaluationText(evaluation)}` : ''}"
      @input="${({target}: Event) => goTo(main.nodes[(target as HTMLInputElement).valueAsNumber - 1] ?? null)}"
    />
  </div>`;
}
