// Writes, from custom-elements.json, what editors and the type checkers of templates need to know of the tags:
// dist/types/jsx.d.ts, vue.d.ts and svelte.d.ts; custom data for VS Code and web-types for JetBrains. Run after the
// build, into its dist.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {getWebTypesData} from 'custom-element-jet-brains-integration';
import {getVsCodeCssCustomData, getVsCodeHtmlCustomData} from 'custom-element-vs-code-integration';
import {elementsOf} from './manifest.mjs';

const readManifest = () => JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const elements = elementsOf(readManifest());

/** Where the types of an element and of its events are, by tag. */
const modules = {
  'fen-board': {element: '../element/fen-board.js', events: '../interaction/events.js'},
  'fen-game': {element: '../game/fen-game.js', events: '../game/events.js'},
};

const comment = (text = '', example = '') =>
  `/** ${[text.replace(/\s*\n\s*/g, ' '), example && `@example ${example}`].filter(Boolean).join('\n   * ').replaceAll('*/', '*\\/')} */`;
const property = ({description, example}, key, type) =>
  `  ${comment(description, example)}\n  '${key}'?: ${type} | undefined;\n`;
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The tags in the examples of an element's properties, such as `<fen-board controls>`, by the names of the properties. */
const tagExamples = (tagName) => {
  const types = readFileSync(`dist/types/${modules[tagName].element.slice(3, -3)}.d.ts`, 'utf8');
  return new Map(
    [...types.matchAll(/\* \w+\.(\w+) = .*; \/\/ (<fen-.*)$/gm)].map(([, name, tag]) => [name, `\`${tag}\``]),
  );
};
/** What an editor shows of a tag. */
const tagComment = ({description, tagName}) => comment(description, `\`${firstExamples[tagName]}\``);
const firstExamples = {
  'fen-board': '<fen-board fen="start"></fen-board>',
  'fen-game': '<fen-game pgn="1. e4 e5 *"></fen-game>',
};

/** Every attribute, under its own name and under that of its property. */
const propsOf = ({name: className, tagName, attributes = []}) => {
  const examples = tagExamples(tagName);
  return attributes
    .flatMap((a) =>
      [...new Set([a.name, a.fieldName])].map((key) =>
        property({...a, example: examples.get(a.fieldName)}, key, `${className}['${a.fieldName}']`),
      ),
    )
    .join('');
};
const handlersOf = ({name: className, tagName, events = []}, nameOf, inTemplate) =>
  events
    .map((e) => {
      const example = `\`<${tagName} ${inTemplate(e.name)}>\``;
      return property({...e, example}, nameOf(e.name), `(event: ${className}Events['${e.name}']) => unknown`);
    })
    .join('');

const importsOf = ({
  name: className,
  tagName,
}) => `import type {${className}} from '${modules[tagName].element}';
import type {${className}EventMap} from '${modules[tagName].events}';
`;
const typesOf = (element, handlerName, inTemplate) => {
  const {name: className, tagName} = element;
  return `
/** The events of \`<${tagName}>\`, each with its \`detail\` and the element as its \`target\`. */
export type ${className}Events = {[Name in keyof ${className}EventMap]: From<${className}EventMap[Name], ${className}>};

/** The properties and events of \`<${tagName}>\` in a template. */
export interface ${className}Props {
${propsOf(element)}${handlersOf(element, handlerName, inTemplate)}}
`;
};
/** The part of a file that does not depend on what the framework calls things. */
const start = (framework, frameworkImport, handlerName, inTemplate) =>
  `// Generated from custom-elements.json: types of ${elements.map(({tagName}) => `<${tagName}>`).join(' and ')} in templates of ${framework}.
${elements.map(importsOf).join('')}${frameworkImport}
type From<Event, Element> = Event & {readonly target: Element; readonly currentTarget: Element};
${elements.map((element) => typesOf(element, handlerName, inTemplate)).join('')}`;

/** How a template listens to an event. */
const byProperty = (name) => `on${name}={(event) => console.log(event.detail)}`;
const byDirective = (name) => `@${name}="(event) => console.log(event.detail)"`;

const each = (write) =>
  elements.map((element) => write(element.name, element.tagName, tagComment(element))).join('\n');
const cssProperties = [
  ...new Map(elements.flatMap(({cssProperties: own = []}) => own.map((one) => [one.name, one]))).values(),
].sort((a, b) => a.name.localeCompare(b.name));

const types = {
  // React listens to the event that stands after “on”, letter by letter.
  jsx: `${start('React 19', "import type {DetailedHTMLProps, HTMLAttributes} from 'react';", (name) => `on${name}`, byProperty)}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${each(
  (name, tag, sentence) => `      ${sentence}
      '${tag}': ${name}Props &
        Omit<DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>, keyof ${name}Props>;`,
)}
    }
  }
  interface CSSProperties {
${cssProperties.map((c) => `  ${property(c, c.name, 'string')}`).join('')}  }
}
`,
  vue: `${start('Vue 3', "import type {HTMLAttributes, ReservedProps} from 'vue';", (name) => `on${upperFirst(name)}`, byDirective)}
declare module 'vue' {
  interface GlobalComponents {
${each(
  (name, tag, sentence) => `    ${sentence}
    '${tag}': new () => {
      $props: ${name}Props & Omit<HTMLAttributes, keyof ${name}Props> & ReservedProps;
    };`,
)}
  }
}
`,
  svelte: `${start('Svelte 5', "import type {HTMLAttributes} from 'svelte/elements';", (name) => `on${name}`, byProperty)}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${each(
  (name, tag, sentence) => `    ${sentence}
    '${tag}': ${name}Props & Omit<HTMLAttributes<${name}>, keyof ${name}Props>;`,
)}
  }
}
`,
};

mkdirSync('dist/types/templates', {recursive: true});
for (const [name, text] of Object.entries(types)) writeFileSync(`dist/types/templates/${name}.d.ts`, text);

// The generators add to the manifest that they are given, so each has its own.
const editors = {
  'vscode.html-custom-data.json': getVsCodeHtmlCustomData,
  'vscode.css-custom-data.json': getVsCodeCssCustomData,
  'web-types.json': getWebTypesData,
};
for (const [file, generate] of Object.entries(editors)) {
  writeFileSync(`dist/${file}`, generate(readManifest(), {}));
}
