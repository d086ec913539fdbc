import { spawnSync } from 'node:child_process';

/** How a command of the engine ended, and what it printed. */
interface Outcome {
  hasSucceeded: boolean;
  output: string;
  /** The output with warnings and errors. */
  printed: string;
}

/** Both build like a current Docker: with the ignore file beside the Dockerfile, and with the health check. */
const BUILD_SETTINGS = { DOCKER_BUILDKIT: '1', BUILDAH_FORMAT: 'docker' };

/** Returns the first container engine that answers. The client of Docker alone doesn't. */
export const findEngine = (): string | undefined =>
  ['docker', 'podman'].find((engine) => tryEngine(engine, 'info').hasSucceeded);

/** Runs a command of the engine to its end. */
export function tryEngine(engine: string, ...args: readonly string[]): Outcome {
  const env = { ...process.env, ...BUILD_SETTINGS };
  const { status, stdout, stderr, error } = spawnSync(engine, args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (error !== undefined) return { hasSucceeded: false, output: '', printed: error.message };
  return { hasSucceeded: status === 0, output: stdout.trim(), printed: `${stdout}${stderr}`.trim() };
}

/**
 * Runs a command of the engine and returns its output.
 *
 * @throws Error with what it printed when it fails
 */
export function runEngine(engine: string, ...args: readonly string[]): string {
  const { hasSucceeded, output, printed } = tryEngine(engine, ...args);
  if (!hasSucceeded) throw new Error(`${engine} ${args.join(' ')}\n${printed}`);
  return output;
}
