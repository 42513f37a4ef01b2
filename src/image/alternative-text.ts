import {describe} from '../drawing/render-svg.js';
import {formatFen} from '../notation/format-fen.js';
import {parseFen} from '../notation/parse-fen.js';

/** The text in the place of a picture: its label, or the description and the FEN, which a reader can set up elsewhere. */
export function alternativeText(
  fen: string,
  {label, lang}: {readonly label?: string | undefined; readonly lang?: string | undefined},
): string {
  if (label !== undefined) return label;
  const reading = parseFen(fen, {tolerant: true});
  const description = describe(fen, lang === undefined ? {} : {lang});
  return reading.ok ? `${description} FEN: ${formatFen(reading.position)}` : description;
}
