/** A selector of what authors put inside a board: slots, and content for readers without the script. */
const fallbackContent =
  '[slot],details,svg,img,picture,script,style,template,noscript,a,b,br,code,em,i,pre,small,span,strong';

/** Warns if a tag seems to end with `/>`: HTML ignores the slash, so the rest of the page is inside the board. */
export function warnOfSelfClosingTag(board: Element): void {
  const swallowed = board.querySelector(`:scope > :not(${fallbackContent})`);
  if (!swallowed) return;
  console.warn(
    'fen-board: an element inside this board is not shown. HTML has no self-closing tags: write <fen-board …></fen-board>.',
    swallowed,
  );
}
