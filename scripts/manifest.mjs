/** The custom elements of a manifest, in the order of their tags. */
export const elementsOf = ({modules}) =>
  modules
    .flatMap(({declarations = []}) => declarations)
    .filter(({tagName}) => tagName)
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
