import globals from 'globals';
import litA11y from 'eslint-plugin-lit-a11y';
import * as lit from 'eslint-plugin-lit';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import * as wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import {pureRooms} from './dependency-cruiser.config.mjs';

/** What TypeScript has that is no type. */
const noTypes = ['TSEnumDeclaration', 'TSModuleDeclaration[kind!="global"]', 'TSParameterProperty'];
// Markup and styles made of texts: a strict policy blocks them, and Trusted Types do, whatever the text is.
const noTextSinks = [
  'TemplateElement[value.raw=/\\sstyle\\s*=/i]',
  'CallExpression[callee.property.name=/^setAttribute/] > Literal[value=/^(style|on.*|srcdoc)$/i]',
  'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc)$/]',
  'MemberExpression[property.name="cssText"][object.property.name="style"]',
].map((selector) => ({selector, message: 'Neither markup nor style is made of a text.'}));

/** A site may rename the drop-in, and one file may have everything: where a module is says nothing. */
const noAddress = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'A module does not depend on its own address.',
};
/** Names that a page has and plain Node 20 does not. */
const ofPages = Object.keys(globals.browser).filter((name) => !(name in globals.node));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'coverage/',
      'node_modules/',
      '.browser/',
      'test/frameworks/',
      'test/wordpress/.sandbox/',
    ],
  },
  {
    files: ['{src,test,integrations}/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      'no-restricted-syntax': ['error', ...noTypes],
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // It asks for the `!` that the house rules forbid.
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
      'no-restricted-syntax': ['error', ...noTypes, ...noTextSinks, noAddress],
      'no-restricted-imports': [
        'error',
        {
          paths: [{name: 'lit', importNames: ['unsafeCSS']}],
          patterns: ['lit/directives/unsafe-*', 'lit/static-html.js', 'lit-html/**'],
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
  {files: ['src/cli/**/*.ts'], rules: {'no-restricted-syntax': ['error', ...noTypes]}},
  {
    files: [`src/{${pureRooms}}/**/*.ts`],
    rules: {
      'no-restricted-globals': ['error', ...ofPages],
      // By their names alone: PGN has comments of its own.
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
  {files: ['test/bench/ui/{page,boards/*}.mjs'], languageOptions: {globals: globals.browser}},
);
