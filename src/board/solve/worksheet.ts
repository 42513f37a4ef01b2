import type {ReactiveController} from 'lit';
import {html, nothing, render, svg} from 'lit/html.js';
import {formatMoves, pliesBefore} from '../../core/pgn/move-number.js';
import {capitalized, fill} from '../../core/text/fill.js';
import {joinSentences} from '../../core/text/sentence.js';
import {boardTemplate} from '../../picture/drawing/board.js';
import {pageColors} from '../../picture/drawing/colors.js';
import {makePicture} from '../../picture/drawing/picture.js';
import {printedIndices} from '../../shared/print-range.js';
import {adoptSheet, css} from '../../shared/sheets.js';
import type {BoardHost} from '../interaction/board-host.js';
import type {SetPuzzle} from './read-set.js';
import {readMoves} from './solution.js';
import {saysTurn} from './view.js';

/** The style sheet of a worksheet, which is on paper alone. */
const paperSheet = css`
  .sheet {
    display: none;
  }
  @media print {
    :host {
      max-width: none;
    }
    .frame:has(~ div > .sheet) {
      display: none;
    }
    .sheet {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(52mm, 1fr));
      gap: 8mm 7mm;
      /* Black on white on a dark page too, if it prints its background. */
      color: #000;
      background: #fff;
      font:
        10pt/1.35 system-ui,
        sans-serif;
    }
    .sheet figure {
      display: flex;
      flex-direction: column;
      margin: 0;
      break-inside: avoid;
    }
    .sheet figcaption {
      flex: 1 0 auto;
      margin-bottom: 1.5mm;
    }
    .sheet .coordinates {
      display: inline !important;
    }
    .line {
      height: 8mm;
      border-bottom: 0.5pt solid #777;
    }
    .solutions {
      break-before: page;
      break-after: page;
      grid-template-columns: repeat(auto-fill, minmax(80mm, 1fr));
      gap: 2mm 7mm;
    }
    .solutions h2,
    .sheet p {
      margin: 0;
      break-inside: avoid;
    }
    /* In a column of their own, because move numbers follow. */
    .solutions p {
      padding-inline-start: 2.5em;
      text-indent: -2.5em;
    }
    .solutions b {
      display: inline-block;
      width: 2.5em;
      text-indent: 0;
    }
    .solutions h2 {
      grid-column: 1 / -1;
      font-size: 13pt;
    }
  }
`;

/** The glyphs of the first six NAGs. */
const glyphs = ['', '!', '?', '!!', '??', '!?', '?!'];

/** The position that a person solves, and the moves that solve it: the board plays the first move of some puzzles. */
function taskOf({position, solution, side}: SetPuzzle) {
  const moves = readMoves(position, solution);
  const played = moves && side && side !== position.turn ? 1 : 0;
  const start = (played && moves?.[0]?.position) || position;
  const text = moves
    ? formatMoves(
        moves.slice(played).map(({san}) => san),
        pliesBefore(start),
      )
    : solution.replace(/ \$(\d+)/g, (_, nag: string) => glyphs[Number(nag)] ?? '').replace(/[{}]/g, '');
  return {start, text};
}

/** What is printed of a set. */
interface Printed {
  readonly puzzles: readonly SetPuzzle[];
  /** The heading above the solutions. */
  readonly heading: string;
  /** “60 of 100”, below a sheet that has only the first puzzles. */
  readonly place: string;
}

/** Draws the worksheet of a set before the page prints, because nothing can wait then, and removes it afterwards. */
export class Worksheet implements ReactiveController {
  readonly #host: BoardHost;
  readonly #set: () => Printed | null;
  #paper: HTMLElement | undefined;

  /** @param set - Returns the set that is shown; null if none is. */
  constructor(host: BoardHost, set: () => Printed | null) {
    this.#host = host;
    this.#set = set;
  }

  hostConnected(): void {
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, this.#print);
  }

  hostDisconnected(): void {
    for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, this.#print);
  }

  readonly #print = ({type}: Event): void => {
    this.#paper?.remove();
    const {root, element} = this.#host;
    const set = this.#set();
    if (type === 'afterprint' || !set || element.mode !== 'solve') return;
    adoptSheet(root, paperSheet);
    this.#paper = root.appendChild(document.createElement('div'));
    render(worksheetTemplate(this.#host, set), this.#paper);
  };
}

/** The puzzles of a set for paper, with lines to write on, and their solutions on a page of their own. */
function worksheetTemplate(host: BoardHost, {puzzles, heading, place}: Printed): unknown {
  const {element, locale} = host;
  const {current} = locale;
  const {letters} = current.table.game ?? {};
  const printed = printedIndices(element.printRange, puzzles.length).flatMap((i) => {
    const puzzle = puzzles[i];
    if (!puzzle) return [];
    const {start, text} = taskOf(puzzle);
    const {title} = puzzle;
    const turn = current.diagram[`${start.turn}ToMove`];
    return {
      number: i + 1,
      task: joinSentences(title, !saysTurn(title, turn) && `${capitalized(turn)}.`),
      start,
      text,
    };
  });
  const isCut = !element.printRange && printed.length < puzzles.length;
  const cutText = isCut && fill(place, {number: printed.length, count: puzzles.length});
  if (isCut)
    console.warn(
      `fen-board: ${printed.length} of ${puzzles.length} puzzles are printed. \`print-range\` names others.`,
    );
  const {orientation, pieces, coordinates, turnMarker, theme} = element;
  const colors = pageColors(theme);
  const look = {
    ...{orientation, pieces, turnMarker, theme},
    coordinates: coordinates === 'none' ? ('inside' as const) : coordinates,
  };
  const picture = (position: SetPuzzle['position']) =>
    boardTemplate(
      svg,
      makePicture(
        {
          ...{position, look, colors},
          naming: {name: '', description: '', describedBy: nothing, lang: nothing, hidden: true},
        },
        {size: {width: '100%', height: '100%'}},
      ),
    );
  return html`<div class="sheet" lang="${current.tag}">
      ${printed.map(
        ({number, task, start}) =>
          html`<figure>
            <figcaption><b>${number}.</b> ${task}</figcaption>
            <div class="board">${picture(start)}</div>
            <div class="line"></div>
            <div class="line"></div>
          </figure>`,
      )}
      ${cutText ? html`<p>${cutText}</p>` : nothing}
    </div>
    <div class="sheet solutions" lang="${current.tag}">
      <h2>${heading}</h2>
      ${printed.map(({number, text}) => html`<p><b>${number}</b> ${localMoves(text, letters)}</p>`)}
    </div>`;
}

/** Moves with the letters of a language; words of comments stay as they are. */
const localMoves = (text: string, letters: {readonly [role in string]?: string} = {}): string =>
  text.replace(
    /\b[KQRBNAC](?=[a-j]?[1-8]?x?[a-j][1-8])|(?<==)[QRBNAC]/g,
    (letter) => letters[letter] ?? letter,
  );
