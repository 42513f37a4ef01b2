import {__, createBlock, createElement, RichText, type EditProperties, type Node} from './wordpress.js';

/** The editable caption of a block that is selected or has one. */
export const captionBelow = (
  name: string,
  {attributes, setAttributes, isSelected, insertBlocksAfter}: EditProperties<{readonly caption?: string}>,
): Node =>
  (isSelected || attributes.caption) &&
  createElement(RichText, {
    tagName: 'figcaption',
    className: 'wp-element-caption',
    'aria-label': name,
    placeholder: __('Add a caption', 'fen-board'),
    value: attributes.caption,
    onChange: (caption: string) => setAttributes({caption}),
    // Enter begins a paragraph, as below an image.
    __unstableOnSplitAtEnd: () => insertBlocksAfter(createBlock('core/paragraph')),
  });

/** The caption in stored markup. */
export const storedCaption = (value: string | undefined): Node =>
  value && createElement(RichText.Content, {tagName: 'figcaption', className: 'wp-element-caption', value});
