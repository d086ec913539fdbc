import { spawn, type ChildProcess } from 'node:child_process';
import type { IdentityKind } from '@sandbox/oidc/shapes';
import { answers, fails, freePorts, portOf, ROOT, type Lender } from '@tests/e2e/lender';
import { ADAPTER, COMMANDS } from './commands';

interface Adapter {
  /** API_CONFIG.BASE_URL. */
  api: string;
  /** The invented lender behind it. */
  books: string;
  close: () => Promise<void>;
}

/** Starts the guide's adapter on free ports. */
export async function startAdapter(appOrigin = 'http://localhost:5173'): Promise<Adapter> {
  const server = run(COMMANDS.adapter, { LENDER_PORT: '0', ADAPTER_PORT: '0', APP_ORIGIN: appOrigin });
  const printed = outputOf(server, /API_CONFIG\.BASE_URL: \S+\n/);
  const text = await Promise.race([printed, fails(server)]);
  const [api = '', books = ''] = [/BASE_URL: (\S+)/, /lender: ([^\s,]+)/].map((pattern) => pattern.exec(text)?.[1]);
  return { api, books, close: () => stop(server) };
}

/** Follows the guide to a running app: adapter, identity provider and a production build, each by its command. */
export async function openAdopted(worker: number, kind: IdentityKind): Promise<Lender & { books: string }> {
  const appPort = await freePorts(portOf('start', worker));
  const [app, sandbox] = [appPort, appPort + 1].map((port) => `http://localhost:${port}`) as [string, string];
  const adapter = await startAdapter(app);
  const env = { APP_PORT: String(appPort), SANDBOX_PORT: String(appPort + 1) };
  const server = run(COMMANDS.start[kind].replace(ADAPTER, adapter.api), env);
  const close = async (): Promise<void> => {
    await Promise.all([stop(server), adapter.close()]);
  };
  try {
    await Promise.race([Promise.all([answers(`${sandbox}/los/`), answers(app)]), fails(server)]);
  } catch (error) {
    await close();
    throw error;
  }
  return { app, sandbox, api: adapter.api, books: adapter.books, close };
}

/** Runs a command to its end. Returns its exit code and what it printed. */
export async function finish(command: string): Promise<{ code: number | null; text: string }> {
  const child = run(command, {});
  const text = outputOf(child);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text: await text };
}

/** In a group of its own: the command starts others. */
const run = (command: string, env: Record<string, string>): ChildProcess =>
  spawn(command, { cwd: ROOT, env: { ...process.env, ...env }, shell: true, detached: true });

/** Stops a command and all that it started. */
function stop(server: ChildProcess): Promise<void> {
  const { pid, exitCode } = server;
  if (exitCode !== null || pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    server.removeAllListeners('exit');
    // The output closes when the last of them has ended.
    server.once('close', () => resolve());
    process.kill(-pid);
  });
}

/** Resolves with the output of a process once it contains the pattern; without one, at its end. */
function outputOf({ stdout }: ChildProcess, pattern?: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      if (pattern?.test(text) === true) resolve(text);
    });
    stdout?.once('close', () => {
      if (pattern === undefined) resolve(text);
    });
  });
}
