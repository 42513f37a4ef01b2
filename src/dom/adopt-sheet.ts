/** For each document, the sheets made of a text: a sheet cannot be shared between documents. */
const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Lets a shadow root have a sheet.
 * @param css - The text of the sheet; the same text gives the same sheet.
 * @returns what takes it away again.
 */
export function adoptSheet(root: ShadowRoot, css: string): () => void {
  const {ownerDocument} = root;
  const sheets = made.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  made.set(ownerDocument, sheets);
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new (ownerDocument.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
