// Flat configuration (ESLint 10 reads nothing else); the scripts and editors name this file with --config.
const { readdirSync, existsSync } = require('node:fs');
const js = require('@eslint/js');
const { defineConfig } = require('eslint/config');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const { reactRefresh } = require('eslint-plugin-react-refresh');
const tseslint = require('typescript-eslint');

/** Each layer may import those before it, never those after it (docs/architecture.md). */
const LAYERS = ['lib', 'config', 'ui', 'domain', 'api', 'services', 'features', 'workflows', 'pages', 'app'];
const FEATURES = existsSync('src/features') ? readdirSync('src/features') : [];
/** What every screen stands on; the other features may import these, these import no feature. */
const FOUNDATION = ['session', 'navigation', 'loan', 'documents', 'preferences'];

/** Vendors with exactly one home. */
const VENDORS = [
  { home: 'api', group: ['axios', 'axios/*'], message: 'Only src/api talks HTTP.' },
  { home: 'services', group: ['@okta/okta-auth-js'], message: 'The identity SDK stays behind src/services.' },
  { home: 'services', group: ['@microsoft/*'], message: 'Telemetry stays behind src/services.' },
];

const elsewhere = {
  group: ['@sandbox/*', '@tests/*', '**/sandbox/**'],
  message: 'The product knows neither sandbox nor tests.',
};
const parents = { group: ['../*'], message: 'Import across folders with @/, @sandbox/ or @tests/.' };
const below = (folder) => [`@/${folder}`, `@/${folder}/*`, `@/${folder}/**`];

const walls = (layer, extra = []) => [
  'error',
  {
    patterns: [
      ...LAYERS.slice(LAYERS.indexOf(layer) + 1).map((later) => ({
        group: below(later),
        message: `src/${layer} may not import a later layer (docs/architecture.md).`,
      })),
      ...VENDORS.filter(({ home }) => home !== layer).map(({ group, message }) => ({ group, message })),
      elsewhere,
      parents,
      ...extra,
    ],
  },
];

const layerWalls = LAYERS.map((layer) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': walls(layer) },
}));

const featureWalls = FEATURES.map((feature) => ({
  files: [`src/features/${feature}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': walls(
      'features',
      FEATURES.filter(
        (other) => other !== feature && (FOUNDATION.includes(feature) || !FOUNDATION.includes(other)),
      ).map((other) => ({
        group: below(`features/${other}`),
        message: 'Features do not import each other: what joins them lives in src/workflows.',
      })),
    ),
  },
}));

const HTML_SINKS = /^(innerHTML|outerHTML|insertAdjacentHTML)$/;

module.exports = defineConfig(
  { ignores: ['dist', 'node_modules', 'reports', 'test-results'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
      reactRefresh.configs.vite(),
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname, sourceType: 'module' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A loader refuses an address by throwing the redirect.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-restricted-imports': ['error', { patterns: [parents] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Values are never rendered as HTML.',
        },
        { selector: `MemberExpression[property.name=${HTML_SINKS}]`, message: 'Values are never rendered as HTML.' },
        {
          selector: 'CallExpression[callee.object.name="document"][callee.property.name="write"]',
          message: 'Values are never rendered as HTML.',
        },
      ],
    },
  },
  ...layerWalls,
  ...featureWalls,
  {
    // The composition root and routes hand components over; fast refresh has nothing to keep there.
    files: ['src/app/**', 'src/pages/**/route.tsx', 'tests/**', 'sandbox/**'],
    rules: { 'react-refresh/only-export-components': 'off' },
  },
  { files: ['sandbox/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    ignores: ['tests/support/properties.ts', 'tests/mutation/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [parents],
          paths: [
            {
              name: 'fast-check',
              importNames: ['default'],
              message: 'Import it from @tests/support/properties, which gives every run the same examples.',
            },
          ],
        },
      ],
    },
  },
  // The attacks have to be real.
  { files: ['tests/e2e/security/attacks.ts'], rules: { 'no-eval': 'off' } },
  // A Playwright fixture hands its value to a function called `use`.
  { files: ['tests/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['tests/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
  {
    files: ['vite.config.ts', '**/vitest.config.ts', '**/playwright.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
