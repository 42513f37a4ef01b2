/** What an author may put inside for readers without the script. */
const fallback =
  '[slot],details,svg,img,picture,script,style,template,noscript,a,b,br,code,em,i,pre,small,span,strong';

/**
 * Warns on the console where a tag seems to have been closed with `/>`. HTML has no such tags: the board then has the
 * rest of the page inside, and shows none of it.
 */
export function warnOfSelfClosingTag(board: Element): void {
  const {ownerDocument: document} = board;
  // A script in the head draws boards while the page is still read; what they swallow comes later.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => warnOfSelfClosingTag(board), {once: true});
    return;
  }
  const swallowed = board.querySelector(`:scope > :not(${fallback})`);
  if (!swallowed) return;
  console.warn(
    'fen-board: an element inside this board is not shown. HTML has no self-closing tags: write <fen-board …></fen-board>.',
    swallowed,
  );
}
