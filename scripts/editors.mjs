// Writes, from custom-elements.json, what editors and the type checkers of templates know of the tag: dist/types/jsx.d.ts,
// vue.d.ts and svelte.d.ts; custom data for VS Code and web-types for JetBrains. Run after the build, into its dist.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {getWebTypesData} from 'custom-element-jet-brains-integration';
import {getVsCodeCssCustomData, getVsCodeHtmlCustomData} from 'custom-element-vs-code-integration';

const readManifest = () => JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const element = readManifest()
  .modules.flatMap(({declarations}) => declarations)
  .find(({tagName}) => tagName);
const {name: className, tagName, attributes = [], events = [], cssProperties = []} = element;

const comment = (text = '') => `/** ${text.replace(/\s*\n\s*/g, ' ').replaceAll('*/', '*\\/')} */`;
const property = ({description}, key, type) =>
  `  ${comment(description)}\n  '${key}'?: ${type} | undefined;\n`;
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every attribute, under its own name and under that of its property. */
const props = attributes
  .flatMap((a) =>
    [...new Set([a.name, a.fieldName])].map((key) => property(a, key, `${className}['${a.fieldName}']`)),
  )
  .join('');
const eventName = ({name}) => `${className}Events['${name}']`;
const handlers = (nameOf) =>
  events.map((e) => property(e, nameOf(e.name), `(event: ${eventName(e)}) => unknown`)).join('');

const start = (
  framework,
) => `// Written by the build from custom-elements.json: types of <${tagName}> in templates of ${framework}.
import type {${className}} from '../element/fen-board.js';
import type {${className}EventMap} from '../interaction/events.js';
`;
const own = (handlerName) => `
type From<Event> = Event & {readonly target: ${className}; readonly currentTarget: ${className}};
/** The events of \`<${tagName}>\`, each with its \`detail\` and the board as its \`target\`. */
export type ${className}Events = {[Name in keyof ${className}EventMap]: From<${className}EventMap[Name]>};

/** What \`<${tagName}>\` takes in a template. */
export interface ${className}Props {
${props}${handlers(handlerName)}}
`;

const types = {
  // React listens to the event that stands after “on”, letter by letter.
  jsx: `${start('React 19')}import type {DetailedHTMLProps, HTMLAttributes} from 'react';
${own((name) => `on${name}`)}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': ${className}Props &
        Omit<DetailedHTMLProps<HTMLAttributes<${className}>, ${className}>, keyof ${className}Props>;
    }
  }
  interface CSSProperties {
${cssProperties.map((c) => `  ${property(c, c.name, 'string')}`).join('')}  }
}
`,
  vue: `${start('Vue 3')}import type {HTMLAttributes, ReservedProps} from 'vue';
${own((name) => `on${upperFirst(name)}`)}
declare module 'vue' {
  interface GlobalComponents {
    '${tagName}': new () => {
      $props: ${className}Props & Omit<HTMLAttributes, keyof ${className}Props> & ReservedProps;
    };
  }
}
`,
  svelte: `${start('Svelte 5')}import type {HTMLAttributes} from 'svelte/elements';
${own((name) => `on${name}`)}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tagName}': ${className}Props & Omit<HTMLAttributes<${className}>, keyof ${className}Props>;
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
