import {css} from '../dom/sheets.js';

/** The height reserved for a button. `fen-board.css` has the same; a test compares them. */
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
