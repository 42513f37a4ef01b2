import {css} from '../../shared/sheets.js';

/** The sheet of the fields beside the moves, and of the menu of a move. */
export const editSheet = css`
  .room.editing .game {
    --ribbon-position: static;
    --below-list: 0;
    --menu-height: 0rem;
    /* Beside a board, the list has what the fields leave of the height of the board. */
    --beside-list: clamp(6rem, min(var(--column) - 18rem, 50vh), 16rem);
    /* Below a board, where there is no column, it gives way to a ribbon, and everywhere to a menu of games. */
    --list: max(
      3.5rem,
      var(--beside-list, var(--fen-board-moves-height, 9rem) - var(--ribbon, 0rem)) - var(--menu-height)
    );
  }
  .room.editing .game:has(> .menu) {
    --menu-height: 4.75rem;
  }
  @media screen {
    /* The fields follow directly below the moves. */
    .editing .moves {
      contain: content;
      grid-row: moves;
      min-height: 2rem;
      max-height: var(--list);
      padding-bottom: 1rem;
      mask: linear-gradient(#000 calc(100% - 1rem), transparent);
    }
    /* Otherwise browsers lay out the whole list after each change of a long game. */
    .game:has(> .long) .moves {
      contain: strict;
      height: var(--list);
    }
  }
  /* The keyboard of a phone covers the rest. */
  [data-covered] .moves {
    max-height: 4.5em;
  }
  [data-covered] .stage > .buttons,
  [data-covered] fen-board::part(controls) {
    display: none;
  }
  [data-covered] .board {
    --fen-board-max-size: 10rem;
  }
  /* The errors are listed with the fields, and the text of a game that cannot be shown is in one. */
  .editing .issues,
  .edit ~ slot {
    display: none;
  }
  .edit {
    grid-area: edit;
    container-type: inline-size;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .edit fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .edit legend {
    padding: 0;
    font-weight: 600;
  }
  .edit label span {
    display: block;
  }
  .edit :is(input, select, textarea) {
    display: block;
    width: 100%;
    min-height: 2.2em;
    padding: 0.3em 0.5em;
    /* Phones zoom the page to a field with smaller letters. */
    font-size: max(1rem, 16px);
    scroll-margin-block: 4rem;
  }
  .edit textarea {
    resize: vertical;
    overflow-wrap: anywhere;
  }
  .glyphs,
  .glyphs > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .glyphs {
    gap: 0.25rem 1rem;
    margin-block: 0.4rem;
  }
  /* Wide enough for each group in one row; in a narrow column, the buttons shrink first. */
  .glyphs > div {
    flex: 0 1 17.75rem;
  }
  .glyphs > :first-child {
    flex-basis: 13.25rem;
  }
  .glyphs .control {
    display: grid;
    flex: 1 0 max(1.7rem, 24px);
    place-content: center;
    white-space: nowrap;
    min-width: 0;
    max-width: max(2rem, 24px);
    padding: 0;
    border-color: color-mix(in srgb, currentColor 30%, transparent);
    font-size: 1rem;
  }
  .edit .glyphs svg {
    display: block;
  }
  .edit .buttons {
    flex-wrap: wrap;
    justify-content: start;
    gap: 0.25rem;
    margin: 0.4rem 0;
    direction: inherit;
  }
  .edit .buttons .control {
    flex: 0 1 auto;
    width: auto;
    padding-inline: 0.45rem;
    border-radius: 4px;
    border-color: color-mix(in srgb, currentColor 30%, transparent);
  }
  /* In a narrow column, two in a row, so that the height is the same in every language. */
  @container (width < 30rem) {
    .edit fieldset .buttons {
      display: grid;
      grid-template-columns: 1fr 1fr;
      line-height: 1.15;
    }
  }
  /* As the current move, never inverted. */
  .glyphs :is([aria-pressed='true'], [aria-checked='true']),
  .edit .buttons [aria-pressed='true'] {
    border-color: currentColor;
    background: color-mix(in srgb, var(--fen-board-last-move, #e9b82c) 30%, transparent);
  }
  .edit .empty {
    align-items: center;
    margin-bottom: 1rem;
  }
  .edit .empty > span {
    flex: none;
    min-height: 0;
  }
  .edit .pgn {
    font-family: ui-monospace, monospace;
    white-space: pre;
    overflow-x: auto;
  }
  .edit summary {
    display: list-item;
    min-height: 1.75rem;
    width: fit-content;
    padding-inline: 0.2rem;
    text-align: start;
  }
  .edit .tags {
    display: grid;
    /* A player beside the rating, the date beside the round. */
    grid-template-columns: minmax(0, 1fr) minmax(0, 6.5rem);
    gap: 0.4rem 0.75rem;
    /* A label may have two lines. */
    align-items: end;
    padding-block: 0.25rem 0.5rem;
  }
  /* Event, place and result have long words. */
  .edit .tags > :nth-child(5),
  .edit .tags > :nth-child(6),
  .edit .tags > :last-child {
    grid-column: 1 / -1;
  }
  @container (max-width: 15rem) {
    .edit .tags > * {
      grid-column: 1 / -1;
    }
  }
  .edit select {
    width: auto;
    min-width: calc(50% - 0.375rem);
  }
  .not-kept {
    margin-bottom: 0.5rem;
    padding: 0.4rem 0.6rem;
    border-inline-start: 3px solid light-dark(#933d05, #f0a54a);
  }
  .not-kept ul {
    margin: 0;
    padding-inline-start: 1.1em;
  }
  /* A long press on a move opens its menu, and selects no text. */
  @media (pointer: coarse) {
    .editing [data-index] {
      -webkit-touch-callout: none;
      -webkit-user-select: none;
      user-select: none;
    }
    /* A finger needs more room than a mouse. */
    .glyphs .control {
      max-width: none;
    }
  }
  /* The menu below the board has the same box, but hangs from the place of its button. */
  .move-menu {
    inset: auto;
    min-width: 12rem;
  }
  .move-menu > div > button {
    display: block;
    width: 100%;
    min-height: 2.5rem;
    padding: 0.4rem 0.6rem;
    border: 0;
    border-radius: 0.3rem;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .move-menu > div > button:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .move-menu > div > [aria-checked='true']::before {
    content: '✓ ';
  }
  @media print {
    .game .buttons,
    .edit,
    .move-menu {
      display: none;
    }
  }
`;
