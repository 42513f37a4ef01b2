import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {expect} from 'chai';
import {partOf} from '../tools/part.ts';

const {exports, name} = JSON.parse(readFileSync('package.json', 'utf8'));
const modules = Object.entries(exports).filter(([, target]) => target.default);

describe('the package', () => {
  for (const [entry, target] of Object.entries(exports)) {
    it(`has the files of ${entry}`, () => {
      for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
        expect(existsSync(file), file).to.equal(true);
      }
    });
  }

  for (const [entry] of partOf(modules)) {
    it(`imports ${entry} in plain Node`, () => {
      const specifier = entry.replace('.', name);
      const script = `import * as all from '${specifier}'; if (!Object.keys(all).length) process.exit(1);`;
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {stdio: 'pipe'});
    });
  }

  it('uses languages that were added, without a page too', () => {
    const script = `import {addLocale, explain} from 'fen-board/locales'; import {de} from 'fen-board/locales/de';
      import {describe} from 'fen-board/svg'; import {parseFen} from 'fen-board/notation';
      const fen = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
      const before = describe(fen, {lang: 'de'});
      addLocale('de', de);
      console.log(JSON.stringify([before, describe(fen, {lang: 'de-CH'}), explain(parseFen('8').error, {lang: 'de'})]));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).to.deep.equal([
      'White: king e1. Black: king e8. White to move.',
      'Weiß: König e1. Schwarz: König e8. Weiß am Zug.',
      'Ein Brett hat 8 Reihen; gefunden: 1.',
    ]);
  });
});
