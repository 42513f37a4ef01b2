/// <reference types="node" />
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';
import {fileResponse, imageResponse, type ImageOptions} from '../../picture/address/image-response.js';
import {UsageError} from './command-line.js';
import {loadPng} from './file-writers.js';

/** The files of the package that pages fetch. A parameter such as `?v=1` may follow the name. */
const ownFile = /^fen-board(?:\.[\w-]+)*\.(?:min\.js|css)$/;
const knownMethods = ['GET', 'HEAD', 'OPTIONS'];
/** A name or number of a host, with a port. Anything else in `Host`, such as credentials or a path, is refused (RFC 9112, 3.2). */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The options of `answerRequest`. */
interface ServeOptions extends ImageOptions {
  /** The folder of the package’s built files. */
  readonly folder: URL;
}

/** Answers requests of Node’s server, as `imageResponse` does, and with the script of the pages. */
async function answerRequest(
  {method = 'GET', url = '/', headers}: IncomingMessage,
  outgoing: ServerResponse,
  options: ServeOptions,
): Promise<void> {
  const address = addressOf(url, headers.host);
  const isHead = method === 'HEAD';
  const tag = headers['if-none-match'];
  const response = address
    ? await respond(
        // A body that HEAD does not get has a length all the same. The constructor of `Request` throws for methods such as
        // TRACE, so they are refused as POST is.
        new Request(address, {
          method: isHead ? 'GET' : knownMethods.includes(method) ? method : 'POST',
          headers: tag === undefined ? {} : {'if-none-match': tag},
        }),
        options,
      )
    : new Response('The address or its host cannot be read.\n', {
        status: 400,
        headers: {'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff'},
      });
  const body = new Uint8Array(await response.arrayBuffer());
  // A 304 has no body. Its length would be taken for the length of the picture.
  const length = response.status === 304 ? {} : {'content-length': body.length};
  outgoing.writeHead(response.status, {...Object.fromEntries(response.headers), ...length});
  outgoing.end(isHead ? undefined : body);
}

/** The whole address of a request; null if it or its host is none. It may name a host itself, as for a proxy. */
function addressOf(url: string, host = 'localhost'): string | null {
  const address = URL.canParse(url) ? url : `http://${host}${url.startsWith('/') ? url : `/${url}`}`;
  if (!plainHost.test(host) || !URL.canParse(address)) return null;
  const {protocol, username, password} = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password ? address : null;
}

async function respond(request: Request, options: ServeOptions): Promise<Response> {
  const {pathname} = new URL(request.url);
  const start = pathOfBase(options.base);
  const name = pathname.startsWith(start) ? pathname.slice(start.length) : '';
  const file = ownFile.test(name) && (await readFile(new URL(name, options.folder)).catch(() => undefined));
  return file ? fileResponse(name, file, request) : imageResponse(request, options);
}

/** The path of the service, with a slash at its end. */
const pathOfBase = (base = '/'): string => new URL(base, 'http://localhost').pathname.replace(/\/?$/, '/');

/**
 * Starts the service of pictures: `fen-board serve --port 8080`. Returns the server once it listens. `folder` has the built
 * files of the package.
 */
export async function serve(
  args: readonly string[],
  folder: URL,
  report: (message: string) => void,
): Promise<Server> {
  const {port, host, base} = readServeOptions(args);
  let png: ((svg: string) => Uint8Array) | undefined;
  try {
    png = loadPng();
  } catch {
    report('Without @resvg/resvg-js there are pictures in SVG alone.\n');
  }
  const options: ServeOptions = {
    folder,
    script: `${pathOfBase(base)}fen-board.min.js`,
    ...(png && {png}),
    ...(base !== undefined && {base}),
  };
  const server = createServer((incoming, outgoing) => {
    answerRequest(incoming, outgoing, options).catch((error: unknown) => {
      report(`fen-board: ${String(error)}\n`);
      if (!outgoing.headersSent) outgoing.writeHead(500, {'content-length': 0});
      outgoing.end();
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
