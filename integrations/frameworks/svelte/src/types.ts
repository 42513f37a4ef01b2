// Never run: each line below must be an error to the type checker, or must not.
import 'fen-board/svelte';
import type {SvelteHTMLElements} from 'svelte/elements';

type Attributes = SvelteHTMLElements['fen-board'];

export const board = document.createElement('fen-board');
// @ts-expect-error -- no such mode
board.mode = 'watch';

export const right: Attributes = {
  fen: null,
  mode: 'edit',
  'turn-marker': true,
  theme: 'print',
  marks: 'Ge4',
  controls: true,
  lang: 'de',
  class: 'wide',
  onbeforechange: (event) => event.preventDefault(),
};
// @ts-expect-error -- no such mode
export const wrongMode: Attributes = {mode: 'watch'};
// @ts-expect-error -- no such theme
export const wrongTheme: Attributes = {theme: 'red'};
// @ts-expect-error -- marks are text
export const wrongMarks: Attributes = {marks: ['Ge4']};
// @ts-expect-error -- there is a toolbar or there is none
export const wrongControls: Attributes = {controls: 'flip'};
// @ts-expect-error -- there is a marker or there is none
export const wrongMarker: Attributes = {'turn-marker': 'white'};
// @ts-expect-error -- a FEN is text
export const wrongFen: Attributes = {fen: 8};
// @ts-expect-error -- there is no such detail
export const wrongDetail: Attributes = {onchange: (event) => event.detail.position};
