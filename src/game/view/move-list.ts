import {formatMoveNumber} from '../../core/pgn/move-number.js';
import {nameOfMove, resultText} from '../../core/pgn/move-text.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {fill} from '../../core/text/fill.js';
import type {Comment, Game} from '../../core/pgn/game.js';
import type {GameContext} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';
import type {Line, MoveNode} from '../../core/pgn/tree.js';
import {marksIn} from './game-board.js';
import type {Markup} from '../../core/text/markup.js';
import {attribute, markup} from './markup.js';
import {moveTemplate} from './move-template.js';
import {spokenMove} from './spoken.js';

interface MoveListContext extends GameContext {
  readonly game: Game;
  readonly current: MoveNode | null;
  readonly commentLang: string | undefined;
}

/**
 * What is in the list: the comments on the game, its moves, the result and the errors. Each line of moves is an `<ol>`.
 */
export function listMarkup(
  gameContext: GameContext,
  {game, tree, current}: Navigation,
  errors: readonly string[],
  commentLang: string | undefined,
): Markup {
  const context = {...gameContext, game, current, commentLang};
  const introduction = commentsMarkup(game.comments, context);
  return markup`<p id="spoken" hidden>${spokenText(current, context)}</p>${
    introduction.length > 0 && markup`<p class="introduction">${introduction}</p>`
  }${requestedDiagram(null, game.comments, context)}${lineMarkup(tree.main, context)}${
    game.result === '*' ? null : markup`<p class="ending" part="result">${resultText(game.result)}</p>`
  }${
    errors.length > 0
      ? markup`<ul class="issues" part="issues">${errors.map((error) => markup`<li>${error}</li>`)}</ul>`
      : null
  }`;
}

/** The description of the current move’s button. It leaves out NAGs, whose glyphs are in the button’s name. */
export const spokenText = (current: MoveNode | null, context: GameContext): string =>
  current ? spokenMove({...current, gameMove: {...current.gameMove, nags: []}}, context) : '';

/**
 * The attributes by which the button of the current move differs from that of any other. It alone is in the tab order; at the start,
 * the button of the first move is.
 */
export function marksOfMove(index: number, current: MoveNode | null) {
  const isCurrent = index === current?.index;
  return {
    part: isCurrent ? 'move current' : 'move',
    tabindex: isCurrent || (!current && index === 0) ? '0' : '-1',
    'aria-current': isCurrent ? 'step' : null,
    'aria-describedby': isCurrent ? 'spoken' : null,
  };
}

/** The diagram of the position after a move, or at the start if `node` is null; nothing if no comment requests it. */
function requestedDiagram(
  node: MoveNode | null,
  comments: readonly Comment[],
  {element: {orientation, coordinates, theme, pieces}, game, strings}: MoveListContext,
): Markup | null {
  if (!comments.some(({diagram}) => diagram)) return null;
  const name = node && nameOfMove(node);
  const fen = formatFen(node?.gameMove.position ?? game.start, 'x-fen');
  const look = Object.entries({
    fen,
    marks: marksIn(comments),
    label: name,
    orientation,
    coordinates,
    theme,
    pieces,
  });
  return markup`<fen-board class="diagram" part="diagram"${look.map(([key, value]) => attribute(key, value))}></fen-board>${
    name && markup`<p class="caption">${fill(strings.afterMove, {move: name})}</p>`
  }`;
}

function lineMarkup({nodes, replaces}: Line, context: MoveListContext): Markup {
  const {strings} = context;
  const kind = replaces ? 'variation' : 'main';
  const name = replaces ? fill(strings.variation, {move: nameOfMove(replaces)}) : strings.moves;
  return markup`<ol class="line ${kind}" part="line ${kind}" aria-label="${name}">${nodes.map((node, i) =>
    nodeMarkup(node, nodes[i + 1], context),
  )}</ol>`;
}

/** A blank without a width. Where a reader copies the whole page, nothing else divides numbers and moves. */
const blank = markup`<span class="blank"> </span>`;

function nodeMarkup(node: MoveNode, next: MoveNode | undefined, context: MoveListContext): Markup {
  const {commentsBefore, commentsAfter} = node.gameMove;
  // An answer without a number stays on the line of White's move, if the line is not very narrow.
  const isFirstOfPair = node.isWhite && next !== undefined && !needsNumber(next);
  const marks = Object.entries(marksOfMove(node.index, context.current));
  // A blank at either end would take the place of the one between two moves, where a line may break.
  return markup`<li${attribute('class', isFirstOfPair ? 'pair' : null)}>${commentsMarkup(commentsBefore, context)}${requestedDiagram(node.previous, commentsBefore, context)}<span class="${node.isWhite ? 'numbered' : 'numbered black'}">${
    needsNumber(node) &&
    markup`<span class="number" part="number" aria-hidden="true">${formatMoveNumber(node)}${blank}</span>`
  }<button type="button" data-index="${node.index}"${marks.map(([name, value]) => attribute(name, value))}> ${moveTemplate(markup, node, context)} </button></span>${commentsMarkup(commentsAfter, context)}${requestedDiagram(node, commentsAfter, context)}${node.variations.map((variation) => lineMarkup(variation, context))}${blank}</li>`;
}

/** White's moves always need their numbers. Black's need them at the start of a line, and after comments and variations. */
function needsNumber({isWhite, indexInLine, previous, gameMove}: MoveNode): boolean {
  if (isWhite || indexInLine === 0 || !previous) return true;
  const {variations, commentsAfter} = previous.gameMove;
  return variations.length > 0 || [...commentsAfter, ...gameMove.commentsBefore].some(isVisible);
}

/** Whether the move list shows anything of a comment: it shows text and diagrams, but neither marks nor clocks. */
const isVisible = ({text, diagram}: Comment) => text !== '' || diagram;

/** Comments as text, never markup. They have `dir="auto"`, because `unicode-bidi: plaintext` would take quadratic time. */
const commentsMarkup = (comments: readonly Comment[], {commentLang}: MoveListContext): readonly Markup[] =>
  comments
    .flatMap(({text}) => text.split(/\n{2,}/))
    .filter(Boolean)
    .map(
      (paragraph) =>
        markup`<span class="comment" part="comment" dir="auto"${attribute('lang', commentLang)}>${paragraph}</span>`,
    );
