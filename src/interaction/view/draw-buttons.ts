import type {ToolbarButton} from '../../dom/toolbar-button.js';
import {capitalized} from '../../locales/sentence.js';
import {markColors} from '../../marks/mark.js';
import type {Session} from '../state/session.js';

/** The colours of the pen, for those who have no modifier keys; none while nothing is drawn. */
export function colorButtons(session: Session): readonly ToolbarButton[] {
  const {penColor, strings} = session;
  const names = strings.diagram.markColors;
  return penColor
    ? markColors.map((color) => ({
        name: capitalized(names[color]),
        swatch: color,
        pressed: color === penColor,
        press: () => session.send({type: 'brush', brush: 'marks', color}),
      }))
    : [];
}

/** A pen that is switched on and off, and its colours: marks without a right button, by touch and by key. */
export function drawButtons(session: Session): readonly ToolbarButton[] {
  const isOn = session.penColor !== null;
  return [
    {
      name: session.strings.interaction.drawMarks,
      icon: 'pen',
      disabled: session.isDisabled,
      pressed: isOn,
      press: () => session.send({type: 'brush', brush: isOn ? null : 'marks'}),
    },
    ...colorButtons(session),
  ];
}
