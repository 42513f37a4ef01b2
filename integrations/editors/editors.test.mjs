// Blocks as editors and sanitizers leave them, in a page with the script. The table in the docs says the same.
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect} from 'chai';
import {build} from 'esbuild';
import {rehypeFenBoard} from 'fen-board/markdown';
import {startPages} from '../../test/package/page.mjs';
import {start} from '../../test/tools/fixtures/positions.ts';
import {inNode, rehypeParse, rehypeSanitize, rehypeStringify, unified} from './sanitizers.mjs';

const folder = resolve('integrations/editors');
/** In the page: each gives what it makes of HTML, as it comes; only CKEditor has to be given the languages. */
const inBrowser = `
  import {ClassicEditor} from '@ckeditor/ckeditor5-editor-classic';
  import {CodeBlock} from '@ckeditor/ckeditor5-code-block';
  import {Essentials} from '@ckeditor/ckeditor5-essentials';
  import {Paragraph} from '@ckeditor/ckeditor5-paragraph';
  import {Editor} from '@tiptap/core';
  import StarterKit from '@tiptap/starter-kit';
  import DOMPurify from 'dompurify';
  import Quill from 'quill';
  import tinymce from 'tinymce';
  import 'tinymce/icons/default';
  import 'tinymce/models/dom';
  import 'tinymce/themes/silver';

  const place = () => document.body.appendChild(document.createElement('div'));
  window.editors = {async CKEditor(html) {
      const languages = ['fen', 'pgn'].map((language) => ({language, label: language}));
      const editor = await ClassicEditor.create(place(), {licenseKey: 'GPL', plugins: [Essentials, Paragraph, CodeBlock], codeBlock: {languages},
      });
      editor.setData(html);
      return editor.getData();
    },
    DOMPurify: (html) => DOMPurify.sanitize(html),
    Quill(html) {
      const quill = new Quill(place());
      quill.clipboard.dangerouslyPasteHTML(html);
      return quill.getSemanticHTML();
    },
    async TinyMCE(html) {
      const [editor] = await tinymce.init({target: place(), license_key: 'gpl', skin: false, content_css: false});
      editor.setContent(html);
      return editor.getContent();
    },
    TipTap: (html) => new Editor({element: place(), extensions: [StarterKit], content: html}).getHTML(),
  };`;

const moves = '1. e4 e5 2. Nf3 *';
const options = 'orientation: black\nturn-marker';
/** Quill makes one block of two that touch. */
const between = '<p>Then:</p>';
/** The rows of the table: each block, by how the table begins its row. */
const blocks = {
  '`<pre><code class="language-fen">`': `<pre><code class="language-fen">${start}\n${options}</code></pre>${between}<pre><code class="language-pgn">${moves}</code></pre>`,
  '`<pre class="fen-board">`': `<pre class="fen-board">${start}\n${options}</pre>${between}<pre class="fen-game">${moves}</pre>`,
  '`<div class="fen-board">`, one FEN': `<div class="fen-board">${start}</div>${between}<div class="fen-game">${moves}</div>`,
};

const docs = readFileSync('docs/cms-and-forums.md', 'utf8');
const cells = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
const table = docs
  .slice(docs.indexOf('\n| text ') + 1)
  .split('\n\n')[0]
  .split('\n')
  .map(cells);

describe('a block in an editor or a sanitizer', function () {
  this.timeout(60_000);
  let pages, page;
  before(async () => {
    const {outputFiles} = await build({
      stdin: {contents: inBrowser, resolveDir: folder},
      bundle: true,
      write: false,
      loader: {'.css': 'empty'},
      logLevel: 'error',
    });
    pages = await startPages({'/app/editors.js': outputFiles[0].text});
    ({page} = await pages.open('<!doctype html><title>x</title><script src="/app/editors.js"></script>'));
  });
  after(() => pages?.close());

  /** Whether a page with the script has a board and a game of it: by the classes, or where it detects them. */
  const outcome = async (html) => {
    for (const [attribute, name] of [
      ['', 'yes'],
      ['data-detect', 'detection'],
    ]) {
      const {page: shown} = await pages.open(
        `<!doctype html><title>x</title>${html}<script ${attribute} src="/dist/fen-board.all.min.js"></script>`,
      );
      const made = await shown.evaluate(() => [
        document.querySelector('fen-board')?.fen,
        document.querySelector('fen-board')?.orientation,
        document.querySelector('fen-game')?.games?.[0]?.moves.length,
      ]);
      await shown.close();
      if (made[0] === start && made[2] === 3)
        return html.includes('orientation') && made[1] !== 'black' ? 'no' : name;
    }
    return 'no';
  };

  const [[, ...tools]] = table;
  it('is in a table of all that are tried', () => {
    expect([...tools].sort()).to.deep.equal(
      ['CKEditor', 'DOMPurify', 'Quill', 'TinyMCE', 'TipTap', ...Object.keys(inNode)].sort(),
    );
    expect(table.slice(2).map(([row]) => row)).to.deep.equal(Object.keys(blocks));
  });

  tools.forEach((tool, i) => {
    it(`is left as the table says: ${tool}`, async () => {
      const outcomes = [];
      for (const block of Object.values(blocks)) {
        const html = inNode[tool]
          ? await inNode[tool](block)
          : await page.evaluate((name, text) => window.editors[name](text), tool, block);
        outcomes.push(await outcome(html));
      }
      expect(outcomes).to.deep.equal(table.slice(2).map((row) => row[i + 1]));
    });
  });
});

describe('rehypeFenBoard', () => {
  it('draws the boards that rehype-sanitize leaves, if the plugin follows it', async () => {
    const [block] = Object.values(blocks);
    const html = await unified()
      .use(rehypeParse, {fragment: true})
      .use(rehypeSanitize)
      .use(rehypeFenBoard)
      .use(rehypeStringify)
      .process(block);
    expect(String(html)).to.match(/^<fen-board [^>]*orientation="black"[^>]*><svg[^]*<fen-game>/);
  });
});
