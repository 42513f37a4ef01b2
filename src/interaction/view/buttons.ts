import type {Button} from '../../dom/button.js';
import {pageColors} from '../../drawing/colors.js';
import {markColors} from '../../marks/mark.js';
import type {Session} from '../state/session.js';
import {enButtons} from '../../locales/en-buttons.js';
import {stringsFor} from '../../locales/sentence.js';
import {capitalized} from '../../notation/fill.js';

/** The labels of the buttons of all parts. */
export const buttonStrings = stringsFor('interaction', enButtons);

/** The colours of marks are the same in all themes. */
const colors = pageColors('auto');

export function historyButtons(session: Session): readonly Button[] {
  const {undo, redo, nothingYet} = buttonStrings(session.host);
  const reason = session.isDisabled ? '' : nothingYet;
  return [
    {
      name: undo,
      icon: 'M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 6 6v1',
      disabled: !session.canUndo,
      reason,
      press: () => session.goBy(-1),
    },
    {
      name: redo,
      icon: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1',
      disabled: !session.canRedo,
      reason,
      press: () => session.goBy(1),
    },
  ];
}

/** Buttons for the colours of marks, for people without modifier keys; none while “Draw marks” is off. */
export function colorButtons(session: Session): readonly Button[] {
  const {brushColor, strings} = session;
  const names = strings.diagram.markColors;
  return brushColor
    ? markColors.map((color) => ({
        name: capitalized(names[color]),
        icon: 'M12 4a8 8 0 1 0 .1 0z',
        fill: colors[`mark-${color}`],
        pressed: color === brushColor,
        press: () => session.send({type: 'brush', brush: 'marks', color}),
      }))
    : [];
}

/** An arrow, for “Draw marks”. */
export const drawIcon = 'M5 19L19 5M10 5h9v9';
