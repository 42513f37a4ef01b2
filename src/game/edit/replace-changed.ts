const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isComment = (node: Node): boolean => node.nodeType === Node.COMMENT_NODE;

/**
 * Makes what is in an element equal to what is in another. Nodes that are equal stay; of others, what is in them is compared. So a
 * screen reader keeps its place in the list while a move changes.
 */
export function replaceChanged(shown: Element, made: ParentNode): void {
  // Lit adds comments.
  const [before, after] = [shown, made].map(({childNodes}) =>
    [...childNodes].filter((node) => !isComment(node)),
  ) as [ChildNode[], ChildNode[]];
  let start = 0;
  while (before[start]?.isEqualNode(after[start] ?? null)) start++;
  let [end, newEnd] = [before.length, after.length];
  while (end > start && newEnd > start && before[end - 1]?.isEqualNode(after[newEnd - 1] ?? null)) {
    end--;
    newEnd--;
  }
  for (let i = start; i < Math.max(end, newEnd); i++) {
    const [one, other] = [i < end ? before[i] : undefined, i < newEnd ? after[i] : undefined];
    if (one && other && isElement(one) && isElement(other) && one.localName === other.localName) {
      for (const name of one.getAttributeNames()) if (!other.hasAttribute(name)) one.removeAttribute(name);
      for (const {name, value} of other.attributes)
        if (one.getAttribute(name) !== value) one.setAttribute(name, value);
      replaceChanged(one, other);
    } else {
      if (other) shown.insertBefore(other, one ?? before[end] ?? null);
      one?.remove();
    }
  }
}
