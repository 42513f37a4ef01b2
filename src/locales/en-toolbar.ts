import type {ToolbarStrings} from './table.js';

/** English, for the toolbar. */
export const enToolbar: ToolbarStrings = {
  toolbar: 'Chess diagram',
  pictureCopied: 'Picture copied.',
  pictureNotCopied: 'The picture cannot be copied on this page.',
  pictureSaved: '{format} saved.',
  pictureOffered: '{format} offered to the browser; this page may not be allowed to save files.',
  savingNotAllowed: 'This page is not allowed to save files.',
  pngNotAllowed: 'This page does not allow a PNG; save the SVG instead.',
  copyPicture: 'Copy picture',
  savePicture: 'Save {format}',
};
