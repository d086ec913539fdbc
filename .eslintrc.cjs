// Flat configuration, the only kind that ESLint 10 reads. Scripts and editors pass this file with --config.
const { readdirSync, existsSync } = require('node:fs');
const js = require('@eslint/js');
const { defineConfig } = require('eslint/config');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const { reactRefresh } = require('eslint-plugin-react-refresh');
const tseslint = require('typescript-eslint');

/** A layer may import the layers before it, never the layers after it (docs/architecture.md). */
const LAYERS = [
  ...['lib', 'config', 'ui', 'http', 'browser', 'telemetry', 'identity', 'sagaDeps', 'reads', 'features', 'app'],
];
/** These know each other, because each stands for a part of the browser or of a vendor. */
const ADAPTERS = ['browser', 'telemetry', 'identity'];
const FEATURES = existsSync('src/features') ? readdirSync('src/features') : [];
/**
 * The screens, with those that each may import, one way: `file` joins them, and `findings` opens from two. Every other
 * feature is foundation: all of these may import it; it imports nothing of a screen, and only the foundation that is
 * named here.
 */
const SCREENS = {
  findings: [],
  history: ['findings', 'selection'],
  selection: ['findings'],
  request: [],
  file: ['findings', 'selection', 'request'],
};
const FOUNDATION = { runs: ['loan', 'navigation', 'preferences', 'session'] };
/** The folders of a screen, and those of the same screen that each may not import. */
const PARTS = { state: ['sagas', 'screen'], sagas: ['screen'], screen: ['sagas'] };
/** Rules and texts of a feature are pure, and its calls know no store: every other feature may use them. */
const OPEN = '[^/]+/(?:(?:protocol/)?rules/|reader/|api/|[a-zA-Z]*[tT]exts$)';
const RULES = ['src/features/*/{rules,reader}/**/*.ts', 'src/features/*/protocol/rules/**/*.ts'];

/** Packages of the view and the store, which rules and the API don't know. */
const VIEW_AND_STORE = ['react', 'react-*', 'styled-components', '@reduxjs/*', 'redux-saga', 'typed-redux-saga'];

/** Packages that only one layer may import. */
const VENDORS = [
  { home: 'http', group: ['axios', 'axios/*'], message: 'Only src/http talks HTTP.' },
  { home: 'identity', group: ['@okta/okta-auth-js'], message: 'The identity SDK stays behind src/identity.' },
  { home: 'telemetry', group: ['@microsoft/*'], message: 'Telemetry stays behind src/telemetry.' },
];

const elsewhere = {
  group: ['@sandbox/*', '@tests/*', '@tools/*', '**/sandbox/**', '**/tools/**', '@docs/*'],
  message: 'The product knows neither sandbox, tests nor tools.',
};
const parents = { group: ['../*'], message: 'Import across folders with @/, @sandbox/ or @tests/.' };
const below = (folder) => [`@/${folder}`, `@/${folder}/*`, `@/${folder}/**`];
/** What is not open of a feature, by default of all features. */
const closed = (feature = '') => `^@/features/(?!${OPEN})${feature}`;

const UI_FREE = { group: below('ui'), message: 'Only features and app render: they alone import src/ui.' };
const PURE = { group: VIEW_AND_STORE, message: 'Rules are pure functions, without React or Redux.' };
/** What the order of the layers alone does not say. */
const MORE_WALLS = Object.fromEntries(['http', ...ADAPTERS, 'sagaDeps', 'reads'].map((layer) => [layer, [UI_FREE]]));

const laterThan = (layer) =>
  LAYERS.slice(LAYERS.indexOf(layer) + 1).filter((later) => !(ADAPTERS.includes(layer) && ADAPTERS.includes(later)));

const walls = (layer, extra = []) => [
  'error',
  {
    patterns: [
      ...laterThan(layer).map((later) => ({
        group: below(later),
        message: `src/${layer} may not import a later layer (docs/architecture.md).`,
      })),
      ...VENDORS.filter(({ home }) => home !== layer).map(({ group, message }) => ({ group, message })),
      elsewhere,
      parents,
      ...(MORE_WALLS[layer] ?? []),
      ...extra,
    ],
  },
];

const layerWalls = LAYERS.map((layer) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`, `src/${layer}.ts`],
  rules: { 'no-restricted-imports': walls(layer) },
}));

const isFoundation = (feature) => !(feature in SCREENS);
/** What even the rules and the calls of the foundation don't import. */
const screensFor = (feature) =>
  isFoundation(feature)
    ? Object.keys(SCREENS).map((screen) => ({
        group: below(`features/${screen}`),
        message: `src/features/${feature} is foundation and imports no screen (docs/architecture.md).`,
      }))
    : [];

const PURE_IMPORTS = 'Rules import only lib, config, other rules, and types of the contract (docs/architecture.md).';

const CALL_IMPORTS = 'Calls import only lib, config, http, rules and other calls (docs/architecture.md).';

const pureWalls = FEATURES.map((feature) => ({
  files: RULES.map((path) => path.replace('*', feature)),
  rules: {
    'no-restricted-imports': walls('features', [
      ...screensFor(feature),
      ...['ui', ...ADAPTERS, 'sagaDeps'].map((layer) => ({ group: below(layer), message: PURE_IMPORTS })),
      // Entities are described once, by the contract.
      { regex: '^@/(?:http|features/[^/]+/api)/contract/', allowTypeImports: true, message: PURE_IMPORTS },
      { regex: '^@/(?:http|features/[^/]+/api)/(?!contract/)', message: PURE_IMPORTS },
      { regex: closed(), message: 'Rules import only rules and texts of features (docs/architecture.md).' },
      PURE,
    ]),
  },
}));

const callWalls = FEATURES.map((feature) => ({
  files: [`src/features/${feature}/api/**/*.ts`],
  rules: {
    'no-restricted-imports': walls('features', [
      ...screensFor(feature),
      ...['ui', ...ADAPTERS, 'reads', 'sagaDeps'].map((layer) => ({ group: below(layer), message: CALL_IMPORTS })),
      { regex: closed(), message: CALL_IMPORTS },
      PURE,
    ]),
  },
}));

const mayImport = (feature, other) =>
  isFoundation(feature)
    ? (FOUNDATION[feature] ?? []).includes(other)
    : isFoundation(other) || SCREENS[feature].includes(other);

const otherFeatures = (feature) => [
  ...screensFor(feature),
  ...FEATURES.filter((other) => other !== feature && !mayImport(feature, other)).map((other) => ({
    regex: closed(`${other}/`),
    message: `src/features/${feature} may not import ${other} (docs/architecture.md).`,
  })),
];

const featureWalls = FEATURES.map((feature) => ({
  files: [`src/features/${feature}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': walls('features', otherFeatures(feature)) },
}));

const partWalls = Object.keys(SCREENS).flatMap((screen) =>
  Object.entries(PARTS).map(([part, others]) => ({
    files: [`src/features/${screen}/${part}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': walls('features', [
        ...otherFeatures(screen),
        ...others.map((other) => ({
          group: below(`features/${screen}/${other}`),
          message: `A screen's ${part} may not import its ${other} (docs/architecture.md).`,
        })),
      ]),
    },
  })),
);

const HTML_SINKS = /^(innerHTML|outerHTML|insertAdjacentHTML)$/;
/** The aliases of tsconfig.json and relative paths; a selector can't hold a slash. */
const OWN_MODULE = /^(@|@sandbox|@tests|@tools|@docs|\.{1,2})\u002F/;
const MOCK = 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/]';
const NO_MOCKS = 'Inject a replacement instead of mocking our own modules (CONTRIBUTING.md).';

const RESTRICTED = [
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
  { selector: `${MOCK}[arguments.0.value=${OWN_MODULE}]`, message: NO_MOCKS },
  { selector: `${MOCK}[arguments.0.source.value=${OWN_MODULE}]`, message: NO_MOCKS },
];

/** Interface texts live in `texts.ts` of their room: no text between tags, in an attribute that shows one, or as a sentence. */
const TEXT_ATTRIBUTE =
  /^(aria-label|heading|hint|label|legend|message|placeholder|retryLabel|sidebarLabel|title|what)$/;
const SENTENCE = /^[A-Z][a-z']+ [a-z]/;
const PART_OF_SENTENCE = /^[A-Z][a-z']+ |[a-z] [a-z]+ [a-z]/;
const NO_TEXTS = 'Interface texts live in texts.ts of their room (CONTRIBUTING.md).';
const TEXTS = [
  { selector: 'JSXText[value=/[A-Za-z]/]', message: NO_TEXTS },
  { selector: `JSXAttribute[name.name=${TEXT_ATTRIBUTE}] > Literal`, message: NO_TEXTS },
  { selector: `Property[key.name=${TEXT_ATTRIBUTE}] > Literal[value=/^[A-Z][a-z]/]`, message: NO_TEXTS },
  { selector: `:not(NewExpression) > Literal[value=${SENTENCE}]`, message: NO_TEXTS },
  {
    selector: `:not(TaggedTemplateExpression, NewExpression) > TemplateLiteral > TemplateElement[value.raw=${PART_OF_SENTENCE}]`,
    message: NO_TEXTS,
  },
];

module.exports = defineConfig(
  { ignores: ['dist', 'node_modules', 'reports', 'test-results'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in tools/checks/typed.oxlint.json: Oxlint checks them in a tenth of the time. They
    // allow to throw a Response, because React Router's redirects are responses.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Features fill these in by declaration merging.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowWithName: '^(RootState|Api|Calls|ReadValues|SagaDeps)$' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // Prettier wraps the rest.
      'max-len': ['error', { code: 1_000, comments: 120, ignoreUrls: true, ignorePattern: '@spec' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-restricted-imports': ['error', { patterns: [parents] }],
      'no-restricted-syntax': ['error', ...RESTRICTED],
    },
  },
  {
    // The folders with components and hooks: the React compiler, which checks them, takes long.
    files: ['**/*.tsx', 'src/{app,features,reads,ui}/**/*.ts'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended, reactRefresh.configs.vite()],
  },
  ...layerWalls,
  ...featureWalls,
  ...partWalls,
  ...pureWalls,
  ...callWalls,
  {
    files: ['src/{ui,browser,identity,telemetry,reads,features,app}/**/*.{ts,tsx}'],
    ignores: [
      'src/app/showcase/**',
      'src/**/*{t,T}exts.ts',
      'src/features/*/api/contract/**',
      'src/telemetry/messages.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED, ...TEXTS] },
  },
  {
    // These files only pass components on, so fast refresh has no state to keep here.
    files: ['src/app/**', 'tests/**', 'tools/**', 'sandbox/**'],
    rules: { 'react-refresh/only-export-components': 'off' },
  },
  { files: ['sandbox/**', 'tests/**', 'tools/**'], rules: { 'no-console': 'off' } },
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
  // The attacks must be real.
  { files: ['tests/e2e/security/attacks.ts'], rules: { 'no-eval': 'off' } },
  { files: ['tests/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
  {
    files: [
      'vite.config.ts',
      '**/{vitest,playwright}.config.ts',
      'tests/{engines,identity}/reportMissing.ts',
      'tests/image/buildImage.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Browsers without module support run the first one, and the build keeps no templates.
    files: ['src/firstScript.js', 'src/viewer/viewerErrors.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: { window: 'readonly', document: 'readonly' } },
    // Their syntax has no catch without a name.
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
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
