import {squareSide} from '../../picture/drawing/piece-set.js';

/** The width of a square in a PNG, in pixels: a board of eight files is 1200 pixels wide without its margins. */
const pixelsPerSquare = 150;

/** Draws an SVG document as a PNG; rejects if the page's policy does not allow images from `blob:` addresses. */
export async function drawPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    const scale = pixelsPerSquare / squareSide;
    const canvas = new OffscreenCanvas(
      Math.round(image.naturalWidth * scale),
      Math.round(image.naturalHeight * scale),
    );
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob();
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Whether the page may save files; `null` if that is unknown. */
function mayDownload(): boolean | null {
  try {
    // If the page around the frame has another origin, `frameElement` is null or throws.
    const frame = window.frameElement;
    // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox
    if (frame) return /\ballow-downloads\b/i.test(frame.getAttribute('sandbox') ?? 'allow-downloads');
  } catch {
    return null;
  }
  return window.top === window && window.origin !== 'null' ? true : null;
}

/** Offers a file to the browser, which saves it or asks for a folder. @returns The key of the text to announce. */
export async function saveFile(
  content: BlobPart | Promise<BlobPart>,
  type: string,
  name: string,
): Promise<'savingNotAllowed' | 'pictureOffered' | 'pictureSaved'> {
  const isAllowed = mayDownload();
  if (isAllowed === false) return 'savingNotAllowed';
  const url = URL.createObjectURL(new Blob([await content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return isAllowed ? 'pictureSaved' : 'pictureOffered';
}

/** Copies an SVG document as a PNG. @returns False if the page may not copy, or cannot draw the PNG. */
export async function copyPng(svg: Promise<string>): Promise<boolean> {
  try {
    // Safari allows `write` only in the task of the click, so `ClipboardItem` gets a promise of the PNG:
    // https://webkit.org/blog/10855/async-clipboard-api/
    await navigator.clipboard.write([new ClipboardItem({'image/png': svg.then(drawPng)})]);
    return true;
  } catch {
    return false;
  }
}

/** The name of a picture's file, without its extension: the caption or, if that is blank, the placement and side to move. */
export function makeFileName(caption: string, fen: string): string {
  const name = caption.trim() || fen.split(' ', 2).join(' ') || 'chess position';
  // The browser replaces characters that its file system does not allow. With `u`, a surrogate pair is one character.
  const characters = name.replace(/[\s/\\:]+/g, '-').match(/./gsu) ?? [];
  // File systems allow 255 bytes, including the extension. A character has up to four bytes.
  return characters.slice(0, 60).join('');
}
