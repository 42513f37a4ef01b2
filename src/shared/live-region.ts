import {html} from 'lit/html.js';

/** A text, or a function that returns it in the board's current language. */
export type Announcement = string | (() => string);

/** Announcements for screen readers: the text of a `status` element, read when it changes (WAI-ARIA 1.2). */
export class LiveRegion {
  #announcement: Announcement = '';
  #isRepeated = false;

  /** The announcement. A repeated one ends with a no-break space, because screen readers read only changes. */
  get text(): string {
    const text = typeof this.#announcement === 'string' ? this.#announcement : this.#announcement();
    return text && this.#isRepeated ? `${text}\u00a0` : text;
  }

  announce(announcement: Announcement): void {
    const before = this.text;
    // The getter `text` must not add a no-break space when the texts are compared.
    this.#isRepeated = false;
    this.#announcement = announcement;
    this.#isRepeated = this.text === before;
  }

  /** The element must be in the page before the text changes, because screen readers read only changes. */
  template(lang: string, className: string): unknown {
    return html`<div class="${className}" role="status" lang="${lang}">${this.text}</div>`;
  }
}
