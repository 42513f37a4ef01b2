/** Copies a text. @returns False if copying is not allowed, as on a page without https or in a frame without permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
