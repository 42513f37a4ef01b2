// The site: the pages of demo and docs in one layout. Assets, docs and dist keep their paths, so that in a checkout and on the
// site the same addresses lead to the same files.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {gzipSync} from 'node:zlib';
import {IdAttributePlugin} from '@11ty/eleventy';
import markdownIt from 'markdown-it';
import {createIndex} from 'pagefind';
import {markdownItFenBoard} from '../dist/markdown.js';
import {engineFiles} from './engine-files.mjs';
import {livePreviews} from './live-fences.mjs';
import * as navigation from './navigation.mjs';
import {drawBoards, drawGame} from './no-script.mjs';

/** What a page of diagrams fetches, in KB as the docs give sizes: compressed with gzip. */
const weight = Math.round(gzipSync(readFileSync('dist/fen-board.min.js'), {level: 9}).length / 1000);
const {repository, version} = JSON.parse(readFileSync('package.json', 'utf8'));
/** The address of the repository, if package.json has it. */
const home = repository?.url?.replace(/^git\+|\.git$/g, '');

/** The path of a page on the site, by its file. */
function pathOf(file) {
  const path = posix.normalize(file);
  if (path.startsWith('demo/')) return path.slice('demo/'.length);
  if (path === 'docs/getting-started.md') return 'docs/index.html';
  if (path === 'SECURITY.md') return 'docs/report.html';
  return `docs/${posix.basename(path, '.md').toLowerCase()}.html`;
}

/** The address of a path of the site from another. */
const between = (from, to) => posix.relative(posix.dirname(from), to) || posix.basename(to);

/** The anchors that GitHub makes of headings, which the links in docs use. */
const slugify = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** The address of a link from a page of docs, where it leads to another file of the project. */
function linkFrom(page, target) {
  if (/^(\w+:|#)/.test(target)) return target;
  const [path, anchor] = target.split('#');
  const file = posix.join(posix.dirname(page), path);
  if (file === 'README.md') return between(pathOf(page), 'index.html');
  const hash = anchor ? `#${anchor}` : '';
  if (file.endsWith('.md') && existsSync(file)) return between(pathOf(page), pathOf(file)) + hash;
  if (file.startsWith('docs/')) return target;
  return home ? `${home}/blob/main/${file}${hash}` : '';
}

/** markdown-it with links between pages of the site, live fences, and tables that scroll by themselves. */
function markdown() {
  const md = markdownIt({html: true}).use(livePreviews).use(markdownItFenBoard);
  md.core.ruler.push('links', ({tokens, env}) => {
    for (const token of tokens.flatMap(({children}) => children ?? [])) {
      if (token.type !== 'link_open') continue;
      token.attrSet('href', linkFrom(posix.normalize(env.page.inputPath), token.attrGet('href')));
    }
  });
  // The empty corner of a table is no heading.
  md.core.ruler.push('corners', ({tokens}) => {
    for (const [i, {type, content}] of tokens.entries())
      if (type === 'inline' && content === '' && tokens[i - 1].type === 'th_open')
        tokens[i - 1].tag = tokens[i + 1].tag = 'td';
  });
  const numberOf = (tokens, index) =>
    tokens.slice(0, index + 1).filter(({type}) => type === 'table_open').length;
  md.renderer.rules.table_open = (tokens, index) =>
    `<div class="table" role="region" aria-label="Table ${numberOf(tokens, index)}" tabindex="0"><table>`;
  md.renderer.rules.table_close = () => '</table></div>';
  return md;
}

/** A heading of a page of docs. */
const heading = /<(h[23]) id="([^"]*)"([^>]*)>(.*?)<\/\1>/g;

/** Puts a link into each heading of a page of docs, and an outline beside a page with at least four headings of its text. */
function linkHeadings(html) {
  const [before, text, after] = html.split(
    /(<main id="main" data-pagefind-body[^>]*>(?=\s*<h1)[^]*<\/main>)/,
  );
  if (!text || !html.includes('<div class="docs">')) return html;
  const linked = text.replace(
    heading,
    (_, tag, id, rest, title) =>
      `<${tag} id="${id}"${rest}>${title}<a class="anchor" href="#${id}" aria-label="Link to this heading" data-pagefind-ignore>#</a></${tag}>`,
  );
  const sections = [];
  for (const [, tag, id, , title] of text.matchAll(heading)) {
    const link = `<a href="#${id}">${title.replace(/<[^>]*>/g, '')}</a>`;
    if (tag === 'h2') sections.push({link, links: []});
    else sections.at(-1)?.links.push(link);
  }
  const listOf = (items) => (items.length === 0 ? '' : `<ul><li>${items.join('</li><li>')}</li></ul>`);
  const list = listOf(sections.map(({link, links}) => link + listOf(links)));
  const outline = `<nav class="outline" aria-label="On this page"><h2>On this page</h2>${list}</nav>`;
  return before + linked + (sections.length < 4 ? '' : outline) + after;
}

/** Writes the index that the search page reads. */
async function writeSearch(folder) {
  const {index} = await createIndex();
  await index.addDirectory({path: folder});
  await index.writeFiles({outputPath: posix.join(folder, 'pagefind')});
  await index.deleteIndex();
}

/** The navigation of the docs: groups of pages, each with its path. Pages that are in no group are in the last. */
function docsNavigation(pages) {
  const files = pages.map(({inputPath}) => posix.normalize(inputPath)).filter((file) => file.endsWith('.md'));
  const groups = Object.entries(navigation.docs).map(([title, group]) => ({
    title,
    pages: Object.entries(group)
      .filter(([file]) => files.includes(file))
      .map(([file, name]) => ({path: pathOf(file), name})),
  }));
  const listed = new Set(Object.values(navigation.docs).flatMap(Object.keys));
  for (const file of files.filter((file) => !listed.has(file)))
    groups.at(-1).pages.push({path: pathOf(file), name: posix.basename(file, '.md')});
  return groups;
}

export default function (eleventy) {
  eleventy.setUseGitIgnore(false);
  for (const folder of [
    'dist',
    'integrations',
    'node_modules',
    'scripts',
    'src',
    'test',
    'coverage',
    '_site',
  ])
    eleventy.ignores.add(`${folder}/**`);
  for (const file of [
    'README.md',
    'THIRD-PARTY-LICENSES.md',
    '.*/**',
    '**/node_modules/**',
    'demo/_includes/**',
  ])
    eleventy.ignores.add(file);
  eleventy.setTemplateFormats(['html', 'md']);
  eleventy.setLibrary('md', markdown());
  eleventy.addPlugin(IdAttributePlugin, {slugify, checkDuplicates: false});

  eleventy.addGlobalData('layout', 'page.njk');
  eleventy.addGlobalData(
    'permalink',
    () =>
      ({page}) =>
        pathOf(page.inputPath),
  );
  eleventy.addGlobalData('navigation', navigation);
  eleventy.addGlobalData('weight', weight);
  eleventy.addGlobalData('version', version);
  eleventy.addGlobalData('eleventyComputed', {
    path: ({page}) => pathOf(page.inputPath),
    edit: ({page}) => (home ? `${home}/edit/main/${posix.normalize(page.inputPath)}` : ''),
    home: () => home ?? '',
    // Blocks of text become boards by the one file; the drop-in knows the tags alone.
    hasLiveBlocks: ({page}) => /^```html preview\n<pre/m.test(readFileSync(page.inputPath, 'utf8')),
    // Their pages have most words of the project; whoever searches seldom means them.
    isForContributors: ({page}) => posix.normalize(page.inputPath) in navigation.docs['You contribute'],
    // The first heading of a page of docs is its title, and its first sentence the description. Eleventy gives an empty text
    // for what is computed here.
    title: ({title, page}) => title || readFileSync(page.inputPath, 'utf8').match(/^# (.*)$/m)[1],
    description: ({description, page}) => description || firstSentence(readFileSync(page.inputPath, 'utf8')),
  });
  eleventy.addCollection('docs', (collections) => docsNavigation(collections.getAll()));
  eleventy.addFilter('from', (target, path) => between(path, target));
  eleventy.addFilter('neighbours', (groups, path) => {
    const pages = groups.flatMap(({pages}) => pages);
    const index = pages.findIndex((page) => page.path === path);
    return {previous: pages[index - 1], next: index < 0 ? undefined : pages[index + 1]};
  });
  eleventy.addTransform('links to headings', (html) => linkHeadings(html));
  eleventy.addTransform('boards without script', (html) => drawGame(drawBoards(html)));

  eleventy.addPassthroughCopy('demo/*.{js,css,svg}');
  eleventy.addPassthroughCopy('docs/images');
  // The puzzles of docs/lessons.md.
  eleventy.addPassthroughCopy('docs/*.pgn');
  eleventy.addPassthroughCopy('dist/**/*.{js,css,html}');
  eleventy.addPassthroughCopy('dist/cases*.json');
  // The playground makes GIFs.
  eleventy.addPassthroughCopy('node_modules/gifenc/dist/gifenc.esm.js');
  eleventy.addPassthroughCopy(engineFiles);

  // While the site is served, a change in src builds dist; the build knows whether anything has changed.
  eleventy.addWatchTarget('src');
  eleventy.on('eleventy.after', async ({outputMode, directories}) => {
    if (outputMode === 'fs') await writeSearch(directories.output);
  });
  eleventy.on('eleventy.before', ({runMode}) => {
    if (runMode !== 'build') spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {stdio: 'inherit'});
  });
  return {
    dir: {input: '.', includes: 'demo/_includes'},
    htmlTemplateEngine: 'njk',
    markdownTemplateEngine: false,
  };
}

/** The first sentence of the prose of a page, as plain text. */
function firstSentence(text) {
  const paragraph = text.split(/\n{2,}/).find((block) => /^(?!```)[A-Z`*[]/.test(block)) ?? '';
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]|\s+/g, (c) => (/\s/.test(c) ? ' ' : ''));
  return (plain.match(/^.*?[.:](?= |$)/)?.[0] ?? plain).replace(/:$/, '.');
}
