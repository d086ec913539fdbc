import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport } from 'vite';

const folder = (name) => normalizePath(fileURLToPath(new URL(`../${name}`, import.meta.url)));

/**
 * Returns a TypeScript module of this repository, by its path from the root. Node 20 doesn't run TypeScript, so Vite
 * runs it, with the aliases of vite.config.ts.
 */
export async function loadTypeScript(file) {
  const isModeSet = process.env.NODE_ENV !== undefined;
  const { module } = await runnerImport(folder(file), {
    root: folder(''),
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@\//, replacement: folder('src/') },
        { find: /^@(sandbox|tests|tools|docs)\//, replacement: folder('$1/') },
      ],
    },
  });
  // The runner sets development, and a build of the module would then have React's development code.
  if (!isModeSet) delete process.env.NODE_ENV;
  return module;
}
