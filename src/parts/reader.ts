/** For FENs that are not strictly valid, and warnings for authors. */
export {warnOfMarkup, warnOfValue} from '../element/author-warnings.js';
export {errorNote, sheet} from '../element/error-note.js';
export {issueSentence} from '../locales/explain.js';
export {parseFen} from '../notation/parse-fen.js';
