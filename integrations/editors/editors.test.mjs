// Blocks as editors and sanitizers leave them, in a page with the script. The table in the docs says the same.
import {resolve} from 'node:path';
import {expect} from 'chai';
import {build} from 'esbuild';
import {rehypeFenBoard} from 'fen-board/markdown';
import {startPages} from '../../test/package/page.mjs';
import {start} from '../../test/tools/fixtures/positions.ts';
import {inNode, rehypeParse, rehypeSanitize, rehypeStringify, unified} from './sanitizers.mjs';
import {blocks, documented, tools} from './table.mjs';

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

  for (const tool of tools) {
    it(`is left as the table says: ${tool}`, async () => {
      const outcomes = [];
      for (const block of Object.values(blocks)) {
        const html = inNode[tool]
          ? await inNode[tool](block)
          : await page.evaluate((name, text) => window.editors[name](text), tool, block);
        outcomes.push(await outcome(html));
      }
      expect(outcomes).to.deep.equal(documented(tool));
    });
  }
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
