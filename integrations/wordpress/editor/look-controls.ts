import {attributes} from '../../../src/attributes.js';
import {siteEngine, type Look} from './classes.js';
import {
  __,
  createElement,
  Fragment,
  SelectControl,
  TextControl,
  ToggleControl,
  type Node,
} from './wordpress.js';

type Choices = readonly (readonly [value: string, label: string])[];

/** The values of an attribute with their labels; a value without a label is its own label. */
export const choicesOf = (
  {values}: {readonly values: readonly string[]},
  names: {readonly [value: string]: string},
): Choices => values.map((value) => [value, names[value] ?? value]);

/** The same appearance in every version of WordPress since 6.5. */
const sized = {__nextHasNoMarginBottom: true, __next40pxDefaultSize: true};

/** A select of the sidebar. */
export const choice = (
  label: string,
  value: string | undefined,
  choices: Choices,
  onChange: (value: string) => void,
): Node =>
  createElement(SelectControl, {
    ...sized,
    label,
    value: value ?? '',
    options: choices.map(([key, name]) => ({value: key, label: name})),
    onChange,
  });

/** A switch of the sidebar. */
export const toggle = (
  label: string,
  checked: boolean | undefined,
  onChange: (value: boolean) => void,
): Node =>
  createElement(ToggleControl, {__nextHasNoMarginBottom: true, label, checked: checked ?? false, onChange});

/** A switch for the engine of this site; none where there is no engine, unless a block has it already. */
export const engineSwitch = (
  label: string,
  engine: string | undefined,
  set: (changed: {readonly engine: string}) => void,
): Node =>
  (siteEngine ?? engine) && toggle(label, Boolean(engine), (isOn) => set({engine: isOn ? 'site' : ''}));

/** A select for the level of the engine as an opponent. */
export const levelChoice = (
  level: string | undefined,
  set: (changed: {readonly level: string}) => void,
): Node =>
  choice(
    __('Level of the engine', 'fen-board'),
    String(attributes.level.read(level)),
    choicesOf(
      {values: ['1', '2', '3', '4', '5', '6', '7', '8']},
      {1: __('1, for beginners', 'fen-board'), 8: __('8, at full strength', 'fen-board')},
    ),
    (chosen) => set({level: chosen}),
  );

/** A select for a setting that a site can choose for all its boards and games. */
export function siteChoice(
  name: keyof typeof globalThis.fenBoardSite.settings,
  value: string | undefined,
  set: (changed: object) => void,
): Node {
  const [label, choices] = globalThis.fenBoardSite.settings[name];
  const ofSite = ['', __('Default of the site', 'fen-board')] as const;
  return choice(label, value, [ofSite, ...Object.entries(choices)], (chosen) =>
    set({[name]: chosen || undefined}),
  );
}

/** The controls of the look, which diagrams and games share. */
export const lookControls = (look: Look, set: (changed: object) => void): Node =>
  createElement(
    Fragment,
    null,
    choice(
      __('Side at the bottom', 'fen-board'),
      look.orientation,
      choicesOf(attributes.orientation, {
        white: __('White', 'fen-board'),
        black: __('Black', 'fen-board'),
        auto: __('Side to move', 'fen-board'),
      }),
      (orientation) => set({orientation}),
    ),
    siteChoice('coordinates', look.coordinates, set),
    siteChoice('theme', look.theme, set),
    siteChoice('pieces', look.pieces, set),
    toggle(__('Show whose move it is', 'fen-board'), look.turnMarker, (turnMarker) => set({turnMarker})),
    toggle(__('Buttons below the board', 'fen-board'), look.controls, (controls) => set({controls})),
  );

/** The field for the width of a board or a game, in pixels. */
export const widthField = (
  width: number | undefined,
  set: (changed: {readonly width: number | undefined}) => void,
): Node =>
  createElement(TextControl, {
    ...sized,
    type: 'number',
    min: 80,
    max: 9999,
    label: __('Width in pixels', 'fen-board'),
    value: width ?? '',
    onChange: (value: string) => set({width: Number(value) > 0 ? Math.min(Number(value), 9999) : undefined}),
  });
