import {brotliCompressSync} from 'node:zlib';
import {expect} from 'chai';
import fc from 'fast-check';
import {themes} from '../../../src/attributes.js';
import {renderSvg} from '../../../src/picture/files/index.js';
import {imageResponse, type ImageOptions} from '../../../src/picture/address/index.js';
import {
  badPaths,
  goodPaths,
  inAddress,
  matchingTags,
  otherTags,
} from '../../tools/fixtures/picture-addresses.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';

const origin = 'https://boards.example.org';
const png = (svg: string) => new TextEncoder().encode(`PNG of ${svg.length}`);
const ask = (path: string, init?: RequestInit, options: ImageOptions = {}) =>
  imageResponse(new Request(origin + path, init), options);
const typeOf = ({headers}: Response) => headers.get('content-type');

describe('a picture by address', () => {
  for (const [path, fen, look] of goodPaths) {
    it(`is that of renderSvg: ${path}`, async () => {
      const response = await ask(path);
      expect([response.status, typeOf(response)]).to.deep.equal([200, 'image/svg+xml']);
      expect(await response.text()).to.equal(renderSvg(fen, look));
    });
  }

  it('is a PNG, 720 pixels wide by default, if somebody makes it', async () => {
    const response = await ask('/start.png', {}, {png});
    expect([response.status, typeOf(response)]).to.deep.equal([200, 'image/png']);
    expect(await response.text()).to.equal(`PNG of ${renderSvg(start, {width: 720}).length}`);
    const small = await ask('/start.png?height=100', {}, {png});
    expect(await small.text()).to.equal(`PNG of ${renderSvg(start, {height: 100}).length}`);
    expect((await ask('/start.png')).status).to.equal(404);
    const broken = () => Promise.reject(new Error('x'));
    expect((await ask('/start.png', {}, {png: broken})).status).to.equal(500);
  });

  it('is a PNG at an address of fen2png', async () => {
    const asked = await ask('/api/?fen=start&raw=true', {}, {png});
    expect(typeOf(asked)).to.equal('image/png');
  });

  it('has each attribute of the look, with all its values', async () => {
    for (const theme of themes) {
      const response = await ask(`/start.svg?theme=${theme}`);
      expect(await response.text()).to.equal(renderSvg(start, {theme}));
    }
  });

  for (const [path, error] of badPaths) {
    it(`says what is wrong with ${path.slice(0, 60)}`, async () => {
      const response = await ask(path, {}, {png});
      expect([response.status, typeOf(response)]).to.deep.equal([400, 'image/svg+xml']);
      expect(response.headers.get('fen-board-error')).to.match(error);
      expect(await response.text())
        .to.match(/^<svg[^]*<text /)
        .and.not.contain('<script');
    });
  }

  it('never changes, so it has a strong ETag and may be kept for a year', async () => {
    const first = await ask('/start.svg');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).to.match(/^"svg-[\da-f]{16}"$/);
    expect(first.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    expect(first.headers.get('access-control-allow-origin')).to.equal('*');
    expect((await ask('/start.svg?theme=auto')).headers.get('etag')).to.equal(etag);
    for (const other of ['/start.svg?theme=blue', '/start', '/start.png'])
      expect((await ask(other, {}, {png})).headers.get('etag')).to.not.equal(etag);
    for (const tags of matchingTags(etag)) {
      const response = await ask('/start.svg', {headers: {'if-none-match': tags}});
      expect([response.status, await response.text(), response.headers.get('etag')], tags).to.deep.equal([
        304,
        '',
        etag,
      ]);
    }
    for (const tags of otherTags(etag)) {
      const response = await ask('/start.svg', {headers: {'if-none-match': tags}});
      expect(response.status, tags).to.equal(200);
    }
    const unmade = await ask('/start.png', {headers: {'if-none-match': '*'}}, {png: () => expect.fail()});
    expect(unmade.status).to.equal(304);
  });

  it('answers HEAD as GET without a body, OPTIONS for other pages, and no other method', async () => {
    const [get, head] = [await ask('/start.svg'), await ask('/start.svg', {method: 'HEAD'})];
    expect([head.status, [...head.headers], await head.text()]).to.deep.equal([200, [...get.headers], '']);
    expect((await ask('/x.svg', {method: 'HEAD'})).status).to.equal(400);
    const options = await ask('/start.svg', {method: 'OPTIONS'});
    expect([options.status, options.headers.get('access-control-allow-methods')]).to.deep.equal([
      204,
      'GET, HEAD, OPTIONS',
    ]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await ask('/start.svg', {method});
      expect([response.status, response.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('has at most 2.6 KB as SVG when a server compresses it', async () => {
    for (const fen of [start, capablanca]) {
      const response = await ask(`/${inAddress(fen)}.svg`);
      expect(brotliCompressSync(await response.text()).length, fen).to.be.below(2_600);
    }
  });

  it('is below the base, and nothing else is there', async () => {
    for (const base of ['/chess', '/chess/', 'https://boards.example.org/chess?x']) {
      expect((await ask('/chess/start.svg', {}, {base})).status).to.equal(200);
      for (const path of ['/start.svg', '/chess', '/chess/', '/'])
        expect((await ask(path, {}, {base})).status, path).to.equal(404);
    }
  });
});

describe('the page of a picture', () => {
  const path = `/${inAddress(capablanca)}`;
  const address = `${origin}${path}`;

  it('has the board with its picture, a card and the discovery of oEmbed', async () => {
    const response = await ask(
      `${path}?orientation=black&label=A%20%22b%22`,
      {},
      {png, script: '/fen-board.min.js'},
    );
    expect([response.status, typeOf(response)]).to.deep.equal([200, 'text/html; charset=utf-8']);
    const html = await response.text();
    expect(html).to.contain(
      `<fen-board fen="${capablanca}" orientation="black" label="A &quot;b&quot;"><img src="${address}.png?orientation=black&amp;label=A+%22b%22" alt="White: king f1, `,
    );
    expect(html).to.contain(` FEN: ${capablanca}" width="480" height="384">`);
    expect(html).to.match(
      RegExp(`<meta property="og:description" content="White: king f1, .* FEN: ${capablanca}">`),
    );
    expect(html)
      .to.contain('<title>A &quot;b&quot;</title>')
      .and.to.contain('<script type="module" src="/fen-board.min.js"></script>');
    expect(html).to.contain(
      `<meta property="og:image" content="${address}.png?orientation=black&amp;label=A+%22b%22&amp;width=1200&amp;height=630&amp;padding=40&amp;background=%23fff">`,
    );
    expect(html).to.contain('<meta name="twitter:card" content="summary_large_image">');
    expect(response.headers.get('content-security-policy')).to.contain("script-src 'self'");
    const [, oEmbed = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html) ?? [];
    const answer = await imageResponse(new Request(oEmbed.replaceAll('&amp;', '&')), {png});
    const {title, url, ...json} = (await answer.json()) as {[name: string]: unknown};
    expect(json).to.deep.equal({
      version: '1.0',
      type: 'photo',
      provider_name: 'fen-board',
      provider_url: `${origin}/`,
      width: 480,
      height: 384,
      cache_age: 31_536_000,
    });
    expect(title).to.match(/^A "b"\. White: king f1/);
    expect(url).to.equal(`${address}.png?orientation=black&label=A+%22b%22&width=480`);
    const picture = await imageResponse(new Request(url as string), {png});
    expect(picture.status).to.equal(200);
  });

  it('runs no script unless one is named, and only from its origin', async () => {
    const without = await ask('/start');
    expect(await without.text()).to.not.contain('<script');
    expect(without.headers.get('content-security-policy')).to.contain("script-src 'none'");
    const elsewhere = await ask('/start', {}, {script: 'https://cdn.example.org/fen-board.min.js'});
    expect(elsewhere.headers.get('content-security-policy')).to.contain('script-src https://cdn.example.org');
  });

  it('keeps the word of a start position', async () => {
    expect(await (await ask('/chess960:518')).text()).to.contain('<fen-board fen="chess960:518">');
  });

  const oEmbed = (url: string, more = '') => ask(`/oembed?url=${encodeURIComponent(url)}${more}`);
  it('is embedded at most as large as a consumer of oEmbed allows', async () => {
    const json = (await (await oEmbed(address, '&maxwidth=300&maxheight=200')).json()) as object;
    expect(json).to.deep.include({width: 250, height: 200});
    expect((await oEmbed(`${address}.svg`)).status).to.equal(200);
  });
  it('is refused to a consumer that asks for something else', async () => {
    for (const url of [
      '',
      'x',
      'https://example.org/start',
      `${origin}/nonsense`,
      `${origin}/start?theme=pink`,
      'javascript:1',
    ])
      expect((await oEmbed(url)).status, url).to.equal(404);
    expect((await oEmbed(address, '&format=xml')).status).to.equal(501);
  });
});

describe('whatever is asked for', () => {
  const markup = '"><script>alert(1)</script>\'<img src=x onerror=alert(1)>&lt;b&gt;';
  const structure = (body: string) => body.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, '><');

  it('never becomes markup', async () => {
    const escaped = encodeURIComponent(markup);
    const names = [
      'label',
      'theme',
      'pieces',
      'marks',
      'lang',
      'orientation',
      'width',
      'background',
      'last-move',
      'x',
    ];
    for (const extension of ['', '.svg', '.png']) {
      for (const path of [
        `/${escaped}${extension}`,
        ...names.map((name) => `/start${extension}?${name}=${escaped}`),
      ]) {
        const body = await (await ask(path)).text();
        expect(body, path).to.not.match(/<script|<img src=x|onerror=alert\(1\)>/);
      }
    }
    const labelled = await (await ask(`/start?label=${escaped}`)).text();
    expect(structure(labelled)).to.equal(structure(await (await ask('/start?label=x')).text()));
  });

  it('is answered, never an exception', async function () {
    this.timeout(60_000);
    const methods = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST');
    const text = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.constantFrom(start, 'start', 'oembed', '..', markup, '%', '%zz'),
    );
    const names = fc.constantFrom(
      'theme',
      'label',
      'marks',
      'lang',
      'width',
      'pieces',
      'url',
      'maxwidth',
      'background',
      'turn-marker',
    );
    await fc.assert(
      fc.asyncProperty(
        methods,
        text,
        fc.constantFrom('', '.svg', '.png'),
        fc.array(fc.tuple(names, text)),
        text,
        async (method, path, extension, query, tag) => {
          let url: URL;
          try {
            url = new URL(`${origin}/${path}${extension}`);
          } catch {
            return;
          }
          if (url.origin !== origin) return;
          for (const [name, value] of query) url.searchParams.append(name, value);
          const headers = new Headers();
          if (/^[ -~]*$/.test(tag)) headers.set('if-none-match', tag);
          const response = await imageResponse(new Request(url, {method, headers}), {png});
          expect(response.status).to.be.oneOf([200, 204, 304, 400, 404, 405, 501]);
          const body = await response.text();
          if (typeOf(response) !== 'image/png') expect(body).to.not.match(/<script|<img src=x/);
        },
      ),
      {numRuns: 500},
    );
  });
});
