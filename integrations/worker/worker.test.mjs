// The worker in workerd, the runtime of Cloudflare Workers: as wrangler would bundle it, with the settings of wrangler.json.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect} from 'chai';
import {build} from 'esbuild';
import {PNG} from 'pngjs';
import {imageResponse} from 'fen-board/image';
import {
  badPaths,
  goodPaths,
  inAddress,
  matchingTags,
  otherTags,
} from '../../test/tools/fixtures/picture-addresses.ts';
import {capablanca, start} from '../../test/tools/fixtures/positions.ts';

const here = resolve('integrations/worker');
const {Miniflare} = createRequire(`${here}/`)('miniflare');
const settings = JSON.parse(readFileSync(join(here, 'wrangler.json'), 'utf8'));
const origin = 'https://boards.example.org';

describe('the worker, in workerd', function () {
  this.timeout(60_000);
  let folder;
  let workerd;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fen-board-worker-'));
    const scriptPath = join(folder, 'worker.js');
    await build({
      entryPoints: [join(here, settings.main)],
      outfile: scriptPath,
      bundle: true,
      format: 'esm',
      conditions: ['workerd', 'worker', 'browser'],
      loader: {'.wasm': 'copy'},
    });
    workerd = new Miniflare({
      modulesRoot: folder,
      scriptPath,
      modules: true,
      modulesRules: [{type: 'CompiledWasm', include: ['**/*.wasm']}],
      compatibilityDate: settings.compatibility_date,
      assets: {directory: join(here, settings.assets.directory), routerConfig: {has_user_worker: true}},
    });
    await workerd.ready;
  });
  after(async () => {
    await workerd?.dispose();
    rmSync(folder, {recursive: true, force: true});
  });
  const ask = (path, init) => workerd.dispatchFetch(origin + path, init);
  const typeOf = ({headers}) => headers.get('content-type');

  it('answers all good and bad addresses as the function does in Node', async () => {
    const table = [
      ...goodPaths.map(([path]) => [path, 200, null]),
      ...badPaths.map(([path, error]) => [path, 400, error]),
    ];
    for (const [path, status, error] of table) {
      const response = await ask(path);
      const inNode = await imageResponse(new Request(origin + path), {png: () => expect.fail()});
      expect([response.status, await response.text()], path).to.deep.equal([status, await inNode.text()]);
      expect(Object.fromEntries(response.headers), path).to.include(Object.fromEntries(inNode.headers));
      if (error) expect(response.headers.get('fen-board-error'), path).to.match(error);
    }
  });

  it('makes PNGs with a palette', async () => {
    for (const [path, width, height] of [
      ['/start.png', 720, 720],
      ['/start.png?width=480', 480, 480],
      [`/${inAddress(capablanca)}.png?width=480&theme=green`, 480, 384],
    ]) {
      const response = await ask(path);
      expect([response.status, typeOf(response)], path).to.deep.equal([200, 'image/png']);
      const bytes = Buffer.from(await response.arrayBuffer());
      const {palette, ...picture} = PNG.sync.read(bytes);
      expect(picture, path).to.include({width, height});
      expect(palette, path).to.have.lengthOf.within(4, 64);
      if (width === 480) expect(bytes.length, path).to.be.below(16_384);
    }
  });

  it('answers If-None-Match of all kinds, HEAD, and methods that it has not', async () => {
    const etag = (await ask('/start.svg')).headers.get('etag');
    for (const [tags, status] of [
      ...matchingTags(etag).map((tags) => [tags, 304]),
      ...otherTags(etag).map((tags) => [tags, 200]),
    ]) {
      const response = await ask('/start.svg', {headers: {'if-none-match': tags}});
      expect(response.status, tags).to.equal(status);
      await response.arrayBuffer();
    }
    const head = await ask('/start.svg', {method: 'HEAD'});
    expect([head.status, head.headers.get('etag'), await head.text()]).to.deep.equal([200, etag, '']);
    const post = await ask('/start.svg', {method: 'POST', body: 'x'});
    expect([post.status, post.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, OPTIONS']);
  });

  it('has pages with a live board, whose script is an asset, and oEmbed', async () => {
    const html = await (await ask('/start')).text();
    expect(html).to.contain('<script type="module" src="/fen-board.min.js"></script>');
    const script = await ask('/fen-board.min.js');
    expect([script.status, typeOf(script)]).to.deep.equal([200, 'text/javascript; charset=utf-8']);
    expect(await script.text()).to.equal(readFileSync('dist/fen-board.min.js', 'utf8'));
    const json = await (await ask(`/oembed?url=${encodeURIComponent(`${origin}/start`)}`)).json();
    expect(json).to.include({type: 'photo', url: `${origin}/${inAddress(start)}.png?width=480`});
  });

  it('answers 400 requests, fifty at a time, each with its own picture', async () => {
    const moves = Array.from({length: 400}, (_, i) => i + 1);
    while (moves.length > 0)
      await Promise.all(
        moves.splice(0, 50).map(async (move) => {
          const path = `/${inAddress(start.replace(/1$/, move))}`;
          const isPng = move % 50 === 0;
          const response = await ask(isPng ? `${path}.png?width=96` : `${path}.svg`);
          expect(response.status, path).to.equal(200);
          expect(await response.text(), path).to.contain(isPng ? 'PNG' : `w KQkq - 0 ${move}<`);
        }),
      );
  });
});
