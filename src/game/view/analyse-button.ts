import {html, nothing} from 'lit/html.js';
import {gameAnalysisPart} from '../../parts/game-loader.js';
import type {GameContext} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';
import type {AnalysedView, GameAnalysis} from './game-analysis.js';
import type {RibbonView} from './ribbon.js';

/** The button “Analyse” of a game and, once a reader has pressed it, the analysis by an engine. */
export class AnalyseButton {
  readonly #view: AnalysedView;
  #analysis: GameAnalysis | undefined;

  constructor(view: AnalysedView) {
    this.#view = view;
  }

  /** The button, and the lines of the engine; nothing without an engine. */
  template({element, locale, strings}: GameContext): unknown {
    if (element.engine === null) return nothing;
    const lines = this.#analysis?.lines;
    return html`<button
        type="button"
        class="analyse"
        part="button"
        lang="${locale.current.tag}"
        aria-pressed="${lines?.isOn ?? false}"
        @click="${() => void this.#press()}"
      >
        ${strings.analyse}
      </button>
      ${lines?.panel()}`;
  }

  /** The place of the bar beside the board, which is kept while there is none, so that the board keeps its size. */
  get bar(): unknown {
    return this.#view.context.element.engine === null
      ? nothing
      : html`<div slot="beside">${this.#analysis?.lines.bar}</div>`;
  }

  ribbonOf(navigation: Navigation): RibbonView {
    return this.#analysis?.ribbonOf(navigation) ?? navigation;
  }

  async #press(): Promise<void> {
    const part = await gameAnalysisPart.tryLoad();
    if (part) (this.#analysis ??= new part.GameAnalysis(this.#view)).lines.press();
    else this.#view.context.element.requestUpdate();
  }

  /** Called after the game was drawn: the analysis follows the position, and ends with the engine. */
  updated(): void {
    const {engine, isConnected} = this.#view.context.element;
    if (engine !== null && isConnected) this.#analysis?.updated();
    else this.end();
  }

  end(): void {
    this.#analysis?.end();
  }
}
