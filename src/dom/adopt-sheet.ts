/** For each document, the sheets made of a text: a sheet cannot be shared between documents. */
const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adds a sheet to a shadow root, once; roots of one document share it. The function that is returned removes it. */
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
