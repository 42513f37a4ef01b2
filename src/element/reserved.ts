import {css} from '../dom/sheets.js';

/** The height of a button, reserved before buttons have loaded. `fen-board.css` has it too, and a test compares them. */
export const reserved = css`
  .frame {
    --button: 2.125rem;
  }
  @media (pointer: coarse) {
    .frame {
      --button: 44px;
    }
  }
`;
