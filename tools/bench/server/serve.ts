import { readFileSync } from 'node:fs';
import path from 'node:path';
import { corsHeaders } from '@sandbox/http/cors';
import { certify } from '@tests/identity/tls';
import type { Built } from '@tools/bench/build';
import { deploymentOf } from '@tools/hosting/headers';
import { createCannedApi, headersOf, JSON_HEADERS } from './cannedApi';
import { listen, type Answer } from './listen';
import { hardened, readSite } from './site';

/** The servers that the browser opens. */
export interface Stage {
  /** The product, the floor and the peers, with the API. */
  origin: string;
  /** The identity provider, on an origin of its own. */
  issuer: string;
  /** The fingerprint with which the browser accepts the certificate. */
  fingerprint: string;
  /** Returns the kilobytes of some scripts, compressed; `own` is the part that is the product's own code. */
  sizesOf: (scripts: readonly string[]) => { gzip: number; own: number };
  close: () => Promise<void>;
}

/** The first of two ports. */
export const PORT = 26_360;

const PERSON = { sub: 'rita.ibarra', preferred_username: 'rita.ibarra', name: 'Rita Ibarra' };

export async function serve(built: Built, port: number): Promise<Stage> {
  const { certificate, key, keyHash } = certify(path.dirname(built.app), ['localhost']);
  const tls = { cert: readFileSync(certificate), key: readFileSync(key) };
  const [origin, identityOrigin] = [`https://localhost:${port}`, `https://localhost:${port + 1}`];
  const issuer = `${identityOrigin}/oauth2/default`;
  const api = createCannedApi();
  const [app, pages] = [readSite(built.app), readSite(built.pages, '/pages/')];
  const config = configOf(origin, issuer);
  const deployment = deploymentOf(config);

  const host: Answer = (request, address) => {
    const { pathname } = address;
    if (/^\/(api|v2)\//.test(pathname)) return api(request, address);
    if (pathname === '/config.json')
      return hardened({ headers: JSON_HEADERS, body: JSON.stringify(config) }, deployment);
    const page = pages.file(pathname) ?? pages.file(`${pathname}/index.html`);
    if (page !== undefined) return page;
    return hardened(app.file(pathname) ?? app.file('/index.html') ?? {}, deployment);
  };
  /** The user is signed in, so the app asks only who that is. */
  const provider: Answer = ({ method, headers }, address) => {
    const cors = corsHeaders(new Request(address, { method, headers: headersOf(headers) }), { origins: [origin] });
    if (method === 'OPTIONS') return { status: 204, headers: cors };
    return { headers: { ...JSON_HEADERS, ...cors }, body: JSON.stringify(PERSON) };
  };

  const stops = await Promise.all([listen(port, tls, host), listen(port + 1, tls, provider)]);
  return {
    origin,
    issuer,
    fingerprint: keyHash,
    sizesOf: (scripts) => {
      const sizes = scripts.flatMap((script) => [app, pages].map((site) => site.sizeOf(script)));
      return { gzip: kilobytes(sizes.map(({ gzip }) => gzip)), own: kilobytes(sizes.map(({ own }) => own)) };
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

const kilobytes = (bytes: readonly number[]): number => bytes.reduce((total, some) => total + some, 0) / 1000;

const configOf = (origin: string, issuer: string) => ({
  API_CONFIG: { BASE_URL: '', BASE_URL_SUFFIX: '/api' },
  OKTA_CONFIG: { ISSUER: issuer, CLIENT_ID: 'bench', REDIRECT_URI: `${origin}/implicit/callback` },
  LOS_CONFIG: { HOME_URL: `${origin}/los/`, SECTION_URL_TEMPLATE: `${origin}/los/{loanId}/{sectionName}` },
  TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: crypto.randomUUID(), ENDPOINT_URL: `${origin}/v2/track` },
  SUPPORT_PHONE: '1-800-555-0100',
});
