import {html, nothing} from 'lit';
import type {createToolbar, Toolbar} from '../toolbar/toolbar.js';
import {loadToolbar} from './parts.js';

/** The place of the toolbar below a board with `controls`. The toolbar is fetched when a board first has them. */
export function toolbarLoader(...parameters: Parameters<typeof createToolbar>) {
  const [{element: board}] = parameters;
  let toolbar: Toolbar | undefined;

  async function load(): Promise<void> {
    const {createToolbar} = await loadToolbar();
    toolbar ??= createToolbar(...parameters);
    board.requestUpdate();
  }

  board.addController({
    hostUpdated() {
      if (board.controls && !toolbar)
        load().catch((reason: unknown) => console.warn('fen-board: toolbar could not be loaded.', reason));
    },
  });
  return {
    template: (): unknown =>
      board.controls
        ? html`<div class="controls" part="controls">${toolbar?.template() ?? nothing}</div>`
        : nothing,
    /** Drops the toolbar, which belongs to one document; the next update makes another. */
    reset(): void {
      toolbar = undefined;
    },
  };
}
