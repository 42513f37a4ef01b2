import {expect} from 'chai';
import {boardFromAddress} from '../../../src/hosts/embed/board-from-address.js';

const attributesOf = (query: string) => {
  const tag = boardFromAddress(new URLSearchParams(query));
  return [tag.localName, Object.fromEntries([...tag.attributes].map(({name, value}) => [name, value]))];
};

describe('the tag that an address describes', () => {
  const rows: readonly (readonly [query: string, tag: string, attributes: object])[] = [
    ['', 'fen-board', {}],
    ['fen=8/8/8/8/8/8/8/K6k&theme=green', 'fen-board', {fen: '8/8/8/8/8/8/8/K6k', theme: 'green'}],
    ['fen=start&fen=none', 'fen-board', {fen: 'start'}],
    ['turn-marker&controls=true&drawable=', 'fen-board', {'turn-marker': '', controls: '', drawable: ''}],
    ['turn-marker=false&controls=0&drawable=NO', 'fen-board', {}],
    ['pgn=1.+e4+*&at=end&diagrams', 'fen-game', {pgn: '1. e4 *', at: 'end', diagrams: ''}],
    ['pgn=*&mode=edit', 'fen-game', {pgn: '*', mode: 'edit'}],
    ['onclick=alert(1)&style=color:red&src=x&id=a', 'fen-board', {}],
  ];
  for (const [query, tag, attributes] of rows) {
    it(`${query || 'without a query'} is <${tag}>`, () => {
      expect(attributesOf(query)).to.deep.equal([tag, attributes]);
    });
  }
});

describe('the page in an <iframe>', () => {
  let frame: HTMLIFrameElement;
  afterEach(() => frame.remove());

  /** Shows the page, and resolves to the first height that it reports. */
  const open = (query: string) =>
    new Promise<number>((resolve) => {
      frame = document.createElement('iframe');
      const listen = ({data, source}: MessageEvent<{type?: string; height: number}>) => {
        if (source !== frame.contentWindow || data.type !== 'fen-board:height') return;
        removeEventListener('message', listen);
        resolve(data.height);
      };
      addEventListener('message', listen);
      frame.src = new URL(`page.html?${query}`, import.meta.url).href;
      document.body.append(frame);
    });

  it('has the board, the title and the language of its address', async () => {
    await open('fen=start&label=Opera&lang=fr');
    const {title, documentElement, body} = frame.contentDocument as Document;
    expect([title, documentElement.lang]).to.deep.equal(['Opera', 'fr']);
    expect(body.lastElementChild?.getAttribute('fen')).to.equal('start');
  });

  it('keeps its own title and language if the address has none', async () => {
    await open('fen=start');
    const {title, documentElement} = frame.contentDocument as Document;
    expect([title, documentElement.lang]).to.deep.equal(['Board', 'en']);
  });

  it('reports its height, and again when that changes', async () => {
    const height = await open('fen=start');
    const changed = new Promise<number>((resolve) =>
      addEventListener('message', ({data}: MessageEvent<{height: number}>) => resolve(data.height), {
        once: true,
      }),
    );
    const {body} = frame.contentDocument as Document;
    body.style.height = `${height + 100}px`;
    expect(await changed).to.equal(height + 100);
  });
});
