/**
 * Copies a text, and returns whether that was possible: without https, and in a frame without the permission
 * `clipboard-write`, a page may not use the clipboard. Then the text can be shown, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
