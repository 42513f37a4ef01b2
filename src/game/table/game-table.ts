import {html, nothing, render} from 'lit/html.js';
import {results} from '../../core/pgn/game.js';
import {resultText} from '../../core/pgn/move-text.js';
import {fill} from '../../core/text/fill.js';
import {gamePaperPart} from '../../parts/game-loader.js';
import {moveRovingFocus} from '../../shared/roving-focus.js';
import {adoptSheet} from '../../shared/sheets.js';
import {nextTask, runSlice} from '../../shared/time-slice.js';
import {enTable, type TableStrings} from '../../words/en-table.js';
import {stringsFor} from '../../words/sentence.js';
import type {GameContext} from '../document/context.js';
import type {FiledGame} from '../document/game-file.js';
import {headOf} from '../document/head.js';
import {gameStepsTemplate} from '../view/game-steps.js';
import {Grid, type GridContent} from './grid.js';
import {remember} from './remember.js';
import {filterGames, pressColumn, sortGames, type Sorting} from './rows.js';
import {tableSheet} from './sheet.js';
import {isTournament, pointsText, standingsOf, tournamentIn} from './standings.js';
import {columnsOf, indexTags, valueOf, type Field, type TagIndex} from './tag-index.js';

const tableStrings = stringsFor<TableStrings>('game', enTable);

/** The viewer of a game, as its table of games sees it. */
export interface TableView {
  readonly context: GameContext;
  /** The games of the file, and the number of the one that is shown, from 1. */
  readonly filed: readonly FiledGame[];
  readonly number: number;
  /** A reader has chosen a game. */
  openGame(number: number, isByPointer: boolean): void;
  /** Goes to the game before (-1) or after (1) in the list. */
  stepGame(offset: -1 | 1): void;
  /** Announces a text, unless another follows soon. */
  announceSoon(text: string): void;
}

/** The tags of a file are indexed in slices of this many milliseconds. */
const sliceTime = 10;
const printTypes = ['beforeprint', 'afterprint'];
const standingColumns = ['place', 'name', 'points', 'played', 'wins', 'buchholz'] as const;

const oneTrack = 'minmax(2.5rem, 4.5rem)';
/** The widths of columns. Each row is a grid of its own, so no width may depend on the texts. */
const tracks: {readonly [column: string]: string | undefined} = {
  round: '3.25rem',
  date: '5.25rem',
  chapter: 'minmax(0, 4fr)',
  white: 'minmax(0, 4fr)',
  result: '3.25rem',
  black: 'minmax(0, 4fr)',
  whiteElo: '2.5rem',
  blackElo: '2.5rem',
  opening: 'minmax(0, 3fr)',
  event: 'minmax(0, 3fr)',
  place: '2.75rem',
  name: 'minmax(0, 1fr)',
};

/** The settings of a reader: the tab, the typed text and the order. */
interface Settings {
  readonly tab: 'games' | 'standings';
  readonly typed: string;
  readonly sorting: Sorting;
}

/** The part of a file that the table shows: its tags, its columns, and the standings if it has any. */
interface Shown {
  readonly index: TagIndex;
  readonly columns: readonly Field[];
  readonly standings: (() => GridContent) | null;
}

/** The table of the games of a file, and of its players. */
export class GameTable {
  readonly #view: TableView;
  #settings: Settings = {tab: 'games', typed: '', sorting: null};
  #shown: Shown | undefined;
  /** The games whose tags are being indexed. */
  #indexed: readonly FiledGame[] | undefined;
  /** The games in the order of the reader, those of them that are found, and their texts. */
  readonly #sort = remember(sortGames);
  readonly #filter = remember(filterGames);
  readonly #textOf = remember(
    (games: Uint32Array, {fields}: TagIndex) =>
      (row: number, column: string) =>
        valueOf(fields[column as Field], games[row] ?? 0),
  );
  #grid: Grid | undefined;
  #box: HTMLElement | undefined;
  /** The games that are printed after the table. */
  #paper: HTMLElement | undefined;

  constructor(view: TableView) {
    this.#view = view;
  }

  disconnect(): void {
    for (const type of printTypes) removeEventListener(type, this.#print);
    this.#paper?.remove();
    this.#grid?.disconnect();
    this.#grid = undefined;
    this.#box = undefined;
  }

  /** Draws the whole table, and the games of `print-range`, before the page prints, because nothing can wait then. */
  readonly #print = ({type}: Event): void => {
    const isPrinted = type === 'beforeprint';
    this.#grid?.print(isPrinted);
    this.#paper?.remove();
    this.#paper = isPrinted ? gamePaperPart.loaded?.drawGames(this.#view) : undefined;
    if (this.#paper) this.#box?.after(this.#paper);
  };

  /** The number of the game before (-1) or after (1) the one that is shown, in the order of the table. */
  neighbour(offset: -1 | 1): number | undefined {
    const games = this.#games;
    // The first is also after a game that the filter hides.
    const next = games[games.indexOf(this.#view.number - 1) + offset];
    return next === undefined ? undefined : next + 1;
  }

  get #games(): Uint32Array {
    const {index} = this.#shown ?? {};
    const {sorting, typed} = this.#settings;
    return index ? this.#filter(this.#sort(index, sorting, this.lang), index, typed) : new Uint32Array();
  }

  get lang(): string {
    return this.#view.context.locale.current.tag;
  }

  /** Draws the table into its box, once the element was drawn. */
  update(box: HTMLElement): void {
    if (box !== this.#box) {
      this.disconnect();
      this.#box = box;
      adoptSheet(box.getRootNode() as ShadowRoot, tableSheet);
      for (const type of printTypes) addEventListener(type, this.#print);
    }
    const {filed, context} = this.#view;
    if (context.element.printRange !== null) void gamePaperPart.tryLoad();
    if (filed !== this.#indexed) void this.#index(filed);
    this.#draw();
  }

  /** Indexes the tags of games in slices. Until all are known, the table stays as it is. */
  async #index(filed: readonly FiledGame[]): Promise<void> {
    this.#indexed = filed;
    const indexing = indexTags(filed.map((game) => () => headOf(game)));
    while (this.#indexed === filed && this.#box) {
      const end = runSlice(indexing, sliceTime);
      if (end) {
        this.#show(end.value);
        return;
      }
      await nextTask();
    }
  }

  #show(index: TagIndex): void {
    const standings = isTournament(index) ? remember(() => this.#standingsContent(index)) : null;
    this.#shown = {index, columns: columnsOf(index), standings};
    this.#draw();
  }

  #set(settings: Partial<Settings>): void {
    this.#settings = {...this.#settings, ...settings};
    this.#draw();
  }

  #draw(): void {
    const [box, shown] = [this.#box, this.#shown];
    if (!box || !shown) return;
    const {context} = this.#view;
    const strings = tableStrings(context);
    const standings = this.#settings.tab === 'standings' && shown.standings;
    const content = standings ? standings() : this.#gamesContent(shown);
    render(this.#template(shown, content, standings ? 'standings' : 'games', strings), box);
    box.toggleAttribute('data-drawn', true);
    box.style.setProperty('--tracks', content.columns.map((column) => tracks[column] ?? oneTrack).join(' '));
    const body = box.querySelector<HTMLElement>('.rows');
    if (body) (this.#grid ??= new Grid(body)).show(content);
  }

  #gamesContent({index, columns}: Shown): GridContent {
    const games = this.#games;
    const words = this.#view.context.strings.results;
    return {
      columns,
      count: games.length,
      maxCount: index.count,
      textOf: this.#textOf(games, index),
      wordsOf: (text, column) => {
        const result = column === 'result' && results.find((one) => resultText(one) === text);
        return result && text ? words[result] : undefined;
      },
      chosen: games.indexOf(this.#view.number - 1),
      press: (row, isByPointer) => {
        const game = games[row];
        if (game !== undefined) this.#view.openGame(game + 1, isByPointer);
      },
    };
  }

  #standingsContent(index: TagIndex): GridContent {
    const lines = standingsOf(tournamentIn(index), this.lang);
    return {
      columns: standingColumns,
      count: lines.length,
      maxCount: lines.length,
      textOf: (row, column) => {
        const value = lines[row]?.[column as (typeof standingColumns)[number]] ?? '';
        return column === 'points' || column === 'buchholz' ? pointsText(Number(value)) : String(value);
      },
      chosen: -1,
      // The games of a player.
      press: (row) => this.#set({tab: 'games', typed: lines[row]?.name ?? ''}),
    };
  }

  #template(
    {standings}: Shown,
    {columns, count}: GridContent,
    shownTab: Settings['tab'],
    strings: TableStrings,
  ): unknown {
    const {typed, sorting} = this.#settings;
    const {context} = this.#view;
    const isStandings = shownTab === 'standings';
    const tab = (name: Settings['tab']) => {
      const isOn = name === shownTab;
      return html`<button
        type="button"
        class="flat"
        role="tab"
        id="${name}-tab"
        aria-selected="${isOn}"
        aria-controls="table-panel"
        tabindex="${isOn ? 0 : -1}"
        @click="${() => this.#set({tab: name})}"
      >
        ${strings[name]}
      </button>`;
    };
    const head = (column: keyof TableStrings['columns'], i: number) => {
      const name = strings.columns[column];
      // Both ratings have the same short name.
      const label = column.endsWith('Elo')
        ? `${strings.columns[column.slice(0, 5) as 'white' | 'black']} ${name}`
        : name;
      const isSorted = !isStandings && sorting?.field === column;
      const order = isSorted && (sorting.isDescending ? 'descending' : 'ascending');
      return html`<div role="columnheader" class="c-${column}" aria-sort="${order || nothing}">
        ${
          isStandings
            ? name
            : html`<button
                type="button"
                class="flat"
                tabindex="${i === 0 ? 0 : -1}"
                aria-label="${label}"
                @click="${() => this.#sortBy(column as Field, label)}"
              >
                ${name}
              </button>`
        }
      </div>`;
    };
    const roving = (event: KeyboardEvent) => {
      const items = [...(event.currentTarget as Element).querySelectorAll('button')];
      if (moveRovingFocus(event, items)) event.stopPropagation();
    };
    return html`<div class="bar">
        ${
          standings
            ? html`<div role="tablist" aria-label="${strings.games}" @keydown="${roving}">
                ${tab('games')}${tab('standings')}
              </div>`
            : nothing
        }
        ${
          isStandings
            ? nothing
            : html`<input
                  type="search"
                  autocomplete="off"
                  spellcheck="false"
                  aria-label="${strings.findGames}"
                  placeholder="${strings.findGames}"
                  .value="${typed}"
                  @input="${({target}: Event) => this.#type((target as HTMLInputElement).value)}"
                /><span class="found">${this.#foundText}</span>`
        }
        ${gameStepsTemplate(context, {
          hasPrevious: this.neighbour(-1) !== undefined,
          hasNext: this.neighbour(1) !== undefined,
          onStep: (offset) => this.#view.stepGame(offset),
        })}
      </div>
      <div
        class="grid"
        id="table-panel"
        role="${standings ? 'tabpanel' : nothing}"
        aria-labelledby="${standings ? `${shownTab}-tab` : nothing}"
      >
        <div
          class="${isStandings ? 'table' : 'table by-games'}"
          role="grid"
          aria-label="${strings[shownTab]}"
          aria-rowcount="${count + 1}"
        >
          <div class="head" role="row" aria-rowindex="1" @keydown="${roving}">
            ${columns.map((column, i) => head(column as keyof TableStrings['columns'], i))}
          </div>
          <div class="rows" role="rowgroup"></div>
        </div>
      </div>`;
  }

  #type(typed: string): void {
    this.#set({typed});
    this.#view.announceSoon(this.#foundText);
  }

  /** The number of games that have the typed text; empty if all have. */
  get #foundText(): string {
    const {count} = this.#shown?.index ?? {count: 0};
    const found = this.#games.length;
    return found < count ? fill(tableStrings(this.#view.context).foundGames, {found, count}) : '';
  }

  /** Sorts by the column with a name, shows the first row and announces its value. The chosen game stays. */
  #sortBy(field: Field, name: string): void {
    this.#set({sorting: pressColumn(this.#settings.sorting, field)});
    this.#grid?.scrollToTop();
    const first = this.#box?.querySelector(`[data-row='0'] .c-${field}`)?.textContent ?? '';
    // The third press restores the order of the file.
    this.#view.announceSoon(this.#settings.sorting ? `${name}: ${first}` : '');
  }
}
