// Runs the code blocks in the README and in docs, of those in HTML a part, and checks that every link leads somewhere.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {expect} from 'chai';
import * as esbuild from 'esbuild';
import markdownIt from 'markdown-it';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import ts from 'typescript';
import {elementsOf} from '../../scripts/manifest.mjs';
import {startPages} from './page.mjs';
import {partOf} from '../tools/part.ts';
import {
  anchorsOf,
  blocksOf,
  checksIn,
  expectShown,
  linkedPages,
  linksOf,
  pages,
  proseOf,
  withChecks,
} from './docs.mjs';

const {scripts, exports} = JSON.parse(readFileSync('package.json', 'utf8'));
const blocks = pages.flatMap(blocksOf);
const named = ({file, line}) => `${file}:${line}`;
const ofLanguage = (...languages) => blocks.filter(({language}) => languages.includes(language));
/** A block that copies a file is not run here: the tests of frameworks and generators run the file. */
const isCopy = ({marker}) => /^<!-- (file|output): /.test(marker);
/** A fence as it is in Markdown. */
const asMarkdown = (block) => ({...block, text: `\`\`\`${block.language}\n${block.text}\n\`\`\``});
const isForPage = ({text}) => /\bdocument\b|\blocation\b|ssr-client/.test(text);

describe('the code in the docs', () => {
  let browser, folder;
  before(async () => {
    browser = await startPages();
    // Inside the project, so that “fen-board” resolves to this package.
    folder = mkdtempSync(resolve('test/.docs-'));
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, {recursive: true, force: true});
  });

  it('is in languages that these tests can run', () => {
    const known = ['html', 'js', 'sh', 'json', 'css', 'md', 'text', 'tsx', 'fen', 'pgn', 'abnf'];
    expect(
      blocks.filter((block) => !known.includes(block.language) && !isCopy(block)).map(named),
    ).to.deep.equal([]);
    // `blocksOf` would not find an indented block.
    for (const page of pages) expect(proseOf(page), page).to.not.match(/^(\s+`{3}|\s*~{3})/m);
    expect(ofLanguage('js').length).to.be.above(10);
    expect(ofLanguage('html').length).to.be.above(10);
  });

  for (const block of blocks.filter(isCopy)) {
    const [, kind, name] = /^<!-- (\w+): (\S+) -->/.exec(block.marker);
    it(`equals the file that it copies: ${named(block)}`, () => {
      const source =
        kind === 'file'
          ? readFileSync(name, 'utf8')
          : execFileSync(process.execPath, ['dist/cli.js', name], {encoding: 'utf8'});
      expect(block.text.trim()).to.equal(source.trim());
    });
  }

  for (const block of ofLanguage('js').filter((one) => !isCopy(one))) {
    const {text} = block;
    if (isForPage(block)) {
      it(`runs on a page: ${named(block)}`, async () => {
        const {outputFiles} = await esbuild.build({
          stdin: {contents: withChecks(text, 'window.check'), resolveDir: process.cwd()},
          bundle: true,
          format: 'esm',
          write: false,
          logLevel: 'error',
        });
        const drop = /(?:import|from) 'fen-board'/.test(text)
          ? ''
          : '<script type="module" src="/dist/fen-board.min.js"></script>';
        const {page, pageErrors} = await browser.open(
          `<!doctype html><body><fen-board mode="play" fen="start"></fen-board>
          <fen-game>1. e4 e5 *</fen-game>${drop}<script>
            window.results = []; window.check = (...result) => results.push(result);
          </script><script type="module">${outputFiles[0].text}</script>`,
        );
        await page.waitForFunction((count) => window.results.length === count, {}, checksIn(text));
        for (const [value, wanted] of await page.evaluate(() => window.results)) expectShown(value, wanted);
        expect(pageErrors).to.deep.equal([]);
      });
    } else {
      it(`runs in Node: ${named(block)}`, async () => {
        const file = join(folder, `${named(block).replace(/\W/g, '-')}.mjs`);
        writeFileSync(file, withChecks(text, 'globalThis.checkDoc'));
        let checked = 0;
        globalThis.checkDoc = (value, wanted) => {
          checked++;
          expectShown(value, wanted);
        };
        await import(file);
        expect(checked).to.equal(checksIn(text));
      });
    }
  }

  for (const block of partOf(ofLanguage('html').filter((one) => !isCopy(one)))) {
    it(`shows no error on a page: ${named(block)}`, async () => {
      const {text} = block;
      // The package's files, at whatever path the example has them.
      const here = text
        .replace(/https:\/\/cdn[^"]*\/dist\//g, '/dist/')
        .replace(/ (integrity|crossorigin)="[^"]*"/g, '')
        .replace(/(["'])(?:\.?\/)?(fen-board[\w.]*\.(?:js|css))/g, '$1/dist/$2')
        .replaceAll("'./dist/", "'/dist/")
        // The file of a club is the reader’s own.
        .replace('src="club.pgn"', 'src="/docs/tournament.pgn"')
        .replace(/src="([\w-]+\.pgn)"/g, 'src="/docs/$1"')
        // A picture that the author is meant to have saved.
        .replace(/src="[\w-]+\.(svg|png)"/g, 'src="/docs/images/black.svg"');
      const hasScript = /src="[^"]*fen-board[\w.]*\.js"/.test(here);
      const script = hasScript ? '' : '<script src="/dist/fen-board.all.min.js"></script>';
      const {page, pageErrors} = await browser.open(`<!doctype html>${script}<body>${here}`);
      const count = (
        text.match(/<fen-(board|game)\b|class="[^"]*\b(fen-(board|game)|language-(fen|pgn))\b/g) ?? []
      ).length;
      await page.waitForFunction(
        (wanted) => {
          const boards = [...document.querySelectorAll('fen-board')];
          const games = [...document.querySelectorAll('fen-game')];
          const areDrawn = boards.every((board) => board.shadowRoot?.querySelector('svg'));
          return boards.length + games.length === wanted && areDrawn && games.every((game) => game.board);
        },
        {},
        count,
      );
      const wrong = await page.$$eval('fen-board, fen-game', (all) =>
        all.flatMap(({error, warnings = [], issues = []}) =>
          [error, ...warnings, ...issues].filter(Boolean).map(({message}) => message),
        ),
      );
      expect(wrong).to.deep.equal([]);
      expect(pageErrors).to.deep.equal([]);
      expect(text, 'HTML has no self-closing tags').to.not.match(/<fen-[^>]*\/>/);
    });
  }

  for (const block of ofLanguage('tsx').filter((one) => !isCopy(one))) {
    /** The first error of each text, if it has one. */
    const errorsOf = (...texts) => {
      const files = texts.map((text, i) => {
        const file = join(folder, `${named(block).replace(/\W/g, '-')}-${i}.tsx`);
        writeFileSync(file, text);
        return file;
      });
      const options = {
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ES2022,
        noUncheckedSideEffectImports: false,
        types: [],
      };
      const found = ts.getPreEmitDiagnostics(ts.createProgram(files, options));
      return files.map((name) => {
        const first = found.find(({file}) => file?.fileName === name || !files.includes(file?.fileName));
        return first && ts.flattenDiagnosticMessageText(first.messageText, ' ');
      });
    };

    it(`passes the type checker: ${named(block)}`, () => {
      const [none, ofMode, ofDetail] = errorsOf(
        block.text,
        block.text.replace('mode="play"', 'mode="watch"'),
        block.text.replace('detail.fen', 'detail.position'),
      );
      expect(none).to.equal(undefined);
      expect(ofMode).to.contain('"watch"');
      expect(ofDetail).to.contain("'position'");
    });

    it(`is drawn by a server: ${named(block)}`, async () => {
      const file = join(folder, `${named(block).replace(/\W/g, '-')}.mjs`);
      const {code} = await esbuild.transform(block.text.replace(/^import '.*\.css';$/m, ''), {
        loader: 'tsx',
        jsx: 'automatic',
      });
      writeFileSync(file, code);
      const {Example} = await import(file);
      expect(renderToString(createElement(Example))).to.match(/<fen-board [^>]*>.*<svg.*<fen-game .*1\. e4/s);
    });
  }

  for (const block of ofLanguage('css')) {
    it(`styles parts and properties that exist: ${named(block)}`, async () => {
      const manifest = readFileSync('custom-elements.json', 'utf8');
      const {page} = await browser.open(`<!doctype html><style>${block.text}</style>`);
      const rules = await page.evaluate(() => document.styleSheets[0].cssRules.length);
      expect(rules).to.equal((block.text.match(/^\S.*\{$/gm) ?? []).length);
      for (const [, name] of block.text.matchAll(/(--[\w-]+)|::part\(([\w-]+)\)/g))
        if (name) expect(manifest).to.contain(`"${name}"`);
      for (const [, name] of block.text.matchAll(/::part\(([\w-]+)\)/g))
        expect(manifest).to.contain(`"${name}"`);
    });
  }

  for (const block of [...ofLanguage('md'), ...ofLanguage('fen', 'pgn').map(asMarkdown)]) {
    it(`becomes boards and games: ${named(block)}`, async () => {
      const {markdownItFenBoard} = await import('../../dist/markdown.js');
      const warnings = [];
      const html = markdownIt()
        .use(markdownItFenBoard, {warn: (message) => warnings.push(message)})
        .render(block.text);
      expect(warnings).to.deep.equal([]);
      const fences = block.text.match(/^```(fen|pgn)/gm) ?? [];
      expect(html.match(/<fen-(board|game)[ >]/g)).to.have.length(fences.length);
    });
  }

  for (const block of ofLanguage('text').filter((one) => !isCopy(one))) {
    it(`has valid shortcodes: ${named(block)}`, async () => {
      const [{parseFen}, {parsePgn}] = await Promise.all(
        ['notation', 'pgn'].map((name) => import(`../../dist/${name}.js`)),
      );
      const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
      const known = new Set(elementsOf(manifest).flatMap((one) => one.attributes.map(({name}) => name)));
      for (const line of block.text.split('\n')) {
        const [, tag, attributes, text] =
          /^\[(fen|pgn)((?: [^\]"]*(?:"[^"]*")?)*)\](.*)\[\/\1\]$/.exec(line) ?? [];
        expect(tag, line).to.be.a('string');
        for (const [, name] of attributes.matchAll(/ ([\w-]+)=/g)) expect(known).to.include(name);
        if (tag === 'fen') expect(parseFen(text).ok, text).to.equal(true);
        else expect(parsePgn(text).issues, text).to.deep.equal([]);
      }
    });
  }

  for (const block of ofLanguage('json')) {
    it(`names files that exist: ${named(block)}`, () => {
      const files = Object.values(JSON.parse(block.text)).flat();
      expect(files.length).to.be.above(0);
      for (const file of files)
        expect(existsSync(file.replace('./node_modules/fen-board/', '')), file).to.equal(true);
    });
  }

  it('imports only modules that a page can import without a bundler', async () => {
    const sentence = /The same modules are files in `dist`:[^.]*(?:\.js[^.]*)+\./.exec(
      readFileSync('docs/api.md', 'utf8'),
    )[0];
    const files = [...sentence.matchAll(/`(\w+\.js)`/g)].map(([, name]) => name);
    expect(files).to.include.members(['notation.js', 'rules.js', 'pgn.js', 'svg.js']);
    const {page, pageErrors, requests} = await browser.open('<!doctype html>');
    const counts = await page.evaluate(
      (all) => Promise.all(all.map(async (file) => Object.keys(await import(`/dist/${file}`)).length)),
      files,
    );
    expect(Math.min(...counts)).to.be.above(0);
    expect(requests.filter((path) => path.includes('node_modules'))).to.deep.equal([]);
    expect(pageErrors).to.deep.equal([]);
  });

  const games = '[Event "A"]\n\n1. e4 e5 {[#]} 2. Nf3 (2. f4 exf4) *\n';
  for (const block of partOf(ofLanguage('sh'))) {
    it(`can be typed: ${named(block)}`, () => {
      const cwd = mkdtempSync(join(folder, 'sh-'));
      for (const name of ['game.pgn', 'games.pgn']) writeFileSync(join(cwd, name), games);
      writeFileSync(join(cwd, 'positions.epd'), '8/8/4k3/8/8/4K3/4P3/8 w - - id "one";\n');
      for (const line of block.text.split('\n').filter(Boolean)) {
        const [program, first, ...rest] = [...line.replace(/\s+#.*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
          ([, quoted, bare]) => quoted ?? bare,
        );
        if (program === 'npx') {
          expect(first).to.equal('fen-board');
          execFileSync(process.execPath, [resolve('dist/cli.js'), ...rest], {cwd, stdio: 'pipe'});
          const output = rest.includes('-o') && rest[rest.indexOf('-o') + 1];
          if (output) expect(existsSync(join(cwd, output)), output).to.equal(true);
        } else {
          expect(program).to.equal('npm');
          const isKnown = first === 'install' || first in scripts || (first === 'run' && rest[0] in scripts);
          expect(isKnown, line).to.equal(true);
        }
      }
    });
  }
});

describe('the docs', () => {
  it('have links that lead to files and headings', () => {
    const broken = linkedPages.flatMap((file) =>
      linksOf(file)
        .filter((target) => !/^https?:/.test(target))
        .filter((target) => {
          const [path, anchor] = target.split('#');
          const linked = path === '' ? file : join(dirname(file), path);
          return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor));
        })
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).to.deep.equal([]);
  });

  it('have no relative link out of the package, which contains them too', () => {
    const papers = /^(docs\/|README\.md$|CHANGELOG\.md$|SECURITY\.md$|LICENSE$)/;
    const outside = [...pages, 'SECURITY.md'].flatMap((file) =>
      linksOf(file)
        .filter((target) => !/^(https?:|#)/.test(target))
        .map((target) => join(dirname(file), target.split('#')[0]))
        .filter((path) => !papers.test(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(outside).to.deep.equal([]);
  });

  it('can all be reached from the README, which fits on a few screens', () => {
    const linked = linksOf('README.md').map((target) => target.split('#')[0]);
    expect(linked).to.include.members(pages.slice(1));
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).to.be.at.most(140);
  });

  it('name every file of the drop-in', () => {
    const api = readFileSync('docs/api.md', 'utf8');
    const [, others] = /and so for ([^|]*)\|/.exec(api);
    const files = readdirSync('dist').filter((name) => name.endsWith('.min.js'));
    expect(files.length).to.be.above(10);
    for (const file of files)
      expect(api.includes(`\`${file}\``) || others.includes(`\`${file.split(/[.-]/)[2]}\``), file).to.equal(
        true,
      );
  });

  it('name every entry of the package', () => {
    const api = readFileSync('docs/api.md', 'utf8');
    for (const entry of Object.keys(exports)) {
      if (/min\.js|package\.json|locales\/(es|fr|nl)|^\.$|vue|svelte/.test(entry)) continue;
      expect(api).to.contain(`fen-board${entry.slice(1)}`);
    }
  });
});
