import {readdirSync} from 'node:fs';
import {expect} from 'chai';
import {describe as inWords} from '../../../src/picture/files/index.js';
import {capablanca, kingsOnRank1, start} from '../../tools/fixtures/positions.js';
import {setup} from './setup.js';

describe('what the command prints to be pasted', () => {
  const {file, inside, command} = setup();
  const words = inWords(start);
  const alternative = `${words} FEN: ${start}`;
  const cases: readonly (readonly [args: readonly string[], text: string])[] = [
    [['--as', 'tag'], `<fen-board fen="${start}"></fen-board>`],
    [
      ['--as', 'tag', '--orientation', 'black', '--turn-marker', '--label', '"<b>'],
      `<fen-board fen="${start}" orientation="black" turn-marker label="&quot;&lt;b&gt;"></fen-board>`,
    ],
    [
      ['--as', 'tag', '--address', 'a.png', '--theme', 'green'],
      `<fen-board fen="${start}" theme="green"><img src="a.png" alt="${alternative}" width="480" height="480"></fen-board>`,
    ],
    [['--as', 'img'], `<img src="board.svg" alt="${alternative}" width="480" height="480">`],
    [
      ['--as', 'img', '--address', 'https://example.org/a.png', '--label', 'The start'],
      '<img src="https://example.org/a.png" alt="The start" width="480" height="480">',
    ],
    [
      ['--as', 'img', '--address', 'https://example.org/', '--marks', 'Ge4 Rd5', '--turn-marker'],
      `<img src="https://example.org/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1.svg?turn-marker=&amp;marks=Ge4+Rd5" alt="${words} Marked: green e4, red d5. FEN: ${start}" width="480" height="480">`,
    ],
    [
      ['--as', 'markdown', '--theme', 'green', '--turn-marker'],
      `\`\`\`fen\n${start}\ntheme: green\nturn-marker\n\`\`\``,
    ],
    [
      [
        '--as',
        'img',
        '--address',
        'https://example.org/',
        '--format',
        'png',
        '--width',
        '300',
        '--background',
        '#fff',
      ],
      `<img src="https://example.org/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1.png?width=300&amp;background=%23fff" alt="${alternative}" width="300" height="300">`,
    ],
    [['--as', 'shortcode'], `[fen]${start}[/fen]`],
    [['--as', 'shortcode', '--marks', 'Ge4 Rd5'], `[fen marks="Ge4 Rd5"]${start}[/fen]`],
    [
      ['--as', 'frame', '--theme', 'green'],
      `<iframe src="embed.html?fen=${start.replaceAll(' ', '+')}&amp;theme=green" title="${words}" width="480" height="480" loading="lazy"></iframe>`,
    ],
    [['--describe'], words],
    [['--describe', '--marks', 'Ge4'], `${words} Marked: green e4.`],
    [['--describe', '--lang', 'de'], 'Weiß: König e1,'],
  ];
  for (const [args, text] of cases) {
    it(`is right with ${args.join(' ')}`, async () => {
      const {status, output, reported} = await command([start, ...args]);
      expect([status, reported]).to.deep.equal([0, '']);
      expect(output.startsWith(text), output).to.equal(true);
      if (!text.endsWith(',')) expect(output).to.equal(`${text}\n`);
    });
  }

  it('has the size of a wide board, and the word of a start position', async () => {
    expect((await command([capablanca, '--as', 'img'])).output).to.contain('width="480" height="384"');
    expect((await command(['chess960:12', '--as', 'tag'])).output).to.equal(
      '<fen-board fen="chess960:12"></fen-board>\n',
    );
  });

  it('has the last move where a picture shows it', async () => {
    const game = file('last.pgn', '1. e4 *');
    const {output} = await command([game, '--as', 'img', '--address', 'https://example.org/', '--last-move']);
    expect(output).to.contain('_1.svg?last-move=e2e4"').and.contain('Last move: e2 to e4.');
    expect((await command([game, '--describe', '--last-move'])).output).to.contain('Last move: e2 to e4.');
  });

  for (const [args, problem] of [
    [['--address', 'a.png'], '--address goes with --as tag, img or frame.'],
    [['--as', 'markdown', '--address', 'a.png'], '--address goes with --as tag, img or frame.'],
    [['--as', 'tag', '--describe'], 'Give one of --as and --describe.'],
    [['--as', 'tag', '--last-move'], '--last-move is of a picture; with --as it goes with img and static.'],
    [['--describe', '--width', '300'], '--width is of a picture; with --as it goes with img and static.'],
    [['--describe', '--theme', 'green'], '--theme is of a picture: a description does not mention it.'],
    [['--as', 'tag', '--force'], '--force is of files: --as and --describe print text.'],
    [
      ['--as', 'img', '--address', 'b.png', '--format', 'png'],
      '--format is of a service: an --address that does not end in / has its own.',
    ],
  ] as const)
    it(`refuses what would be left out: ${args.join(' ')}`, async () => {
      const {status, reported} = await command([start, ...args]);
      expect([status, reported.split('\n')[0]]).to.deep.equal([2, `fen-board: ${problem}`]);
    });

  it('is printed for each board, with the marks of a game', async () => {
    const {output} = await command([file('p.fen', `${start}\n${kingsOnRank1}`), '--as', 'tag']);
    expect(output.split('\n')).to.have.length(3);
    const game = await command([file('g.pgn', '1. e4 {[%cal Ge2e4]} *'), '--as', 'tag']);
    expect(game.output).to.contain(' marks="Ge2e4">');
  });

  for (const choice of [[], ['--diagrams'], ['--every'], ['--variations']])
    it(`names the files that are written into a folder: ${choice.join(' ') || 'the last positions'}`, async () => {
      const games = file('g.pgn', '1. e4 e5 {[#]} 2. Nf3 (2. f4 {[#]} exf4) *\n\n1. d4 {[#]} d5 *');
      const {output} = await command([games, ...choice, '--as', 'img', '--format', 'svg']);
      const named = [...output.matchAll(/src="([^"]+)"/g)].map(([, name = '']) => name);
      expect(named.length).to.be.above(1);
      await command([games, ...choice, '-o', inside('boards')]);
      expect(named).to.have.members(readdirSync(inside('boards')));
    });

  it('names the files of several inputs by the input and the id of a record', async () => {
    const one = file('one.epd', `${start.split(' ').slice(0, 4).join(' ')} id "mate in one";`);
    const two = file('two.fen', start);
    const {output} = await command([one, two, '--as', 'img']);
    expect([...output.matchAll(/src="([^"]+)"/g)].map(([, name]) => name)).to.deep.equal([
      'one-mate-in-one.svg',
      'two-001.svg',
    ]);
  });

  it('is not written to a file', async () => {
    const {status, reported} = await command([start, '--as', 'tag', '-o', 'x.svg']);
    expect([status, reported.split('\n')[0]]).to.deep.equal([
      2,
      'fen-board: --as and --describe print text, without --output.',
    ]);
  });
});

describe('a game that the command prints as HTML', () => {
  const {file, command} = setup();
  const text =
    '[White "Anna"]\n[Black "Ben"]\n\n1. e4 {Best <by> test.} e5 {[#] [%cal Gg1f3]} 2. Nf3 (2. f4 exf4) 1-0';

  it('has players, moves, comments and variations', async () => {
    const {status, output} = await command([file('g.pgn', text), '--as', 'static']);
    expect(status).to.equal(0);
    const words = output.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words.trim()).to.equal(
      'Anna – Ben, 1-0 1. e4 Best &lt;by&gt; test. 1… e5 2. Nf3 (2. f4 exf4) 1-0',
    );
  });

  it('has a picture with its description where the game asks for one, as SVG or PNG', async () => {
    const game = file('g.pgn', text);
    for (const [type, begin] of [
      ['svg', '<svg'],
      ['png', '\u{fffd}PNG'],
    ]) {
      const args = [game, '--as', 'static', '--format', type ?? '', '--coordinates', 'outside'];
      const {output} = await command(args);
      const [, mime, content = '', alt, width] =
        /<img src="data:image\/([a-z+]+);base64,([^"]+)" alt="([^"]+)" width="(\d+)"/.exec(output) ?? [];
      expect([mime, width]).to.deep.equal([type === 'svg' ? 'svg+xml' : 'png', '480']);
      expect(
        Buffer.from(content, 'base64')
          .toString()
          .startsWith(begin ?? ''),
      ).to.equal(true);
      expect(alt).to.contain('White to move.').and.contain('Arrows: green g1 to f3.').and.contain(' FEN: ');
    }
  });

  it('is printed for each game', async () => {
    const {output} = await command([file('g.pgn', `${text}\n\n[White "Cleo"]\n\n1. d4 *`), '--as', 'static']);
    expect(output.match(/class="fen-game-text"/g)).to.have.length(2);
    expect(output, 'a game without a result').to.contain('<strong>Cleo</strong>');
  });

  it('needs a game, and refuses options of one position', async () => {
    const {status, reported} = await command([start, '--as', 'static']);
    expect([status, reported]).to.deep.equal([
      1,
      'FEN, character 1: Only a game has moves to print: name a .pgn file.\n',
    ]);
    for (const option of [
      '--every',
      '--at=1',
      '--ply=1',
      '--variations',
      '--diagrams',
      '--marks=Ge4',
      '--last-move',
    ]) {
      const refused = await command([file('g.pgn', text), '--as', 'static', option]);
      const [name] = option.split('=');
      expect([refused.status, refused.reported.split('\n')[0]]).to.deep.equal([
        2,
        `fen-board: ${name ?? ''} has no effect: --as static prints whole games.`,
      ]);
    }
  });
});
