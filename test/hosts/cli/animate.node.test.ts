import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {rasterizerFor} from '../../../src/hosts/cli/file-writers.js';
import {renderGameSvg} from '../../../src/picture/files/index.js';
import {fortyMoves} from '../../tools/fixtures/games.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {setup} from './setup.js';

const pgn = '[White "Anna"]\n[Black "Ben"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nc3 Nc6 {[%csl Gc6]} 1-0\n';

/** Unpacks the indices of a frame: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F. */
function unpack(data: readonly number[], rootSize: number): readonly number[] {
  const clear = 2 ** rootSize;
  const indices: number[] = [];
  let table: (readonly number[])[] = [];
  let size = rootSize + 1;
  let previous: readonly number[] | undefined;
  let [bits, count] = [0, 0];
  for (const byte of data) {
    bits += byte * 2 ** count;
    count += 8;
    while (count >= size) {
      const code = bits % 2 ** size;
      bits = Math.floor(bits / 2 ** size);
      count -= size;
      if (code === clear + 1) return indices;
      if (code === clear) {
        table = [...Array(clear + 2).keys()].map((index) => [index]);
        size = rootSize + 1;
        previous = undefined;
        continue;
      }
      const entry = table[code] ?? [...(previous ?? []), previous?.[0] ?? 0];
      if (previous && table.length < 4096) table.push([...previous, entry[0] ?? 0]);
      if (table.length === 2 ** size && size < 12) size++;
      indices.push(...entry);
      previous = entry;
    }
  }
  return indices;
}

/** The frames of a GIF, each with its place and delay, and the whole picture that it leaves, as red, green and blue. */
function framesOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = [view.getUint16(6, true), view.getUint16(8, true)];
  const [fullWidth = 0, fullHeight = 0] = size;
  const tableLength = (flags: number) => (flags & 128 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const palette = bytes.subarray(13, 13 + tableLength(view.getUint8(10)));
  const screen = new Uint8Array(fullWidth * fullHeight * 3);
  const frames: {place: readonly number[]; delay: number; screen: Uint8Array}[] = [];
  let at = 13 + palette.length;
  let [delay, transparent] = [0, -1];
  const readBlocks = () => {
    const data: number[] = [];
    for (; view.getUint8(at) > 0; at += view.getUint8(at) + 1)
      data.push(...bytes.subarray(at + 1, at + 1 + view.getUint8(at)));
    at++;
    return data;
  };
  for (;;) {
    const type = view.getUint8(at);
    if (type === 0x3b) return {size, frames, end: at + 1};
    if (type === 0x21) {
      if (view.getUint8(at + 1) === 0xf9)
        [delay, transparent] = [view.getUint16(at + 4, true), view.getUint8(at + 6)];
      at += 2;
      readBlocks();
      continue;
    }
    const [x = 0, y = 0, width = 1, height = 1] = [1, 3, 5, 7].map((i) => view.getUint16(at + i, true));
    const rootSize = view.getUint8(at + 10);
    at += 11;
    const indices = unpack(readBlocks(), rootSize);
    expect(indices.length).to.equal(width * height);
    for (const [i, index] of indices.entries())
      if (index !== transparent)
        screen.set(
          palette.subarray(3 * index, 3 * index + 3),
          3 * ((y + Math.floor(i / width)) * fullWidth + x + (i % width)),
        );
    frames.push({place: [x, y, width, height], delay, screen: screen.slice()});
  }
}

describe('a game that the command lets move', () => {
  const {inside, file, read, command} = setup();

  it('is an SVG with --animate, as renderGameSvg draws it', async () => {
    const game = file('game.pgn', pgn);
    expect(await command([game, '--animate', '-o', inside('game.svg')])).to.deep.include({
      status: 0,
      reported: '',
    });
    expect(read('game.svg')).to.equal(`${renderGameSvg(pgn)}\n`);
    const {output} = await command([
      game,
      '--animate',
      '--seconds',
      '0.5',
      '--theme',
      'green',
      '--at',
      '1b/1/2',
    ]);
    expect(output).to.equal(`${renderGameSvg(pgn, {seconds: 0.5, theme: 'green', place: '1b/1/2'})}\n`);
  });

  it('is a file for each game of a folder', async () => {
    const games = file('games.pgn', `${pgn}\n${pgn.replace('Anna', 'Carla')}`);
    expect((await command([games, '--animate', '-o', inside('games')])).status).to.equal(0);
    expect(read('games', '002.svg')).to.contain('Carla');
  });

  it('is a GIF that draws each position, and of each only what has changed', async () => {
    const game = file('game.pgn', pgn);
    const {status, reported} = await command([
      game,
      '-o',
      inside('game.gif'),
      '--seconds',
      '0.8',
      '--width',
      '360',
    ]);
    expect([status, reported]).to.deep.equal([0, '']);
    const bytes = readFileSync(inside('game.gif'));
    const {size, frames, end} = framesOf(bytes);
    expect(size).to.deep.equal([360, 412]);
    expect(frames.map(({delay}) => delay)).to.deep.equal([100, 80, 80, 80, 400]);
    const [first, ...others] = frames.map(({place}) => place);
    expect(first).to.deep.equal([0, 0, 360, 412]);
    // The squares e2 to e4; e5 to e7 and what was highlighted; and so on. The board begins below the line of a player.
    expect(others[0]).to.deep.equal([180, 26 + 180, 45, 135]);
    for (const [x = 0, y = 0, width = 0, height = 0] of others)
      expect([x + width <= 360, y + height <= 386, width * height < 360 * 360]).to.deep.equal([
        true,
        true,
        true,
      ]);
    expect(end).to.equal(bytes.length);
    // The corners beside the board are white, where the SVG is transparent.
    for (const {screen} of frames)
      expect([...screen.slice(0, 3), ...screen.slice(-3)]).to.deep.equal(Array(6).fill(255));
  });

  it('shows in each frame of a GIF what the picture of that position shows', async () => {
    // Without players, because fonts differ.
    const moves = '1. e4 d5 2. exd5 Qxd5 3. Nf3 Bg4 4. Be2 Nc6 5. O-O O-O-O {[%cal Gc1g5] [%csl Rd5]} *';
    expect(
      (await command([file('game.pgn', moves), '-o', inside('game.gif'), '--width', '240'])).status,
    ).to.equal(0);
    const {frames} = framesOf(readFileSync(inside('game.gif')));
    expect(frames.length).to.equal(11);
    const rasterize = rasterizerFor('GIF');
    for (const [ply, {screen}] of frames.entries()) {
      const place = ply === 0 ? 'start' : `${Math.ceil(ply / 2)}${ply % 2 ? '' : 'b'}`;
      const {pixels} = rasterize(renderGameSvg(moves, {width: 240, place, background: '#fff'}));
      const differing = screen.filter(
        (value, i) => Math.abs(value - (pixels[Math.floor(i / 3) * 4 + (i % 3)] ?? 0)) > 40,
      );
      expect(differing.length / screen.length).to.be.below(0.002, place);
    }
  });

  it('is a GIF of at most 250 KB for forty moves at 480 pixels', async () => {
    const long = file('long.pgn', fortyMoves);
    expect((await command([long, '-o', inside('long.gif')])).status).to.equal(0);
    const bytes = readFileSync(inside('long.gif'));
    expect(framesOf(bytes).frames).to.have.length.above(80);
    expect(bytes.length).to.be.below(250_000);
  });

  it('is a GIF of 480 pixels, on ten files and without a move too', async () => {
    const wide = file('wide.pgn', `[FEN "${capablanca}"]\n\n*\n`);
    expect((await command([wide, '-o', inside('wide.gif')])).status).to.equal(0);
    const {size, frames} = framesOf(readFileSync(inside('wide.gif')));
    expect([size, frames.length]).to.deep.equal([[480, 384], 1]);
  });

  it('draws null moves, which change nothing but the highlight', async () => {
    const game = file('null.pgn', '1. -- -- 2. e4 *\n');
    expect((await command([game, '-o', inside('null.gif'), '--width', '180'])).status).to.equal(0);
    const places = framesOf(readFileSync(inside('null.gif'))).frames.map(({place}) => place.join());
    expect(places.slice(1, 3)).to.deep.equal(['0,0,1,1', '0,0,1,1']);
  });

  for (const [args, problem] of [
    [['-o', 'game.png', '--animate'], 'A PNG does not move'],
    [['--animate', '--every'], 'A game that moves is one picture'],
    [['--animate', '--ply', '3'], 'A game that moves is one picture'],
    [['--animate', '--as', 'tag'], '--animate draws a picture'],
    [['--animate', '--marks', 'Ge4'], '--marks is of one position'],
    [['--animate', '--turn-marker'], '--turn-marker is of one position'],
    [['--seconds', '2'], '--seconds is the pace of --animate'],
    [['--animate', '--seconds', '0'], '--seconds must be a number from 0.2 to 60; found “0”.'],
    [['--animate', '--seconds', 'fast'], '--seconds must be a number from 0.2 to 60; found “fast”.'],
    [['-o', 'game.webp', '--animate'], 'pictures are only .svg, .png and .gif.'],
  ] as const) {
    it(`refuses ${args.join(' ')}`, async () => {
      const {status, reported} = await command([file('game.pgn', pgn), ...args]);
      expect([status, reported.includes(problem)]).to.deep.equal([2, true], reported);
    });
  }

  it('needs a game', async () => {
    const {status, reported, output} = await command([start, '--animate']);
    expect([status, output]).to.deep.equal([1, '']);
    expect(reported).to.equal('FEN, character 1: Only a game moves: name a .pgn file.\n');
  });

  it('reports a place that the game does not have', async () => {
    const {status, reported} = await command([file('game.pgn', pgn), '--animate', '--at', '9']);
    expect([status, reported.includes('There is no move 9 in this game.')]).to.deep.equal([1, true]);
  });
});
