// Shows what assistive technology receives.
const show = (board) => {
  const picture = board.shadowRoot?.querySelector('svg');
  const said = board.parentElement.querySelector('.said');
  const overview = board.shadowRoot?.querySelector('#overview');
  if (!picture || !overview || !said) return;
  said.textContent = `${picture.getAttribute('aria-label')}. ${overview.textContent.replaceAll('\n', ' ')}`;
};

await customElements.whenDefined('fen-board');
for (const board of document.querySelectorAll('figure fen-board')) {
  await board.updateComplete;
  show(board);
  // A language comes after the board, and the description after the picture, as other text in the same place.
  const all = {attributes: true, childList: true, characterData: true, subtree: true};
  new MutationObserver(() => show(board)).observe(board.shadowRoot, all);
}
