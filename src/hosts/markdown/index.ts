/** The `fen-board/markdown` entry: boards and games from fences, for remark, rehype and markdown-it. */
export type {FenBoardOptions} from './fence.js';
export {markdownItFenBoard} from './markdown-it.js';
export type {FenBoardOptions as MarkdownItFenBoardOptions} from './fence.js';
export {rehypeFenBoard, remarkFenBoard} from './unified.js';
export type {MarkdownPictures} from './pictures.js';
