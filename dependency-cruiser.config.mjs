// Rules for the imports in src. test/architecture.node.test.mjs checks them, and that each rule can fail.

/** The rooms that each room may import. A room is a folder of src, or a module directly in src. */
export const rooms = {
  attributes: [],
  notation: [],
  rules: ['notation'],
  marks: ['notation'],
  pgn: ['notation', 'rules', 'marks'],
  locales: ['notation', 'rules', 'marks'],
  drawing: ['attributes', 'notation', 'marks', 'locales'],
  dom: ['attributes', 'notation', 'marks', 'locales', 'drawing'],
  interaction: ['notation', 'rules', 'marks', 'locales', 'drawing', 'dom'],
  solve: ['notation', 'rules', 'pgn', 'locales', 'drawing', 'dom', 'interaction'],
  edit: ['notation', 'rules', 'locales', 'dom', 'interaction'],
  toolbar: ['notation', 'locales', 'drawing', 'dom', 'interaction'],
  element: [
    'attributes',
    'notation',
    'rules',
    'marks',
    'locales',
    'drawing',
    'dom',
    'interaction',
    'toolbar',
    'edit',
    'solve',
  ],
  game: [
    'attributes',
    'notation',
    'rules',
    'pgn',
    'marks',
    'locales',
    'drawing',
    'dom',
    'interaction',
    'toolbar',
    'element',
  ],
  define: ['element', 'game'],
  upgrade: ['attributes', 'notation', 'rules', 'pgn', 'locales', 'drawing', 'dom', 'element', 'define'],
  markdown: ['attributes', 'notation', 'pgn', 'marks', 'locales', 'drawing', 'game', 'upgrade'],
  react: ['attributes', 'drawing', 'element', 'game', 'interaction', 'define'],
  embed: ['attributes'],
  cli: ['attributes', 'notation', 'rules', 'marks', 'pgn', 'locales', 'drawing'],
  index: ['define', 'element', 'game', 'pgn', 'interaction', 'notation', 'drawing', 'locales'],
};

/** Rooms that import no package, not even lit; eslint.config.mjs keeps the DOM out of them. */
export const pureRooms = ['attributes', 'notation', 'rules', 'marks', 'pgn', 'locales', 'drawing'];
/** Rooms that a page fetches when a board needs them. They may import each other. */
const onDemandRooms = ['interaction', 'toolbar', 'edit', 'solve'];
/** Modules of the element that belong to parts fetched on demand. */
const onDemandModules =
  '^src/(element/(board-modes|form-control|glider|server-rendering|svg-document)|game/(actions-menu|ribbon))[.]ts$';
/** The layers of interaction, from the lowest to the highest: a module imports from its own layer or a lower one. */
const layers = ['events[.]ts$', 'state/', 'view/', 'input/', '(modes|interaction)[.]ts$'].map(
  (path) => `^src/interaction/${path}`,
);

/** A pattern for the paths of a room's modules. `index` has all entries that register the tags. */
export const pathOf = (room) =>
  ({
    element: '^src/element/(?!server[.]ts$)',
    game: '^src/game/(?!index[.]ts$)',
    index: '^src/(index|game/index|element/server)[.]ts$',
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
  {
    name: 'parts-come-on-demand',
    from: {path: '^src/', pathNot: [...pathsOf(onDemandRooms), onDemandModules]},
    to: {
      path: [...pathsOf(onDemandRooms), onDemandModules],
      dependencyTypesNot: ['dynamic-import', 'type-only', 'type-import'],
    },
  },
  {name: 'pure-rooms-have-no-packages', from: {path: pathsOf(pureRooms)}, to: {pathNot: '^src/'}},
  {
    name: 'only-the-command-is-for-node',
    from: {path: '^src/', pathNot: pathOf('cli')},
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
    doNotFollow: {path: 'node_modules'},
  },
};
