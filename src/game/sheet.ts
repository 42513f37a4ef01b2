import {css} from '../dom/css.js';

/** The style sheet of a game: like a page of a chess book, in the fonts and colours of the page around it. */
export const sheet = css`
  .game {
    display: grid;
    box-sizing: border-box;
    --columns: minmax(0, 1fr);
    --areas: 'header' 'menu' 'stage' 'moves';
    grid: auto auto auto 1fr / var(--columns);
    grid-template-areas: var(--areas);
    align-items: start;
    column-gap: 1.25rem;
    writing-mode: horizontal-tb;
    line-height: 1.5;
    text-align: start;
    position: relative;
  }
  .game *,
  .game *::before {
    box-sizing: border-box;
  }
  .header {
    grid-area: header;
    margin-bottom: 0.6rem;
    text-align: center;
  }
  .header p {
    margin: 0;
    white-space: var(--wrap, normal);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .players {
    display: var(--players, block);
    justify-content: center;
    gap: 0.3em;
    font-weight: 700;
    font-size: 1.05em;
  }
  .players > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .players .result {
    flex: none;
    white-space: nowrap;
    margin-inline-start: 0.5em;
  }
  .clock {
    font-weight: 400;
    font-size: 0.85em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    margin-inline-start: 0.35em;
  }
  .event {
    font-size: 0.875em;
    opacity: 0.8;
  }
  .stage {
    grid-area: stage;
    width: 100%;
    max-width: var(--fen-board-max-size, 30rem);
    margin-inline: auto;
  }
  .board {
    touch-action: pan-y pinch-zoom;
  }
  .board:focus {
    outline: none;
  }
  .board:focus-visible {
    outline: 3px solid var(--fen-board-focus, #0b57d0);
    outline-offset: 2px;
  }
  .buttons {
    display: flex;
    justify-content: center;
    gap: min(0.25rem, 0.75%);
    margin-top: 0.5rem;
    direction: ltr;
  }
  .buttons button,
  .menu select {
    font: inherit;
    color: inherit;
    background: transparent;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 0.4rem;
  }
  .buttons button {
    display: grid;
    place-items: center;
    flex: 0 1 2.75rem;
    min-height: 2.75rem;
    padding: 0;
    cursor: pointer;
    touch-action: manipulation;
  }
  /* As in the toolbar of the board. */
  .controls .buttons button {
    flex-basis: var(--button);
    min-height: var(--button);
  }
  .buttons button:hover {
    border-color: currentColor;
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .buttons button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .buttons svg {
    width: 1.35rem;
    height: 1.35rem;
    fill: currentColor;
  }
  .menu {
    grid-area: menu;
    display: block;
    margin-bottom: 0.6rem;
  }
  .menu select {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 0.5rem;
    background: Canvas;
    color: CanvasText;
  }
  .menu span {
    display: block;
    font-size: 0.875em;
  }
  /* It has the height that the rest leaves, however long it is, and scrolls. */
  .moves {
    grid-area: moves;
    contain: size;
    align-self: stretch;
    justify-self: center;
    min-height: 8rem;
    width: min(100%, var(--moves-width, 40rem));
    margin-top: var(--moves-margin, 0.75rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    position: relative;
    padding: 0.1rem 0.25rem;
  }
  .moves p {
    margin: 0 0 0.5em;
  }
  /* The empty string, not none: Safari takes a list without markers for no list. */
  .line,
  .line li {
    list-style: '';
    margin: 0;
    padding: 0;
  }
  .line li {
    display: inline;
  }
  .numbered {
    white-space: nowrap;
  }
  .number {
    margin-inline-end: 0.2em;
    opacity: 0.75;
    font-variant-numeric: tabular-nums;
  }
  [part~='move'] {
    font: inherit;
    color: inherit;
    background: transparent;
    border: 0;
    border-radius: 0.25em;
    margin: 0 0.2em 0 0;
    padding: 0.05em 0.2em;
    cursor: pointer;
    touch-action: manipulation;
    white-space: nowrap;
    unicode-bidi: isolate;
    direction: ltr;
  }
  .main > li > .numbered > [part~='move'] {
    font-weight: 700;
  }
  .main > li > .variation {
    font-size: 0.93em;
  }
  .variation .numbered > [part~='move'] {
    font-weight: 400;
  }
  [part~='move']:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  .game [part~='current'] {
    background: color-mix(in srgb, currentColor 16%, transparent);
    box-shadow: inset 0 -0.14em 0 currentColor;
  }
  .game :focus-visible {
    outline: 3px solid var(--fen-board-focus, #0b57d0);
    outline-offset: 1px;
  }
  .line .line {
    display: block;
    margin-block: 0.15em;
  }
  .variation::before {
    content: '(';
    margin-inline-end: -0.1em;
  }
  .variation::after {
    content: ')';
    margin-inline-start: -0.3em;
  }
  /* Variations that end together close together, instead of on a line for each. */
  .variation:has(> li:last-child > .variation)::after {
    content: none !important;
  }
  .variation > li:last-child > .variation:last-child::after {
    content: '))';
  }
  .variation > li:last-child > .variation:last-child > li:last-child > .variation:last-child::after {
    content: ')))';
  }
  .variation.deep {
    margin-inline-start: 1.25em;
  }
  .comment {
    margin-inline-end: 0.3em;
    overflow-wrap: anywhere;
  }
  .main > li > .comment {
    display: block;
    /* Firefox and WebKit give what is in a list item the side of the list. */
    text-align: start;
    margin: 0.25em 0 0.45em;
  }
  .variation .comment {
    font-style: normal;
    opacity: 0.9;
  }
  .figurine {
    width: 1em;
    height: 1em;
    vertical-align: -0.12em;
  }
  .diagram {
    display: none;
    width: min(14rem, 100%);
    margin: 0.5em auto;
  }
  [data-diagrams] .diagram {
    display: block;
  }
  .ending {
    font-weight: 700;
  }
  .issues {
    font-size: 0.875em;
    padding-inline-start: 1.1em;
    margin: 0.5em 0 0;
  }
  .problem {
    margin: 0;
    padding: 0.5em 0.7em;
    border: 2px solid #a00;
    border-radius: 4px;
    background: #fff;
    color: #000;
    color-scheme: light;
  }
  .letter,
  .none .menu span,
  .status {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Where no list below the board gives way, the header may not grow: players and event have one line each. */
  .none > .game,
  .right > .game {
    --players: flex;
    --wrap: nowrap;
  }
  .right > .game {
    --columns: minmax(0, min(var(--fen-board-max-size, 30rem), 60%)) minmax(0, 1fr);
    --areas: 'header header' 'stage menu' 'stage moves' 'stage moves';
    --moves-width: 100%;
    --moves-margin: 0;
  }
  @container (min-width: 640px) {
    .auto > .game {
      --players: flex;
      --wrap: nowrap;
      --columns: minmax(0, min(var(--fen-board-max-size, 30rem), 60%)) minmax(0, 1fr);
      --areas: 'header header' 'stage menu' 'stage moves' 'stage moves';
      --moves-width: 100%;
      --moves-margin: 0;
    }
  }
  @media (forced-colors: active) {
    .game [part~='current'] {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    .buttons,
    .menu,
    .status {
      display: none;
    }
    .room > .game {
      --players: block;
      --wrap: normal;
      display: block;
    }
    .header {
      break-after: avoid;
    }
    .stage {
      max-width: 16rem;
      margin-bottom: 0.75rem;
      break-inside: avoid;
    }
    .game .moves {
      overflow: visible;
      contain: none;
      justify-self: stretch;
      width: auto;
      min-height: 0;
    }
    .game [part~='current'] {
      background: none;
      box-shadow: none;
    }
    .diagram {
      display: block;
      break-inside: avoid;
    }
  }
`;
