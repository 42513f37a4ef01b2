import {formatMoveNumber} from '../../core/pgn/move-number.js';
import type {Navigation} from '../document/navigation.js';

/** The selected range inside a shadow root; null if nothing is selected there. */
function selectedRange(root: ShadowRoot & {getSelection?(): Selection | null}): Range | null {
  // Not all browsers have both ways into a shadow root.
  const selection = getSelection();
  const inside = root.getSelection?.() ?? selection;
  const selected =
    (selection && 'getComposedRanges' in selection
      ? selection.getComposedRanges({shadowRoots: [root]})[0]
      : undefined) ?? (inside && inside.rangeCount > 0 ? inside.getRangeAt(0) : undefined);
  if (!selected || selected.collapsed || !root.contains(selected.startContainer)) return null;
  const range = new Range();
  range.setStart(selected.startContainer, selected.startOffset);
  // A selection that ends outside goes on to the end.
  if (root.contains(selected.endContainer)) range.setEnd(selected.endContainer, selected.endOffset);
  else range.setEnd(root, root.childNodes.length);
  return range;
}

/**
 * Puts the selected moves on the clipboard as PGN. Otherwise they would be glued together, in the letters and figurines that
 * are shown. If no move is selected, the browser copies what is.
 */
export function copySelectedMoves(event: ClipboardEvent, root: ShadowRoot, {tree, game}: Navigation): void {
  const range = selectedRange(root);
  const list = root.querySelector('.moves');
  if (!range || !list || !event.clipboardData) return;
  const words: string[] = [];
  /** Whether a move of Black needs its number, because it does not follow a move directly. */
  let needsNumber = true;
  const addWords = (element: Element): void => {
    if (!range.intersectsNode(element)) return;
    const node = tree.nodes[Number((element as HTMLElement).dataset.index ?? NaN)];
    if (node) {
      const {isWhite, gameMove} = node;
      if (isWhite || needsNumber) words.push(formatMoveNumber(node, '...'));
      words.push(gameMove.san, ...gameMove.nags.map((nag) => `$${nag}`));
      needsNumber = false;
      return;
    }
    const isVariation = element.matches('.variation');
    const isComment = element.matches('.comment');
    if (isVariation || isComment) needsNumber = true;
    if (isVariation) words.push('(');
    if (isComment) words.push(`{${element.textContent.trim().replaceAll('}', ')')}}`);
    else if (element.matches('.ending')) words.push(game.result);
    else for (const child of element.children) addWords(child);
    if (isVariation) words.push(')');
    if (isVariation) needsNumber = true;
  };
  addWords(list);
  // The first move always has its number.
  if (!words.some((word) => /^\d+\.+$/.test(word))) return;
  event.clipboardData.setData(
    'text/plain',
    words
      .join(' ')
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      .replace(/\(\) ?/g, ''),
  );
  event.preventDefault();
}
