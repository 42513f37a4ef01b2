import {css} from '../../shared/sheets.js';

/** The styles of a printed game, which looks like a page of a chess book. */
export const printSheet = css`
  @media print {
    .buttons,
    .clock,
    .ribbon-frame,
    .menu,
    .board,
    .status,
    .unread fen-board {
      display: none;
    }
    .unread .problem {
      position: static;
    }
    .room > .game {
      display: block;
    }
    .header {
      break-after: avoid;
    }
    .stage {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.6em;
      margin-bottom: 0.75rem;
      break-inside: avoid;
      break-after: avoid;
    }
    .player[part~='white'] {
      order: -2;
    }
    .player[part~='black'] {
      order: -1;
    }
    .player[part~='white']::after {
      content: '–';
    }
    /* A long name takes two lines, and its score follows the last word. */
    .player,
    .who {
      display: inline;
    }
    /* Without the moves, the board at which the reader is, and its move. */
    .none .board {
      display: block;
      width: min(14rem, 100%);
      margin-block: 0.4em;
    }
    .caption {
      flex: 100%;
      font-size: 10pt;
    }
    .moves .caption {
      text-align: center;
      break-before: avoid;
    }
    .diagram {
      --fen-board-light: #fff;
      --fen-board-dark: #dcdcdc;
      --fen-board-last-move: transparent;
      --fen-board-coordinate-on-light: #444;
      --fen-board-coordinate-on-dark: #333;
    }
    .diagram::part(board) {
      outline: 0.5pt solid #777;
    }
    .diagram::part(marked-square) {
      fill-opacity: 0.5;
    }
    .header {
      padding: 0;
    }
    .score {
      margin-inline-start: 0;
    }
    .moves {
      columns: 15rem 2;
      column-gap: 2em;
      font-size: 10pt;
      line-height: 1.35;
      hyphens: auto;
    }
    .line {
      line-height: inherit;
    }
    /* The result is not alone in a column. */
    .ending {
      break-before: avoid;
    }
    .diagram {
      display: block;
      width: min(11rem, 100%);
      margin: 0.4em auto;
      break-inside: avoid;
    }
  }
`;
