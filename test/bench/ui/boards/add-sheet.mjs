/** The sheet that a library asks the page to link to. */
export function addSheet(text) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
