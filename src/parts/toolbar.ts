/** The toolbar below a board, and the picture as a file. */
export {Toolbar} from '../board/toolbar/toolbar.js';
export {svgDocument} from '../board/element/svg-document.js';
