import {nothing, type TemplateResult} from 'lit';

/**
 * Whether a server's drawing can be taken over: lit's hydrate support was there before lit, and the comments in which
 * it finds its way have not been stripped.
 */
export const canHydrate = (
  board: {readonly observedAttributes: string[]},
  {lastChild}: ShadowRoot,
): boolean => board.observedAttributes.includes('defer-hydration') && lastChild instanceof Comment;

/**
 * The same templates, with none of their values. lit believes that a server has drawn the values it is given when it
 * takes a drawing over; given these, it writes all of the real ones afterwards, into the nodes that are there. So a
 * drawing is put right whose attributes have changed since, or that another version has made.
 */
export function forceRehydration(value: unknown): unknown {
  // Put in the place of what is not there, a thing that is no text makes lit take away whatever the server has put there.
  if (value === nothing) return {};
  if (Array.isArray(value)) return value.map(forceRehydration);
  if (Object(value) !== value) return `${String(value)} `;
  const {values} = value as Partial<TemplateResult>;
  return values ? {...(value as TemplateResult), values: values.map(forceRehydration)} : value;
}
