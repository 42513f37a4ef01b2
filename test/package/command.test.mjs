import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect} from 'chai';
import {renderSvg} from 'fen-board/svg';
import {start} from '../tools/fixtures/positions.ts';

const {bin, version} = JSON.parse(readFileSync('package.json', 'utf8'));
// For coverage, the same program with its source map.
const built = process.env.FEN_BOARD_COMMAND ?? bin['fen-board'];

describe('the built command', () => {
  let folder;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'fen-board-'))));
  after(() => rmSync(folder, {recursive: true}));

  const command = (args, {cli = built, input = ''} = {}) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [resolve(cli), ...args], {
      cwd: folder,
      input,
      encoding: 'utf8',
    });
    return {status, stdout, stderr};
  };

  it('is a program for Node', () => {
    expect(readFileSync(bin['fen-board'], 'utf8')).to.match(/^#!\/usr\/bin\/env node\n/);
    expect(command(['--version'])).to.deep.equal({status: 0, stdout: `${version}\n`, stderr: ''});
  });

  it('draws a FEN as renderSvg does', () => {
    expect(command([start])).to.deep.equal({status: 0, stdout: `${renderSvg(start)}\n`, stderr: ''});
    expect(command(['-'], {input: start}).stdout).to.equal(`${renderSvg(start)}\n`);
  });

  it('divides the attributes of what it prints, although the build shortens templates', () => {
    const printed = (...args) => command([start, '--as', ...args]).stdout.trim();
    const look = ['--theme', 'green', '--turn-marker', '--marks', 'Ge4'];
    expect(printed('tag')).to.equal(`<fen-board fen="${start}"></fen-board>`);
    expect(printed('tag', ...look)).to.equal(
      `<fen-board fen="${start}" theme="green" turn-marker marks="Ge4"></fen-board>`,
    );
    expect(printed('shortcode', ...look)).to.equal(
      `[fen theme="green" turn-marker marks="Ge4"]${start}[/fen]`,
    );
  });

  it('ends quietly when the program that reads its output closes it', async () => {
    const program = spawn(process.execPath, [resolve(built), '-'], {stdio: ['pipe', 'pipe', 'pipe']});
    let said = '';
    program.stderr.on('data', (text) => (said += text));
    program.stdout.destroy();
    program.stdin.end(start);
    const [status] = await once(program, 'exit');
    expect([status, said]).to.deep.equal([0, '']);
  });

  it('exits with 1 and one line if its output cannot be written', function () {
    if (!existsSync('/dev/full')) this.skip();
    const full = openSync('/dev/full', 'w');
    const {status, stderr} = spawnSync(process.execPath, [resolve(built), start], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(status).to.equal(1);
    expect(stderr).to.match(/^fen-board: ENOSPC[^\n]*\n$/);
  });

  it('leaves nothing of a file that does not fit on the disk', function () {
    if (process.platform === 'win32') this.skip();
    const full = join(folder, 'full');
    mkdirSync(full);
    // No file may be larger than one or two kilobytes.
    const {status, stderr} = spawnSync(
      'sh',
      ['-c', 'ulimit -f 2; exec "$@"', 'sh', process.execPath, resolve(built), start, '-o', 'board.svg'],
      {cwd: full, encoding: 'utf8'},
    );
    expect([status, readdirSync(full)]).to.deep.equal([1, []]);
    expect(stderr).to.match(/^fen-board: EFBIG[^\n]*\n$/);
  });

  it('makes PNG', () => {
    expect(command([start, '-o', 'board.png'])).to.deep.equal({status: 0, stdout: '', stderr: ''});
    expect(readFileSync(join(folder, 'board.png')).subarray(1, 4).toString()).to.equal('PNG');
  });

  it('names the package that PNG needs if that is not installed, and draws SVG without it', () => {
    const alone = join(folder, 'alone');
    mkdirSync(alone);
    cpSync('dist', join(alone, 'dist'), {recursive: true});
    cpSync('package.json', join(alone, 'package.json'));
    const cli = join(alone, 'dist/cli.js');
    const {status, stdout, stderr} = command([start, '-o', 'none.png'], {cli});
    expect([status, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(/^fen-board: PNG needs @resvg\/resvg-js, which is not installed here: .+\n$/);
    expect(existsSync(join(folder, 'none.png'))).to.equal(false);
    expect(command([start], {cli}).status).to.equal(0);
  });

  it('exits with 1 and the place of the error if it cannot parse a FEN', () => {
    expect(command(['8/8/9/8/8/8/8/8 w - - 0 1'])).to.deep.equal({
      status: 1,
      stdout: '',
      stderr: 'FEN, character 5: Rank 6 has 9 squares; the board is 8 files wide.\n',
    });
  });
});
