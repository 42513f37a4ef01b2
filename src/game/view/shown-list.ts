import {html, render} from 'lit/html.js';
import type {MoveNode} from '../../core/pgn/tree.js';
import {signsPart} from '../../parts/game-loader.js';
import type {GameContext, GameElement} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';
import {staticTemplate} from './markup.js';
import {listMarkup, marksOfMove, spokenText} from './move-list.js';

/** An editor changes what is in the list itself, so that a screen reader keeps its place there. */
export interface ListEditor {
  /** Whether the list waits for a pause. */
  readonly isTyping: boolean;
  readonly replaceList: (list: Element, made: DocumentFragment) => void;
}

/**
 * The lists of this many games are drawn even far off the screen, for screenshots of whole pages. On a page with 20 games, skipping
 * the others saves a quarter of the time.
 */
const alwaysDrawn = 5;
let connectedLists = 0;

/** The list of moves on the page. It is made once for a game; at each step, only the current move is marked. */
export class ShownList {
  readonly #element: GameElement;
  /** The values from which the list was made. */
  #madeFrom: readonly unknown[] = [];
  /** What lit has put into the list. An editor replaces it by itself. */
  #drawn: unknown;
  #replacing: DocumentFragment | undefined;
  /** The index of the move that had the focus in a list which is replaced. */
  #focusedIndex: string | undefined;
  #current: MoveNode | null = null;
  #main: Element | null = null;
  /** Keeps the current move in sight, after each step and whenever the list changes size. */
  #observer: ResizeObserver | undefined;
  /** Whether the list is skipped while it is far off the screen. Once somebody goes through the game it is drawn, to be scrolled. */
  #isSkipped = false;

  constructor(element: GameElement) {
    this.#element = element;
  }

  /** Connects the list of a game that comes into a page. Returns a function that disconnects it. */
  connect(): () => void {
    this.#isSkipped = ++connectedLists > alwaysDrawn;
    return () => {
      connectedLists--;
      this.#observer?.disconnect();
      this.#main = null;
    };
  }

  get #list(): Element | null {
    return this.#element.renderRoot.querySelector('.moves');
  }

  template(
    navigation: Navigation,
    context: GameContext,
    errors: readonly string[],
    editor: ListEditor | undefined,
  ): unknown {
    const element = this.#element;
    const {locale, strings, diagram} = context;
    // On a server nothing is connected, and `closest` is missing.
    const lang = element.isConnected ? element.closest<HTMLElement>('[lang]')?.lang : undefined;
    const madeFrom = [navigation.game, strings, diagram, element.letters, signsPart.loaded, lang, ...errors];
    const list = element.isConnected ? this.#list : null;
    const isSame =
      madeFrom.length === this.#madeFrom.length && madeFrom.every((value, i) => value === this.#madeFrom[i]);
    if (!list || (!isSame && !editor?.isTyping)) {
      const template = staticTemplate(listMarkup(context, navigation, errors, lang));
      this.#madeFrom = madeFrom;
      this.#current = navigation.current;
      if (list && editor) this.#replacing = nodesOf(template);
      else {
        const focused = list && (element.renderRoot as ShadowRoot).activeElement;
        this.#focusedIndex =
          focused && list.contains(focused) ? (focused as HTMLElement).dataset.index : undefined;
        this.#drawn = element.isConnected ? nodesOf(template) : template;
      }
    } else if (navigation.current !== this.#current) this.#isSkipped = false;
    // The list of an editor is as high as its moves: skipped, it would be lower.
    const skipped = this.#isSkipped && !editor ? ' skipped' : '';
    return html`<div class="moves${skipped}" part="moves" lang="${locale.current.tag}">${this.#drawn}</div>`;
  }

  /** Marks the current move, once the list was drawn. */
  updated({current}: Navigation, context: GameContext, editor: ListEditor | undefined): void {
    const list = this.#list;
    if (!list) return;
    if (this.#replacing) editor?.replaceList(list, this.#replacing);
    this.#replacing = undefined;
    if (this.#focusedIndex) focusIn(list, this.#focusedIndex);
    this.#focusedIndex = undefined;
    const {orientation, coordinates, theme, pieces} = this.#element;
    for (const diagram of list.querySelectorAll('.diagram'))
      Object.assign(diagram, {orientation, coordinates, theme, pieces});
    const main = list.querySelector('.main');
    if (main !== this.#main) this.#observe(list, main);
    if (current === this.#current) return;
    this.#current = current;
    const buttons = `[data-index][tabindex="0"],[data-index="${current?.index ?? 0}"]`;
    for (const button of list.querySelectorAll<HTMLElement>(buttons))
      for (const [name, value] of Object.entries(marksOfMove(Number(button.dataset.index), current)))
        if (value === null) button.removeAttribute(name);
        else button.setAttribute(name, value);
    const spoken = list.querySelector('#spoken');
    if (spoken) spoken.textContent = spokenText(current, context);
    // Observed anew, it calls back once the list is laid out, so that measuring does not lay it out once more.
    this.#observer?.unobserve(list);
    this.#observer?.observe(list);
  }

  #observe(...boxes: readonly (Element | null)[]): void {
    this.#observer?.disconnect();
    this.#observer = new ResizeObserver(() => scrollToCurrentMove(this.#element));
    // It calls back once now.
    for (const box of boxes) if (box) this.#observer.observe(box);
    this.#main = boxes[1] ?? null;
  }
}

/** The nodes of a template, which is not kept: it would have each of them once more. Lit adds comments. */
function nodesOf(template: unknown): DocumentFragment {
  const made = document.createElement('div');
  render(template, made);
  const nodes = document.createDocumentFragment();
  nodes.append(...[...made.childNodes].filter(({nodeType}) => nodeType !== Node.COMMENT_NODE));
  return nodes;
}

/** Scrolls the list of moves, but not the page, to the current move. */
function scrollToCurrentMove({renderRoot}: GameElement): void {
  const list = renderRoot.querySelector('.moves');
  if (!list) return;
  const {offsetTop: top = 0, offsetHeight = 0} = list.querySelector<HTMLElement>('[aria-current=step]') ?? {};
  const bottom = top + offsetHeight;
  // The sheet fades the last 32 pixels of the list.
  const isInSight = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight - 32;
  if (!isInSight) list.scrollTop = top - list.clientHeight / 3;
}

/** If a move in the list has the focus, waits until the element is drawn, and moves the focus to the current move. */
export async function focusCurrentMove(element: GameElement): Promise<void> {
  const root = element.renderRoot as ShadowRoot;
  if (!root.activeElement?.matches('[data-index]')) return;
  await element.updateComplete;
  root.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus({preventScroll: true});
}

/** Gives the focus to the button of a move, once the list is drawn. */
export async function focusMove(element: GameElement, index: number): Promise<void> {
  await element.updateComplete;
  focusIn(element.renderRoot, String(index));
}

const focusIn = (root: ParentNode, index: string): void =>
  root.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({preventScroll: true});
