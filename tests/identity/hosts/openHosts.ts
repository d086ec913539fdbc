import { exec, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers, fails, freePorts, portOf, ROOT, type Lender } from '@tests/e2e/lender';
import { startServer, type ServerName } from '@tests/support/webServers';
import { test as base } from '@tests/identity/fixtures';
import { AUDIENCE, startProvider, type Provider } from '@tests/identity/glewlwyd';
import { putTls, type Certificate } from '@tests/identity/tls';

/** A domain with a host for each of the three, as a lender has it. */
const DOMAIN = 'lender.localhost';
const NAMES = { app: `app.${DOMAIN}`, api: `api.${DOMAIN}`, identity: `idp.${DOMAIN}` };

export type TokenTravels = 'in a cookie of the shared domain' | 'in a header';

interface Options {
  /** What serves the app. */
  web: ServerName;
  /** How the anti-forgery token reaches the app. */
  travels: TokenTravels;
}

/**
 * A lender who follows docs/adoption/README.md: own provider, own hosts with TLS, own web server, the sandbox's API.
 */
export interface OwnHosts extends Lender {
  api: string;
  /** The build with the deployment's config.json. */
  root: string;
  /** Runs a command of the guide, with the lender's authority trusted. Returns what it prints. @throws if it fails */
  follow: (command: string) => Promise<string>;
  /** Starts the web server with a configuration that a command has written. */
  serve: (file: string) => Promise<void>;
  port: string;
  tls: Certificate;
}

export const test = base.extend<object, Options & { hosts: OwnHosts }>({
  web: ['nginx', { option: true, scope: 'worker' }],
  travels: ['in a header', { option: true, scope: 'worker' }],
  provider: [
    async ({ build }, use, { parallelIndex }) => {
      const port = await freePorts(portOf(build, parallelIndex));
      const { identity, ...others } = NAMES;
      const provider = await startProvider(`https://${NAMES.app}:${port}`, {
        identity,
        others: [...Object.values(others), 'localhost'],
      });
      await use(provider);
      await provider.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  hosts: [
    async ({ provider, web, travels }, use) => {
      const hosts = await openHosts(provider, web, travels);
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  lender: [({ hosts }, use) => use(hosts), { scope: 'worker' }],
});

async function openHosts(provider: Provider, web: ServerName, travels: TokenTravels): Promise<OwnHosts> {
  const { app, issuer, certificate } = provider;
  const port = Number(new URL(app).port);
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hosts-')));
  const sandbox = `http://localhost:${port + 1}`;
  const api = `https://${NAMES.api}:${port + 2}`;
  const env = {
    ...process.env,
    NODE_EXTRA_CA_CERTS: certificate.authority,
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, '..', 'localNames.mjs')).href}`,
  };
  const server = spawn(process.execPath, ['sandbox/run.mjs', '--alone'], {
    cwd: ROOT,
    env: {
      ...env,
      SANDBOX_PORT: String(port + 1),
      SANDBOX_TIME_SCALE: '0.4',
      SANDBOX_TRUSTS: issuer,
      SANDBOX_AUDIENCE: AUDIENCE,
      SANDBOX_APP_ORIGIN: app,
      SANDBOX_COOKIE_DOMAIN: travels === 'in a header' ? '' : DOMAIN,
    },
  });
  await Promise.race([answers(`${sandbox}/los/`), fails(server)]);
  const front = await putTls(sandbox, certificate, port + 2);
  const root = path.join(folder, 'dist');
  cpSync(path.join(ROOT, 'dist'), root, { recursive: true });
  const config = { ...exampleConfig(app, issuer), ...atSandbox(sandbox, api) };
  writeFileSync(path.join(root, 'config.json'), JSON.stringify(config));
  let stopWeb = (): Promise<void> => Promise.resolve();
  return {
    ...{ app, api, sandbox, identity: new URL(issuer).origin, root, port: String(port), tls: certificate },
    // Not synchronously: this process also speaks TLS for the API.
    follow: async (command) => (await promisify(exec)(command, { cwd: ROOT, env, timeout: 30_000 })).stdout,
    serve: async (file) => {
      ({ stop: stopWeb } = await startServer(web, () => readFileSync(file, 'utf8'), port));
    },
    close: async () => {
      server.removeAllListeners('exit');
      server.kill();
      await Promise.all([stopWeb(), front.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** docs/config.example.json with the lender's own addresses, and the OKTA_CONFIG of docs/adoption/identity.md. */
function exampleConfig(app: string, issuer: string): object {
  const example = readFileSync(path.join(ROOT, 'docs/config.example.json'), 'utf8');
  const guide = readFileSync(path.join(ROOT, 'docs/adoption/identity.md'), 'utf8');
  const okta = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '{}';
  const own = (text: string): string =>
    text.replaceAll('https://aus.lender.example', app).replaceAll('https://sso.lender.example', issuer);
  return { ...(JSON.parse(own(example)) as object), ...(JSON.parse(own(okta)) as object) };
}

/** What the sandbox offers instead of the lender's API, origination system and monitoring. */
const atSandbox = (sandbox: string, api: string): object => ({
  API_CONFIG: { BASE_URL: `${api}/api` },
  LOS_CONFIG: {
    HOME_URL: `${sandbox}/los/`,
    SECTION_URL_TEMPLATE: `${sandbox}/los/loan/{loanId}/{sectionName}`,
  },
  TELEMETRY_CONFIG: {
    INSTRUMENTATION_KEY: '00000000-0000-0000-0000-000000000000',
    ENDPOINT_URL: `${api}/v2/track`,
  },
});
