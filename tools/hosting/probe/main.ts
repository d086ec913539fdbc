import { chromium } from '@playwright/test';
import { attempt } from '@/lib/attempt';
import { findBrowser } from '@tests/e2e/browser';
import { probe, ProbeError } from './probe';

const USAGE = `npm run host -- probe https://HOST/LOAN
  Signs in, opens the three screens of a loan and sends no change. The environment has who signs in:
  PROBE_USER       the name for the provider's page
  PROBE_PASSWORD   the password, if the page asks for one
  PROBE_BUTTONS    what else to press there, such as "Continue,Grant access"`;

/** Probes a running app. Returns the exit code: 0 works, 1 doesn't, 2 was called wrongly or found no app. */
export async function main(
  args: readonly string[],
  print: (text: string) => void,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const [address = '', ...others] = args;
  const url = attempt(() => new URL(address));
  const [loan] = url?.pathname.split('/').filter(Boolean) ?? [];
  const { PROBE_USER: user = '', PROBE_PASSWORD: password = '', PROBE_BUTTONS: buttons = '' } = environment;
  if (url === undefined || !/^https?:$/.test(url.protocol) || loan === undefined || others.length > 0 || user === '') {
    print(USAGE);
    return 2;
  }
  const server = await chromium.launchServer(await findBrowser());
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const started = Date.now();
    const { release, screens, reads } = await probe(page, url.origin, loan, {
      user,
      password,
      buttons: buttons.split(',').filter(Boolean),
    });
    const times = screens.map(({ name, ms }) => `${name} ${seconds(ms)}`).join(', ');
    print(
      `✓ ${url.origin} works, release ${release}: ${times}; ${reads} reads, no change, ${seconds(Date.now() - started)}.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ProbeError)) throw error;
    print(`✗ ${url.origin}: ${error.message}`);
    return 1;
  } finally {
    // A page that closes would let go what is still held back.
    await server.kill();
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
