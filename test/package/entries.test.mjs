import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import {expect} from 'chai';
import {rollup} from 'rollup';

const {exports, name} = JSON.parse(readFileSync('package.json', 'utf8'));
const modules = Object.entries(exports).filter(([, target]) => typeof target === 'object');
const dropIns = new Set(['.']);

/** Bundles one import as an application would, and gives the code. */
async function bundled(code) {
  const bundle = await rollup({
    input: 'app',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? id : undefined),
        load: (id) => (id === 'app' ? code : undefined),
      },
      {
        name: 'self',
        resolveId: (id) => {
          if (id !== name && !id.startsWith(`${name}/`)) return undefined;
          return new URL(`../../${exports[id.replace(name, '.')].default}`, import.meta.url).pathname;
        },
      },
      nodeResolve(),
    ],
    onwarn: () => undefined,
  });
  const {output} = await bundle.generate({format: 'es', inlineDynamicImports: true});
  await bundle.close();
  return output.map((chunk) => chunk.code).join('\n');
}

describe('the package', function () {
  this.timeout(30_000);

  for (const [entry, target] of Object.entries(exports)) {
    it(`has the files of ${entry}`, () => {
      for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
        expect(existsSync(file), file).to.equal(true);
      }
    });
  }

  for (const [entry] of modules.filter(([entry]) => !dropIns.has(entry))) {
    it(`imports ${entry} in plain Node`, () => {
      const specifier = entry.replace('.', name);
      const script = `import * as all from '${specifier}'; if (!Object.keys(all).length) process.exit(1);`;
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {stdio: 'pipe'});
    });
  }

  it('gives parseFen alone without lit and without custom elements', async () => {
    const code = await bundled(`import {parseFen} from 'fen-board/notation'; console.log(parseFen);`);
    expect(code).to.match(/parseFen/);
    expect(code).to.not.match(/lit-html|LitElement|customElements|litHtml/);
  });

  it('gives renderSvg without lit, custom elements or the DOM', async () => {
    const code = await bundled(`import {renderSvg} from 'fen-board/svg'; console.log(renderSvg);`);
    expect(code).to.not.match(/LitElement|customElements|litHtml|document\.|window\./);
  });

  it('registers nothing with the class alone', async () => {
    const code = await bundled(`import {FenBoard} from 'fen-board/element'; console.log(FenBoard);`);
    expect(code).to.not.contain('customElements.define');
  });

  it('leaves nothing of an entry that is imported and not used', async () => {
    for (const entry of ['notation', 'svg', 'pieces']) {
      const code = await bundled(
        `import {nothing} from 'data:text/javascript,export const nothing = 0';`.slice(0, 0) +
          `import 'fen-board/${entry}';`,
      );
      expect(code.trim(), entry).to.equal('');
    }
  });
});
