import {html, nothing} from 'lit/html.js';
import {copyText} from '../dom/copy-text.js';
import {enButtons} from '../locales/en-buttons.js';
import type {GameStrings} from '../locales/en-game.js';
import {enToolbar} from '../locales/en-toolbar.js';
import {fill} from '../notation/fill.js';
import {formatFen} from '../notation/format-fen.js';
import {formatPgn} from '../pgn/format-pgn.js';
import {makeFileName, saveFile} from '../toolbar/picture-file.js';
import {startExploring} from '../toolbar/toolbar.js';
import type {GameContext} from './context.js';
import {gameName} from './header.js';
import type {Navigation} from './navigation.js';
import {stringsFor} from '../locales/sentence.js';

const toolbarStrings = stringsFor('interaction', {...enToolbar, ...enButtons});

/** The callbacks and the state of the items of the actions menu. */
export interface MenuActions {
  /** Shows and announces a sentence. */
  readonly report: (sentence: string) => void;
  /** Whether the ribbon is shown; undefined in a game without the data for one. */
  readonly showsRibbon: boolean | undefined;
  readonly toggleRibbon: () => void;
}

/** The address of a page that analyses a position; empty without a `template`, or if it is no address of a web page. */
function analysisAddress(template: string | null, fen: string): string {
  try {
    const url = new URL(fill(template ?? '', {fen: encodeURI(fen)}), document.baseURI);
    return template && /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}

/** The items of the actions menu; without “Flip” if the board has a toolbar, without “Explore” if it has a grid. */
export function menuItemsTemplate(
  {element, locale}: GameContext,
  {game, position}: Navigation,
  strings: GameStrings,
  {report, showsRibbon, toggleRibbon}: MenuActions,
): unknown {
  const toolbarTexts = toolbarStrings({locale});
  const fen = formatFen(position, 'x-fen');
  const analysis = analysisAddress(element.analysis, fen);
  const copy = async (text: string) => {
    if (await copyText(text)) report(strings.copied);
    // If the clipboard is not allowed, the text itself is shown, so that the reader can copy it by hand.
    else report(text);
  };
  const save = async (format: string, type: string, text: string | Promise<string>) => {
    const name = `${makeFileName(gameName(game.tags, strings), fen)}.${format.toLowerCase()}`;
    report(fill(toolbarTexts[await saveFile(text, type, name)], {format}));
  };
  const item = (name: string, press: (event: Event) => unknown, isPressed?: boolean) =>
    html`<button type="button" aria-pressed="${isPressed ?? nothing}" @click="${press}">${name}</button>`;
  return html`${element.controls ? nothing : item(strings.flip, () => element.flip())}
  ${
    element.moveInput || element.board?.drawable
      ? nothing
      : item(toolbarTexts.explore, ({target}) => {
          (target as Element).closest('details')?.removeAttribute('open');
          if (element.board) startExploring(element.board);
        })
  }
  ${showsRibbon === undefined ? nothing : item(strings.ribbon, toggleRibbon, showsRibbon)}
  ${item(toolbarTexts.copyFen, () => copy(fen))} ${item(strings.copyPgn, () => copy(formatPgn(game)))}
  ${item(fill(toolbarTexts.savePicture, {format: 'PGN'}), () => save('PGN', 'application/x-chess-pgn', formatPgn(game)))}
  ${item(fill(toolbarTexts.savePicture, {format: 'SVG'}), () => save('SVG', 'image/svg+xml', element.board?.toSvg() ?? ''))}
  ${
    analysis
      ? html`<a href="${analysis}" target="_blank" rel="noopener noreferrer">${strings.analyse}</a>`
      : nothing
  }`;
}
