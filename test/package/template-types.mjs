// Type-checks the types of the tags for a framework, without the framework.
import {resolve} from 'node:path';
import ts from 'typescript';

/** The declarations of each framework that its types of the tags need: the frameworks themselves are not installed. */
const stubs = {
  react: `declare module 'react' {
      interface CSSProperties { color?: string }
      interface HTMLAttributes<T> { className?: string; lang?: string; style?: CSSProperties; 'aria-describedby'?: string }
      type DetailedHTMLProps<A, T> = A & {ref?: (element: T | null) => void; children?: unknown};
      namespace JSX { interface IntrinsicElements { p: HTMLAttributes<HTMLElement> } }
    }
    declare module 'react/jsx-runtime' { export {JSX} from 'react' }`,
  vue: `declare module 'vue' {
      interface HTMLAttributes { class?: string; lang?: string }
      interface ReservedProps { key?: string }
      interface GlobalComponents {}
    }`,
  svelte: `declare module 'svelte/elements' {
      interface HTMLAttributes<T> { class?: string; lang?: string }
      interface SvelteHTMLElements { p: HTMLAttributes<HTMLElement> }
    }`,
};
/** The module of the package with the types. */
const entries = {react: 'jsx', vue: 'vue', svelte: 'svelte'};

/**
 * A program of the types for a framework.
 *
 * @param {'react' | 'vue' | 'svelte'} framework
 * @param {Record<string, string>} texts - Texts of more files, by their paths.
 * @param {string[]} files - Files to check with the types.
 * @returns {{program: ts.Program, types: string}} The program, and the path of the types.
 */
export function programFor(framework, texts = {}, ...files) {
  const stub = resolve('test/.framework.d.ts');
  const types = resolve(`dist/types/templates/${entries[framework]}.d.ts`);
  const all = new Map([[stub, stubs[framework]], ...Object.entries(texts)]);
  const host = ts.createCompilerHost({});
  const {fileExists, readFile} = host;
  host.fileExists = (file) => all.has(file) || fileExists.call(host, file);
  host.readFile = (file) => all.get(file) ?? readFile.call(host, file);
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    paths: {'fen-board/*': [resolve('dist/types/templates/*.d.ts')]},
    noEmit: true,
  };
  const roots = [stub, resolve('dist/types/define.d.ts'), types, ...files];
  return {program: ts.createProgram(roots, options, host), types};
}
