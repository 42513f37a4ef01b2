/** For FENs that are not strictly valid, and warnings for authors. */
export {warnOfMarkup, warnOfPlace, warnOfValue} from '../board/element/author-warnings.js';
export {errorNote, sheet} from '../board/element/error-note.js';
export {issueSentence} from '../words/explain.js';
export {parseFen} from '../core/notation/parse-fen.js';
