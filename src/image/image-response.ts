import {registerShippedPiecesAndLocales} from '../drawing/register-shipped.js';
import {drawProblem, type Problem} from '../drawing/render-svg.js';
import {oEmbedOf, pageOf, pictureOf} from './page.js';
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

/** Headers of every answer: pages of any origin may show it, and nothing in it runs. */
const commonHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, fen-board-error',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const pictureHeaders = {'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox"};
const forever = 'public, max-age=31536000, immutable';
const methods = 'GET, HEAD, OPTIONS';

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
  const base = new URL(options.base ?? '/', url);
  base.pathname = base.pathname.replace(/\/?$/, '/');
  base.search = base.hash = '';
  const {pathname, searchParams} = new URL(url);
  const path = pathname.startsWith(base.pathname) ? pathname.slice(base.pathname.length) : '';
  const context = {base, pictureType: options.png ? 'png' : 'svg', script: options.script} as const;
  const response = /^oembed\/?$/.test(path)
    ? await oEmbedResponse(searchParams, context, request)
    : path
      ? await boardResponse(readAddress(path, searchParams), options, context, request)
      : answer(404, 'Ask for a position: /<fen>.svg, with “_” for the blanks of the FEN.\n');
  return method === 'HEAD' ? new Response(null, response) : response;
}

async function boardResponse(
  board: AddressedBoard | Problem,
  {png}: ImageOptions,
  context: Parameters<typeof pageOf>[1],
  request: Request,
): Promise<Response> {
  if (isProblem(board)) return problemResponse(400, board);
  if (board.answer === 'page')
    return cacheable(
      request,
      pageOf(board, context),
      'text/html; charset=utf-8',
      pageHeaders(context.script),
    );
  const svg = pictureOf(board);
  if (board.answer === 'svg') return cacheable(request, svg, 'image/svg+xml', pictureHeaders);
  if (!png)
    return problemResponse(404, {
      message: 'There is no PNG here; ask for .svg.',
      text: '',
      index: 0,
      length: 0,
    });
  return cacheable(request, svg, 'image/png', pictureHeaders, png);
}

/** A page runs its script alone, and shows its own pictures. */
function pageHeaders(script: string | undefined) {
  const origin = script !== undefined && URL.canParse(script) ? new URL(script).origin : "'self'";
  const sources = script === undefined ? "'none'" : origin;
  return {
    'content-security-policy': `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; script-src ${sources}`,
  };
}

async function oEmbedResponse(
  parameters: URLSearchParams,
  context: Parameters<typeof oEmbedOf>[1],
  request: Request,
): Promise<Response> {
  const format = parameters.get('format') ?? 'json';
  if (format !== 'json') return answer(501, 'Only format=json.\n');
  const address = parameters.get('url') ?? '';
  const {href} = context.base;
  if (!URL.canParse(address) || !new URL(address).href.startsWith(href))
    return answer(404, 'No board has this url.\n');
  const {pathname, searchParams} = new URL(address);
  const board = readAddress(pathname.slice(context.base.pathname.length), searchParams);
  if (isProblem(board)) return problemResponse(404, board);
  const max = (name: string) => Number(parameters.get(name)) || Infinity;
  const json = oEmbedOf(board, context, {width: max('maxwidth'), height: max('maxheight')});
  return cacheable(request, JSON.stringify(json), 'application/json');
}

const answer = (status: number, body: string | null, headers: {readonly [name: string]: string} = {}) =>
  new Response(body, {
    status,
    headers: {
      ...commonHeaders,
      ...(body !== null && {'content-type': 'text/plain; charset=utf-8'}),
      ...headers,
    },
  });

/** Answers with a picture of the problem, because people look at pictures; a header has the sentence. */
function problemResponse(status: number, problem: Problem): Response {
  return answer(status, drawProblem(problem), {
    ...pictureHeaders,
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=60',
    'fen-board-error': problem.message.replace(/[“”]/g, '"').replace(/[^ -~]/g, '?'),
  });
}

/**
 * Answers with a text, or with what `convert` makes of it, or with 304 if the client has it. What is answered depends on the
 * text alone, so its digest is a strong ETag.
 */
async function cacheable(
  request: Request,
  text: string,
  type: string,
  headers: {readonly [name: string]: string} = {},
  convert?: ImageOptions['png'],
): Promise<Response> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(type + text)));
  const etag = `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const allHeaders = {'cache-control': forever, etag, ...headers};
  if (matchesTag(request.headers.get('if-none-match'), etag)) return answer(304, null, allHeaders);
  const {status, headers: given} = answer(200, '', {...allHeaders, 'content-type': type});
  if (!convert) return new Response(text, {status, headers: given});
  try {
    return new Response((await convert(text)) as Uint8Array<ArrayBuffer>, {status, headers: given});
  } catch {
    return answer(500, 'The picture could not be made.\n', {'cache-control': 'no-store'});
  }
}

/** Whether an `If-None-Match` has a tag: https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match, by weak comparison. */
const matchesTag = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === '*' || [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag));
