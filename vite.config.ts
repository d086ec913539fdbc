import { defineConfig } from 'vitest/config';
import { previewHeaders } from './tools/hosting/previewHeaders.ts';
import { appConfigPlugin, readAppConfig } from './sandbox/appConfigPlugin.ts';
import { appPlugins, inProject } from './tools/build/appBuild.ts';
import { vitestOptions } from './tests/vitestOptions.ts';

const appPort = Number(process.env['APP_PORT'] ?? 5173);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4400);
/** Only in a build: nothing else has to be small. */
const oldRouter = { find: /^react-router-dom$/, replacement: inProject('src/app/usedOfReactRouter.ts') };

export default defineConfig(({ command }) => ({
  plugins: [
    previewHeaders(() => readAppConfig({ appPort, sandboxPort })),
    appConfigPlugin({ appPort, sandboxPort }),
    ...appPlugins,
  ],
  resolve: {
    alias: [
      ...(command === 'build' ? [oldRouter] : []),
      { find: /^@\//, replacement: inProject('src/') },
      { find: /^@(sandbox|tests|tools|docs)\//, replacement: inProject('$1/') },
    ],
  },
  // Each server caches its prebundled packages separately, because servers that run in parallel would overwrite each
  // other's.
  cacheDir: `node_modules/.vite/${appPort}`,
  // Only the app's own pages, because other pages in the tree have their own packages.
  optimizeDeps: { entries: ['index.html', 'viewer.html'] },
  server: { port: appPort, strictPort: true },
  preview: { port: appPort, strictPort: true },
  // The supported browsers (README.md); src/firstScript.js reports older ones. All of them support modulepreload.
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // A changed word in `ui` changes 59 of 67 names, because a script names what it imports by hash; with
    // `chunkImportMap`, 6. But browsers read import maps only inline: the policy would need the hash of each release's
    // map, and so would each host's configuration.
    // Three files, each with all that its module imports, and not one for each set of screens that share a module: 50
    // small files compress worse, and each costs a request.
    rolldownOptions: {
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          groups: [
            { name: 'main', test: /\/src\/main\.ts$/, priority: 3 },
            { name: 'app', test: /\/src\/app\/mount\.tsx$/, priority: 2 },
            { name: 'historyArea', test: /\/src\/app\/areas\/historyArea\.ts$/, priority: 1 },
            // Small modules of what loads later: else a file for each set of parts that share one.
            { name: 'shared', test: /\/src\/(?:features|lib|ui)\//, minShareCount: 3, maxModuleSize: 500 },
          ],
        },
      },
    },
  },
  test: vitestOptions,
}));
