// One post with all kinds of blocks, in real generators: each makes a page of it, which Chromium shows with and without
// the script. One list for all of them has what must be on the page.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join, resolve} from 'node:path';
import {expect} from 'chai';
import {PNG} from 'pngjs';
import {themeSquares} from '../../src/attributes.ts';
import {startPages} from '../../test/package/page.mjs';
import {ladder, start} from '../../test/tools/fixtures/positions.ts';
import {blocks, markdown, seen, wanted} from './post.mjs';

const warnings = [/Rank 6 has 9 squares/, /There is no game in this block/];

const integrations = resolve('integrations');
const pageOf = (content, attributes = '') =>
  `<!doctype html><meta charset="utf-8"><title>x</title>${content}<script ${attributes} src="/dist/fen-board.all.min.js"></script>`;

/** Where “npm run guests generators” installs the generators that npm has. */
const installed = resolve('integrations/generators/node_modules');
const inInfo = markdown.replace('```fen\n', '```fen theme=green\n');
const hexo = {
  program: 'hexo',
  files: {
    'package.json': JSON.stringify({
      hexo: {version: '8'},
      dependencies: {'hexo-renderer-ejs': '*', 'hexo-renderer-marked': '*'},
    }),
    '_config.yml': 'title: x\ntheme: x\n',
    'source/post.md': `---\ntitle: x\n---\n${markdown}`,
    'themes/x/layout/page.ejs': '<%- page.content %>',
  },
  run: ['generate', '--silent'],
  made: 'public/post.html',
};
/** With the plugin a board is a picture without scripts, and what cannot be read is reported when the site is made. */
const drawn = {theme: 'green', pictures: 3, problem: /post\.md\D+(\d+)(?::5)?\D*: Rank 6 has 9 squares/};

/** Each host: the program, the files of its site, how it is run, the file it makes, and what only it does. */
const hosts = {
  Hugo: {
    program: 'hugo',
    files: {
      'config.toml': 'baseURL = "/"',
      'content/post.md': markdown,
      'layouts/_default/single.html': '{{ .Content }}',
    },
    run: ['--quiet'],
    made: 'public/post/index.html',
  },
  'Hugo with render hooks': {
    program: 'hugo',
    files: {
      'config.toml': 'baseURL = "/"',
      'content/post.md': markdown
        .replace('```fen\n', '```fen {theme="green"}\n')
        .replace('```pgn\n', '```pgn {linenos=table}\n'),
      'layouts/_default/single.html': '{{ .Content }}',
    },
    copied: Object.fromEntries(
      ['fen', 'pgn'].map((name) => [
        `layouts/_default/_markup/render-codeblock-${name}.html`,
        'hugo/render-codeblock.html',
      ]),
    ),
    run: ['--quiet'],
    made: 'public/post/index.html',
    theme: 'green',
  },
  Jekyll: {
    program: 'jekyll',
    files: {
      '_config.yml': '',
      'post.md': `---\n---\n${markdown.replace('caption: The start\n```', '$&\n{: .theme-green }')}`,
    },
    run: ['build', '-q'],
    made: '_site/post.html',
    theme: 'green',
  },
  'Jekyll with numbered lines': {
    program: 'jekyll',
    files: {
      '_config.yml': '',
      'post.md': `---\n---\n${blocks.map(([language, text]) => `{% highlight ${language} linenos %}\n${text}\n{% endhighlight %}\n`).join('\n')}`,
    },
    run: ['build', '-q'],
    made: '_site/post.html',
  },
  MkDocs: {
    program: 'mkdocs',
    files: {'mkdocs.yml': 'site_name: x', 'docs/index.md': markdown},
    run: ['build', '-q'],
    made: 'site/index.html',
    content: /<div [^>]*role="main"[^]*?(?=<footer)/,
  },
  'MkDocs with Material': {
    program: 'mkdocs',
    files: {
      'mkdocs.yml': `site_name: x\ntheme: material\n${readFileSync('integrations/mkdocs/mkdocs.yml', 'utf8')}`,
      'docs/index.md': markdown,
    },
    run: ['build', '-q'],
    made: 'site/index.html',
    // Without the site’s own scripts, which want the whole site.
    content: /<article[^]*<\/article>/,
  },
  Sphinx: {
    program: 'sphinx-build',
    files: {
      'conf.py': "import sys; sys.path.insert(0, '.')\nproject = 'x'\nextensions = ['fen_board']",
      'index.rst': `Post\n====\n\n${blocks.map(([language, text], i) => `${i % 2 ? `.. code-block:: ${language}\n   :linenos:` : `.. ${language}::`}\n\n${text.replace(/^(?=.)/gm, '   ')}\n`).join('\n')}`,
    },
    copied: {'fen_board.py': 'sphinx/fen_board.py'},
    // A warning is an error.
    run: ['-q', '-W', '.', 'out'],
    made: 'out/index.html',
    content: /<section[^]*<\/section>/,
  },
  'Sphinx with MyST': {
    program: 'sphinx-build',
    files: {
      'conf.py':
        "import sys; sys.path.insert(0, '.')\nproject = 'x'\nextensions = ['myst_parser', 'fen_board']",
      'index.md': markdown,
    },
    copied: {'fen_board.py': 'sphinx/fen_board.py'},
    run: ['-q', '-W', '.', 'out'],
    made: 'out/index.html',
    content: /<section[^]*<\/section>/,
  },
  Pandoc: {
    program: 'pandoc',
    files: {'post.md': markdown},
    run: ['post.md', '-o', 'post.html'],
    made: 'post.html',
  },
  'Pandoc with the filter': {
    program: 'pandoc',
    files: {'post.md': markdown},
    copied: {'fen-board.lua': 'pandoc/fen-board.lua'},
    run: ['--lua-filter', 'fen-board.lua', 'post.md', '-o', 'post.html'],
    made: 'post.html',
    pictures: 3,
    problem: /Rank 6 has 9 squares/,
  },
  Asciidoctor: {
    program: 'asciidoctor',
    files: {
      'post.adoc': blocks
        .map(([language, text], i) => `[source${i ? '' : '.theme-green'},${language}]\n----\n${text}\n----\n`)
        .join('\n'),
    },
    run: ['-s', 'post.adoc'],
    made: 'post.html',
    theme: 'green',
  },
  'Asciidoctor with Rouge, numbers and callouts': {
    program: 'asciidoctor',
    files: {
      'post.adoc': `:source-highlighter: rouge\n\n${blocks
        .map(
          ([language, text]) =>
            `[source%linenums,${language}]\n----\n${text.replace(/ \*$/, ' * <1>')}\n----\n${text.endsWith('*') ? '<1> A note\n' : ''}`,
        )
        .join('\n')}`,
    },
    run: ['-s', 'post.adoc'],
    made: 'post.html',
  },
  Hexo: {...hexo, script: 'data-detect', warned: []},
  'Hexo without its highlighter': {
    ...hexo,
    files: {...hexo.files, '_config.yml': `${hexo.files['_config.yml']}syntax_highlighter:\n`},
  },
  Eleventy: {
    program: 'eleventy',
    files: {
      'eleventy.config.mjs':
        "import {markdownItFenBoard} from 'fen-board/markdown';\nexport default (config) => config.amendLibrary('md', (md) => md.use(markdownItFenBoard));",
      'post.md': inInfo,
    },
    run: ['--quiet'],
    made: '_site/post/index.html',
    ...drawn,
  },
  VitePress: {
    program: 'vitepress',
    files: {
      '.vitepress/config.mjs':
        "import {markdownItFenBoard} from 'fen-board/markdown';\nexport default {markdown: {config: (md) => md.use(markdownItFenBoard)}, vue: {template: {compilerOptions: {isCustomElement: (tag) => tag.startsWith('fen-')}}}};",
      'post.md': inInfo,
    },
    run: ['build'],
    made: '.vitepress/dist/post.html',
    // Without the site’s own scripts; “sites.test.mjs” has a whole site.
    content: /<main[^]*<\/main>/,
    ...drawn,
  },
  Astro: {
    program: 'astro',
    files: {
      'astro.config.mjs':
        "import {remarkFenBoard} from 'fen-board/markdown';\nexport default {markdown: {remarkPlugins: [remarkFenBoard]}};",
      'src/pages/post.md': inInfo,
    },
    run: ['build'],
    made: 'dist/post/index.html',
    ...drawn,
    // Its highlighter drops the language of what stays code.
    warned: [],
  },
  // As its reading view has them; the program itself is closed.
  Obsidian: {
    page: blocks
      .map(
        ([language, text]) =>
          `<div class="el-pre"><pre class="language-${language}" tabindex="0"><code class="language-${language} is-loaded">${text}\n</code><button class="copy-code-button">Copy</button></pre></div>`,
      )
      .join('\n'),
  },
  // It makes its pages in the browser.
  Docsify: {
    page: `<div id="app"></div><script>window.$docsify = {basePath: '/docsify/'}</script><script src="/integrations/generators/node_modules/docsify/dist/docsify.min.js"></script>`,
  },
};

let pages;
before(async () => (pages = await startPages({'/docsify/README.md': markdown})));
after(() => pages?.close());

/** The HTML that a host makes of the post, or the page where it does so in the browser. */
function make({program, files, copied = {}, run, made, content, problem, page, encoding = 'utf8'}) {
  if (page) return page;
  const site = mkdtempSync(join(tmpdir(), 'fen-board-host-'));
  const write = (path, text, options) => {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), text, options);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const [path, from] of Object.entries(copied)) write(path, readFileSync(join(integrations, from)));
  write('fen-board', `#!/bin/sh\nexec "${process.execPath}" "${resolve('dist/cli.js')}" "$@"\n`, {
    mode: 0o755,
  });
  // Sphinx would look for pages in it, and it has a link back to the whole project.
  if (existsSync(join(installed, '.bin', program))) symlinkSync(installed, join(site, 'node_modules'));
  const PATH = [site, join(installed, '.bin'), process.env.PATH].join(delimiter);
  const env = {...process.env, PATH, ASTRO_TELEMETRY_DISABLED: '1'};
  const {status, stderr, stdout, error} = spawnSync(program, run, {cwd: site, env, encoding: 'utf8'});
  expect(`${error ?? ''}${status ? `${stdout}${stderr}` : ''}`).to.equal('');
  if (problem) expect(`${stdout}${stderr}`).to.match(problem);
  const html = readFileSync(join(site, made), encoding);
  rmSync(site, {recursive: true});
  return content ? content.exec(html)[0] : html;
}

for (const [name, host] of Object.entries(hosts)) {
  const {page: ofApp, theme, pictures = 0, script, warned = warnings} = host;
  describe(`a post in ${name}`, function () {
    this.timeout(120_000);
    let html;
    before(() => (html = make(host)));

    if (!ofApp) {
      it('is text that can be read, or pictures, without scripts', async () => {
        const {page: shown} = await pages.open(pageOf(html), {scripts: false, until: 'load'});
        expect(await shown.$$eval('fen-board svg', (all) => all.length)).to.equal(pictures);
        const text = await shown.$eval('body', (body) => body.innerText.replace(/\s+/g, ' '));
        for (const part of [...(pictures ? [] : [start, ladder]), '2. Nf3 (2. f4 exf4)'])
          expect(text).to.contain(part);
      });
    }

    if (pictures) {
      it('has its pictures on paper, without scripts', async () => {
        const {page: shown} = await pages.open(pageOf(html), {scripts: false, until: 'load'});
        const input = await shown.pdf();
        const {stdout} = spawnSync('pdftoppm', ['-r', '50', '-png', '-singlefile', '-'], {input});
        const {data} = PNG.sync.read(stdout);
        const [, dark] = themeSquares[theme ?? 'brown']
          .split(' ')
          .map((color) => Number.parseInt(color.slice(1), 16));
        let squares = 0;
        for (let at = 0; at < data.length; at += 4) if (data.readUIntBE(at, 3) === dark) squares++;
        // Half of a board of 5 inches, less its pieces.
        expect(squares).to.be.above(8000);
      });
    }

    it('has its boards and games, with their options', async () => {
      const messages = [];
      const {page: shown, pageErrors} = await pages.open('<!doctype html>');
      shown.on('console', (message) => message.type() === 'warn' && messages.push(message.text()));
      await shown.evaluate(
        (text) => {
          document.open();
          document.write(text);
          document.close();
        },
        pageOf(html, script),
      );
      await shown.waitForFunction(() => document.querySelector('fen-game')?.games?.length);
      expect(await shown.evaluate(seen)).to.deep.equal(wanted);
      if (theme) expect(await shown.$eval('fen-board', (board) => board.theme)).to.equal(theme);
      expect(messages).to.have.length(warned.length);
      warned.forEach((pattern, i) => expect(messages[i]).to.match(pattern));
      expect(pageErrors).to.deep.equal([]);
    });
  });
}

describe('a book by Pandoc', function () {
  this.timeout(60_000);
  const text = `\`\`\`fen\n${start}\norientation: black\nmarks: Be4 Bd2d4\n\`\`\`\n`;
  const game =
    '```pgn\norientation: black\n\n[White "Anna"]\n\n1. e4 e5 {[#] [%csl Be4] Solid.} 2. Nf3 (2. f4 exf4) 1-0\n```\n';
  const ofBook = (made, post = text) =>
    make({
      ...hosts['Pandoc with the filter'],
      files: {'post.md': post},
      run: [
        '--lua-filter=fen-board.lua',
        '--metadata=title:x',
        '--pdf-engine=weasyprint',
        'post.md',
        `--output=${made}`,
      ],
      made,
      encoding: 'latin1',
      problem: undefined,
    });

  it('has a picture for each board in an EPUB', () => {
    expect(ofBook('book.epub')).to.match(/media\/\w+\.svg/);
  });

  /** How many pixels of the first page of a PDF are blue. */
  const blueOf = (pdf) => {
    const args = ['-r', '50', '-png', '-singlefile', '-'];
    const {stdout} = spawnSync('pdftoppm', args, {input: Buffer.from(pdf, 'latin1')});
    const {data} = PNG.sync.read(stdout);
    let blue = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at + 2] > data[at] + 20) blue++;
    return blue;
  };

  it('shows square and arrow in a PDF by WeasyPrint, with Black at the bottom', () => {
    // The square has more than 500, the arrow fewer than 200.
    expect(blueOf(ofBook('book.pdf'))).to.be.above(600);
  });

  it('describes a board without a caption in an EPUB', () => {
    expect(ofBook('book.html', text)).to.contain('<fen-board');
    const plain = ofBook('book.txt', text);
    expect(plain).to.contain('White: king e1').and.contain('Marked: blue e4.');
  });

  it('has the moves of a game, its comments, variations and diagrams', () => {
    const words = ofBook('book.txt', game).replace(/[*\s]+/g, ' ');
    for (const part of ['Anna, 1-0', '1. e4 e5', 'Solid.', '2. Nf3', '(2. f4 exf4)', 'White: king e1'])
      expect(words).to.contain(part);
    expect(words).to.not.contain('[#]');
    expect(ofBook('book.epub', game)).to.match(/media\/\w+\.svg/);
    expect(ofBook('book.docx', game)).to.match(/media\/\w+\.(png|svg)/);
  });

  it('draws the diagram of a game in a PDF', () => {
    expect(blueOf(ofBook('book.pdf', game))).to.be.above(400);
  });

  it('shows the game that the option names', () => {
    const words = ofBook('book.txt', '```pgn\ngame: 2\n\n1. e4 *\n\n[White "Cleo"]\n\n1. d4 *\n```\n');
    expect(words).to.contain('1. d4').and.to.not.contain('1. e4');
  });
});
