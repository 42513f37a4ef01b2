import {readdirSync, readFileSync} from 'node:fs';
import {build} from 'esbuild';
import {expect} from 'chai';
import {questions} from '../suites/bench/ui/scenarios.mjs';

/** The other libraries are installed only when the bench runs; the files of this project that it imports must exist. */
const librariesApart = {
  name: 'libraries-apart',
  setup({onResolve}) {
    onResolve({filter: /^@?[a-z]/}, ({kind, path}) =>
      kind === 'entry-point' ? undefined : {path, external: true},
    );
  },
};

describe('the bench', () => {
  for (const name of readdirSync('test/suites/bench/ui/boards').filter((file) => file !== 'add-sheet.mjs')) {
    it(`finds what ${name} imports from this project`, async () => {
      const {outputFiles} = await build({
        entryPoints: [`test/suites/bench/ui/boards/${name}`],
        bundle: true,
        write: false,
        format: 'esm',
        logLevel: 'silent',
        loader: {'.css': 'text'},
        plugins: [librariesApart],
        external: ['./fen-board.*.min.js'],
      });
      expect(outputFiles[0].contents.length).to.be.greaterThan(0);
    });
  }

  it('has a place in docs/benchmarks.md for each of its tables', () => {
    const text = readFileSync('docs/benchmarks.md', 'utf8');
    const places = [...text.matchAll(/<!-- bench: (\w+) -->\n[^]*?\n<!-- end -->/g)].map(([, name]) => name);
    expect(places.sort()).to.deep.equal(
      [...Object.keys(questions), 'others', 'where', 'walk', 'files', 'slow', 'edit', 'solve'].sort(),
    );
  });
});
