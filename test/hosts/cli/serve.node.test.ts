import {request, type Server} from 'node:http';
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
  /** Sends a request as it is; `fetch` would repair it. @returns The status. */
  const askRaw = (path: string, headers = {}, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      request({port: port(), host: 'localhost', path, headers, method}, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

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
      expect(await askRaw(path), path).to.equal(status);
    expect(await askRaw('/start.svg', {host: 'a b'})).to.equal(200);
    expect(await askRaw('/start.svg', {'if-none-match': '\u00ff"'})).to.equal(200);
    for (const method of ['TRACE', 'PROPFIND']) expect(await askRaw('/start.svg', {}, method)).to.equal(405);
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
