import fc from 'fast-check';
import {describe, renderSvg} from '../../../src/picture/files/index.js';
import {
  formatEpd,
  formatFen,
  parseEpd,
  parseFen,
  type FenIssue,
  type Operation,
} from '../../../src/core/notation/index.js';
import {readCertain} from '../../../src/core/notation/read-certain.js';
import {mutated} from '../../core/notation/arbitrary.js';
import {must, same, type Law} from './law.js';
import {fens, notations} from './texts.js';

function mustLieIn({index, length, message}: FenIssue, text: string): void {
  must(
    index >= 0 && length >= (text ? 1 : 0) && index + length <= text.length && message.endsWith('.'),
    () => `index ${index}, length ${length}, in a text of ${text.length} characters: ${message}`,
  );
}

const readFen = fc.property(fens, notations, (text, notation) => {
  const strict = parseFen(text);
  const tolerant = parseFen(text, {tolerant: true});
  for (const read of [strict, tolerant]) {
    for (const issue of read.ok ? read.warnings : [read.error]) mustLieIn(issue, text);
  }
  if (strict.ok) {
    // A placement whose capital letters seem lost is only a warning to the strict parser, but an error to the tolerant one.
    const caseWarning = strict.warnings.find(({code}) => code === 'capital-letter' || code === 'case-lost');
    must(
      same(tolerant, caseWarning ? {ok: false, error: caseWarning} : strict),
      () => 'the tolerant parser returns something else',
    );
  }
  const quick = readCertain(text);
  if (quick) {
    must(tolerant.ok, () => 'only `readCertain` accepts it');
    const {position, notation, warnings} = tolerant;
    must(
      same(quick, {position, notation, isClean: warnings.length === 0}),
      () => '`readCertain` returns something else',
    );
  }
  if (!tolerant.ok) return;
  const {position} = tolerant;
  const written = formatFen(position, notation);
  const back = parseFen(written);
  must(back.ok, () => `cannot parse ${written}`);
  const enPassant = written.split(' ')[3] === '-' ? null : position.enPassant;
  must(same(back.position, {...position, enPassant}), () => `${written} is parsed as another position`);
  must(formatFen(back.position, notation) === written, () => `${written} is formatted as another FEN`);
});

// `formatEpd` writes the position's counters instead of these operations.
const isKept = ({opcode}: Operation) => opcode !== 'hmvc' && opcode !== 'fmvn';

const readEpd = fc.property(
  fens,
  fc.oneof(
    fc.string(),
    fc.constantFrom('hmvc 4; fmvn 11;', 'id "a;b";', 'bm Nf3 e4; ce -12; c0 "x\\"y";').chain(mutated),
  ),
  notations,
  (fen, operations, notation) => {
    const text = `${fen.split(' ').slice(0, 4).join(' ')} ${operations}`;
    for (const tolerant of [false, true]) {
      const read = parseEpd(text, {tolerant});
      for (const issue of read.ok ? read.warnings : [read.error]) mustLieIn(issue, text);
      if (!read.ok) continue;
      const written = formatEpd(read.position, read.operations, notation);
      // Escapes may make the text longer than the parser accepts.
      if (written.length > 512) continue;
      // The tolerant reader keeps operations that EPD cannot say, such as one that begins with a digit.
      if (!read.operations.every(({opcode}) => /^[a-z]\w{0,14}$/i.test(opcode))) continue;
      const back = parseEpd(written);
      must(back.ok, () => `cannot parse ${written}`);
      must(
        same(back.operations.filter(isKept), read.operations.filter(isKept)),
        () => `${written} is parsed as other operations`,
      );
    }
  },
);

const look = fc.record(
  {
    orientation: fc.constantFrom('white', 'black', 'auto'),
    coordinates: fc.constantFrom('inside', 'outside', 'none'),
    turnMarker: fc.boolean(),
    theme: fc.constantFrom('auto', 'green', 'contrast'),
  },
  {requiredKeys: []},
);

const draw = fc.property(fens, look, (fen, look) => {
  const read = parseFen(fen, {tolerant: true});
  const picture = renderSvg(fen, look);
  // Not the text between the tags, which quotes the FEN: a rank may be “2P1NaN1”.
  must(!/undefined|NaN|null/.test(picture.replace(/>[^<]*/g, '>')), () => picture);
  if (!read.ok) return;
  const pieces = (read.position.placement.match(/[a-z]/gi) ?? []).length;
  const drawn = picture.match(/<g\s[^>]*part="piece (?:white|black)"[^]*?<\/g>/g) ?? [];
  // Each piece has at least one subpath: the queen and the archbishop have several.
  const subpaths = drawn.join('').match(/M/g)?.length ?? 0;
  must(subpaths >= pieces && (pieces > 0 || subpaths === 0), () => `${subpaths} paths for ${pieces} pieces`);
  must(describe(read.position).trim() !== '', () => 'the description is empty');
});

export const laws: readonly Law[] = [
  {name: 'read-fen', property: readFen},
  {name: 'read-epd', property: readEpd},
  {
    name: 'draw',
    property: draw,
    examples: [['1rrrrrr/bC1a4/3N4/2P1NaN1/Aa2R2P/2npBP2/3PP1PP/RRRRRRRR w - - 100000 10000', {}]],
  },
];
