import {classesOf, shownAttributes, type Look} from './classes.js';
import {flipIcon, boardIcon} from './icons.js';
import {Live, type Detail} from './live-element.js';
import {choice, choicesOf, engineSwitch, levelChoice, lookControls, widthField} from './look-controls.js';
import {Problems} from './problems.js';
import {readDiagram, recovery} from './recovery.js';
import {captionBelow, storedCaption} from './caption.js';
import {diagramOfText} from './text-options.js';
import {toDiagram, toText} from './transforms.js';
import {
  __,
  BlockControls,
  createElement,
  InspectorControls,
  PanelBody,
  ResizableBox,
  TextareaControl,
  TextControl,
  ToolbarButton,
  ToolbarGroup,
  useBlockProps,
  type BlockSettings,
  type EditProperties,
  type Node,
} from './wordpress.js';

interface Diagram extends Look {
  readonly fen: string;
  readonly caption?: string;
  readonly solution?: string;
  readonly summary?: string;
  readonly mode?: string;
  readonly player?: string;
  readonly marks?: string;
  /** Whether readers play against the engine of the site, or analyse with it. */
  readonly engine?: string;
  /** How well the engine plays against readers. */
  readonly level?: string;
  readonly width?: number | undefined;
  readonly align?: string;
}

/** 30rem, the default of `--fen-board-max-size`. */
const maxBoardWidth = 480;

/** The same appearance in every version of WordPress since 6.5. */
const field = {__nextHasNoMarginBottom: true, __next40pxDefaultSize: true};

function sidebar({attributes, setAttributes}: EditProperties<Diagram>): Node {
  const {fen, mode, solution, player, marks, engine, level, width} = attributes;
  return createElement(
    InspectorControls,
    null,
    createElement(
      PanelBody,
      {title: __('Position', 'fen-board')},
      createElement(TextareaControl, {
        __nextHasNoMarginBottom: true,
        label: 'FEN',
        help: __('Set the pieces up on the board, or paste a FEN here.', 'fen-board'),
        value: fen,
        rows: 3,
        // Pasted text may have options below the FEN.
        onChange: (value: string) =>
          setAttributes(value.length > fen.length + 1 ? diagramOfText(value) : {fen: value}),
      }),
      createElement(TextControl, {
        ...field,
        label: __('Marks', 'fen-board'),
        help: __(
          'Colored squares and arrows: Ge4 marks e4 in green, Rg1f3 draws a red arrow. G, R, Y, B.',
          'fen-board',
        ),
        value: marks ?? '',
        onChange: (value: string) => setAttributes({marks: value}),
      }),
      choice(
        __('What readers can do', 'fen-board'),
        mode,
        [
          ['view', __('Look at it', 'fen-board')],
          ['play', __('Play on from it', 'fen-board')],
          ['solve', __('Solve it', 'fen-board')],
        ],
        (value) => setAttributes({mode: value}),
      ),
      mode !== 'solve' &&
        engineSwitch(
          mode === 'play' ? __('Against the engine', 'fen-board') : __('Analysis by the engine', 'fen-board'),
          engine,
          (changed) => setAttributes(changed),
        ),
      mode === 'play' && engine && levelChoice(level, (changed) => setAttributes(changed)),
      mode === 'solve' &&
        createElement(TextareaControl, {
          __nextHasNoMarginBottom: true,
          label: __('Solution', 'fen-board'),
          help: __('Moves as in a game: 1. Qxg7+ Kxg7 (1... Kh8 2. Qh7#) 2. Bf6#', 'fen-board'),
          value: solution ?? '',
          rows: 3,
          onChange: (value: string) =>
            // Stored with the block, so that another author's language does not change it.
            setAttributes({solution: value, summary: attributes.summary || __('Solution', 'fen-board')}),
        }),
      mode === 'solve' &&
        choice(
          __('Who solves', 'fen-board'),
          player,
          choicesOf(
            {values: ['auto', 'white', 'black']},
            {
              auto: __('The side to move', 'fen-board'),
              white: __('White', 'fen-board'),
              black: __('Black', 'fen-board'),
            },
          ),
          (value) => setAttributes({player: value}),
        ),
      createElement(Problems, attributes),
    ),
    createElement(
      PanelBody,
      {title: __('Look', 'fen-board')},
      lookControls(attributes, (changed) => setAttributes(changed)),
      widthField(width, (changed) => setAttributes(changed)),
    ),
  );
}

function edit(properties: EditProperties<Diagram>): Node {
  const {attributes, setAttributes, isSelected} = properties;
  const {fen, align, width, solution, summary, mode} = attributes;
  const look = shownAttributes(attributes);
  const other: {readonly [side: string]: 'white' | 'black'} = {white: 'black', black: 'white'};
  const board = createElement(Live, {
    tag: 'fen-board',
    attributes: {...look, fen, mode: isSelected ? 'edit' : 'view'},
    text: fen,
    listeners: {
      change: ({detail}: CustomEvent<Detail>) => detail.fen !== undefined && setAttributes({fen: detail.fen}),
      markschange: ({detail}: CustomEvent<Detail>) =>
        detail.marks !== undefined && setAttributes({marks: detail.marks}),
    },
  });
  const isWide = align === 'wide' || align === 'full';
  return createElement(
    'figure',
    useBlockProps(),
    createElement(
      BlockControls,
      null,
      createElement(
        ToolbarGroup,
        null,
        createElement(ToolbarButton, {
          icon: flipIcon,
          label: __('Flip the board', 'fen-board'),
          onClick: () => setAttributes({orientation: other[attributes.orientation ?? 'white'] ?? 'black'}),
        }),
      ),
    ),
    sidebar(properties),
    isWide
      ? board
      : createElement(
          ResizableBox,
          {
            className: 'fen-board-resizable',
            size: {width: width ?? maxBoardWidth, height: 'auto'},
            minWidth: 80,
            maxWidth: '100%',
            showHandle: isSelected,
            enable: {right: align !== 'right', left: align === 'right' || align === 'center'},
            onResizeStop: (_: unknown, __direction: unknown, box: HTMLElement) =>
              setAttributes({width: Math.round(box.offsetWidth)}),
          },
          board,
        ),
    mode === 'solve' &&
      solution &&
      createElement(
        'details',
        {className: 'fen-board-solution'},
        createElement('summary', null, summary),
        createElement('p', null, solution),
      ),
    captionBelow(__('Caption of the diagram', 'fen-board'), properties),
  );
}

/** The stored markup has the FEN as text and the rest in classes, which are readable without this plugin. */
function save({attributes}: {readonly attributes: Diagram}): Node {
  const {fen, width, mode, solution, summary, caption} = attributes;
  return createElement(
    'figure',
    useBlockProps.save(),
    createElement(
      'div',
      {className: classesOf('fen-board', attributes), style: width ? {width: `${width}px`} : undefined},
      fen,
    ),
    mode === 'solve' &&
      solution &&
      createElement(
        'details',
        {className: 'fen-board-solution'},
        createElement('summary', null, summary),
        createElement('p', null, solution),
      ),
    storedCaption(caption),
  );
}

/** The block “Chess diagram”. */
export const diagram: BlockSettings<Diagram> = {
  icon: boardIcon,
  edit,
  save,
  transforms: {from: toDiagram, to: toText('fen')},
  deprecated: [recovery(readDiagram)],
};
