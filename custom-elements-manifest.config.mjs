/** The manifest describes what is shipped: the built modules, and nothing private. */
const asShipped = {
  name: 'as-shipped',
  packageLinkPhase({customElementsManifest}) {
    const built = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
    for (const module of customElementsManifest.modules) {
      module.path = built(module.path);
      for (const {declaration} of module.exports ?? []) {
        if (declaration?.module) declaration.module = built(declaration.module);
      }
      for (const declaration of module.declarations ?? []) {
        declaration.members = declaration.members?.filter(
          ({privacy, name}) =>
            privacy !== 'private' &&
            privacy !== 'protected' &&
            !/^(addEventListener|requestUpdate|formAssociated|form\w+Callback)$/.test(name),
        );
      }
    }
  },
};

export default {
  globs: ['src/element/fen-board.ts', 'src/game/fen-game.ts', 'src/define.ts'],
  litelement: true,
  packagejson: false,
  plugins: [asShipped],
};
