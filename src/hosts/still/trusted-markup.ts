/** The API of browsers that have Trusted Types: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createHTML: (markup: string) => string},
  ): {createHTML(markup: string): string};
}

let policy: {createHTML(markup: string): string} | null | undefined;

/** Marks markup as safe for pages that require it; null if the page does not allow the policy. */
export function trustedMarkup(markup: string): string | null {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  if (!trustedTypes) return markup;
  try {
    policy ??= trustedTypes.createPolicy('fen-board', {createHTML: (safe) => safe});
  } catch {
    return null;
  }
  return policy.createHTML(markup);
}
