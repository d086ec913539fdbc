import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { attempt } from '@/lib/attempt';
import { deploymentOf, type DeployedConfig } from '@tools/hosting/headers';
import { CheckError, checkHost, deploymentOfHost, type Line } from './checkHost';
import type { ReleasedFile } from './expectations';

const USAGE = `npm run host -- check https://HOST
  --config FILE     the config.json of the deployment; default: the one on the host
  --release FILE    the archive of a release: the host must have each of its files, and no source map
  --report-to URL   where browsers report violations of the policy; default: nowhere`;

const OPTIONS = { config: { type: 'string' }, release: { type: 'string' }, 'report-to': { type: 'string' } } as const;

/** Checks a running host. Returns the exit code: 0 right, 1 wrong, 2 was called wrongly or found no app. */
export async function main(args: string[], print: (text: string) => void): Promise<number> {
  const parsed = attempt(() => parseArgs({ args, options: OPTIONS, allowPositionals: true }));
  const [address = '', ...others] = parsed?.positionals ?? [];
  if (parsed === undefined || others.length > 0 || !/^https?:/.test(address) || !URL.canParse(address)) {
    print(USAGE);
    return 2;
  }
  const { origin } = new URL(address);
  const { config, release, 'report-to': reportUrl } = parsed.values;
  try {
    const deployment = config === undefined ? await deploymentOfHost(origin) : read(config);
    const files = release === undefined ? [] : filesIn(release);
    const lines = await checkHost(origin, { ...deployment, ...(reportUrl !== undefined && { reportUrl }) }, files);
    print(reportOf(lines));
    return lines.every(({ problem }) => problem === undefined) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    print(error.message);
    return 2;
  }
}

function read(file: string) {
  const deployment = attempt(() => deploymentOf(JSON.parse(readFileSync(file, 'utf8')) as DeployedConfig));
  if (deployment === undefined) throw new CheckError(`${file} is no configuration of the app (docs/configuration.md)`);
  return deployment;
}

/** The files of an archive. */
function filesIn(archive: string): ReleasedFile[] {
  const tar = (...args: string[]): string =>
    execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'ignore'] });
  const names = attempt(() => tar('-tzf', archive).split('\n'));
  if (names === undefined) throw new CheckError(`${archive} is no archive of a release`);
  return names
    .filter((name) => name !== '' && !name.endsWith('/'))
    .map((name) => ({ name: name.replace(/^\.\//, ''), content: tar('-xzOf', archive, name) }));
}

/** A line for each request, and one for each problem below it. */
function reportOf(lines: readonly Line[]): string {
  const wrong = lines.filter(({ problem }) => problem !== undefined);
  const requests = [...new Set(lines.map(({ request }) => request))].flatMap((request) => {
    const own = lines.filter((line) => line.request === request);
    const problems = own.filter(({ problem }) => problem !== undefined);
    return [
      `${problems.length === 0 ? '✓' : '✗'} ${request}: ${own.length - problems.length} of ${own.length}`,
      ...problems.map(({ name, problem }) => `    ${name}: ${problem}`),
    ];
  });
  return [...requests, '', `${lines.length - wrong.length} of ${lines.length} checks passed.`].join('\n');
}
