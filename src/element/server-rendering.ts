import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {nothing, type RenderOptions, type TemplateResult} from 'lit/html.js';
import type {Part} from '../dom/part.js';
import {loadLocale, loadPieces} from './parts.js';

/** The members of an element that its hydration uses. */
export interface ServerRenderedElement extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly renderOptions: RenderOptions;
  readonly pieces: string;
}

/**
 * The first update of an element that a server has rendered, in four steps:
 *
 * 1. The constructor empties a shadow root that lit cannot hydrate, because its hydrate support was loaded after lit or
 *    not at all, or because the comments that lit needs were stripped.
 * 2. `loadParts`, before the update, waits for the pieces and the language of the server's picture.
 * 3. `hostUpdate`, at the start of the update, hydrates the server's nodes, with placeholders for all values.
 * 4. The update continues as usual, and writes each value into the hydrated nodes.
 *
 * Later updates are ordinary ones: this controller has been removed.
 */
export class ServerRendering implements ReactiveController {
  readonly #element: ServerRenderedElement;
  readonly #hydrate: () => void;
  #isHydrating = false;

  /** @param hydrate - lit's own `update`, which hydrates if the page has loaded lit's hydrate support. */
  constructor(element: ServerRenderedElement, hydrate: () => void) {
    this.#element = element;
    this.#hydrate = hydrate;
    const {observedAttributes} = element.constructor as {observedAttributes?: readonly string[]};
    // Lit's hydrate support adds `defer-hydration` to the attributes of the class.
    const canHydrate =
      observedAttributes?.includes('defer-hydration') && element.renderRoot.lastChild instanceof Comment;
    if (!canHydrate) this.#clear();
    element.addController(this);
  }

  /** Loads pieces, language and parts, without which the server's picture would flash or lose something. */
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
      // The server's picture has other nodes: its FEN could not be read, or another version has drawn it.
      this.#clear();
    }
    this.#isHydrating = false;
  }

  /**
   * Returns a template; during hydration, with placeholders for its values. Lit assumes that the server has rendered the
   * placeholders, so the rest of this update (step 4) writes all real values.
   */
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

/** Returns a value that lit sees as changed, but that makes the same nodes. An object that is no template is returned as it is. */
function placeholderFor(value: unknown): unknown {
  // Not `nothing`, so that lit removes what the server has rendered here.
  if (value === nothing) return {};
  if (Array.isArray(value)) return value.map(placeholderFor);
  if (Object(value) !== value) return `${String(value)} `;
  const {values} = value as Partial<TemplateResult>;
  return values ? {...(value as TemplateResult), values: values.map(placeholderFor)} : value;
}
