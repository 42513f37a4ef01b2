import {describe, type SvgOptions} from '../files/render-svg.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {parseFen} from '../../core/notation/parse-fen.js';

/** Describes a picture in sentences, and adds the FEN, which a reader can set up elsewhere. */
export function describeWithFen(fen: string, options: SvgOptions): string {
  const reading = parseFen(fen, {tolerant: true});
  const description = describe(fen, options);
  return reading.ok ? `${description} FEN: ${formatFen(reading.position)}` : description;
}

/** The text in the place of a picture: its label, or the description and the FEN. */
export const alternativeText = (fen: string, options: SvgOptions): string =>
  options.label ?? describeWithFen(fen, options);
