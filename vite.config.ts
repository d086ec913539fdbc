import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { entryAndApp } from './docs/hosting/build/entryAndApp.ts';
import { integrity } from './docs/hosting/build/integrity.ts';
import { preloadMount } from './docs/hosting/build/preloadMount.ts';
import { standIns } from './docs/hosting/build/standIns.ts';
import { previewHeaders } from './docs/hosting/previewHeaders.ts';
import { appConfigPlugin, readAppConfig } from './sandbox/appConfigPlugin.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const MOUNT = folder('./src/app/mount.tsx');
const area = (name: string): string => folder(`./src/app/areas/${name}Area.ts`);
const { version } = JSON.parse(readFileSync(folder('./package.json'), 'utf8')) as { version: string };
const appPort = Number(process.env['APP_PORT'] ?? 5173);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4400);

export default defineConfig({
  plugins: [
    standIns(),
    preloadMount(MOUNT),
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
    rolldownOptions: {
      output: {
        codeSplitting: entryAndApp({
          entry: folder('./src/main.ts'),
          app: MOUNT,
          history: area('history'),
          otherAreas: ['request', 'selection'].map(area),
        }),
      },
    },
  },
  test: {
    restoreMocks: true,
    // The first test of a file starts the app, which takes a quarter of this where several suites share the machine.
    testTimeout: 60_000,
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
