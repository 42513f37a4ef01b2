// One post with all kinds of blocks, in real generators: each makes a page of it, which Chromium shows with and without
// the script. What a page must have is one list for all of them.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, dirname, join, resolve} from 'node:path';
import {expect} from 'chai';
import {startPages} from '../package/page.mjs';
import {ladder, start} from '../fixtures/positions.ts';

const solution = '1. Ra7 Kg8 2. Rb8#';
/** The blocks of the post: their language and text. */
const blocks = [
  ['fen', `${start}\norientation: black\nmarks: Ge4 Yg1f3\nturn-marker\ncaption: The start`],
  ['fen', `# Two\n${start}\n\n${ladder}\nsolution: ${solution}`],
  ['pgn', 'at: 2\nletters: figurine\n\n[White "Anna"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 *'],
  ['fen', '8/8/9/8/8/8/8/8 w - - 0 1'],
  ['pgn', 'Portable Game Notation is plain text.'],
];
const fences = blocks.map(([language, text]) => `\`\`\`${language}\n${text}\n\`\`\`\n`).join('\n');
const markdown = `# A post\n\n${fences}\nThe end.\n`;

/** What is on the page once the script has run. */
const wanted = {
  boards: [
    {
      fen: start,
      orientation: 'black',
      marks: 'Ge4 Yg1f3',
      turnMarker: true,
      caption: 'The start',
      mode: 'view',
    },
    {fen: start, orientation: 'white', marks: null, turnMarker: false, caption: null, mode: 'view'},
    {fen: ladder, orientation: 'white', marks: null, turnMarker: false, caption: null, mode: 'solve'},
  ],
  games: [{at: '2', letters: 'figurine', moves: 'e4 e5 Nf3 Nc6', white: 'Anna'}],
  // What cannot be read is text.
  texts: [true, true],
};
const warnings = [/Rank 6 has 9 squares/, /1\. Portable cannot be played/];

const integrations = resolve('integrations');
const pageOf = (content) =>
  `<!doctype html><meta charset="utf-8"><title>x</title>${content}<script src="/dist/fen-board.all.min.js"></script>`;

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
};

const seen = () => ({
  boards: Array.from(
    document.querySelectorAll('fen-board:not(fen-game *)'),
    ({fen, orientation, marks, turnMarker, mode, children}) => ({
      fen,
      orientation: orientation.toLowerCase(),
      marks,
      turnMarker,
      caption: [...children].find((child) => child.slot === 'caption')?.textContent ?? null,
      mode,
    }),
  ),
  games: Array.from(document.querySelectorAll('fen-game'), ({at, letters, games: [game]}) => ({
    at,
    letters,
    moves: game?.moves.map(({san}) => san).join(' '),
    white: game?.tags.get('White'),
  })),
  texts: ['8/8/9/8/8/8/8/8', 'Portable Game Notation'].map((text) => document.body.innerText.includes(text)),
});

let pages;
before(async () => (pages = await startPages()));
after(() => pages?.close());

for (const [name, host] of Object.entries(hosts)) {
  const {program, files, copied = {}, run, made, content, theme, pictures = 0, problem} = host;
  describe(`a post in ${name}`, function () {
    this.timeout(120_000);
    let site, html;
    before(() => {
      site = mkdtempSync(join(tmpdir(), 'fen-board-host-'));
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(site, path)), {recursive: true});
        writeFileSync(join(site, path), text);
      }
      for (const [path, from] of Object.entries(copied)) {
        mkdirSync(dirname(join(site, path)), {recursive: true});
        cpSync(join(integrations, from), join(site, path));
      }
      writeFileSync(
        join(site, 'fen-board'),
        `#!/bin/sh\nexec "${process.execPath}" "${resolve('dist/cli.js')}" "$@"\n`,
        {
          mode: 0o755,
        },
      );
      const env = {...process.env, PATH: `${site}${delimiter}${process.env.PATH}`};
      const {status, stderr, stdout, error} = spawnSync(program, run, {cwd: site, env, encoding: 'utf8'});
      expect(`${error ?? ''}${status ? `${stdout}${stderr}` : ''}`).to.equal('');
      if (problem) expect(stderr).to.match(problem);
      html = readFileSync(join(site, made), 'utf8');
      if (content) [html] = content.exec(html);
    });
    after(() => rmSync(site, {recursive: true}));

    it('is text that can be read, or pictures, without scripts', async () => {
      const {page: shown} = await pages.open(pageOf(html), {scripts: false, until: 'load'});
      expect(await shown.$$eval('fen-board svg', (all) => all.length)).to.equal(pictures);
      const text = await shown.$eval('body', (body) => body.innerText.replace(/\s+/g, ' '));
      for (const part of [...(pictures ? [] : [start, ladder]), '2. Nf3 (2. f4 exf4)'])
        expect(text).to.contain(part);
    });

    it('has its boards and games, with their options', async () => {
      const messages = [];
      const {page: shown, complaints} = await pages.open('<!doctype html>');
      shown.on('console', (message) => message.type() === 'warn' && messages.push(message.text()));
      await shown.evaluate((text) => {
        document.open();
        document.write(text);
        document.close();
      }, pageOf(html));
      await shown.waitForFunction(() => document.querySelector('fen-game')?.games?.length);
      const {boards, ...rest} = await shown.evaluate(seen);
      expect({boards, ...rest}).to.deep.equal(wanted);
      if (theme) expect(await shown.$eval('fen-board', (board) => board.theme)).to.equal(theme);
      expect(messages).to.have.length(warnings.length);
      warnings.forEach((pattern, i) => expect(messages[i]).to.match(pattern));
      expect(complaints).to.deep.equal([]);
    });
  });
}
