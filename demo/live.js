// The source beside a board can be changed in place, and the board follows. It is read as one tag and never as HTML:
// what somebody types or pastes here runs no script.
const entities = {quot: '"', lt: '<', gt: '>', amp: '&'};
const decoded = (text) => text.replace(/&(quot|lt|gt|amp);/g, (_, name) => entities[name]);

/** The first board or game of a text, as the page would get it; null where there is none. */
export function boardOf(text) {
  const [, name, head, inside] =
    text.match(/<(fen-board|fen-game)\b((?:[^>"]|"[^"]*")*)>([^]*?)<\/\1>/) ?? [];
  if (!name) return null;
  const element = document.createElement(name);
  for (const [, key, value = ''] of head.matchAll(/([a-z][\w-]*)(?:="([^"]*)")?/gi))
    if (!/^(on|id$|style$)/i.test(key)) element.setAttribute(key, decoded(value));
  const [, caption] = inside.match(/slot="caption"[^>]*>([^<]*)/) ?? [];
  const child = document.createElement(caption === undefined ? 'pre' : 'p');
  if (caption !== undefined) child.slot = 'caption';
  child.textContent = decoded(caption ?? inside.replace(/<\/?\w+[^>]*>/g, ''));
  if (name === 'fen-game' || caption !== undefined) element.append(child);
  else element.textContent = child.textContent;
  return element;
}

/** Gives a board what another has; what is the same stays, so that nothing is read or drawn again. */
function follow(board, wanted) {
  for (const name of board.getAttributeNames())
    if (!/^(id$|style$|data-)/.test(name) && !wanted.hasAttribute(name)) board.removeAttribute(name);
  for (const name of wanted.getAttributeNames())
    if (board.getAttribute(name) !== wanted.getAttribute(name))
      board.setAttribute(name, wanted.getAttribute(name));
  if (board.textContent.trim() !== wanted.textContent.trim()) board.replaceChildren(...wanted.childNodes);
}

/** Where the board of a source is: beside it, or in the figure with the same number if a section has one drawer of code. */
function placeOf(source) {
  const section = source.closest('.drawer')?.parentElement;
  if (!section) return source.closest('figure, .columns, .feature');
  return section.querySelectorAll('figure')[[...section.querySelectorAll('.drawer pre')].indexOf(source)];
}

for (const source of document.querySelectorAll('pre')) {
  const place = placeOf(source);
  const boards = place?.querySelectorAll('fen-board, fen-game') ?? [];
  if (boards.length !== 1 || source.closest('fen-game') || source.textContent.includes('…')) continue;
  if (!source.textContent.includes(`<${boards[0].localName}`)) continue;
  source.contentEditable = 'plaintext-only';
  source.spellcheck = false;
  source.role = 'textbox';
  source.ariaMultiLine = 'true';
  source.ariaLabel = 'The code, which can be changed';
  source.addEventListener('input', () => {
    const wanted = boardOf(source.innerText);
    const board = place.querySelector('fen-board, fen-game');
    if (wanted?.localName === board.localName) follow(board, wanted);
    else if (wanted) board.replaceWith(wanted);
  });
}
