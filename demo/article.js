// A living page: the board shows the sentence that is read, and a move of the prose while it is pointed at.
const game = document.querySelector('.article fen-game');
let read = 'start';

// The sentence above the middle of the window is the one that is read, or below the board on a narrow screen.
const isNarrow = matchMedia('(width < 52rem)').matches;
const observer = new IntersectionObserver(
  (entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) game.goTo((read = target.dataset.at));
    }
  },
  {rootMargin: isNarrow ? '-70% 0px -20%' : '-30% 0px -60%'},
);
for (const sentence of document.querySelectorAll('[data-at]')) observer.observe(sentence);

for (const move of document.querySelectorAll('.article a')) {
  const show = () => game.goTo(move.hash.split('=')[1]);
  const goBack = () => game.goTo(read);
  for (const type of ['pointerenter', 'focus']) move.addEventListener(type, show);
  for (const type of ['pointerleave', 'blur']) move.addEventListener(type, goBack);
  move.addEventListener('click', () => (read = move.hash.split('=')[1]));
}
