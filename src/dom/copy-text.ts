/**
 * Copies a text to the clipboard.
 *
 * @returns whether it was copied. A page may not use the clipboard without https, or in a frame without the permission
 * `clipboard-write`. Then the text can be shown and selected, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
