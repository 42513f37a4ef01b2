// The rooms of src: they import what dependency-cruiser.config.mjs allows, and each of its rules can fail.
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, posix} from 'node:path';
import {expect} from 'chai';
import {cruise} from 'dependency-cruiser';
import {ESLint} from 'eslint';
import config, {pathOf, rooms} from '../dependency-cruiser.config.mjs';

/** The modules of src in a folder, with what they import, and the rules that they break. */
async function cruised(baseDir = '.') {
  const {forbidden, options} = config;
  const {output} = await cruise(['src'], {...options, baseDir, validate: true, ruleSet: {forbidden}});
  return {modules: output.modules, violations: output.summary.violations};
}

describe('the rooms of src', () => {
  let modules, violations;
  before(async () => ({modules, violations} = await cruised()));

  it('import only what they may', () => {
    const said = violations.map(({rule, from, to}) => `${rule.name}: ${from} imports ${to}`);
    expect(said).to.deep.equal([]);
    expect(modules.length).to.be.above(100);
  });

  it('use every arrow of the table', () => {
    const roomOf = (path) => Object.keys(rooms).find((room) => new RegExp(pathOf(room)).test(path));
    const used = modules.flatMap(({source, dependencies}) =>
      dependencies.map(({resolved}) => `${roomOf(source)} imports ${roomOf(resolved)}`),
    );
    for (const [room, others] of Object.entries(rooms))
      expect(used).to.include.members(others.map((other) => `${room} imports ${other}`));
  });

  it('are all in the list of docs/internals.md', () => {
    const internals = readFileSync('docs/internals.md', 'utf8');
    for (const entry of readdirSync('src', {withFileTypes: true}))
      if (entry.isDirectory()) expect(internals).to.match(new RegExp(`^    src/${entry.name} `, 'm'));
  });

  it('have the modules through which CONTRIBUTING follows a FEN and a press', () => {
    const [ways] = /### One FEN[^]*?(?=## House rules)/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [''];
    let folder = '';
    const named = Array.from(ways.matchAll(/`([\w-]+(?:\/[\w-]+)*\/)?([\w-]+\.ts)`/g), ([, path, name]) => {
      folder = path ?? folder;
      return posix.join('src', folder, name);
    });
    expect(named.length).to.be.above(20);
    expect(modules.map(({source}) => source)).to.include.members(named);
  });
});

/** The rules that modules break, by the paths of these in src. */
async function brokenBy(modules) {
  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  try {
    for (const [path, code] of Object.entries(modules)) {
      const file = join(folder, 'src', path);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, code);
    }
    const {violations} = await cruised(folder);
    return [...new Set(violations.map(({rule}) => rule.name))];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe('an import is refused', () => {
  /** By what is wrong with it: the rule that it breaks, and modules, each with its code. */
  const wrong = {
    'of a room above': [
      'notation-imports-what-it-may',
      {'notation/a.ts': `import {b} from '../rules/b.js';`, 'rules/b.ts': 'export const b = 1;'},
    ],
    'of the types of a room above': [
      'rules-imports-what-it-may',
      {'rules/a.ts': `import type {B} from '../pgn/b.js';`, 'pgn/b.ts': 'export type B = 1;'},
    ],
    'of a room beside': [
      'toolbar-imports-what-it-may',
      {'toolbar/a.ts': `import '../edit/b.js';`, 'edit/b.ts': 'export const b = 1;'},
    ],
    'of the entry of the games': [
      'game-imports-what-it-may',
      {'game/a.ts': `import './index.js';`, 'game/index.ts': 'export {};'},
    ],
    'in a circle': [
      'no-cycles',
      {
        'notation/a.ts': `import './b.js';`,
        'notation/b.ts': `import './c.js';`,
        'notation/c.ts': `import './a.js';`,
      },
    ],
    'in a circle of types': [
      'no-cycles',
      {
        'notation/a.ts': `import type {B} from './b.js';\nexport type A = B;`,
        'notation/b.ts': `export type B = import('./a.js').A | 1;`,
      },
    ],
    'by a module of no room': [
      'every-module-has-a-room',
      {'more.ts': `import './notation/b.js';`, 'notation/b.ts': 'export {};'},
    ],
    'of a part, unless it is on demand': [
      'element-imports-what-it-may',
      {
        'element/a.ts': `import '../parts/edit.js';\nvoid import('../parts/solve.js');`,
        'parts/edit.ts': 'export {};',
        'parts/solve.ts': 'export {};',
      },
    ],
    'of lit, in a pure room': ['pure-rooms-have-no-packages', {'marks/a.ts': `import {html} from 'lit';`}],
    'of Node, outside of the command': [
      'only-the-command-is-for-node',
      {'upgrade/a.ts': `import 'node:fs';`},
    ],
    'of a layer above, in interaction': [
      'layer-2-imports-from-below',
      {'interaction/state/a.ts': `import '../view/b.js';`, 'interaction/view/b.ts': 'export {};'},
    ],
  };
  for (const [what, [rule, modules]] of Object.entries(wrong)) {
    it(what, async () => {
      expect(await brokenBy(modules)).to.deep.equal([rule]);
    });
  }
});

const withoutTypes = /(^|\/)(no-restricted-(globals|types|syntax|imports)|quoted-expressions)$/;
const eslint = new ESLint({
  ruleFilter: ({ruleId}) => withoutTypes.test(ruleId),
  // Rules that need types are left out, so they need not be there.
  overrideConfig: {languageOptions: {parserOptions: {projectService: false}}},
});
/** The rules of eslint that code breaks in a file. */
const refused = async (filePath, code) => {
  const [{messages}] = await eslint.lintText(code, {filePath});
  return messages.map(({ruleId}) => ruleId);
};

describe('code on which the build relies is refused', () => {
  const imports = ['@typescript-eslint/no-restricted-imports'];

  it('if a template has a value without quotes, or a directive', async () => {
    const use = (value) =>
      `import {html} from 'lit';\nexport const a = (b) => html\`<p class=${value}></p>\`;`;
    expect(await refused('src/element/host.ts', use('${b}'))).to.deep.equal(['lit/quoted-expressions']);
    expect(await refused('src/element/host.ts', use('"${b}"'))).to.deep.equal([]);
    for (const module of ['lit/directives/repeat.js', 'lit/static-html.js', 'lit-html/directive.js'])
      expect(await refused('src/element/host.ts', `import '${module}';`), module).to.deep.equal(imports);
  });

  it('if it imports the entry of another room, unless for a type', async () => {
    const code = `import {play} from '../rules/index.js';\nplay();`;
    expect(await refused('src/edit/panel.ts', code)).to.deep.equal(imports);
    expect(await refused('src/edit/panel.ts', `import type {Move} from '../rules/index.js';`)).to.deep.equal(
      [],
    );
  });

  it('if it fetches a module, except in the loader', async () => {
    const code = `export const a = () => import('./edit.js');`;
    expect(await refused('src/element/host.ts', code)).to.deep.equal(['no-restricted-syntax']);
    expect(await refused('src/parts/loader.ts', code)).to.deep.equal([]);
  });
});

describe('code that needs a page is refused', () => {
  it('in a room that is pure', async () => {
    const pure = 'src/drawing/board.ts';
    for (const code of ['document.title;', 'new DOMParser();', 'if (globalThis.window) window.open();'])
      expect(await refused(pure, code), code).to.deep.equal(['no-restricted-globals']);
    expect(await refused(pure, 'export const a = (element: Element) => element;')).to.deep.equal([
      '@typescript-eslint/no-restricted-types',
    ]);
    expect(await refused('src/dom/listen.ts', 'document.title;')).to.deep.equal([]);
    expect(await refused(pure, 'const name = 1; console.warn(name);')).to.deep.equal([]);
  });

  it('if a module uses its own address, because a site may rename the drop-in', async () => {
    const code = 'export const a = import.meta.url;';
    expect(await refused('src/element/host.ts', code)).to.deep.equal(['no-restricted-syntax']);
    expect(await refused('src/cli/main.ts', code)).to.deep.equal([]);
  });
});
