// Rules for the imports in src. test/architecture.node.test.mjs checks them, and that each rule can fail.

/** The rooms that each room may import. A room is a folder of src, or a module directly in src. */
const imports = {
  attributes: '',
  text: '',
  notation: 'text',
  rules: 'text notation',
  marks: 'text notation',
  pgn: 'text notation rules marks',
  locales: 'text notation rules marks',
  drawing: 'attributes text notation marks locales',
  svg: 'notation marks locales drawing pgn',
  dom: '',
  loader: 'locales drawing dom',
  interaction: 'attributes text notation rules marks locales drawing dom loader',
  solve: 'text notation rules pgn locales drawing dom loader interaction',
  edit: 'text notation rules locales dom loader interaction',
  toolbar: 'text locales drawing dom loader interaction',
  element: 'attributes notation rules marks locales drawing dom loader interaction solve toolbar',
  game: 'attributes text notation rules marks pgn locales drawing svg dom loader interaction toolbar element',
  parts: 'text notation rules marks pgn locales drawing dom interaction solve edit toolbar element game',
  define: 'element game',
  upgrade: 'attributes text notation pgn locales dom define',
  markdown: 'attributes notation marks pgn locales drawing image game upgrade',
  react: 'attributes drawing interaction element game define',
  embed: 'attributes',
  image: 'attributes text notation marks locales drawing',
  cli: 'attributes text notation rules marks pgn locales drawing svg image',
  index: 'notation rules pgn locales drawing svg loader interaction element game parts define upgrade',
};
/** The rooms, each with the names of those that it may import. */
export const rooms = Object.fromEntries(
  Object.entries(imports).map(([room, others]) => [room, others.split(' ').filter(Boolean)]),
);

/** Rooms that import no package, not even lit; eslint.config.mjs keeps the DOM out of them. */
export const pureRooms = [
  'attributes',
  'text',
  'notation',
  'rules',
  'marks',
  'pgn',
  'locales',
  'drawing',
  'svg',
];
/** The layers of interaction, from the lowest to the highest: a module imports from its own layer or a lower one. */
const layers = ['(board-host|events)[.]ts$', 'state/', 'view/', 'input/', '(modes|interaction)[.]ts$'].map(
  (path) => `^src/interaction/${path}`,
);

/** A pattern for the paths of a room's modules. `index` has all entries that register the tags. */
export const pathOf = (room) =>
  ({
    element: '^src/element/(?!(all-parts|server)[.]ts$)',
    game: '^src/game/(?!index[.]ts$)',
    loader: '^src/parts/loader[.]ts$',
    parts: '^src/parts/(?!loader[.]ts$)',
    index: '^src/(index|game/index|upgrade/all-in-one|element/(all-parts|server))[.]ts$',
    upgrade: '^src/upgrade/(?!all-in-one[.]ts$)',
  })[room] ?? `^src/${room}([.]ts$|/)`;
const pathsOf = (names) => names.map(pathOf);

const rules = [
  {name: 'no-cycles', from: {}, to: {circular: true}},
  ...Object.entries(rooms).map(([room, others]) => ({
    name: `${room}-imports-what-it-may`,
    from: {path: pathOf(room)},
    to: {path: '^src/', pathNot: pathsOf([room, ...others])},
  })),
  {name: 'every-module-has-a-room', from: {path: '^src/', pathNot: pathsOf(Object.keys(rooms))}, to: {}},
  {name: 'pure-rooms-have-no-packages', from: {path: pathsOf(pureRooms)}, to: {pathNot: '^src/'}},
  {
    name: 'only-the-command-is-for-node',
    // The files that Markdown plugins write need Node too; of its modules, they import only the types.
    from: {path: '^src/', pathNot: [pathOf('cli'), '^src/markdown/picture-files[.]ts$']},
    to: {dependencyTypes: ['core']},
  },
  ...layers.map((layer, height) => ({
    name: `layer-${height + 1}-imports-from-below`,
    from: {path: layer},
    to: {path: pathOf('interaction'), pathNot: layers.slice(0, height + 1)},
  })),
];

export default {
  forbidden: rules.map((rule) => ({severity: 'error', ...rule})),
  options: {
    // Imports of types count too.
    tsPreCompilationDeps: true,
    // The loader imports the parts on demand, and the parts import it.
    exclude: {dynamic: true},
    doNotFollow: {path: 'node_modules'},
  },
};
