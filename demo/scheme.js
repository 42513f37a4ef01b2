// In the head of every page, before anything is drawn: the colours that the reader has chosen, which this browser keeps.
try {
  const chosen = localStorage.getItem('scheme');
  if (chosen) document.documentElement.dataset.scheme = chosen;
} catch {
  // The reader does not allow the page to keep anything.
}
