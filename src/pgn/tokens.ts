/** A piece of PGN that says something; comments, NAGs, white space and `%` lines are left out. */
export interface Token {
  readonly kind: 'tag' | 'word' | 'open' | 'close' | 'badTag' | 'openComment';
  /** Of a tag its name, of a word the word. */
  readonly text: string;
  /** Of a tag, with its escapes resolved. */
  readonly value: string;
  /** Where it stands, in UTF-16 units, and from 1 on which line. */
  readonly index: number;
  readonly length: number;
  readonly line: number;
}

// One alternative after another (PGN standard 6 to 8): a tag pair; `%` in the first column and `;` up to the end of the
// line; a comment in braces, which do not nest; a NAG; a bracket that opens no tag pair; a word. Each takes all it
// looked at, or fails within the next quotation mark or line, so that reading is linear whatever the text.
const grammar =
  /\[\s*(\w+)\s*"((?:[^"\\\r\n]|\\.)*)"\s*\]|^%.*|;.*|\{[^}]*(\}?)|\$\d*|(\[[^\]\r\n]*\]?)|([()])|([^\s{}()[\];$]+)/gm;

export function* tokensOf(text: string): Generator<Token> {
  let line = 1;
  let seen = 0;
  for (const match of text.matchAll(grammar)) {
    const [whole, name, value = '', brace, badTag, parenthesis, word] = match;
    const kind = name
      ? 'tag'
      : word
        ? 'word'
        : parenthesis
          ? parenthesis === '('
            ? 'open'
            : 'close'
          : badTag
            ? 'badTag'
            : brace === ''
              ? 'openComment'
              : null;
    if (!kind) continue;
    for (; seen < match.index; seen++) if (text[seen] === '\n') line++;
    yield {
      kind,
      text: name ?? word ?? whole,
      value: value.replace(/\\(.)/g, '$1'),
      index: match.index,
      length: whole.length,
      line,
    };
  }
}
