import {copy} from './copy.js';
import {boardOf} from './live.js';

const tabs = [...document.querySelectorAll('.hero [role=tab]')];
const panel = document.querySelector('.hero [role=tabpanel]');
const source = document.querySelector('#hero-code');
const copied = document.querySelector('#hero-copied');
const files = `<link rel="stylesheet" href="fen-board.css">
<script type="module" src="fen-board.min.js"></script>

`;

const samples = {
  diagram: source.textContent.slice(files.length),
  game: `<fen-game at="16b" moves="below">
[Event "Paris"]
[Date "1858.??.??"]
[White "Paul Morphy"]
[Black "Duke Karl and Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4?! 4. dxe5 Bxf3
(4... dxe5 5. Qxd8+ Kxd8 6. Nxe5 {wins a pawn.})
5. Qxf3 dxe5 6. Bc4 Nf6? 7. Qb3 Qe7 8. Nc3 c6
9. Bg5 b5?! 10. Nxb5! cxb5 11. Bxb5+ Nbd7
12. O-O-O Rd8 13. Rxd7! Rxd7 14. Rd1 Qe6
15. Bxd7+ Nxd7 16. Qb8+!! {The queen for a file.}
Nxb8 17. Rd8# 1-0
</fen-game>`,
  puzzle: `<fen-board mode="solve" turn-marker
  fen="r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
  solution="4. Qxf7# (4. Qxe5+? {lets the knight take the queen.})">
  <p slot="caption">White mates in one</p></fen-board>`,
  editor: `<fen-board mode="edit" fen="capablanca"></fen-board>`,
};

function show(tab) {
  for (const one of tabs) {
    one.ariaSelected = String(one === tab);
    one.tabIndex = one === tab ? 0 : -1;
  }
  panel.setAttribute('aria-labelledby', tab.id);
  source.textContent = files + samples[tab.id];
  copied.textContent = '';
  const board = boardOf(source.textContent);
  board.id = 'hero';
  document.querySelector('#hero').replaceWith(board);
}

for (const [i, tab] of tabs.entries()) {
  tab.addEventListener('click', () => show(tab));
  tab.addEventListener('keydown', ({key}) => {
    const step = {ArrowLeft: -1, ArrowRight: 1}[key];
    if (!step) return;
    const next = tabs.at((i + step) % tabs.length);
    show(next);
    next.focus();
  });
}

document.querySelector('#hero-copy').addEventListener('click', () => copy(source, copied));
