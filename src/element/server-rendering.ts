import type {LitElement, ReactiveController} from 'lit';
import {nothing, type TemplateResult} from 'lit/html.js';
import type {Part} from '../dom/part.js';
import {loadLocale, loadPieces} from './parts.js';

/**
 * The first update of an element that a server has rendered, in four steps:
 *
 * 1. The constructor empties a shadow root that lit cannot hydrate, because lit's hydrate support was not loaded before lit,
 *    or because the comments that lit needs were stripped.
 * 2. `loadParts`, before the update, waits for the parts that have drawn the server's picture. Otherwise it would flash.
 * 3. `hostUpdate`, at the start of the update, hydrates the server's nodes, with placeholders for all values.
 * 4. The update continues as usual, without this controller, and writes each value into the hydrated nodes.
 */
export class ServerRendering implements ReactiveController {
  readonly #element: LitElement & {readonly pieces: string};
  readonly #hydrate: () => void;
  #isHydrating = false;

  /** @param hydrate - lit's own `update`, which hydrates if the page has loaded lit's hydrate support. */
  constructor(element: LitElement & {readonly pieces: string}, hydrate: () => void) {
    this.#element = element;
    this.#hydrate = hydrate;
    const {observedAttributes} = element.constructor as {observedAttributes?: readonly string[]};
    // Lit's hydrate support adds `defer-hydration` to the attributes of the class.
    const canHydrate =
      observedAttributes?.includes('defer-hydration') && element.renderRoot.lastChild instanceof Comment;
    if (!canHydrate) this.#clear();
    element.addController(this);
  }

  loadParts(missing: readonly Part<unknown>[]): Promise<unknown> {
    const {pieces, lang} = this.#element;
    const [language = ''] = lang.toLowerCase().split('-');
    return Promise.all([loadPieces(pieces), loadLocale(language), ...missing.map((part) => part.tryLoad())]);
  }

  hostUpdate(): void {
    this.#element.removeController(this);
    this.#isHydrating = true;
    try {
      this.#hydrate();
    } catch {
      // The server's picture has other nodes, because it shows an error, or because another version has drawn it.
      this.#clear();
    }
    this.#isHydrating = false;
  }

  /** During hydration, replaces values by placeholders. lit takes these for the server's, so step 4 writes all real ones. */
  withPlaceholders(template: unknown): unknown {
    return this.#isHydrating ? placeholderFor(template) : template;
  }

  #clear(): void {
    const {renderRoot, renderOptions} = this.#element;
    renderRoot.replaceChildren();
    // Otherwise lit would draw before a node that has been removed.
    renderOptions.renderBefore = null;
  }
}

/** A value that makes the same nodes as `value`, but is not equal to it. */
function placeholderFor(value: unknown): unknown {
  // With `nothing`, lit would keep what the server has rendered here.
  if (value === nothing) return {};
  if (Array.isArray(value)) return value.map(placeholderFor);
  if (Object(value) !== value) return `${String(value)} `;
  const {values} = value as Partial<TemplateResult>;
  return values ? {...(value as TemplateResult), values: values.map(placeholderFor)} : value;
}
