/** The tag of a language for `Intl`, which throws an error at texts such as `pt_BR`; for these, English. */
export function intlTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
