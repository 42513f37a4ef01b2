/** The FEN of a start position with these back ranks, both given in upper case. */
export function startFen(white: string, black = white, castling = 'KQkq'): string {
  const files = white.length;
  const empty = `${files}/`.repeat(4);
  return `${black.toLowerCase()}/${'p'.repeat(files)}/${empty}${'P'.repeat(files)}/${white} w ${castling} - 0 1`;
}

/**
 * The start positions of 10×8 that have names, as FEN. In Janus chess kings castle to the b-file and the i-file, in
 * Embassy chess by three squares. Carrera's rules have no castling; here his start has that of Capablanca chess.
 *
 * Capablanca: https://en.wikipedia.org/wiki/Capablanca_chess, which also cites T. Pruen, An Introduction to the History
 * and Study of Chess, 1804, page 42, for Carrera’s start of 1617 (in Murray’s History the two new pieces are exchanged).
 * Gothic: https://www.chessvariants.com/large.dir/gothicchess.html. Janus: https://en.wikipedia.org/wiki/Janus_chess.
 * Embassy: https://www.chessvariants.com/large.dir/embassychess.html.
 */
export const namedStarts = {
  capablanca: /* @__PURE__ */ startFen('RNABQKBCNR'),
  gothic: /* @__PURE__ */ startFen('RNBQCKABNR'),
  carrera: /* @__PURE__ */ startFen('RANBQKBNCR'),
  janus: /* @__PURE__ */ startFen('RANBKQBNAR', undefined, 'sKQkq'),
  embassy: /* @__PURE__ */ startFen('RNBQKCABNR', undefined, 'mKQkq'),
} as const satisfies Readonly<Record<string, string>>;

/** The FEN of the start position with this name, if there is one. */
export const fenOfNamedStart = (text: string): string | undefined =>
  Object.entries(namedStarts).find(([name]) => name === text)?.[1];
