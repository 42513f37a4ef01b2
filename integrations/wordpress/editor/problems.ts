import {parseMarks} from '../../../src/marks/parse-marks.js';
import {parseFen} from '../../../src/notation/index.js';
import {load, type LiveElement} from './live-element.js';
import {__, createElement, Notice, useEffect, useState, type Node} from './wordpress.js';

interface Puzzle {
  readonly fen: string;
  readonly mode?: string;
  readonly solution?: string;
  readonly solver?: string;
}

/** The marks that nothing is drawn for. */
export function markProblems(fen: string, marks: string | undefined): Node {
  const read = parseFen(fen, {tolerant: true});
  const unread = read.ok
    ? parseMarks(marks, read.position.files).warnings.map(({index, length}) =>
        (marks ?? '').slice(index, index + length),
      )
    : [];
  return unread.length > 0 && notice(`${__('These are no marks:', 'fen-board')} ${unread.join(' ')}`);
}

/** What keeps readers from solving a puzzle: a board that nobody sees reads the solution. */
export function SolutionProblems({fen, mode, solution = '', solver = 'auto'}: Puzzle): Node {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let probe: LiveElement | undefined;
    let timer = 0;
    // No event says that a solution has been read: then there is a grid to solve it on, or a warning.
    const look = () => {
      const root = probe?.shadowRoot;
      const said = probe?.warnings?.filter(({field}) => field === 'solution') ?? [];
      const isPlayable = Boolean(root?.querySelector('[role=grid]'));
      if (!isPlayable && said.length === 0) {
        timer = window.setTimeout(look, 100);
        return;
      }
      probe?.remove();
      const lead = isPlayable
        ? []
        : [__('This solution cannot be played, so readers can only look at the puzzle.', 'fen-board')];
      setProblem([...lead, ...said.map(({message}) => message)].join(' '));
    };
    const read = parseFen(fen, {tolerant: true});
    if (mode !== 'solve' || !read.ok) setProblem('');
    else if (!solution.trim()) {
      setProblem(__('A puzzle needs a solution. Without one, readers can only look at it.', 'fen-board'));
    } else {
      probe = document.createElement('fen-board');
      probe.inert = true;
      probe.className = 'fen-board-probe';
      for (const [name, value] of Object.entries({fen, solution, solver, mode}))
        probe.setAttribute(name, value);
      load(document);
      document.body.append(probe);
      look();
    }
    return () => {
      clearTimeout(timer);
      probe?.remove();
    };
  }, [fen, mode, solution, solver]);
  return problem !== '' && notice(problem);
}

const notice = (text: string): Node =>
  createElement(Notice, {status: 'warning', isDismissible: false, className: 'fen-board-problem'}, text);
