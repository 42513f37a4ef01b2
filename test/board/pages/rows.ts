import {sendMouse} from '@web/test-runner-commands';
import {displays} from './displays.js';

/** A page with a board. To test another page, add a row to the tables below. */
export interface Row {
  readonly name: string;
  /** CSS declarations of the page for the board itself. */
  readonly host?: string;
  /** Other CSS rules of the page. */
  readonly rules?: string;
  /** Published style sheets that the page links to, as paths from the root of the project. */
  readonly sheets?: readonly string[];
  /** The markup around the board, with `<board>` for its tag. By default, the board is in a block. */
  readonly place?: string;
  /** Makes the board visible, such as by opening the dialog around it. */
  readonly show?: (place: HTMLElement) => unknown;
  /** False if the page keeps people from acting on the board, as with `inert`. */
  readonly acts?: false;
  /** The size of an `<iframe>` that contains only the board. */
  readonly frame?: readonly [width: number, height: number];
  /** Whether the page takes the board out of the flow, so that it may cover the text before and after it. */
  readonly covers?: true;
  /** Whether the board is taller than a column. WebKit then divides it, even within a row of squares: not tested there. */
  readonly divided?: true;
  /** Whether the page gives the board too little space, so that it overflows or is cut off. */
  readonly cramped?: true;
}

const hosts = (declarations: readonly string[]): Row[] =>
  declarations.map((host) => ({
    name: `fen-board {${host}}`,
    host,
    ...(/^(position: (absolute|fixed|sticky)|transform|rotate)/.test(host) && {covers: true}),
    ...moreOf[host],
  }));

/** Further fields of the rows with these declarations. */
const moreOf: {readonly [declarations: string]: Partial<Row>} = {
  // On a shorter page, WebKit follows CSS 2.1 and puts the top of the editor above the page, out of reach of scrolling.
  'position: absolute; inset: 0; margin: auto; width: 300px': {
    rules: 'html { position: relative; min-height: 1200px }',
  },
};

const boxes = [
  'float: left',
  'float: right; width: 50%',
  'position: relative; left: 20px',
  'position: absolute',
  'position: absolute; inset: 0',
  'position: absolute; inset: 0; margin: auto; width: 300px',
  'position: fixed; inset: 10px auto auto 10px',
  'position: sticky; top: 0',
  'height: 100px',
  'height: 900px',
  'height: 100%',
  'min-height: 700px',
  'max-height: 100px',
  'height: 200px; overflow: hidden',
  'max-height: 200px; overflow: auto',
  'aspect-ratio: 5 / 4',
  'aspect-ratio: 4; overflow: hidden',
  'overflow: hidden',
  'padding: 20px',
  'padding: 10%; box-sizing: border-box',
  'border: 10px solid',
  'border: 10px solid; padding: 5px; width: 200px; box-sizing: border-box',
  'width: fit-content',
  'width: min-content',
  'width: max-content',
  'width: 50%; min-width: 0',
  'max-width: 100%',
  'max-width: none',
  'margin: 0 auto',
  'zoom: 0.5',
  'zoom: 1.7; width: 200px',
  'transform: scale(0.6)',
  'transform: scale(1.3) translate(20px, 10px); transform-origin: 0 0; width: 250px',
  'transform: rotate(90deg); margin: 160px 60px',
  'transform: rotate(10deg); margin: 40px',
  'transform: scaleX(-1)',
  'rotate: 180deg',
  'writing-mode: vertical-rl',
  'writing-mode: vertical-lr',
  'writing-mode: sideways-lr',
  'direction: rtl',
  'columns: 2',
  'contain: size',
  'contain: strict',
  'contain: content',
  'container-type: size',
  'container-type: inline-size',
  'content-visibility: auto',
  'place-items: center',
  'display: grid; place-items: center; place-content: center',
  'display: flex; align-items: center; justify-content: center; height: 600px',
  'display: flex; flex-direction: column; height: 100px',
  'display: grid; grid-template-rows: 50px; height: 50px',
  'line-height: 4; font-size: 40px; letter-spacing: 1em; text-indent: 5em',
  'perspective: 500px; isolation: isolate',
  'clip-path: inset(0)',
  'filter: drop-shadow(0 0 4px #000)',
];

const rules: readonly (readonly [rules: string, more?: Partial<Row>])[] = [
  ['* { place-items: center !important; place-content: center !important }'],
  ['* { max-width: 100% }'],
  ['* { box-sizing: content-box !important; min-width: 0 !important; min-height: 0 !important }'],
  ['* { line-height: 3 !important }'],
  ['* { transition: all 1s !important }'],
  ['* { touch-action: manipulation !important }'],
  ['* { user-select: none !important; -webkit-user-select: none !important }'],
  ['* { outline: 4px solid red !important; outline-offset: 4px !important }'],
  ['* { font: 30px/2 monospace !important; text-align: right !important }'],
  ['* { position: relative !important }'],
  ['svg, rect, path { display: none !important; stroke: red; fill: red }'],
  ['svg { width: 20px; height: 20px; max-width: 20px }'],
  ['div { display: inline !important; padding: 30px }'],
  ['html { font-size: 62.5% }'],
  ['html { font-size: 200% }'],
  ['body { zoom: 1.25 }'],
  ['body { direction: rtl }'],
  ['fen-board::part(board) { border: 8px solid; padding: 12px }'],
  ['fen-board::part(board) { margin: 20px; width: 60% }'],
  ['fen-board::part(board) { max-width: 200px; height: 300px }'],
  ['fen-board::part(board) { height: 100px }'],
  ['fen-board::part(board) { transform: rotate(180deg) }'],
  ['fen-board::part(board) { transform: scaleX(-0.8) }'],
];

const frameworks: readonly (readonly [name: string, sheets: readonly string[], place?: string])[] = [
  [
    'Bootstrap',
    ['node_modules/bootstrap/dist/css/bootstrap.min.css'],
    '<div class="container"><div class="row"><div class="col-6"><board class="img-fluid"></board></div></div></div>',
  ],
  [
    'Bootstrap’s flex row',
    ['node_modules/bootstrap/dist/css/bootstrap.min.css'],
    '<div class="d-flex align-items-center"><board class="w-50"></board><p>text</p></div>',
  ],
  [
    'Tailwind’s prose',
    ['test/board/pages/tailwind.css'],
    '<article class="prose"><p>text</p><board></board><p>text</p></article>',
  ],
  [
    'Tailwind’s classes',
    ['test/board/pages/tailwind.css'],
    '<div class="flex"><board class="w-full h-full max-w-none"></board><p>text</p></div>',
  ],
  ['normalize', ['node_modules/normalize.css/normalize.css']],
  [
    'Pico',
    ['node_modules/@picocss/pico/css/pico.min.css'],
    '<main class="container"><article><board></board></article></main>',
  ],
  [
    'Bulma',
    ['node_modules/bulma/css/bulma.min.css'],
    '<div class="content"><figure class="image is-square"><board></board></figure></div>',
  ],
  ['water.css', ['node_modules/water.css/out/water.min.css']],
  [
    'GitHub’s Markdown',
    ['node_modules/github-markdown-css/github-markdown.css'],
    '<article class="markdown-body"><p><board></board></p></article>',
  ],
];

/**
 * A person presses a button that shows an element in full screen; where the engine cannot, it gets the rules for that.
 */
async function inFullScreen(element: HTMLElement): Promise<void> {
  const button = document.createElement('button');
  button.textContent = 'Full screen';
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 100px; height: 50px; z-index: 9';
  document.body.append(button);
  const shown = new Promise<boolean>((resolve) => {
    button.addEventListener('click', () => {
      element.requestFullscreen().then(
        () => resolve(true),
        () => resolve(false),
      );
    });
  });
  await sendMouse({type: 'click', position: [20, 20]});
  const isShown = await shown;
  button.remove();
  // https://fullscreen.spec.whatwg.org/#user-agent-level-style-sheet-defaults
  const rules = `position: fixed; inset: 0; margin: 0; box-sizing: border-box; min-width: 0; max-width: none;
    min-height: 0; max-height: none; width: 100%; height: 100%; transform: none; object-fit: contain; background: #fff;`;
  if (!isShown) element.style.cssText = rules.replaceAll(';', ' !important;');
}

const places: readonly (readonly [name: string, place: string, more?: Partial<Row>])[] = [
  ['a flex row', '<div style="display: flex"><board></board><p>text</p></div>'],
  [
    'a flex row that aligns baselines',
    '<div style="display: flex; align-items: baseline"><p>text</p><board></board></div>',
  ],
  [
    'a flex row of a definite height',
    '<div style="display: flex; height: 200px"><board></board><p>text</p></div>',
    {cramped: true},
  ],
  [
    'a flex row in which nothing has a least size',
    '<div style="display: flex; height: 200px"><board style="min-width: 0; min-height: 0"></board></div>',
    {cramped: true},
  ],
  [
    'a flex column of a definite height',
    '<div style="display: flex; flex-direction: column; height: 200px"><board style="min-height: 0"></board></div>',
    {cramped: true},
  ],
  [
    'a flex column, centred',
    '<div style="display: flex; flex-direction: column; align-items: center"><board></board></div>',
  ],
  [
    'a grid cell',
    '<div style="display: grid; grid-template-columns: 1fr 1fr"><board></board><p>text</p></div>',
  ],
  [
    'a narrow box that cuts off what is too wide, as a grid',
    '<div style="width: 150px; overflow: hidden"><board style="display: grid"></board></div>',
  ],
  [
    'a grid row of minmax(0, 1fr)',
    '<div style="display: grid; grid-template-rows: minmax(0, 1fr); height: 150px"><board></board></div>',
    {cramped: true},
  ],
  [
    'a fixed grid row',
    '<div style="display: grid; grid-template-rows: 100px"><board></board></div>',
    {cramped: true},
  ],
  [
    'a grid cell that centres',
    '<div style="display: grid; place-items: center; min-height: 700px"><board></board></div>',
  ],
  ['a table cell', '<table><tr><td><board></board></td><td>text</td></tr></table>'],
  ['a paragraph', '<p>text <board></board> text</p>'],
  ['a list item', '<ol><li><board></board></li></ol>'],
  ['details', '<details open><summary>More</summary><board></board></details>'],
  [
    'details opened later',
    '<details><summary>More</summary><board></board></details>',
    {show: (place) => place.querySelector('summary')?.click()},
  ],
  [
    'a dialog',
    '<dialog><board></board></dialog>',
    {show: (place) => place.querySelector('dialog')?.showModal(), covers: true},
  ],
  [
    'a dialog that is flex',
    '<dialog style="display: flex; flex-direction: column; max-height: 300px; width: 400px"><board></board></dialog>',
    {show: (place) => place.querySelector('dialog')?.showModal(), covers: true},
  ],
  [
    'a popover',
    '<div popover style="max-height: 90%"><board></board></div>',
    {show: (place) => place.querySelector<HTMLElement>('[popover]')?.showPopover(), cramped: true},
  ],
  [
    'hidden, then shown',
    '<div hidden><board></board></div>',
    {show: (place) => place.querySelector('[hidden]')?.removeAttribute('hidden')},
  ],
  [
    'hidden itself, then shown',
    '<board hidden></board>',
    {show: (place) => place.querySelector('[hidden]')?.removeAttribute('hidden')},
  ],
  ['a label', '<label>Your move <board></board></label>'],
  ['a link', '<a href="#elsewhere"><board></board></a>'],
  [
    'the shadow root of another component',
    '<section style="padding: 5px"><board></board></section>',
    {
      show(place) {
        const section = place.querySelector('section');
        const root = section?.attachShadow({mode: 'open'});
        root?.append('text', ...(section?.children ?? []), 'text');
      },
    },
  ],
  ['a fieldset', '<fieldset><board></board></fieldset>'],
  ['a disabled fieldset', '<fieldset disabled><board></board></fieldset>', {acts: false}],
  ['what can be edited', '<div contenteditable><board></board></div>'],
  ['what is inert', '<div inert><board></board></div>', {acts: false}],
  [
    'a scrolled box',
    '<div style="overflow: auto; height: 300px"><div style="height: 200px"></div><board></board><div style="height: 900px"></div></div>',
    {cramped: true},
  ],
  [
    'a box scrolled sideways',
    '<div style="overflow: auto; width: 250px"><board style="width: 500px; max-width: none"></board></div>',
    {cramped: true},
  ],
  ['a vertical page', '<div style="writing-mode: vertical-rl; height: 1100px"><board></board></div>'],
  ['a page from right to left', '<div dir="rtl"><board></board></div>'],
  ['columns', '<div style="columns: 2"><board></board><p>text</p></div>'],
  ['columns that are balanced', '<div style="columns: 2"><board></board></div>'],
  ['columns, inline', '<div style="columns: 2"><board style="display: inline"></board></div>'],
  ['columns, without a box', '<div style="columns: 2"><board style="display: contents"></board></div>'],
  ['columns, as a float', '<div style="columns: 2"><board style="float: left"></board></div>'],
  [
    'columns that are lower than it',
    '<div style="columns: 2; height: 200px"><board style="float: left"></board><p>text</p></div>',
    {cramped: true, divided: true},
  ],
  [
    'a figure as wide as what is in it',
    '<figure style="width: min-content"><board></board><figcaption>text</figcaption></figure>',
  ],
  [
    'a rotated box',
    '<div style="transform: rotate(-90deg); width: 200px; margin: 600px"><board></board></div>',
  ],
  ['a frame', '<board></board>', {frame: [460, 900]}],
  ['a small frame', '<board></board>', {frame: [300, 250], cramped: true}],
  [
    'a box in full screen',
    '<div class="full" style="overflow: auto"><board></board></div>',
    {show: (place) => inFullScreen(place.querySelector('.full') as HTMLElement), cramped: true},
  ],
  [
    'full screen itself',
    '<board class="full"></board>',
    {show: (place) => inFullScreen(place.querySelector('.full') as HTMLElement), cramped: true},
  ],
  ['a zoomed box', '<div style="zoom: 0.75"><board></board></div>'],
];

const widths = [40, 60, 100, 160, 240, 480, 1000, 3000];

/** The pages, in groups by the feature of the page that they vary. */
export const pages: {readonly [group: string]: readonly Row[]} = {
  displays: displays.flatMap((display) =>
    hosts([`display: ${display}`, `display: ${display}; width: 400px`]),
  ),
  boxes: hosts(boxes),
  sizes: widths.map((width) => ({name: `${width}px`, host: `width: ${width}px; --fen-board-max-size: none`})),
  rules: rules.map(([css, more]) => ({name: css, rules: css, ...more})),
  frameworks: frameworks.map(([name, sheets, place]) => ({name, sheets, ...(place && {place})})),
  places: places.map(([name, place, more]) => ({name: `in ${name}`, place, ...more})),
};
