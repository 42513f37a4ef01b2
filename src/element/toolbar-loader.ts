import {html, nothing} from 'lit';
import type {ToolbarBoard, Controls} from '../toolbar/toolbar.js';
import type {Lit} from '../dom/lit.js';
import type {CurrentLocale} from '../locales/strings.js';
import {loadToolbar} from './parts.js';

/** The place of the toolbar below a board that has `controls`, which are fetched when it first does. */
export function toolbarLoader(...access: readonly [Lit, ToolbarBoard, CurrentLocale, written: () => string]) {
  const [, board] = access;
  let controls: Controls | undefined;

  async function fill(): Promise<void> {
    const {createToolbar} = await loadToolbar();
    controls ??= createToolbar(...access);
    board.requestUpdate();
  }

  board.addController({
    hostUpdated() {
      if (board.controls && !controls) fill().catch(console.warn);
    },
  });
  return {
    template: (): unknown =>
      board.controls
        ? html`<div class="controls" part="controls">${controls?.template() ?? nothing}</div>`
        : nothing,
    /** What fills it is of one document. */
    empty(): void {
      controls = undefined;
    },
  };
}
