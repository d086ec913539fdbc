import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { integrity } from './docs/hosting/integrity.ts';
import { previewHeaders } from './docs/hosting/previewHeaders.ts';
import { appConfigPlugin, readAppConfig } from './sandbox/appConfigPlugin.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const ENTRY = folder('./src/main.ts');
const MOUNT = folder('./src/app/mount.tsx');
const AREAS = ['history', 'request', 'selection'].map((area) => folder(`./src/app/areas/${area}Area.ts`));
const { version } = JSON.parse(readFileSync(folder('./package.json'), 'utf8')) as { version: string };
const appPort = Number(process.env['APP_PORT'] ?? 5173);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4400);

export default defineConfig({
  plugins: [
    standIns(),
    preloadMount(),
    previewHeaders(() => readAppConfig({ appPort, sandboxPort })),
    appConfigPlugin({ appPort, sandboxPort }),
    react(),
    integrity(),
  ],
  resolve: {
    alias: [
      { find: /^@okta\/okta-auth-js$/, replacement: '@okta/okta-auth-js/core' },
      { find: /^@\//, replacement: `${folder('./src')}/` },
      { find: /^@sandbox\//, replacement: `${folder('./sandbox')}/` },
      { find: /^@tests\//, replacement: `${folder('./tests')}/` },
      { find: /^@docs\//, replacement: `${folder('./docs')}/` },
    ],
  },
  // Servers that run side by side must not rewrite each other's prepared packages.
  cacheDir: `node_modules/.vite/${appPort}`,
  // Only the app's own page: other pages in the tree bring their own packages.
  optimizeDeps: { entries: ['index.html'] },
  define: { __APP_VERSION__: JSON.stringify(version), __APP_COMMIT__: JSON.stringify(commit()) },
  server: { port: appPort, strictPort: true },
  preview: { port: appPort, strictPort: true },
  // Browsers of es2022 know modulepreload themselves.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: entryAndApp() } },
  },
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    // By default one core stays idle, of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/{domain,lib,config,api,docs}/**/*.test.ts', 'tests/sandbox/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/unit/{ui,services,features,workflows}/**/*.test.{ts,tsx}', 'tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
          server: { deps: { inline: ['@okta/okta-react', '@okta/okta-auth-js'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'jsdom',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
          server: { deps: { inline: ['@okta/okta-react', '@okta/okta-auth-js'] } },
          // Hundreds of whole apps come and go: most of the time would be spent on loading the app and on sweeping up after it.
          isolate: false,
          execArgv: ['--max-semi-space-size=64'],
        },
      },
    ],
  },
});

/** APP_COMMIT names it where a build is given no history, such as in an image. */
function commit(): string {
  const given = process.env['APP_COMMIT'];
  if (given !== undefined && given !== '') return given;
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder('.'), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

/** Packages that others import for what the companion never uses, and what stands in for them. */
const STAND_INS = [
  // For the retired v5 SecureRoute.
  { source: 'react-router-dom', importer: '/@okta/okta-react/', code: 'export const Route = () => null;' },
  // For tabs that share their tokens; ours do not (syncStorage: false), so neither is ever created.
  {
    source: 'broadcast-channel',
    importer: '/@okta/okta-auth-js/',
    code: 'export class BroadcastChannel {}; export const createLeaderElection = () => { throw new Error("not here") };',
  },
  // For servers and workers; browsers send with XMLHttpRequest.
  { source: './fetch.js', importer: '/axios/lib/adapters/', code: 'export const getFetch = () => null;' },
];

/** Keeps what is never used out of the bundle. */
function standIns(): Plugin {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = STAND_INS.findIndex((each) => each.source === source && importer.includes(each.importer));
      return index === -1 ? null : `\0stand-in:${index}`;
    },
    load: (id) => (id.startsWith('\0stand-in:') ? (STAND_INS[Number(id.split(':')[1])]?.code ?? null) : null),
  };
}

/** Names the scripts behind src/app/mount.tsx in the page, so that they are fetched beside the entry that imports them. */
function preloadMount(): Plugin {
  return {
    name: 'preload-mount',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = new Set<string>();
        const follow = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || scripts.has(name)) return;
          scripts.add(name);
          chunk.imports.forEach(follow);
        };
        Object.values(bundle)
          .filter((each) => each.type === 'chunk' && each.moduleIds.includes(MOUNT))
          .forEach(({ fileName }) => follow(fileName));
        return [...scripts]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

/**
 * One file for the entry, one for the app behind it and one for what History shares with the other areas: many small ones compress
 * worse, and each has to be asked for.
 */
function entryAndApp() {
  const roots = new Map<string, Set<string>>();
  const rootsOf = (id: string, graph: ModuleGraph): Set<string> => {
    const known = roots.get(id);
    if (known !== undefined) return known;
    const reached = new Set([id]);
    roots.set(id, reached);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    importers.forEach((importer) => rootsOf(importer, graph).forEach((root) => reached.add(root)));
    return reached;
  };
  const needs = (root: string) => (id: string, graph: ModuleGraph) => rootsOf(id, graph).has(root);
  const entry = needs(ENTRY);
  const app = needs(MOUNT);
  const [history, ...others] = AREAS.map(needs) as [typeof app, ...(typeof app)[]];
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id: string, graph: ModuleGraph) => {
          if (entry(id, graph)) return 'main';
          if (app(id, graph)) return 'app';
          return history(id, graph) && others.some((area) => area(id, graph)) ? 'areas' : null;
        },
      },
    ],
  };
}

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}
