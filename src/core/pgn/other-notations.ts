import {cleanGame} from './clean-game.js';
import {GameReader, type GameReaderOptions, type MoveNotation, type Readers} from './game-reader.js';
import type {Finding} from './issues.js';
import {Tokens} from './tokens.js';

/** The letters of K, Q, R, B and N in languages whose moves are written with other letters than in English. */
const pieceLetters: {readonly [language: string]: string} = {
  German: 'K D T L S',
  Dutch: 'K D T L P',
  French: 'R D T F C',
  'Spanish or Italian': 'R D T A C',
  Polish: 'K H W G S',
  Russian: 'Кр Ф Л С К',
};
/** Languages that count only if a whole game can be read in them, because some of their letters are those of other pieces. */
const rarerLetters: {readonly [language: string]: string} = {
  Portuguese: 'R D T B C',
  Czech: 'K D V S J',
  Hungarian: 'K V B F H',
  Romanian: 'R D T N C',
  Turkish: 'Ş V K F A',
  Finnish: 'K D T L R',
  Ukrainian: 'Кр Ф Т С К',
  Bulgarian: 'Ц Д Т О К',
  Estonian: 'K L V O R',
  Icelandic: 'K D H B R',
};
const roles = 'KQRBN';
/** A Russian move often has Cyrillic letters that look like Latin ones, and `х` for a capture. */
const lookalikes: {readonly [cyrillic: string]: string} = {а: 'a', с: 'c', е: 'e', х: 'x', О: 'O'};

const hasSquare = /[a-h][1-8]/;
/** A move with the letter of a piece before it (`Кр` has two), or of a promotion after it. */
const letteredMove = /^(\p{Lu}р?)?(.*?[a-h][1-8])(?:([=/(]*)(\p{Lu}))?(?=$|[^\p{L}\d])/u;

/** A capture by two files, such as `ed` for `exd5`, with its square if only one is possible. */
function completeCapture(word: string, isMove: (text: string) => boolean): string {
  const [whole, from = '', to = ''] = /^([a-h])[x:×]?([a-h])(?=$|[^a-z\d])/.exec(word) ?? [];
  if (!whole) return word;
  const captures = '12345678'.split('').map((rank) => `${from}x${to}${rank}`);
  const [move, otherMove] = captures.filter(isMove);
  return move && !otherMove ? move + word.slice(whole.length) : word;
}

/** The notation of a language; null for a move with a letter that the language does not have. */
function makeNotation(name: string, letters: string): MoveNotation {
  const roleOf = new Map(letters.split(' ').map((letter, i) => [letter, roles.charAt(i)]));
  return {
    name: `${name} letters`,
    translate(word, isMove) {
      const latin = completeCapture(
        /[а-я]/i.test(letters) ? word.replace(/[асехО]/g, (letter) => lookalikes[letter] ?? letter) : word,
        isMove,
      );
      const [whole = '', piece, squares = '', sign = '', promotion] = letteredMove.exec(latin) ?? [];
      if (!whole) return latin;
      const role = piece && roleOf.get(piece);
      const promotionRole = promotion && roleOf.get(promotion);
      if (role === undefined && piece) return null;
      if (promotionRole === undefined && promotion) return null;
      return (role ?? '') + squares + sign + (promotionRole ?? '') + latin.slice(whole.length);
    },
  };
}

const figurinePattern = /([♔-♟])[\ufe0e\ufe0f]?/g;
const figurineNotation: MoveNotation = {
  name: 'figurines',
  translate: (word) =>
    word.replace(figurinePattern, (_, piece: string) => 'KQRBNP'.charAt((piece.charCodeAt(0) - 0x2654) % 6)),
};

/** The numeric notation of correspondence chess (ICCF): `5254` is e2e4, and a fifth digit promotes. */
const numericMove = /^([1-8])([1-8])([1-8])([1-8])([1-4])?(?=[!?]*$)/;
const numeric: MoveNotation = {
  name: 'numeric notation',
  translate(word) {
    const [whole = '', fromFile, fromRank, toFile, toRank, promotion] = numericMove.exec(word) ?? [];
    if (!whole) return hasSquare.test(word) ? null : word;
    const file = (digit = '') => 'abcdefgh'.charAt(Number(digit) - 1);
    const role = promotion ? 'qrbn'.charAt(Number(promotion) - 1) : '';
    return `${file(fromFile)}${fromRank}${file(toFile)}${toRank}${role}${word.slice(whole.length)}`;
  },
};

/** Moves in small letters alone (`nf3`), or in capital ones (`NF3`, `E2E4`). A small b may be a file and a bishop. */
const otherCase: MoveNotation = {
  name: 'letters of the other case',
  translate(word, isMove) {
    if (!/^[a-z]+\d|[A-Z]\d/.test(word) || isMove(word)) return word;
    const small = word.toLowerCase();
    const asPiece = small.charAt(0).toUpperCase() + small.slice(1);
    return !isMove(small) && /^[kqrbn]/.test(small) ? asPiece : small;
  },
};
const shortMoves: MoveNotation = {
  name: 'a short form',
  translate: (word, isMove) =>
    /^OOO?$/.test(word) ? word.split('').join('-') : completeCapture(word, isMove),
};

const notations = [
  figurineNotation,
  numeric,
  otherCase,
  shortMoves,
  ...Object.entries({...pieceLetters, ...rarerLetters}).map(([name, letters]) => makeNotation(name, letters)),
];
const mustReadAll = new Set(Object.keys(rarerLetters).map((name) => `${name} letters`));

/**
 * Reads a game again of which PGN explains only a part: without the additions of mail and web pages, and with figurines, numeric
 * moves, and the letters of other languages. A language is tried only if it has every letter of the game. Returns the reading
 * that understands more than `first` does; null if none does.
 *
 * @param source - The text of the game alone.
 * @param first - The reader that has read the game as PGN.
 */
export function readInOtherNotation(source: string, first: GameReader, readers: Readers): GameReader | null {
  const {text, reader: start, findings} = readClean(source, first, readers);
  let best = start;
  const {mainLine} = start;
  for (const notation of notations) {
    const reader = readAll(text, readers, {...first.options, notation});
    if (!reader.usesNotation || (mustReadAll.has(notation.name) && reader.hasUnreadableMove)) continue;
    // A main line that is complete is what it says: only a variation has a wrong move.
    const isOtherGame = mainLine?.some((san, i) => reader.mainLine?.[i] !== san);
    if (isOtherGame && !start.mayHaveDutchKnights) continue;
    // In a game that has `e4` and `Pf3`, the `P` is the Dutch knight rather than a pawn, even if a pawn could go there.
    const isKnight = best === start && start.mayHaveDutchKnights && !reader.hasUnreadableMove;
    if (reader.moveCount > best.moveCount || (isKnight && reader.moveCount === best.moveCount)) best = reader;
  }
  best.findings.push(...findings);
  return best === first ? null : best;
}

/** Reads a game with corrected names of tags. Foreign text is removed too, unless the game is then understood less well. */
function readClean(source: string, first: GameReader, readers: Readers) {
  let best = {text: source, reader: first, findings: [] as readonly Finding[]};
  for (const onlyTags of [true, false]) {
    const {text, findings} = cleanGame(source, {onlyTags});
    if (findings.length === 0) continue;
    const reader = readAll(text, readers, first.options);
    const {moveCount, flawCount} = best.reader;
    // A start position that cannot be read stays an error, although the moves could be played from another one.
    if (onlyTags || (reader.moveCount >= moveCount && reader.flawCount <= flawCount))
      best = {text, reader, findings};
  }
  return best;
}

/** Reads the text of one game, up to the first move that contradicts the notation of the options. */
export function readAll(text: string, readers: Readers, options: GameReaderOptions): GameReader {
  const tokens = new Tokens(text, readers);
  const reader = new GameReader(tokens, readers, options);
  while (reader.usesNotation !== null && tokens.next()) reader.readToken();
  return reader;
}
