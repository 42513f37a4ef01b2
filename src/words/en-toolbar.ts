import type {Texts} from '../core/text/fill.js';

export const enToolbar = {
  toolbar: 'Chess diagram',
  pictureCopied: 'Picture copied.',
  /** Announced if the page may not copy pictures, or may not draw a PNG. */
  pictureNotCopied: 'The picture cannot be copied on this page.',
  /** `{format}` is PNG or SVG. */
  pictureSaved: '{format} saved.',
  /** Replaces `pictureSaved` in an `<iframe>` if it is unknown whether the page may save files. */
  pictureOffered: '{format} offered to the browser; this page may not be allowed to save files.',
  /** Announced in an `<iframe>` that may not save files. */
  savingNotAllowed: 'This page is not allowed to save files.',
  /** The page's policy does not allow images from `blob:` addresses, which making a PNG needs. */
  pngNotAllowed: 'This page does not allow a PNG; save the SVG instead.',
  /** The button that makes a diagram a grid whose squares can be visited by keys. */
  explore: 'Explore',
  /** The button that lets an engine analyse the position. */
  analyse: 'Analyse',
  copyPgn: 'Copy PGN',
  pgnCopied: 'PGN copied.',
  copyPicture: 'Copy picture',
  savePicture: 'Save {format}',
  /** The item of a game’s menu that saves the game as a picture that plays itself. */
  saveAnimation: 'Save animation',
  /** The items of the menu of a game that is one of several in a file. */
  saveGame: 'Save game',
  saveFile: 'Save file',
};

/** Labels and announcements of the toolbar alone. */
export type ToolbarStrings = Texts<typeof enToolbar>;
