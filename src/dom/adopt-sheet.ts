/** For each document, the sheets made of a text: a sheet cannot be shared between documents. */
const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adds a style sheet to a shadow root, unless it is there already.
 *
 * @param css - The text of the sheet; shadow roots of one document share the sheet of the same text.
 * @returns A function that removes it.
 */
export function adoptSheet(root: ShadowRoot, css: string): () => void {
  const {ownerDocument} = root;
  const {defaultView} = ownerDocument;
  // A document without a window has no style sheets, and shows nothing.
  if (!defaultView) return () => undefined;
  const sheets = made.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  made.set(ownerDocument, sheets);
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
