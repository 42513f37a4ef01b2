/**
 * Whether an element has an attribute that HTML does not have, and perhaps nobody: the part with the warnings looks closer.
 * Of names with a hyphen, only those are suspicious that begin as ours do: frameworks and scripts have others.
 */
export const hasUnknownAttribute = (element: Element): boolean =>
  element
    .getAttributeNames()
    .some(
      (name) =>
        !(name in element) &&
        !/^(is|move-input|class|turn-marker|item\w+|exportparts|[^mt].*-.*|tabindex)$|:/.test(name),
    );
