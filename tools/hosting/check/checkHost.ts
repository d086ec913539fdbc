import { deploymentOf, type DeployedConfig, type Deployment } from '@tools/hosting/headers';
import { ask, type Answer } from './ask';
import { expectations, PACKED, type ReleasedFile, releaseExpectations } from './expectations';

/** What one check found. */
export interface Line {
  /** What was requested. */
  request: string;
  name: string;
  /** Undefined if the answer is right. */
  problem: string | undefined;
}

/** An error that the user can fix; shown without a stack trace. */
export class CheckError extends Error {}

/** Reads the deployment from the config.json of the host. @throws CheckError */
export async function deploymentOfHost(origin: string): Promise<Deployment> {
  const { status, text } = await askHost(origin, '/config.json');
  try {
    return deploymentOf(JSON.parse(text) as DeployedConfig);
  } catch {
    throw new CheckError(`${origin}/config.json (${status}) is no configuration of the app: name one with --config`);
  }
}

/**
 * Asks a host everything that the source of the headers decides, and for each file of a release, if one is given.
 * @throws CheckError
 */
export async function checkHost(
  origin: string,
  deployment: Deployment,
  release: readonly ReleasedFile[] = [],
): Promise<Line[]> {
  const page = await askHost(origin, '/');
  const script = /<script[^>]*\ssrc="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1];
  if (script === undefined) throw new CheckError(`${origin}/ is not the app: it loads no script of /assets/`);
  const encodings = (await sendsBrotli(origin, release)) ? (['gzip', 'br'] as const) : (['gzip'] as const);
  const lines: Line[] = [];
  for (const { question, checks } of [
    ...expectations(deployment, script),
    ...releaseExpectations(deployment, release, encodings),
  ]) {
    const { address, method, headers = {}, what } = question;
    const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const request = [method, address, what ?? sent.join()].filter(Boolean).join(' ');
    const answer = await ask(origin, question).catch(() => undefined);
    for (const [name, problemOf] of checks)
      lines.push({ request, name, problem: answer === undefined ? 'no answer' : problemOf(answer) });
  }
  return lines;
}

/** Not each server has Brotli. One that sends it for some file of the release must for all. */
async function sendsBrotli(origin: string, release: readonly ReleasedFile[]): Promise<boolean> {
  for (const { name } of release.filter((file) => file.name.endsWith(PACKED.br))) {
    const address = `/${name.slice(0, -PACKED.br.length)}`;
    const answer = await ask(origin, { address, headers: { 'accept-encoding': 'br' } }).catch(() => undefined);
    if (answer?.headers['content-encoding'] === 'br') return true;
  }
  return false;
}

async function askHost(origin: string, address: string): Promise<Answer> {
  try {
    return await ask(origin, { address });
  } catch (error) {
    throw new CheckError(`${origin} doesn't answer: ${error instanceof Error ? error.message : String(error)}`);
  }
}
