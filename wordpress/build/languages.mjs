// Translations as WordPress reads them: a .mo for PHP, and JSON for the editor's script.

const quoted = (text) => JSON.parse(text);

/**
 * Reads a .po file.
 * @returns {{context: string | undefined, text: string, translation: string}[]} Its header included, under the empty
 * text.
 */
export function parsePo(po) {
  const entries = [];
  let entry = {};
  let field;
  for (const line of po.split('\n')) {
    const [, keyword, value] = /^(?:(msgctxt|msgid|msgstr)\s+)?(".*")$/.exec(line.trim()) ?? [];
    if (keyword === 'msgctxt' || (keyword === 'msgid' && field !== 'msgctxt')) entries.push((entry = {}));
    if (keyword) field = keyword;
    if (value) entry[field] = (entry[field] ?? '') + quoted(value);
  }
  return entries.map(({msgctxt, msgid = '', msgstr = ''}) => ({
    context: msgctxt,
    text: msgid,
    translation: msgstr,
  }));
}

/** The key of an entry: a context stands before the text, with a control character between. */
const keyOf = ({context, text}) => (context === undefined ? text : `${context}\u0004${text}`);

/** A .po file as gettext's machine object. */
export function moOf(po) {
  const entries = parsePo(po)
    .map((entry) => [Buffer.from(keyOf(entry)), Buffer.from(entry.translation)])
    .sort(([a], [b]) => Buffer.compare(a, b));
  const header = Buffer.alloc(28);
  const lists = [28, 28 + 8 * entries.length];
  header.writeUInt32LE(0x950412de, 0);
  header.writeUInt32LE(entries.length, 8);
  header.writeUInt32LE(lists[0], 12);
  header.writeUInt32LE(lists[1], 16);
  header.writeUInt32LE(28 + 16 * entries.length, 24);
  const tables = Buffer.alloc(16 * entries.length);
  const texts = [];
  let offset = 28 + tables.length;
  for (const column of [0, 1]) {
    for (const [row, pair] of entries.entries()) {
      const place = 8 * (column * entries.length + row);
      tables.writeUInt32LE(pair[column].length, place);
      tables.writeUInt32LE(offset, place + 4);
      texts.push(pair[column], Buffer.alloc(1));
      offset += pair[column].length + 1;
    }
  }
  return Buffer.concat([header, tables, ...texts]);
}

/** A .po file as the editor's scripts read translations. */
export function jsonOf(po, locale) {
  const entries = parsePo(po).filter(({text}) => text !== '');
  const messages = Object.fromEntries(entries.map((entry) => [keyOf(entry), [entry.translation]]));
  const header = {domain: 'messages', lang: locale, 'plural-forms': 'nplurals=2; plural=(n != 1);'};
  return JSON.stringify({domain: 'messages', locale_data: {messages: {'': header, ...messages}}});
}
