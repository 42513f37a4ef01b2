import {discIcon, type Button} from '../../../shared/button.js';
import {marksPart} from '../../../parts/loader.js';
import {customProperty} from '../../../picture/drawing/colors.js';
import type {MarkColor} from '../../../core/marks/mark.js';
import type {Session} from '../state/session.js';
import {enButtons} from '../../../words/en-buttons.js';
import {stringsFor} from '../../../words/sentence.js';
import {capitalized} from '../../../core/text/fill.js';

/** The labels of buttons that are in several parts. */
export const buttonStrings = stringsFor('interaction', enButtons);

export function listHistoryButtons(session: Session): readonly Button[] {
  const {undo, redo, nothingYet} = buttonStrings(session.host);
  const makeButton = (name: string, icon: string, steps: -1 | 1): Button => ({
    name,
    icon,
    disabled: !session.canUndoOrRedo(steps),
    reason: session.isDisabled ? '' : nothingYet,
    press: () => session.undoOrRedo(steps),
  });
  return [
    makeButton(undo, 'M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 6 6v1', -1),
    makeButton(redo, 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1', 1),
  ];
}

/** Buttons for the colours of marks, for people without modifier keys; none while “Draw marks” is off. */
export function listMarkColorButtons(session: Session): readonly Button[] {
  const {markBrushColor, host} = session;
  const {loaded} = marksPart;
  if (!markBrushColor || !loaded) return [];
  const names = loaded.markStrings(host.locale.current).markColors;
  return (Object.entries(loaded.markPaint) as [MarkColor, string][]).map(([color, paint]) => ({
    name: capitalized(names[color]),
    icon: discIcon,
    fill: customProperty(`mark-${color}`, paint),
    pressed: color === markBrushColor,
    press: () => session.send({type: 'brush', brush: 'marks', color}),
  }));
}

/** The icon of “Draw marks”, an arrow, as path data. */
export const drawIcon = 'M5 19L19 5M10 5h9v9';
