// Takes a quarter of a minute: the package is packed and installed into an empty folder, as it will be from the registry.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from 'chai';
import {runNpm, pack} from '../../integrations/pack.mjs';

const {dependencies, exports, name} = JSON.parse(readFileSync('package.json', 'utf8'));
/** Entries that are not modules for Node: styles, data, types, and what needs a peer or a window. */
const isForNode = (entry) => !/\.(?:css|json|min\.js)$|\/(?:jsx|vue|svelte|react)$/.test(entry);

describe('the package, installed from its tarball', () => {
  let folder, installed;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fen-board-rehearsal-'));
    writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
    const tarball = pack();
    // The packages that it depends on are those of the project, so that no registry is asked.
    const own = Object.keys(dependencies).flatMap((dependency) => packagesOf(dependency));
    const paths = [...new Set(own)].map((path) => join(process.cwd(), path));
    runNpm(
      [
        'install',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--offline',
        '--install-links',
        tarball,
        ...paths,
      ],
      folder,
    );
    installed = join(folder, 'node_modules', name);
    rmSync(join(tarball, '..'), {recursive: true});
  });
  after(() => rmSync(folder, {recursive: true, force: true}));

  /** The folders of a package and of what it depends on. */
  const packagesOf = (dependency) => {
    const path = `node_modules/${dependency}`;
    const {dependencies: further = {}} = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
    return [path, ...Object.keys(further).flatMap(packagesOf)];
  };

  it('has every entry, and each that is a module can be imported in Node', () => {
    const entries = Object.keys(exports).map((entry) => entry.replace('.', name));
    const script = `
      const entries = ${JSON.stringify(entries.filter((_, i) => isForNode(Object.keys(exports)[i])))};
      for (const entry of entries) console.log(entry, Object.keys(await import(entry)).length);`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(output.trim().split('\n')).to.have.length(
      entries.filter((_, i) => isForNode(Object.keys(exports)[i])).length,
    );
    for (const target of Object.values(exports).flatMap((one) =>
      typeof one === 'string' ? one : Object.values(one),
    ))
      expect(existsSync(join(installed, target)), target).to.equal(true);
  });

  it('draws, reads and plays with its modules, and with its command', () => {
    const script = `
      import {parseFen} from '${name}/notation';
      import {legalMoves} from '${name}/rules';
      import {parsePgn} from '${name}/pgn';
      import {renderSvg} from '${name}/svg';
      const {position} = parseFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
      console.log(legalMoves(position).length, parsePgn('1. e4 e5 *').games[0].moves.length, renderSvg(position).slice(0, 4));`;
    const options = {cwd: folder, encoding: 'utf8'};
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], options).trim()).to.equal(
      '20 2 <svg',
    );
    const command = join(installed, 'dist/cli.js');
    expect(execFileSync(process.execPath, [command, 'start'], options)).to.match(/^<svg /);
  });

  it('uses languages that were added, without a page too', () => {
    const script = `import {addLocale, explain} from 'fen-board/locales'; import {de} from 'fen-board/locales/de';
      import {describe} from 'fen-board/svg'; import {parseFen} from 'fen-board/notation';
      const fen = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
      const before = describe(fen, {lang: 'de'});
      addLocale('de', de);
      console.log(JSON.stringify([before, describe(fen, {lang: 'de-CH'}), explain(parseFen('8').error, {lang: 'de'})]));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).to.deep.equal([
      'White: king e1. Black: king e8. White to move.',
      'Weiß: König e1. Schwarz: König e8. Weiß am Zug.',
      'Ein Brett hat 8 Reihen; gefunden: 1.',
    ]);
  });

  it('has the files whose hashes the README names', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const tags = [...readme.matchAll(/fen-board@[^/]+\/(dist\/[\w.-]+)"(?: integrity="sha384-([^"]+)")?/g)];
    expect(tags.length).to.be.at.least(2);
    for (const [, file, hash] of tags) {
      const own = createHash('sha384')
        .update(readFileSync(join(installed, file)))
        .digest('base64');
      // Between releases the tags have no hash.
      if (hash) expect(hash, file).to.equal(own);
    }
  });

  it('has the licence of what its files contain, and the files to copy', () => {
    const licences = readFileSync(join(installed, 'THIRD-PARTY-LICENSES.md'), 'utf8');
    for (const dependency of ['lit', 'lit-html', 'lit-element', '@lit/reactive-element']) {
      expect(licences).to.contain(dependency);
      expect(licences).to.contain(readFileSync(`node_modules/${dependency}/LICENSE`, 'utf8').trim());
    }
    for (const file of [
      'hugo/render-codeblock.html',
      'mkdocs/mkdocs.yml',
      'pandoc/fen-board.lua',
      'sphinx/fen_board.py',
    ])
      expect(existsSync(join(installed, 'integrations', file)), file).to.equal(true);
  });
});
