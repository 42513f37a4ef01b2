import {expect} from '@open-wc/testing';
import {FenBoard} from '../../../src/index.js';
import '../../../src/hosts/complete/all-in-one.js';
import {upgrade} from '../../../src/hosts/upgrade/index.js';
import {backRank, capablanca, ladder, start} from '../../tools/fixtures/positions.js';
import {upgradedPage} from './page.js';

describe('the upgrade', () => {
  const {page, warnings, show} = upgradedPage();
  const shown = async (html: string) => (await show(html)).boards;
  const fens = (boards: readonly FenBoard[]) => boards.map((board) => board.getAttribute('fen'));

  const markup: readonly (readonly [from: string, html: string])[] = [
    ['a class of a code block', `<pre><code class="language-fen">${start}\n</code></pre>`],
    ['its older spelling', `<pre><code class="lang-fen">${start}</code></pre>`],
    ['Prism', `<pre class="language-fen"><code class="language-fen">${start}</code></pre>`],
    [
      'Hugo',
      `<div class="highlight"><pre tabindex="0"><code class="language-fen" data-lang="fen"><span>${start}</span></code></pre></div>`,
    ],
    [
      'Jekyll',
      `<div class="language-fen highlighter-rouge"><div class="highlight"><pre><code>${start}\n</code></pre></div></div>`,
    ],
    ['GitHub', `<div class="highlight highlight-source-fen"><pre>${start}</pre></div>`],
    [
      'Shiki',
      `<pre class="astro-code" data-language="fen"><code><span class="line">${start}</span></code></pre>`,
    ],
    [
      'VitePress',
      `<div class="language-fen"><button class="copy"></button><span class="lang">fen</span><pre class="shiki"><code>${start}</code></pre></div>`,
    ],
    ['WordPress code', `<pre class="wp-block-code fen-board"><code>${start}</code></pre>`],
    ['WordPress preformatted text', `<pre class="wp-block-preformatted fen-board">${start}</pre>`],
    ['a WordPress paragraph', `<p class="fen-board">${start}</p>`],
    ['a class of our own', `<div class="fen-board">${start}</div>`],
    ['paragraphs in it', `<div class="fen-board">\n<p>${start}</p>\n</div>`],
  ];
  for (const [from, html] of markup) {
    it(`makes a board from the output of ${from}`, async () => {
      const boards = await shown(`<p>before</p>${html}<p>after</p>`);
      expect(fens(boards)).to.deep.equal([start]);
      expect([...page.children].map(({localName}) => localName)).to.deep.equal(['p', 'fen-board', 'p']);
      expect(boards[0]?.error).to.equal(null);
      expect(boards[0]?.textContent).to.equal(start);
      expect(warnings).to.deep.equal([]);
    });
  }

  const improved: readonly (readonly [what: string, html: string])[] = [
    ['en dashes', start.replace(/ - /, ' &#8211; ')],
    ['a minus', start.replace(/ - /, ' \u2212 ')],
    ['no-break spaces', start.replaceAll(' ', '&nbsp;')],
    ['line breaks', `${start.replaceAll('/', '/<br />\n')}<br>`],
    ['curly quotes', `“${start}”`],
    ['zero-width spaces', start.replaceAll('/', '/&#8203;')],
    ['soft hyphens', start.replaceAll('pppp', 'pp&shy;pp')],
    ['non-breaking hyphens', start.replace(/ - /, ' \u2011 ')],
    ['fraction slashes', start.replace('8/8/8/8', '<sup>8</sup>&frasl;<sub>8</sub>&frasl;8/8')],
    ['wrapping', start.replace(' w', '\n   w')],
  ];
  for (const [what, html] of improved) {
    it(`reverses typographic changes: ${what}`, async () => {
      const boards = await shown(`<p class="fen-board">${html}</p>`);
      await boards[0]?.updateComplete;
      expect(boards.map(({position}) => position?.placement)).to.deep.equal([start.split(' ')[0]]);
      expect(boards[0]?.error).to.equal(null);
    });
  }

  const solution = '1. Ra7 Kg8 2. Rb8#';
  const folded = `<details><summary>Show the solution</summary><p>1. Ra7 Kg8<br>2. Rb8#</p></details>`;
  const puzzles: readonly (readonly [from: string, html: string])[] = [
    ['a block', `<pre class="fen-board">${ladder}\nsolution: ${solution}</pre>`],
    ['a paragraph', `<p class="fen-board">${ladder}<br>\nSolution: 1. Ra7 Kg8<br>2. Rb8#</p>`],
    ['paragraphs', `<div class="fen-board"><p>${ladder}</p><p>solution: ${solution}</p></div>`],
    ['a fence', `<pre><code class="language-fen">${ladder}\nsolution: ${solution}\n</code></pre>`],
    ['a picture', `<div class="fen-board"><img src="data:," alt="A rook"><p>${ladder}</p>${folded}</div>`],
    ['a drawing', `<div class="fen-board"><svg><title>Two rooks</title></svg>${ladder}${folded}</div>`],
    ['a figure', `<figure class="fen-board"><pre><code>${ladder}</code></pre>${folded}</figure>`],
  ];
  for (const [from, html] of puzzles) {
    it(`makes a puzzle of ${from} with a solution below its FEN`, async () => {
      const boards = await shown(html);
      expect(fens(boards)).to.deep.equal([ladder]);
      const [board] = boards;
      expect(board?.mode).to.equal('solve');
      expect(board?.solution).to.equal(solution);
      expect(board?.querySelector('details')?.textContent).to.equal(`Solution${solution}`);
      expect(board?.querySelector('details')?.checkVisibility()).to.equal(false);
      expect(warnings).to.deep.equal([]);
      while (!board?.shadowRoot?.querySelector('[part~=solution]')) await new Promise(requestAnimationFrame);
    });
  }

  it('reads options below a FEN, which override classes', async () => {
    const [board, other] = await shown(
      `<pre class="language-fen turn-marker orientation-white" style="margin: 0"><code>${start}\nOrientation: Black\nmarks: Ge4\nlabel: The start\ncaption: <b>After</b> it\n${ladder}\nturn-marker: no</code></pre>`,
    );
    const read = (one: Element | undefined) =>
      Object.fromEntries([...(one?.attributes ?? [])].map(({name, value}) => [name, value]));
    expect(read(board)).to.deep.equal({
      fen: start,
      'turn-marker': '',
      orientation: 'Black',
      marks: 'Ge4',
      label: 'The start',
    });
    expect(board?.orientation).to.equal('black');
    expect(board?.querySelector('[slot=caption]')?.textContent).to.equal('After it');
    expect(read(other)).to.deep.equal({fen: ladder, orientation: 'white'});
    expect(warnings).to.deep.equal([]);
  });

  it('reports unknown options, and makes the board', async () => {
    const [board] = await shown(
      `<div class="fen-board"><p>${start}</p><p>Orientatoin: black<br>mode: pink</p></div>`,
    );
    expect(board?.getAttributeNames()).to.deep.equal(['fen']);
    // The board does not report the value again.
    await (board as FenBoard).updateComplete;
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/“Orientatoin: black” is not an option.*“pink”/);
  });

  it('gives a board the margin of its block', async () => {
    const [board] = await shown(`<pre class="language-fen" style="margin: 20px 30px">${start}</pre>`);
    expect(board && getComputedStyle(board).margin).to.equal('20px 0px');
  });

  it('makes puzzles of several positions, each with its folded solution', async () => {
    const boards = await shown(
      `<div class="fen-board"><p>${ladder}</p>${folded}<p>${start}</p><p>${backRank}</p><details><summary>Solution</summary>Ra8#</details></div>`,
    );
    expect(boards.map(({fen, mode, solution: moves}) => [fen, mode, moves])).to.deep.equal([
      [ladder, 'solve', solution],
      [start, 'view', null],
      [backRank, 'solve', 'Ra8#'],
    ]);
  });

  it('reads the orientation of a puzzle from a class, and gives a solution to no other board', async () => {
    const boards = await shown(
      `<pre class="fen-board player-black mode-play">${start}\n${ladder}\nsolution: ${solution}</pre>`,
    );
    const read = boards.map((board) => [board.mode, board.player, board.getAttribute('solution')]);
    expect(read).to.deep.equal([
      ['play', 'black', null],
      ['solve', 'black', solution],
    ]);
  });

  it('makes a board of each line', async () => {
    const text = `# Two starts\n${start}\n\n${capablanca}\n`;
    expect(fens(await shown(`<pre><code class="language-fen">${text}</code></pre>`))).to.deep.equal([
      start,
      capablanca,
    ]);
    expect(fens(await shown(`<div class="fen-board">${start}<br>${capablanca}</div>`))).to.have.length(2);
  });

  it('sets attributes of a board from classes', async () => {
    const words =
      'wp-block-code fen-board orientation-black coordinates-outside pieces-classic turn-marker marks-Ge4 marks-Yg1f3 engine-time-2 engine-fish.js aligncenter lang-de';
    const [board] = await shown(
      `<pre id="here" class="${words}" style="margin: 0"><code>${start}</code></pre>`,
    );
    expect(
      Object.fromEntries([...(board?.attributes ?? [])].map(({name, value}) => [name, value])),
    ).to.deep.equal({
      id: 'here',
      class: 'aligncenter',
      fen: start,
      orientation: 'black',
      coordinates: 'outside',
      pieces: 'classic',
      'turn-marker': '',
      marks: 'Ge4 Yg1f3',
      engine: 'fish.js',
      'engine-time': '2',
    });
  });

  const untouched: readonly (readonly [why: string, html: string])[] = [
    ['it is another language', `<pre><code class="language-js">${start}</code></pre>`],
    ['nothing says so', `<pre class="wp-block-code"><code>${start}</code></pre>`],
    ['it is no FEN', '<pre><code class="language-fen">e4 e5 Nf3</code></pre>'],
    ['one of its lines is none', `<div class="fen-board">${start}\nx${start}</div>`],
    ['it is empty', '<div class="fen-board"></div>'],
    ['it is a board', `<fen-board class="fen-board" fen="${start}">${start}</fen-board>`],
    ['it holds a board', `<div class="fen-board"><fen-board fen="${start}">${start}</fen-board></div>`],
    ['it is being written', `<div contenteditable><p class="fen-board">${start}</p></div>`],
    [
      'it is markup',
      '<div class="fen-board"><img alt="8/8/8/8/8/8/8/8"><script type="x">8/8/8/8/8/8/8/8</script></div>',
    ],
  ];
  for (const [why, html] of untouched) {
    it(`does not change a block if ${why}`, async () => {
      page.innerHTML = html;
      const before = page.innerHTML;
      await new Promise(requestAnimationFrame);
      expect(page.innerHTML).to.equal(before);
    });
  }

  it('reports the error of a block once', async () => {
    await shown(
      '<pre class="language-fen"><code class="language-fen">8/8/9/8/8/8/8/8</code><button class="copy">Copy</button></pre>',
    );
    upgrade(document);
    upgrade(page);
    expect(warnings).to.deep.equal(['fen-board: Rank 6 has 9 squares; the board is 8 files wide.']);
  });

  it('makes boards of blocks that are added later, and of blocks whose text changes', async () => {
    await shown('<article></article><div class="fen-board"></div>');
    page
      .querySelector('article')
      ?.insertAdjacentHTML('beforeend', `<section><p class="fen-board">${start}</p></section>`);
    const block = page.querySelector('div.fen-board');
    if (block) block.textContent = capablanca;
    await new Promise(requestAnimationFrame);
    expect(fens([...page.querySelectorAll('fen-board')])).to.deep.equal([start, capablanca]);
  });

  it('changes nothing a second time', async () => {
    const [board] = await shown(`<div class="fen-board">${start}</div>`);
    const before = page.innerHTML;
    upgrade(document);
    await new Promise(requestAnimationFrame);
    expect(page.innerHTML).to.equal(before);
    expect(page.firstElementChild === board).to.equal(true);
  });

  it('upgrades a shadow root that is passed to it', () => {
    const root = page.attachShadow({mode: 'open'});
    root.innerHTML = `<div class="fen-board">${start}</div>`;
    upgrade(root);
    expect(fens([...root.querySelectorAll('fen-board')])).to.deep.equal([start]);
  });

  it('reads attributes only from classes that it knows', async () => {
    const [board] = await shown(
      `<div class="fen-board onclick-alert(1) style-color:red fen-x name-n required">${start}</div>`,
    );
    expect(board?.getAttributeNames()).to.deep.equal(['fen']);
  });

  it('draws the boards that it makes', async () => {
    const [board] = await shown(`<div class="fen-board">${start}</div>`);
    expect(board instanceof FenBoard).to.equal(true);
    await board?.updateComplete;
    expect(board?.shadowRoot?.querySelector('svg')?.getAttribute('aria-label')).to.equal(
      'Chess position, White to move',
    );
  });
});
