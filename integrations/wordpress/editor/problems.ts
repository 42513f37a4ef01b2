import type {parseMarks} from '../../../src/marks/parse-marks.js';
import type {ParsedFen} from '../../../src/notation/index.js';
import type {parseMoveText} from '../../../src/pgn/index.js';
import type {parseSolution} from '../../../src/solve/solution.js';
import {addressOf} from './live-element.js';
import {__, createElement, Notice, useEffect, useState, type Node} from './wordpress.js';

interface Diagram {
  readonly fen: string;
  readonly marks?: string;
  readonly mode?: string;
  readonly solution?: string;
  readonly solver?: string;
}

/** The parsers of boards, from the parts that boards fetch. */
interface Parts {
  readonly parseTolerantly: (fen: string) => ParsedFen;
  readonly parseMarks: typeof parseMarks;
  readonly parseSolution: typeof parseSolution;
  readonly parseMoveText: typeof parseMoveText;
}

/** Fetches parts by their names. They need the drop-in. */
async function fetchParts(...names: readonly string[]): Promise<Parts> {
  await import(addressOf('fen-board.min.js'));
  const parts = names.map((name) => import(addressOf(`fen-board.${name}.min.js`)) as Promise<Partial<Parts>>);
  return (await Promise.all(parts)).reduce((all, part) => ({...all, ...part})) as Parts;
}

/** Sentences for the author about problems of a puzzle or of marks. */
async function find({fen, marks, mode, solution, solver}: Required<Diagram>): Promise<readonly string[]> {
  const isPuzzle = mode === 'solve';
  const found: string[] = [];
  if (isPuzzle && !solution.trim())
    found.push(__('A puzzle needs a solution. Without one, readers can only look at it.', 'fen-board'));
  if (!marks.trim() && !(isPuzzle && solution.trim())) return found;
  const parts = await fetchParts('reader', 'marks', 'solve', 'issues');
  const read = parts.parseTolerantly(fen);
  // The board itself shows the error of a FEN.
  if (!read.ok) return found;
  if (isPuzzle && solution.trim()) {
    const side = solver === 'white' || solver === 'black' ? solver : 'auto';
    const {parseSolution, parseMoveText} = parts;
    const {ok, warnings} = parseSolution(read.position, solution, side, parseMoveText);
    if (!ok)
      found.push(__('This solution cannot be played, so readers can only look at the puzzle.', 'fen-board'));
    found.push(...warnings.map(({message}) => message));
  }
  const unread = parts
    .parseMarks(marks, read.position.files)
    .warnings.map(({index, length}) => marks.slice(index, index + length));
  if (unread.length > 0) found.push(`${__('These are no marks:', 'fen-board')} ${unread.join(' ')}`);
  return found;
}

/** The problems of a diagram, in the sidebar. */
export function Problems({fen, marks = '', mode = '', solution = '', solver = ''}: Diagram): Node {
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    find({fen, marks, mode, solution, solver}).then(
      (found) => isCurrent && setProblems(found),
      // The board in the canvas reports parts that cannot be fetched.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [fen, marks, mode, solution, solver]);
  return (
    problems.length > 0 &&
    createElement(
      Notice,
      {status: 'warning', isDismissible: false, className: 'fen-board-problem'},
      problems.join(' '),
    )
  );
}
