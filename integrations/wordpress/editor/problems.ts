import type * as marksModule from '../../../src/parts/marks.js';
import type * as readerModule from '../../../src/parts/reader.js';
import type * as issuesModule from '../../../src/parts/issues.js';
import type * as solveModule from '../../../src/parts/solve.js';
import {addressOf} from './live-element.js';
import {__, createElement, Notice, useEffect, useState, type Node} from './wordpress.js';

interface Diagram {
  readonly fen: string;
  readonly marks?: string;
  readonly mode?: string;
  readonly solution?: string;
  readonly player?: string;
}

/** Some of the parts that boards fetch, by the names of their files. */
interface Parts {
  readonly issues: typeof issuesModule;
  readonly marks: typeof marksModule;
  readonly reader: typeof readerModule;
  readonly solve: typeof solveModule;
}

/** Fetches a part. It needs the drop-in, which has to be loaded before. */
const fetchPart = <Name extends keyof Parts>(name: Name) =>
  import(addressOf(`fen-board.${name}.min.js`)) as Promise<Parts[Name]>;

/** Sentences for the author about problems of a puzzle or of marks. */
async function find({fen, marks, mode, solution, player}: Required<Diagram>): Promise<readonly string[]> {
  const isPuzzle = mode === 'solve';
  const found: string[] = [];
  if (isPuzzle && !solution.trim())
    found.push(__('A puzzle needs a solution. Without one, readers can only look at it.', 'fen-board'));
  if (!marks.trim() && !(isPuzzle && solution.trim())) return found;
  await import(addressOf('fen-board.min.js'));
  const [{parseFen}, {parseMarks}, {parseSolution}, {parseMoveText}] = await Promise.all([
    fetchPart('reader'),
    fetchPart('marks'),
    fetchPart('solve'),
    fetchPart('issues'),
  ]);
  const read = parseFen(fen);
  // The board itself shows the error of a FEN.
  if (!read.ok) return found;
  if (isPuzzle && solution.trim()) {
    const side = player === 'white' || player === 'black' ? player : 'auto';
    const {ok, warnings} = parseSolution(read.position, solution, side, parseMoveText);
    if (!ok)
      found.push(__('This solution cannot be played, so readers can only look at the puzzle.', 'fen-board'));
    found.push(...warnings.map(({message}) => message));
  }
  const {warnings} = parseMarks(marks, read.position.files);
  const unread = warnings.map(({index, length}) => marks.slice(index, index + length));
  if (unread.length > 0) found.push(`${__('These are no marks:', 'fen-board')} ${unread.join(' ')}`);
  return found;
}

/** The problems of a diagram, in the sidebar. */
export function Problems({fen, marks = '', mode = '', solution = '', player = ''}: Diagram): Node {
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    find({fen, marks, mode, solution, player}).then(
      (found) => isCurrent && setProblems(found),
      (reason: unknown) => console.warn('fen-board: the problems of a diagram are not shown.', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [fen, marks, mode, solution, player]);
  return (
    problems.length > 0 &&
    createElement(
      Notice,
      {status: 'warning', isDismissible: false, className: 'fen-board-problem'},
      problems.join(' '),
    )
  );
}
