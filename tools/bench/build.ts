import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

export interface Built {
  app: string;
  floor: string;
  peers: string;
  remove: () => Promise<void>;
}

/**
 * Builds the product as it is deployed, and the pages it is compared with, in the system's temporary folder.
 *
 * @shape paths such as '/floor/vanilla'; paths of neither the floor nor the peers are ignored
 */
export async function buildAll(paths: readonly string[]): Promise<Built> {
  const named = (group: string): string[] =>
    [...new Set(paths)].flatMap((each) => (PAGE.exec(each)?.[1] === group ? [path.basename(each)] : []));
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-bench-'));
  const [app, floor, peers] = [path.join(folder, 'app'), path.join(folder, 'floor'), path.join(folder, 'peers')];
  // The server needs both folders, even if no page of a group is requested.
  await Promise.all([floor, peers].map((group) => mkdir(group)));
  // The bench reads the source maps; the scripts are the same without them.
  await build({ logLevel: 'error', build: { outDir: app, sourcemap: 'hidden' } });
  // The floor uses the product's build configuration, so that both contain the same packages in the same form.
  for (const name of named('floor')) await buildPage('floor', name, path.join(floor, name), {});
  for (const name of named('peers'))
    await buildPage('peers', name, path.join(peers, name), { configFile: false, plugins: [react()] });
  return { app, floor, peers, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Builds the product of another commit, with this tree's packages.
 *
 * @throws Error when git knows no such commit, or its build fails
 */
export async function buildCommit(commit: string): Promise<Built> {
  const hash = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  if (hash.status !== 0) throw new Error(`Git knows no commit ${commit} here. Fetch it, or name another one.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-bench-'));
  const [tree, app, none] = [path.join(folder, 'tree'), path.join(folder, 'app'), path.join(folder, 'none')];
  const packages = path.join(tree, 'node_modules');
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(none);
    const added = git('worktree', 'add', '--quiet', '--detach', tree, hash.stdout.trim());
    if (added.status !== 0) throw new Error(`Git could not check ${commit} out:\n${added.stderr}`);
    await symlink(path.resolve('node_modules'), packages, 'junction');
    const vite = [
      path.join(packages, 'vite/bin/vite.js'),
      'build',
      '--logLevel=error',
      '--sourcemap=hidden',
      `--outDir=${app}`,
    ];
    const built = spawnSync(process.execPath, vite, { cwd: tree, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`The build of ${commit} failed:\n${built.stdout}${built.stderr}`);
    return { app, floor: none, peers: none, remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    // The link goes first, lest its target be removed.
    await rm(packages, { force: true });
    git('worktree', 'remove', '--force', tree);
  }
}

const git = (...args: string[]): SpawnSyncReturns<string> => spawnSync('git', args, { encoding: 'utf8' });

const PAGE = /^\/(floor|peers)\//;

/** Builds one page with its own module graph. */
async function buildPage(group: string, name: string, outDir: string, config: InlineConfig): Promise<void> {
  const root = path.join(import.meta.dirname, group);
  await build({
    root,
    base: `/${group}/${name}/`,
    publicDir: false,
    logLevel: 'error',
    configFile: 'vite.config.ts',
    ...config,
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: path.join(root, `${name}.html`) },
    },
  });
}
