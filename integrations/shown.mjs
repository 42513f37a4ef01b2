// Draws what readers see of our pictures where no script of ours runs, to be looked at: a README, mail, feeds, and the card
// of a page. “node integrations/shown.mjs FOLDER” writes PNGs there, and prints what pictures weigh.
import {mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {Resvg} from '@resvg/resvg-js';
import MarkdownIt from 'markdown-it';
import puppeteer from 'puppeteer-core';
import {encodePng, imageResponse} from '../dist/image.js';
import {markdownItFenBoard} from '../dist/markdown.js';
import {renderGameSvg, renderSvg} from '../dist/svg.js';
import {findBrowsers} from '../scripts/browsers.mjs';
import {backRank, capablanca, start} from '../test/tools/fixtures/positions.ts';
import {inNode} from './editors/sanitizers.mjs';

const folder = process.argv[2];
mkdirSync(folder, {recursive: true});

const pgn = `[White "Paul Morphy"]
[Black "Duke of Brunswick, Count Isouard"]
[Event "Paris"]
[Date "1858.??.??"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {[%cal Gd4e5]} 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6
9. Bg5 {[#] White has all pieces in play. [%csl Yb7]} 9... b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6
15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
`;
const post = `## A letter about chess

A position of Capablanca’s chess, on ten files:

\`\`\`fen
${capablanca}
orientation: black
caption: The start of Capablanca’s chess.
\`\`\`

A puzzle, whose solution nobody should see at once:

\`\`\`fen
${backRank}
solution: 1. Ra8#
caption: White mates in one move.
\`\`\`

And a game:

\`\`\`pgn
${pgn}
\`\`\`

Until the next letter.
`;

const png = (svg) => encodePng(new Resvg(svg, {font: {loadSystemFonts: false}}).render());
/** As code hosts serve files: nothing in them runs. */
const rawHeaders = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
const files = {
  '/game.svg': renderGameSvg(pgn, {width: 400, seconds: 1}),
  '/wide.svg': renderSvg(capablanca, {width: 400}),
};
const pages = new Map();
const server = createServer(async ({method, url}, outgoing) => {
  const path = new URL(url, 'http://localhost').pathname;
  if (pages.has(path))
    return outgoing.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(pages.get(path));
  if (files[path]) return outgoing.writeHead(200, rawHeaders).end(files[path]);
  const response = await imageResponse(new Request(new URL(url, origin), {method}), {base: '/boards/', png});
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  return outgoing.end(new Uint8Array(await response.arrayBuffer()));
});
await new Promise((resolve) => server.listen(0, 'localhost', resolve));
const origin = `http://localhost:${server.address().port}`;
const address = `${origin}/boards/`;

const env = await findBrowsers(['chromium']);
const launch = (...more) =>
  puppeteer.launch({
    executablePath: env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
  });
const browser = await launch();
// What a page emulates does not reach the pictures in it.
const calmBrowser = await launch('--force-prefers-reduced-motion');

/** Shows a page, waits for its pictures, and writes it as a PNG. Fails if a picture does not load. */
async function shot(name, html, {width = 1280, scheme = 'light', isCalm, after} = {}) {
  pages.set(`/${name}`, html);
  const page = await (isCalm ? calmBrowser : browser).newPage();
  await page.setViewport({width, height: 800});
  await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: scheme}]);
  await page.goto(`${origin}/${name}`, {waitUntil: 'networkidle0'});
  const broken = await page.$$eval('img[src]', (images) =>
    images.filter((one) => !one.naturalWidth).map((one) => one.src),
  );
  if (broken.length > 0) throw new Error(`${name}: ${broken.join(', ')} cannot be shown.`);
  if (after) await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), after);
  await page.screenshot({path: join(folder, `${name}.png`), fullPage: true});
  await page.close();
}

const page = (
  style,
  body,
) => `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>x</title>
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif}${style}</style>${body}`;
/** Several readers side by side. */
const columns = (shown) =>
  page(
    `main{display:grid;grid-template-columns:repeat(${Object.keys(shown).length},1fr);gap:16px;padding:16px}
    main>section{min-width:0;overflow-wrap:anywhere;font-size:14px}main>section>h1{font-size:15px;border-bottom:1px solid}
    img{max-width:100%;height:auto}`,
    `<main>${Object.entries(shown)
      .map(([reader, html]) => `<section><h1>${reader}</h1>${html}</section>`)
      .join('')}</main>`,
  );
const write = (options) =>
  new MarkdownIt({html: true}).use(markdownItFenBoard, {games: 'static', ...options}).render(post);

// A README on a code host: the rules of rehype-sanitize are those of GitHub.
const readme = await inNode['rehype-sanitize'](
  new MarkdownIt({html: true}).render(`# My games

![Morphy beats the Duke of Brunswick in Paris, 1858. FEN: 1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17](/game.svg)

Ten files:

<img src="/wide.svg" alt="The start of Capablanca’s chess. FEN: ${capablanca}" width="400" height="320">
`),
);
const codeHost = `main{max-width:760px;margin:0 auto;padding:32px}img{max-width:100%}
@media(prefers-color-scheme:dark){body{background:#0d1117;color:#e6edf3}}`;
const readmePage = page(codeHost, `<main>${readme}</main>`);
await shot('readme-start', readmePage, {width: 900});
await shot('readme-later', readmePage, {width: 900, after: 9000, scheme: 'dark'});
await shot('readme-less-motion', readmePage, {width: 390, isCalm: true, scheme: 'dark'});

// Mail. Programs differ in the tags that they keep, in whether they show SVG, and in whether they fetch pictures.
const withoutSources = (html, isHeldBack) =>
  html.replace(/(<img[^>]*?) src="([^"]*)"/g, (all, before, src) => (isHeldBack(src) ? before : all));
const isSvg = (src) => /\.svg(\?|$)/.test(src);
const inMail = async (html) => ({
  'Keeps HTML, shows SVG (Apple Mail)': html,
  'A list of tags, no SVG (Gmail)': withoutSources(await inNode['rehype-sanitize'](html), isSvg),
  'No figures, no SVG (Outlook)': withoutSources(
    html.replace(/<\/?fig\w+[^>]*>/g, '<br>').replace(/<svg.*?<\/svg>/gs, ''),
    isSvg,
  ),
  'Pictures on demand (Thunderbird)': withoutSources(html, () => true),
  'Text alone (mutt)': html
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<(?!\/?(p|br|h2|figure|figcaption|div)\b)[^>]*>/g, ''),
});
await shot('mail', columns(await inMail(write({pictures: {address, format: 'png', alone: true}}))), {
  width: 1800,
});
await shot('mail-svg', columns(await inMail(write({pictures: {address, alone: true}}))), {width: 1800});
await shot('mail-tag', columns(await inMail(write({pictures: {address, format: 'png'}}))), {width: 1800});

// Feeds, by what readers clean them with.
const shown = {};
for (const [form, html] of Object.entries({
  pictures: write({pictures: {address, alone: true}}),
  'inline SVG': write(),
}))
  for (const [name, clean] of Object.entries(inNode)) shown[`${name}, ${form}`] = await clean(html);
await shot('feed', columns(shown), {width: 1500});

// The card of a page, made of its own tags alone.
const boardPage = await (
  await imageResponse(new Request(`${address}${capablanca.replaceAll(' ', '_')}?theme=green`), {
    base: '/boards/',
    png,
  })
).text();
const tag = (property) => new RegExp(`property="og:${property}" content="([^"]*)"`).exec(boardPage)?.[1];
await shot(
  'card',
  page(
    'a{display:block;width:500px;margin:32px;border:1px solid #ccc;border-radius:8px;overflow:hidden;color:inherit;text-decoration:none}img{width:100%;height:auto;display:block}p{margin:8px 12px}',
    `<a href="${tag('url')}"><img src="${tag('image')}" alt="${tag('image:alt')}" width="${tag('image:width')}" height="${tag('image:height')}"><p><b>${tag('title')}</b></p><p>${tag('description')}</p></a>`,
  ),
  {width: 600},
);
// The page itself, which has no script here.
await shot('page', boardPage, {width: 390});
await browser.close();
await calmBrowser.close();
server.close();

const weighed = {
  'a diagram as SVG': renderSvg(start),
  'a diagram of ten files as SVG': renderSvg(capablanca),
  'a diagram as PNG, 480 pixels': await png(renderSvg(start, {width: 480})),
  'a diagram of ten files as PNG, 480 pixels': await png(renderSvg(capablanca, {width: 480})),
  'a card as PNG': await png(renderSvg(start, {width: 1200, height: 630, padding: 40, background: '#fff'})),
  'a game of 17 moves as SVG': files['/game.svg'],
};
console.table(
  Object.fromEntries(
    Object.entries(weighed).map(([name, content]) => {
      const bytes = Buffer.from(content);
      return [
        name,
        {
          raw: bytes.length,
          gzip: gzipSync(bytes, {level: 9}).length,
          brotli: brotliCompressSync(bytes).length,
        },
      ];
    }),
  ),
);
