import {readCertain} from '../core/notation/read-certain.js';
import type {Readers} from '../core/pgn/game-reader.js';
import {issuesPart, marksPart, readerPart} from '../parts/loader.js';
import type {Part} from './part.js';

/** Returns the module of a part, or notes that it is missing. */
type UsePart = <Module>(part: Part<Module>) => Module | undefined;

/** The readers that PGN needs besides the rules, from parts that may be missing. */
export const readersFrom = (use: UsePart): Readers => ({
  parseFen: (fen) => {
    const certain = readCertain(fen);
    if (certain) return {ok: true, ...certain};
    return use(readerPart)?.parseFen(fen, {tolerant: true}) ?? {ok: false};
  },
  parseMarks: (marks, files) => use(marksPart)?.parseMarks(marks, files) ?? {marks: [], warnings: []},
  translateComment: (...comment) => use(issuesPart)?.translateComment(...comment) ?? null,
  oddText: () => use(issuesPart)?.oddText ?? null,
  readInOtherNotation: (...reading) => use(issuesPart)?.readInOtherNotation(...reading) ?? null,
});
