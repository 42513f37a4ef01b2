// Shows what assistive technology receives.
const show = (board) => {
  const picture = board.shadowRoot?.querySelector('svg');
  const said = board.parentElement.querySelector('.said');
  if (!picture || !said) return;
  said.textContent = `${picture.getAttribute('aria-label')}. ${picture.getAttribute('aria-description')}`;
};

await customElements.whenDefined('fen-board');
for (const board of document.querySelectorAll('figure fen-board')) {
  await board.updateComplete;
  show(board);
  // A language comes after the board.
  new MutationObserver(() => show(board)).observe(board.shadowRoot, {attributes: true, subtree: true});
}
