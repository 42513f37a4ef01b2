import {html} from 'lit/html.js';
import {formatMoveNumber} from '../../core/pgn/move-number.js';
import {glyphsOf} from '../../core/pgn/move-text.js';
import type {MoveNode} from '../../core/pgn/tree.js';
import {squareSide} from '../../picture/drawing/piece-set.js';
import {signsPart} from '../../parts/game-loader.js';
import {localSan, splitSan} from '../../words/sentence.js';
import type {GameContext} from '../document/context.js';
import {glyphName} from './spoken.js';

/** A template tag: lit's `html` for what lit draws anew, an escaping string tag for the list of moves. */
export type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

/** A move without its number, and its glyphs. */
export function moveTemplate(tag: Tag, {gameMove: {san, nags}}: MoveNode, context: GameContext): unknown[] {
  const nameOf = (nag: number) => glyphName(nag, context);
  return [
    sanTemplate(tag, san, context),
    glyphsOf(nags, nameOf).map((glyph, i) => glyphTemplate(tag, glyph, nameOf(nags[i] ?? 0))),
  ];
}

/** A move with its number and its glyphs, such as the name of the fields for it. */
export const numberedMoveTemplate = (node: MoveNode, context: GameContext): unknown => [
  formatMoveNumber(node),
  ' ',
  moveTemplate(html, node, context),
];

/** On paper, the caption of the board of a game without a move list: the last move. */
export function captionTemplate(node: MoveNode, context: GameContext): unknown {
  const [before, after] = context.strings.afterMove.split('{move}');
  return html`<p class="caption">${before}${numberedMoveTemplate(node, context)}${after}</p>`;
}

/** A move in SAN, with piece letters in English or in the language of the element, or with figurines in their place. */
function sanTemplate(tag: Tag, san: string, {element, strings}: GameContext): unknown {
  if (element.letters === 'english') return san;
  if (element.letters === 'local') return localSan(san, strings.letters);
  // Piece letters are at odd indices.
  return splitSan(san).map((text, i) => {
    const figurine = i % 2 ? signsPart.loaded?.figurines[text] : undefined;
    return figurine ? drawnText(tag, text, 'figurine', squareSide, figurine.path, figurine) : text;
  });
}

/** A picture in place of a text. The text itself is invisible, but screen readers read it, and it can be copied. */
const drawnText = (
  tag: Tag,
  text: string,
  className: string,
  height: number,
  path: string,
  {left = 0, width = height} = {},
) =>
  tag`<span class="letter">${text}</span
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
export function glyphTemplate(tag: Tag, glyph: string, name: string | undefined): unknown {
  const path = glyphPaths[glyph.trim()];
  const content = path ? drawnText(tag, glyph, 'figurine glyph', 24, path) : glyph;
  return name
    ? tag`<span role="img" class="${glyphClasses[glyph] ?? ''}" title="${name}" aria-label="${name}"
        >${content}</span
      >`
    : content;
}
