/** A button of the toolbar below a board. */
export interface ToolbarButton {
  /** Its text. */
  readonly name: string;
  /** It can be focused all the same, so that Undo does not lose the focus with the last move. */
  readonly disabled?: boolean;
  /** For a button that switches something on and off: whether that is on. */
  readonly pressed?: boolean;
  press(): void;
}
