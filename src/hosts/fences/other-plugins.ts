/** Languages of blocks that plugins for Obsidian, Logseq, Joplin and VS Code read, and what such a block is here. */
const languages: {readonly [language: string]: 'fen' | 'pgn' | undefined} = {
  chess: 'fen',
  chessboard: 'fen',
  chesser: 'fen',
  'chess-fen': 'fen',
  'chess-pgn': 'pgn',
  'chessboard-pgn': 'pgn',
};
/** The languages of other plugins, by what a block is here. */
export const otherLanguages = (kind: 'fen' | 'pgn'): readonly string[] =>
  Object.keys(languages).filter((language) => languages[language] === kind);

/** A line `name: value`, as in YAML. */
const settingLine = /^\s*([a-z][a-z-]*)\s*:\s*(.*?)\s*$/i;
/** Settings that only style a board of such a plugin, or that have no counterpart here. */
const withoutCounterpart =
  /^(?:id|size|showtoolbar|piecestyle|boardstyle|viewonly|free|currentmoveidx|pieceset|boardcolou?r)$/;
/** A mark of such a plugin: `f3->e5`, `Af8-b4/r`, `Hf8`, `g5`. */
const otherMark = /^([AH])?([a-j][1-8])(?:-?>?([a-j][1-8]))?(?:\/([a-z]))?$/i;

/** A mark as it is written here: `Gf3e5`; the text itself if it is none. */
function translateMark(mark: string, defaultColor: string): string {
  const [whole, , from = '', to = '', color = defaultColor] = otherMark.exec(mark) ?? [];
  const letter = color.toUpperCase();
  return whole
    ? ('GRYB'.includes(letter) ? letter : defaultColor) + from.toLowerCase() + to.toLowerCase()
    : mark;
}

/** The letter of the colour in which each setting draws its marks: yellow for the last move, green for the others. */
const markColors: {readonly [setting: string]: string | undefined} = {
  annotations: 'G',
  arrows: 'G',
  squares: 'G',
  lastmove: 'Y',
};

/**
 * Translates a block of another plugin: the settings of its lines become options, or the moves of a game. Each line stays where
 * it was, so that warnings name the right one. A block in any other language is returned as it is.
 */
export function translateBlock(
  language: string,
  text: string,
): {readonly language: string; readonly text: string} {
  const kind = languages[language];
  if (kind === undefined) return {language, text};
  const marks: string[] = [];
  let fen = '';
  let moves: string | undefined;
  let marksLine = -1;
  const lines = text.split(/\r\n|[\r\n]/);
  const translated = lines.map((line, i) => {
    // The moves of a game follow, indented as in YAML.
    if (moves !== undefined) return line.trim();
    const [, name = '', value = ''] = settingLine.exec(line) ?? [];
    const setting = name.toLowerCase();
    const color = markColors[setting];
    if (color) {
      marks.push(...value.split(/[\s,]+/).map((mark) => translateMark(mark, color)));
      if (marksLine < 0) marksLine = i;
      return '';
    }
    if (withoutCounterpart.test(setting)) return '';
    if (setting === 'pgn' || setting === 'moves') {
      moves = value.replace(/^[|>]-?$/, '');
      return moves;
    }
    if (setting !== 'fen') return line;
    fen = value;
    return value;
  });
  if (marksLine >= 0) translated[marksLine] = `marks: ${marks.join(' ')}`;
  if (kind === 'pgn') return {language: kind, text: translated.join('\n')};
  if (moves === undefined) {
    const isEmpty = !translated.some((line) => line && !settingLine.test(line));
    return {language: kind, text: isEmpty ? `start\n${translated.join('\n')}` : translated.join('\n')};
  }
  // A game has no marks of its own, and its start is a tag.
  const game = translated.filter((line, i) => line !== fen && i !== marksLine && line);
  const options = game.filter((line) => settingLine.test(line) && !line.startsWith('['));
  const movetext = game.filter((line) => !options.includes(line));
  const tag = fen ? [`[FEN "${fen}"]`, ''] : [];
  return {language: 'pgn', text: [...options, '', ...tag, ...movetext].join('\n')};
}
