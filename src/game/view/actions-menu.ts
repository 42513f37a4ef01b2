import {html, nothing} from 'lit/html.js';
import {hostKey} from '../../board/interaction/board-host.js';
import {css} from '../../shared/sheets.js';
import {copyText} from '../../shared/copy-text.js';
import {gameName, tagValue} from '../../words/players.js';
import {fill} from '../../core/text/fill.js';
import type {BoardElement} from '../../board/interaction/board-host.js';
import {colorsOf} from '../../board/element/svg-document.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {formatPgn} from '../../core/pgn/format-pgn.js';
import type {Game} from '../../core/pgn/game.js';
import {animateGame} from '../../picture/files/animate-game.js';
import {copyPng, makeFileName, saveFile} from '../../board/toolbar/picture-file.js';
import {startExploring, toolbarStrings} from '../../board/toolbar/toolbar.js';
import type {GameContext} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';
import type {MenuTexts} from './menu.js';

/** The style of the items. Their box is in the sheet of the game. */
export const menuSheet = css`
  .buttons .more > * {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 2.5rem;
    padding: 0.4rem 0.6rem;
    color: inherit;
    text-align: start;
    text-decoration: none;
  }
  .buttons .more:has([aria-pressed]) > * {
    padding-inline-start: 1.75rem;
  }
  .more [aria-pressed='true']::before {
    content: '✓';
    width: 1.15rem;
    margin-inline-start: -1.15rem;
  }
`;

/** The address from the attribute `analysis`, with the FEN in place of `{fen}`; empty if it is not a web address. */
function analysisAddress(template: string | null, fen: string): string {
  try {
    const url = new URL(fill(template ?? '', {fen: encodeURI(fen)}), document.baseURI);
    return template && /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}

/** Draws the game as a picture that plays itself, as its board looks now. */
function animationOf(game: Game, board: BoardElement): string {
  const {orientation, coordinates, theme, pieces} = board;
  const lang = board[hostKey].locale.current.tag;
  return animateGame(game, {orientation, coordinates, theme, pieces, lang}, colorsOf(board));
}

const pgnType = 'application/x-chess-pgn';

/** The name of the file at an address, without its extension. */
const fileNameOf = (src: string | null): string => {
  const [name = ''] = /[^/]*$/.exec((src ?? '').replace(/[?#].*/s, '')) ?? [];
  return name.replace(/\.\w+$/, '');
};

interface MenuActions {
  /** Shows and announces a sentence. */
  readonly report: (sentence: string) => void;
  readonly flip: () => void;
  readonly showsRibbon: boolean;
  readonly toggleRibbon: () => void;
}

/** The items of the actions menu. A board with a grid needs no “Explore”. */
export function menuItemsTemplate(
  context: GameContext,
  {game, position, hasRibbonData}: Navigation,
  {link, file}: MenuTexts,
  {report, flip, showsRibbon, toggleRibbon}: MenuActions,
): unknown {
  const {element, strings} = context;
  const {board} = element;
  const toolbarTexts = toolbarStrings(context);
  const fen = formatFen(position, 'x-fen');
  const analysisUrl = analysisAddress(element.analysis, fen);
  const item = (name: string, press: (event: Event) => unknown, isPressed?: boolean) =>
    html`<button type="button" aria-pressed="${isPressed ?? nothing}" @click="${press}">${name}</button>`;
  // If the page may not write to the clipboard, the text itself is shown, so that the reader can copy it by hand.
  const copy = async (text: string) => report((await copyText(text)) ? strings.copied : text);
  const saveItem = (
    format: string,
    mediaType: string,
    getText: () => string | Promise<string>,
    name = fill(toolbarTexts.savePicture, {format}),
    caption = gameName(game.tags, strings),
  ) =>
    item(name, async () => {
      const fileName = `${makeFileName(caption, fen)}.${format.toLowerCase()}`;
      report(fill(toolbarTexts[await saveFile(getText(), mediaType, fileName)], {format}));
    });
  return html`${item(strings.flip, flip)}
  ${
    element.moveInput || element.board?.[hostKey].isDrawable
      ? nothing
      : item(toolbarTexts.explore, ({target}) => {
          (target as Element).closest('details')?.removeAttribute('open');
          if (element.board) startExploring(element.board);
        })
  }
  ${hasRibbonData ? item(strings.ribbon, toggleRibbon, showsRibbon) : nothing}
  ${item(toolbarTexts.copyFen, () => copy(fen))}
  ${item(toolbarTexts.copyPicture, async () =>
    report(toolbarTexts[board && (await copyPng(board.toSvg())) ? 'pictureCopied' : 'pictureNotCopied']),
  )}
  ${item(toolbarTexts.copyPgn, () => copy(formatPgn(game)))}
  ${link === undefined ? nothing : item(strings.copyLink, () => copy(link))}
  ${saveItem('PGN', pgnType, () => formatPgn(game), file === undefined ? undefined : toolbarTexts.saveGame)}
  ${file === undefined ? nothing : saveItem('PGN', pgnType, () => file, toolbarTexts.saveFile, fileNameOf(element.src) || tagValue(game.tags, 'Event'))}
  ${saveItem('SVG', 'image/svg+xml', () => element.board?.toSvg() ?? '')}
  ${
    board && game.moves.length > 0
      ? saveItem('SVG', 'image/svg+xml', () => animationOf(game, board), toolbarTexts.saveAnimation)
      : nothing
  }
  ${
    analysisUrl
      ? html`<a href="${analysisUrl}" target="_blank" rel="noopener noreferrer">${strings.analyse}</a>`
      : nothing
  }`;
}

/**
 * Lets the open menu go downwards where the window has no room above its button but more below it. Where neither is enough, the menu
 * scrolls.
 */
export function placeMenu(root: ParentNode): void {
  const menu = root.querySelector<HTMLElement>('.more');
  const button = menu?.parentElement?.getBoundingClientRect();
  if (!menu || !button) return;
  const {style} = menu;
  style.maxHeight = '';
  const [above, below] = [button.top, innerHeight - button.bottom];
  const opensDown = menu.offsetHeight > above && below > above;
  style.top = opensDown ? '100%' : '';
  style.bottom = opensDown ? 'auto' : '';
  // Four items, if the whole window is too low.
  style.maxHeight = `${Math.max(160, opensDown ? below : above) - 8}px`;
}
