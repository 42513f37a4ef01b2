// Writes dist/cases.json, the cases of X-FEN for programs in any language, from the fixtures of our own tests. It only renames
// and groups. In the fixtures, the places of refusals and the squares of castling were first computed by our code, and then read.
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const fixture = (name) =>
  JSON.parse(readFileSync(new URL(`../test/tools/fixtures/${name}.json`, import.meta.url), 'utf8'));

const fieldNames = {ep: 'enPassant', halfmove: 'halfmoveClock', fullmove: 'fullmoveNumber'};
const typeNames = {'': 'standard', s: 'symmetric', m: 'modern'};
const formatNames = {fen: 'fen', xfen: 'x-fen', shredder: 'shredder-fen'};

/** The files of the castling rooks by side, from a fixture’s list of rooks: a kingside rook is to the right of the king. */
function rooksBySide(rooks, pieces, king) {
  const kingFile = Object.keys(pieces).find((square) => pieces[square] === king)?.[0];
  return Object.fromEntries(
    rooks.map(([file]) => [kingFile !== undefined && file > kingFile ? 'kingside' : 'queenside', file]),
  );
}

const parseCases = () =>
  fixture('notation/parse').map(({id, input, expect}) => ({
    id: id.replace('v-', ''),
    text: input,
    files: expect.files,
    pieces: expect.pieces,
    turn: expect.turn === 'w' ? 'white' : 'black',
    castling: {
      type: typeNames[expect.castlingType],
      white: rooksBySide(expect.castlingRooks.white, expect.pieces, 'K'),
      black: rooksBySide(expect.castlingRooks.black, expect.pieces, 'k'),
    },
    enPassant: expect.ep,
    halfmoveClock: expect.halfmove,
    fullmoveNumber: expect.fullmove,
  }));

const invalid = () => fixture('notation/invalid').map((one) => ({...one, ...one.expect.strict}));

const refuseCases = () =>
  invalid()
    .filter(({valid}) => !valid)
    .map(({id, input, field, index, length, reason}) => ({
      id: id.replace('v-invalid', 'refuse'),
      text: input,
      field: fieldNames[field] ?? field,
      index,
      length,
      why: reason,
    }));

const oddCases = () =>
  invalid()
    .filter(({valid}) => valid)
    .map(({id, input, warning}) => ({id: id.replace('v-invalid', 'odd'), text: input, why: warning}));

const convertCases = () => [
  ...fixture('notation/convert').map(({id, input, expect}) => ({
    id: id.replace('v-', ''),
    text: input,
    to: Object.fromEntries(Object.entries(expect).map(([name, text]) => [formatNames[name], text])),
  })),
  ...fixture('notation/roundtrip').map(({id, input, format, expect}) => ({
    id: id.replace('v-', ''),
    text: input,
    to: {[formatNames[format]]: expect},
  })),
];

/** The squares where king and rook arrive, from the placement after castling on rank 1. */
function castleCases() {
  const onRankOne = fixture('rules/castling-goals').map(({id, input, expect}) => ({
    id: id.replace('v-castling-goals', 'goal'),
    text: input,
    rights: Object.entries(expect.afterCastling).map(([move, placement]) => {
      const side = move[2] === 'a' ? 'queenside' : 'kingside';
      const kingTo = side === 'kingside' ? expect.kingGoalK : expect.kingGoalQ;
      const rookTo = String.fromCharCode(kingTo.charCodeAt(0) + (side === 'kingside' ? -1 : 1));
      const rights = {side, rook: move.slice(2), kingTo: `${kingTo}1`, rookTo: `${rookTo}1`, legal: true};
      return {...rights, placement};
    }),
  }));
  const legal = fixture('rules/castling').map(({id, input, note, rights}) => ({
    id,
    text: input,
    why: note,
    rights,
  }));
  return [...onRankOne, ...legal];
}

const perftCases = () =>
  fixture('rules/perft')
    .filter(({group}) => !group.startsWith('orthodox'))
    .map(({fen, counts}, index) => ({
      id: `perft-${String(index + 1).padStart(3, '0')}`,
      text: fen,
      counts: Object.values(counts),
    }));

/** The cases, as `cases.schema.json` describes them. */
export const makeCases = () => ({
  $schema: './cases.schema.json',
  version: 1,
  parse: parseCases(),
  refuse: refuseCases(),
  odd: oddCases(),
  convert: convertCases(),
  castle: castleCases(),
  starts: fixture('notation/chess960').rows,
  perft: perftCases(),
});

/** JSON with a case a line, so that a change of one is a change of one line. */
function format(cases) {
  const values = Object.entries(cases).map(([name, value]) => {
    const lines = Array.isArray(value) && value.map((one) => JSON.stringify(one)).join(',\n');
    return `${JSON.stringify(name)}: ${lines ? `[\n${lines}\n]` : JSON.stringify(value)}`;
  });
  return `{\n${values.join(',\n')}\n}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync('dist', {recursive: true});
  writeFileSync('dist/cases.json', format(makeCases()));
  copyFileSync('test/tools/fixtures/notation/cases.schema.json', 'dist/cases.schema.json');
}
