import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { previewHeaders } from './docs/hosting/previewHeaders.ts';
import { appConfigPlugin, readAppConfig } from './sandbox/appConfigPlugin.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const { version } = JSON.parse(readFileSync(folder('./package.json'), 'utf8')) as { version: string };
const appPort = Number(process.env['APP_PORT'] ?? 5173);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4400);

export default defineConfig({
  plugins: [
    oktaReactWithoutRouter(),
    previewHeaders(() => readAppConfig({ appPort, sandboxPort })),
    appConfigPlugin({ appPort, sandboxPort }),
    react(),
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
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: { port: appPort, strictPort: true },
  preview: { port: appPort, strictPort: true },
  build: { target: 'es2022' },
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
    ],
  },
});

/** okta-react imports all of react-router-dom for its retired v5 SecureRoute; a stand-in keeps that out of the bundle. */
function oktaReactWithoutRouter(): Plugin {
  const standIn = '\0okta-react-router';
  return {
    name: 'okta-react-without-router',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'react-router-dom' && importer?.includes('/@okta/okta-react/') ? standIn : null,
    load: (id) => (id === standIn ? 'export const Route = () => null' : null),
  };
}
