import {addressRule, policyName, shareAddressRule, trustedTypesOf} from '../../shared/trusted-address.js';

let policy: {createHTML(markup: string): string} | undefined;

/** Marks markup as safe for pages that require it; null if the page does not allow the policy. */
export function trustedMarkup(markup: string): string | null {
  const trustedTypes = trustedTypesOf();
  if (!trustedTypes) return markup;
  try {
    if (!policy) {
      const made = trustedTypes.createPolicy(policyName, {
        createHTML: (safe: string) => safe,
        ...addressRule,
      });
      policy = made;
      shareAddressRule(made);
    }
  } catch {
    return null;
  }
  return policy.createHTML(markup);
}
