import {decode} from '../pgn/decode.js';

/**
 * Reads the text of a fetched PGN file. Throws if the server has sent an error or a web page. A web page is recognized by
 * its text, because servers often declare even PGN as HTML.
 */
export async function readPgnFile(response: Response): Promise<string> {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const {text} = decode(new Uint8Array(await response.arrayBuffer()), charset);
  if (!response.ok || /^\s*</.test(text)) throw new Error();
  return text;
}
