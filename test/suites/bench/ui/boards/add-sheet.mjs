/** Adds the sheet that a library needs. */
export function addSheet(text) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
