import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAX_WAIT_MS = 60_000;

/** Returns the first of these programs on the PATH. */
export const onPath = (...names: string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);

/** Starts a program and records its output. */
export function start(binary: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(binary, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (printed += text.toString()));
  return { child, printed: () => printed };
}

/** Stops a program and waits until it has exited. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exited;
}

/** Polls until there is a value. @throws Error with the program's output, when there is no value in time */
export async function available<T>(
  what: string,
  read: () => T | undefined | Promise<T | undefined>,
  printed: () => string = () => '',
): Promise<T> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`${what} did not start. ${printed()}`);
    await wait(50);
  }
}
