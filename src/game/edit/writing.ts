import type {Path} from '../../core/pgn/tree.js';
import {
  ignore,
  keepText,
  type Edit,
  type GameDocument,
  type Version,
  type Transition,
  type Writer,
  type Written,
} from '../document/game-document.js';
import {textOf} from '../document/changed-file.js';
import {type GameFile} from '../document/game-file.js';

/** The inputs of a person who changes the text of a game. */
export type WriteInput =
  /** `number` is the game to show next; without it, the same game stays. */
  | ({readonly type: 'change'; readonly file: GameFile; readonly path: Path; readonly number?: number} & Edit)
  | ({readonly type: 'paste'; readonly text: string} & Edit)
  | {readonly type: 'undo' | 'redo'}
  /** A form is reset; `pgn` is the attribute. */
  | {readonly type: 'reset'; readonly pgn: string | null}
  /** A person has left a field: the next change is a step of its own. */
  | {readonly type: 'endGroup'}
  /** The listeners to a change are through. */
  | {readonly type: 'reported'};

/** The most changes that can be undone. The text of the page, which is the first version, is kept besides. */
const maxChanges = 500;
/** The most texts that a page owes back. */
const maxGenerated = 1000;

/** Computes the next document after an input of a person, and what is to be done. */
export function write(document: GameDocument, input: WriteInput): Transition {
  const {source} = document;
  const written = writtenIn(document);
  const {versions, index} = written;
  switch (input.type) {
    case 'change':
      if (source.type !== 'read') return ignore(document);
      return addVersion(document, {number: document.number, ...input, text: textOf(input.file)}, input);
    case 'paste': {
      if (source.type === 'fetching' || (source.type === 'reading' && !source.edit)) return ignore(document);
      const {text, summary, group} = input;
      const isKept = source.type === 'read' || source.type === 'reading';
      const pasted = {type: 'reading', isKept, isBegun: false, text, edit: {summary, group}} as const;
      return {document: {...document, written, pgn: text, source: pasted}, answer: {type: 'read'}};
    }
    case 'undo':
    case 'redo': {
      const {document: next, answer} = goToVersion(document, index + (input.type === 'undo' ? -1 : 1));
      if (source.type !== 'read' || !next.written) return ignore(document);
      const owed = next === document ? next.written : owe(next.written, written);
      return {document: {...next, written: owed}, answer};
    }
    case 'reset': {
      // Then the page's own text was never here: it is set next.
      if (document.isRestored) return ignore({...document, written: null, isRestored: false});
      // The first version has the text that the page has set otherwise than by the attribute.
      const first = goToVersion(document, 0).document;
      return {
        document: {...first, written: {...written, index: 0, generated: []}, pgn: input.pgn},
        answer: show,
      };
    }
    case 'endGroup': {
      const ended = versions.map((version, i) =>
        i === index && version.group ? {...version, group: ''} : version,
      );
      return ignore(document.written ? {...document, written: {...written, versions: ended}} : document);
    }
    case 'reported':
      return ignore(document.written ? {...document, written: {...written, replaced: null}} : document);
  }
}

const show = {type: 'show', summary: ''} as const;

/** The work so far. The text that is shown may have been read again since, with a part that has come. */
function writtenIn({written, file, text, number, path}: GameDocument): Written {
  const {versions, index} = written ?? {versions: [], index: 0};
  const known = versions[index];
  if (written && known?.file === file) return written;
  const first = {
    fingerprint: fingerprintOf(text),
    number,
    path,
    before: {number, path},
    summary: '',
    group: '',
  };
  const current: Version = {...first, ...known, file};
  return {
    generated: [],
    replaced: null,
    ...written,
    index,
    versions: [...versions.slice(0, index), current, ...versions.slice(index + 1)],
  };
}

export const writer: Writer = {
  recognize(document, text) {
    const written = writtenIn(document);
    const {versions, index, generated, replaced} = written;
    const fingerprint = fingerprintOf(text);
    const {source} = document;
    const awaited = source.type === 'reading' ? fingerprintOf(source.text) : versions[index]?.fingerprint;
    const owed = generated.indexOf(fingerprint);
    if (fingerprint === awaited || owed >= 0 || fingerprint === replaced)
      return keepText({
        ...document,
        written: {...written, generated: generated.filter((_, i) => i !== owed)},
      });
    const fingerprints = versions.map((version) => version.fingerprint);
    const earlier = fingerprints.slice(0, index).lastIndexOf(fingerprint);
    const found = earlier < 0 ? fingerprints.indexOf(fingerprint, index) : earlier;
    // The text that is shown: a paste that is being read is dropped.
    if (found === index) return {document: {...document, source: {type: 'read'}}, answer: show};
    return found < 0 ? undefined : goToVersion(document, found);
  },
  addPasted(document, read, edit) {
    const {summary} = edit;
    return {...addVersion(document, read, edit), answer: {type: 'pasted', summary}};
  },
};

/** Goes to a version of the history. The reader looks next at the place of the change that is undone or done again. */
function goToVersion(document: GameDocument, index: number): Transition {
  const written = writtenIn(document);
  const isUndone = index < written.index;
  const version = written.versions[index];
  const change = written.versions[isUndone ? index + 1 : index];
  if (!version || !change) return ignore(document);
  const {file} = version;
  const text = textOf(file);
  const {summary} = change;
  const {number, path} = isUndone ? change.before : change;
  return {
    document: {
      ...document,
      ...shownText(document, text),
      file,
      number,
      path,
      written: {...written, index},
    },
    answer: {type: isUndone ? 'undone' : 'redone', summary},
  };
}

/** A text of the history. It is blank if a person has begun by a paste where the page had no text, or one that could not be fetched. */
const shownText = ({src}: GameDocument, text: string): Pick<GameDocument, 'source' | 'text' | 'pgn'> =>
  text.trim()
    ? {source: {type: 'read'}, text, pgn: text}
    : {source: {type: src === null ? 'none' : 'failed'}, text, pgn: null};

/** The page owes back the text that a person has made of the one before. Until that is reported, the page cannot bring that back. */
function owe(written: Written, before: Written): Written {
  const fingerprint = written.versions[written.index]?.fingerprint ?? 0;
  const replaced = before.versions[before.index]?.fingerprint ?? null;
  return {...written, generated: [...written.generated, fingerprint].slice(-maxGenerated), replaced};
}

/** Adds a version after the one that is shown, or replaces that if both are of one group. What could be redone is gone. */
function addVersion(
  document: GameDocument,
  {file, text, number, path}: Pick<GameDocument, 'file' | 'text' | 'number' | 'path'>,
  {summary, group}: Edit,
): Transition {
  const before = writtenIn(document);
  const [first, ...done] = before.versions.slice(0, before.index + 1);
  const last = done.at(-1);
  const merged = group && last?.group === group ? last : undefined;
  const place = merged?.before ?? {number: document.number, path: document.path};
  const version = {file, fingerprint: fingerprintOf(text), number, path, before: place, summary, group};
  const kept = (merged ? done.slice(0, -1) : done).slice(1 - maxChanges);
  const versions = [...(first ? [first] : []), ...kept, version];
  const written = owe({...before, versions, index: versions.length - 1}, before);
  return {
    document: {...document, source: {type: 'read'}, file, text, pgn: text, number, path, written},
    answer: show,
  };
}

/**
 * A number by which a text is recognized when a page sets it again. Blanks around the text and the kind of line breaks do not
 * change it, and an empty text counts as the empty game `*`. Not the text itself, because the texts of a long file would fill
 * the memory.
 */
export function fingerprintOf(text: string): number {
  const compared = text.trim().replace(/\r\n?/g, '\n') || '*';
  let [low, high] = [compared.length, ~compared.length];
  for (let i = 0; i < compared.length; i++) {
    const code = compared.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high + code, 0x5bd1e995) ^ (high >>> 15);
  }
  return (low >>> 0) * 0x200000 + (high >>> 11);
}
