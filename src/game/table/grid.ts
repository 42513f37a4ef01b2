/** A table as rows of texts. A row is an index, from 0. */
export interface GridContent {
  readonly columns: readonly string[];
  readonly count: number;
  /** The number of rows that give the table its height, so that it keeps it while fewer are found. */
  readonly maxCount: number;
  /** The same function as long as the rows and the columns are the same. */
  readonly textOf: (row: number, column: string) => string;
  /** Words for a text that is a sign. */
  readonly wordsOf?: (text: string, column: string) => string | undefined;
  /** The row that is marked; -1 for none. */
  readonly chosen: number;
  readonly press: (row: number, isByPointer: boolean) => void;
}

/** So many rows above and below those in sight are drawn too. */
const margin = 8;
/** The height of a row until one has been drawn, in pixels. */
const firstHeight = 32;

/**
 * The rows of a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). Those in sight are drawn, and the one in the tab order. They are
 * made by hand, because each row keeps its element, and with it the focus, while the others come and go.
 */
export class Grid {
  /** The box that scrolls, and the box in it that is as high as all rows. */
  readonly #body: HTMLElement;
  readonly #all = document.createElement('div');
  readonly #drawn = new Map<number, HTMLElement>();
  readonly #observer = new ResizeObserver(() => requestAnimationFrame(() => this.#draw()));
  #content: GridContent | undefined;
  /** The row in the tab order. */
  #active = 0;
  #height = firstHeight;
  /** Whether all rows are drawn, for paper. */
  #isPrinted = false;

  constructor(body: HTMLElement) {
    this.#body = body;
    this.#all.setAttribute('role', 'presentation');
    body.append(this.#all);
    body.addEventListener('scroll', () => this.#draw(), {passive: true});
    body.addEventListener('keydown', (event) => this.#handleKey(event));
    body.addEventListener('click', ({target}) => {
      const row = this.#rowAt(target);
      if (row === undefined) return;
      this.#activate(row);
      this.#content?.press(row, /* isByPointer */ true);
    });
    this.#observer.observe(body);
  }

  disconnect(): void {
    this.#observer.disconnect();
  }

  /** Shows other rows. The focus stays at the row with the same number. */
  show(content: GridContent): void {
    const hadFocus = this.#all.contains((this.#body.getRootNode() as ShadowRoot).activeElement);
    const before = this.#content;
    this.#content = content;
    const isSame = before?.textOf === content.textOf;
    if (isSame) {
      this.#mark(before.chosen);
      this.#mark(content.chosen);
    } else {
      for (const row of this.#drawn.values()) row.remove();
      this.#drawn.clear();
      this.#active = Math.max(0, content.chosen);
      this.#body.scrollTop = 0;
    }
    if (!isSame || before.chosen !== content.chosen) this.#reveal(content.chosen);
    this.#draw();
    if (hadFocus) this.#drawn.get(this.#active)?.focus({preventScroll: true});
  }

  scrollToTop(): void {
    this.#body.scrollTop = 0;
    this.#draw();
  }

  /** Draws all rows, or again those in sight. */
  print(isPrinted: boolean): void {
    this.#isPrinted = isPrinted;
    this.#draw();
  }

  #rowAt(target: EventTarget | null): number | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return row ? Number(row.dataset.row) : undefined;
  }

  #handleKey(event: KeyboardEvent): void {
    const {key, target, altKey, ctrlKey, metaKey, shiftKey} = event;
    const row = this.#rowAt(target);
    if (row === undefined || !this.#content || altKey || ctrlKey || metaKey || shiftKey) return;
    const page = Math.max(1, Math.floor(this.#body.clientHeight / this.#height) - 1);
    const next = new Map([
      ['ArrowDown', row + 1],
      ['ArrowUp', row - 1],
      ['PageDown', row + page],
      ['PageUp', row - page],
      ['Home', 0],
      ['End', Infinity],
    ]).get(key);
    if (next !== undefined) this.#focus(Math.min(Math.max(next, 0), this.#content.count - 1));
    else if (key === 'Enter' || key === ' ') this.#content.press(row, /* isByPointer */ false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #focus(row: number): void {
    this.#reveal(row);
    this.#activate(row);
    this.#drawn.get(row)?.focus({preventScroll: true});
  }

  /** Puts a row into the tab order instead of another. */
  #activate(row: number): void {
    this.#drawn.get(this.#active)?.setAttribute('tabindex', '-1');
    this.#active = row;
    this.#draw();
    this.#drawn.get(row)?.setAttribute('tabindex', '0');
  }

  /** Scrolls to a row, as far as needed. The page stays. */
  #reveal(row: number): void {
    if (row < 0) return;
    const body = this.#body;
    const top = row * this.#height;
    this.#all.style.height = `${(this.#content?.count ?? 0) * this.#height}px`;
    if (top < body.scrollTop) body.scrollTop = top;
    else if (top + this.#height > body.scrollTop + body.clientHeight)
      body.scrollTop = top + this.#height - body.clientHeight;
  }

  #draw(): void {
    const {count = 0, maxCount = 0} = this.#content ?? {};
    const {scrollTop, clientHeight} = this.#body;
    const first = this.#isPrinted ? 0 : Math.max(0, Math.floor(scrollTop / this.#height) - margin);
    const end = this.#isPrinted ? count : Math.ceil((scrollTop + clientHeight) / this.#height) + margin;
    const rows = new Set([this.#active]);
    for (let row = first; row < end; row++) rows.add(row);
    for (const [row, element] of this.#drawn) {
      if (rows.has(row)) continue;
      element.remove();
      this.#drawn.delete(row);
    }
    let previous: Element | null = null;
    for (const row of [...rows].sort((one, other) => one - other)) {
      if (row >= count) break;
      let element = this.#drawn.get(row);
      if (!element) {
        element = this.#make(row);
        this.#drawn.set(row, element);
        if (previous) previous.after(element);
        else this.#all.prepend(element);
      }
      element.style.top = `${row * this.#height}px`;
      previous = element;
    }
    this.#body.style.height = `${maxCount * this.#height}px`;
    this.#all.style.height = `${count * this.#height}px`;
    // The height depends on the letters of the page, and on its width.
    const height = this.#drawn.values().next().value?.offsetHeight;
    if (!height || height === this.#height || this.#isPrinted) return;
    // The rows that are shown stay, and so does the active one near them.
    const growth = height / this.#height;
    this.#height = height;
    this.#draw();
    this.#body.scrollTop = growth * scrollTop;
    if (rows.size <= end - first) this.#reveal(this.#active);
  }

  #make(row: number): HTMLElement {
    const {columns = [], textOf, wordsOf} = this.#content ?? {};
    const element = document.createElement('div');
    element.dataset.row = String(row);
    element.setAttribute('role', 'row');
    element.setAttribute('aria-rowindex', String(row + 2));
    element.tabIndex = row === this.#active ? 0 : -1;
    for (const column of columns) {
      const cell = document.createElement('div');
      cell.className = `c-${column}`;
      cell.setAttribute('role', 'gridcell');
      const text = textOf?.(row, column) ?? '';
      cell.dir = 'auto';
      cell.textContent = text;
      cell.title = wordsOf?.(text, column) ?? (text.length > 12 ? text : '');
      element.append(cell);
    }
    this.#mark(row, element);
    return element;
  }

  /** Marks whether a row is chosen. */
  #mark(row: number, element = this.#drawn.get(row)): void {
    const isChosen = row === this.#content?.chosen;
    element?.setAttribute('aria-selected', String(isChosen));
    element?.setAttribute('part', isChosen ? 'row chosen' : 'row');
  }
}
