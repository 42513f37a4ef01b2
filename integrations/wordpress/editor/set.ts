import {attributes as tableOf} from '../../../src/attributes.js';
import {captionBelow, storedCaption} from './caption.js';
import {classesOf, shownAttributes, type Look} from './classes.js';
import {setIcon} from './icons.js';
import {Live} from './live-element.js';
import {choice, choicesOf, lookControls, widthField} from './look-controls.js';
import {fileLink, libraryButton} from './media.js';
import {readSet, recovery} from './recovery.js';
import {
  __,
  BlockControls,
  createElement,
  InspectorControls,
  PanelBody,
  Placeholder,
  TextControl,
  ToolbarButton,
  ToolbarGroup,
  useBlockProps,
  type BlockSettings,
  type EditProperties,
  type Node,
} from './wordpress.js';

interface PuzzleSet extends Look {
  /** The address of a file in the media library. */
  readonly src?: string | undefined;
  readonly replies?: string;
  readonly printRange?: string;
  readonly width?: number | undefined;
  readonly caption?: string;
}

function sidebar({attributes, setAttributes}: EditProperties<PuzzleSet>): Node {
  const {replies, printRange, width} = attributes;
  const sized = {__nextHasNoMarginBottom: true, __next40pxDefaultSize: true};
  return createElement(
    InspectorControls,
    null,
    createElement(
      PanelBody,
      {title: __('Puzzles', 'fen-board')},
      choice(
        __('Answers of the other side', 'fen-board'),
        replies,
        choicesOf(tableOf.replies, {
          main: __('The main line', 'fen-board'),
          random: __('Any line of the solution', 'fen-board'),
        }),
        (value) => setAttributes({replies: value}),
      ),
      createElement(TextControl, {
        ...sized,
        label: __('Puzzles on paper', 'fen-board'),
        help: __('Such as 1-12. If it is empty, the first sixty are printed.', 'fen-board'),
        value: printRange ?? '',
        onChange: (value: string) => setAttributes({printRange: value}),
      }),
    ),
    createElement(
      PanelBody,
      {title: __('Look', 'fen-board')},
      lookControls(attributes, (changed) => setAttributes(changed)),
      widthField(width, (changed) => setAttributes(changed)),
    ),
  );
}

function edit(properties: EditProperties<PuzzleSet>): Node {
  const {attributes, setAttributes} = properties;
  const {src, width} = attributes;
  const choose = libraryButton(
    __('A file of puzzles of the media library', 'fen-board'),
    ['application/vnd.chess-pgn', 'text/csv', 'text/plain'],
    (url) => setAttributes({src: url}),
  );
  return createElement(
    'figure',
    useBlockProps({style: width ? {width: `${width}px`} : undefined}),
    src &&
      createElement(
        BlockControls,
        null,
        createElement(
          ToolbarGroup,
          null,
          createElement(
            ToolbarButton,
            {onClick: () => setAttributes({src: undefined})},
            __('Another file', 'fen-board'),
          ),
        ),
      ),
    sidebar(properties),
    src
      ? createElement(Live, {
          tag: 'fen-board',
          attributes: {...shownAttributes(attributes), src},
          text: '',
          listeners: {},
        })
      : createElement(
          Placeholder,
          {
            icon: setIcon,
            label: __('Puzzle set', 'fen-board'),
            instructions: __('Choose a PGN, an EPD as .txt, or a CSV of Lichess’s puzzles.', 'fen-board'),
          },
          choose,
        ),
    captionBelow(__('Caption of the puzzles', 'fen-board'), properties),
  );
}

/** The stored markup is a link to the file, which is there for readers without this plugin. */
function save({attributes}: {readonly attributes: PuzzleSet}): Node {
  const {src, width, caption} = attributes;
  return createElement(
    'figure',
    useBlockProps.save(),
    createElement(
      'p',
      {className: classesOf('fen-board-set', attributes), style: width ? {width: `${width}px`} : undefined},
      src && fileLink(src),
    ),
    storedCaption(caption),
  );
}

/** The block “Puzzle set”. */
export const set: BlockSettings<PuzzleSet> = {
  icon: setIcon,
  edit,
  save,
  transforms: {from: [], to: []},
  deprecated: [recovery(readSet)],
};
