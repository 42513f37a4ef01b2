import {css} from '../../shared/sheets.js';
import {buttonHeight} from '../../board/element/styles.js';

const sheet = css`
  :host {
    display: block;
    grid-template: none !important;
  }
  :host([hidden]) {
    display: none;
  }
  /* Until there is a shadow root, fen-board.css reserves the space of the game with these, and hides its text. */
  :host::before,
  :host::after {
    content: none !important;
  }
  .frame {
    -webkit-text-fill-color: currentcolor;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    width: 100%;
  }
  /* Keeps the game wide if the page shrinks the element to its content. */
  .frame::before {
    content: '';
    width: 64rem;
    max-width: 100%;
  }
  .room {
    container-type: inline-size;
    --board-size: var(--fen-board-max-size, var(--room));
    --room: 30rem;
    --toolbar: 0rem;
    --column: initial;
    /* --rest is the height of the header and two players (2.25em each, see sheet.ts), the buttons and the toolbar.
       --below and --beside are the heights of a game with its move list below or beside the board. */
    --rest: (6.75em + 3rem + var(--toolbar));
    --moves: var(--fen-board-moves-height, 18.5rem);
    --below: calc(min(100cqi, var(--board-size)) + var(--rest) + 0.75rem + var(--moves));
    --beside: calc(min(60cqi, var(--board-size)) + var(--rest));
  }
  /* A larger board, where board and moves both have room: from 74rem on. */
  @media screen and (height >= 820px) {
    .room:is(.auto, .right) {
      --room: calc(30rem + clamp(0rem, (100cqi - 74rem) * 1000, 6rem));
    }
  }
  /* The board of a game that is written has a toolbar, and its moves have fields below: up to five rows of buttons, of which two
     are glyphs, and 14rem for the comment, the legend and the closed groups. */
  .editing {
    --toolbar: calc(var(--button) + 0.4rem);
    --moves: calc(var(--fen-board-moves-height, 9rem) + 14rem + 5 * var(--button));
  }
  /* A ribbon takes its height from the move list: it is above a list below the board, and below a list beside the board. */
  .room > * {
    --height: var(--below);
    min-height: var(--height);
  }
  /* The table of games has this height until it is drawn. */
  .room > .games {
    min-height: var(--fen-board-table-height, 20rem);
    margin-bottom: 1rem;
  }
  /* With the moves beside it, a game is in the middle, otherwise on the axis of the text. */
  .room:is(.below, .none) > * {
    margin-inline: 0;
  }
  .room.none > * {
    --names: 0;
    --height: calc(min(100cqi, var(--board-size)) + var(--rest));
  }
  .room.right > * {
    --height: var(--beside);
    --column: min(var(--board-size), 60cqi);
    --ribbon-position: absolute;
    --names: 0;
    --below-list: var(--ribbon);
    --areas: 'header header' 'stage menu' 'stage moves' 'stage edit' 'stage edit';
  }
  @container (min-width: 690px) {
    .room.auto > * {
      --height: var(--beside);
      --column: min(var(--board-size), 60cqi);
      --ribbon-position: absolute;
      --names: 0;
      --below-list: var(--ribbon);
      --areas: 'header header' 'stage menu' 'stage moves' 'stage edit' 'stage edit';
    }
  }
  @media screen {
    .text {
      display: flex;
      flex-direction: column;
      height: var(--height);
      overflow: auto;
    }
    slot {
      display: block;
      position: relative;
      flex: 1;
    }
    .unread slot {
      grid-area: moves / moves / -1;
      align-self: stretch;
      contain: size;
      min-height: 8rem;
      margin-top: 0.5rem;
      overflow: auto;
    }
    ::slotted(pre) {
      position: absolute;
      inset: 0;
      box-sizing: border-box;
      margin: 0;
      overflow: auto;
    }
    /* A file that cannot be fetched needs no space for a game. */
    .room > .unfetched {
      height: auto;
      min-height: 0;
    }
    .unfetched ::slotted(pre) {
      position: static;
    }
  }
  ::slotted(pre) {
    white-space: pre-wrap;
  }
  @media print {
    .room > * {
      min-height: 0;
    }
  }
`;

/**
 * The styles that reserve the space of a game, with the same rules as `fen-board.css`. The height depends only on the width.
 * The move list fills the space that the board and the buttons leave, on a phone too, where it scrolls below the board.
 *
 * There, a list of its full height below a sticky board was tried and left out. A list of 41 annotated moves is 824 px high
 * instead of 293, and only a script knows that, so that what follows would move by 531 px. On a screen of 390 × 664 px, the
 * board, the players and the buttons leave 186 px for the text, and to show the current move a press scrolls the page. The text
 * would show through names and buttons, because a game does not know the background of its page.
 */
export const layout = buttonHeight + sheet;
