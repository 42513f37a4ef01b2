import {registerShippedPiecesAndLocales} from '../drawing/register-shipped.js';
import {drawProblem, type Problem} from '../files/render-svg.js';
import {hashOf} from './hash.js';
import {oEmbedOf, pageOf, pictureOf, type PageContext} from './page.js';
import {readAddress, type AddressedBoard} from './picture-address.js';

/**
 * Options of `imageResponse`.
 *
 * @example
 * const options: ImageOptions = {base: 'https://boards.example.org/'};
 */
export interface ImageOptions {
  /** Makes a PNG of an SVG, as large as that; without it, addresses that end in `.png` are not found. */
  readonly png?: (svg: string) => Uint8Array | Promise<Uint8Array>;
  /** The address of the service, whole or as a path; by default the root of the address that was requested. */
  readonly base?: string;
  /** The address of `fen-board.min.js`, which makes the board of a page live; without it, pages have a picture. */
  readonly script?: string;
}

const isProblem = (board: AddressedBoard | Problem): board is Problem => 'message' in board;

type Headers = Readonly<Record<string, string>>;

/** Headers of every answer: pages of any origin may show it, and nothing in it runs. */
const commonHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, fen-board-error',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const keptForAYear = 'public, max-age=31536000, immutable';
/** A cache asks each time whether an answer is still the same. */
const askedAgain = 'no-cache';
/** Headers of an answer, by default of one that never changes. */
const headersOf = (type: string, policy?: string, cacheControl = keptForAYear): Headers => ({
  ...commonHeaders,
  'cache-control': cacheControl,
  'content-type': type,
  ...(policy !== undefined && {'content-security-policy': policy}),
});
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const svgHeaders = headersOf('image/svg+xml', picturePolicy);
const pngHeaders = headersOf('image/png', picturePolicy);
const methods = 'GET, HEAD, OPTIONS';
/** Files that crawlers, browsers and tools look for on each host. They are missing, and no mistake in an address. */
const askedByPrograms = /^(?:robots\.txt|favicon\.ico|\.well-known(?:\/.*)?)$/;

/**
 * Answers a request for a picture of a position. Made of web standards alone: it runs on Node, Deno, Bun and workers.
 *
 * - `/<fen>.svg` and `/<fen>.png` are pictures; the slashes of the FEN stay, its blanks are `_` or `%20`, and words such as
 *   `chess960:518` count too. Parameters are attributes of `<fen-board>`: `?orientation=black&theme=green&marks=Ge4`;
 *   `width`, `height` and `padding` in pixels, `background`, and `last-move=e2e4`.
 * - `/<fen>` is a page with the board, its card for social networks, and the discovery of oEmbed.
 * - `/oembed?url=…` is oEmbed’s answer for such a page.
 *
 * @param request - A request; of its body and headers, only `If-None-Match` is read. Nothing is fetched.
 * @param options - The maker of PNGs, the address of the service, and the script of pages.
 * @returns An answer with a strong `ETag`; 400 with a picture that names the mistake if the address cannot be read. Never
 * rejects, unless `base` is not an address.
 * @example
 * const response = imageResponse(new Request('https://example.org/start.svg?theme=green'));
 * void response.then(({status, headers}) => console.log(status, headers.get('content-type')));
 */
export async function imageResponse(request: Request, options: ImageOptions = {}): Promise<Response> {
  registerShippedPiecesAndLocales();
  const {method, url} = request;
  if (method === 'OPTIONS')
    return answer(204, null, {allow: methods, 'access-control-allow-methods': methods});
  if (method !== 'GET' && method !== 'HEAD') return answer(405, 'Only GET and HEAD.\n', {allow: methods});
  const address = new URL(url);
  const {searchParams} = address;
  const base = baseOf(options.base, address);
  const path = pathBelow(base, address);
  // Without an origin of its own, the service names the host of the request in pages, which anybody may have made up.
  const cacheControl = URL.canParse(options.base ?? '') ? keptForAYear : askedAgain;
  const context = {
    base,
    pictureType: options.png ? 'png' : 'svg',
    script: options.script,
    cacheControl,
  } as const;
  const response = /^oembed\/?$/.test(path)
    ? await oEmbedResponse(searchParams, context, request)
    : askedByPrograms.test(path)
      ? answer(404, 'There is no such file.\n')
      : path || searchParams.has('fen')
        ? await boardResponse(readAddress(path, searchParams), options, context, request)
        : answer(404, 'Ask for a position: /<fen>.svg, with “_” for the blanks of the FEN.\n');
  return method === 'HEAD' ? new Response(null, response) : response;
}

/** The address of the service. It ends in a slash. */
function baseOf(given: string | undefined, requested: URL): string {
  if (given === undefined) return `${requested.origin}/`;
  const {origin, pathname} = new URL(given, requested);
  return origin + pathname.replace(/\/?$/, '/');
}

/** The path of an address below the address of the service; empty if it is not below. Hosts may differ, because of proxies. */
function pathBelow(base: string, {pathname}: URL): string {
  const start = base.slice(base.indexOf('/', base.indexOf('//') + 2));
  return pathname.startsWith(start) ? pathname.slice(start.length) : '';
}

/** The content of pages and oEmbed’s answers, and how long they may be kept. */
interface AnswerContext extends PageContext {
  readonly cacheControl: string;
}

async function boardResponse(
  board: AddressedBoard | Problem,
  {png}: ImageOptions,
  context: AnswerContext,
  request: Request,
): Promise<Response> {
  if (isProblem(board)) return problemResponse(400, board);
  if (board.answer === 'page')
    return cacheable(request, 'page', pageOf(board, context), pageHeaders(context));
  const svg = pictureOf(board);
  if (board.answer === 'svg') return cacheable(request, 'svg', svg, svgHeaders);
  if (!png)
    return problemResponse(404, {
      message: 'There is no PNG here; ask for .svg.',
      text: '',
      index: 0,
      length: 0,
    });
  return cacheable(request, 'png', svg, pngHeaders, png);
}

/** A page may run only its script, and show only the pictures of the service. */
function pageHeaders({script, cacheControl}: AnswerContext) {
  const origin = script !== undefined && URL.canParse(script) ? new URL(script).origin : "'self'";
  const sources = script === undefined ? "'none'" : origin;
  const policy = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; script-src ${sources}`;
  return headersOf('text/html; charset=utf-8', policy, cacheControl);
}

async function oEmbedResponse(
  parameters: URLSearchParams,
  context: AnswerContext,
  request: Request,
): Promise<Response> {
  const format = parameters.get('format') ?? 'json';
  if (format !== 'json') return answer(501, 'Only format=json.\n');
  const text = parameters.get('url') ?? '';
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address?.href.startsWith(context.base)) return answer(404, 'No board has this url.\n');
  const board = readAddress(pathBelow(context.base, address), address.searchParams);
  if (isProblem(board)) return problemResponse(404, board);
  const max = (name: string) => Number(parameters.get(name)) || Infinity;
  const json = oEmbedOf(board, context, {width: max('maxwidth'), height: max('maxheight')});
  return cacheable(
    request,
    'oembed',
    JSON.stringify(json),
    headersOf('application/json', undefined, context.cacheControl),
  );
}

/** Answers with a plain text, which may be empty. */
const answer = (status: number, body: string | null, headers: Headers = {}) =>
  new Response(body, {
    status,
    headers: {
      ...commonHeaders,
      ...(body !== null && {'content-type': 'text/plain; charset=utf-8'}),
      ...headers,
    },
  });

/** Answers with a picture that shows the problem, because it is displayed as an image. A header has the sentence too. */
const problemResponse = (status: number, problem: Problem): Response =>
  new Response(drawProblem(problem), {
    status,
    headers: {
      ...svgHeaders,
      'cache-control': 'public, max-age=60',
      'fen-board-error': problem.message.replace(/[“”]/g, '"').replace(/[^ -~]/g, '?'),
    },
  });

/**
 * Answers with a text, with the result of `convert`, or with 304 if the client has it already. The answer depends only on its
 * kind and the text, so the hash of both is a strong ETag.
 */
async function cacheable(
  request: Request,
  kind: 'svg' | 'png' | 'page' | 'oembed' | 'file',
  text: string,
  headers: Headers,
  convert?: ImageOptions['png'],
): Promise<Response> {
  const etag = `"${kind}-${hashOf(text)}"`;
  const tagged = {etag, ...headers};
  if (matchesTag(request.headers.get('if-none-match'), etag)) {
    const response = new Response(null, {status: 304, headers: tagged});
    response.headers.delete('content-type');
    return response;
  }
  try {
    const body = convert ? ((await convert(text)) as Uint8Array<ArrayBuffer>) : text;
    return new Response(body, {headers: tagged});
  } catch {
    return answer(500, 'The picture could not be made.\n', {'cache-control': 'no-store'});
  }
}

/** Answers GET and HEAD with a file of the package. Another version of the package has the same name for it, so it is asked for again. */
export async function fileResponse(
  name: string,
  file: Uint8Array<ArrayBuffer>,
  request: Request,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answer(405, 'Only GET and HEAD.\n', {allow: 'GET, HEAD'});
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  const headers = headersOf(`${type}; charset=utf-8`, undefined, askedAgain);
  return cacheable(request, 'file', new TextDecoder().decode(file), headers);
}

/** Whether an `If-None-Match` has a tag: https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match, by weak comparison. */
const matchesTag = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === '*' || [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag));
