import type {html, nothing, svg} from 'lit';

/** What parts on demand need of lit. It is passed in, so that a page has one copy of lit whatever it loads. */
export interface Lit {
  readonly html: typeof html;
  readonly svg: typeof svg;
  readonly nothing: typeof nothing;
}
