import {attributeName, pictureRows, type Attribute, type Value} from '../../attributes.js';
import {countPicture, essentialsOf, size} from '../../board/element/diagram.js';
import {diagramSheet} from '../../board/element/styles.js';
import {isBlank} from '../../board/position/reading.js';
import {notifyListeners} from '../../core/listeners.js';
import {mayBeChess960Start} from '../../core/notation/placement.js';
import {emptyBoard} from '../../core/notation/position.js';
import {readValid} from '../../core/notation/read-certain.js';
import {boardTemplate} from '../../picture/drawing/board.js';
import {customProperty} from '../../picture/drawing/colors.js';
import {makePicture} from '../../picture/drawing/picture.js';
import {piecesNamed, registerPieces} from '../../picture/drawing/pieces.js';
import {svgText} from '../../picture/files/svg-text.js';
import {warnOfMissingPart} from '../../shared/part.js';
import {adoptSheet} from '../../shared/sheets.js';
import {readFenText} from '../../shared/text-content.js';
import {describePosition, nameOf} from '../../words/describe.js';
import {languages} from '../../words/languages.js';
import {localeFor, registerLocale, type PartialTable} from '../../words/registry.js';
import {trustedMarkup} from './trusted-markup.js';

type Look = {readonly [P in keyof typeof pictureRows]: Value<P>};

/** The attributes with which a board is more than a diagram. */
const ofElements = ['controls', 'drawable', 'engine', 'move-input', 'name', 'overlay'];
/** The attributes that change a board, or make it more than a diagram. */
export const observedAttributes = [
  'fen',
  'mode',
  ...Object.keys(pictureRows).map(attributeName),
  ...ofElements,
];
const moreThanDiagram = `fen-game,[mode]:not([mode=view i]),:has(>[slot=beside]),${ofElements.map((name) => `[${name}]`).join()}`;

/** Returns a function that fetches a file from beside this one, once. */
function once(load: () => Promise<unknown>): () => void {
  let loading: Promise<unknown> | undefined;
  return () => void (loading ??= load().catch((reason: unknown) => warnOfMissingPart(reason)));
}

let extras: typeof import('./still-extras.js') | undefined;
const loadExtras = once(async () => {
  extras = await import('./still-extras.js');
  notifyListeners();
});
// These files of the drop-in use nothing of it.
const loadClassic = once(async () =>
  registerPieces('classic', (await import('../../picture/drawing/classic.js')).classic),
);
const localeLoaders = new Map(
  Object.entries(languages).map(([tag, [load]]) => [
    tag,
    once(async () => registerLocale(tag, Object.values(await load())[0] as PartialTable)),
  ]),
);

/** All that each board was last drawn from. */
const drawnFrom = new WeakMap<Element, readonly unknown[]>();

function readLook(board: Element): Look {
  const values = Object.entries<Attribute>(pictureRows).map(([property, {isBoolean, read}]) => {
    const text = board.getAttribute(attributeName(property));
    return [property, isBoolean ? text !== null : read(text)];
  });
  return Object.fromEntries(values) as Look;
}

/**
 * Draws a diagram into the shadow root of a board, unless it is drawn already. Returns false for what only the
 * element can do: a board that is more than a diagram, a text that needs the tolerant reader, a page that allows no markup.
 */
export function drawBoard(board: Element): boolean {
  const fen = board.getAttribute('fen') ?? readFenText(board);
  const position = isBlank(fen) ? emptyBoard : readValid(fen)?.reading.position;
  if (!position || board.matches(moreThanDiagram)) return false;
  const look = readLook(board);
  const {label, marks, pieces} = look;
  const locale = localeFor(board.closest('[lang]')?.getAttribute('lang'), (tag) =>
    localeLoaders.get(tag)?.(),
  );
  if (marks?.trim() || mayBeChess960Start(fen)) loadExtras();
  if (pieces === 'classic') loadClassic();

  const sources = [fen, ...Object.values(look), locale, piecesNamed(pieces), extras];
  const before = drawnFrom.get(board);
  if (before && sources.every((source, i) => source === before[i])) return true;

  const essentials = essentialsOf(
    {position, look, name: label ?? nameOf(position, locale.diagram), label},
    locale,
    undefined,
  );
  const parsedMarks = extras?.parseMarks(marks, position.files).marks ?? [];
  const markLayers = extras?.drawMarks(svgText, parsedMarks, essentials, customProperty);
  const sentences = describePosition(
    position,
    locale.diagram,
    extras?.describeMarks(parsedMarks, locale),
    extras?.chess960NumberToMention(fen, position),
  );
  const root = board.shadowRoot ?? board.attachShadow({mode: 'open'});
  const frame = before ? root.firstElementChild?.className : countPicture() ? 'frame skipped' : 'frame';
  const markup = trustedMarkup(
    svgText`<div class="${frame}"><div class="board" part="board">${boardTemplate(
      svgText,
      makePicture(essentials, {...markLayers, size}),
    )}<div id="overview" class="unseen" lang="${locale.tag}">${
      label === '' ? '' : sentences.join('\n')
    }</div></div><slot name="caption"></slot></div>`.text,
  );
  if (markup === null) return false;
  adoptSheet(root, diagramSheet);
  if (extras) adoptSheet(root, extras.sheet);
  // `svgText` has escaped all values.
  root.innerHTML = markup;
  // fen-board.css has rules for tags without a drawing.
  board.setAttribute('data-drawn', '');
  drawnFrom.set(board, sources);
  return true;
}
