/** The `fen-board/markdown` entry: boards from fences, for remark, rehype and markdown-it. */
export type {FenBoardOptions} from './fence.js';
export {markdownItFenBoard, type MarkdownItFenBoardOptions} from './markdown-it.js';
export {rehypeFenBoard, remarkFenBoard} from './unified.js';
