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

/** The event handlers of an element. `Names` has the event of each handler; the `target` of the event is the element. */
type Handlers<Element, Events, Names extends {readonly [handler: string]: keyof Events}> = {
  readonly [Handler in keyof Names]?: (event: Events[Names[Handler]] & {readonly target: Element}) => void;
};

const boardEvents = {
  onBeforeChange: 'beforechange',
  onChange: 'change',
  onMarksChange: 'markschange',
  onSolved: 'solved',
  onMistake: 'mistake',
  onFenError: 'fenerror',
} as const;
const gameEvents = {onChange: 'change', onPgnError: 'pgnerror'} as const;

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
  Optional<Properties<'fen-board'>> & Handlers<BoardElement, FenBoardEventMap, typeof boardEvents>
>;

/**
 * The props of `FenGame`.
 *
 * @example
 * const props: FenGameProps = {pgn: '1. e4 e5 *', at: 'end', onChange: ({detail}) => console.log(detail.ply)};
 */
export type FenGameProps = Props<
  GameElement,
  Optional<Properties<'fen-game'>> & Handlers<GameElement, FenGameEventMap, typeof gameEvents>
>;

// In lit's build for browsers `isServer` is a constant, so bundlers drop the code that only servers run.

/** Makes a component for an element. `renderContent` returns the content that is shown until the element is defined. */
function makeComponent<P>(
  tagName: Tag,
  elementClass: typeof BoardElement | typeof GameElement,
  events: {readonly [handler: string]: string},
  renderContent: (attributes: ReadonlyMap<string, string>) => React.ReactNode,
): React.FunctionComponent<P> {
  const elementAttributes = attributesOf(tagName, 'content', 'look', 'name', 'live', 'form');
  const InBrowser: React.ElementType = createComponent<HTMLElement, typeof events>({
    react: React,
    tagName,
    elementClass,
    events,
  });
  return React.forwardRef<HTMLElement, {readonly [prop: string]: unknown}>(({children, ...props}, ref) => {
    const attributes = new Map<string, string>();
    const otherProps = new Map(Object.entries(props));
    for (const [name, {property, isBoolean, read}] of elementAttributes) {
      const prop = props[property] ?? null;
      // `read(null)` would be the default, but a missing prop sets no attribute.
      const value = prop === null ? null : read(prop);
      otherProps.delete(property);
      if (value !== null && value !== false)
        attributes.set(name, isBoolean ? '' : `${value as string | number}`);
    }
    const content = [renderContent(attributes), children as React.ReactNode];
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
    if (isServer) {
      // A server writes attributes; in browsers `createComponent` sets the properties of the element.
      const {className, ...serverProps} = Object.fromEntries([...otherProps, ...attributes]);
      return React.createElement(tagName, {...serverProps, class: className}, ...content);
    }
    return React.createElement(InBrowser, {...props, ref, suppressHydrationWarning: true}, ...content);
  }) as unknown as React.FunctionComponent<P>;
}

/**
 * `<fen-board>` in React.
 *
 * @example
 * const [fen, setFen] = useState('start');
 * return <FenBoard fen={fen} mode="play" onChange={({detail}) => setFen(detail.fen)} />;
 */
export const FenBoard = makeComponent<FenBoardProps>('fen-board', BoardElement, boardEvents, (attributes) => {
  // In browsers the picture is empty, and React keeps the picture that the server has sent.
  let picture = '';
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- true in lit's build for servers
  if (isServer) {
    registerShippedPiecesAndLocales();
    // As on the page, no FEN is an empty board.
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
});

/**
 * `<fen-game>` in React.
 *
 * @example
 * return <FenGame pgn="1. e4 e5 2. Nf3 *" at="end" onChange={({detail}) => console.log(detail.ply)} />;
 */
export const FenGame = makeComponent<FenGameProps>('fen-game', GameElement, gameEvents, (attributes) => {
  const pgn = attributes.get('pgn');
  return pgn === undefined ? null : React.createElement('pre', null, pgn);
});
