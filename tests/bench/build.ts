import { mkdtemp, rm } from 'node:fs/promises';
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

/** Builds the product as it is deployed, and beside it what it is compared with, all below the system's temporary folder. */
export async function buildAll(): Promise<Built> {
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-bench-'));
  const [app, floor, peers] = [path.join(folder, 'app'), path.join(folder, 'floor'), path.join(folder, 'peers')];
  await build({ logLevel: 'error', build: { outDir: app } });
  // The floor is built as the product is, so that both have the same packages in the same form.
  for (const name of FLOOR) await buildPage('floor', name, path.join(floor, name), {});
  for (const name of PEERS)
    await buildPage('peers', name, path.join(peers, name), { configFile: false, plugins: [react()] });
  return { app, floor, peers, remove: () => rm(folder, { recursive: true, force: true }) };
}

const FLOOR = ['vanilla', 'form', 'dependencies'];
const PEERS = ['react', 'tanstack', 'agGrid', 'muiDataGrid', 'reactAdmin', 'reactHookForm', 'formik'];

/** One page with a graph of its own. */
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
