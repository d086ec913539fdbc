import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '@tools/hosting/check/ask';
import { checkHost } from '@tools/hosting/check/checkHost';
import { deploymentOf, type DeployedConfig } from '@tools/hosting/headers';
import { FORMATS } from '@tools/hosting/servers/main';
import { DEPLOYED } from '@tests/fixtures/deployedConfig';
import { fillTemplate } from '@tests/support/fillTemplate';
import { server } from '@tests/support/server';
import { findServer, SERVERS, startServer, writeBuild } from '@tests/support/webServers';

const CONFIG: DeployedConfig = {
  ...DEPLOYED,
  TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: 'key', ENDPOINT_URL: 'https://ingest.example.test/v2/track' },
};

// These tests use real sockets, so the simulated network is closed.
beforeAll(() => server.close());

let root: string;
beforeAll(() => {
  root = writeBuild(CONFIG);
});
afterAll(() => rmSync(root, { recursive: true }));

const DEPLOYMENTS = [
  ['alone', deploymentOf(CONFIG)],
  ['with reports', { ...deploymentOf(CONFIG), reportUrl: 'https://reports.example.test/csp' }],
] as const;

// @spec NAV-43
it.skipIf(findServer('nginx') === undefined).each(DEPLOYMENTS)(
  'nginx answers the same with the template of the image, %s (skipped without the server)',
  async (_, deployment) => {
    const { api, identity, telemetry = '', logo = '', reportUrl } = { reportUrl: '', ...deployment };
    const running = await startServer('nginx', (listen) =>
      fillTemplate(readFileSync('tools/hosting/nginx.conf', 'utf8'), {
        ...{ LISTEN: listen, WEB_ROOT: root, API_ORIGIN: api, IDENTITY_ORIGIN: identity, TELEMETRY_ORIGIN: telemetry },
        ...{ LOGO_ORIGIN: logo, REPORT_URL: reportUrl },
      }),
    );
    const lines = await untilStopped(running, () => checkHost(running.origin, deployment));
    expect(lines.filter(({ problem }) => problem !== undefined)).toEqual([]);
  },
);

describe.each(SERVERS)('%s with the configuration of npm run host -- headers', (name) => {
  // @spec NAV-43
  it.skipIf(findServer(name) === undefined).each(DEPLOYMENTS)(
    'answers as the source of the headers says, %s (skipped without the server)',
    async (_, deployment) => {
      const running = await startServer(name, (listen) => FORMATS[name]?.({ deployment, listen, root }) ?? '');
      const lines = await untilStopped(running, async () => {
        // The build of this test has no such file.
        expect((await ask(running.origin, { address: '/favicon.ico' })).status).toBe(404);
        return checkHost(running.origin, deployment);
      });
      const wrong = lines.filter(({ problem }) => problem !== undefined);
      expect(wrong.map(({ request, name: what, problem }) => `${request}: ${what}: ${problem}`)).toEqual([]);
      expect(lines.length).toBeGreaterThan(240);
    },
  );
});

/** A server that outlives its test would keep its port and its files. */
async function untilStopped<Result>(running: { stop: () => Promise<void> }, check: () => Promise<Result>) {
  try {
    return await check();
  } finally {
    await running.stop();
  }
}
