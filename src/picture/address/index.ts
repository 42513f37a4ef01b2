/** The `fen-board/image` entry: pictures of positions by address, for where no script runs. Needs no DOM. */
export {imageResponse, type ImageOptions} from './image-response.js';
export {encodePng} from '../files/encode-png.js';
export type {Pixels} from '../files/palette.js';
