import {files} from '../../notation/position.js';

const columns = files.map((_, column) => `[data-column="${column}"]{--column:${column}}`).join('');

/** The sheet of boards that are played on or edited; adopted beside the element's own. */
export const sheet = `
/* Someone acts on it: nothing of it is skipped, and the grid lies over it. */
svg { content-visibility: visible; }
.grid, .chooser-place { grid-area: 1 / 1; position: relative; direction: ltr; }
.grid {
  display: flex;
  flex-direction: column;
  min-height: 0;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
/* They lie on the squares alone, and not on what stands beside these. */
div[data-margins] {
  width: calc(var(--files) * var(--margin));
  margin: 0 0 calc(var(--left) * var(--margin)) calc(var(--left) * (var(--margin) - var(--hang)));
}
[role=row] { display: flex; flex: 1; min-height: 0; }
[role=gridcell] { flex: 1; min-width: 0; cursor: default; }
[role=gridcell]:focus-visible {
  outline: 3px solid var(--fen-board-focus, #0b57d0);
  outline-offset: -3px;
  box-shadow: inset 0 0 0 5px #fff;
}
[data-movable] { cursor: grab; touch-action: pinch-zoom; }
[data-target] { cursor: pointer; }
.grid.painting [role=gridcell] { cursor: crosshair; touch-action: pinch-zoom; }
.grid.dragging [role=gridcell] { cursor: grabbing; }
.chooser-place { pointer-events: none; }
.chooser-place.choosing { background: rgb(0 0 0 / 40%); }
.chooser {
  position: absolute;
  top: 0;
  left: calc(var(--column) * 100% / 8);
  width: 12.5%;
  pointer-events: auto;
  box-shadow: 0 2px 12px rgb(0 0 0 / 50%);
}
.chooser[data-files="10"] { left: calc(var(--column) * 10%); width: 10%; }
.chooser[data-bottom] { top: auto; bottom: 0; display: flex; flex-direction: column-reverse; }
.chooser button {
  display: block;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: #e9e4da;
  cursor: pointer;
  /* Without a pause for a second tap. */
  touch-action: manipulation;
}
.chooser button:hover, .chooser button:focus-visible { background: #b9d3f5; }
.chooser button:focus-visible { outline: 3px solid var(--fen-board-focus, #0b57d0); outline-offset: -3px; }
.chooser svg { display: block; width: 100%; aspect-ratio: 1; }
.announcement {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.dragged {
  position: fixed;
  inset: 0 auto auto 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
}
.dragged svg { display: block; width: 100%; aspect-ratio: 1; overflow: visible; }
svg [part~=gliding] { pointer-events: none; }
.palette, .panel { font: 0.8125rem/1.35 system-ui, sans-serif; }
/* Columns as wide as those of the board, two of them for the tool. */
.palette { display: grid; grid-template-columns: repeat(8, minmax(0, 1fr)); gap: 2px; margin: 0.25rem 0; container-type: inline-size; }
.palette.above { margin-top: 0; }
.palette[data-files="10"] { grid-template-columns: repeat(10, minmax(0, 1fr)); }
.palette button {
  box-sizing: border-box;
  min-width: 0;
  height: 2.6rem;
  padding: 0;
  border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
  border-radius: 4px;
  background: #d8cdbb;
  color: #000;
  touch-action: none;
  cursor: pointer;
}
.palette button:last-child {
  grid-column: span 2;
  background: Canvas;
  color: CanvasText;
  font: inherit;
  font-size: 0.75rem;
  line-height: 1.1;
  overflow: hidden;
  hyphens: auto;
}
.palette button[aria-pressed=true] { background: #8fbaf3; color: #000; border-color: #0b57d0; box-shadow: 0 0 0 2px #0b57d0; }
.palette svg { display: block; width: 100%; height: 100%; pointer-events: none; }
/* No room for its name, which a screen reader and the tooltip have. */
@container (width < 15rem) { .palette .name { position: absolute; clip-path: inset(50%); } }
.panel { display: flex; flex-direction: column; gap: 0.375rem; }
.panel label { display: flex; align-items: center; gap: 0.4em; min-width: 0; }
.fields, .buttons { display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; }
.buttons { gap: 0.375rem; }
.panel input, .panel textarea, .panel select, .panel button {
  box-sizing: border-box;
  min-height: 2.2em;
  min-width: 0;
  max-width: 100%;
  margin: 0;
  padding: 0.2em 0.5em;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 4px;
  background: Canvas;
  color: CanvasText;
  font: inherit;
}
.panel input[type=number] { width: 6em; }
.panel textarea { flex: 1; resize: vertical; overflow-wrap: anywhere; }
.panel button { cursor: pointer; }
.panel [aria-invalid=true] { border-color: #c00; }
.panel p { margin: 0; }
.panel .wrong { color: light-dark(#a00, #ff9c9c); }
/* It still speaks when it gets a text, and takes no row before. */
.panel p:empty { position: absolute; }
.panel button[aria-disabled=true] { opacity: 0.5; cursor: default; }
.rights div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 0.5rem; }
.panel .right { min-height: 1.5rem; }
.panel .right input { flex: none; width: 1.1em; height: 1.1em; min-height: 0; }
.panel .right:has(:disabled) { opacity: 0.6; }
.panel summary { cursor: pointer; min-height: 1.5rem; }
:is(.palette, .panel) :is(button, input, textarea, select, summary):focus-visible {
  outline: 3px solid var(--fen-board-focus, #0b57d0);
  outline-offset: 1px;
}
@media print { .palette, .panel { display: none; } }
@media (forced-colors: active) {
  [role=gridcell]:focus-visible { outline-color: Highlight; box-shadow: none; }
  .chooser { border: 1px solid CanvasText; }
  /* Black pieces would be on black. */
  :is(.chooser, .palette) button { forced-color-adjust: none; }
}
${columns}`;
