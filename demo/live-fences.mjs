// In the docs, a fence whose first line is `html preview` is the live example with its source below, and so is a fence of
// `fen` or `pgn`. Each block of code has a Copy button, which demo/site.js brings to life.

import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages([
  'bash',
  'json',
  'jsx',
  'tsx',
  'php',
  'python',
  'ruby',
  'toml',
  'yaml',
  'markdown',
  'liquid',
  'nginx',
]);

/** The names of languages in fences that Prism calls otherwise. */
const aliases = {sh: 'bash', vue: 'html', svelte: 'html', astro: 'html', text: 'plain'};

/** The HTML of code, with the classes of its colours. */
function coloured(language, text, escapeHtml) {
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(text, grammar, name) : escapeHtml(text);
}

/** What the layout has already: the files of the package. */
const files = /<script\b[^>]*\bsrc="[^"]*fen-board[^"]*"[^>]*><\/script>|<link\b[^>]*fen-board\.css[^>]*>/g;

/** A plugin of markdown-it; it comes before the one of fen-board, which replaces fences by boards. */
export function livePreviews(md) {
  const {escapeHtml} = md.utils;
  const source = (language, text) =>
    `<div class="code"><pre tabindex="0"><code class="language-${language}">${coloured(language, text, escapeHtml)}</code></pre></div>\n`;

  md.core.ruler.push('live_previews', (state) => {
    state.tokens = state.tokens.flatMap((token) => {
      const [language, ...info] = token.info.split(' ');
      const html = (content) => Object.assign(new state.Token('html_block', '', 0), {content});
      if (token.type !== 'fence') return [token];
      const code = html(source(language || 'text', token.content));
      if (['fen', 'pgn'].includes(language))
        return [html('<div class="preview">\n'), token, code, html('</div>\n')];
      if (language === 'html' && info.includes('preview')) {
        const live = token.content.replace(files, '').trim();
        return [html(`<div class="preview">\n<div class="live">\n${live}\n</div>\n`), code, html('</div>\n')];
      }
      return [code];
    });
  });
}
