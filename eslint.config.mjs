import globals from 'globals';
import litA11y from 'eslint-plugin-lit-a11y';
import * as lit from 'eslint-plugin-lit';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import * as wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import {pureHouses} from './dependency-cruiser.config.mjs';

/** TypeScript's syntax that is not about types and becomes code. */
const noTypes = ['TSEnumDeclaration', 'TSModuleDeclaration[kind!="global"]', 'TSParameterProperty'];
// Markup and styles made from text: a strict content security policy or Trusted Types block them, whatever the text is.
const noTextSinks = [
  'TemplateElement[value.raw=/\\sstyle\\s*=/i]',
  'CallExpression[callee.property.name=/^setAttribute/] > Literal[value=/^(style|on.*|srcdoc)$/i]',
  'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc)$/]',
  'MemberExpression[property.name="cssText"][object.property.name="style"]',
].map((selector) => ({selector, message: 'Do not make markup or styles from text.'}));

/** Forbids `import.meta.url`: a site may rename the drop-in, or use the one file that contains everything. */
const noAddress = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'Do not depend on the address of a module.',
};
/** Forbids `Array.prototype.entries`, which old versions of Prototype.js replace by one without indices. */
const noEntries = {
  selector: 'CallExpression[arguments.length=0][callee.property.name="entries"]',
  message: 'Use `indexed` of src/core/indexed.ts: old libraries replace `Array.prototype.entries`.',
};
/** Forbids dynamic imports outside of the loader, which is the list of what pages fetch. */
const noFetch = {selector: 'ImportExpression', message: 'Only the loaders in src/parts fetch modules.'};
/** Globals that exist in a page but not in Node 20. */
const ofPages = Object.keys(globals.browser).filter((name) => !(name in globals.node));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'coverage/',
      'node_modules/',
      '.browser/',
      '_site/',
      '**/.sandbox/',
      'integrations/frameworks/*/',
      'integrations/generators/*/',
      'integrations/apps/site-*/',
    ],
  },
  {
    files: ['{src,test,integrations}/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      'no-restricted-syntax': ['error', ...noTypes],
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // This rule demands the `!` that our rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', {allowNumberAndString: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: true}],
    },
  },
  {
    // @open-wc/testing gives chai with its plugins, whose types do not resolve; chai's assertions are expressions.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    // The rule above is off for chai, so these find the assertions that assert nothing: `expect(x);`, `expect(x).to.be;`.
    files: ['test/**/*.{ts,mjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noTypes,
        ...[
          'ExpressionStatement > CallExpression[callee.name="expect"]',
          'ExpressionStatement > MemberExpression[property.name=/^(to|be|been|is|that|which|and|has|have|with|at|of|same|but|does|still|also|not|deep|include|contain|equal|match|throw)$/]',
        ].map((selector) => ({selector, message: 'This asserts nothing.'})),
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: {
      lit: lit.default ?? lit,
      wc: wc.default ?? wc,
      'lit-a11y': litA11y,
      'no-unsanitized': noUnsanitized,
    },
    rules: {
      ...(lit.default ?? lit).configs['flat/recommended'].rules,
      ...(wc.default ?? wc).configs['flat/best-practice'].rules,
      ...litA11y.configs.recommended.rules,
      'no-console': ['error', {allow: ['warn']}],
      'no-restricted-syntax': ['error', ...noTypes, ...noTextSinks, noAddress, noFetch, noEntries],
      // A value without quotes ends at a blank, and the tools that shorten templates need to know where it ends.
      'lit/quoted-expressions': ['error', 'always'],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [{name: 'lit', importNames: ['unsafeCSS']}],
          patterns: [
            // The drawing has no directives, so that servers and `renderSvg` draw the same.
            {group: ['lit/directives/*', 'lit/static-html.js', 'lit-html/**']},
            {
              regex: '/(notation|rules|pgn|words|files)/index[.]js$',
              allowTypeImports: true,
              message: 'Import the module itself: the modules of an entry are in several parts.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Array',
          property: 'from',
          message: 'Old libraries replace it by one that reads no iterables: use spread.',
        },
      ],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      ...noUnsanitized.configs.recommended.rules,
    },
  },
  {
    files: ['src/parts/*loader.ts', 'src/words/languages.ts', 'src/hosts/upgrade/upgrade-blocks.ts'],
    rules: {'no-restricted-syntax': ['error', ...noTypes, ...noTextSinks, noAddress, noEntries]},
  },
  {
    // A file of its own, which finds the drop-in beside it. Its one sink of markup is for text that a template tag has escaped.
    files: ['src/hosts/still/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noTypes, noEntries],
      'no-unsanitized/method': 'off',
      'no-unsanitized/property': 'off',
    },
  },
  {
    files: ['src/hosts/cli/**/*.ts'],
    rules: {'no-restricted-syntax': ['error', ...noTypes]},
  },
  {
    // Entries of whole rooms.
    files: ['src/hosts/complete/all-in-one.ts'],
    rules: {'@typescript-eslint/no-restricted-imports': 'off'},
  },
  {
    files: ['src/attributes.ts', `src/{${pureHouses}}/**/*.ts`],
    rules: {
      'no-restricted-globals': ['error', ...ofPages],
      // By name only, because PGN has a type `Comment` of its own.
      '@typescript-eslint/no-restricted-types': [
        'error',
        {
          types: Object.fromEntries(
            ofPages
              .filter((name) => /Element$|^(Document|Node|ShadowRoot|Window)$/.test(name))
              .map((name) => [name, true]),
          ),
        },
      ],
    },
  },
  {files: ['**/*.mjs'], languageOptions: {globals: {...globals.node, ...globals.mocha}}},
  {files: ['test/suites/bench/ui/{page,boards/*}.mjs'], languageOptions: {globals: globals.browser}},
);
