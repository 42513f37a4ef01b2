/** Copies a text. @returns False where copying is not allowed: on pages without https, in frames without permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
