import {html, nothing} from 'lit/html.js';
import {adoptSheet} from '../dom/sheets.js';
import {focusRing} from '../dom/focus-ring.js';
import {listen} from '../dom/listen.js';
import {LiveRegion} from '../dom/live-region.js';
import {Part} from '../dom/part.js';
import {prefersLessMotion} from '../dom/motion.js';
import {textOf} from '../dom/text-content.js';
import {seenFromBlack} from '../drawing/look.js';
import {fallbackPieces, onPiecesAdded, piecesNamed} from '../drawing/pieces.js';
import {BoardLocale} from '../element/board-locale.js';
import {enGame, type GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import {quote} from '../notation/visible.js';
import type {Game} from '../pgn/game.js';
import type {PgnIssue} from '../pgn/index.js';
import {Address} from './address.js';
import {announceEnd, announcePlace} from './announce-place.js';
import type {GameContext, GameElement} from './context.js';
import {changeDetail, type GameErrorDetail} from './events.js';
import {headerTemplate, menuTemplate, nameOf, playerTemplate} from './header.js';
import {commandOf, listenToSwipes} from './input.js';
import {focusCurrentMove, movesTemplate, showCurrentMove} from './move-list.js';
import {Autoplay, Navigation, type Direction} from './navigation.js';
import {spokenMove} from './notation.js';
import {sheet} from './sheet.js';
import {issueText, GameSource} from './source.js';
import {buttonsTemplate, diagramTemplate, gameBoardTemplate, showMove} from './stage.js';
import {findPlace, type Node} from './tree.js';
import {stringsFor} from '../locales/sentence.js';

const menuPart = new Part('the menu of games', () => import('./menu.js'));
const ribbonPart = new Part('the ribbon of games', () => import('./ribbon.js'));
const gameStrings = stringsFor<GameStrings>('game', enGame);

/** Shows a game: a board, buttons, and the moves with their comments and variations. */
export class Viewer {
  readonly #context: GameContext;
  readonly #source: GameSource;
  readonly #address: Address;
  readonly #liveRegion = new LiveRegion();
  readonly #autoplay: Autoplay;
  #navigation: Navigation | undefined;
  /** The game that the reader has chosen in the menu, from 1. */
  #choice: number | null = null;
  /** The problem that was reported last, so that it is reported once. */
  #reported: string | null = null;
  #stop: readonly (() => void)[] = [];
  /** Keeps the current move in sight, whatever makes the list another size. */
  #listResizes: ResizeObserver | undefined;
  /** The `at` that was warned of last. */
  #unknownPlace: string | undefined;
  #hasRibbon = true;
  #isMenuOpen = false;
  /** The sentence that says so when the menu has done something. */
  #report = '';
  /** Whether the reader came by a link to a move of this game, which is to be scrolled to once it is drawn. */
  #isLinked = false;

  constructor(element: GameElement) {
    this.#context = {
      element,
      locale: new BoardLocale(element),
      pieces: () => piecesNamed(element.pieces) ?? fallbackPieces,
    };
    this.#source = new GameSource(() => element.requestUpdate());
    this.#address = new Address(element);
    this.#autoplay = new Autoplay(() => this.#step());
  }

  get games(): readonly Game[] {
    return this.#source.games;
  }

  get issues(): readonly PgnIssue[] {
    return this.#source.issues;
  }

  get reading(): Promise<void> | undefined {
    return this.#source.reading;
  }

  get #strings(): GameStrings {
    return gameStrings(this.#context);
  }

  /** Which game is shown, from 1. */
  get #number(): number {
    return this.#context.element.game ?? 1;
  }

  connect(): void {
    const {element} = this.#context;
    this.#source.retry();
    element.requestUpdate();
    this.#listResizes = new ResizeObserver(() => showCurrentMove(element));
    const textObserver = new MutationObserver(() => element.requestUpdate());
    textObserver.observe(element, {childList: true, characterData: true, subtree: true});
    const root = element.renderRoot as ShadowRoot;
    this.#stop = [
      () => textObserver.disconnect(),
      onPiecesAdded((name) => name === element.pieces && element.requestUpdate()),
      adoptSheet(root, focusRing + sheet),
      listenToSwipes(
        root,
        ({target}) => target instanceof Element && target.closest('.board') !== null,
        (direction) => this.#turn(direction),
      ),
      listen(root, {keydown: (event) => this.#keyDown(event), click: (event) => this.#press(event)}),
      this.#address.follow((place) => {
        const node = this.#find(place);
        if (node === undefined) return;
        this.#move(node);
        if (this.#address.place !== undefined) this.#show();
      }),
    ];
  }

  disconnect(): void {
    this.#autoplay.stop();
    this.#listResizes?.disconnect();
    for (const stop of this.#stop) stop();
    this.#stop = [];
  }

  /** Applies attributes that have changed; called before the element is drawn. */
  update(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const {element} = this.#context;
    const {pgn, src, at} = element;
    if (changed.has('src')) this.#source.retry();
    const isNew = this.#source.read({pgn, src, text: textOf(element)});
    // The reader's choice may be missing from another file.
    if (element.game === this.#choice && this.#number > this.games.length && this.games.length > 0)
      this.#choose(null);
    if (isNew || changed.has('game')) {
      this.#autoplay.stop();
      const game = this.#source.game(this.#number);
      this.#navigation = game && new Navigation(game);
      // The address names a move and no game: its move is not one of the game that the reader has just chosen.
      const isChosen = !isNew && element.game !== null && element.game === this.#choice;
      const linked = isChosen ? undefined : this.#find(this.#address.place);
      if (linked === undefined) this.#openAt(at);
      else {
        this.#navigation?.goTo(linked);
        this.#address.opensAt(at);
      }
      // A page that was reloaded, or gone back to, is where its reader left it.
      this.#isLinked = linked !== undefined && scrollY === 0;
      // Nothing is announced before the reader has done anything.
      this.#liveRegion.announce('');
    } else if (changed.has('at')) this.#openAt(at);
    else if (changed.has('hash')) this.#move(this.#find(this.#address.place));
  }

  /** Reports what is wrong, and shows the current move in the list; called after the element was drawn. */
  updated(): void {
    const {element} = this.#context;
    const problem = this.#source.problem(this.#number, this.#strings);
    const report = problem && `${problem.message} ${this.#source.text}`;
    if (problem && report !== this.#reported) {
      element.dispatchEvent(new CustomEvent<GameErrorDetail>('pgnerror', {detail: problem}));
    }
    this.#reported = report;
    // It is called now, once the list has its size, and whenever that changes.
    this.#listResizes?.disconnect();
    for (const one of element.renderRoot.querySelectorAll('.moves,.main')) this.#listResizes?.observe(one);
    const {diagram} = this.#context.locale.current;
    if (this.#navigation) showMove(element, this.#navigation, this.#strings, diagram);
    if (this.#isLinked && element.board) {
      this.#isLinked = false;
      void element.board.updateComplete.then(() => this.#show());
    }
  }

  /** @returns Whether the current place has changed. */
  go(direction: Direction): boolean {
    return this.#move(this.#navigation?.target(direction));
  }

  /** @returns Whether the current place has changed; it has not where the game has no such place. */
  goTo(place: string | number): boolean {
    return this.#move(this.#find(place));
  }

  #find(place: string | number | undefined): Node | null | undefined {
    return this.#navigation && place !== undefined ? findPlace(place, this.#navigation.tree) : undefined;
  }

  /** Goes to the place that the author has set; one that the game does not have counts as the start. */
  #openAt(place: string): void {
    const node = this.#find(place);
    if (node === undefined && this.#navigation && place !== this.#unknownPlace) {
      this.#unknownPlace = place;
      console.warn(
        `fen-game: at="${quote(place)}" is no place of this game and counts as start. Places are start, end, 14, 14b and 14b/1/16.`,
        this.#context.element,
      );
    }
    this.#move(node ?? null);
  }

  /** Scrolls the board into the window, as a browser does with the place that a link names. */
  #show(): void {
    this.#context.element.board?.scrollIntoView({block: 'nearest'});
  }

  /** @param focused - The number of the move in the list that has the focus, which goes along and names its move. */
  #move(node: Node | null | undefined, focused?: string): boolean {
    if (!this.#navigation?.goTo(node)) return false;
    const {diagram} = this.#context.locale.current;
    const isNamed = focused !== undefined && focused !== String(node?.index);
    this.#announce(announcePlace(this.#navigation, this.#strings, diagram, isNamed));
    return true;
  }

  #announce(text: string): void {
    this.#liveRegion.announce(text);
    this.#context.element.requestUpdate();
  }

  /** A move through the game that fires `change`: the reader’s own, and those of autoplay. */
  #act(node: Node | null | undefined, focused?: string): boolean {
    const before = this.#navigation?.current ?? null;
    if (!this.#move(node, focused) || !this.#navigation) return false;
    this.#address.write(before, this.#navigation.current);
    const detail = changeDetail(this.#navigation);
    this.#context.element.dispatchEvent(new CustomEvent('change', {detail, bubbles: true}));
    return true;
  }

  /** A press on a move or on the ribbon, which ends autoplay. */
  #actOn(node: Node | null | undefined): void {
    this.#autoplay.stop();
    this.#act(node);
  }

  /** A button, a key or a swipe, which ends autoplay; where it leads no further, that is announced. */
  #turn(direction: Direction, focused?: string): void {
    const navigation = this.#navigation;
    this.#autoplay.stop();
    if (!navigation || this.#act(navigation.target(direction), focused)) return;
    const {noVariation, startPosition} = this.#strings;
    if (direction.startsWith('variation')) this.#announce(noVariation);
    else if (navigation.current && /next|last/.test(direction))
      this.#announce(announceEnd(navigation, this.#strings));
    else this.#announce(startPosition);
  }

  /** Goes to the next move. @returns How long its comments are; undefined after the last move. */
  #step(): number | undefined {
    this.#act(this.#navigation?.next);
    const {next, comments = []} = this.#navigation ?? {};
    return next && comments.reduce((length, {text}) => length + text.length, 0);
  }

  /** Draws again when a part has come, which is asked for where it is needed. */
  #partOf<M>(part: Part<M>, isNeeded: boolean): M | undefined {
    if (isNeeded && !part.loaded)
      void part.tryLoad().then((loaded) => loaded && this.#context.element.requestUpdate());
    return isNeeded ? part.loaded : undefined;
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.#isMenuOpen) this.#closeMenu(true);
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    const {element} = this.#context;
    if (command === 'flip') {
      element.flip();
      const {flip, white, black} = this.#strings;
      this.#announce(`${flip}: ${element.orientation === 'black' ? black : white}.`);
    } else {
      const {activeElement} = element.renderRoot as ShadowRoot;
      this.#turn(command, (activeElement as HTMLElement | null)?.dataset.index);
      void focusCurrentMove(element);
    }
  }

  #closeMenu(keepsFocus = false): void {
    const menu = this.#context.element.renderRoot.querySelector('details');
    menu?.removeAttribute('open');
    if (keepsFocus) menu?.querySelector('summary')?.focus();
  }

  /** A press on a move in the list, or on the board, whose toolbar may have flipped it. */
  #press({target}: Event): void {
    const {element} = this.#context;
    if (this.#isMenuOpen && !(target as Element).closest('details')) this.#closeMenu();
    if (target === element.board && element.board) element.orientation = element.board.orientation;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (button) this.#actOn(this.#navigation?.tree.nodes[Number(button.dataset.index)]);
  }

  #choose(number: number | null): void {
    this.#choice = number;
    this.#context.element.game = number;
  }

  #togglePlay(): void {
    if (this.#autoplay.isPlaying) this.#autoplay.stop();
    else this.#autoplay.start();
    this.#context.element.requestUpdate();
  }

  /** The games that the element draws; undefined while a file is being fetched. */
  template(): unknown {
    const {element, locale} = this.#context;
    const strings = this.#strings;
    const {tag} = locale.current;
    const problem = this.#source.problem(this.#number, strings);
    if (problem) {
      return html`<div class="text">
        <p class="problem" part="error" lang="${tag}">${problem.message}</p>
        <slot></slot>
      </div>`;
    }
    const navigation = this.#navigation;
    if (!navigation) return undefined;
    const {game, current, position, comments, next} = navigation;
    const hasMoves = element.moves !== 'none';
    // A page that asks for one game has no menu.
    const canChoose = this.games.length > 1 && (element.game === null || element.game === this.#choice);
    // Without its moves a game has no room for both; the menu names the players and the result as well.
    const hasHeader = hasMoves || !canChoose;
    const hasRibbon = navigation.hasCourse && this.#hasRibbon;
    const ribbon = this.#partOf(ribbonPart, hasRibbon);
    const fromBlack = seenFromBlack(position, element);
    const texts = comments.map(({text}) => text).filter(Boolean);
    return html`<div
      class="${['game', hasRibbon && 'ribboned', !current && 'start'].filter(Boolean).join(' ')}"
      role="group"
      aria-label="${fill(strings.game, {players: nameOf(game.tags, strings)})}"
      ?data-diagrams="${element.diagrams}"
    >
      ${hasHeader ? headerTemplate(game, strings, locale.current.diagram) : nothing}
      ${canChoose ? menuTemplate(this.games, this.#number, strings, (number) => this.#choose(number)) : nothing}
      <div class="stage">
        ${playerTemplate(fromBlack ? 'white' : 'black', navigation, strings)}
        <div class="board" tabindex="-1">${gameBoardTemplate(this.#context, position, comments)}</div>
        ${playerTemplate(fromBlack ? 'black' : 'white', navigation, strings)}
        ${
          hasRibbon
            ? html`<div class="course">
                ${ribbon?.ribbonTemplate(
                  element.renderRoot as ShadowRoot,
                  navigation,
                  strings,
                  current
                    ? spokenMove(current, {strings, diagram: locale.current.diagram})
                    : strings.startPosition,
                  (ply) => {
                    this.#actOn(ply > 0 ? navigation.tree.main.nodes[ply - 1] : null);
                    // The slider says its value itself.
                    this.#liveRegion.announce('');
                  },
                )}
              </div>`
            : nothing
        }
        ${buttonsTemplate({
          strings,
          atStart: !current,
          atEnd: !next,
          isPlaying: this.#autoplay.isPlaying,
          canPlay: !prefersLessMotion(),
          hasVariations: navigation.hasVariations,
          hasOther: navigation.target('variation-round') !== undefined,
          lang: tag,
          items: html`${this.#partOf(menuPart, this.#isMenuOpen)?.menuItems(
            this.#context,
            navigation,
            strings,
            {
              report: (sentence) => {
                this.#report = sentence;
                this.#announce(sentence);
              },
              hasRibbon: navigation.hasCourse ? this.#hasRibbon : undefined,
              toggleRibbon: () => {
                this.#hasRibbon = !this.#hasRibbon;
                element.requestUpdate();
              },
            },
          )}${this.#report && html`<p>${this.#report}</p>`}`,
          toggled: (isOpen) => {
            this.#isMenuOpen = isOpen;
            this.#report = '';
            element.requestUpdate();
          },
          press: (button) => {
            if (button === 'play') this.#togglePlay();
            else this.#turn(button);
          },
        })}
        ${
          hasMoves && navigation.hasTexts
            ? html`<p class="now" aria-hidden="true" dir="auto">${texts.join(' ')}</p>`
            : nothing
        }
      </div>
      ${hasMoves ? this.#movesTemplate(navigation) : nothing} ${this.#liveRegion.template(tag, 'status')}
    </div>`;
  }

  #movesTemplate({game, tree, current}: Navigation): unknown {
    const {element, locale} = this.#context;
    // Warnings, which leave out nothing of the game, are for its author: they are in `issues`, not on the page.
    const issues = this.issues.filter((issue) => issue.game === this.#number && issue.severity === 'error');
    return movesTemplate(game, tree, {
      strings: this.#strings,
      diagram: locale.current.diagram,
      letters: element.letters,
      pieces: this.#context.pieces(),
      current,
      issues: issues.map((issue) => issueText(issue, this.#strings)),
      diagramOf: (position, comments, name) => diagramTemplate(this.#context, position, comments, name),
    });
  }
}
