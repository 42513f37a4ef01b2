// The box that draws what is typed into it, at every key stroke.
const board = document.querySelector('#tried');
const form = document.querySelector('form');
const fen = document.querySelector('#fen');
const said = document.querySelector('#said');
const tag = document.querySelector('#tag');
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function draw() {
  board.fen = fen.value;
  let source = `<fen-board fen="${quoted(fen.value.trim())}"`;
  for (const {name, value} of form.querySelectorAll('select')) {
    board[name] = value;
    if (value !== form.elements[name].options[0].value) source += ` ${name}="${value}"`;
  }
  tag.textContent = `${source}></fen-board>`;
  const {error, warnings} = board;
  said.textContent = error
    ? error.message
    : warnings.map(({message}) => message).join(' ') || 'Read without a remark.';
}

fen.value = 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4';
form.addEventListener('input', draw);
form.addEventListener('submit', (event) => event.preventDefault());
customElements.whenDefined('fen-board').then(draw);
