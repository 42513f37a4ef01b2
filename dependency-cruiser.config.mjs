// Rules for the imports in src. test/architecture.node.test.mjs checks them.

/** The houses of src, which are its folders, each with those that its modules may import. */
const imports = {
  core: '',
  words: 'core',
  picture: 'core words',
  shared: 'core words loader',
  board: 'core words picture shared loader',
  game: 'core words picture shared loader gameLoader board',
  hosts: 'core words picture shared parts board game',
  parts: 'core words picture shared board game',
};
export const houses = Object.fromEntries(
  Object.entries(imports).map(([house, others]) => [house, others.split(' ').filter(Boolean)]),
);

/** The folders inside a house, each above those that it may import. */
const floors = {
  core: ['text', 'notation', 'rules', 'marks', 'pgn'],
  picture: ['drawing', 'files', 'address'],
  'board/interaction': ['(board-host|events)[.]ts$', 'state', 'view', 'input', '(modes|interaction)[.]ts$'],
  board: ['engine', 'interaction', 'thinking', 'toolbar', 'edit', 'solve', 'position', 'element'],
  game: ['document', '(view|edit|table)'],
  hosts: ['fences', 'upgrade', 'react', 'markdown', 'embed', 'cli', 'complete', 'still'],
};

/** Houses without a page: they import no package, not even lit, and eslint.config.mjs keeps the DOM out of them. */
export const pureHouses = ['core', 'words', 'picture'];
/** The modules for Node alone. */
const forNode = '^src/hosts/(cli/|markdown/picture-files[.]ts$)';

/** A pattern for the paths of a house, with the modules at the root of src that belong to it; each loader is one module. */
export const pathOf = (house) =>
  ({
    core: '^src/(core/|attributes[.]ts$)',
    hosts: '^src/(hosts/|(index|define)[.]ts$)',
    loader: '^src/parts/loader[.]ts$',
    gameLoader: '^src/parts/game-loader[.]ts$',
  })[house] ?? `^src/${house}/`;
const pathsOf = (names) => names.map(pathOf);

const rules = [
  {name: 'no-cycles', from: {}, to: {circular: true}},
  ...Object.entries(houses).map(([house, others]) => ({
    name: `${house}-imports-what-it-may`,
    from: {path: pathOf(house)},
    to: {path: '^src/', pathNot: pathsOf([house, ...others])},
  })),
  ...Object.entries(floors).flatMap(([house, folders]) =>
    folders.slice(0, -1).map((folder, floor) => ({
      name: `floor-${floor + 1}-of-${house}-imports-from-below`,
      from: {path: `^src/${house}/${folder}`},
      to: {path: folders.slice(floor + 1).map((above) => `^src/${house}/${above}`)},
    })),
  ),
  {name: 'every-module-has-a-house', from: {path: '^src/', pathNot: pathsOf(Object.keys(houses))}, to: {}},
  {
    name: 'pure-houses-have-no-packages',
    from: {path: pathsOf(pureHouses)},
    to: {pathNot: '^src/'},
  },
  {
    name: 'only-the-command-is-for-node',
    // The files that Markdown plugins write need Node too; of its modules, they import only the types.
    from: {path: '^src/', pathNot: forNode},
    to: {dependencyTypes: ['core']},
  },
];

export default {
  forbidden: rules.map((rule) => ({severity: 'error', ...rule})),
  options: {
    // Imports of types count too.
    tsPreCompilationDeps: true,
    // The loaders import the parts on demand, and the parts import them.
    exclude: {dynamic: true},
    doNotFollow: {path: 'node_modules'},
  },
};
