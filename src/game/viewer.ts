import type {ReactiveControllerHost} from 'lit';
import {adoptSheet} from '../dom/adopt-sheet.js';
import {listen} from '../dom/listen.js';
import type {Lit} from '../dom/lit.js';
import type {PlacedPieceSet} from '../drawing/piece-set.js';
import type {Look} from '../drawing/look.js';
import type {GameStrings} from '../locales/table.js';
import type {Locale} from '../locales/registry.js';
import {formatMarks} from '../marks/format-marks.js';
import {fill} from '../notation/messages.js';
import {formatFen} from '../notation/index.js';
import type {Comment, Game} from '../pgn/game.js';
import {parsePgn, type ParsedPgn, type PgnIssue} from '../pgn/index.js';
import {formatUci} from '../rules/index.js';
import {announcePlace} from './announce.js';
import {Autoplay} from './autoplay.js';
import type {GameChangeDetail, GameErrorDetail} from './events.js';
import {headerTemplate} from './header.js';
import {iconTemplate, type Icon} from './icons.js';
import {commentsTemplate, moveListTemplate} from './move-list.js';
import {Navigation, type Direction} from './navigation.js';
import {resultText, type Letters} from './notation.js';
import {placeOf} from './place.js';
import {sheet} from './sheet.js';
import {SourceReader} from './source.js';
import {gameStringsOf} from './strings.js';
import {listenToSwipes} from './swipe.js';

/** `<fen-game>`, as its viewer sees it. */
export interface GameElement extends ReactiveControllerHost, HTMLElement, Look {
  readonly pgn: string | null;
  readonly src: string | null;
  readonly game: number | null;
  readonly at: string;
  readonly moves: 'auto' | 'right' | 'below' | 'none';
  readonly diagrams: boolean;
  readonly letters: Letters;
  readonly hash: boolean;
  readonly animation: 'auto' | 'none';
  readonly controls: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  flip(): void;
}

/** What the element passes to its viewer, which cannot import it. */
export interface GameContext {
  readonly lit: Lit;
  readonly element: GameElement;
  readonly locale: {readonly current: Locale};
  /** The text inside the element. */
  text(): string;
  /** The piece set that boards draw. */
  pieces(): PlacedPieceSet;
}

const none: ParsedPgn = {games: [], issues: []};

/** From this width on, in CSS pixels, the moves stand beside the board. */
const wide = 640;

const keys: {readonly [key: string]: Direction | undefined} = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'variation-before',
  ArrowDown: 'variation-after',
  Home: 'first',
  End: 'last',
};

/** Shows a game: a board, buttons, and the moves with their comments and variations. */
export class Viewer {
  readonly #context: GameContext;
  readonly #source: SourceReader;
  readonly #autoplay: Autoplay;
  /** The text that was parsed, and what it holds. */
  #text: string | undefined;
  #parsed: ParsedPgn = none;
  #navigation: Navigation | undefined;
  /** The place that `at` or a script asked for, before there was a game to find it in. */
  #announcement = '';
  #isWide = false;
  #width: ResizeObserver | undefined;
  #observed: Element | undefined;
  #reported: unknown;
  #stop: readonly (() => void)[] = [];

  constructor(context: GameContext) {
    this.#context = context;
    this.#source = new SourceReader(() => context.element.requestUpdate());
    this.#autoplay = new Autoplay(() => {
      this.#act(() => this.#navigation?.go('next'));
      return this.#navigation?.hasNext ?? false;
    });
  }

  get games(): readonly Game[] {
    return this.#parsed.games;
  }

  get issues(): readonly PgnIssue[] {
    return this.#parsed.issues;
  }

  get navigation(): Navigation | undefined {
    return this.#navigation;
  }

  get #strings(): GameStrings {
    return gameStringsOf(this.#context.locale.current);
  }

  /** Listens to the page; called when the element is connected. */
  connect(): void {
    const {element} = this.#context;
    const root = element.renderRoot as ShadowRoot;
    const width = new ResizeObserver(([entry]) => {
      const isWide = (entry?.contentRect.width ?? 0) >= wide;
      if (isWide === this.#isWide) return;
      this.#isWide = isWide;
      // In the next frame: a new layout in this one would be measured again.
      requestAnimationFrame(() => element.requestUpdate());
    });
    this.#width = width;
    this.#observed = undefined;
    this.#stop = [
      () => width.disconnect(),
      adoptSheet(root, sheet),
      listenToSwipes(
        root,
        ({target}) => target instanceof Element && target.closest('.board') !== null,
        (direction) => this.#actOn(direction),
      ),
      listen(root, {keydown: (event) => this.#keyDown(event), click: (event) => this.#press(event)}),
      // No listener on the page unless the address is to keep the move.
      ...(element.hash ? [this.#listenToAddress()] : []),
    ];
    // What the page says of the element's display may leave it without a width: its container has one.
    this.#isWide = (element.parentElement ?? element).getBoundingClientRect().width >= wide;
  }

  /** The box inside is observed, not the element, which the page may lay out as it likes. */
  #observeWidth(): void {
    const box = this.#context.element.renderRoot.querySelector('.game') ?? undefined;
    if (!this.#width || box === this.#observed) return;
    this.#width.disconnect();
    this.#observed = box;
    if (box) this.#width.observe(box);
  }

  #listenToAddress(): () => void {
    const follow = () => this.#followHash();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }

  disconnect(): void {
    this.#autoplay.stop();
    for (const stop of this.#stop) stop();
    this.#stop = [];
  }

  /** Takes over attributes that have changed; called before each drawing. */
  update(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const {element} = this.#context;
    const loaded = this.#source.read({pgn: element.pgn, src: element.src, text: this.#context.text()});
    const text = loaded.state === 'loaded' ? loaded.text : '';
    const isNew = text !== this.#text;
    if (isNew) {
      this.#text = text;
      this.#parsed = text.trim() ? parsePgn(text) : none;
    }
    if (isNew || changed.has('game')) {
      this.#autoplay.stop();
      const game = this.#parsed.games[(element.game ?? 1) - 1];
      this.#navigation = game && new Navigation(game);
      this.#announcement = '';
      // Nothing is announced before a reader has done anything.
      const navigation = this.#navigation;
      navigation?.goTo(this.#placeInAddress() ?? element.at);
    } else if (changed.has('at')) this.goTo(element.at);
  }

  /** Reports what is wrong, and scrolls the list; called after each drawing. */
  updated(): void {
    const problem = this.#problem();
    const key = problem && `${problem.message} ${this.#text ?? ''}`;
    if (problem && key !== this.#reported) {
      const {element} = this.#context;
      element.dispatchEvent(new CustomEvent<GameErrorDetail>('pgnerror', {detail: problem}));
    }
    this.#reported = key;
    this.#observeWidth();
    this.#showCurrentMove();
  }

  /** @returns whether there was such a place to go to, other than the current one. */
  go(direction: Direction): boolean {
    return this.#move(() => this.#navigation?.go(direction));
  }

  goTo(place: string | number): boolean {
    return this.#move(() => this.#navigation?.goTo(place));
  }

  #move(move: () => boolean | undefined): boolean {
    const hasMoved = move() ?? false;
    if (hasMoved) {
      this.#announcement = this.#announced();
      this.#context.element.requestUpdate();
    }
    return hasMoved;
  }

  /** A reader's own step: it stops what plays by itself only where a button or key was used, and fires `change`. */
  #act(move: () => boolean | undefined): void {
    if (!this.#move(move) || !this.#navigation) return;
    const {element} = this.#context;
    const {current, position} = this.#navigation;
    const before = current?.previous?.move.position ?? this.#navigation.game.start;
    const played = current?.move.move;
    const detail: GameChangeDetail = {
      fen: formatFen(position, 'x-fen'),
      ply: current?.ply ?? 0,
      move: played
        ? {
            from: played.from,
            to: played.to,
            promotion: played.promotion ?? null,
            san: current.move.san,
            uci: formatUci(before, played),
          }
        : null,
    };
    this.#writeHash();
    element.dispatchEvent(new CustomEvent('change', {detail, bubbles: true}));
  }

  #actOn(direction: Direction): void {
    this.#autoplay.stop();
    this.#act(() => this.#navigation?.go(direction));
  }

  #keyDown(event: KeyboardEvent): void {
    const {key, target} = event;
    const isOurs = !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!isOurs || (target instanceof Element && target.matches('select,input,textarea'))) return;
    const direction = keys[key];
    if (direction) this.#actOn(direction);
    else if (key === 'f' || key === 'F') this.#context.element.flip();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (direction) void this.#followFocus();
  }

  /** A reader whose focus is in the list goes along with the current move. */
  async #followFocus(): Promise<void> {
    const {element} = this.#context;
    const root = element.renderRoot as ShadowRoot;
    if (!root.activeElement?.matches('[data-index]')) return;
    await element.updateComplete;
    root.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus({preventScroll: true});
  }

  /** Scrolls the list alone, never the page. */
  #showCurrentMove(): void {
    const root = this.#context.element.renderRoot as ShadowRoot;
    const list = root.querySelector<HTMLElement>('.moves');
    if (!list || list.scrollHeight <= list.clientHeight) return;
    const move = root.querySelector<HTMLElement>('[aria-current=step]');
    if (!move) {
      list.scrollTop = 0;
      return;
    }
    const [view, line] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
    if (line.top < view.top) list.scrollTop -= view.top - line.top + view.height / 3;
    else if (line.bottom > view.bottom) list.scrollTop += line.bottom - view.bottom + view.height / 3;
  }

  #announced(): string {
    const current = this.#navigation?.current ?? null;
    const comments = current?.move.commentsAfter ?? this.#navigation?.game.comments ?? [];
    return announcePlace(
      current,
      comments.map(({text}) => text).filter(Boolean),
      this.#strings,
      this.#context.locale.current.diagram,
    );
  }

  /** What is wrong where there is no game to show. */
  #problem(): GameErrorDetail | null {
    const {element} = this.#context;
    const strings = this.#strings;
    const loaded = this.#source.read({pgn: element.pgn, src: element.src, text: this.#context.text()});
    if (loaded.state === 'failed') return {message: fill(strings.notLoaded, {url: loaded.url}), issue: null};
    if (loaded.state === 'loading' || this.#navigation) return null;
    const [issue] = this.#parsed.issues;
    if (this.#parsed.games.length > 0) {
      const values = {number: element.game ?? 1, count: this.#parsed.games.length};
      return {message: fill(strings.noSuchGame, values), issue: null};
    }
    if (issue) return {message: this.#issueText(issue), issue};
    return {message: strings.noGame, issue: null};
  }

  #issueText({line, column, message}: PgnIssue): string {
    return fill(this.#strings.issue, {line, column, message});
  }

  get #hashName(): string {
    return this.#context.element.id || 'game';
  }

  /** The place that the address of the page names, if it names one of this game. */
  #placeInAddress(): string | undefined {
    if (!this.#context.element.hash || !this.#context.element.isConnected) return undefined;
    const [name, place] = safelyDecoded(location.hash.slice(1)).split('=');
    return name === this.#hashName ? place : undefined;
  }

  /** Back and Forward were pressed. */
  #followHash(): void {
    this.goTo(this.#placeInAddress() ?? this.#context.element.at);
  }

  #writeHash(): void {
    if (!this.#context.element.hash) return;
    const place = placeOf(this.#navigation?.current ?? null);
    try {
      history.pushState(null, '', `#${encodeURIComponent(this.#hashName)}=${place}`);
    } catch {
      // A frame without an address of its own has no history to write.
    }
  }

  template(): unknown {
    const {lit, element} = this.#context;
    const {html, nothing} = lit;
    const problem = this.#problem();
    const navigation = this.#navigation;
    if (problem) {
      return html`<p class="problem" part="error" lang="${this.#context.locale.current.tag}">
          ${problem.message}
        </p>
        <slot></slot>`;
    }
    if (!navigation) return html`<slot></slot>`;
    const {game} = navigation;
    const strings = this.#strings;
    const players = `${game.tags.get('White') ?? strings.white} – ${game.tags.get('Black') ?? strings.black}`;
    const layout = element.moves === 'auto' ? (this.#isWide ? 'right' : 'below') : element.moves;
    return html`<div
      class="game"
      role="group"
      aria-label="${fill(strings.game, {players})}"
      data-layout="${layout}"
      ?data-diagrams="${element.diagrams}"
    >
      ${this.#menuTemplate()} ${headerTemplate(lit, game, navigation.current, strings)}
      <div class="columns">
        <div class="stage">
          <div class="board" tabindex="-1">${this.#boardTemplate()}</div>
          ${this.#buttonsTemplate()}
        </div>
        ${layout === 'none' ? nothing : this.#movesTemplate(navigation)}
      </div>
      <p class="status" role="status">${this.#announcement}</p>
    </div>`;
  }

  #boardTemplate(): unknown {
    const {lit, element} = this.#context;
    const navigation = this.#navigation;
    if (!navigation) return lit.nothing;
    const comments = navigation.current?.move.commentsAfter ?? navigation.game.comments;
    return lit.html`<fen-board
      part="board"
      exportparts="board:squares, square, light, dark, piece, white, black, detail, coordinate, mark, turn, controls"
      .fen="${formatFen(navigation.position, 'x-fen')}"
      .marks="${marksOf(comments)}"
      .orientation="${element.orientation}"
      .coordinates="${element.coordinates}"
      .pieces="${element.pieces}"
      .theme="${element.theme}"
      .turnMarker="${element.turnMarker}"
      .animation="${element.animation}"
      .controls="${element.controls}"
    ></fen-board>`;
  }

  #buttonsTemplate(): unknown {
    const {lit, element} = this.#context;
    const {html, nothing} = lit;
    const strings = this.#strings;
    const atStart = !this.#navigation?.current;
    const atEnd = !this.#navigation?.hasNext;
    const button = (icon: Icon, name: string, isOff: boolean, press: () => void) =>
      html`<button
        type="button"
        part="button"
        aria-label="${name}"
        title="${name}"
        aria-disabled="${isOff}"
        @click="${press}"
      >
        ${iconTemplate(lit, icon)}
      </button>`;
    const isPlaying = this.#autoplay.isPlaying;
    const playsByItself = mayAnimate();
    return html`<div class="buttons" part="buttons" role="group" aria-label="${strings.navigation}">
      ${button('first', strings.first, atStart, () => this.#actOn('first'))}
      ${button('previous', strings.previous, atStart, () => this.#actOn('previous'))}
      ${
        playsByItself
          ? button(
              isPlaying ? 'pause' : 'play',
              isPlaying ? strings.pause : strings.play,
              atEnd && !isPlaying,
              () => this.#togglePlay(),
            )
          : nothing
      }
      ${button('next', strings.next, atEnd, () => this.#actOn('next'))}
      ${button('last', strings.last, atEnd, () => this.#actOn('last'))}
      ${button('flip', strings.flip, false, () => element.flip())}
    </div>`;
  }

  #togglePlay(): void {
    if (this.#autoplay.isPlaying) this.#autoplay.stop();
    else {
      const navigation = this.#navigation;
      this.#act(() => navigation?.go('next'));
      if (navigation?.hasNext) this.#autoplay.start();
    }
    this.#context.element.requestUpdate();
  }

  #movesTemplate(navigation: Navigation): unknown {
    const {lit, element, locale} = this.#context;
    const {html, nothing} = lit;
    const {game, tree, current} = navigation;
    const strings = this.#strings;
    const list = moveListTemplate(tree, {
      lit,
      strings,
      diagram: locale.current.diagram,
      letters: element.letters,
      pieces: this.#context.pieces(),
      current,
      diagramOf: (fen, marks, name) =>
        html`<fen-board
          class="diagram"
          part="diagram"
          .fen="${fen}"
          .marks="${marks}"
          .label="${name}"
          .orientation="${element.orientation}"
          .coordinates="${element.coordinates}"
          .pieces="${element.pieces}"
          .theme="${element.theme}"
        ></fen-board>`,
    });
    const introduction = game.comments.some(({text}) => text)
      ? html`<p class="introduction">${commentsTemplate(game.comments, {lit})}</p>`
      : nothing;
    // What changes nothing of the game is the author's concern: it is in `issues`, not on the page.
    const own = this.#parsed.issues.filter(
      ({game: number, severity}) => number === (element.game ?? 1) && severity === 'error',
    );
    const issues =
      own.length > 0
        ? html`<ul class="issues" part="issues">
            ${own.map((issue) => html`<li>${this.#issueText(issue)}</li>`)}
          </ul>`
        : nothing;
    return html`<div class="moves" part="moves">
      ${introduction}${list}
      ${
        game.result === '*' ? nothing : html`<p class="ending" part="result">${resultText(game.result)}</p>`
      }${issues}
    </div>`;
  }

  #press(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (!button) return;
    this.#autoplay.stop();
    this.#act(() => this.#navigation?.goToNode(this.#navigation.tree.nodes[Number(button.dataset.index)]));
  }

  /** A file with several games, and no word which: the reader chooses. */
  #menuTemplate(): unknown {
    const {html, nothing} = this.#context.lit;
    const {element} = this.#context;
    const {games} = this.#parsed;
    if (games.length < 2 || element.hasAttribute('game')) return nothing;
    const strings = this.#strings;
    const chosen = element.game ?? 1;
    return html`<label class="menu" part="menu"
      ><span>${strings.chooseGame}</span>
      <select @change="${(event: Event) => this.#choose(Number((event.target as HTMLSelectElement).value))}">
        ${games.map(
          ({tags, result}, i) =>
            html`<option value="${i + 1}" .selected="${i + 1 === chosen}">
              ${i + 1}. ${tags.get('White') ?? strings.white} – ${tags.get('Black') ?? strings.black},
              ${result}
            </option>`,
        )}
      </select></label
    >`;
  }

  #choose(number: number): void {
    Object.assign(this.#context.element, {game: number});
  }
}

/** Whether the reader has nothing against motion. A server knows no reader. */
const mayAnimate = (): boolean =>
  typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches;

const marksOf = (comments: readonly Comment[]): string => formatMarks(comments.flatMap(({marks}) => marks));

/** Anyone can write an address; what cannot be decoded names no place. */
function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
