const otherNames = ['lastMove', 'size', 'color', 'pov', 'check', 'arrows', 'squares', 'coordinates'];

/**
 * The parameters of other services of pictures, as this one has them: those of web-boardimage
 * (https://github.com/niklasf/web-boardimage), fen2png and Lichess. A page that links to one of these needs another host alone.
 * Options in our own names win.
 */
export function translateParameters(parameters: URLSearchParams): URLSearchParams {
  if (!otherNames.some((name) => parameters.has(name))) return parameters;
  const translated = new URLSearchParams(parameters);
  const get = (name: string) => parameters.get(name) ?? undefined;
  const setDefault = (name: string, value: string | undefined) => {
    if (value !== undefined && !translated.has(name)) translated.set(name, value);
  };
  setDefault('last-move', get('lastMove')?.replace(/[qrbn]$/i, ''));
  setDefault('width', get('size'));
  setDefault('orientation', get('color') ?? orientationOf(get('pov')));
  // A square that is in check is a red mark; what attacks it, nobody has to know.
  const check = get('check');
  const marks = [
    ...(get('arrows')?.split(/[\s,]+/) ?? []).map((arrow) => withColor(arrow, 'G')),
    ...(get('squares')?.split(/[\s,]+/) ?? []).map((square) => withColor(square, 'G')),
    ...(check && /^[a-j][1-8]$/.test(check) ? [`R${check}`] : []),
  ].filter(Boolean);
  if (marks.length > 0) setDefault('marks', marks.join(' '));
  const coordinates = get('coordinates');
  if (coordinates === 'true' || coordinates === '1') translated.set('coordinates', 'inside');
  if (coordinates === 'false' || coordinates === '0') translated.set('coordinates', 'none');
  return translated;
}

const orientationOf = (side: string | undefined) => side && (/^b/i.test(side) ? 'black' : 'white');
const withColor = (mark: string, color: string) => (/^[a-j][1-8]/.test(mark) ? color + mark : mark);

/**
 * The FEN and the type of an address of another service, `/board.svg?fen=…`, as the path of this one; undefined for an address
 * whose path names a position itself.
 */
export function pathOfOtherService(path: string, parameters: URLSearchParams): string | undefined {
  const fen = parameters.get('fen');
  const [, type] = /^(?:(?:api|board|fen|image|export\/fen|dynboard)\/?)?(\.svg|\.png)?$/i.exec(path) ?? [];
  if (fen === null || (path !== '' && type === undefined && !/^(?:api|image)\/?$/i.test(path)))
    return undefined;
  // fen2png answers with a picture whatever the ending.
  return `${fen.replaceAll('%', '%25')}${type ?? (parameters.get('raw') === 'true' ? '.png' : '')}`;
}
