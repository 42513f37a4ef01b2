// What the modules of src may import. test/architecture.node.test.mjs checks them, and that each rule can fail.

/** What each room may import of the others. A room is a folder of src, or a module beside these. */
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
  toolbar: ['notation', 'locales', 'drawing', 'dom'],
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
  index: ['define', 'element', 'game', 'interaction', 'notation', 'drawing', 'locales'],
};

/** Rooms without lit or anything else from outside; eslint.config.mjs keeps the DOM out of them. */
export const pureRooms = ['attributes', 'notation', 'rules', 'marks', 'pgn', 'locales', 'drawing'];
/** Rooms that a page fetches when a board asks for them. One may import another: what they share is in one of them. */
const onDemandRooms = ['interaction', 'toolbar', 'edit', 'solve'];
/** Modules of the element that come with these. */
const onDemandModules =
  '^src/(element/(board-modes|form-control|server-rendering|svg-document)|game/(menu|ribbon))[.]ts$';
/** The layers of interaction, from the lowest to the highest: a module imports from its own layer or a lower one. */
const layers = ['events[.]ts$', 'state/', 'view/', 'input/', '(modes|interaction)[.]ts$'].map(
  (path) => `^src/interaction/${path}`,
);

/** Where the modules of a room are. The entries of games and of servers register the tags, as the package's index does. */
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
    // Types count: a room that needs the types of another depends on it.
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
  },
};
