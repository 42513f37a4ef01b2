import {css} from '../../shared/sheets.js';
import {listSheet} from './list-sheet.js';
import {printSheet} from './print-sheet.js';

/** The styles of a game without its moves, in the colours of the web page. */
const frameSheet = css`
  .game {
    /* On a light and on a dark page; many dark pages do not declare their color-scheme. */
    --accent: #c2660f;
    display: grid;
    /* Where there are no fields for writing, the moves take the rows of both. */
    --areas: 'header' 'menu' 'stage' 'moves' 'edit';
    grid: auto auto auto auto 1fr / var(--column,) minmax(0, 1fr);
    grid-template-areas: var(--areas);
    align-items: start;
    column-gap: 1.75rem;
    /* The widest board and the widest list. */
    max-width: calc(var(--board-size) + 37.75rem);
    margin-inline: auto;
    writing-mode: horizontal-tb;
    line-height: 1.5;
    text-align: start;
    position: relative;
  }
  .frame *,
  .frame *::before {
    box-sizing: border-box;
  }
  p {
    margin: 0;
  }
  /* A row is 2.25em high. */
  .header {
    grid-area: header;
    padding-block: 0.375em;
  }
  /* Nothing of a name is cut off: one of two lines makes its row higher, and the list below the board gives way. Where no list is
     below the board, --names takes the padding of the row, so that names of one and of two lines have the same height. */
  .player {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 0.5em;
    padding-block: var(--names, 0.5em);
    line-height: 1.06;
  }
  /* The clock is below the name where fewer letters have room beside it. */
  .who {
    flex: 1 1 8em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .who > * {
    margin-inline-end: 0.2em;
  }
  .rating {
    white-space: nowrap;
  }
  .event {
    display: block;
  }
  .event,
  small {
    font-size: 0.8125em;
    opacity: 0.75;
  }
  .clock,
  .score {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    /* Bold and regular letters may have other baselines, so that two boxes of the same height would make the row higher. */
    line-height: 1;
  }
  .clock {
    /* As wide as a running one, so that nothing comes and goes beside it. */
    min-width: 6.25em;
    text-align: end;
    opacity: 0.66;
  }
  .clock:empty::before {
    content: '\\200b';
  }
  .score + .clock {
    margin-inline-start: 0;
  }
  .running {
    font-weight: 650;
    opacity: 1;
  }
  .running::before {
    content: '';
    display: inline-block;
    width: 0.4em;
    height: 0.4em;
    margin: 0 0.4em 0.15em;
    border-radius: 50%;
    background: var(--accent);
    forced-color-adjust: none;
  }
  .stage {
    grid-area: stage;
    --fen-board-max-size: var(--board-size);
  }
  .unread .stage {
    position: relative;
  }
  .board {
    touch-action: pan-y pinch-zoom;
  }
  .buttons {
    display: flex;
    margin-top: 0.25rem;
    direction: ltr;
  }
  .ribboned {
    --ribbon: 40px;
  }
  .ribbon-frame {
    height: var(--ribbon);
    padding-top: 4px;
    position: var(--ribbon-position);
    /* Below a list beside the board, level with the buttons. */
    bottom: 4px;
    inset-inline: calc(var(--column) + 1.75rem) 0;
    max-width: 36rem;
  }
  .buttons > * {
    flex: 0 1 2.75rem;
    min-width: 0;
  }
  .buttons button,
  .flat,
  summary,
  [part~='move'] {
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .buttons button,
  .flat,
  summary {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 0.4rem;
  }
  /* Where a thumb presses, the two buttons that a reader presses most fill the row. */
  @container (width < 30rem) {
    .buttons :is(.previous, .next) {
      flex-grow: 1;
    }
  }
  /* The button for variations is there only near one. Its place stays, so that the others do. */
  .buttons .otherMove[aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
  /* Eight buttons have no room. The actions menu has “Flip” too. */
  @container (width < 22rem) {
    .buttons .flip {
      display: none;
    }
  }
  /* A narrow game has room for only six buttons of the size of a finger. A game with variations has seven, so “last” is hidden. */
  @container (width < 19.5rem) {
    .buttons:has(.otherMove) .last {
      display: none;
    }
    /* A narrow row has no room for a title. Screen readers keep it, as they do a letter. */
    .title {
      position: absolute;
      font-size: 0;
    }
  }
  /* As high as the buttons in the toolbar of the board. */
  .editing .buttons > *,
  .editing summary {
    min-height: var(--button);
  }
  .buttons button:hover,
  .flat:hover,
  summary:hover {
    border-color: color-mix(in srgb, currentColor 35%, transparent);
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  :is(.buttons, .steps) button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  :is(.buttons, .steps) svg {
    width: min(1.35rem, 100%);
    height: 1.35rem;
    fill: currentColor;
  }
  .analyse {
    min-height: 2.125rem;
    margin-block: 0.25rem;
    padding: 0 0.6rem;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 0.4rem;
    background: none;
    color: inherit;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    cursor: pointer;
  }
  .analyse[aria-pressed='true'] {
    border-color: currentColor;
    box-shadow: inset 0 0 0 1px;
  }
  details {
    position: relative;
  }
  .flip,
  :not(.flip) + details {
    margin-left: auto;
  }
  .more,
  select,
  .games input {
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    background: Canvas;
    color: CanvasText;
  }
  .more {
    position: absolute;
    z-index: 2;
    inset-inline-end: 0;
    bottom: 100%;
    width: max-content;
    min-width: 11rem;
    max-width: min(20rem, 90vw);
    overflow-y: auto;
    padding: 0.25rem;
    border-radius: 0.5rem;
    box-shadow: 0 4px 16px rgb(0 0 0 / 20%);
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  .menu {
    grid-area: menu;
    display: block;
    margin-bottom: 0.6rem;
  }
  .stepped,
  .steps {
    display: flex;
    align-items: flex-end;
  }
  .stepped > label {
    flex: 1;
    min-width: 0;
  }
  .steps > .flat {
    width: 2.75rem;
  }
  select,
  .games input {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 0.5rem;
    border-radius: 0.4rem;
    font: inherit;
  }
  .menu span {
    display: block;
    font-size: 0.875em;
  }
  /* Without a move list, the chooser replaces the header. The board is smaller if the chooser is higher than the header. */
  .none .menu {
    height: max(2.25em, 2.75rem);
    margin: 0;
  }
  .none :is(label, select) {
    height: 100%;
  }
  .none .menu + .stage {
    padding-inline: calc(max(0px, 2.75rem - 2.25em) / 2);
  }
  .problem,
  .issues {
    padding: 0.5em 0.7em;
    border: 2px solid #a00;
    border-radius: 4px;
    background: #fff;
    color: #000;
    color-scheme: light;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  .unread .problem {
    position: absolute;
    inset: 4%;
    height: fit-content;
    max-height: 92%;
    margin: auto;
    overflow: auto;
  }
  .none .menu span,
  .status {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media screen {
    .header,
    .player {
      min-height: 2.25em;
    }
    .stage {
      width: 100%;
      max-width: var(--board-size);
    }
    /* Without a move list, the ribbon is beside the buttons, so that the board keeps its width. */
    .none .ribboned .stage {
      display: grid;
      grid-template-columns: minmax(0, auto) minmax(4rem, 1fr);
    }
    .none .stage > * {
      grid-column: 1 / -1;
    }
    .none .ribboned .buttons {
      grid-column: 1;
    }
    .none .buttons > * {
      width: 2.75rem;
    }
    .none .ribbon-frame {
      grid-column: 2;
      order: 1;
      align-self: center;
      margin: 0.25rem 0 4px;
    }
    .caption {
      display: none;
    }
  }
`;

/** The styles of a game, which looks like a page of a chess book. */
export const sheet = frameSheet + listSheet + printSheet;
