import {nothing} from 'lit/html.js';
import {gameChaptersPart} from '../../parts/game-loader.js';
import type {FormState} from '../../shared/form-member.js';
import {hostKey} from '../../board/interaction/board-host.js';
import {buttonSheet} from '../../shared/button.js';
import {listen} from '../../shared/listen.js';
import {adoptSheet} from '../../shared/sheets.js';
import {BoardEdits} from './board-edits.js';
import {EditedGame, type EditableView} from './edited-game.js';
import {pressGlyph} from './actions.js';
import {FocusKeeper, focusComment, focusPlace, holdFields} from './focus.js';
import {glyphOfKey} from './glyphs.js';
import {listenToMoveMenu} from './move-menu.js';
import {panelTemplate} from './panel.js';
import {replaceChanged} from './replace-changed.js';
import type {ListEditor} from '../view/shown-list.js';
import {editSheet} from './sheet.js';

/**
 * After a press on a square, arrow keys step through the game, as they do in its list. A person who comes to the board by Tab,
 * or chooses squares by digits and Enter, goes from square to square.
 *
 * @returns A function that removes the listeners.
 */
function stepAfterPress(edited: EditedGame, root: ShadowRoot): () => void {
  let isPressed = false;
  return listen(
    root,
    {
      pointerdown: ({target}) => (isPressed = target === edited.board),
      keydown: (event) => {
        const {key, altKey, ctrlKey, metaKey} = event;
        const [target] = event.composedPath();
        if (/^(Tab|Enter|\d)$/.test(key)) isPressed = false;
        const isOnSquare = target instanceof Element && target.matches('[role=gridcell]');
        const isStep = /^(Arrow|Home|End)/.test(key) && !(altKey || ctrlKey || metaKey);
        if (isPressed && isOnSquare && isStep && !edited.isSettingUp) edited.view.handleKey(event);
      },
    },
    /* capture */ true,
  );
}

/**
 * On a move of the list, `c` goes to its comment, from which Escape comes back, and `!` and `?` give it glyphs. On the board letters
 * are pieces. @returns A function that removes the listeners.
 */
const listenToKeysOfMoves = (edited: EditedGame, root: ShadowRoot): (() => void) =>
  listen(root, {
    keydown: (event) => {
      const {key, altKey, ctrlKey, metaKey, isComposing} = event;
      if (altKey || ctrlKey || metaKey || isComposing || edited.isDisabled) return;
      const target = event.target as HTMLElement;
      const {view} = edited;
      if (key === 'Escape' && target.closest('.comment-field')) focusPlace(root);
      else if (/^[cC!?]$/.test(key) && target.matches('[data-index]')) {
        const node = view.navigation?.tree.nodes[Number(target.dataset.index)];
        if (!node) return;
        edited.goTo(node.path);
        if (key === '!' || key === '?') pressGlyph(edited, glyphOfKey(node.gameMove.nags, key), 'moveGlyphs');
        else void focusComment(view.context.element);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  });

/**
 * Keeps translators of pages from the text that a person writes, if the page itself says nothing about that.
 *
 * @returns A function that lets them change it again.
 */
function protectText(element: Element): () => void {
  if (element.hasAttribute('translate')) return () => undefined;
  element.setAttribute('translate', 'no');
  return () => element.removeAttribute('translate');
}

/** The height of the screen as it is held: on iOS, `screen.height` is always the longer side. */
function screenHeight(): number {
  const {width, height} = screen;
  // Safari has no orientation before version 16.4.
  const orientation = screen.orientation as ScreenOrientation | undefined;
  return orientation?.type.startsWith('landscape') ? Math.min(width, height) : Math.max(width, height);
}

/** `mode="edit"` of a game: connects what a person does to the edited game, and draws the fields. */
export class GameEditor implements ListEditor {
  readonly edited: EditedGame;
  readonly #focusKeeper = new FocusKeeper();
  #stop: () => void = () => undefined;

  constructor(view: EditableView, form: FormState) {
    this.edited = new EditedGame(view, form);
  }

  get #root(): ShadowRoot {
    return this.edited.view.context.element.renderRoot as ShadowRoot;
  }

  connect(): void {
    const {edited} = this;
    const {element} = edited.view.context;
    const root = this.#root;
    const isField = (target: EventTarget | null | undefined): target is Element =>
      target instanceof Element && target.matches('input,textarea,select');
    /** The focused element, even if it is in the board. */
    const focused = () => root.activeElement?.shadowRoot?.activeElement ?? root.activeElement;
    const edits = new BoardEdits(edited);
    const stops = [
      adoptSheet(root, buttonSheet + editSheet),
      protectText(element),
      listenToMoveMenu(edited, root),
      stepAfterPress(edited, root),
      listenToKeysOfMoves(edited, root),
      holdFields(root),
      edits.listen(root),
      listen(root, {
        keydown: (event) => {
          const key = event.key.toLowerCase();
          const isHistoryKey = (event.ctrlKey || event.metaKey) && !event.altKey && /^[yz]$/.test(key);
          if (!isHistoryKey || event.defaultPrevented || isField(event.composedPath()[0])) return;
          event.preventDefault();
          event.stopPropagation();
          edited.undoOrRedo(key === 'y' || event.shiftKey ? 1 : -1);
        },
      }),
      // Firefox dispatches `paste` to the body, and WebKit to the element: https://github.com/w3c/clipboard-apis/issues/70. The
      // board hides it from the page, but not from the document, which gets it first.
      listen(
        element.ownerDocument,
        {
          paste: (event) => {
            const target = focused();
            if (!target || isField(target) || edited.isSettingUp || event.defaultPrevented) return;
            event.preventDefault();
            edited.paste(event.clipboardData?.getData('text/plain') ?? '');
          },
        },
        /* capture */ true,
      ),
      // The keyboard of a phone has covered a part of the page, and not every browser scrolls then.
      listen(window.visualViewport ?? window, {
        resize: () => {
          const field = focused();
          const {height = innerHeight, offsetTop = 0} = window.visualViewport ?? {};
          // Some browsers put the keyboard over the page, others make the page lower.
          const whole = matchMedia('(pointer: coarse)').matches ? screenHeight() : innerHeight;
          // Then the board is small, and only a few moves and no buttons are between it and the field, so that both are in sight.
          const isCovered = isField(field) && height < 0.75 * whole;
          root.querySelector('.room')?.toggleAttribute('data-covered', isCovered);
          if (!isField(field)) return;
          field.scrollIntoView({block: 'nearest'});
          if (isCovered) scrollBy(0, field.getBoundingClientRect().bottom + 8 - offsetTop - height);
        },
      }),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  disconnect(): void {
    this.#stop();
    // A game in `view` does not block its form.
    this.edited.updateForm();
    const {board} = this.edited;
    if (!board) return;
    board.mode = 'view';
    board[hostKey].recorder = undefined;
  }

  /** Changes the list of moves where the game has changed. */
  readonly replaceList = replaceChanged;

  get isTyping(): boolean {
    return this.edited.isTyping;
  }

  /** The buttons for the chapters of a file, also for the first one. */
  chapters(): unknown {
    const {context, document, navigation} = this.edited.view;
    if (context.element.list !== 'table' || document.fixedNumber !== null || !navigation) return nothing;
    return this.edited.view.loadedPart(gameChaptersPart)?.chaptersTemplate(this.edited);
  }

  /** The fields beside the list of moves; `errors` are what could not be read of the game. */
  panel(errors: readonly string[]): unknown {
    this.#focusKeeper.remember(this.#root);
    return panelTemplate(this.edited, errors);
  }

  /** Prepares the board, after the element was drawn. */
  updated(): void {
    const {edited} = this;
    const {board} = edited;
    edited.updateForm();
    this.#focusKeeper.restore(this.#root);
    if (!board) return;
    // With moves, there is no start position to set up.
    if (edited.game?.moves.length) edited.isSettingUp = false;
    board[hostKey].recorder = edited.isDisabled ? undefined : edited;
    board.mode = edited.isDisabled ? 'view' : edited.isSettingUp ? 'edit' : 'play';
  }
}
