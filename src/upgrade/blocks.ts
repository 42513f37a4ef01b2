import {attributesOf, type GivenAttributes, type Tag} from '../attributes.js';
import {notText, textOf} from '../dom/text-content.js';

/** Blocks in or around these are left alone: text that is being edited, and boards and games that are there already. */
const leftAlone =
  '.no-fen-board,fen-board,fen-game,textarea,[contenteditable]:not([contenteditable="false"])';

/** Parts of a block that are not the author's text: numbers of lines, callouts, what copies the block. */
const notAuthors = `${notText},.gutter,.lineno,.linenos,.linenodiv,.ln,.lnt,.hljs-ln-numbers,.conum,.conum+b,[class*="copy" i]`;
/** Where highlighters that number the lines in a table have the code. */
const codeCell = 'td.code pre,.rouge-code pre';

/** Wrappers that highlighters and generators put around code, and elements that may stand beside the code there. */
const wrapper =
  'pre,figure,.highlight,[class*="highlight-"],.sourceCode,.listingblock,.listingblock>.content';
const beside = `${notAuthors},figcaption,.title,.code-block-caption`;

/** Selects blocks by a class of this package, and by what highlighters and CMSs call code in a language. */
export const blockSelector = (ownClass: string, language: string): string =>
  [
    `.${ownClass}`,
    `pre.${language}`,
    ...['language', 'lang', 'highlight-source', 'highlight'].map((name) => `.${name}-${language}`),
    ...['lang', 'language'].map((name) => `[data-${name}="${language}"]`),
  ].join();

export interface Block {
  readonly element: Element;
  /** The block with the wrappers that hold nothing else. */
  readonly outermost: Element;
  readonly text: string;
  /** The classes of the block, of its wrappers and of the code inside. */
  readonly classes: ReadonlySet<string>;
}

/** The blocks that a selector finds in `root`, `root` itself, and around it; inner ones may go with a replaced one. */
export function eachBlock(
  root: Document | DocumentFragment | Element,
  selector: string,
  replace: (block: Block) => void,
): void {
  const visit = (element: Element) => {
    if (element.closest(leftAlone) || element.querySelector(leftAlone)) return;
    const code =
      element.querySelector(codeCell) ??
      element.querySelector('code') ??
      element.querySelector('pre') ??
      element;
    // Folded lines belong to it, wherever the code itself is.
    const text = element.querySelector('details')
      ? textWithSolutions(element)
      : textOf(code, '\n', notAuthors);
    const wrappers = wrappersOf(element.closest(codeCell)?.closest('table') ?? element);
    // A wrapper with a title stays.
    const outermost =
      wrappers.find(
        ({parentElement: parent}) => parent?.children.length !== 1 || !wrappers.includes(parent),
      ) ?? element;
    const classes = new Set([...wrappers, element, code].flatMap(({classList}) => [...classList]));
    replace({element, outermost, text, classes});
  };
  if ('closest' in root) {
    const around = root.closest(selector);
    if (around) visit(around);
  }
  for (const element of root.querySelectorAll(selector)) {
    // It may have been replaced together with the block around it.
    if (root.contains(element)) visit(element);
  }
}

/** A block and the wrappers around it, from the inside, as far as they hold no other text of the author. */
function wrappersOf(block: Element): readonly Element[] {
  const {parentElement: parent} = block;
  const isBeside = (node: Node) =>
    node === block || (node instanceof Element ? node.matches(beside) : !node.textContent?.trim());
  return parent?.matches(wrapper) && [...parent.childNodes].every(isBeside)
    ? [block, ...wrappersOf(parent)]
    : [block];
}

/** Text as it is seen; what `<details>` below a FEN folds up is its solution, as a line `solution: …`. */
function textWithSolutions(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const details of copy.querySelectorAll('details')) {
    details.querySelector('summary')?.remove();
    details.replaceWith(`\nsolution: ${textOf(details).replace(/\s+/g, ' ')}\n`);
  }
  return textOf(copy, '\n', notAuthors);
}

/**
 * The attributes that classes set: `orientation-black` is `orientation="black"`, `turn-marker` is that attribute;
 * several classes for one attribute make a list. A class has no spaces, so it sets no label; and `lang-…` is a class of
 * highlighters. WordPress's classes for the alignment of a block are kept.
 */
export function attributesOfClasses(classes: ReadonlySet<string>, tag: Tag): GivenAttributes {
  const attributes = new Map<string, string>();
  const add = (name: string, value: string) => {
    const before = attributes.get(name);
    attributes.set(name, before ? `${before} ${value}` : value);
  };
  const known = attributesOf(tag, 'look', 'live');
  for (const className of classes) {
    if (/^align\w+$/.test(className)) add('class', className);
    for (const [name, {isSwitch}] of known) {
      if (isSwitch ? className === name : className.startsWith(`${name}-`))
        add(name, className.slice(name.length + 1));
    }
  }
  return attributes;
}
