import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from 'chai';
import {run} from '../../../src/hosts/cli/run.js';
import {renderSvg} from '../../../src/picture/files/index.js';
import {start} from '../../tools/fixtures/positions.js';

describe('fen-board serve', () => {
  let server: Server;
  let reported = '';
  const startServer = (...args: string[]) =>
    run(['serve', ...args], {
      version: '',
      folder: new URL('../../../src/', import.meta.url),
      isTerminal: false,
      readInput: () => Promise.reject(new Error('not read')),
      write: () => undefined,
      report: (message) => void (reported += message),
      onServer: (started) => void (server = started),
    });
  before(async () => expect(await startServer('--port', '0')).to.equal(0));
  after(() => server.close());

  const port = () => (server.address() as AddressInfo).port;
  const ask = (path: string, init?: RequestInit) => fetch(`http://localhost:${port()}${path}`, init);
  /** Sends a request as it is; `fetch` would repair it. @returns The status, the headers and the length of the body. */
  const askRaw = (path: string, headers = {}, method = 'GET') =>
    new Promise<{status: number | undefined; headers: IncomingHttpHeaders; length: number}>(
      (resolve, reject) => {
        request({port: port(), host: 'localhost', path, headers, method}, (response) => {
          let length = 0;
          response.on('data', (part: Uint8Array) => (length += part.length));
          response.on('end', () => {
            resolve({status: response.statusCode, headers: response.headers, length});
          });
        })
          .on('error', reject)
          .end();
      },
    );

  it('answers as imageResponse does', async () => {
    expect(reported).to.contain(`http://localhost:${port()}/start.svg`);
    const svg = await ask('/start.svg?theme=green');
    expect(await svg.text()).to.equal(renderSvg(start, {theme: 'green'}));
    const etag = svg.headers.get('etag') ?? '';
    expect((await ask('/start.svg?theme=green', {headers: {'if-none-match': etag}})).status).to.equal(304);
    const png = new Uint8Array(await (await ask('/start.png?width=100')).arrayBuffer());
    expect(String.fromCharCode(...png.subarray(1, 4))).to.equal('PNG');
    expect(await (await ask('/start')).text()).to.contain(`http://localhost:${port()}/`);
    expect((await ask('/start.svg', {method: 'POST'})).status).to.equal(405);
  });

  it('answers whatever is sent', async () => {
    for (const [path, status] of [
      ['//', 400],
      ['*', 400],
      ['/../../package.json', 400],
      ['/%', 400],
      ['http://[', 400],
      ['http://example.org/start.svg', 200],
    ] as const)
      expect((await askRaw(path)).status, path).to.equal(status);
    expect((await askRaw('/start.svg', {'if-none-match': '\u00ff"'})).status).to.equal(200);
    for (const method of ['TRACE', 'PROPFIND'])
      expect((await askRaw('/start.svg', {}, method)).status).to.equal(405);
  });

  it('refuses a host with more than a name and a port, wherever it is named', async () => {
    for (const host of ['a b', 'user:word@example.org', 'example.org/path', 'example.org?x', 'a:99999999'])
      expect((await askRaw('/start', {host})).status, host).to.equal(400);
    for (const path of ['http://user:word@example.org/start', 'ftp://example.org/start'])
      expect((await askRaw(path)).status, path).to.equal(400);
    for (const host of ['boards.example.org', 'localhost:8080', '127.0.0.1', '[::1]:8080'])
      expect((await askRaw('/start', {host})).status, host).to.equal(200);
  });

  it('sends its own files, with a tag, under any version, and nothing else of the folder', async () => {
    const {status, headers} = await askRaw('/fen-board.css?v=1');
    expect(status).to.equal(200);
    expect(headers).to.include({
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    });
    const tag = headers.etag ?? '';
    expect(tag).to.match(/^"[\w-]+"$/);
    expect(await askRaw('/fen-board.css', {'if-none-match': tag})).to.include({status: 304, length: 0});
    expect(await askRaw('/fen-board.css', {}, 'HEAD')).to.include({status: 200, length: 0});
    for (const method of ['POST', 'OPTIONS', 'TRACE'])
      expect((await askRaw('/fen-board.css', {}, method)).headers).to.include({allow: 'GET, HEAD'});
    for (const path of ['/index.ts', '/attributes.ts', '/fen-board.other.min.js', '/core/fen-board.css'])
      expect((await askRaw(path)).status, path).to.equal(400);
  });

  it('has none of the files that programs look for', async () => {
    for (const path of ['/robots.txt', '/favicon.ico', '/.well-known/security.txt', '/.well-known/'])
      expect((await askRaw(path)).status, path).to.equal(404);
  });

  it('names the length of each answer, to HEAD too', async () => {
    for (const path of ['/start.svg', '/start.png', '/start', '/fen-board.css', '/nonsense', '/']) {
      const [get, head] = [await askRaw(path), await askRaw(path, {}, 'HEAD')];
      expect(get.headers['content-length'], path).to.equal(String(get.length));
      expect(head.headers['content-length'], path).to.equal(String(get.length));
      expect([head.status, head.length], path).to.deep.equal([get.status, 0]);
    }
  });

  it('lets nobody keep what names a host that the request has made up', async () => {
    const {headers} = await askRaw('/start', {host: 'evil.example'});
    expect(headers['cache-control']).to.equal('no-cache');
    const oEmbed = await askRaw('/oembed?url=http://evil.example/start', {host: 'evil.example'});
    expect([oEmbed.status, oEmbed.headers['cache-control']]).to.deep.equal([200, 'no-cache']);
    const picture = await askRaw('/start.svg', {host: 'evil.example'});
    expect(picture.headers['cache-control']).to.contain('max-age=31536000');
  });

  it('refuses options that it does not know', async () => {
    for (const args of [['--port', 'x'], ['--port', '65536'], ['--base', '/x'], ['--colour'], ['start']])
      expect(await startServer(...args)).to.equal(2);
  });

  it('reports a port that is taken', async () => {
    expect(await startServer('--port', String(port()))).to.equal(1);
    expect(reported).to.contain('EADDRINUSE');
  });
});
