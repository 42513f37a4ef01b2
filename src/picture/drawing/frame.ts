import {toHundredths} from './piece-set.js';
import type {ViewBox} from './view-box.js';

const isSize = (size: number | undefined): size is number => Number.isFinite(size) && (size as number) > 0;

/**
 * Centres a drawing in an image of the requested size, as large as possible. Sizes are in CSS pixels, and a size that is not
 * positive counts as missing. A missing width follows from the height, and a missing height from the width. If both are
 * missing, a unit of the drawing is a pixel. The padding is at most a quarter of width and height. Returns the size of the
 * image, and the part of the drawing that it shows.
 */
export function frameOf(
  viewBox: ViewBox,
  size: {readonly [length in 'width' | 'height' | 'padding']?: number | undefined},
) {
  const maxWidth = isSize(size.width) ? size.width : Infinity;
  const maxHeight = isSize(size.height) ? size.height : Infinity;
  const padding = isSize(size.padding) ? Math.min(size.padding, maxWidth / 4, maxHeight / 4) : 0;
  const scale = Math.min(
    (maxWidth - 2 * padding) / viewBox.width,
    (maxHeight - 2 * padding) / viewBox.height,
  );
  const unit = scale < Infinity ? scale : 1;
  const width = maxWidth < Infinity ? maxWidth : toHundredths(viewBox.width * unit + 2 * padding);
  const height = maxHeight < Infinity ? maxHeight : toHundredths(viewBox.height * unit + 2 * padding);
  const shownSize = {width: toHundredths(width / unit), height: toHundredths(height / unit)};
  const x = toHundredths(viewBox.x - (shownSize.width - viewBox.width) / 2);
  const y = toHundredths(viewBox.y - (shownSize.height - viewBox.height) / 2);
  return {width, height, viewBox: {x, y, ...shownSize}};
}
