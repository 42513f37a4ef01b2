import {attributes} from '../../../src/attributes.js';
import type {Look} from './classes.js';
import {__, createElement, Fragment, SelectControl, ToggleControl, type Node} from './wordpress.js';

type Choices = readonly (readonly [value: string, label: string])[];

/** The values of an attribute with names for people. One that has none yet is shown as it is. */
export const choicesOf = (
  {values}: {readonly values: readonly string[]},
  names: {readonly [value: string]: string},
): Choices => values.map((value) => [value, names[value] ?? value]);

/** Choices made for what they look like in the sidebar of every version since 6.5. */
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

/** The choice not to choose. */
export const ofSite = ['', __('Default of the site', 'fen-board')] as const;

/** How a board looks: the same for diagrams and games. */
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
    choice(
      __('Coordinates', 'fen-board'),
      look.coordinates,
      [
        ofSite,
        ...choicesOf(attributes.coordinates, {
          inside: __('Inside', 'fen-board'),
          outside: __('Outside', 'fen-board'),
          none: __('None', 'fen-board'),
        }),
      ],
      (coordinates) => set({coordinates: coordinates || undefined}),
    ),
    choice(
      __('Colors', 'fen-board'),
      look.theme,
      [
        ofSite,
        ...choicesOf(attributes.theme, {
          auto: __('Automatic', 'fen-board'),
          brown: __('Brown', 'fen-board'),
          walnut: __('Walnut', 'fen-board'),
          green: __('Green', 'fen-board'),
          blue: __('Blue', 'fen-board'),
          purple: __('Purple', 'fen-board'),
          gray: __('Gray', 'fen-board'),
          print: __('Print', 'fen-board'),
          contrast: __('High contrast', 'fen-board'),
        }),
      ],
      (theme) => set({theme: theme || undefined}),
    ),
    choice(
      __('Pieces', 'fen-board'),
      look.pieces,
      [ofSite, ['modern', __('Modern', 'fen-board')], ['classic', __('Classic', 'fen-board')]],
      (pieces) => set({pieces: pieces || undefined}),
    ),
    toggle(__('Show whose move it is', 'fen-board'), look.turnMarker, (turnMarker) => set({turnMarker})),
    toggle(__('Buttons below the board', 'fen-board'), look.controls, (controls) => set({controls})),
  );
