import {formatMoveNumber} from '../../core/pgn/move-number.js';
import {nameOfMove, resultText, glyphsOf} from '../../core/pgn/move-text.js';
import {nagName} from '../../words/nag-name.js';
import {html, nothing} from 'lit/html.js';
import {squareSide} from '../../picture/drawing/piece-set.js';
import {fill} from '../../core/text/fill.js';
import type {Comment} from '../../core/pgn/game.js';
import type {GameContext, GameElement} from '../document/context.js';
import {figurines} from './figurines.js';
import {diagramTemplate} from './game-board.js';
import {splitSan, localSan} from '../../words/sentence.js';
import type {Navigation} from '../document/navigation.js';
import {spokenMove} from './spoken.js';
import type {Line, MoveNode} from '../../core/pgn/tree.js';

interface MoveListContext extends GameContext, Pick<Navigation, 'game' | 'current'> {
  readonly commentLang: string | undefined;
}

/**
 * The comments on the game, its moves, the result and the errors. Each line of moves is an `<ol>`. Only the button of the
 * current move is in the tab order; at the start, the button of the first move.
 */
export function movesTemplate(
  gameContext: GameContext,
  navigation: Navigation,
  errors: readonly string[],
): unknown {
  const {element, locale} = gameContext;
  const {game, tree, current} = navigation;
  // On a server nothing is connected, and `closest` is missing.
  const commentLang = element.isConnected ? element.closest<HTMLElement>('[lang]')?.lang : undefined;
  const context = {...gameContext, game, current, commentLang};
  const introduction = commentsTemplate(game.comments, context);
  // The element `spoken` describes the current move's button. It leaves out NAGs, whose glyphs are in the button's name.
  return html`<div class="moves" part="moves" lang="${locale.current.tag}">
    <p id="spoken" hidden>
      ${current && spokenMove({...current, gameMove: {...current.gameMove, nags: []}}, context)}
    </p>
    ${
      introduction.length > 0 ? html`<p class="introduction">${introduction}</p>` : nothing
    }${requestedDiagram(null, game.comments, context)}${lineTemplate(tree.main, context)}
    ${game.result === '*' ? nothing : html`<p class="ending" part="result">${resultText(game.result)}</p>`}${
      errors.length > 0
        ? html`<ul class="issues" part="issues">
            ${errors.map((error) => html`<li>${error}</li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

/** The diagram of the position after a move, or at the start if `node` is null; nothing if no comment requests it. */
function requestedDiagram(
  node: MoveNode | null,
  comments: readonly Comment[],
  {element, game, strings}: MoveListContext,
): unknown {
  if (!comments.some(({diagram}) => diagram)) return nothing;
  const name = node && nameOfMove(node);
  return [
    diagramTemplate(element, node?.gameMove.position ?? game.start, comments, name),
    name && html`<p class="caption">${fill(strings.afterMove, {move: name})}</p>`,
  ];
}

function lineTemplate({nodes, replaces}: Line, context: MoveListContext): unknown {
  const {strings} = context;
  const kind = replaces ? 'variation' : 'main';
  const name = replaces ? fill(strings.variation, {move: nameOfMove(replaces)}) : strings.moves;
  return html`<ol class="line ${kind}" part="line ${kind}" aria-label="${name}">
    ${nodes.map((node, i) => nodeTemplate(node, nodes[i + 1], context))}
  </ol>`;
}

/** A blank without a width. Where a reader copies the whole page, nothing else divides numbers and moves. */
const blank = html`<span class="blank">${' '}</span>`;

function nodeTemplate(node: MoveNode, next: MoveNode | undefined, context: MoveListContext): unknown {
  const {current} = context;
  const {commentsBefore, commentsAfter} = node.gameMove;
  const isCurrent = node === current;
  const isInTabOrder = isCurrent || (current === null && node.index === 0);
  // An answer without a number stays on the line of White's move, if the line is not very narrow.
  const isFirstOfPair = node.isWhite && next !== undefined && !needsNumber(next);
  // A blank at either end would take the place of the one between two moves, where a line may break.
  // prettier-ignore
  return html`<li class="${isFirstOfPair ? 'pair' : nothing}">${commentsTemplate(commentsBefore, context)}${requestedDiagram(node.previous, commentsBefore, context)}<span
      class="${node.isWhite ? 'numbered' : 'numbered black'}"
      >${needsNumber(node) ? html`<span class="number" part="number" aria-hidden="true">${formatMoveNumber(node)}${blank}</span>` : nothing}<button
        type="button"
        part="${isCurrent ? 'move current' : 'move'}"
        data-index="${node.index}"
        tabindex="${isInTabOrder ? 0 : -1}"
        aria-current="${isCurrent ? 'step' : nothing}"
        aria-describedby="${isCurrent ? 'spoken' : nothing}"
      >
        ${moveTemplate(node, context)}
      </button></span
    >${commentsTemplate(commentsAfter, context)}${requestedDiagram(node, commentsAfter, context)}${node.variations.map((variation) => lineTemplate(variation, context))}${blank}</li>`;
}

/** A move without its number, and its glyphs. */
function moveTemplate({gameMove: {san, nags}}: MoveNode, context: GameContext) {
  const nameOf = (nag: number) => nagName(nag, context.strings, context.diagram);
  return [
    sanTemplate(san, context),
    glyphsOf(nags, nameOf).map((glyph, i) => glyphTemplate(glyph, nameOf(nags[i] ?? 0))),
  ];
}

/** A move with its number and its glyphs, such as the name of the fields for it. */
export const numberedMoveTemplate = (node: MoveNode, context: GameContext): unknown => [
  formatMoveNumber(node),
  ' ',
  moveTemplate(node, context),
];

/** On paper, the caption of the board of a game without a move list: the last move. */
export const captionTemplate = (node: MoveNode, context: GameContext): unknown =>
  html`<p class="caption">${numberedMoveTemplate(node, context)}</p>`;

/** White's moves always need their numbers. Black's need them at the start of a line, and after comments and variations. */
function needsNumber({isWhite, indexInLine, previous, gameMove}: MoveNode): boolean {
  if (isWhite || indexInLine === 0 || !previous) return true;
  const {variations, commentsAfter} = previous.gameMove;
  return variations.length > 0 || [...commentsAfter, ...gameMove.commentsBefore].some(isVisible);
}

/** Whether the move list shows anything of a comment: it shows text and diagrams, but neither marks nor clocks. */
const isVisible = ({text, diagram}: Comment) => text !== '' || diagram;

/** Comments as text, never markup. They have `dir="auto"`, because `unicode-bidi: plaintext` would take quadratic time. */
function commentsTemplate(comments: readonly Comment[], {commentLang}: MoveListContext): unknown[] {
  return comments
    .flatMap(({text}) => text.split(/\n{2,}/))
    .filter(Boolean)
    .map(
      (paragraph) =>
        html`<span class="comment" part="comment" dir="auto" lang="${commentLang ?? nothing}"
          >${paragraph}</span
        >`,
    );
}

/** A move in SAN, with piece letters in English or in the language of the element, or with figurines in their place. */
function sanTemplate(san: string, {element, strings}: GameContext): unknown {
  if (element.letters === 'english') return san;
  if (element.letters === 'local') return localSan(san, strings.letters);
  // Piece letters are at odd indices.
  return splitSan(san).map((text, i) => {
    const figurine = i % 2 ? figurines[text] : undefined;
    return figurine ? drawnText(text, 'figurine', squareSide, figurine.path, figurine) : text;
  });
}

/** A picture in place of a text. The text itself is invisible, but screen readers read it, and it can be copied. */
const drawnText = (
  text: string,
  className: string,
  height: number,
  path: string,
  {left = 0, width = height} = {},
) =>
  html`<span class="letter">${text}</span
    ><svg class="${className}" viewBox="${left} 0 ${width} ${height}" aria-hidden="true">
      <path d="${path}" />
    </svg>`;

/** SVG paths, on 24 × 24 units, of glyphs that many fonts lack. */
const glyphPaths: {readonly [glyph: string]: string | undefined} = {
  '⩲': 'M12 .5v12M5 6.5h14M5 16h14M5 20.5h14',
  '⩱': 'M12 20.5v-12M5 14.5h14M5 5h14M5 .5h14',
  '±': 'M12 2.5v13M5 9h14M5 20h14',
  '∓': 'M12 20.5v-13M5 14h14M5 3h14',
  '⨀': 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v2',
};

const glyphClasses: {readonly [glyph: string]: string | undefined} = {
  '!': 'good',
  '!!': 'good',
  '?!': 'dubious',
  '?': 'mistake',
  '??': 'blunder',
};

/** A glyph with its accessible name; a glyph that judges the move has a colour. */
export function glyphTemplate(glyph: string, name: string | undefined): unknown {
  const path = glyphPaths[glyph.trim()];
  const content = path ? drawnText(glyph, 'figurine glyph', 24, path) : glyph;
  return name
    ? html`<span role="img" class="${glyphClasses[glyph] ?? ''}" title="${name}" aria-label="${name}"
        >${content}</span
      >`
    : content;
}

/** Scrolls the list of moves, but not the page, to the current move. */
export function scrollToCurrentMove({renderRoot}: GameElement): void {
  const list = renderRoot.querySelector('.moves');
  if (!list) return;
  const {offsetTop: top = 0, offsetHeight = 0} = list.querySelector<HTMLElement>('[aria-current=step]') ?? {};
  const bottom = top + offsetHeight;
  // The sheet fades the last 32 pixels of the list.
  const isInSight = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight - 32;
  if (!isInSight) list.scrollTop = top - list.clientHeight / 3;
}

/** If a move in the list has the focus, waits until the element is drawn, and moves the focus to the current move. */
export async function focusCurrentMove(element: GameElement): Promise<void> {
  const root = element.renderRoot as ShadowRoot;
  if (!root.activeElement?.matches('[data-index]')) return;
  await element.updateComplete;
  root.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus({preventScroll: true});
}

/** Gives the focus to the button of a move, once the list is drawn. */
export async function focusMove(element: GameElement, index: number): Promise<void> {
  await element.updateComplete;
  element.renderRoot.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({preventScroll: true});
}
