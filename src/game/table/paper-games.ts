import {html, render} from 'lit/html.js';
import {printedIndices} from '../../shared/print-range.js';
import {adoptSheet, css} from '../../shared/sheets.js';
import type {GameContext} from '../document/context.js';
import type {FiledGame} from '../document/game-file.js';
import {Navigation} from '../document/navigation.js';
import {headerTemplate, playerTemplate} from '../view/header.js';
import {staticTemplate} from '../view/markup.js';
import {listMarkup} from '../view/move-list.js';

const sheet = css`
  .printed {
    display: none;
  }
  @media print {
    .printed {
      display: block;
    }
    .room:has(.printed) > .game {
      display: none;
    }
    .printed > .game {
      display: block;
      margin-top: 1.5rem;
    }
  }
`;

interface PaperView {
  readonly context: GameContext;
  readonly filed: readonly FiledGame[];
}

/** Draws the games of `print-range` for paper. @returns Undefined if there are none. */
export function drawGames({context, filed}: PaperView): HTMLElement | undefined {
  const {printRange, renderRoot} = context.element;
  if (printRange === null) return undefined;
  adoptSheet(renderRoot as ShadowRoot, sheet);
  const paper = document.createElement('div');
  paper.className = 'printed';
  render(
    printedIndices(printRange, filed.length).map((index) => gameOnPaper(context, filed[index])),
    paper,
  );
  return paper;
}

function gameOnPaper(context: GameContext, filed: FiledGame | undefined): unknown {
  const game = filed?.content.read().game;
  if (!game) return undefined;
  const navigation = new Navigation(game);
  return html`<div class="game">
    ${headerTemplate(game, context)}
    <div class="stage">
      ${playerTemplate('black', navigation, context)}${playerTemplate('white', navigation, context)}
    </div>
    <div class="moves" lang="${context.locale.current.tag}">
      ${staticTemplate(listMarkup(context, navigation, [], undefined))}
    </div>
  </div>`;
}
