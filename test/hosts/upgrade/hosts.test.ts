// The output of generators: Asciidoctor 2.0.18, Jekyll 4.3.1, Sphinx 5.3.0, Pandoc 2.17, MkDocs 1.4.2 with
// Material 8.2.5, Hexo 7.
import {expect} from '@open-wc/testing';
import '../../../src/hosts/complete/all-in-one.js';
import {upgrade} from '../../../src/hosts/upgrade/index.js';
import {upgradedPage} from './page.js';

const fen = 'rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11';

const boards: readonly (readonly [from: string, html: string])[] = [
  [
    'Asciidoctor, with a role',
    `<div class="listingblock orientation-black"><div class="content"><pre class="highlight"><code class="language-fen" data-lang="fen">${fen}</code></pre></div></div>`,
  ],
  [
    'Asciidoctor, with a title',
    `<div class="listingblock orientation-black"><div class="title">Title</div><div class="content"><pre class="rouge highlight"><code data-lang="fen">${fen}</code></pre></div></div>`,
  ],
  [
    'Sphinx',
    `<div class="orientation-black highlight-fen notranslate"><div class="highlight"><pre><span></span>${fen}\n</pre></div>\n</div>`,
  ],
  [
    'Sphinx, with a caption',
    `<div class="literal-block-wrapper docutils container"><div class="code-block-caption"><span class="caption-text">A caption</span></div><div class="orientation-black highlight-fen notranslate"><div class="highlight"><pre><span></span>${fen}\n</pre></div>\n</div></div>`,
  ],
  ['Pandoc', `<pre class="fen orientation-black"><code>${fen}</code></pre>`],
  [
    'Pandoc, with a class of its own',
    `<div class="sourceCode"><pre class="sourceCode fen orientation-black"><code>${fen}</code></pre></div>`,
  ],
  ['kramdown', `<pre class="orientation-black"><code class="language-fen">${fen}\n</code></pre>`],
  [
    'Python-Markdown with codehilite',
    `<div class="orientation-black language-fen highlight"><table class="orientation-black highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre><span></span><span class="normal">1</span></pre></div></td><td class="code"><div><pre><span></span><code>${fen}\n</code></pre></div></td></tr></table></div>`,
  ],
  ['a figure', `<figure class="orientation-black"><pre class="fen-board">${fen}</pre></figure>`],
];

const games: readonly (readonly [from: string, html: string])[] = [
  [
    'Rouge in Jekyll',
    `<figure class="highlight"><pre><code class="language-pgn" data-lang="pgn"><table class="rouge-table"><tbody><tr><td class="gutter gl"><pre class="lineno">1\n2\n3\n4\n</pre></td><td class="code"><pre>at: 1b\n\n1. e4 e5\n2. Nf3 *\n</pre></td></tr></tbody></table></code></pre></figure>`,
  ],
  [
    'Rouge in Asciidoctor, with a callout',
    `<div class="listingblock"><div class="content"><pre class="rouge highlight"><code data-lang="pgn"><table class="linenotable"><tbody><tr><td class="linenos gl"><pre class="lineno">1\n2\n3\n4\n</pre></td><td class="code"><pre>at: 1b\n\n1. e4 e5 <b class="conum">(1)</b>\n2. Nf3 *\n</pre></td></tr></tbody></table></code></pre></div></div>`,
  ],
  [
    'Pygments in Asciidoctor, with a callout as an icon',
    `<div class="listingblock"><div class="content"><pre class="pygments highlight"><code data-lang="pgn"><div class="lineno"><table class="linenotable"><tr><td class="linenos"><div class="linenodiv"><pre><span class="normal">1</span>\n<span class="normal">2</span></pre></div></td><td class="code"><div><pre><span></span>at: 1b\n\n1. e4 e5 <i class="conum" data-value="1"></i><b>(1)</b>\n2. Nf3 *\n</pre></div></td></tr></table></div></code></pre></div></div>`,
  ],
  [
    'Sphinx',
    `<div class="highlight-pgn notranslate"><div class="highlight"><pre><span></span><span class="linenos">1</span>at: 1b\n<span class="linenos">2</span>\n<span class="linenos">3</span>1. e4 e5\n<span class="linenos">4</span>2. Nf3 *\n</pre></div>\n</div>`,
  ],
  [
    'Pygments in MkDocs',
    `<div class="language-pgn highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre><span></span><span class="normal">1</span>\n<span class="normal">2</span></pre></div></td><td class="code"><div><pre><span></span><code><span class="n">at</span><span class="o">:</span><span class="w"> </span><span class="mi">1</span><span class="n">b</span>\n\n1. e4 e5\n2. Nf3 *\n</code></pre></div></td></tr></table></div>`,
  ],
  [
    'a page with a copy button',
    `<div class="language-pgn"><pre><code>at: 1b\n\n1. e4 e5\n2. Nf3 *\n<div class="copy-btn">Copy</div></code></pre></div>`,
  ],
];

describe('the upgrade of the output of generators', () => {
  const {page, warnings, show} = upgradedPage();
  afterEach(() => {
    expect(warnings).to.deep.equal([]);
  });
  const shown = (html: string) => show(`<p>before</p>${html}<p>after</p>`);

  for (const [from, html] of boards) {
    it(`makes a board with its class from the output of ${from}`, async () => {
      await shown(html);
      expect(page.querySelectorAll('pre,table').length).to.equal(0);
      const [board, ...others] = page.querySelectorAll('fen-board');
      expect(others).to.deep.equal([]);
      expect([board?.fen, board?.orientation]).to.deep.equal([fen, 'black']);
      // A wrapper with a title stays; others are replaced.
      const titles = page.querySelectorAll('.title,.code-block-caption').length;
      expect(board?.parentElement === page).to.equal(titles === 0);
    });
  }

  for (const [from, html] of games) {
    it(`makes a game without line numbers, callouts and buttons from the output of ${from}`, async () => {
      await shown(html);
      const [game, ...others] = page.querySelectorAll('fen-game');
      expect(others).to.deep.equal([]);
      expect(game?.parentElement === page).to.equal(true);
      expect(game?.at).to.equal('1b');
      expect(game?.textContent.replace(/\s+/g, ' ')).to.equal('1. e4 e5 2. Nf3 *');
    });
  }

  it('ignores a block with the class no-fen-board', async () => {
    const html = `<pre class="no-fen-board fen"><code>${fen}</code></pre><div class="no-fen-board"><div class="fen-board">${fen}</div></div>`;
    await shown(html);
    upgrade(page, {detect: true});
    expect(page.innerHTML).to.equal(`<p>before</p>${html}<p>after</p>`);
  });

  describe('without a class', () => {
    const hexo = (text: string) =>
      `<figure class="highlight plaintext"><table><tr><td class="gutter"><pre><span class="line">1</span><br><span class="line">2</span><br></pre></td><td class="code"><pre><span class="line">${text.replace(/\n/g, '</span><br><span class="line">')}</span><br></pre></td></tr></table></figure>`;
    const found: readonly (readonly [what: string, html: string, made: string])[] = [
      ['a FEN with options', `<pre>${fen}\norientation: black</pre>`, 'fen-board'],
      ['Hexo', hexo(`${fen}\norientation: black`), 'fen-board'],
      ['a game from Hexo', hexo('at: 1b\n\n1. e4 e5 2. Nf3 *'), 'fen-game'],
      ['tags', '<pre>[White "A"]\n\n1. e4 e5 *</pre>', 'fen-game'],
    ];
    for (const [what, html, made] of found) {
      it(`is found with \`detect\`: ${what}`, async () => {
        await shown(html);
        expect(page.querySelectorAll('fen-board,fen-game').length).to.equal(0);
        upgrade(page, {detect: true});
        expect([...page.children].map(({localName}) => localName)).to.deep.equal(['p', made, 'p']);
      });
    }

    it('is ignored if it may be something else', async () => {
      const texts = [
        'start',
        '8/8/8/8/8/8/8/8 w\nfoo: bar',
        '1. Buy milk',
        '1. e4',
        'd4',
        '1. e4 e5 2. Ke3',
        `FEN below\n${fen}`,
      ];
      const html = texts.map((text) => `<pre>${text}</pre>`).join('');
      await shown(html);
      upgrade(page, {detect: true});
      expect(page.innerHTML).to.equal(`<p>before</p>${html}<p>after</p>`);
    });

    it('is found by the script with data-detect', async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<pre>${fen}</pre><script type="module" data-detect src="/src/hosts/complete/all-in-one.ts"></script>`;
      page.append(frame);
      while (!frame.contentDocument?.querySelector('fen-board')) await new Promise(requestAnimationFrame);
    });

    it('leaves to its class a game that does not look like one, while the script loads the part for games', async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<pre class="fen-game">e4 e5 *</pre><script type="module" data-detect src="/src/hosts/complete/all-in-one.ts"></script>`;
      page.append(frame);
      while (!frame.contentDocument?.querySelector('fen-game')) await new Promise(requestAnimationFrame);
    });
  });
});
