import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'chai';
import {renderSvg} from '../../../src/picture/files/index.js';
import {capablanca, kingsOnRank1, start} from '../../tools/fixtures/positions.js';
import {setup} from './setup.js';

describe('the inputs of the command', () => {
  const {inside, file, read, command} = setup();

  it('draws each line of a file, skipping blank lines and comments', async () => {
    const positions = file('p.fen', `\ufeff# two boards\r\n\r\n${start}\r\n  # and\r\n${capablanca}`);
    expect(await command([positions, '-o', inside('boards')])).to.deep.include({status: 0, reported: ''});
    expect(readdirSync(inside('boards'))).to.deep.equal(['001.svg', '002.svg']);
    expect(read('boards', '002.svg')).to.equal(`${renderSvg(capablanca)}\n`);
  });

  it('reports the place of each bad record, writes the good ones and ends with 1', async () => {
    const positions = file('p.fen', `${start}\n\n8/8/9/8/8/8/8/8 w - - 0 1\nnonsense\n${kingsOnRank1}\n`);
    const {status, reported} = await command([positions, '-o', `${inside('boards')}/`]);
    expect(status).to.equal(1);
    expect(reported.split('\n')[0]).to.equal('/p.fen:3:5: Rank 6 has 9 squares; the board is 8 files wide.');
    expect(reported.split('\n')[1]).to.match(/^\/p\.fen:4:2: /);
    expect(readdirSync(inside('boards'))).to.deep.equal(['001.svg', '004.svg']);
  });

  it('gives boards unique names, by the ids of their EPD records', async () => {
    const lines = ['id "WAC.001"; bm Qg6;', 'bm e4; id "wac.001";', 'bm d4;', 'id "Émile / Zürich 1953";'];
    const epd = file('p.epd', lines.map((operations) => `8/8/8/8/8/8/8/K6k w - - ${operations}`).join('\n'));
    expect(await command([epd, '-o', inside('boards')])).to.deep.include({status: 0, reported: ''});
    expect(readdirSync(inside('boards')).sort()).to.deep.equal(
      ['003.svg', 'WAC.001.svg', 'wac.001-2.svg', 'Émile-Zürich-1953.svg'].sort(),
    );
  });

  it('writes only into the folder, whatever the id of a record', async () => {
    const ids = ['../../escaped', '/etc/escaped', '..', '.', 'a\\\\b', 'nul', 'C:x', '-o', '~', '.hidden'];
    const epd = file('p.epd', ids.map((id) => `8/8/8/8/8/8/8/K6k w - - id "${id}";`).join('\n'));
    expect(await command([epd, '-o', inside('a', 'boards')])).to.deep.include({status: 0});
    expect(readdirSync(inside()).sort()).to.deep.equal(['a', 'p.epd']);
    expect(readdirSync(inside('a'))).to.deep.equal(['boards']);
    expect(readdirSync(inside('a', 'boards')).sort()).to.deep.equal(
      ['003', '004', '009', '_nul', 'C-x', 'a-b', 'escaped', 'etc-escaped', 'hidden', 'o']
        .map((name) => `${name}.svg`)
        .sort(),
    );
  });

  const games = `[White "A"]\n\n1. e4 e5 2. Nf3 *\n\n[White "B"]\n[FEN "${kingsOnRank1}"]\n\n*\n\n[White "C"]\n\n1. d4 d5 2. Ke3 *\n\n1. c4 *\n`;
  const afterKnight = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2';

  it('draws the last position of each game, and none of a game with an error', async () => {
    const {status, reported} = await command([file('g.pgn', games), '-o', inside('boards')]);
    expect(status).to.equal(1);
    expect(reported).to.match(
      /^\/g\.pgn:12:13: Game 3: 2\. Ke3 cannot be played\. .* The game is skipped\.\n$/,
    );
    expect(readdirSync(inside('boards'))).to.deep.equal(['001.svg', '002.svg', '004.svg']);
    expect(read('boards', '001.svg')).to.equal(`${renderSvg(afterKnight)}\n`);
    expect(read('boards', '002.svg')).to.equal(`${renderSvg(kingsOnRank1)}\n`);
  });

  for (const text of [
    '1. d4 d5 2. Ke3 *',
    '1. e4 d5 2. PxP *',
    '1. e4 e5 2. castles *',
    '1. e4 (1. Ke3) e5 *',
  ])
    it(`writes no file of a game with an error: ${text}`, async () => {
      for (const choice of [[], ['--every'], ['--ply', '1'], ['--at', '1']]) {
        const {status, reported} = await command([file('g.pgn', text), ...choice, '-o', inside('boards')]);
        expect(status).to.equal(1);
        expect(reported).to.match(/ cannot be played\. .* The game is skipped\.\n$/);
        expect(readdirSync(inside())).to.deep.equal(['g.pgn']);
      }
    });

  it('reports ten of many errors, and counts the others', async () => {
    const lines = 'x\n'.repeat(40);
    const {status, reported} = await command([file('p.fen', lines), '-o', inside('boards')]);
    expect(status).to.equal(1);
    const said = reported.trim().split('\n');
    expect(said).to.have.length(11);
    expect(said[9]).to.match(/^\/p\.fen:10:1: /);
    expect(said[10]).to.equal('/p.fen: 30 more like these.');
  });

  it('reports ten files that are already there, and counts the others', async () => {
    const args = [file('p.fen', `${kingsOnRank1}\n`.repeat(12)), '-o', inside('boards')];
    expect((await command(args)).status).to.equal(0);
    const {status, reported} = await command(args);
    expect(status).to.equal(1);
    expect(reported.trim().split('\n').at(-1)).to.equal('fen-board: 2 more like these.');
    expect(readdirSync(inside('boards'))).to.have.length(12);
  });

  it('draws the position after a number of half-moves, or the last of a shorter game', async () => {
    await command([file('g.pgn', games), '--ply', '2', '-o', inside('boards')]);
    expect(readdirSync(inside('boards'))).to.deep.equal(['001.svg', '002.svg', '004.svg']);
    expect(read('boards', '004.svg')).to.contain('pawns a2, b2, c4');
  });

  it('draws every position', async () => {
    await command([file('g.pgn', games), '--every', '-o', inside('boards')]);
    expect(readdirSync(inside('boards')).join(' ')).to.equal(
      '001-000.svg 001-001.svg 001-002.svg 001-003.svg 002-000.svg 004-000.svg 004-001.svg',
    );
  });

  it('reads games or positions from the standard input', async () => {
    expect((await command(['-'], start)).output).to.equal(`${renderSvg(start)}\n`);
    expect((await command(['-'], '[White "A"]\n1. e4 e5 2. Nf3 *')).output).to.equal(
      `${renderSvg(afterKnight)}\n`,
    );
    expect((await command(['-', '--from=pgn'], '1. e4 e5 2. Nf3 *')).output).to.equal(
      `${renderSvg(afterKnight)}\n`,
    );
    expect((await command(['-'], 'x')).reported).to.match(/^<stdin>:1:1: /);
  });

  it('refuses to write several boards to one file', async () => {
    const positions = file('p.fen', `${start}\n${kingsOnRank1}`);
    for (const args of [[positions], [positions, '-o', inside('x.svg')], [start, kingsOnRank1]]) {
      const {status, output, reported} = await command(args);
      expect([status, output]).to.deep.equal([2, '']);
      expect(reported).to.contain('name a folder');
    }
    expect(existsSync(inside('x.svg'))).to.equal(false);
  });

  it('begins the names of boards with the name of their file if there are several files', async () => {
    const all = [file('a.fen', start), file('b.fen', kingsOnRank1)];
    await command([...all, '-o', inside('boards')]);
    expect(readdirSync(inside('boards'))).to.deep.equal(['a-001.svg', 'b-001.svg']);
  });

  it('continues after a file that cannot be read, and reports an empty file', async () => {
    const {status, reported} = await command([inside('none.fen'), file('e.fen', '# nothing\n'), start]);
    expect(status).to.equal(1);
    expect(reported).to.equal('fen-board: There is no file /none.fen.\n/e.fen:1:1: No board was found.\n');
  });

  it('reports which part of a path is not a folder', async () => {
    mkdirSync(inside('boards.fen'));
    const long = `${'x'.repeat(300)}.pgn`;
    const inputs = [inside(), inside('boards.fen'), join(file('taken', ''), 'x.epd'), long];
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
    [
      'UTF-8 with one bad byte',
      Buffer.concat([
        Buffer.from('[White "Müller"]\n[Black "Ko'),
        Buffer.of(0xe8),
        Buffer.from('í Škvor"]\n\n1. e4 *'),
      ]),
      '/g.pgn is read as UTF-8 with some Latin-1.',
    ],
  ];
  for (const [name, bytes, note] of encodings) {
    it(`reads ${name}${note && ', with a note'}`, async () => {
      writeFileSync(inside('g.pgn'), bytes);
      const {status, reported, output} = await command([inside('g.pgn')]);
      expect([status, reported]).to.deep.equal([0, note && `fen-board: ${note}\n`]);
      expect(output).to.equal(`${renderSvg('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')}\n`);
    });
  }

  const annotated =
    '{[%csl Ge4]} 1. e4 {[%cal Rd8h4] [#]} e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O (4. Ba4 {[%csl Ya4]} b5) -- *';
  const drawn = (fen: string, look: object = {}) => `${renderSvg(fen, look)}\n`;
  const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  const castled = 'r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4';

  it('draws the arrows and squares of a game, unless others are given', async () => {
    const pgn = file('g.pgn', annotated);
    for (const choice of [['--ply', '1'], ['--at', '1'], ['--diagrams']]) {
      expect((await command([pgn, ...choice])).output).to.equal(drawn(afterE4, {marks: 'Rd8h4'}));
      expect((await command([pgn, ...choice, '--marks', ''])).output).to.equal(drawn(afterE4));
    }
    await command([pgn, '--every', '-o', inside('every')]);
    expect(read('every', '001-000.svg')).to.equal(drawn(start, {marks: 'Ge4'}));
    expect(read('every', '001-001.svg')).to.equal(drawn(afterE4, {marks: 'Rd8h4', lastMove: 'e2e4'}));
  });

  it('highlights the last move in every position, elsewhere with --last-move', async () => {
    const pgn = file('g.pgn', annotated);
    await command([pgn, '--every', '-o', inside('every')]);
    expect(read('every', '001-007.svg')).to.equal(drawn(castled, {lastMove: 'e1g1'}));
    expect(read('every', '001-008.svg')).to.not.contain('last-move');
    expect((await command([pgn, '--at', '4', '--last-move'])).output).to.equal(
      drawn(castled, {lastMove: 'e1g1'}),
    );
    expect((await command([pgn, '--at', '4'])).output).to.equal(drawn(castled));
  });

  it('draws the position after a move by its place', async () => {
    const pgn = file('g.pgn', annotated);
    const variation = 'r1bqkbnr/2pp1ppp/p1n5/1p2p3/B3P3/5N2/PPPP1PPP/RNBQK2R w KQkq b6 0 5';
    for (const [place, fen, look] of [
      ['start', start, {marks: 'Ge4'}],
      ['1w', afterE4, {marks: 'Rd8h4'}],
      ['4/1/4B', variation, {}],
    ] as const)
      expect((await command([pgn, '--at', place])).output, place).to.equal(drawn(fen, look));
    const missing = await command([
      file('two.pgn', '1. e4 *\n\n1. d4 d5 *\n'),
      '--at',
      '1b',
      '-o',
      inside('two'),
    ]);
    expect([missing.status, missing.reported]).to.deep.equal([
      1,
      '/two.pgn:1:1: Game 1: There is no move 1b in this game.\n',
    ]);
    expect(readdirSync(inside('two'))).to.deep.equal(['002.svg']);
    const wrong = await command([pgn, '--at', 'later']);
    expect([wrong.status, wrong.reported.split('\n')[0]]).to.deep.equal([
      2,
      'fen-board: --at must be a place such as 14, 14b, start or end; found “later”.',
    ]);
  });

  it('draws the positions of variations, or those with a diagram', async () => {
    const pgn = file('g.pgn', '1. e4 e5 (1... c5 {[#]} 2. Nf3 (2. c3)) (1... e6) 2. Nf3 $220 *');
    await command([pgn, '--variations', '-o', inside('all')]);
    expect(readdirSync(inside('all')).sort()).to.deep.equal([
      '001-000.svg',
      '001-001.svg',
      '001-002-001-002.svg',
      '001-002-001-003-001-003.svg',
      '001-002-001-003.svg',
      '001-002-002-002.svg',
      '001-002.svg',
      '001-003.svg',
    ]);
    await command([pgn, '--diagrams', '-o', inside('some')]);
    expect(readdirSync(inside('some')).sort()).to.deep.equal(['001-002-001-002.svg', '001-003.svg']);
    const without = await command([file('w.pgn', '1. e4 e5 *'), '--diagrams', '-o', inside('none')]);
    expect(without.reported).to.equal('/w.pgn:1:1: No game asks for a diagram, with [#], [D] or $220.\n');
    const {status, reported} = await command([pgn, '--diagrams', '--ply', '1']);
    expect([status, reported.split('\n')[0]]).to.deep.equal([
      2,
      'fen-board: Give one of --ply, --at, --every, --variations and --diagrams.',
    ]);
  });
});
