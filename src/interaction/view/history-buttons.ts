import type {ToolbarButton} from '../../dom/toolbar-button.js';
import type {Session} from '../state/session.js';

/** Undo and Redo, disabled where there is nothing to undo or redo. */
export function historyButtons(session: Session): readonly ToolbarButton[] {
  const {undo, redo} = session.strings.interaction;
  return [
    {name: undo, icon: 'undo', disabled: !session.canUndo, press: () => session.goBy(-1)},
    {name: redo, icon: 'redo', disabled: !session.canRedo, press: () => session.goBy(1)},
  ];
}
