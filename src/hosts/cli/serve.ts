/// <reference types="node" />
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';
import {imageResponse, type ImageOptions} from '../../picture/address/image-response.js';
import {UsageError} from './command-line.js';
import {loadPng} from './file-writers.js';

/** The files of the package that pages fetch. */
const ownFile = /^\/(fen-board(?:\.[\w-]+)*\.(?:min\.js|css))$/;
const knownMethods = ['GET', 'HEAD', 'OPTIONS'];
const folder = new URL('./', import.meta.url);

/** Answers requests of Node’s server, as `imageResponse` does, and with the script of the pages. */
export async function answerRequest(
  {method = 'GET', url = '/', headers}: IncomingMessage,
  outgoing: ServerResponse,
  options: ImageOptions,
): Promise<void> {
  const [, fileName] = ownFile.exec(url) ?? [];
  const file = fileName && (await readFile(new URL(fileName, folder)).catch(() => undefined));
  if (fileName && file) {
    const type = fileName.endsWith('.css') ? 'text/css' : 'text/javascript';
    outgoing
      .writeHead(200, {'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*'})
      .end(file);
    return;
  }
  // A `Host` header that is no valid host of an address is ignored.
  const origin = URL.canParse(`http://${headers.host ?? ''}`)
    ? `http://${headers.host ?? ''}`
    : 'http://localhost';
  // A request may name a whole address instead of a path, as for a proxy.
  const address = URL.canParse(url) ? url : origin + (url.startsWith('/') ? url : `/${url}`);
  const tag = headers['if-none-match'];
  const response = URL.canParse(address)
    ? await imageResponse(
        // The constructor of `Request` throws for methods such as TRACE, so they are refused as POST is.

        new Request(address, {
          method: knownMethods.includes(method) ? method : 'POST',
          headers: tag === undefined ? {} : {'if-none-match': tag},
        }),
        options,
      )
    : new Response(null, {status: 400});
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

/** Starts the service of pictures: `fen-board serve --port 8080`. Returns the server once it listens. */
export async function serve(args: readonly string[], report: (message: string) => void): Promise<Server> {
  const {port, host, base} = readServeOptions(args);
  let png: ((svg: string) => Uint8Array) | undefined;
  try {
    png = loadPng();
  } catch {
    report('Without @resvg/resvg-js there are pictures in SVG alone.\n');
  }
  const options: ImageOptions = {
    script: '/fen-board.min.js',
    ...(png && {png}),
    ...(base !== undefined && {base}),
  };
  const server = createServer((incoming, outgoing) => {
    answerRequest(incoming, outgoing, options).catch((error: unknown) => {
      report(`fen-board: ${String(error)}\n`);
      outgoing.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const {port: used} = server.address() as AddressInfo;
  report(
    `Pictures are at http://${host}:${used}/, such as http://${host}:${used}/start.svg (Ctrl+C ends it).\n`,
  );
  return server;
}

function readServeOptions(args: readonly string[]) {
  const text = {type: 'string'} as const;
  try {
    const {
      port = '8080',
      host = 'localhost',
      base,
    } = parseArgs({args: [...args], options: {port: text, host: text, base: text}}).values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new UsageError(`--port must be a whole number from 0 to 65535; found “${port}”.`);
    if (base !== undefined && !URL.canParse(base))
      throw new UsageError(
        `--base must be a whole address, such as https://boards.example.org/; found “${base}”.`,
      );
    return {port: Number(port), host, base};
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError('serve has the options --port, --host and --base, each with a value.', {
      cause: error,
    });
  }
}
