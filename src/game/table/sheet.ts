import {css} from '../../shared/sheets.js';

/** The styles of the table of games. */
export const tableSheet = css`
  .room > .games[data-drawn] {
    display: flex;
    flex-direction: column;
    min-height: 0;
    max-height: var(--fen-board-table-height, 20rem);
  }
  .games {
    max-width: calc(var(--board-size) + 37.75rem);
    width: 100%;
    margin-inline: auto;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
  }
  .games :is(.bar, [role='tablist']) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  .games .bar {
    padding-bottom: 0.4rem;
  }
  .games input {
    flex: 1 1 9rem;
    min-width: 0;
    max-width: 20rem;
    /* Phones zoom the page to a field with smaller letters. */
    font-size: max(1rem, 16px);
  }
  .games :is(.flat, input) {
    min-height: 2.25rem;
  }
  .games button[role='tab'] {
    padding-inline: 0.6rem;
    border-width: 0 0 2px;
    border-radius: 0;
  }
  .games [role='tab'][aria-selected='true'] {
    border-color: currentColor;
    font-weight: 600;
  }
  .games .grid {
    display: flex;
    min-height: 0;
  }
  .table {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-width: 0;
    border-block: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  }
  .head,
  .rows > div > div {
    display: grid;
    grid-template-columns: var(--tracks);
    align-items: center;
    column-gap: 0.5rem;
    padding-inline: 0.5rem;
  }
  .head {
    flex: none;
    overflow: hidden;
    scrollbar-gutter: stable;
    padding-block: 0.25rem;
    border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    font-size: 0.8125rem;
    opacity: 0.85;
  }
  .games .head button {
    display: block;
    width: 100%;
    min-width: 24px;
    min-height: 24px;
    text-align: inherit;
  }
  [aria-sort] button::after {
    content: ' ▲';
    font-size: 0.7em;
  }
  [aria-sort='descending'] button::after {
    content: ' ▼';
  }
  .rows {
    position: relative;
    flex: 0 1 auto;
    overflow: hidden auto;
    scrollbar-gutter: stable;
    contain: content;
  }
  .rows > div {
    position: relative;
  }
  .rows > div > div {
    position: absolute;
    inset-inline: 0;
    height: 2.125em;
    cursor: pointer;
  }
  /* On paper, names may wrap. */
  @media screen {
    .head button,
    .rows [role='gridcell'] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  .rows > div > :hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .rows > div > [aria-selected='true'] {
    background: color-mix(in srgb, var(--fen-board-last-move, #e9b82c) 30%, transparent);
  }
  .rows > div > :focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #fff;
  }
  .c-result,
  .c-place,
  .c-name ~ div {
    text-align: center;
  }
  .c-whiteElo,
  .c-blackElo {
    opacity: 0.75;
  }
  .games .steps {
    margin-inline-start: auto;
  }
  /* The field is below the tabs and buttons, and a player has a few columns and two lines for the name. */
  @container (width < 36rem) {
    .games input,
    .found {
      order: 1;
      max-width: none;
    }
    .bar:has([role='tab']) input {
      flex-basis: 75%;
    }
    .table:not(.by-games) {
      --tracks: 2.75rem minmax(0, 1fr) 3.25rem 3.25rem;
    }
    .c-wins,
    .c-buchholz {
      display: none;
    }
    .table .c-name {
      max-height: 2.8em;
      white-space: normal;
    }
    .rows > div > div {
      height: 3.4em;
      column-gap: 0.4rem;
    }
  }
  /* A game has two lines: the players with the result, and the rest. */
  @media screen {
    @container (width < 690px) {
      .by-games :is(.head, .rows > div > div) {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.6rem;
        align-content: center;
      }
      .by-games .rows > div > div {
        height: 3.4em;
      }
      .rows :is(.c-white, .c-chapter, .c-black) {
        flex: 1 1 0;
        order: 1;
      }
      .rows .c-result {
        order: 2;
      }
      .rows .c-black {
        order: 3;
        text-align: end;
      }
      .by-games .rows > div > div::before {
        content: '';
        flex: 0 0 100%;
        order: 4;
      }
      .rows :is(.c-whiteElo, .c-round, .c-date, .c-opening, .c-event, .c-blackElo) {
        order: 5;
        font-size: 0.9em;
        opacity: 0.75;
      }
      .rows .c-whiteElo {
        order: 4;
      }
      .rows .c-blackElo {
        order: 6;
      }
      .rows :is(.c-opening, .c-event) {
        flex: 1 1 0;
      }
    }
  }
  @media (forced-colors: active) {
    .rows > div > [aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .games .bar {
      display: none;
    }
    .room > .games[data-drawn] {
      display: block;
      max-height: none;
    }
    .games .grid,
    .table {
      display: block;
    }
    .head,
    .rows,
    .rows > div {
      height: auto !important;
      overflow: visible;
      contain: none;
    }
    .rows > div > div {
      position: static;
      height: auto;
      padding-block: 1.5pt;
      break-inside: avoid;
    }
    .grid .rows > div > div,
    .head {
      column-gap: 0.4rem;
      align-items: baseline;
      font-size: 8pt;
    }
    .rows > div > [aria-selected='true'] {
      background: none;
    }
  }
`;
