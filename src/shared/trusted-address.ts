/** The API of browsers that have Trusted Types: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy<Rules extends {readonly [rule: string]: (text: string) => string}>(
    name: string,
    rules: Rules,
  ): Rules;
}

/** Trusted Types of this browser; undefined if it has none. */
export const trustedTypesOf = (): TrustedTypes | undefined =>
  (globalThis as {readonly trustedTypes?: TrustedTypes}).trustedTypes;

/** A page allows a policy of this name, and only once: the still file and the part for engines share it. */
export const policyName = 'fen-board';

/** The rule for the addresses of workers, which is all that other code of the page could get by the policy. */
export const addressRule = {
  createScriptURL(address: string): string {
    if (new URL(address, document.baseURI).origin !== location.origin)
      throw new TypeError(`${address} is of another origin.`);
    return address;
  },
};

/** The key of the shared rule. The policy of the still file also marks markup as safe, which it keeps to itself. */
const key = Symbol.for(policyName);
const shared = globalThis as {[key]?: typeof addressRule};

/** Lets other files of this package make the addresses of workers by a policy that exists already. */
export function shareAddressRule(policy: typeof addressRule): void {
  shared[key] = {createScriptURL: (address) => policy.createScriptURL(address)};
}

/**
 * Marks the address of a worker as safe for pages that require it.
 *
 * @throws If the page does not allow the policy, or the address is of another origin.
 */
export function trustedAddress(address: string): string {
  if (!shared[key]) shareAddressRule(trustedTypesOf()?.createPolicy(policyName, addressRule) ?? addressRule);
  return (shared[key] ?? addressRule).createScriptURL(address);
}
