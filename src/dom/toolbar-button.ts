/** The pictures that a button may have. */
export type ButtonIcon = 'flip' | 'copy' | 'picture' | 'save' | 'undo' | 'redo' | 'pen' | 'start' | 'clear';

/** A button of the toolbar below a board. */
export interface ToolbarButton {
  /** Its text, or where it has a picture, its name and tooltip. */
  readonly name: string;
  /** What is seen of it in the toolbar instead of the name. */
  readonly icon?: ButtonIcon;
  /** Letters beside the picture that are the same in all languages, such as those of a file format. */
  readonly letters?: string;
  /** The colour of marks that it stands for, which is seen instead of the name. */
  readonly swatch?: string;
  /**
   * Whether it has nothing to do now. It can be focused all the same, so that Undo does not lose the focus with the
   * last move.
   */
  readonly disabled?: boolean;
  /** For a button that switches something on and off: whether that is on. */
  readonly pressed?: boolean;
  press(): void;
}
