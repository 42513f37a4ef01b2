import type {html, nothing, svg} from 'lit';

/** What the parts use of lit. It is passed in, so that a page has one copy of lit however many parts it loads. */
export interface Lit {
  readonly html: typeof html;
  readonly svg: typeof svg;
  readonly nothing: typeof nothing;
}
