import {decodeFile} from '../core/pgn/decode-file.js';

/** The text of a PGN file that was fetched; null if the server has sent an error or a web page. */
export async function textOfResponse(response: Response): Promise<string | null> {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const {text} = decodeFile(new Uint8Array(await response.arrayBuffer()), charset);
  // A web page is recognized by its text, because servers often declare even PGN as HTML.
  return response.ok && !/^\s*</.test(text) ? text : null;
}

/** Whether an address names a file on the reader's disk, which no browser lets a page fetch. */
export function isOnDisk(url: string): boolean {
  try {
    return new URL(url, document.baseURI).protocol === 'file:';
  } catch {
    return false;
  }
}
