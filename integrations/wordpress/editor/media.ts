import {__, Button, createElement, MediaUpload, MediaUploadCheck, type Node} from './wordpress.js';

/** A button that chooses a file of the media library. People who may not upload files do not see it. */
export const libraryButton = (
  title: string,
  allowedTypes: readonly string[],
  onSelect: (url: string) => void,
): Node =>
  createElement(
    MediaUploadCheck,
    null,
    createElement(MediaUpload, {
      allowedTypes,
      title,
      onSelect: ({url}: {readonly url: string}) => onSelect(url),
      render: ({open}: {readonly open: () => void}) =>
        createElement(
          Button,
          {variant: 'secondary', __next40pxDefaultSize: true, onClick: open},
          __('Media library', 'fen-board'),
        ),
    }),
  );

/** A link to a file, in stored markup. */
export const fileLink = (src: string): Node =>
  createElement('a', {href: src}, decodeURIComponent(src.replace(/^.*\//, '')));
