// The structure of a drawing: enough to find out whether it contains anything that it should not.

/** Every element and attribute below a node, as `g`, `g part`, `g stroke-width`. */
export function structureOf(root: ParentNode): ReadonlySet<string> {
  const structure = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    structure.add(element.localName);
    for (const name of element.getAttributeNames()) structure.add(`${element.localName} ${name}`);
  }
  return structure;
}

/** The entries of a structure that are not in a known one. */
export const beyond = (structure: ReadonlySet<string>, known: ReadonlySet<string>): string =>
  [...structure].filter((one) => !known.has(one)).join(', ');

/** The entries that no drawing may have: those that run code, fetch, link elsewhere or carry styles. */
export const dangerous = (structure: ReadonlySet<string>): string =>
  [...structure]
    .filter((one) =>
      /^(script|style|link|a|img|image|use|iframe|object|embed|foreignobject|animate|set)( |$)|\s(on\w+|style|href|xlink:href|src|srcdoc)$/i.test(
        one,
      ),
    )
    .join(', ');

/** The attributes that contain a text, other than those made for people to read. */
export const placesOf = (root: ParentNode, text: string): string =>
  [...root.querySelectorAll('*')]
    .flatMap((element) =>
      [...element.attributes]
        .filter(({name, value}) => value.includes(text) && !/^(aria-|title$|placeholder$)/.test(name))
        .map(({name}) => `${element.localName} ${name}`),
    )
    .join(', ');
