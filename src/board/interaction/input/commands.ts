import {html} from 'lit/html.js';
import {adoptSheet, css} from '../../../shared/sheets.js';
import {buttonSheet, buttonTemplate} from '../../../shared/button.js';
import {enCommands, type CommandStrings} from '../../../words/en-commands.js';
import {issueSentence} from '../../../words/explain.js';
import {roleName, stringsFor} from '../../../words/sentence.js';
import {fillSentence, joinSentences} from '../../../core/text/sentence.js';
import {capitalized, fill} from '../../../core/text/fill.js';
import {colorOf, inColor, type Position, type Role, type Square} from '../../../core/notation/position.js';
import {formatSan} from '../../../core/rules/format-move.js';
import {legalMoves, passTurn} from '../../../core/rules/play.js';
import {parseMove} from '../../../core/rules/parse-move.js';
import type {Move, Promotion} from '../../../core/rules/move.js';
import {describeMove, describeTurn} from '../state/announce-move.js';
import {makeStep} from '../state/legal-moves.js';
import type {Actions, Premove} from '../state/mode.js';
import type {Session} from '../state/session.js';
import {buttonStrings} from '../view/buttons.js';
import {squareName} from '../view/grid.js';
import {placeOf} from '../../../picture/drawing/place.js';
import {findSquareAtPlace, listSquares} from '../view/seen-squares.js';
import {commandsByKey, mapLettersToRoles, type Command} from './keys.js';

const commandStrings = stringsFor('interaction', enCommands);

/** Carries out a command. If Shift was down, `moves` lists only captures. @returns The answer to announce. */
export function runCommand(session: Session, command: Command, isShifted = false): string {
  const texts = commandStrings(session.host);
  const {drawMarks, nothingYet} = buttonStrings(session.host);
  switch (command) {
    case 'here':
      return capitalized(`${session.tabStop?.getAttribute('aria-label') ?? ''}.`);
    case 'last':
      return session.situation.lastMove || nothingYet;
    case 'moves':
      return listMoves(session, session.cursor, isShifted);
    case 'lines':
      return listNearestPieces(session) || capitalized(`${session.strings.interaction.emptySquare}.`);
    case 'evaluation': {
      const {summary, bestMove} = session.host.analysis ?? {};
      const move = bestMove && describeMove(session.position, bestMove, session.strings);
      return summary ? joinSentences(summary, move) : texts.engineOff;
    }
    case 'drawMarks':
      if (!session.send({type: 'brush', brush: 'marks'})) return '';
      session.showDrawButton();
      return `${drawMarks}.`;
    case 'help': {
      // The texts of `last` and `drawMarks` are not in `texts.keys`, because other parts need them too.
      const names = {...texts.keys, last: session.strings.interaction.ofLastMove, drawMarks};
      const keys = boardKeys.map(([key, name]) => (key ? `${key}, ${names[name]}` : names[name]));
      return fill(texts.keysHelp, {keys: keys.join('; ')});
    }
  }
}

/** The keys on the grid, in the order of the help, and the names of their texts. '' if the text names the keys. */
const boardKeys: readonly (readonly [key: string, name: keyof CommandStrings['keys'] | Command])[] = [
  ['← → ↑ ↓', 'arrows'],
  ['Home, End', 'ends'],
  ['Page Up, Page Down', 'columns'],
  ['', 'letters'],
  ['', 'digits'],
  ['Enter', 'enter'],
  ['Escape', 'escape'],
  ...commandsByKey,
];

/** A piece on `move.to` does not decide this: castling is a move onto a rook, and en passant goes to an empty square. */
const isCapture = (position: Position, move: Move) => formatSan(position, move).includes('x');

/** The moves of the piece on a square, whichever side is to move. */
function listMoves(
  {host, position, strings, actions}: Session,
  square: Square,
  onlyCaptures = false,
): string {
  const {noCaptures, noMoves, pieceMoves, takes} = commandStrings(host);
  const piece = actions.pieces.get(square);
  if (!piece) return fillSentence(strings.interaction.noPiece, {square});
  const isItsTurn = colorOf(piece) === position.turn;
  const before = isItsTurn ? position : passTurn(position);
  const moves = legalMoves(before).filter(({from}) => from === square);
  const list = moves.flatMap((move) => {
    const {to} = move;
    if (!isCapture(before, move)) return onlyCaptures ? [] : to;
    return fill(takes, {piece: roleName(actions.pieces.get(to) ?? 'p', strings), square: to});
  });
  if (list.length === 0) return onlyCaptures ? noCaptures : noMoves;
  const texts = [...new Set(list)].join(', ');
  return fillSentence(pieceMoves, {piece: roleName(piece, strings), square, moves: texts});
}

/** The nearest piece in each of the eight directions from the cursor. */
function listNearestPieces(session: Session): string {
  const {position, cursor} = session;
  const {column, row} = placeOf(cursor, position, /* isFlipped */ false);
  const names = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((right) => {
      // `down` and `right` are not both 0 in a direction: that is the cursor's square.
      for (let i = 1; down || right; i++) {
        const square = findSquareAtPlace({column: column + i * right, row: row + i * down}, position, false);
        if (!square) return [];
        if (session.actions.pieces.has(square)) return [squareName(session, square)];
      }
      return [];
    }),
  );
  return names.length > 0 ? `${names.join('; ')}.` : '';
}

function listPiecesWithRole({strings, actions}: Session, role: Role): string {
  const {diagram} = strings;
  const names = diagram.pieces[role];
  const texts = (['white', 'black'] as const).map((color) => {
    const squares = [...actions.pieces.keys()].filter(
      (square) => actions.pieces.get(square) === inColor(role, color),
    );
    const name = names[squares.length > 1 ? 1 : 0];
    const pieces = squares.length > 0 ? `${name} ${squares.join(', ')}` : diagram.noPieces;
    return fill(diagram[color], {pieces});
  });
  return texts.join(' ');
}

/** @param area - A file, a rank or a square. @returns The pieces there; empty if `area` is something else. */
function describeContents(session: Session, area: string): string {
  const {actions, position, strings} = session;
  const squares = listSquares(position).filter((square) => square.startsWith(area) || square.endsWith(area));
  if (squares.length === 0) return '';
  const listed = squares.filter((square) => squares.length === 1 || actions.pieces.has(square));
  const names = listed.map((square) => squareName(session, square)).join('; ');
  return `${names || `${area}, ${strings.interaction.emptySquare}`}.`;
}

/** Carries out a typed move or command. @returns The answer to announce; empty if the result has been announced. */
function runTyped(session: Session, typed: string): string {
  const {host, strings, position} = session;
  const texts = commandStrings(host);
  const text = typed.trim();
  const [word = '', ...rest] = text.toLowerCase().split(/\s+/);
  const argument = rest.join('');
  const isCommand = (name: keyof CommandStrings['words']) =>
    word === texts.words[name] || word === enCommands.words[name];
  const square = listSquares(position).find((name) => name === argument);
  if (isCommand('help') || word === '?') return `${texts.typingHelp} ${runCommand(session, 'help')}`;
  if (isCommand('last')) return runCommand(session, 'last');
  if (isCommand('engine')) return runCommand(session, 'evaluation');
  if (isCommand('captures') && !argument) return listCaptures(session) || texts.noCaptures;
  if (isCommand('moves') && square) return listMoves(session, square);
  if (isCommand('board') && (square || !argument)) {
    if (square) session.cursor = square;
    session.tabStop?.focus();
    return '';
  }
  const roles = mapLettersToRoles(host.locale.current);
  const role = roles.get(argument);
  if (isCommand('pieces') && role) return listPiecesWithRole(session, role);
  const contents = isCommand('square') && argument && describeContents(session, argument);
  if (contents) return contents;
  if (!session.mode.acceptsMoves) return texts.readOnly;
  // The move is read with the piece letters of the language and, if that fails, with the English ones.
  const toEnglish = (letter: string) => roles.get(letter.toLowerCase()) ?? letter;
  const inEnglish = text.replace(/^\p{Lu}|(?<==)\p{Lu}$/gu, toEnglish);
  if (!session.actions.makeStep) {
    const premove = session.actions.isPremove && readPremove(session.actions, [inEnglish, text]);
    return premove && session.send({type: 'premove', premove}) ? '' : describeTurn(position, strings);
  }
  const localMove = parseMove(position, inEnglish);
  const parsed = localMove.ok ? localMove : parseMove(position, text);
  if (!parsed.ok) return issueSentence(host.locale.current, parsed.error);
  if (!session.acceptsInput) return strings.interaction.notChanged;
  return session.apply(makeStep(position, parsed.move, strings)) ? '' : strings.interaction.notChanged;
}

/**
 * Reads a premove as people type moves: as if it were their turn, or as two squares. Null for any other text. @param texts - The text with
 * the piece letters of English, and as it was typed.
 */
function readPremove(actions: Actions, texts: readonly [string, string]): Premove | null {
  for (const text of texts) {
    const parsed = parseMove(passTurn(actions.position), text);
    if (parsed.ok) return parsed.move;
  }
  const [, from, to, role] = /^([a-j][1-8])[\Wx]*([a-j][1-8])=?([QRBNAC]?)$/i.exec(texts[0]) ?? [];
  const origin = from?.toLowerCase() as Square | undefined;
  const destination = to?.toLowerCase() as Square | undefined;
  if (!origin || !destination || !actions.pick?.(origin)?.destinations.has(destination)) return null;
  return {from: origin, to: destination, ...(role && {promotion: role.toUpperCase() as Promotion})};
}

function listCaptures({position, strings}: Session): string {
  const captures = legalMoves(position).filter((move) => isCapture(position, move));
  return [...new Set(captures.map((move) => describeMove(position, move, strings)))].join(' ');
}

const sheet = css`
  .move-input {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.3rem;
    margin-top: 0.4rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
  }
  .move-input label {
    flex: 1;
  }
  .move-input input {
    display: block;
    width: 100%;
    font-size: max(1rem, 16px);
  }
  .move-input p {
    flex-basis: 100%;
    margin: 0;
  }
  @media print {
    .move-input {
      display: none;
    }
  }
`;

/** The last answer of each board, shown below the text field. */
const lastAnswers = new WeakMap<Session, string>();

/** The text field for moves and commands, which the attribute `move-input` adds. */
export function moveFieldTemplate(session: Session): unknown {
  const {host, isDisabled} = session;
  const {moveField, enterMove} = commandStrings(host);
  adoptSheet(host.root, buttonSheet + sheet);
  const submit = () => {
    const field = host.root.querySelector<HTMLInputElement>('.move-input input');
    if (!field?.value.trim()) return;
    const answer = runTyped(session, field.value);
    lastAnswers.set(session, answer);
    field.value = '';
    if (answer) session.announce(answer);
    else host.element.requestUpdate();
  };
  return html`<div class="move-input" part="move-input" lang="${host.locale.current.tag}">
    <label
      >${moveField}<input
        class="control"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        ?disabled="${isDisabled}"
        @keydown="${(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.isComposing) submit();
        }}"
    /></label>
    ${buttonTemplate({name: enterMove, disabled: isDisabled, press: submit})}
    <p>${lastAnswers.get(session) ?? ''}</p>
  </div>`;
}
