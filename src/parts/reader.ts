/** For FENs that are not strictly valid, and warnings for authors. */
export {errorNote, sheet} from '../element/error-note.js';
export {warnOfSelfClosingTag} from '../element/self-closing.js';
export {issueSentence} from '../locales/explain.js';
export {parseFen} from '../notation/parse-fen.js';
