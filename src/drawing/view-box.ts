import {ranks} from '../notation/position.js';
import type {Look} from './look.js';
import {squareSide, toHundredths} from './piece-set.js';

/** A rectangle, in units of 1/45 of a square's side. The squares of a board begin at 0, 0. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The width of the space beside or below the squares, for outside coordinates or the turn marker. */
export const margin = 18;

/** The margins that a look adds to the squares: one for outside coordinates, one for the turn marker, or both. */
export type Margins = 'none' | 'outside' | 'turn' | 'both';

export function marginsOf({coordinates, turnMarker}: Look): Margins {
  if (coordinates === 'outside') return turnMarker ? 'both' : 'outside';
  return turnMarker ? 'turn' : 'none';
}

/** Returns the view box of the squares and their margins. */
export function viewBoxOf(files: number, {coordinates, turnMarker}: Look): ViewBox {
  const outsideMargin = coordinates === 'outside' ? margin : 0;
  return {
    x: -outsideMargin,
    y: 0,
    width: files * squareSide + outsideMargin + (turnMarker ? margin : 0),
    height: ranks * squareSide + outsideMargin,
  };
}

/** The requested size of an SVG image, in CSS pixels. */
export interface FrameSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The free space on each side, at most a quarter of width and height. */
  readonly padding?: number | undefined;
}

/** The size of an SVG image, in CSS pixels, and the part of the drawing that it shows. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly viewBox: ViewBox;
}

const isSize = (size: number | undefined): size is number => Number.isFinite(size) && (size as number) > 0;

/**
 * Centres a drawing in an image, at the largest size that fits. A width or height that is missing or not positive follows
 * from the other; if both are, a unit of the drawing is a pixel.
 */
export function frameOf(viewBox: ViewBox, size: FrameSize): Frame {
  const requestedPadding = isSize(size.padding) ? size.padding : 0;
  const limitFor = (length: number | undefined) => (isSize(length) ? length / 4 : requestedPadding);
  const padding = Math.min(requestedPadding, limitFor(size.width), limitFor(size.height));
  const scale = Math.min(
    ...(isSize(size.width) ? [(size.width - 2 * padding) / viewBox.width] : []),
    ...(isSize(size.height) ? [(size.height - 2 * padding) / viewBox.height] : []),
  );
  const unit = Number.isFinite(scale) ? scale : 1;
  const width = isSize(size.width) ? size.width : toHundredths(viewBox.width * unit + 2 * padding);
  const height = isSize(size.height) ? size.height : toHundredths(viewBox.height * unit + 2 * padding);
  const [shownWidth, shownHeight] = [toHundredths(width / unit), toHundredths(height / unit)];
  return {
    width,
    height,
    viewBox: {
      x: toHundredths(viewBox.x - (shownWidth - viewBox.width) / 2),
      y: toHundredths(viewBox.y - (shownHeight - viewBox.height) / 2),
      width: shownWidth,
      height: shownHeight,
    },
  };
}
