import {attributesOf} from './dist/attributes.js';

const code = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A type, spelled out as in the documentation. */
function typeOf({values, read}) {
  if (values) return values.map(code).join(' | ');
  const type = typeof read('1');
  return read(null) === null ? `${type} | null` : type;
}

/** Adds the properties' types, defaults and attributes from the table in src/attributes.ts. */
const fromTheTable = {
  name: 'from-the-table',
  packageLinkPhase({customElementsManifest}) {
    for (const element of customElementsManifest.modules.flatMap(({declarations}) => declarations)) {
      if (!element.tagName) continue;
      element.attributes = [];
      const rows = [...attributesOf(element.tagName, 'content', 'look', 'name', 'live', 'form')];
      for (const member of element.members) {
        const [name, row] = rows.find(([, {property}]) => property === member.name) ?? [];
        // HTML itself has the attribute `lang`.
        if (!row || row.on === 'any') continue;
        const {name: fieldName, description} = member;
        if (/Properties\['/.test(member.type.text)) {
          member.type = {text: typeOf(row)};
          member.default = code(row.read(null));
        }
        const {type, default: initial} = member;
        Object.assign(member, {attribute: name, ...(row.reflect && {reflects: true})});
        element.attributes.push({name, type, default: initial, description, fieldName});
      }
    }
  },
};

/** Leaves out abstract members of a base class, because subclasses describe them. */
const withoutAbstract = {
  name: 'without-abstract',
  analyzePhase({ts, node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const isAbstract = ({modifiers}) => modifiers?.some(({kind}) => kind === ts.SyntaxKind.AbstractKeyword);
    const names = node.members.filter(isAbstract).map(({name}) => name.getText());
    const declaration = moduleDoc.declarations.find(({name}) => name === node.name.getText());
    declaration.members = declaration.members.filter(({name}) => !names.includes(name));
  },
};

/** Makes the manifest describe the shipped package: the built modules, without private members. */
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
  globs: [
    'src/shared/form-member.ts',
    'src/board/element/fen-board.ts',
    'src/game/view/fen-game.ts',
    'src/define.ts',
  ],
  litelement: true,
  packagejson: false,
  plugins: [withoutAbstract, fromTheTable, asShipped],
};
