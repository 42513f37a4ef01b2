import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from 'chai';
import {hashOfSources, isUpToDate, writeStamp} from '../../scripts/built.mjs';

describe('dist', () => {
  const root = process.cwd();
  beforeEach(() => {
    process.chdir(mkdtempSync(join(tmpdir(), 'fen-board-')));
    for (const folder of ['src/notation', 'dist/types']) mkdirSync(folder, {recursive: true});
    writeFileSync('src/notation/index.ts', 'export {}');
    writeFileSync('dist/notation.js', 'export {}');
    writeFileSync('package-lock.json', '{}');
  });
  afterEach(() => {
    const folder = process.cwd();
    process.chdir(root);
    rmSync(folder, {recursive: true});
  });

  it('is not up to date before the first build', () => {
    expect(isUpToDate()).to.equal(false);
  });

  it('is up to date after a build, also where files were only touched', () => {
    writeStamp(hashOfSources());
    writeFileSync('src/notation/index.ts', 'export {}');
    expect(isUpToDate()).to.equal(true);
  });

  const changes = {
    'a source is changed': () => writeFileSync('src/notation/index.ts', 'export const a = 1'),
    'a source is added': () => writeFileSync('src/notation/more.ts', ''),
    'a source is removed': () => rmSync('src/notation/index.ts'),
    'other dependencies are asked for': () => writeFileSync('package-lock.json', '{"packages": {}}'),
    'the build is set up differently': () => writeFileSync('rollup.config.mjs', 'export default []'),
    'a built file is changed by hand': () => writeFileSync('dist/notation.js', '// by hand'),
    'a built file is removed': () => rmSync('dist/notation.js'),
    'dist is removed': () => rmSync('dist', {recursive: true}),
  };
  for (const [what, change] of Object.entries(changes)) {
    it(`is built again when ${what}`, () => {
      writeStamp(hashOfSources());
      change();
      expect(isUpToDate()).to.equal(false);
    });
  }

  it('is built again when a source was saved while it was being built', () => {
    const read = hashOfSources();
    writeFileSync('src/notation/index.ts', 'export const later = 1');
    writeStamp(read);
    expect(isUpToDate()).to.equal(false);
  });
});
