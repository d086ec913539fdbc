import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { firstScript } from './src/build/firstScript.ts';
import { entryAndApp } from './src/build/entryAndApp.ts';
import { integrity } from './src/build/integrity.ts';
import { notices } from './src/build/notices.ts';
import { precompress } from './src/build/precompress.ts';
import { preloadScripts } from './src/build/preloadScripts.ts';
import { productionRouter, standIns } from './src/build/standIns.ts';
import { viewerPage } from './src/build/viewerPage.ts';
import { wordingPlugin } from './src/build/wordingPlugin.ts';
import { previewHeaders } from './docs/hosting/previewHeaders.ts';
import { appConfigPlugin, readAppConfig } from './sandbox/appConfigPlugin.ts';

/** With slashes also on Windows, as in the ids of Vite's modules. */
const folder = (name: string): string => normalizePath(fileURLToPath(new URL(name, import.meta.url)));
const MOUNT = folder('./src/app/mount.tsx');
const CALLS = folder('./src/api/laterApi.ts');
const SIGN_IN = folder('./src/app/signInFirst.ts');
const area = (name: string): string => folder(`./src/features/${name}/${name}Area.ts`);
const AREAS = { request: area('request'), selection: area('selection'), history: area('history') };
const { version } = JSON.parse(readFileSync(folder('./package.json'), 'utf8')) as { version: string };
const appPort = Number(process.env['APP_PORT'] ?? 5173);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4400);

const licenses = notices();

export default defineConfig({
  plugins: [
    standIns(),
    wordingPlugin(folder('./src/config')),
    productionRouter(),
    preloadScripts({
      app: MOUNT,
      areas: {
        request: [AREAS.request, CALLS],
        selection: [AREAS.selection, CALLS],
        history: [AREAS.history],
        signIn: [SIGN_IN, folder('./src/services/identity/oktaIdentity.ts')],
      },
    }),
    firstScript(folder('./src/firstScript.js')),
    viewerPage(folder('./viewer.html'), licenses.collect),
    viewerPage(folder('./signed-in.html'), licenses.collect),
    previewHeaders(() => readAppConfig({ appPort, sandboxPort })),
    appConfigPlugin({ appPort, sandboxPort }),
    react(),
    licenses.write,
    integrity(),
    precompress(),
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
  // Each server caches its prebundled packages separately, because servers that run in parallel would overwrite each
  // other's.
  cacheDir: `node_modules/.vite/${appPort}`,
  // Only the app's own pages, because other pages in the tree have their own packages.
  optimizeDeps: { entries: ['index.html', 'viewer.html', 'signed-in.html'] },
  define: { __APP_VERSION__: JSON.stringify(version), __APP_COMMIT__: JSON.stringify(commit()) },
  server: { port: appPort, strictPort: true },
  preview: { port: appPort, strictPort: true },
  // The supported browsers (README.md); src/firstScript.js reports older ones. All of them support modulepreload.
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: entryAndApp({
          entry: folder('./src/main.ts'),
          signIn: SIGN_IN,
          app: MOUNT,
          history: AREAS.history,
        }),
      },
    },
  },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // The first test of a file starts the app, which takes a quarter of this when several suites share the machine.
    testTimeout: 60_000,
    // By default, one core stays idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Loading the app for each file took most of the time. What outlives a file is cleared after each test.
    // A file with a `@vitest-environment` of its own still gets a process of its own, which takes two to three seconds.
    isolate: false,
    // tokens.css is also read as text. By default, every style sheet is empty.
    css: { include: [/\.css\?raw$/] },
    // As in production, styled-components inserts single rules. By default, jsdom parses the whole sheet for each rule.
    env: { SC_DISABLE_SPEEDY: 'false' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'tests/unit/{bench,build,domain,lib,docs}/**/*.test.ts',
            'tests/{sandbox,conformance}/**/*.test.ts',
          ],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [
            'tests/unit/{api,app,config,features,services,ui}/**/*.test.{ts,tsx}',
            'tests/{screens,faults}/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
          server: { deps: { inline: ['@okta/okta-react', '@okta/okta-auth-js'] } },
          // These tests open and close hundreds of apps, and garbage collection takes long without this.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
    ],
  },
});

/** Returns the commit. APP_COMMIT sets it where a build has no git history, for example in an image. */
function commit(): string {
  const given = process.env['APP_COMMIT'];
  if (given !== undefined && given !== '') return given;
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder('.'), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}
