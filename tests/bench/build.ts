import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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
  // The profile reads the source maps; the scripts are the same without them.
  await build({ logLevel: 'error', build: { outDir: app, sourcemap: 'hidden' } });
  // The floor uses the product's build configuration, so that both contain the same packages in the same form.
  for (const name of named('floor')) await buildPage('floor', name, path.join(floor, name), {});
  for (const name of named('peers'))
    await buildPage('peers', name, path.join(peers, name), { configFile: false, plugins: [react()] });
  return { app, floor, peers, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Excludes the floor's static page, which the server creates itself. */
const PAGE = /^\/(floor|peers)\/(?!static$)/;

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
