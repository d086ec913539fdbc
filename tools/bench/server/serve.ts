import { deploymentOf } from '@tools/hosting/headers';
import type { Built } from '@tools/bench/build';
import { createCannedApi, LOANS, type CannedApi } from './cannedApi';
import { CLIENT_ID, createCannedProvider, ISSUER_PATH } from './cannedProvider';
import { createCertificate } from './certificate';
import { listen, type Answer, type Reply } from './listen';
import { hardened, readSite } from './site';
import { ownShareOf, readSources, type SourceOf } from './sources';

/** The servers that the browser opens. */
export interface Stage {
  /** The product, the floor and the peers, with the API on the same origin. */
  origin: string;
  /** The same product and pages, with the API on an origin of its own. */
  apartOrigin: string;
  /** The identity provider, on an origin of its own. */
  issuer: string;
  /** The fingerprint with which the browser accepts the certificate. */
  fingerprint: string;
  api: CannedApi;
  /** Returns the total compressed size of some scripts; `own` is the part of `gzip` that is the product's own code. */
  bytesOf: (scripts: readonly string[]) => { gzip: number; own: number };
  /** Names the source file of a place in a script of the product. */
  sourceOf: SourceOf;
  close: () => Promise<void>;
}

const NOT_FOUND: Reply = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
const MONITORING_KEY = '00000000-0000-0000-0000-000000000000';

export async function serve(built: Built, port: number): Promise<Stage> {
  const certificate = createCertificate();
  const [origin, apiOrigin, apartOrigin, identityOrigin] = [port, port + 1, port + 2, port + 3].map(
    (each) => `https://localhost:${each}`,
  ) as [string, string, string, string];
  const issuer = identityOrigin + ISSUER_PATH;
  const api = await createCannedApi([origin, apartOrigin]);
  const app = readSite(built.app);
  const sourceOf = readSources(built.app);
  const pages = [readSite(built.floor, '/floor/'), readSite(built.peers, '/peers/')];

  const host = (own: string, apiBase: string): Answer => {
    const config = configOf(own, apiBase, issuer);
    const deployment = deploymentOf(config);
    return async (request, address) => {
      const { pathname } = address;
      if (/^\/(api|v2)\//.test(pathname)) return api.answer(request, address);
      if (pathname === '/config.json') {
        const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
        return hardened({ headers, body: JSON.stringify(config) }, deployment);
      }
      for (const page of pages) {
        const found = page.file(pathname) ?? page.file(`${pathname}/${pathname.split('/').at(-1) ?? ''}.html`);
        if (found !== undefined) return found;
      }
      const file = app.file(pathname) ?? (pathname.includes('.') ? undefined : app.file('/index.html'));
      return hardened(file ?? NOT_FOUND, deployment);
    };
  };

  const servers = await Promise.all([
    listen(port, certificate, host(origin, '')),
    listen(port + 1, certificate, api.answer),
    listen(port + 2, certificate, host(apartOrigin, apiOrigin)),
    listen(port + 3, certificate, createCannedProvider(identityOrigin, [origin, apartOrigin])),
  ]);
  return {
    origin,
    apartOrigin,
    issuer,
    fingerprint: certificate.fingerprint,
    api,
    bytesOf: (scripts) => {
      const sizes = scripts.flatMap((script) => [app, ...pages].map((site) => site.gzipBytes(script)));
      const owns = scripts.map((script) => app.gzipBytes(script) * ownShareOf(sourceOf, script, app.text(script)));
      return { gzip: sum(sizes), own: sum(owns) };
    },
    sourceOf,
    close: async () => {
      await Promise.all(servers.map(({ close }) => close()));
    },
  };
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

const configOf = (origin: string, apiBase: string, issuer: string) => ({
  API_CONFIG: { BASE_URL: apiBase, BASE_URL_SUFFIX: '/api' },
  OKTA_CONFIG: {
    ISSUER: issuer,
    CLIENT_ID,
    REDIRECT_URI: `${origin}/implicit/callback`,
  },
  LOS_CONFIG: {
    HOME_URL: `${origin}/los/`,
    SECTION_URL_TEMPLATE: `${origin}/los/{loanId}/{sectionName}`,
  },
  TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: MONITORING_KEY, ENDPOINT_URL: `${origin}/v2/track` },
  SUPPORT_PHONE: '1-800-555-0100',
});

export const addressOf = { history: `/${LOANS.history}/history`, request: `/${LOANS.request}/request` };
