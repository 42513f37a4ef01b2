import {load, type LiveElement} from './live-element.js';
import {__, createElement, Notice, useEffect, useState, type Node} from './wordpress.js';

interface Diagram {
  readonly fen: string;
  readonly marks?: string;
  readonly mode?: string;
  readonly solution?: string;
  readonly solver?: string;
}

/** What keeps readers from solving a puzzle or seeing a mark: a board that nobody sees reads them. */
export function Problems({fen, marks = '', mode = 'view', solution = '', solver = 'auto'}: Diagram): Node {
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => {
    const board: LiveElement = document.createElement('fen-board');
    let timer = 0;
    // No event says that a solution has been read: then there is a grid to solve it on, or a warning.
    const look = () => {
      const {warnings = [], shadowRoot, error} = board;
      const of = (name: string) => warnings.filter(({field}) => field === name);
      const isPlayable = Boolean(shadowRoot?.querySelector('[role=grid]'));
      const found = [];
      if (mode === 'solve' && !error) {
        if (!isPlayable && of('solution').length === 0) {
          timer = window.setTimeout(look, 100);
          return;
        }
        if (!solution.trim())
          found.push(__('A puzzle needs a solution. Without one, readers can only look at it.', 'fen-board'));
        else {
          if (!isPlayable)
            found.push(
              __('This solution cannot be played, so readers can only look at the puzzle.', 'fen-board'),
            );
          found.push(...of('solution').map(({message}) => message));
        }
      }
      const unread = of('marks').map(({index, length}) => marks.slice(index, index + length));
      if (unread.length > 0) found.push(`${__('These are no marks:', 'fen-board')} ${unread.join(' ')}`);
      board.remove();
      setProblems(found);
    };
    board.inert = true;
    board.className = 'fen-board-probe';
    for (const [name, value] of Object.entries({fen, marks, mode, solution, solver}))
      board.setAttribute(name, value);
    load(document);
    document.body.append(board);
    void customElements
      .whenDefined('fen-board')
      .then(() => board.updateComplete)
      .then(() => board.isConnected && look());
    return () => {
      clearTimeout(timer);
      board.remove();
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
