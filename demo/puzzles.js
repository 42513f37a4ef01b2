const boards = [...document.querySelectorAll('#puzzles fen-board')];
const score = document.querySelector('#score');
const solved = new Map();

// A puzzle that is solved again keeps its first result.
document.querySelector('#puzzles').addEventListener('solved', ({target, detail}) => {
  if (!solved.has(target)) solved.set(target, detail);
  const sum = (what) => [...solved.values()].reduce((total, one) => total + one[what], 0);
  const counts = `mistakes: ${sum('mistakes')}, hints: ${sum('hints')}`;
  score.textContent = `${solved.size} of ${boards.length} solved, ${counts}.`;
});
