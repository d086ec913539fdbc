import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { isProduct, STACK, type Target } from './targets';

export interface Built {
  app: string;
  pages: string;
  remove: () => Promise<void>;
}

/** Builds the product as it is deployed, and the pages it is compared with, in the system's temporary folder. */
export async function buildAll(targets: readonly Target[]): Promise<Built> {
  const folders = await makeFolders();
  // The bench reads the source maps; the scripts are the same without them.
  await build({ logLevel: 'error', build: { outDir: folders.app, sourcemap: 'hidden' } });
  for (const name of new Set(targets.filter((target) => !isProduct(target)).map(({ path: name }) => name)))
    await buildPage(name, path.join(folders.pages, name.replace('/pages/', '')));
  return folders;
}

async function makeFolders(): Promise<Built & { tree: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-bench-'));
  const [app, pages, tree] = ['app', 'pages', 'tree'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(pages);
  return { app, pages, tree, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Builds the product of another commit, with this tree's packages.
 *
 * @throws Error when git knows no such commit, or its build fails
 */
export async function buildCommit(commit: string): Promise<Built> {
  const hash = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  if (hash.status !== 0) throw new Error(`Git knows no commit ${commit} here. Fetch it, or name another one.`);
  const { app, pages, tree, remove } = await makeFolders();
  const packages = path.join(tree, 'node_modules');
  try {
    const added = git('worktree', 'add', '--quiet', '--detach', tree, hash.stdout.trim());
    if (added.status !== 0) throw new Error(`Git could not check ${commit} out:\n${added.stderr}`);
    await symlink(path.resolve('node_modules'), packages, 'junction');
    const vite = [path.join(packages, 'vite/bin/vite.js'), 'build', '--logLevel=error', '--sourcemap=hidden'];
    const built = spawnSync(process.execPath, [...vite, `--outDir=${app}`], { cwd: tree, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`The build of ${commit} failed:\n${built.stdout}${built.stderr}`);
    return { app, pages, remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await rm(packages, { force: true });
    git('worktree', 'remove', '--force', tree);
  }
}

const git = (...args: string[]): SpawnSyncReturns<string> => spawnSync('git', args, { encoding: 'utf8' });

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
