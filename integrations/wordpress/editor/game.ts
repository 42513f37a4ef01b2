import {attributes as tableOf} from '../../../src/attributes.js';
import {captionBelow, storedCaption} from './caption.js';
import {classesOf, shownAttributes, siteDefaults, type Look} from './classes.js';
import {flipIcon, gameIcon} from './icons.js';
import {Live, type Detail} from './live-element.js';
import {
  choice,
  choicesOf,
  engineSwitch,
  lookControls,
  siteChoice,
  toggle,
  widthField,
} from './look-controls.js';
import {fileLink, libraryButton} from './media.js';
import {readGame, recovery} from './recovery.js';
import {toGame, toText} from './transforms.js';
import {
  __,
  BlockControls,
  Button,
  createElement,
  FormFileUpload,
  InspectorControls,
  PanelBody,
  Placeholder,
  TextControl,
  ToolbarButton,
  ToolbarGroup,
  useBlockProps,
  useRef,
  useState,
  type BlockSettings,
  type EditProperties,
  type Node,
} from './wordpress.js';

interface Game extends Look {
  readonly pgn?: string;
  /** The address of a file in the media library, instead of `pgn`. */
  readonly src?: string | undefined;
  readonly game?: number;
  readonly at?: string;
  readonly list?: string;
  readonly moves?: string;
  readonly letters?: string;
  readonly diagrams?: boolean;
  /** Whether the address of the page names the move that is shown, so that others can link to it. */
  readonly hash?: boolean;
  /** Whether readers analyse with the engine of the site. */
  readonly engine?: string;
  /** The height of the move list. */
  readonly height?: string | undefined;
  readonly width?: number | undefined;
  readonly caption?: string;
}

const heightClass = (height: string | undefined): string => (height ? `has-${height}-moves` : '');

/** The choices of where a game opens: the start, the end and, if another move is set, that. */
function openings(at: string): readonly (readonly [string, string])[] {
  const known = [
    ['start', __('At the start', 'fen-board')],
    ['end', __('At the end', 'fen-board')],
  ] as const;
  return known.some(([place]) => place === at) ? known : [...known, [at, at]];
}

/** The place that is shown in the canvas. */
interface Shown {
  readonly game: number;
  readonly place: string;
}

/** A place as a block stores it. A place without a number is in the first game, or in the one that the block has chosen. */
const storedPlace = ({game, place}: Shown, chosenGame = 1): string =>
  game > 1 && chosenGame === 1 ? `${game}:${place}` : place;

function sidebar({attributes, setAttributes}: EditProperties<Game>, shown: Shown): Node {
  const {game, at, list, moves, letters, diagrams, hash, engine, height, width} = attributes;
  return createElement(
    InspectorControls,
    null,
    createElement(
      PanelBody,
      {title: __('Game', 'fen-board')},
      createElement(TextControl, {
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
        type: 'number',
        min: 1,
        label: __('Which game of the PGN', 'fen-board'),
        value: game ?? 1,
        onChange: (value: string) => setAttributes({game: Math.max(1, Number(value) || 1)}),
      }),
      choice(
        __('Choice among several games', 'fen-board'),
        list,
        choicesOf(tableOf.list, {
          menu: __('Menu', 'fen-board'),
          table: __('Table', 'fen-board'),
          none: __('None', 'fen-board'),
        }),
        (value) => setAttributes({list: value}),
      ),
      choice(__('Where it opens', 'fen-board'), at, openings(at ?? 'start'), (value) =>
        setAttributes({at: value}),
      ),
      createElement(
        Button,
        {
          variant: 'secondary',
          style: {marginBottom: '16px'},
          onClick: () => setAttributes({at: storedPlace(shown, game)}),
        },
        __('Open at the move shown', 'fen-board'),
      ),
      toggle(__('Links to moves', 'fen-board'), hash, (value) => setAttributes({hash: value})),
      engineSwitch(__('Analysis by the engine', 'fen-board'), engine, (changed) => setAttributes(changed)),
    ),
    createElement(
      PanelBody,
      {title: __('Look', 'fen-board')},
      choice(
        __('Moves', 'fen-board'),
        moves,
        choicesOf(tableOf.moves, {
          auto: __('Automatic', 'fen-board'),
          right: __('Beside the board', 'fen-board'),
          below: __('Below the board', 'fen-board'),
          none: __('None', 'fen-board'),
        }),
        (value) => setAttributes({moves: value}),
      ),
      siteChoice('height', height, (changed) => setAttributes(changed)),
      choice(
        __('Letters of the pieces', 'fen-board'),
        letters,
        choicesOf(tableOf.letters, {
          english: __('English', 'fen-board'),
          local: __('In the language of the page', 'fen-board'),
          figurine: __('Pictures', 'fen-board'),
        }),
        (value) => setAttributes({letters: value}),
      ),
      widthField(width, (changed) => setAttributes(changed)),
      toggle(__('Diagrams among the moves', 'fen-board'), diagrams, (value) =>
        setAttributes({diagrams: value}),
      ),
      lookControls(attributes, (changed) => setAttributes(changed)),
    ),
  );
}

/** A field for the PGN, and buttons for a file. A local file is not uploaded: its text is stored in the block. */
function source({attributes, setAttributes}: EditProperties<Game>, done?: () => void): Node {
  return createElement(
    Placeholder,
    {
      icon: gameIcon,
      label: __('Chess game', 'fen-board'),
      instructions: __('Paste a PGN, or choose a file.', 'fen-board'),
    },
    createElement('textarea', {
      className: 'fen-board-pgn',
      'aria-label': 'PGN',
      value: attributes.src ? '' : (attributes.pgn ?? ''),
      spellCheck: false,
      onChange: ({target}: {readonly target: HTMLTextAreaElement}) =>
        setAttributes({pgn: target.value, src: undefined}),
    }),
    createElement(
      'div',
      {className: 'fen-board-drop'},
      createElement(
        FormFileUpload,
        {
          variant: 'secondary',
          __next40pxDefaultSize: true,
          accept: '.pgn,application/x-chess-pgn,application/vnd.chess-pgn,text/plain',
          onChange: ({currentTarget}: {readonly currentTarget: HTMLInputElement}) => {
            void currentTarget.files?.[0]?.text().then((pgn) => {
              setAttributes({pgn: pgn.trim(), src: undefined});
              done?.();
            });
          },
        },
        __('Choose a file', 'fen-board'),
      ),
      libraryButton(
        __('A PGN file of the media library', 'fen-board'),
        ['application/vnd.chess-pgn'],
        (url) => {
          setAttributes({src: url, pgn: ''});
          done?.();
        },
      ),
      createElement(
        Button,
        {variant: 'primary', __next40pxDefaultSize: true, onClick: done},
        (attributes.src ?? attributes.pgn?.trim())
          ? __('Show the game', 'fen-board')
          : __('Play the moves', 'fen-board'),
      ),
    ),
  );
}

function Edit(properties: EditProperties<Game>): Node {
  const {attributes, setAttributes, isSelected} = properties;
  const {pgn = '', src} = attributes;
  // The file of the media library belongs to others too.
  const isWritten = !src && (isSelected || !pgn.trim());
  const [isText, setIsText] = useState(() => !(src ?? pgn.trim()));
  const [shown, setShown] = useState<Shown>({game: 1, place: 'start'});
  /** The place of the comment that is being typed. */
  const typedPlace = useRef<string | null | undefined>(null);
  const other: {readonly [side: string]: 'white' | 'black'} = {white: 'black', black: 'white'};
  return createElement(
    'div',
    useBlockProps({
      className: heightClass(attributes.height ?? siteDefaults.height),
      style: attributes.width ? {width: `${attributes.width}px`} : undefined,
    }),
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
        createElement(
          ToolbarButton,
          {isPressed: isText, onClick: () => setIsText(!isText)},
          __('Edit PGN', 'fen-board'),
        ),
      ),
    ),
    sidebar(properties, shown),
    isText
      ? source(properties, () => setIsText(false))
      : createElement(Live, {
          tag: 'fen-game',
          attributes: {
            // The address of the editor stays as it is.
            ...shownAttributes({...attributes, hash: false}),
            ...(src ? {src} : {pgn}),
            ...(isWritten ? {mode: 'edit'} : {}),
          },
          text: pgn,
          listeners: {
            change: ({detail: {game = 1, place = 'start'}}: CustomEvent<Detail>) => setShown({game, place}),
            pgnchange: ({detail, currentTarget}: CustomEvent<Detail>) => {
              // Without this, all moves in a row would be one step for the Undo of the editor; letters in a row are one.
              const field = (currentTarget as Element).shadowRoot?.activeElement?.closest('textarea');
              const typed = field && detail.place;
              if (!typed || typed !== typedPlace.current)
                globalThis.wp.data.dispatch('core/block-editor').__unstableMarkLastChangeAsPersistent?.();
              typedPlace.current = typed;
              setAttributes({pgn: detail.pgn ?? ''});
            },
          },
        }),
    captionBelow(__('Caption of the game', 'fen-board'), properties),
  );
}

function save({attributes}: {readonly attributes: Game}): Node {
  const {pgn = '', src, width, caption} = attributes;
  const own = {
    className: `${classesOf('fen-game', attributes)} ${heightClass(attributes.height)}`.trim(),
    style: width ? {width: `${width}px`} : undefined,
  };
  const game = createElement(
    'pre',
    caption ? own : useBlockProps.save(own),
    src
      ? fileLink(src)
      : // A line break at the beginning of a <pre> is not part of its text.
        pgn.replaceAll('\r\n', '\n').trim(),
  );
  return caption ? createElement('figure', useBlockProps.save(), game, storedCaption(caption)) : game;
}

/** The block “Chess game”. */
export const game: BlockSettings<Game> = {
  icon: gameIcon,
  edit: Edit,
  save,
  transforms: {from: toGame, to: toText('pgn')},
  deprecated: [recovery(readGame)],
};
