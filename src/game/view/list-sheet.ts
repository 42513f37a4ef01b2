import {css} from '../../shared/sheets.js';

/** The styles of the move list: moves, comments, variations and diagrams. */
export const listSheet = css`
  .moves {
    grid-area: moves / moves / -1;
    position: relative;
    font-family: var(--fen-board-text-font, Charter, Georgia, serif);
  }
  .moves p {
    margin: 0 0 0.4em;
  }
  /* In a narrow column, where nearly every pair of moves would break. */
  @container (width < 20em) {
    .moves {
      font-size: 0.9375em;
    }
  }
  @container (690px <= width < 54rem) {
    .room.auto .moves {
      font-size: 0.9375em;
    }
  }
  /* Not none, because Safari does not expose a list without markers as a list: https://bugs.webkit.org/show_bug.cgi?id=170179 */
  .line {
    list-style: '';
    margin: 0;
    padding: 0;
    /* Moves of neighbouring lines are as far from each other as targets must be. */
    line-height: max(1.5em, 24px);
  }
  /* Items have no boxes, so that the moves between two blocks, such as comments and variations, are a paragraph of their own.
     If the blocks were inside boxes of one long line, each change would lay out all moves again. */
  .line li {
    display: contents;
  }
  .numbered {
    white-space: nowrap;
    margin-inline-end: 0.1em;
  }
  /* Blanks between moves, for whoever copies the page. After a move, a line may break, also one that may not break elsewhere. */
  .blank {
    font-size: 0;
    line-height: 0;
    white-space: pre-wrap;
  }
  /* A number stays with its move. */
  .number > .blank {
    white-space: pre;
  }
  /* A pair of moves is not divided, unless its line may be too short for it. */
  @container (width >= 14em) {
    .line {
      white-space: nowrap;
    }
    .pair > .blank {
      white-space: pre;
    }
  }
  /* White's move and Black's answer are closer to each other than to other moves. */
  .black {
    margin-inline-end: 0.55em;
  }
  /* A color instead of an opacity, which would make a layer of each number. */
  .number {
    color: color-mix(in srgb, currentColor 66%, transparent);
    font-variant-numeric: tabular-nums;
    margin-inline-end: 0.15em;
  }
  .moves:dir(rtl) .number {
    margin-inline: 0.15em 0;
  }
  [part~='move'] {
    position: relative;
    border: 0;
    border-radius: 0.2em;
    /* Rows of moves are as high as those of comments. */
    margin: -0.05em 0;
    padding: 0.05em 0.1em;
    white-space: nowrap;
  }
  /* A place for a finger, at least 24 pixels wide and high, which moves nothing. */
  [part~='move']::after {
    content: '';
    position: absolute;
    inset: min(0px, (100% - 24px) / 2);
  }
  .main > li > .numbered > [part~='move'] {
    font-weight: 700;
    --figurine: 3.8;
  }
  [part~='move'],
  [part='result'],
  .number {
    unicode-bidi: isolate;
    direction: ltr;
  }
  [part~='move']:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  /* As light as the text of the page requires: many dark pages do not declare their color-scheme. */
  .good,
  .dubious,
  .mistake,
  .blunder {
    color: oklch(from currentColor calc(0.36 + 0.46 * l) 0.15 var(--hue));
  }
  .good {
    --hue: 148;
  }
  .dubious {
    --hue: 255;
  }
  .mistake {
    --hue: 55;
  }
  .blunder {
    --hue: 25;
  }
  .variation {
    display: block;
    line-height: max(1.45em, 22px);
    margin: 0.2em 0 0.3em 0.3em;
    border-inline-start: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    padding-inline-start: 0.75em;
  }
  .main > li > .variation {
    font-size: 0.9375em;
  }

  .comment {
    margin-inline: 0.15em 0.4em;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  .introduction > .comment {
    margin-inline-start: 0;
  }
  .main > li > .comment {
    display: block;
    /* Otherwise aligned as the list, even if its direction is another: https://github.com/whatwg/html/issues/6474 */
    text-align: start;
    margin: 0.1em 0 0.35em;
  }
  .figurine {
    height: 1em;
    vertical-align: -0.12em;
    fill: none;
    stroke: currentColor;
    stroke-width: var(--figurine, 2.7);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .glyph {
    width: 1em;
    margin-inline: 0.12em -0.08em;
    stroke-width: 2;
  }
  .diagram {
    display: none;
    width: min(14rem, 100%);
    margin: 0.5em auto;
    white-space: normal;
  }
  /* A score sheet. */
  [data-columns] .main {
    display: grid;
    grid-template-columns: max-content minmax(5em, 9em) minmax(5em, 1fr);
    column-gap: 0.6em;
  }
  [data-columns] .main > li > * {
    grid-column: 1 / -1;
  }
  [data-columns] .main > li::after {
    content: none;
  }
  [data-columns] .main > li > .blank {
    display: none;
  }
  [data-columns] .main > li > .numbered {
    display: contents;
  }
  [data-columns] .main > li > .numbered > * {
    justify-self: start;
  }
  [data-columns] .main > li > .numbered > .number {
    grid-column: 1;
    justify-self: end;
  }
  [data-columns] .main > li > .numbered > [part~='move'] {
    grid-column: 2;
  }
  [data-columns] .main > li > .black > [part~='move'] {
    grid-column: 3;
  }
  [data-diagrams] .diagram {
    display: block;
  }
  .ending {
    font-weight: 700;
    /* At the start of its line even if the page runs from right to left. */
    width: fit-content;
  }
  .issues {
    list-style: '';
    margin: 0.5em 0 0;
  }
  /* Invisible letters for screen readers. As a block, a letter would make the accessible name of Nf3 “N f3”. */
  .letter {
    font-size: 0;
    /* Otherwise the line would be as high as two. */
    line-height: 0;
  }
  @media screen {
    /* The move list fills the remaining height. It scrolls, and fades at both ends. */
    .moves {
      contain: size;
      align-self: stretch;
      min-height: 8rem;
      margin-bottom: var(--below-list);
      /* Its text is on the axis of the board; the padding is for focus rings. */
      width: calc(min(100%, 36rem) + 0.25rem);
      margin-inline-start: -0.25rem;
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: 0.5rem 0.25rem 2rem;
      mask: linear-gradient(transparent, #000 0.85rem calc(100% - 2rem), transparent);
    }
    /* In Chromium and Firefox, it stays in the accessibility tree, and searches in the page find its text. */
    .skipped {
      content-visibility: auto;
    }
    .game [part~='current'] {
      background: color-mix(in srgb, var(--fen-board-last-move, #e9b82c) 26%, transparent);
    }
  }
  @media (forced-colors: active) {
    .game [part~='current'] {
      outline: 2px solid Highlight;
    }
  }
`;
