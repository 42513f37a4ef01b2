// Writes files in dist that editors and type checkers read, after the build: the types of the tags in templates, custom
// data for VS Code, and web-types for JetBrains. Then removes the types that no entry imports.
//
// custom-element-jsx-integration and its siblings for Vue and Svelte do not import the types of events, let read-only
// properties be set, and leave out the attributes that the framework allows on any element.
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {getWebTypesData} from 'custom-element-jet-brains-integration';
import {getVsCodeCssCustomData, getVsCodeHtmlCustomData} from 'custom-element-vs-code-integration';
import ts from 'typescript';
import {elementsOf} from './manifest.mjs';

const readManifest = () => JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const elements = elementsOf(readManifest());

/** For each element: the module of its types, the module of its events' types, and an example of its tag. */
const sources = {
  'fen-board': ['board/element/fen-board', 'board/interaction/events', '<fen-board fen="start"></fen-board>'],
  'fen-game': ['game/view/fen-game', 'game/document/events', '<fen-game pgn="1. e4 e5 *"></fen-game>'],
};

/** A member of an interface, with a description and an example for editors to show. */
function member(name, type, description, example) {
  const lines = [description.replace(/\s+/g, ' '), ...(example ? [`@example \`${example}\``] : [])];
  return `/**\n * ${lines.join('\n * ')}\n */\n'${name}': ${type};\n`;
}
const optional = (name, ...rest) => member(name, ...rest).replace(`'${name}':`, `'${name}'?:`);

/** The custom properties of both elements: in React, their types belong to those of `style`. */
const customProperties = [
  ...new Map(
    elements.flatMap(({cssProperties = []}) => cssProperties).map((one) => [one.name, one]),
  ).values(),
].map(({name, description}) => optional(name, 'string | undefined', description));

/** How most templates listen to an event. */
const namedOn = {
  inTag: (event) => `on${event}={(event) => console.log(event.detail)}`,
  listener: (event) => `on${event}`,
};
/** For each framework: `inTag` is how a template listens to an event, `listener` the name of that property in the types. */
const frameworks = {
  // React listens to the event whose name follows “on”, in exactly that spelling.
  jsx: {
    imports: `{DetailedHTMLProps, HTMLAttributes} from 'react'`,
    ...namedOn,
    tag: (name) =>
      `${name}Props & Omit<DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>, keyof ${name}Props>`,
    declaration: (tags) => `declare module 'react' {
namespace JSX {\ninterface IntrinsicElements {\n${tags}}\n}
interface CSSProperties {\n${customProperties.join('')}}\n}`,
  },
  vue: {
    imports: `{HTMLAttributes, ReservedProps} from 'vue'`,
    inTag: (event) => `@${event}="(event) => console.log(event.detail)"`,
    listener: (event) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`,
    tag: (name) =>
      `new () => {$props: ${name}Props & Omit<HTMLAttributes, keyof ${name}Props> & ReservedProps}`,
    declaration: (tags) => `declare module 'vue' {\ninterface GlobalComponents {\n${tags}}\n}`,
  },
  svelte: {
    imports: `{HTMLAttributes} from 'svelte/elements'`,
    ...namedOn,
    tag: (name) => `${name}Props & Omit<HTMLAttributes<${name}>, keyof ${name}Props>`,
    declaration: (tags) => `declare module 'svelte/elements' {\ninterface SvelteHTMLElements {\n${tags}}\n}`,
  },
};

function typesOf({name, tagName, attributes, events}, {inTag, listener}) {
  const [module, eventModule] = sources[tagName];
  // The comment of a property contains an example of the tag: `board.controls = true; // <fen-board controls>`.
  const declared = readFileSync(`dist/types/${module}.d.ts`, 'utf8');
  const exampleOf = (property) =>
    new RegExp(`\\* \\w+\\.${property} = .*; // (<fen-.*)$`, 'm').exec(declared)?.[1];
  // Each twice if the names of the attribute and of the property differ.
  const properties = attributes.flatMap(({name: attribute, fieldName, description}) =>
    [...new Set([attribute, fieldName])].map((key) =>
      optional(key, `${name}['${fieldName}'] | undefined`, description, exampleOf(fieldName)),
    ),
  );
  const listeners = events.map(({name: event, description}) =>
    optional(
      listener(event),
      `((event: ${name}Events['${event}']) => unknown) | undefined`,
      description,
      `<${tagName} ${inTag(event)}>`,
    ),
  );
  return `
import type {${name}} from '../${module}.js';
import type {${name}EventMap} from '../${eventModule}.js';
/** The events of \`<${tagName}>\`, each with its \`detail\` and the element as its \`target\`. */
export type ${name}Events = {[Name in keyof ${name}EventMap]: From<${name}EventMap[Name], ${name}>};
/** The properties and events of \`<${tagName}>\` in a template. */
export interface ${name}Props {
${properties.join('')}${listeners.join('')}}
`;
}

mkdirSync('dist/types/templates', {recursive: true});
for (const [entry, framework] of Object.entries(frameworks)) {
  const tags = elements.map(({name, tagName, description}) =>
    member(tagName, framework.tag(name), description, sources[tagName][2]),
  );
  const text = `// Generated from custom-elements.json.
import type ${framework.imports};
type From<Event, Element> = Event & {readonly target: Element; readonly currentTarget: Element};
${elements.map((element) => typesOf(element, framework)).join('')}
${framework.declaration(tags.join(''))}
`;
  writeFileSync(`dist/types/templates/${entry}.d.ts`, text);
}

// The generators modify the manifest, so each gets its own copy.
const forEditors = {
  'vscode.html-custom-data.json': getVsCodeHtmlCustomData,
  'vscode.css-custom-data.json': getVsCodeCssCustomData,
  'web-types.json': getWebTypesData,
};
for (const [file, generate] of Object.entries(forEditors))
  writeFileSync(`dist/${file}`, generate(readManifest(), {}));

const folder = join('dist', 'types');
const reached = new Set();
function reach(file) {
  if (reached.has(file)) return;
  reached.add(file);
  for (const {fileName} of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
    if (fileName.startsWith('.')) reach(join(dirname(file), fileName.replace(/\.js$/, '.d.ts')));
}
for (const {types} of Object.values(JSON.parse(readFileSync('package.json', 'utf8')).exports))
  if (types) reach(join(types));
for (const file of readdirSync(folder, {recursive: true}).map((name) => join(folder, name)))
  if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
