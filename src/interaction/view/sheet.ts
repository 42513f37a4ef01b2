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
.palette, .panel { font: 0.875rem/1.4 system-ui, sans-serif; }
.palette { margin-top: 0.5rem; }
.palette > div { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 2px; margin-bottom: 2px; }
.palette[data-files="10"] > div { grid-template-columns: repeat(8, minmax(0, 1fr)); }
.palette[data-files] > .tools { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.palette button {
  min-width: 0;
  padding: 0;
  border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
  border-radius: 4px;
  background: #d8cdbb;
  color: #000;
  touch-action: none;
  cursor: pointer;
}
.palette button[aria-pressed=true] { background: #8fbaf3; border-color: #0b57d0; box-shadow: 0 0 0 2px #0b57d0; }
.palette .tools button { min-height: 2.2rem; background: Canvas; color: CanvasText; font: inherit; }
.palette svg { display: block; width: 100%; height: 2.6rem; pointer-events: none; }
.panel {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0.5rem;
  margin-top: 0.5rem;
}
.panel .wide { grid-column: 1 / -1; }
.panel label { display: block; }
.panel label span { display: block; }
.panel input, .panel textarea, .panel select, .panel button {
  box-sizing: border-box;
  min-height: 2.2em;
  padding: 0.25em 0.5em;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 4px;
  background: Canvas;
  color: CanvasText;
  font: inherit;
}
.panel input, .panel textarea, .panel select { width: 100%; }
.panel textarea { resize: vertical; overflow-wrap: anywhere; }
.panel button { cursor: pointer; }
.panel [aria-invalid=true] { border-color: #c00; }
.panel p { margin: 0; }
.panel .wrong { color: light-dark(#a00, #ff9c9c); }
/* It still speaks when it gets a text, and takes no row before. */
.panel p:empty { position: absolute; }
.panel button[aria-disabled=true] { opacity: 0.5; cursor: default; }
.rights { display: grid; gap: 0.25rem; }
.rights div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.25rem 0.5rem; }
.panel .right { display: flex; align-items: center; gap: 0.4em; min-height: 1.6rem; }
.panel .right input { flex: none; width: 1.1em; height: 1.1em; min-height: 0; margin: 0; }
.panel .right:has(:disabled) { opacity: 0.6; }
.panel summary { cursor: pointer; min-height: 1.6rem; }
.more { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr)); gap: 0.5rem; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.4rem; }
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
