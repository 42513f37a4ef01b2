import type {FormState} from './form-member.js';

const validities = new WeakMap<FormState, Validity>();

/** Returns the one `Validity` of an element, which listens to it. */
export function validityOf(element: HTMLElement & {readonly mode: string}, form: FormState): Validity {
  const validity = validities.get(form) ?? new Validity(element, form);
  validities.set(form, validity);
  return validity;
}

/** Reports to a form why an element is invalid. */
export class Validity {
  readonly #element: HTMLElement & {readonly mode: string};
  readonly #form: FormState;
  /** Where the browser shows the message. */
  #anchor: HTMLElement | undefined;
  /**
   * The anchors of each report. WebKitGTK 2.50 crashes when an element leaves the page after the anchor of its first report
   * has been collected; `collected.test.ts` crashes it without this set.
   */
  readonly #reported = new Set<HTMLElement | undefined>();

  constructor(element: HTMLElement & {readonly mode: string}, form: FormState) {
    this.#element = element;
    this.#form = form;
    // A click on a label also reaches the label's control. Then the innermost target is the element, not a node inside it.
    for (const type of ['click', 'focus']) {
      element.addEventListener(type, (event) => {
        if (event.composedPath()[0] === element) element.focus();
      });
    }
    element.addEventListener('invalid', () => this.#reported.add(this.#anchor));
  }

  /**
   * @param problem - The first problem in reading order, or an empty text. The message of the page comes before it.
   * @param anchor - Finds the element that a browser focuses to show the message. Without it, nothing shows why the form is
   * not submitted.
   * @returns The message; empty if the element is valid.
   */
  report(
    problem: string,
    flags: Pick<ValidityStateFlags, 'badInput' | 'valueMissing'>,
    anchor: () => HTMLElement | null,
  ): string {
    const {customError, internals} = this.#form;
    const message = customError || problem;
    if (this.#element.mode === 'view' || !message) internals.setValidity({});
    else {
      this.#anchor = anchor() ?? undefined;
      internals.setValidity({...flags, customError: !!customError}, message, this.#anchor);
    }
    return message;
  }
}
