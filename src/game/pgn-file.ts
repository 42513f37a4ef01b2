import {decode} from '../pgn/decode.js';

/**
 * Reads the text of a PGN file that was fetched.
 *
 * @throws If the server has sent an error or a web page. The text alone shows whether it is a web page: servers often
 * declare PGN as HTML.
 */
export async function readPgnFile(response: Response): Promise<string> {
  const [, charset] = /charset="?([^\s;"]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const {text} = decode(new Uint8Array(await response.arrayBuffer()), charset);
  if (!response.ok || /^\s*</.test(text)) throw new Error();
  return text;
}
