/** The toolbar below a board, and the picture as a file. */
export {Toolbar} from '../toolbar/toolbar.js';
export {svgDocument} from '../element/svg-document.js';
