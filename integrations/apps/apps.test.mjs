// Production builds of a site by Docusaurus and of apps by Next, Nuxt and SvelteKit, from the package as it is published,
// in Chromium with and without scripts. Run by “npm run guests apps”, which takes minutes.
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import {startDevServer} from '@web/dev-server';
import {expect} from 'chai';
import {afterE4} from '../../test/tools/fixtures/positions.ts';
import {pack} from '../pack.mjs';
import {startPages} from '../../test/package/page.mjs';
import {blocks, markdown, seen, solution, wanted} from '../generators/post.mjs';

const here = resolve('integrations/apps');
const pgn = blocks[2][1].split('\n\n').slice(1).join('\n\n');
/** The options of a board by the names of its attributes, which `renderSvg` knows too. */
const looks = wanted.boards.map(({fen, orientation, marks, turnMarker, mode}) => ({
  fen,
  orientation,
  ...(marks && {marks}),
  ...(turnMarker && {'turn-marker': ''}),
  ...(mode === 'solve' && {mode, solution}),
}));
const [{caption}] = wanted.boards;
const imports = "import {renderSvg} from 'fen-board/svg';";
const pictures = `${JSON.stringify(looks)}.map((board) => renderSvg(board.fen, {...board, turnMarker: 'turn-marker' in board}))`;

/** Each: how it is built, from what, where it puts the site or its server, and what is only there. */
const apps = {
  Docusaurus: {
    run: ['docusaurus', 'build'],
    made: 'build',
    files: {
      'docusaurus.config.mjs': `import {remarkFenBoard} from 'fen-board/markdown';
export default {
  title: 'x', url: 'https://example.org', baseUrl: '/', scripts: ['/fen-board.all.min.js'], stylesheets: ['/fen-board.css'],
  presets: [['classic', {blog: false, docs: {routeBasePath: '/', remarkPlugins: [remarkFenBoard]}}]],
};`,
      'docs/post.md': `---\nslug: /\n---\n${markdown}`,
      'static/.nojekyll': '',
    },
    copied: ['fen-board.all.min.js', 'fen-board.css'],
    problem: /post\.md:\d+:\d+: Rank 6 has 9 squares/,
    isPost: true,
  },
  Next: {
    run: ['next', 'build'],
    made: 'out',
    files: {
      'next.config.mjs': `export default {output: 'export', turbopack: {root: ${JSON.stringify(here)}}};`,
      'app/layout.jsx': `import 'fen-board/fen-board.css';
export default function Layout({children}) { return <html lang="en"><body>{children}</body></html>; }`,
      'app/page.jsx': `import {FenBoard, FenGame} from 'fen-board/react';
import {Play} from './play';
export default function Page() {
  return <main>
    ${looks
      .map(({'turn-marker': marker, ...look}, i) => {
        const props = Object.entries(look).map(([name, value]) => `${name}="${value}"`);
        return `<FenBoard ${props.join(' ')} ${marker === '' ? 'turnMarker' : ''}>${i ? '' : `<p slot="caption">${caption}</p>`}</FenBoard>`;
      })
      .join('\n    ')}
    <FenGame at="2" letters="figurine" pgn={${JSON.stringify(pgn)}} />
    <Play />
  </main>;
}`,
      'app/play.jsx': `'use client';
import {FenBoard} from 'fen-board/react';
import {useState} from 'react';
export function Play() {
  const [fen, setFen] = useState('start');
  return <><FenBoard id="play" mode="play" fen={fen} onChange={({detail}) => setFen(detail.fen)} /><output>{fen}</output></>;
}`,
    },
  },
  Nuxt: {
    run: ['nuxt', 'build'],
    server: '.output/server/index.mjs',
    files: {
      'package.json': '{"private": true, "type": "module"}',
      'nuxt.config.mjs': `export default defineNuxtConfig({
  telemetry: false, css: ['fen-board/fen-board.css'], compatibilityDate: '2026-01-01',
  vue: {compilerOptions: {isCustomElement: (tag) => tag.startsWith('fen-')}},
});`,
      'app/plugins/fen-board.client.mjs': `import 'fen-board';\nexport default defineNuxtPlugin(() => {});`,
      'app/app.vue': `<script setup>
const boards = ${JSON.stringify(looks)};
const pgn = ${JSON.stringify(pgn)};
const pictures = useState('pictures', () => []);
if (import.meta.server) {
  const {renderSvg} = await import('fen-board/svg');
  pictures.value = [...${pictures}, renderSvg('start')];
}
const fen = ref('start');
</script>
<template>
  <figure v-for="(board, i) in boards"><fen-board v-bind="board" v-html="pictures[i] + (i ? '' : '<p slot=caption>${caption}</p>')" /></figure>
  <fen-game at="2" letters="figurine">{{ pgn }}</fen-game>
  <fen-board id="play" mode="play" :fen="fen" @change="fen = $event.detail.fen" v-html="pictures[3]" />
  <output>{{ fen }}</output>
</template>`,
    },
  },
  SvelteKit: {
    run: ['vite', 'build'],
    made: 'build',
    files: {
      'package.json': '{"private": true, "type": "module"}',
      'svelte.config.js': `import adapter from '@sveltejs/adapter-static';\nexport default {kit: {adapter: adapter()}};`,
      'vite.config.js': `import {sveltekit} from '@sveltejs/kit/vite';\nexport default {plugins: [sveltekit()]};`,
      'src/app.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>%sveltekit.head%</head><body>%sveltekit.body%</body></html>`,
      'src/routes/+layout.js': 'export const prerender = true;',
      'src/routes/+page.server.js': `${imports}\nexport const load = () => ({pictures: [...${pictures}, renderSvg('start')]});`,
      'src/routes/+page.svelte': `<script>
  import 'fen-board/fen-board.css';
  import {onMount} from 'svelte';
  let {data} = $props();
  let fen = $state('start');
  onMount(() => { import('fen-board'); });
</script>
${looks
  .map(
    (look, i) =>
      `<fen-board ${Object.entries(look)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}>{@html data.pictures[${i}]}${i ? '' : `<p slot="caption">${caption}</p>`}</fen-board>`,
  )
  .join('\n')}
<fen-game at="2" letters="figurine">{${JSON.stringify(pgn)}}</fen-game>
<fen-board id="play" mode="play" {fen} onchange={(event) => (fen = event.detail.fen)}>{@html data.pictures[3]}</fen-board>
<output>{fen}</output>`,
      'src/routes/diagram/+page.svelte': `<script>
  import {onMount} from 'svelte';
  onMount(() => { import('fen-board'); });
</script>
<fen-board fen="start"></fen-board>`,
      'src/routes/drop-in/+page.svelte': `<script>
  import {onMount} from 'svelte';
  onMount(() => { import('fen-board/fen-board.min.js'); });
</script>
<fen-board fen="start"></fen-board>`,
      'src/routes/nothing/+page.svelte': `<script>
  import {onMount} from 'svelte';
  onMount(() => { document.title = 'mounted'; });
</script>`,
    },
  },
};

let pages;
before(async function () {
  this.timeout(60_000);
  const tarball = pack();
  const own = join(here, 'node_modules/fen-board');
  rmSync(own, {recursive: true, force: true});
  mkdirSync(own);
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', own]);
  rmSync(dirname(tarball), {recursive: true});
  pages = await startPages();
});
after(() => pages?.close());

for (const [name, {run, made, server: ownServer, files, copied = [], problem, isPost}] of Object.entries(
  apps,
)) {
  describe(`a production build of ${name}`, function () {
    this.timeout(400_000);
    let folder, server, origin;
    before(async () => {
      folder = mkdtempSync(join(here, 'site-'));
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), {recursive: true});
        writeFileSync(join(folder, path), text);
      }
      for (const file of copied) copyFileSync(`dist/${file}`, join(folder, 'static', file));
      const [program, ...args] = run;
      const {status, stdout, stderr, error} = spawnSync(join(here, 'node_modules/.bin', program), args, {
        cwd: folder,
        encoding: 'utf8',
        // Mocha's own options are not for the site.
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NODE_OPTIONS: '',
          NEXT_TELEMETRY_DISABLED: '1',
          CI: '1',
        },
      });
      expect(`${error ?? ''}${status ? `${stdout}${stderr}` : ''}`).to.equal('');
      if (problem) expect(`${stdout}${stderr}`).to.match(problem);
      if (ownServer) {
        server = spawn(process.execPath, [join(folder, ownServer)], {
          env: {...process.env, NODE_OPTIONS: '', PORT: '0', HOST: 'localhost'},
        });
        let said = '';
        for await (const chunk of server.stdout) {
          said += chunk;
          origin = /http:\/\/\S+/.exec(said)?.[0];
          if (origin) break;
        }
        return;
      }
      server = await startDevServer({
        readCliArgs: false,
        readFileConfig: false,
        logStartMessage: false,
        autoExitProcess: false,
        config: {rootDir: join(folder, made), port: 0},
      });
      origin = `http://localhost:${server.server.address().port}`;
    });
    after(async () => {
      if (ownServer) server?.kill();
      else await server?.stop();
      rmSync(folder, {recursive: true, force: true});
    });

    const sizes = (page) =>
      page.$$eval('fen-board:not(fen-game *)', (boards) =>
        boards.map((board) => {
          const {width, height} = board.getBoundingClientRect();
          return [Math.round(width), Math.round(height)];
        }),
      );

    it('has its pictures and the text of its game without scripts', async () => {
      const {page} = await pages.open(`${origin}/`, {scripts: false, until: 'load'});
      const widths = await page.$$eval('fen-board svg', (all) =>
        all.map((svg) => svg.getBoundingClientRect().width),
      );
      expect(widths).to.have.length(isPost ? 3 : 4);
      expect(Math.min(...widths)).to.be.above(300);
      expect(await page.$eval('body', (body) => body.innerText)).to.contain('2. Nf3 (2. f4 exf4)');
    });

    it('has its boards and games with their options, and nothing to complain of', async () => {
      const {page: still} = await pages.open(`${origin}/`, {scripts: false, until: 'load'});
      const {page, pageErrors} = await pages.open(`${origin}/`);
      await page.waitForFunction(() => document.querySelector('fen-game')?.games?.length);
      const {texts, ...found} = await page.evaluate(seen);
      const boards = found.boards.filter(({mode}) => mode !== 'play');
      expect({boards, games: found.games}).to.deep.equal({boards: wanted.boards, games: wanted.games});
      if (isPost) expect(texts).to.deep.equal(wanted.texts);
      expect(pageErrors).to.deep.equal([]);
      // The element is where its picture was.
      const [before, after] = [await sizes(still), await sizes(page)];
      expect(after.map(([width]) => width)).to.deep.equal(before.map(([width]) => width));
    });

    if (!isPost) {
      it('knows of a move after hydration', async () => {
        const {page} = await pages.open(`${origin}/`);
        await page.$eval('#play', (board) => board.scrollIntoView());
        await page.waitForSelector('#play >>> [data-square="e2"]', {visible: true});
        for (const square of ['e2', 'e4']) await page.click(`#play >>> [data-square="${square}"]`);
        await page.waitForFunction(
          (fen) => document.querySelector('output').textContent === fen,
          {},
          afterE4,
        );
      });
    }

    if (name === 'SvelteKit') {
      it('adds little more than the drop-in to a page with one diagram', async () => {
        const fetched = async (path) => {
          const {requests} = await pages.open(`${origin}${path}`);
          return requests.filter((request) => request.endsWith('.js'));
        };
        const known = new Set(await fetched('/nothing.html'));
        const bytes = (file) => gzipSync(readFileSync(file)).length;
        const added = async (path) => {
          const files = (await fetched(path)).filter((file) => !known.has(file));
          const sum = files.reduce((all, file) => all + bytes(join(folder, made, file)), 0);
          // One of the files is the page itself.
          return {files: files.length - 1, share: sum / bytes('dist/fen-board.min.js')};
        };
        expect((await added('/diagram.html')).share).to.be.below(1.35);
        const {files, share} = await added('/drop-in.html');
        expect(files).to.equal(1);
        expect(share).to.be.below(1.05);
      });
    }
  });
}
