import {html} from 'lit/html.js';

/** A text, or what gives it whenever it is drawn: then it follows the language of the board. */
export type Announcement = string | (() => string);

/** Announcements for screen readers: the text of a `status` element, read when it changes (WAI-ARIA 1.2). */
export class LiveRegion {
  #announcement: Announcement = '';
  #isRepeated = false;

  /** The text, with a no-break space after it where the same sentence would otherwise stand twice in a row. */
  get text(): string {
    const text = typeof this.#announcement === 'string' ? this.#announcement : this.#announcement();
    return text && this.#isRepeated ? `${text}\u00a0` : text;
  }

  /** Announces something when the board is drawn next; an empty text announces nothing. */
  announce(announcement: Announcement): void {
    const before = this.text;
    this.#announcement = announcement;
    this.#isRepeated = false;
    this.#isRepeated = this.text === before;
  }

  /** The element, in the page before its text changes. The caller's sheet shows or hides the text by its class. */
  template(lang: string, className: string): unknown {
    return html`<div class="${className}" role="status" lang="${lang}">${this.text}</div>`;
  }
}
