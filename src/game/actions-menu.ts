import {html, nothing} from 'lit/html.js';
import {hostKey} from '../interaction/board-host.js';
import {copyText} from '../dom/copy-text.js';
import {enButtons} from '../locales/en-buttons.js';
import {enToolbar} from '../locales/en-toolbar.js';
import {fill} from '../text/fill.js';
import {formatFen} from '../notation/format-fen.js';
import {formatPgn} from '../pgn/format-pgn.js';
import {makeFileName, saveFile} from '../toolbar/picture-file.js';
import {startExploring} from '../toolbar/toolbar.js';
import type {GameContext} from './context.js';
import {gameName} from './header.js';
import type {Navigation} from './navigation.js';
import {stringsFor} from '../locales/sentence.js';

const toolbarStrings = stringsFor('interaction', {...enToolbar, ...enButtons});

/** The address from the attribute `analysis`, with the FEN in place of `{fen}`; empty if it is not a web address. */
function analysisAddress(template: string | null, fen: string): string {
  try {
    const url = new URL(fill(template ?? '', {fen: encodeURI(fen)}), document.baseURI);
    return template && /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}

interface MenuActions {
  /** Shows and announces a sentence. */
  readonly report: (sentence: string) => void;
  readonly showsRibbon: boolean;
  readonly toggleRibbon: () => void;
}

/** The items of the actions menu. A board with its own toolbar needs no “Flip”. A board with a grid needs no “Explore”. */
export function menuItemsTemplate(
  context: GameContext,
  {game, position, hasRibbonData}: Navigation,
  {report, showsRibbon, toggleRibbon}: MenuActions,
): unknown {
  const {element, strings} = context;
  const toolbarTexts = toolbarStrings(context);
  const fen = formatFen(position, 'x-fen');
  const analysisUrl = analysisAddress(element.analysis, fen);
  const item = (name: string, press: (event: Event) => unknown, isPressed?: boolean) =>
    html`<button type="button" aria-pressed="${isPressed ?? nothing}" @click="${press}">${name}</button>`;
  // If the page may not write to the clipboard, the text itself is shown, so that the reader can copy it by hand.
  const copy = async (text: string) => report((await copyText(text)) ? strings.copied : text);
  const saveItem = (format: string, mediaType: string, getText: () => string | Promise<string>) =>
    item(fill(toolbarTexts.savePicture, {format}), async () => {
      const fileName = `${makeFileName(gameName(game.tags, strings), fen)}.${format.toLowerCase()}`;
      report(fill(toolbarTexts[await saveFile(getText(), mediaType, fileName)], {format}));
    });
  return html`${element.controls ? nothing : item(strings.flip, () => element.flip())}
  ${
    element.moveInput || element.board?.[hostKey].isDrawable
      ? nothing
      : item(toolbarTexts.explore, ({target}) => {
          (target as Element).closest('details')?.removeAttribute('open');
          if (element.board) startExploring(element.board);
        })
  }
  ${hasRibbonData ? item(strings.ribbon, toggleRibbon, showsRibbon) : nothing}
  ${item(toolbarTexts.copyFen, () => copy(fen))} ${item(toolbarTexts.copyPgn, () => copy(formatPgn(game)))}
  ${saveItem('PGN', 'application/x-chess-pgn', () => formatPgn(game))}
  ${saveItem('SVG', 'image/svg+xml', () => element.board?.toSvg() ?? '')}
  ${
    analysisUrl
      ? html`<a href="${analysisUrl}" target="_blank" rel="noopener noreferrer">${strings.analyse}</a>`
      : nothing
  }`;
}
