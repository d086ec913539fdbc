import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { isProduct, STACK, type Target } from './targets';

/** Folders of built files. */
export interface Built {
  app: string;
  pages: string;
}

/** Builds the product as it is deployed, and the pages it is compared with. */
export async function buildAll(folder: string, targets: readonly Target[], plugins: Plugin[] = []): Promise<Built> {
  const built = await foldersIn(folder);
  // The bench reads the source maps; the scripts are the same without them.
  await build({ logLevel: 'error', plugins, build: { outDir: built.app, sourcemap: 'hidden' } });
  for (const name of new Set(targets.filter((target) => !isProduct(target)).map(({ path: name }) => name)))
    await buildPage(name, path.join(built.pages, name.replace('/pages/', '')));
  return built;
}

async function foldersIn(folder: string): Promise<Built> {
  const pages = path.join(folder, 'pages');
  await mkdir(pages, { recursive: true });
  return { app: path.join(folder, 'app'), pages };
}

/**
 * Builds the product of another commit, with this tree's packages.
 * @throws when git knows no such commit, or the build fails
 */
export async function buildCommit(folder: string, commit: string): Promise<Built> {
  const built = await foldersIn(folder);
  const tree = path.join(folder, 'tree');
  const packages = path.join(tree, 'node_modules');
  const vite = [path.join(packages, 'vite/bin/vite.js'), 'build', '--logLevel=error', '--sourcemap=hidden'];
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
    await symlink(path.resolve('node_modules'), packages, 'junction');
    execFileSync(process.execPath, [...vite, `--outDir=${built.app}`], { cwd: tree });
    return built;
  } finally {
    await rm(packages, { force: true });
    spawnSync('git', ['worktree', 'remove', '--force', tree]);
  }
}

const ROOT = path.join(import.meta.dirname, 'pages');

/** Builds one page with its own module graph, from the shared index.html. */
async function buildPage(base: string, outDir: string): Promise<void> {
  const script = `/${base.replace('/pages/', '')}.jsx`;
  const page: Plugin = {
    name: 'page',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('SCRIPT', script) },
  };
  await build({
    root: ROOT,
    base: `${base}/`,
    publicDir: false,
    logLevel: 'error',
    configFile: false,
    plugins: [page, react()],
    // The floor has the product's packages, also where it imports what the peers show.
    resolve: base === STACK.path ? { dedupe: ['react', 'react-dom'] } : {},
    build: { target: 'es2022', outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  });
}
