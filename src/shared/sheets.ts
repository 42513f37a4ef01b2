/** The tag of style sheets, by which the build finds them. They contain no `${…}`. */
export const css = ([text = '']: TemplateStringsArray): string => text;

/** The sheets of each document, by their text. Documents cannot share sheets. */
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adds a sheet to a shadow root, once; roots of one document share it. @returns A function that removes it. */
export function adoptSheet(root: ShadowRoot, text: string): () => void {
  const {ownerDocument} = root;
  const {defaultView} = ownerDocument;
  // A document without a window shows nothing.
  if (!defaultView) return () => undefined;
  const sheets = sheetsByDocument.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(ownerDocument, sheets);
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
