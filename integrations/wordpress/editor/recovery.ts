import {attributesOfClasses} from './classes.js';
import {diagramOfText, gameOfText} from './text-options.js';
import {textOf} from './texts.js';
import {createElement, RawHTML, type Properties} from './wordpress.js';

/**
 * Recovers a block whose markup was edited by hand, so that it is never “invalid”: WordPress uses this entry of
 * `deprecated` if the stored markup is not that of `save`.
 *
 * @param read - Reads block attributes from the markup.
 */
export const recovery = (read: (markup: HTMLElement) => object): Properties => ({
  apiVersion: 3,
  attributes: {
    // Not parsed as HTML, which would close an unclosed tag and so differ from the stored markup.
    markup: {type: 'string', source: 'raw'},
    align: {type: 'string'},
    className: {type: 'string'},
    style: {type: 'object'},
  },
  supports: {className: false, customClassName: false},
  save: ({attributes}: {readonly attributes: {readonly markup: string}}) =>
    createElement(RawHTML, null, attributes.markup),
  migrate: ({markup, ...kept}: {readonly markup: string}) => ({
    ...kept,
    // In a document without a window, nothing is fetched and nothing runs.
    ...read(new DOMParser().parseFromString(markup, 'text/html').body),
  }),
});

const captionOf = (root: Element) => {
  const caption = root.querySelector('figcaption')?.innerHTML;
  return caption !== undefined && {caption};
};
const anchorOf = (root: Element | null) => (root?.id ? {anchor: root.id} : {});

/** Reads the attributes of a diagram from markup. */
export function readDiagram(markup: HTMLElement): object {
  const board = markup.querySelector<HTMLElement>('.fen-board,fen-board');
  const width = parseInt(board?.style.width ?? '', 10);
  const fen = board?.getAttribute('fen') ?? textOf(board ?? markup);
  const details = markup.querySelector('details');
  const summary = details?.querySelector('summary');
  const summaryText = summary?.textContent.trim();
  summary?.remove();
  return {
    ...(fen && diagramOfText(fen)),
    ...captionOf(markup),
    ...(details && {solution: textOf(details), summary: summaryText}),
    ...(width && {width}),
    ...anchorOf(markup.firstElementChild),
    ...attributesOfClasses(board?.classList ?? []),
  };
}

const heightOf = ({className}: Element) => {
  const [, height] = /(?:^|\s)has-(normal|tall|all)-moves(?:\s|$)/.exec(className) ?? [];
  return height && {height};
};

/** Reads the attributes of a game from markup. */
export function readGame(markup: HTMLElement): object {
  const game = markup.querySelector<HTMLElement>('.fen-game,fen-game,pre') ?? markup;
  const width = parseInt(game.style.width, 10);
  return {
    ...gameOfText(textOf(game)),
    ...captionOf(markup),
    src: game.querySelector('a')?.getAttribute('href') ?? undefined,
    ...anchorOf(markup.firstElementChild),
    ...attributesOfClasses(game.classList),
    ...heightOf(game),
    ...(width && {width}),
  };
}

/** Reads the attributes of a set of puzzles from markup. */
export function readSet(markup: HTMLElement): object {
  const set = markup.querySelector<HTMLElement>('.fen-board-set') ?? markup;
  const width = parseInt(set.style.width, 10);
  return {
    src: markup.querySelector('a')?.getAttribute('href') ?? undefined,
    ...captionOf(markup),
    ...anchorOf(markup.firstElementChild),
    ...attributesOfClasses(set.classList),
    ...(width && {width}),
  };
}
