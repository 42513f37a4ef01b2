import {html, nothing} from 'lit/html.js';
import {squareSide, type PlacedPieceSet} from '../drawing/piece-set.js';
import type {Role} from '../notation/position.js';
import {fill} from '../notation/fill.js';
import type {Comment, Game} from '../pgn/game.js';
import type {Value} from '../attributes.js';
import type {GameElement, GameTexts} from './context.js';
import {localSan} from '../locales/sentence.js';
import {formatMoveNumber, glyphsOf, nameOfMove, resultText, splitSan, spokenMove} from './notation.js';
import type {Line, MoveNode, Tree} from './tree.js';

/** The data that the move list needs besides the game. */
export interface MoveListContext extends GameTexts {
  readonly letters: Value<'letters'>;
  readonly pieces: PlacedPieceSet;
  /** The last move made; null at the start. */
  readonly current: MoveNode | null;
  /** The language of the element's own texts. */
  readonly lang: string;
  /** The language of the comments. */
  readonly commentLang: string | undefined;
  /** The errors of the game, as sentences. */
  readonly issues: readonly string[];
  /** Draws the position after a move, or at the start, if the comments request a diagram. */
  readonly drawDiagram: (node: MoveNode | null, comments: readonly Comment[]) => unknown;
}

/**
 * The moves of a game as nested lists: an `<ol>` for each line, with a button for each move, and comments as text. Only
 * the button of the current move is in the tab order. Before the moves come the comments on the whole game; after them,
 * the result and the errors.
 */
export function movesTemplate({comments, result}: Game, tree: Tree, context: MoveListContext): unknown {
  const {issues, current} = context;
  const introduction = commentsTemplate(comments, context);
  // `spoken` describes the button of the current move. The glyphs are left out, because the button's name has them.
  return html`<div class="moves" part="moves" lang="${context.lang}">
    <p id="spoken" hidden>
      ${current && spokenMove({...current, gameMove: {...current.gameMove, nags: []}}, context)}
    </p>
    ${
      introduction.length > 0 ? html`<p class="introduction">${introduction}</p>` : nothing
    }${context.drawDiagram(null, comments)}${lineTemplate(tree.main, 0, context)}
    ${result === '*' ? nothing : html`<p class="ending" part="result">${resultText(result)}</p>`}${
      issues.length > 0
        ? html`<ul class="issues" part="issues">
            ${issues.map((issue) => html`<li>${issue}</li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

function lineTemplate(line: Line, depth: number, context: MoveListContext): unknown {
  const {strings} = context;
  const name = line.replaces ? fill(strings.variation, {move: nameOfMove(line.replaces)}) : strings.moves;
  return html`<ol
    class="line ${depth === 0 ? 'main' : 'variation'}"
    part="${depth === 0 ? 'line main' : 'line variation'}"
    aria-label="${name}"
  >
    ${line.nodes.map((node) => nodeTemplate(node, depth, context))}
  </ol>`;
}

function nodeTemplate(node: MoveNode, depth: number, context: MoveListContext): unknown {
  const {strings, current} = context;
  const {commentsBefore, commentsAfter, nags, san} = node.gameMove;
  const isCurrent = node === current;
  const isInTabOrder = isCurrent || (current === null && node.index === 0);
  return html`<li>
    ${commentsTemplate(commentsBefore, context)}${context.drawDiagram(node.previous, commentsBefore)}<span
      class="${node.isWhite ? 'numbered' : 'numbered black'}"
      >${needsNumber(node) ? html`<span class="number" part="number" aria-hidden="true">${formatMoveNumber(node)}</span>` : nothing}<button
        type="button"
        part="${isCurrent ? 'move current' : 'move'}"
        data-index="${node.index}"
        tabindex="${isInTabOrder ? 0 : -1}"
        aria-current="${isCurrent ? 'step' : nothing}"
        aria-describedby="${isCurrent ? 'spoken' : nothing}"
      >
        ${sanTemplate(san, context)}${glyphsOf(nags).map((glyph, i) => glyphTemplate(glyph, strings.nags[nags[i] ?? 0]))}
      </button></span
    >${commentsTemplate(commentsAfter, context)}${context.drawDiagram(node, commentsAfter)}${node.variations.map((variation) => lineTemplate(variation, depth + 1, context))}
  </li>`;
}

/** Whether a move needs its number: White's always, Black's at the start of a line or after a comment or variation. */
function needsNumber(node: MoveNode): boolean {
  if (node.isWhite || node.indexInLine === 0 || node.gameMove.commentsBefore.some(isVisible)) return true;
  const previous = node.line.nodes[node.indexInLine - 1]?.gameMove;
  return previous !== undefined && (previous.variations.length > 0 || previous.commentsAfter.some(isVisible));
}

/** Whether a comment has a text or a diagram; marks and clocks are not in the list. */
const isVisible = ({text, diagram}: Comment) => text !== '' || diagram;

/** Comments as text, never markup. `dir="auto"` is fast; the CSS `unicode-bidi: plaintext` takes quadratic time. */
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

/** A move in SAN, perhaps with figurines in place of its piece letters, which `splitSan` puts at odd indices. */
function sanTemplate(san: string, {letters, strings, pieces}: MoveListContext): unknown {
  if (letters === 'english') return san;
  if (letters === 'local') return localSan(san, strings.letters);
  return splitSan(san).map((text, i) => (i % 2 ? figurineTemplate(text as Role, pieces) : text));
}

/** SVG paths of glyphs that many fonts lack, on 24 × 24 units. */
const glyphPaths: {readonly [glyph: string]: string | undefined} = {
  '⩲': 'M12 1v12M6 7h12M5 17h14M5 22h14',
  '⩱': 'M12 23v-12M6 17h12M5 7h14M5 2h14',
  '±': 'M12 3v12M6 9h12M6 20h12',
  '∓': 'M12 21v-12M6 15h12M6 4h12',
  '⨀': 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v2',
};

const glyphClasses: {readonly [glyph: string]: string | undefined} = {
  '!': 'good',
  '!!': 'good',
  '?!': 'dubious',
  '?': 'mistake',
  '??': 'blunder',
};

/** A glyph of an annotation with its accessible name; a glyph that judges the move has a colour. */
function glyphTemplate(glyph: string, name: string | undefined): unknown {
  const path = glyphPaths[glyph.trim()];
  const picture =
    path &&
    html`<svg class="figurine glyph" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
  const content = path ? html`<span class="letter">${glyph}</span>${picture}` : glyph;
  return name
    ? html`<span role="img" class="${glyphClasses[glyph] ?? ''}" aria-label="${name}">${content}</span>`
    : content;
}

function figurineTemplate(role: Role, pieces: PlacedPieceSet): unknown {
  // The invisible letter is for screen readers and for copied text.
  return html`<span class="letter">${role}</span
    ><svg class="figurine" viewBox="0 0 ${squareSide} ${squareSide}" aria-hidden="true">
      <path d="${pieces.pieces[role].body}${pieces.pieces[role].detail}" />
    </svg>`;
}

/** Scrolls the list of moves, but not the page, to the current move. */
export function showCurrentMove({renderRoot}: Pick<GameElement, 'renderRoot'>): void {
  const list = renderRoot.querySelector<HTMLElement>('.moves');
  const move = renderRoot.querySelector<HTMLElement>('[aria-current=step]');
  if (!list) return;
  const [top, bottom] = move ? [move.offsetTop, move.offsetTop + move.offsetHeight] : [0, 0];
  // The sheet fades the last 32 pixels of the list.
  const isInSight = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight - 32;
  if (!isInSight) list.scrollTop = top - list.clientHeight / 3;
}

/** If a move in the list has the focus, moves the focus to the current move as soon as that is drawn. */
export async function focusCurrentMove(element: GameElement): Promise<void> {
  const root = element.renderRoot as ShadowRoot;
  if (!root.activeElement?.matches('[data-index]')) return;
  await element.updateComplete;
  root.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus({preventScroll: true});
}
