import {diagramOfText, gameOfText} from './text-options.js';
import {asText, isFen, isPgn} from './texts.js';
import {createBlock, type Block} from './wordpress.js';

/**
 * Makes a block of a pasted FEN or game. WordPress would first parse the text as Markdown, in which “1. e4” begins a
 * list, and would put a FEN, a single line, into the paragraph.
 */
export function watchPaste(): void {
  const watched = new WeakSet<Document>();
  const watch = (canvas: Document) => {
    if (watched.has(canvas)) return;
    watched.add(canvas);
    canvas.addEventListener('paste', onPaste, true);
  };
  watch(document);
  // When the canvas, an iframe, gets the focus, this page loses it.
  window.addEventListener('blur', () => {
    const frame = document.activeElement;
    if (frame instanceof HTMLIFrameElement && frame.contentDocument) watch(frame.contentDocument);
  });
}

const isIn = (path: readonly EventTarget[], selector: string) =>
  path.some((target) => 'matches' in target && (target as Element).matches(selector));

function onPaste(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const path = event.composedPath();
  if (isIn(path, 'input,textarea,fen-board,fen-game')) return;
  const store = globalThis.wp.data.select('core/block-editor');
  const selected = store.getSelectedBlock();
  const isEmpty = selected?.name === 'core/paragraph' && asText(selected.attributes.content) === '';
  // Inside a text, a FEN stays text.
  const isInText = isIn(path, '[contenteditable=true]') && !isEmpty;
  let block: Block | undefined;
  const game = gameOfText(text);
  const diagram = diagramOfText(text);
  if (isPgn(game.pgn) && (!isInText || text.includes('\n'))) block = createBlock('fen-board/game', game);
  else if (!isInText && isFen(diagram.fen)) block = createBlock('fen-board/diagram', diagram);
  if (
    !block ||
    !store.canInsertBlockType(block.name, selected && store.getBlockRootClientId(selected.clientId))
  ) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const {replaceBlocks, insertBlocks} = globalThis.wp.data.dispatch('core/block-editor');
  if (selected && isEmpty) replaceBlocks(selected.clientId, block);
  else if (selected) {
    const parent = store.getBlockRootClientId(selected.clientId);
    insertBlocks(block, store.getBlockIndex(selected.clientId) + 1, parent);
  } else insertBlocks(block);
}
