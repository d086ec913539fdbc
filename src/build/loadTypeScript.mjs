import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport } from 'vite';

const folder = (name) => normalizePath(fileURLToPath(new URL(`../../${name}`, import.meta.url)));

/**
 * Returns a TypeScript module of this repository, by its path from the root. Node 20 doesn't run TypeScript, so Vite
 * runs it, with the aliases of vite.config.ts.
 */
export async function loadTypeScript(file) {
  const { module } = await runnerImport(folder(file), {
    root: folder(''),
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@\//, replacement: folder('src/') },
        ...['sandbox', 'tests', 'docs'].map((name) => ({
          find: new RegExp(`^@${name}/`),
          replacement: folder(`${name}/`),
        })),
      ],
    },
  });
  return module;
}
