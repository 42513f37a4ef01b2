import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'chai';
import {renderSvg} from '../../../src/picture/files/index.js';
import {makeFileNamer, safeName} from '../../../src/hosts/cli/outputs.js';
import {progressReport, run} from '../../../src/hosts/cli/run.js';
import {capablanca, kingsOnRank1, start} from '../../tools/fixtures/positions.js';
import {setup} from './setup.js';

describe('the command', () => {
  const {inside, file, read, command} = setup();

  it('writes the picture of a FEN to the standard output, and nothing else', async () => {
    expect(await command([start])).to.deep.include({
      status: 0,
      output: `${renderSvg(start)}\n`,
      reported: '',
    });
  });

  it('accepts a FEN without its quotation marks', async () => {
    expect((await command(start.split(' '))).output).to.equal(`${renderSvg(start)}\n`);
  });

  for (const word of ['start', 'chess960:518', 'chess960:0', 'capablanca', 'janus']) {
    it(`draws a start position by its number or name: ${word}`, async () => {
      expect(await command([word])).to.deep.include({status: 0, output: `${renderSvg(word)}\n`});
    });
  }

  it('reports a number that no start position has, with its place', async () => {
    const {status, reported} = await command(['chess960:960']);
    expect(status).to.equal(1);
    expect(reported).to.equal(
      'FEN, character 10: A Chess960 start has a number from 0 to 959; found “960”.\n',
    );
  });

  for (const [game, files] of [
    ['chess960', 8],
    ['capablanca', 10],
  ] as const) {
    it(`draws a random start, and reports it on a terminal: --random ${game}`, async () => {
      const {status, output, reported} = await command(['--random', game], '', true);
      expect(status).to.equal(0);
      const drawn = /^Chosen at random: (.+)\n$/.exec(reported)?.[1] ?? '';
      expect(output).to.equal(`${renderSvg(drawn)}\n`);
      expect(output).to.contain(`viewBox="0 0 ${45 * files} 360"`);
      expect((await command(['--random', game])).reported).to.equal('');
    });
  }

  it('draws a random start after other inputs, and refuses an unknown variant', async () => {
    const {reported} = await command([start, '--random', 'chess960', '-o', inside('both')], '', true);
    expect(reported).to.contain('2 files written');
    const wrong = await command(['--random', 'gothic']);
    expect([wrong.status, wrong.reported.split('\n')[0]]).to.deep.equal([
      2,
      'fen-board: --random must be one of chess960, capablanca; found “gothic”.',
    ]);
  });

  it('writes the file that -o names, and makes its folder', async () => {
    const {status, output, reported} = await command([start, '-o', inside('new', 'board.svg')]);
    expect([status, output, reported]).to.deep.equal([0, '', '']);
    expect(read('new', 'board.svg')).to.equal(`${renderSvg(start)}\n`);
  });

  it('reports on a terminal what it has written', async () => {
    const typed = (...args: string[]) => command(args, '', true);
    const board = inside('board.svg');
    expect((await typed(start, '-o', board)).reported).to.equal('/board.svg written.\n');
    expect((await typed(start, '-o', inside('boards'))).reported).to.equal('1 file written into /boards.\n');
    const several = file('p.fen', `${start}\n${kingsOnRank1}`);
    expect((await typed(several, '-o', inside('both'))).reported).to.equal('2 files written into /both.\n');
    expect((await typed(start)).reported).to.equal('');
    expect((await typed(start, '-o', board)).reported).to.not.contain('written');
  });

  it('accepts every kind of CSS colour as background', async () => {
    for (const color of ['White', '#fff', '#ffff', '#ffffff80', 'rgb(10 20 30 / 50%)', 'rebeccapurple']) {
      const {status, output} = await command([start, '--background', color]);
      expect(status, color).to.equal(0);
      expect(output).to.contain(`fill="${color}"`);
    }
  });

  it('reads a file of any other name as FENs', async () => {
    expect((await command([file('boards.txt', start)])).output).to.equal(`${renderSvg(start)}\n`);
  });

  it('reports the error of the system if nothing can be written', async () => {
    const {status, reported} = await command([start, '-o', inside('x'.repeat(300), 'board.svg')]);
    expect(status).to.equal(1);
    expect(reported).to.match(/^fen-board: E[A-Z]+: [^\n]*\n$/);
  });

  for (const output of [
    'taken/board.svg',
    'taken//board.svg',
    'taken/new/board.svg',
    'taken',
    'taken/',
    'taken/new/',
  ]) {
    it(`reports the part that is not a folder in the path ${output}`, async () => {
      file('taken', '');
      const {status, reported} = await command([start, '-o', inside(output)]);
      expect([status, reported]).to.deep.equal([1, 'fen-board: /taken is not a folder.\n']);
    });
  }

  it('makes no folder when there is nothing to write into it', async () => {
    const inputs = [
      inside('none.fen'),
      file('empty.pgn', ''),
      file('bad.pgn', '1. e5 *'),
      file('bad.epd', '9'),
    ];
    for (const output of ['boards/', 'boards/board.svg']) {
      expect((await command([...inputs, '-o', inside(output)])).status).to.equal(1);
      expect(existsSync(inside('boards'))).to.equal(false);
    }
  });

  it('has the options of the element, and the size', async () => {
    const look = {
      orientation: 'black',
      coordinates: 'outside',
      pieces: 'classic',
      label: 'A <b>',
      theme: 'blue',
      marks: 'Ge4 Yg1f3',
    } as const;
    const args = Object.entries(look).map(([name, value]) => `--${name}=${value}`);
    const {output} = await command([capablanca, ...args, '--turn-marker', '--size=500']);
    const same = {...look, turnMarker: true, size: 500} as const;
    expect(output).to.equal(`${renderSvg(capablanca, same)}\n`);
    expect(output).to.contain('part="turn white"');
    expect(output).to.match(/width="500"\s+height="403.85"/);
  });

  const refused: readonly (readonly [args: readonly string[], said: RegExp])[] = [
    [[], /Nothing to draw/],
    [[start, '--orientation', 'up'], /--orientation must be one of white, black, auto; found “up”/],
    [[start, '--coordinates', ''], /--coordinates must be one of inside, outside, none, squares; found “”/],
    [[start, '--theme', 'pink'], /--theme must be one of auto, brown, .*; found “pink”/],
    [[start, '--marks', 'Ge4 Xe5'], /--marks: .*Xe5/],
    [[start, '--pieces', '__proto__'], /--pieces must be one of modern, classic; found “__proto__”/],
    [[start, '--size', '1e3'], /--size must be a whole number from 8 to 8192; found “1e3”/],
    [[start, '--size', '100000'], /--size must be a whole number/],
    [[start, '--ply', '-1'], /ply/],
    [[start, '--ply', '3', '--every'], /Give one of/],
    [[start, '-o', ''], /--output is the name of a file or folder; found “”/],
    [[start, '-o', 'x.svg', '--format', 'png'], /not the name of a file in the format png/],
    [[start, '--format', 'webp'], /--format must be one of svg, png/],
    [[start, '--size', '100', '--width', '100'], /--size and --width are the same: give one\./],
    [[start, '--colour'], /^fen-board: Unknown option --colour\.\n/],
    [[start, '--theem', 'green'], /^fen-board: Unknown option --theem; did you mean --theme\?\n/],
    [[start, '--thme', 'green'], /^fen-board: Unknown option --thme; did you mean --theme\?\n/],
    [[start, '--themes', 'green'], /^fen-board: Unknown option --themes; did you mean --theme\?\n/],
    [[start, '--paffing', '9'], /^fen-board: Unknown option --paffing; did you mean --padding\?\n/],
    [[start, '--theme'], /^fen-board: --theme needs a value\./],
    [[start, '--every=yes'], /^fen-board: --every has no value\.\n/],
    [
      [start, '-o', 'a.PDF'],
      /“a\.PDF” cannot be written: .* For a PDF, print a page with the boards from the browser\./,
    ],
    [[start, '-o', 'a.jpg'], /“a\.jpg” cannot be written: pictures are only \.svg, \.png and \.gif\./],
    [
      [start, '-o', 'b/card.sgv'],
      /“b\/card\.sgv” cannot be written: .* A folder of that name is “b\/card\.sgv\/”\./,
    ],
    [[start, 'a.svg'], /“a\.svg” is a picture, and nothing to draw from: to write it, give -o a\.svg/],
    [[start, '--lang', 'xx'], /--lang must be one of en, de, es, fr, nl; found “xx”/],
    [[start, '--background', 'nonsense'], /--background must be a CSS colour, .*; found “nonsense”\./],
    [[start, '--background', ' Whit '], /--background must be a CSS colour/],
    [[start, '--background', '#ff'], /--background must be a CSS colour/],
    [[start, '--background', 'url(https://example.org)'], /--background must be a CSS colour/],
    [['start', '--at', '3'], /--at is of a game, and there is none in FEN\./],
    [[start, '--ply', '3'], /--ply is of a game/],
    [[start, '--every'], /--every is of a game/],
    [[start, '--variations'], /--variations is of a game/],
    [[start, '--diagrams'], /--diagrams is of a game/],
    [[start, '--last-move'], /--last-move is of a game/],
    [[start, '--force'], /--force goes with --output/],
  ];
  for (const [args, said] of refused) {
    it(`does not guess what ${JSON.stringify(args.slice(1))} means`, async () => {
      const {status, output, reported} = await command(args);
      expect(status).to.equal(2);
      expect(output).to.equal('');
      expect(reported).to.match(said);
    });
  }

  it('refuses options of games for any input without one, before it draws', async () => {
    const positions = file('positions.fen', start);
    const refusedIn = async (args: readonly string[], text = '') => {
      const {status, output, reported} = await command(args, text);
      expect([status, output], args.join(' ')).to.deep.equal([2, '']);
      return /there is none in (.*)\./.exec(reported)?.[1];
    };
    expect(await refusedIn([positions, '--at', '3'])).to.match(/positions\.fen$/);
    expect(await refusedIn(['-', '--every'], start)).to.equal('<stdin>');
    const pgn = '1. e4 e5 *';
    expect(await refusedIn(['-', '--from', 'fen', '--ply', '1'], pgn)).to.equal('<stdin>');
    // With a game among the inputs, positions are drawn as they are.
    const games = file('games.pgn', pgn);
    for (const inputs of [
      [positions, games],
      [games, positions],
    ])
      expect(
        (await command([...inputs, '--ply', '1', '-o', inside(`of-${inputs.indexOf(games)}`)])).status,
      ).to.equal(0);
    expect((await command(['-', '--last-move', '--from', 'pgn'], pgn)).output).to.contain('e7 to e5');
  });

  it('accepts a language with its region', async () => {
    expect((await command([start, '--lang', 'de-AT'])).output).to.contain('Weiß');
  });

  for (const name of ['2026.11', 'my.boards/']) {
    it(`writes into a folder called ${name}`, async () => {
      expect((await command([start, '-o', inside(name)])).status).to.equal(0);
      expect(readdirSync(inside(name))).to.deep.equal(['001.svg']);
    });
  }

  it('shows its version, and its help', async () => {
    expect((await command(['--version'])).output).to.equal('1.2.3\n');
    const {status, output} = await command(['--help']);
    expect(status).to.equal(0);
    for (const option of ['--orientation', '--marks', '--turn-marker', '--lang', '--theme', '--ply']) {
      expect(output).to.contain(option);
    }
  });

  it('makes a PNG of the requested width, with coordinates', async () => {
    const {status} = await command([capablanca, '--size', '400', '-o', inside('board.png')]);
    expect(status).to.equal(0);
    const png = readFileSync(inside('board.png'));
    expect(png.subarray(1, 4).toString()).to.equal('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).to.deep.equal([400, 320]);
    const bare = await command([capablanca, '--size=400', '--format=png', '--coordinates=none']);
    expect(Buffer.compare(bare.written[0] as Uint8Array, png)).to.not.equal(0);
  });

  it('draws a card of any proportion, on a background', async () => {
    const card = ['--width', '1200', '--height', '630', '--background', '#fff', '--padding', '40'];
    const {output} = await command([start, ...card]);
    expect(output).to.equal(
      `${renderSvg(start, {width: 1200, height: 630, background: '#fff', padding: 40})}\n`,
    );
    const {written} = await command([start, '--format', 'png', ...card]);
    const png = Buffer.from(written[0] as Uint8Array);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).to.deep.equal([1200, 630]);
    const tall = Buffer.from(
      (await command([start, '--format', 'png', '--height', '100'])).written[0] as Uint8Array,
    );
    expect([tall.readUInt32BE(16), tall.readUInt32BE(20)]).to.deep.equal([100, 100]);
  });

  it('shows no control character of a file on the terminal', async () => {
    const pgn = file('evil.pgn', '[White "a"]\n\n1. e4 \u001bc\u001b[2J\u202eNf9 *\n');
    const {status, reported} = await command([pgn, '-o', inside('out')]);
    expect(status).to.equal(1);
    expect(reported).to.not.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    const fen = await command(['8/8/8/8/8/8/8/8\u001b]0;x\u0007 w - - 0 1']);
    expect(fen.reported).to.not.match(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it('reports a board that cannot be written, and writes the others', async () => {
    const out = inside('out');
    mkdirSync(join(out, '002.svg'), {recursive: true});
    const {status, reported} = await command([
      file('p.fen', `${start}\n${kingsOnRank1}\n${capablanca}`),
      '-o',
      out,
    ]);
    expect([status, reported]).to.deep.equal([1, 'fen-board: /out/002.svg is a folder.\n']);
    expect(readdirSync(out).sort()).to.deep.equal(['001.svg', '002.svg', '003.svg']);
  });

  it('shortens names that are too long in bytes', async () => {
    const id = '\u{1f451}é漢'.repeat(60).replace(/\p{So}/gu, '漢');
    const out = inside('out');
    const {status} = await command([file('p.epd', `8/8/8/8/8/8/8/K6k w - - id "${id}";\n`), '-o', out]);
    expect(status).to.equal(0);
    expect(Buffer.byteLength(readdirSync(out)[0] ?? '')).to.be.within(150, 255);
  });

  it('replaces a file only with --force', async () => {
    const board = file('board.svg', 'mine');
    const refused = await command([start, '-o', board]);
    expect([refused.status, refused.reported]).to.deep.equal([
      1,
      'fen-board: /board.svg is already there; --force replaces it.\n',
    ]);
    expect(read('board.svg')).to.equal('mine');
    expect((await command([start, '-o', board, '--force'])).status).to.equal(0);
    expect(read('board.svg')).to.equal(`${renderSvg(start)}\n`);
  });

  it('escapes a label in the picture', async () => {
    const {output} = await command([start, '--label', '"><script>alert(1)</script>']);
    expect(output).to.contain('&quot;&gt;&lt;script&gt;').and.to.not.contain('<script');
  });
});

describe('names of files', () => {
  it('are cut, not refused, when they are long', () => {
    expect(safeName('ü'.repeat(500))).to.equal('ü'.repeat(80));
  });
  for (const name of ['', '...', '///', '\0', '\u202e']) {
    it(`are not made of ${JSON.stringify(name)}`, () => expect(safeName(name)).to.equal(''));
  }
  it('are unique, and found without delay, for 40,000 boards of one id', function () {
    // If each search began at the first name, this would take minutes.
    const nameBoard = makeFileNamer();
    const given = Array.from({length: 40_000}, (_, i) => nameBoard('the same', [i + 1]));
    expect(new Set(given).size).to.equal(40_000);
    expect([given[0], given[1], given.at(-1)]).to.deep.equal(['the-same', 'the-same-2', 'the-same-40000']);
  });
});

describe('progress', () => {
  const reported = (isTerminal: boolean, times: readonly number[]): string => {
    let text = '';
    let now = 0;
    const progress = progressReport(
      (more) => (text += more),
      isTerminal,
      () => now,
    );
    times.forEach((time, i) => {
      now = time;
      progress.update(i + 1, 'games.pgn', (i + 1) / times.length);
    });
    progress.clear();
    return text;
  };
  it('is not reported in the first second', () => {
    expect(reported(true, [1, 500, 999])).to.equal('');
  });
  it('is reported on one line of a terminal, which is cleared at the end', () => {
    expect(reported(true, [500, 1000, 1100, 1200])).to.equal(
      '\r2 boards, 50 % of games.pgn\u001b[K\r4 boards, 100 % of games.pgn\u001b[K\r\u001b[K',
    );
  });
  it('is reported now and then in a log', () => {
    expect(reported(false, [500, 1000, 5000, 11_000])).to.equal(
      '2 boards, 50 % of games.pgn\n4 boards, 100 % of games.pgn\n',
    );
  });
});

describe('a PNG', () => {
  it('has the requested width, else 720 pixels', async () => {
    const widths: number[] = [];
    for (const size of [[], ['--size', '100']]) {
      const written: (string | Uint8Array)[] = [];
      const around = {
        version: '',
        folder: new URL('../../../src/', import.meta.url),
        isTerminal: false,
        readInput: () => Promise.resolve(new Uint8Array()),
        write: (output: string | Uint8Array) => void written.push(output),
        report: () => undefined,
      };
      expect(await run([start, '--format', 'png', ...size], around)).to.equal(0);
      widths.push(Buffer.from(written[0] as Uint8Array).readUInt32BE(16));
    }
    expect(widths).to.deep.equal([720, 100]);
  });
});
