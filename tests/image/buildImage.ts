import { readFileSync } from 'node:fs';
import { findEngine, runEngine, tryEngine } from './engine';

export const IMAGE = 'aus-companion-test';

const DOCKERFILE = 'tools/hosting/Dockerfile';

interface Base {
  name: string;
  /** The build argument that holds its digest. */
  argument: string;
}

/** Builds the image before the tests. Without an engine or the base images it says so, and the tests are skipped. */
export default function buildImage(): void {
  const engine = findEngine();
  if (engine === undefined) {
    console.warn('Skipped: no container engine answers (docker info, podman info), so no image was built.');
    return;
  }
  const args: string[] = [];
  for (const { name, argument } of readBases()) {
    const digest = process.env[argument] ?? digestOf(engine, name);
    if (digest === undefined) {
      console.warn(`Skipped: ${engine} can't pull ${name}, so no image was built.`);
      return;
    }
    args.push('--build-arg', `${argument}=${digest}`);
  }
  console.log(`${engine} builds the image: npm ci and npm run build take some minutes.`);
  runEngine(engine, 'build', '-f', DOCKERFILE, '-t', IMAGE, ...args, '.');
  process.env['IMAGE_ENGINE'] = engine;
}

const readBases = (): Base[] =>
  [...readFileSync(DOCKERFILE, 'utf8').matchAll(/^FROM (\S+)@\$\{(\w+)\}/gm)].map(([, name = '', argument = '']) => ({
    name,
    argument,
  }));

/** Returns the digest of a base image, which is pulled if it isn't there, or undefined if it can't be pulled. */
function digestOf(engine: string, name: string): string | undefined {
  const read = (): string | undefined => {
    const { output } = tryEngine(engine, 'image', 'inspect', '--format', '{{.RepoDigests}}', name);
    return /@(sha256:\w+)/.exec(output)?.[1];
  };
  return read() ?? (tryEngine(engine, 'pull', name).hasSucceeded ? read() : undefined);
}
