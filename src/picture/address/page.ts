import {renderSvg} from '../files/render-svg.js';
import {attributesMarkup, svgText} from '../files/svg-text.js';
import {nameOf} from '../../words/describe.js';
import {localeFor} from '../../words/registry.js';
import {chess960NumberIn} from '../../core/notation/start-positions.js';
import {frameOf} from '../drawing/frame.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {endSentence} from '../../core/text/end-sentence.js';
import {describeWithFen} from './alternative-text.js';
import {fenToWrite, pathOf, type AddressedBoard} from './picture-address.js';

/** Makes the addresses of a board: of its page, its picture and its oEmbed answer. */
export function addressesOf(
  {text, position, attributes}: AddressedBoard,
  base: string,
  pictureType: 'svg' | 'png',
) {
  const path = base + pathOf(fenToWrite(text, position));
  const address = (extension: string, more: {readonly [option: string]: string | number} = {}) => {
    const url = new URL(path + extension);
    for (const [name, value] of [...attributes, ...Object.entries(more)])
      url.searchParams.set(name, String(value));
    return url.href;
  };
  return {
    page: address(''),
    picture: (more?: {readonly [option: string]: string | number}) => address(`.${pictureType}`, more),
    oEmbed: `${base}oembed?format=json&url=${encodeURIComponent(address(''))}`,
  };
}

/** The name, the text and the size of the picture of a board. The text ends with the FEN. */
export function captionOf({position, text, look}: AddressedBoard) {
  const {width, height} = frameOf(viewBoxOf(position.files, look), look);
  return {
    name: look.label || nameOf(position, localeFor(look.lang).diagram),
    description: describeWithFen(fenToWrite(text, position), look),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The size of cards that social networks and chats show, with a free edge around the board. */
const card = {width: 1200, height: 630, padding: 40, background: '#fff'};

/** The settings of the service that its pages need. */
export interface PageContext {
  /** The address of the service, which ends in a slash. */
  readonly base: string;
  readonly pictureType: 'svg' | 'png';
  /** The address of the drop-in. */
  readonly script: string | undefined;
}

/** Makes a small page with the board and its picture, for a browser, a chat or a social network. */
export function pageOf(board: AddressedBoard, {base, pictureType, script}: PageContext): string {
  const {name, description} = captionOf(board);
  const fen = fenToWrite(board.text, board.position);
  const {page, picture, oEmbed} = addressesOf(board, base, pictureType);
  const attributes = attributesMarkup([['fen', fen], ...board.attributes]);
  const src = picture();
  const {width, height} = captionOf({...board, look: {...board.look, width: 480}});
  const cardImage = picture(card);
  return svgText`<!doctype html>
<html lang="${board.look.lang ?? 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<link rel="icon" href="data:,">
<meta name="description" content="${description}">
<link rel="canonical" href="${page}">
<link rel="alternate" type="application/json+oembed" href="${oEmbed}" title="${name}">
<meta property="og:type" content="website">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${page}">
<meta property="og:image" content="${cardImage}">
<meta property="og:image:width" content="${card.width}">
<meta property="og:image:height" content="${card.height}">
<meta property="og:image:alt" content="${description}">
<meta name="twitter:card" content="summary_large_image">
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}img{display:block;width:100%;height:auto}p{overflow-wrap:anywhere}</style>
${script === undefined ? '' : svgText`<script type="module" src="${script}"></script>`}
<fen-board ${attributes}><img src="${src}" alt="${description}" width="${width}" height="${height}"></fen-board>
<p>${fen}</p>
</html>
`.text;
}

/** The answer to a consumer of oEmbed: a photo at most as large as it asks (https://oembed.com). */
export function oEmbedOf(
  board: AddressedBoard,
  {base, pictureType}: Pick<PageContext, 'base' | 'pictureType'>,
  max: {readonly width: number; readonly height: number},
): object {
  const natural = captionOf({...board, look: {...board.look, width: 480}});
  const scale = Math.min(1, max.width / natural.width, max.height / natural.height);
  const width = Math.max(8, Math.floor(natural.width * scale));
  const {name, description, height} = captionOf({...board, look: {...board.look, width}});
  return {
    version: '1.0',
    type: 'photo',
    provider_name: 'fen-board',
    provider_url: base,
    // Consumers use the title as the alternative text.
    title: `${endSentence(name)} ${description}`,
    url: addressesOf(board, base, pictureType).picture({width}),
    width,
    height,
    cache_age: 31_536_000,
  };
}

/** Draws a board. The position is not read again, unless the description mentions the word that it was written as. */
export const pictureOf = ({position, text, look}: AddressedBoard): string =>
  renderSvg(chess960NumberIn(text) ? text : position, look);
