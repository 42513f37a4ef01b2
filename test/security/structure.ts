// The structure of a drawing: enough to see whether there is anything in it that does not belong there.

/** Every element and attribute below a node, as `g`, `g part`, `g stroke-width`. */
export function structureOf(root: ParentNode): ReadonlySet<string> {
  const structure = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    structure.add(element.localName);
    for (const name of element.getAttributeNames()) structure.add(`${element.localName} ${name}`);
  }
  return structure;
}

/** The entries of the first that are missing in the second. */
export const beyond = (structure: ReadonlySet<string>, known: ReadonlySet<string>): string =>
  [...structure].filter((one) => !known.has(one)).join(', ');

/** Forbidden in every drawing: whatever runs, fetches, links elsewhere or has style. */
export const dangerous = (structure: ReadonlySet<string>): string =>
  [...structure]
    .filter((one) =>
      /^(script|style|link|a|img|image|use|iframe|object|embed|foreignobject|animate|set)( |$)|\s(on\w+|style|href|xlink:href|src|srcdoc)$/i.test(
        one,
      ),
    )
    .join(', ');

/** The attributes in which a text stands, other than those that are there to be read. */
export const placesOf = (root: ParentNode, text: string): string =>
  [...root.querySelectorAll('*')]
    .flatMap((element) =>
      [...element.attributes]
        .filter(({name, value}) => value.includes(text) && !/^(aria-|title$|placeholder$)/.test(name))
        .map(({name}) => `${element.localName} ${name}`),
    )
    .join(', ');
