import {html, nothing} from 'lit';
import type {ControlledBoard, Controls} from '../toolbar/toolbar.js';
import type {Lit} from '../interaction/host.js';
import type {Speaker} from '../locales/interaction-locale.js';
import {loadControls} from './parts.js';

/** The place of the toolbar below a board that has `controls`, which are fetched when it first does. */
export function toolbarBelow(...access: readonly [Lit, ControlledBoard, Speaker, written: () => string]) {
  const [, board] = access;
  let controls: Controls | undefined;

  async function fill(): Promise<void> {
    const {controlsFor} = await loadControls();
    controls ??= controlsFor(...access);
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
