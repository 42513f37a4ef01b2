import {html, nothing} from 'lit/html.js';
import {gameFilesPart, gameTablePart} from '../../parts/game-loader.js';
import {isPending, type GameDocument} from '../document/game-document.js';
import type {GameTable, TableView} from '../table/game-table.js';

/** The viewer of a game, as the choice of games sees it. */
export interface ChoiceView extends TableView {
  readonly document: GameDocument;
  /** The number of games that have been found so far, in a sentence; empty unless that takes long. */
  readonly progress: string;
  /** A reader has chosen a game of the menu, which announces it itself. */
  chooseGame(number: number): void;
}

/** How a reader chooses among the games of a text: by a menu or by a table. */
export class GameChoice {
  readonly #view: ChoiceView;
  /** The table of games; undefined until its part has loaded, or if there is none. */
  #table: GameTable | undefined;

  constructor(view: ChoiceView) {
    this.#view = view;
  }

  /** With one game, or where the page has set its number, there is no choice. */
  get type(): 'menu' | 'table' | 'none' {
    const {document, filed, context} = this.#view;
    const {source, fixedNumber, file} = document;
    const isMore = source.type === 'reading' && source.isBegun && file.rest.trim() !== '';
    if (fixedNumber !== null || (filed.length < 2 && !isMore)) return 'none';
    const {list} = context.element;
    return list === 'table' && gameTablePart.hasFailed ? 'menu' : list;
  }

  /** Whether all games have been found, so that a reader can choose one. */
  get canChoose(): boolean {
    return this.type !== 'none' && this.#view.document.source.type === 'read';
  }

  /** The number of the game before (-1) or after (1) the one that is shown, in the order of the list. */
  neighbour(offset: -1 | 1): number | undefined {
    const {filed, number: shown} = this.#view;
    const number = this.#table ? this.#table.neighbour(offset) : shown + offset;
    return number && filed[number - 1] ? number : undefined;
  }

  /** The menu that chooses among the games; while they are being found, its place. */
  menuTemplate(): unknown {
    const view = this.#view;
    const {context, filed, number} = view;
    if (this.canChoose)
      return gameFilesPart.loaded?.gameChooserTemplate(filed, number, context, {
        hasPrevious: this.neighbour(-1) !== undefined,
        hasNext: this.neighbour(1) !== undefined,
        onChoose: (chosen) => view.chooseGame(chosen),
        onStep: (offset) => view.stepGame(offset),
      });
    return html`<label class="menu" part="menu" lang="${context.locale.current.tag}"
      ><span>${context.strings.chooseGame}</span>
      <select disabled>
        <option>${view.progress}</option>
      </select></label
    >`;
  }

  /** The box of the table of games, which draws itself. Its space is kept while the text is fetched and read. */
  tableTemplate(): unknown {
    const {context, document} = this.#view;
    const {element, locale} = context;
    const isAwaited = isPending(document) && element.list === 'table' && element.game === null;
    return this.type === 'table' || isAwaited
      ? html`<div class="games" part="games" lang="${locale.current.tag}"></div>`
      : nothing;
  }

  /** Adds the rest of a long menu, and draws the table, once the element was drawn. */
  updated(root: ParentNode): void {
    const {context, filed, number} = this.#view;
    const select = root.querySelector<HTMLSelectElement>('.menu select');
    gameFilesPart.loaded?.addMissingOptions(select, filed, number, context.strings);
    const box = root.querySelector<HTMLElement>('.games');
    if (!box) this.disconnect();
    else if (gameTablePart.loaded && this.canChoose)
      (this.#table ??= new gameTablePart.loaded.GameTable(this.#view)).update(box);
  }

  disconnect(): void {
    this.#table?.disconnect();
    this.#table = undefined;
  }
}
