import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { type HostNames, HOSTS, type Hosting } from '@sandbox/settings';
import { listen } from '@sandbox/http/listen';
import type { IdentityKind } from '@sandbox/oidc/shapes';

/** What serves the app under test: its production build as deployed, `npm start`, or `npm run dev`. */
export type Build = 'production' | 'start' | 'development';

/** A sandbox lender and the app, used by one worker only, so that no other test orders on its loans. */
export interface Lender {
  app: string;
  sandbox: string;
  /** Undefined: the sandbox's. */
  api?: string;
  /** Undefined: the sandbox's. */
  identity?: string;
  close: () => Promise<void>;
}

export const ROOT = path.resolve(import.meta.dirname, '..', '..');
// Below the ephemeral port range, from which the system may take a port at any time.
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 27100);
const BUILDS: readonly Build[] = ['production', 'start', 'development'];
/** The app and the sandbox. */
const PORTS_PER_BUILD = 2;
/** Ports reserved for each worker. */
const PORTS_PER_WORKER = PORTS_PER_BUILD * BUILDS.length;
/** Ports reserved for each run of the tests, because another run, or servers left over from one, may use its own. */
const PORTS_PER_RUN = 100;
const RUNS = 50;
const MAX_WAIT_MS = 150_000;
const VITE = path.join('node_modules', 'vite', 'bin', 'vite.js');

const COMMANDS: Record<Build, readonly (readonly string[])[]> = {
  production: [
    ['sandbox/run.mjs', '--alone'],
    [VITE, 'preview'],
  ],
  start: [['sandbox/run.mjs']],
  development: [['sandbox/run.mjs', '--live']],
};

/** @throws Error with the output of a server that doesn't start */
export async function openLender(
  build: Build,
  worker: number,
  identity: IdentityKind = 'okta',
  hosting: Hosting = 'one',
  /** Of the build to serve. */
  folder = 'dist',
): Promise<Lender> {
  const appPort = await freePorts(portOf(build, worker));
  const [app, sandbox] = [appPort, appPort + 1].map((port) => `http://localhost:${port}`) as [string, string];
  const env = {
    ...process.env,
    APP_PORT: String(appPort),
    SANDBOX_PORT: String(appPort + 1),
    SANDBOX_TIME_SCALE: '0.4',
    SANDBOX_IDENTITY: identity,
    SANDBOX_HOSTS: hosting,
  };
  const servers = COMMANDS[build].map((command) =>
    spawn(process.execPath, command.includes('preview') ? [...command, '--outDir', folder] : [...command], {
      cwd: ROOT,
      env,
    }),
  );
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(stop));
  };
  try {
    await Promise.race([Promise.all([answers(`${sandbox}/los/`), answers(app)]), ...servers.map(fails)]);
  } catch (error) {
    await close();
    throw error;
  }
  const named = (name: keyof HostNames, port: number): string => `http://${HOSTS[hosting][name]}:${port}`;
  const apart = { api: named('api', appPort + 1), identity: named('identity', appPort + 1) };
  const parties = { app: named('app', appPort), ...(hosting === 'three' && apart) };
  return { ...parties, sandbox, close };
}

export const portOf = (build: Build, worker: number): number =>
  FIRST_PORT + worker * PORTS_PER_WORKER + PORTS_PER_BUILD * BUILDS.indexOf(build);

/** Returns the first of two free ports. @throws Error when there are none */
export async function freePorts(first: number): Promise<number> {
  for (let run = 0; run < RUNS; run += 1) {
    const port = first + run * PORTS_PER_RUN;
    const isEachFree = await Promise.all([port, port + 1].map(isFree));
    if (isEachFree.every(Boolean)) return port;
  }
  throw new Error(`Every port that could be tried from ${first} on is taken; E2E_PORT names another to begin with.`);
}

const isFree = (port: number): Promise<boolean> =>
  listen(port).then(
    async ({ close }) => {
      await close();
      return true;
    },
    () => false,
  );

export async function answers(address: string): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`${address} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Rejects when the server exits on its own. */
export function fails(server: ChildProcess): Promise<never> {
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => void (said += text.toString()));
  return new Promise((_, reject) => {
    server.once('exit', (code) => reject(new Error(`${server.spawnargs.join(' ')} ended with ${code}: ${said}`)));
  });
}

export function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', () => resolve());
    server.kill();
  });
}
