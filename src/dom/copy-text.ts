/**
 * Copies a text to the clipboard.
 *
 * @returns Whether it was copied. Without https, and in a frame without the permission `clipboard-write`, a page may
 * not use the clipboard. Then the text can be shown and selected, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
