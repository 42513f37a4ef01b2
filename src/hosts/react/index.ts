/**
 * The `fen-board/react` entry: both elements as typed components of React, with their events. Rendered on a server, a
 * component contains the picture of the board or the text of the game, which the page shows before any script runs.
 */
import {createComponent} from '@lit/react';
import {isServer} from 'lit';
import * as React from 'react';
import {attributesOf, toSvgOptions, type Properties, type Tag} from '../../attributes.js';
import '../../define.js';
import {registerShippedPiecesAndLocales} from '../../picture/drawing/register-shipped.js';
import {renderSvg} from '../../picture/files/render-svg.js';
import {FenBoard as BoardElement} from '../../board/element/fen-board.js';
import type {FenGameEventMap} from '../../game/document/events.js';
import {FenGame as GameElement} from '../../game/view/fen-game.js';
import type {FenBoardEventMap} from '../../board/interaction/events.js';

/** The event handlers of an element. `Names` has the handler of each event; the `target` of the event is the element. */
type Handlers<Element, Events, Names extends {readonly [Name in keyof Events]: string}> = {
  readonly [Name in keyof Events as Names[Name]]?: (event: Events[Name] & {readonly target: Element}) => void;
};

/** The handlers of events, which are capitalized as people write them in React. An event without one is a type error. */
const boardHandlers = {
  beforechange: 'onBeforeChange',
  change: 'onChange',
  gameend: 'onGameEnd',
  flip: 'onFlip',
  markschange: 'onMarksChange',
  solved: 'onSolved',
  mistake: 'onMistake',
  progresschange: 'onProgressChange',
  load: 'onLoad',
  fenerror: 'onFenError',
} as const satisfies {readonly [Name in keyof FenBoardEventMap]: `on${string}`};
const gameHandlers = {
  change: 'onChange',
  beforepgnchange: 'onBeforePgnChange',
  pgnchange: 'onPgnChange',
  load: 'onLoad',
  flip: 'onFlip',
  pgnerror: 'onPgnError',
} as const satisfies {readonly [Name in keyof FenGameEventMap]: `on${string}`};

/** The own props of a component, those of every HTML element, and `ref`. */
type Props<Element, Own> = Own &
  Omit<React.HTMLAttributes<Element>, keyof Own | 'dangerouslySetInnerHTML'> &
  React.RefAttributes<Element>;
type Optional<T> = {readonly [P in keyof T]?: T[P] | undefined};

/**
 * The props of `FenBoard`: the attributes, by the names of their properties, and handlers such as `onChange` for `change`.
 *
 * @example
 * const props: FenBoardProps = {fen: 'start', mode: 'play', onChange: ({detail}) => console.log(detail.fen)};
 */
export type FenBoardProps = Props<
  BoardElement,
  Optional<Properties<'fen-board'>> & Handlers<BoardElement, FenBoardEventMap, typeof boardHandlers>
>;

/**
 * The props of `FenGame`.
 *
 * @example
 * const props: FenGameProps = {pgn: '1. e4 e5 *', at: 'end', onChange: ({detail}) => console.log(detail.ply)};
 */
export type FenGameProps = Props<
  GameElement,
  Optional<Properties<'fen-game'>> & Handlers<GameElement, FenGameEventMap, typeof gameHandlers>
>;

// In lit's build for browsers `isServer` is a constant, so bundlers drop the code that only servers run.

/** Makes a component for an element. `renderContent` returns the content that is shown until the element is defined. */
function makeComponent<P>(
  tagName: Tag,
  elementClass: typeof BoardElement | typeof GameElement,
  handlers: {readonly [event: string]: string},
  renderContent: (attributes: ReadonlyMap<string, string>) => React.ReactNode,
): React.FunctionComponent<P> {
  const elementAttributes = attributesOf(tagName, 'content', 'look', 'name', 'live', 'form');
  const WithEvents: React.ElementType = createComponent<HTMLElement, {readonly [handler: string]: string}>({
    react: React,
    tagName,
    elementClass,
    events: Object.fromEntries(Object.entries(handlers).map(([event, handler]) => [handler, event])),
  });
  return React.forwardRef<HTMLElement, {readonly [prop: string]: unknown}>(({children, ...props}, ref) => {
    const attributes = new Map<string, string>();
    const own = new Map<string, unknown>();
    const otherProps = new Map(Object.entries(props));
    for (const [name, {property, isBoolean, read}] of elementAttributes) {
      const prop = props[property] ?? null;
      own.set(property, prop);
      // `read(null)` would be the default, but a missing prop sets no attribute.
      const value = prop === null ? null : read(prop);
      otherProps.delete(property);
      // An object, such as an engine, is in no attribute.
      if (value !== null && value !== false && typeof value !== 'object')
        attributes.set(name, isBoolean ? '' : `${value as string | number}`);
    }
    const content = [renderContent(attributes), children as React.ReactNode];
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
    if (isServer) {
      // A server writes attributes; in browsers `useProperties` sets the properties of the element.
      const {className, ...serverProps} = Object.fromEntries([...otherProps, ...attributes]);
      return React.createElement(tagName, {...serverProps, class: className}, ...content);
    }
    const element = useProperties(own, ref);
    const events = {...Object.fromEntries(otherProps), ref: element, suppressHydrationWarning: true};
    return React.createElement(WithEvents, events, ...content);
  }) as unknown as React.FunctionComponent<P>;
}

/**
 * Sets the properties that have changed since the last time. `createComponent` would set all of them at each render
 * (https://github.com/lit/lit/issues/5009), and with them take back what the reader has done since. A prop that is not there any
 * more has its default.
 *
 * @returns The ref of the element.
 */
function useProperties(
  props: ReadonlyMap<string, unknown>,
  ref: React.ForwardedRef<HTMLElement>,
): React.RefObject<HTMLElement | null> {
  const element = React.useRef<HTMLElement>(null);
  const last = React.useRef<ReadonlyMap<string, unknown>>(new Map());
  React.useImperativeHandle(ref, () => element.current as HTMLElement, []);
  // Before the browser paints, and before the effects of the page.
  React.useLayoutEffect(() => {
    for (const [property, value] of props)
      if (!Object.is(value, last.current.get(property) ?? null))
        Reflect.set(element.current as HTMLElement, property, value);
    last.current = props;
  });
  return element;
}

/**
 * `<fen-board>` in React.
 *
 * @example
 * const [fen, setFen] = useState('start');
 * return <FenBoard fen={fen} mode="play" onChange={({detail}) => setFen(detail.fen)} />;
 */
export const FenBoard = makeComponent<FenBoardProps>(
  'fen-board',
  BoardElement,
  boardHandlers,
  (attributes) => {
    // In browsers the picture is empty, and React keeps the picture that the server has sent.
    let picture = '';
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
    if (isServer) {
      registerShippedPiecesAndLocales();
      // Without a FEN, the board is empty, as on a page.
      picture = renderSvg(
        attributes.get('fen')?.trim() || '8/8/8/8/8/8/8/8 w - - 0 1',
        toSvgOptions(attributes),
      );
    }
    return React.createElement('span', {
      className: 'fen-board-picture',
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: {__html: picture},
    });
  },
);

/**
 * `<fen-game>` in React.
 *
 * @example
 * return <FenGame pgn="1. e4 e5 2. Nf3 *" at="end" onChange={({detail}) => console.log(detail.ply)} />;
 */
export const FenGame = makeComponent<FenGameProps>('fen-game', GameElement, gameHandlers, (attributes) => {
  const pgn = attributes.get('pgn');
  return pgn === undefined ? null : React.createElement('pre', null, pgn);
});
