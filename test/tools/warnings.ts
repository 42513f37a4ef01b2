/**
 * Keeps what `console.warn` gets in each test of a suite, instead of showing it.
 *
 * @returns The first argument of each call in the current test: the text of a warning.
 */
export function recordWarnings(): string[] {
  const warnings: string[] = [];
  const {warn} = console;
  beforeEach(() => {
    warnings.length = 0;
    console.warn = (text: unknown) => void warnings.push(String(text));
  });
  afterEach(() => {
    console.warn = warn;
  });
  return warnings;
}
