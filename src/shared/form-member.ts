import {LitElement} from 'lit';

/** The key of what a form knows of an element. It is a symbol, because the value in a form is set by the element alone. */
export const formKey = Symbol();

/** What a form knows of an element. */
export class FormState {
  readonly internals: ElementInternals;
  /** The message that the page has set with `setCustomValidity`. */
  customError = '';

  constructor(internals: ElementInternals) {
    this.internals = internals;
  }

  /** Adds or removes a custom state, which CSS matches with `:state()`. */
  setState(name: string, isOn: boolean): void {
    try {
      // `has` is not asked: it is wrong in WebKitGTK 2.50 once the object `states` has been collected, see `collected.test.ts`.
      this.internals.states[isOn ? 'add' : 'delete'](name);
    } /* v8 ignore next 3 -- the browser of the tests is newer */ catch {
      // Older browsers have no states, and Chromium before 125 allows only names such as `--invalid`, as the standard once
      // did: https://github.com/whatwg/html/pull/8467
    }
  }
}

/** An element as a member of a form, with the properties and methods of HTML's own controls. */
export abstract class FormMember extends LitElement {
  static readonly formAssociated = true;

  abstract readonly mode: string;

  /** @internal */
  // In the constructor, because browsers throw once the element is in a document in which its tag is not registered.
  readonly [formKey] = new FormState(this.attachInternals());

  /**
   * The form that the element belongs to, or `null`.
   *
   * @example
   * board.form?.requestSubmit();
   */
  get form(): HTMLFormElement | null {
    return this[formKey].internals.form;
  }

  /**
   * The `<label>`s of the element. In every mode but `view`, the text of a board's labels is its accessible name, unless
   * `label` gives one.
   *
   * @example
   * board.labels.length;
   */
  get labels(): NodeList {
    return this[formKey].internals.labels;
  }

  /**
   * The validity, as in HTML's own controls. In `view` an element is always valid: a diagram does not block its form.
   * The validity is complete once the code of the mode has loaded. A board that may be invalid in a form loads it at once.
   *
   * @example
   * if (board.validity.valueMissing) console.log('There is no FEN.');
   */
  get validity(): ValidityState {
    return this[formKey].internals.validity;
  }

  /**
   * The error, in a sentence; empty when there is none.
   *
   * @example
   * console.log(board.validationMessage);
   */
  get validationMessage(): string {
    return this[formKey].internals.validationMessage;
  }

  /**
   * Whether the form checks the element: in every mode but `view`, unless it is disabled.
   *
   * @example
   * board.willValidate; // false in view
   */
  get willValidate(): boolean {
    return this.mode !== 'view' && this[formKey].internals.willValidate;
  }

  /**
   * Whether the element is valid; if not, fires `invalid`.
   *
   * @example
   * if (board.checkValidity()) console.log(board.value);
   */
  checkValidity(): boolean {
    return this[formKey].internals.checkValidity();
  }

  /**
   * Like `checkValidity()`, but also shows the error to the reader.
   *
   * @example
   * if (!board.reportValidity()) board.focus();
   */
  reportValidity(): boolean {
    return this[formKey].internals.reportValidity();
  }

  /**
   * Makes the element invalid in every mode but `view`, for a reason of the page's own.
   *
   * @param message - The error, in a sentence; empty when there is none.
   * @example
   * board.setCustomValidity(board.fen === 'start' ? 'Please make a move.' : '');
   */
  setCustomValidity(message: string): void {
    this[formKey].customError = message;
    // An update for a named property also validates the element.
    this.requestUpdate('required');
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }
}
