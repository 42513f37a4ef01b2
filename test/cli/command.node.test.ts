import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from 'chai';
import {renderSvg} from '../../src/drawing/index.js';
import {FileNames, safeName} from '../../src/cli/file-names.js';
import {ProgressReport} from '../../src/cli/progress.js';
import {run} from '../../src/cli/run.js';
import {capablanca, kingsOnRank1, start} from '../fixtures/positions.js';

describe('the command', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fen-board-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const read = (...names: string[]) => readFileSync(join(folder, ...names), 'utf8');

  /** Runs it and gives what it wrote. */
  async function command(args: readonly string[], input: string | Uint8Array = '', isTerminal = false) {
    const written: (string | Uint8Array)[] = [];
    let reported = '';
    const status = await run(args, {
      version: '1.2.3',
      isTerminal,
      readInput: () => Promise.resolve(typeof input === 'string' ? new TextEncoder().encode(input) : input),
      write: (output) => void written.push(output),
      report: (message) => void (reported += message),
    });
    return {status, output: written.join(''), reported: reported.replaceAll(folder, ''), written};
  }

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
    it(`draws a start by lot, and reports on a terminal which: --random ${game}`, async () => {
      const {status, output, reported} = await command(['--random', game], '', true);
      expect(status).to.equal(0);
      const drawn = /^Drawn by lot: (.+)\n$/.exec(reported)?.[1] ?? '';
      expect(output).to.equal(`${renderSvg(drawn)}\n`);
      expect(output).to.contain(`viewBox="0 0 ${45 * files} 360"`);
      expect((await command(['--random', game])).reported).to.equal('');
    });
  }

  it('draws a start by lot beside other inputs, and refuses a game without one', async () => {
    const {reported} = await command([start, '--random', 'chess960', '-o', join(folder, 'both')], '', true);
    expect(reported).to.contain('2 files written');
    const wrong = await command(['--random', 'gothic']);
    expect([wrong.status, wrong.reported.split('\n')[0]]).to.deep.equal([
      2,
      'fen-board: --random must be one of chess960, capablanca; found “gothic”.',
    ]);
  });

  it('writes the file that -o names, and makes its folder', async () => {
    const {status, output, reported} = await command([start, '-o', join(folder, 'new', 'board.svg')]);
    expect([status, output, reported]).to.deep.equal([0, '', '']);
    expect(read('new', 'board.svg')).to.equal(`${renderSvg(start)}\n`);
  });

  it('reports on a terminal what it has written', async () => {
    const typed = (...args: string[]) => command(args, '', true);
    const board = join(folder, 'board.svg');
    expect((await typed(start, '-o', board)).reported).to.equal('/board.svg written.\n');
    expect((await typed(start, '-o', join(folder, 'boards'))).reported).to.equal(
      '1 file written into /boards.\n',
    );
    const several = file('p.fen', `${start}\n${kingsOnRank1}`);
    expect((await typed(several, '-o', join(folder, 'both'))).reported).to.equal(
      '2 files written into /both.\n',
    );
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

  it('reports the error of the system where nothing can be written', async () => {
    const {status, reported} = await command([start, '-o', join(folder, 'x'.repeat(300), 'board.svg')]);
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
    it(`reports what is not a folder in the path ${output}`, async () => {
      file('taken', '');
      const {status, reported} = await command([start, '-o', join(folder, output)]);
      expect([status, reported]).to.deep.equal([1, 'fen-board: /taken is not a folder.\n']);
    });
  }

  it('makes no folder when there is nothing to write into it', async () => {
    const inputs = [
      join(folder, 'none.fen'),
      file('empty.pgn', ''),
      file('bad.pgn', '1. e5 *'),
      file('bad.epd', '9'),
    ];
    for (const output of ['boards/', 'boards/board.svg']) {
      expect((await command([...inputs, '-o', join(folder, output)])).status).to.equal(1);
      expect(existsSync(join(folder, 'boards'))).to.equal(false);
    }
  });

  it('has the options of the element, and size', async () => {
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
    expect(output).to.match(/width="500"\s+height="388.89"/);
  });

  const refused: readonly (readonly [args: readonly string[], said: RegExp])[] = [
    [[], /Nothing to draw/],
    [[start, '--orientation', 'up'], /--orientation must be one of white, black, auto; found “up”/],
    [[start, '--coordinates', ''], /--coordinates must be one of inside, outside, none; found “”/],
    [[start, '--theme', 'pink'], /--theme must be one of auto, brown, .*; found “pink”/],
    [[start, '--marks', 'Ge4 Xe5'], /--marks: .*Xe5/],
    [[start, '--pieces', '__proto__'], /--pieces must be one of modern, classic; found “__proto__”/],
    [[start, '--size', '1e3'], /--size must be a whole number from 8 to 8192; found “1e3”/],
    [[start, '--size', '100000'], /--size must be a whole number/],
    [[start, '--ply', '-1'], /ply/],
    [[start, '--ply', '3', '--every'], /Give one of/],
    [[start, '-o', ''], /--output is the name of a file or folder; found “”/],
    [[start, '-o', 'x.svg', '--format', 'png'], /not the name of a file in the format png/],
    [[start, '--format', 'gif'], /--format must be one of svg, png/],
    [[start, '--size', '100', '--width', '100'], /--size and --width are the same: give one\./],
    [[start, '--colour'], /^fen-board: Unknown option --colour\.\n/],
    [[start, '--theem', 'green'], /^fen-board: Unknown option --theem; did you mean --theme\?\n/],
    [[start, '--thme', 'green'], /^fen-board: Unknown option --thme; did you mean --theme\?\n/],
    [[start, '--themes', 'green'], /^fen-board: Unknown option --themes; did you mean --theme\?\n/],
    [[start, '--paffing', '9'], /^fen-board: Unknown option --paffing; did you mean --padding\?\n/],
    [[start, '--theme'], /^fen-board: --theme needs a value\./],
    [[start, '--every=yes'], /^fen-board: --every has no value\.\n/],
    [[start, '-o', 'a.PDF'], /“a\.PDF” cannot be written/],
    [[start, '-o', 'a.jpg'], /“a\.jpg” cannot be written: pictures are only \.svg and \.png\./],
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
  ];
  for (const [args, said] of refused) {
    it(`does not guess what ${JSON.stringify(args.slice(1))} means`, async () => {
      const {status, output, reported} = await command(args);
      expect(status).to.equal(2);
      expect(output).to.equal('');
      expect(reported).to.match(said);
    });
  }

  it('accepts a language with its region', async () => {
    expect((await command([start, '--lang', 'de-AT'])).output).to.contain('Weiß');
  });

  for (const name of ['2026.11', 'my.boards/']) {
    it(`writes into a folder called ${name}`, async () => {
      expect((await command([start, '-o', join(folder, name)])).status).to.equal(0);
      expect(readdirSync(join(folder, name))).to.deep.equal(['001.svg']);
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

  it('draws each line of a file, skipping blank lines and comments', async () => {
    const positions = file('p.fen', `\ufeff# two boards\r\n\r\n${start}\r\n  # and\r\n${capablanca}`);
    expect(await command([positions, '-o', join(folder, 'boards')])).to.deep.include({
      status: 0,
      reported: '',
    });
    expect(readdirSync(join(folder, 'boards'))).to.deep.equal(['001.svg', '002.svg']);
    expect(read('boards', '002.svg')).to.equal(`${renderSvg(capablanca)}\n`);
  });

  it('reports the place of each bad record, writes the good ones and ends with 1', async () => {
    const positions = file('p.fen', `${start}\n\n8/8/9/8/8/8/8/8 w - - 0 1\nnonsense\n${kingsOnRank1}\n`);
    const {status, reported} = await command([positions, '-o', `${join(folder, 'boards')}/`]);
    expect(status).to.equal(1);
    expect(reported.split('\n')[0]).to.equal('/p.fen:3:5: Rank 6 has 9 squares; the board is 8 files wide.');
    expect(reported.split('\n')[1]).to.match(/^\/p\.fen:4:2: /);
    expect(readdirSync(join(folder, 'boards'))).to.deep.equal(['001.svg', '004.svg']);
  });

  it('names boards by the id of their EPD record, each differently', async () => {
    const lines = ['id "WAC.001"; bm Qg6;', 'bm e4; id "wac.001";', 'bm d4;', 'id "Émile / Zürich 1953";'];
    const epd = file('p.epd', lines.map((operations) => `8/8/8/8/8/8/8/K6k w - - ${operations}`).join('\n'));
    expect(await command([epd, '-o', join(folder, 'boards')])).to.deep.include({status: 0, reported: ''});
    expect(readdirSync(join(folder, 'boards')).sort()).to.deep.equal(
      ['003.svg', 'WAC.001.svg', 'wac.001-2.svg', 'Émile-Zürich-1953.svg'].sort(),
    );
  });

  it('writes nowhere but into the folder, whatever a record calls itself', async () => {
    const ids = ['../../escaped', '/etc/escaped', '..', '.', 'a\\\\b', 'nul', 'C:x', '-o', '~', '.hidden'];
    const epd = file('p.epd', ids.map((id) => `8/8/8/8/8/8/8/K6k w - - id "${id}";`).join('\n'));
    expect(await command([epd, '-o', join(folder, 'a', 'boards')])).to.deep.include({status: 0});
    expect(readdirSync(folder).sort()).to.deep.equal(['a', 'p.epd']);
    expect(readdirSync(join(folder, 'a'))).to.deep.equal(['boards']);
    expect(readdirSync(join(folder, 'a', 'boards')).sort()).to.deep.equal(
      ['003', '004', '009', '_nul', 'C-x', 'a-b', 'escaped', 'etc-escaped', 'hidden', 'o']
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  const games = `[White "A"]\n\n1. e4 e5 2. Nf3 *\n\n[White "B"]\n[FEN "${kingsOnRank1}"]\n\n*\n\n[White "C"]\n\n1. d4 d5 2. Ke3 *\n\n1. c4 *\n`;
  const afterKnight = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';

  it('draws the last position of each game, and none of a game that breaks off', async () => {
    const {status, reported} = await command([file('g.pgn', games), '-o', join(folder, 'boards')]);
    expect(status).to.equal(1);
    expect(reported).to.match(
      /^\/g\.pgn:12:13: Game 3: 2\. Ke3 cannot be played\. .* The game is skipped\.\n$/,
    );
    expect(readdirSync(join(folder, 'boards'))).to.deep.equal(['001.svg', '002.svg', '004.svg']);
    expect(read('boards', '001.svg')).to.equal(`${renderSvg(afterKnight)}\n`);
    expect(read('boards', '002.svg')).to.equal(`${renderSvg(kingsOnRank1)}\n`);
  });

  it('draws what comes before a bad move, where every position is wanted', async () => {
    const {status, reported} = await command([
      file('g.pgn', '1. d4 d5 2. Ke3 *'),
      '--every',
      '-o',
      join(folder, 'boards'),
    ]);
    expect(status).to.equal(1);
    expect(reported).to.contain('2. Ke3 cannot be played.').and.to.not.contain('skipped');
    expect(readdirSync(join(folder, 'boards'))).to.deep.equal(['001-000.svg', '001-001.svg', '001-002.svg']);
  });

  it('draws the position after a number of half-moves, or the last of a shorter game', async () => {
    await command([file('g.pgn', games), '--ply', '2', '-o', join(folder, 'boards')]);
    expect(readdirSync(join(folder, 'boards'))).to.deep.equal(['001.svg', '002.svg', '003.svg', '004.svg']);
    expect(read('boards', '003.svg')).to.contain('pawns a2, b2, c2, d4');
    expect(read('boards', '004.svg')).to.contain('pawns a2, b2, c4');
  });

  it('draws every position', async () => {
    await command([file('g.pgn', games), '--every', '-o', join(folder, 'boards')]);
    expect(readdirSync(join(folder, 'boards')).join(' ')).to.equal(
      '001-000.svg 001-001.svg 001-002.svg 001-003.svg 002-000.svg 003-000.svg 003-001.svg 003-002.svg 004-000.svg 004-001.svg',
    );
  });

  it('reads the standard input, games as well as positions', async () => {
    expect((await command(['-'], start)).output).to.equal(`${renderSvg(start)}\n`);
    expect((await command(['-'], '[White "A"]\n1. e4 e5 2. Nf3 *')).output).to.equal(
      `${renderSvg(afterKnight)}\n`,
    );
    expect((await command(['-', '--from=pgn'], '1. e4 e5 2. Nf3 *')).output).to.equal(
      `${renderSvg(afterKnight)}\n`,
    );
    expect((await command(['-'], 'x')).reported).to.match(/^<stdin>:1:1: /);
  });

  it('writes one board to one place, not several', async () => {
    const positions = file('p.fen', `${start}\n${kingsOnRank1}`);
    for (const args of [[positions], [positions, '-o', join(folder, 'x.svg')], [start, kingsOnRank1]]) {
      const {status, output, reported} = await command(args);
      expect([status, output]).to.deep.equal([2, '']);
      expect(reported).to.contain('name a folder');
    }
    expect(existsSync(join(folder, 'x.svg'))).to.equal(false);
  });

  it('puts the name of its file before that of a board, where there are several files', async () => {
    const all = [file('a.fen', start), file('b.fen', kingsOnRank1)];
    await command([...all, '-o', join(folder, 'boards')]);
    expect(readdirSync(join(folder, 'boards'))).to.deep.equal(['a-001.svg', 'b-001.svg']);
  });

  it('goes on after a file that cannot be read, and reports a file with nothing in it', async () => {
    const {status, reported} = await command([join(folder, 'none.fen'), file('e.fen', '# nothing\n'), start]);
    expect(status).to.equal(1);
    expect(reported).to.equal('fen-board: There is no file /none.fen.\n/e.fen:1:1: No board was found.\n');
  });

  it('reports which part of a path is not a folder', async () => {
    mkdirSync(join(folder, 'boards.fen'));
    const long = `${'x'.repeat(300)}.pgn`;
    const inputs = [folder, join(folder, 'boards.fen'), join(file('taken', ''), 'x.epd'), long];
    const {status, reported} = await command(inputs);
    expect(status).to.equal(1);
    const [first, second, third, fourth] = reported.split('\n');
    expect(first).to.equal('fen-board:  is a folder, not a file.');
    expect(second).to.equal('fen-board: /boards.fen is a folder, not a file.');
    expect(third).to.equal('fen-board: There is no file /taken/x.epd.');
    expect(fourth).to.match(/^fen-board: x+\.pgn: E[A-Z]+: /);
  });

  const paths = ['none.txt', './none', '/a/b', '../a', 'games/none', 'none/', 'C:\\a\\b', 'my games.txt'];
  for (const path of [...paths, '/a/b/c/d/e/f/g/none.txt']) {
    it(`reports that there is no file ${path}, unless it may be a FEN`, async () => {
      const {status, reported} = await command([path]);
      expect(status).to.equal(1);
      expect(reported).to.match(/^FEN, character \d+: [^\n]+\n$/);
      expect(reported.endsWith(` There is no file ${path}.\n`)).to.equal(true);
    });
  }

  const broken = [
    '8/8/8/8/8/8/8/9 w - - 0 1',
    '8/8/8/8/8/8/8/9 w - - id "WAC.001"; c0 a.b',
    '8/8/8/8/8/8/8/9',
    '8/8/8',
    '8/8/8 w - - 0 1',
    'rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    '9/9/9 KQkq - 0 1',
    'nonsense',
    'nonsense\nnone.txt',
  ];
  for (const fen of broken) {
    it(`reports ${JSON.stringify(fen)} as a FEN only`, async () => {
      const {status, reported} = await command([fen]);
      expect(status).to.equal(1);
      expect(reported)
        .to.match(/^FEN, character \d+: /)
        .and.to.not.contain('no file');
    });
  }

  it('draws a record that is too long for a path', async () => {
    const {status, reported} = await command([`8/8/8/8/8/8/8/K6k w - - c0 "${'x'.repeat(400)}";`]);
    expect([status, reported]).to.deep.equal([0, '']);
  });

  it('makes PNG with the coordinates drawn, as wide as was asked', async () => {
    const {status} = await command([capablanca, '--size', '400', '-o', join(folder, 'board.png')]);
    expect(status).to.equal(0);
    const png = readFileSync(join(folder, 'board.png'));
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
    const {status, reported} = await command([pgn, '-o', join(folder, 'out')]);
    expect(status).to.equal(1);
    expect(reported).to.not.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    const fen = await command(['8/8/8/8/8/8/8/8\u001b]0;x\u0007 w - - 0 1']);
    expect(fen.reported).to.not.match(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it('reports a board that cannot be written, and writes the others', async () => {
    const out = join(folder, 'out');
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
    const out = join(folder, 'out');
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

  const encodings: readonly (readonly [name: string, bytes: Uint8Array, reported: string])[] = [
    [
      'Latin-1',
      Buffer.from('[White "M\u00fcller"]\n\n1. e4 {\u00a1!} *', 'latin1'),
      '/g.pgn is read as Latin-1.',
    ],
    ['UTF-16', Buffer.from('\ufeff[White "Müller"]\n\n1. e4 *', 'utf16le'), '/g.pgn is read as UTF-16.'],
    [
      'UTF-16 without its mark',
      Buffer.from('[White "Mueller"]\n\n1. e4 *', 'utf16le'),
      '/g.pgn is read as UTF-16.',
    ],
    [
      'big-endian UTF-16',
      Buffer.from('\ufeff[White "Müller"]\n\n1. e4 *', 'utf16le').swap16(),
      '/g.pgn is read as UTF-16.',
    ],
    ['UTF-8', Buffer.from('[White "Müller"]\n\n1. e4 *'), ''],
  ];
  for (const [name, bytes, note] of encodings) {
    it(`reads ${name}${note && ', with a note'}`, async () => {
      writeFileSync(join(folder, 'g.pgn'), bytes);
      const {status, reported, output} = await command([join(folder, 'g.pgn')]);
      expect([status, reported]).to.deep.equal([0, note && `fen-board: ${note}\n`]);
      expect(output).to.equal(`${renderSvg('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')}\n`);
    });
  }

  it('draws the positions of variations, and those with a diagram', async () => {
    const pgn = file('g.pgn', '1. e4 e5 (1... c5 {[#]} 2. Nf3 (2. c3)) (1... e6) 2. Nf3 $220 *');
    await command([pgn, '--variations', '-o', join(folder, 'all')]);
    expect(readdirSync(join(folder, 'all')).sort()).to.deep.equal([
      '001-000.svg',
      '001-001.svg',
      '001-002-001-002.svg',
      '001-002-001-003-001-003.svg',
      '001-002-001-003.svg',
      '001-002-002-002.svg',
      '001-002.svg',
      '001-003.svg',
    ]);
    await command([pgn, '--diagrams', '-o', join(folder, 'some')]);
    expect(readdirSync(join(folder, 'some')).sort()).to.deep.equal(['001-002-001-002.svg', '001-003.svg']);
    const without = await command([file('w.pgn', '1. e4 e5 *'), '--diagrams', '-o', join(folder, 'none')]);
    expect(without.reported).to.equal('/w.pgn:1:1: No game asks for a diagram, with [#], [D] or $220.\n');
    const {status, reported} = await command([pgn, '--diagrams', '--ply', '1']);
    expect([status, reported.split('\n')[0]]).to.deep.equal([
      2,
      'fen-board: Give one of --ply, --every, --variations and --diagrams.',
    ]);
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
  it('are found at once for 40,000 boards of one id, each a name of its own', function () {
    // Where each began its search at the first, this would take minutes.
    this.timeout(20_000);
    const names = new FileNames();
    const given = Array.from({length: 40_000}, (_, i) => names.next('the same', [i + 1]));
    expect(new Set(given).size).to.equal(40_000);
    expect([given[0], given[1], given.at(-1)]).to.deep.equal(['the-same', 'the-same-2', 'the-same-40000']);
  });
});

describe('progress', () => {
  const reported = (isTerminal: boolean, times: readonly number[]): string => {
    let text = '';
    let now = 0;
    const progress = new ProgressReport(
      (more) => (text += more),
      isTerminal,
      () => now,
    );
    times.forEach((time, i) => {
      now = time;
      progress.at(i + 1, 'games.pgn', (i + 1) / times.length);
    });
    progress.clear();
    return text;
  };
  it('is not reported of what takes no longer than a second', () => {
    expect(reported(true, [1, 500, 999])).to.equal('');
  });
  it('is reported on one line of a terminal, that is cleared at the end', () => {
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
  it('is written as wide as asked for, else 720', async () => {
    const widths: number[] = [];
    for (const size of [[], ['--size', '100']]) {
      const written: (string | Uint8Array)[] = [];
      const around = {
        version: '',
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
