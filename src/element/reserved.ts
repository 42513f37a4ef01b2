import {css} from '../dom/sheets.js';

/** The sheet with the height of a button, for which space is reserved. A test compares it with `fen-board.css`. */
export const buttonHeight = css`
  .frame {
    --button: 2.125rem;
  }
  @media (pointer: coarse) {
    .frame {
      --button: 44px;
    }
  }
`;
