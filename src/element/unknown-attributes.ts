/** Whether an element has an attribute that HTML does not have, and perhaps nobody: the part with the warnings looks closer. */
export const hasUnknownAttribute = (element: Element): boolean =>
  element
    .getAttributeNames()
    .some((name) => !(name in element) && !/^(class|exportparts|tabindex|is|item\w+)$|[-:]/.test(name));
