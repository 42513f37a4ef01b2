import {ranks} from '../notation/position.js';
import type {Look} from './look.js';
import {rounded, squareSide} from './piece-set.js';

/** A rectangle, in units of 1/45 of a square's side. The squares of a board begin at 0, 0. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The width of the space beside or below the squares, for outside coordinates or the turn marker. */
export const margin = 18;

/** The margins beside the squares: rank numbers at the left and file letters below, the turn marker at the right. */
export type Margins = 'none' | 'outside' | 'turn' | 'both';

export function marginsOf({coordinates, turnMarker}: Look): Margins {
  if (coordinates === 'outside') return turnMarker ? 'both' : 'outside';
  return turnMarker ? 'turn' : 'none';
}

/** The part of the drawing with the squares and their margins. */
export function viewBoxOf(files: number, {coordinates, turnMarker}: Look): ViewBox {
  const outside = coordinates === 'outside' ? margin : 0;
  return {
    x: -outside,
    y: 0,
    width: files * squareSide + outside + (turnMarker ? margin : 0),
    height: ranks * squareSide + outside,
  };
}

/** The requested size of an SVG image, in CSS pixels. */
export interface FrameSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The free space on each side. */
  readonly padding?: number | undefined;
}

/** The size of an SVG image, and the part of the drawing that it shows. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly viewBox: ViewBox;
}

const isSize = (size: number | undefined): size is number => Number.isFinite(size) && (size as number) > 0;

/**
 * Centres a drawing in an image, at the largest size that fits. A width or height that is missing or not positive follows
 * from the other; without both, a unit is a pixel. Padding takes at most half of the image.
 */
export function frameOf(viewBox: ViewBox, size: FrameSize): Frame {
  const wanted = isSize(size.padding) ? size.padding : 0;
  const paddingIn = (length: number | undefined) => (isSize(length) ? Math.min(wanted, length / 4) : wanted);
  const padding = Math.min(paddingIn(size.width), paddingIn(size.height));
  const scale = Math.min(
    ...(isSize(size.width) ? [(size.width - 2 * padding) / viewBox.width] : []),
    ...(isSize(size.height) ? [(size.height - 2 * padding) / viewBox.height] : []),
  );
  const unit = Number.isFinite(scale) ? scale : 1;
  const width = isSize(size.width) ? size.width : rounded(viewBox.width * unit + 2 * padding);
  const height = isSize(size.height) ? size.height : rounded(viewBox.height * unit + 2 * padding);
  const [across, down] = [rounded(width / unit), rounded(height / unit)];
  return {
    width,
    height,
    viewBox: {
      x: rounded(viewBox.x - (across - viewBox.width) / 2),
      y: rounded(viewBox.y - (down - viewBox.height) / 2),
      width: across,
      height: down,
    },
  };
}
