import type { BrowserContext, Page, Request } from '@playwright/test';
import { SHAPES } from '@sandbox/oidc/shapes';
import { SECRETS, type Party, type SecretKind, type Sink } from './secrets';

interface Hosts {
  app: string;
  sandbox: string;
  /** Undefined: the sandbox's. */
  api?: string;
  /** Undefined: the sandbox's. */
  identity?: string;
  parent?: string;
}

/** The party that each path of the sandbox simulates. */
const PARTIES: readonly (readonly [path: string, party: Party])[] = [
  ['/api/', 'lender'],
  ...Object.values(SHAPES).map(({ mount }) => [`${mount}/`, 'identity provider'] as const),
  ['/v2/track', 'monitoring service'],
  ['/los/', 'origination system'],
];

/** How long a page may take to return its content; a page that is navigating away never does. */
const MAX_WAIT_MS = 2_000;

/**
 * Records everything that leaves the browser or stays in it during a test. The returned function reports every secret
 * outside its allowed places, and every origin that was contacted but belongs to none of the five parties.
 */
export function watchSecrets(context: BrowserContext, hosts: Hosts): () => Promise<string[]> {
  const seen = new Map<Sink, Set<string>>();
  const learned: Record<string, Set<string>> = {
    accessToken: new Set(),
    refreshToken: new Set(),
    code: new Set(),
    password: new Set(),
  };
  const strangers = new Set<string>();

  const note = (sink: Sink, text: string | null | undefined): void => {
    if (text) seen.set(sink, (seen.get(sink) ?? new Set()).add(text));
  };
  const learn = (kind: SecretKind, text: string | null | undefined): void => {
    // A shorter text would match anything by chance.
    if (text && text.length >= 8) learned[kind]?.add(text);
  };

  const onRequest = (request: Request): void => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    const party = partyOf(url, hosts);
    if (party === undefined) {
      strangers.add(url.origin);
      return;
    }
    const { authorization, referer, ...others } = request.headers();
    // For a redirect, Chromium reports the page's address here but doesn't send it. The first request has the header
    // that is sent.
    const headers = request.redirectedFrom() === null && referer !== undefined ? { ...others, referer } : others;
    const body = request.postData();
    note(`address to the ${party}`, decoded(url.href));
    note(`header to the ${party}`, JSON.stringify({ authorization, ...headers }));
    note(`body to the ${party}`, body);
    if (party === 'lender') learn('accessToken', authorization?.replace(/^Bearer /, ''));
    if (party === 'identity provider') learn('refreshToken', new URLSearchParams(body ?? '').get('refresh_token'));
    if (party === 'app') learn('code', url.searchParams.get('code'));
    for (const [, password] of body?.matchAll(/"\w*pass(?:word|phrase)":"([^"\\]+)"/gi) ?? [])
      learn('password', password);
  };
  context.on('request', onRequest);
  context.on('console', (message) => note('console', message.text()));
  const onPage = (page: Page): void => {
    page.on('download', (download) => note('file name', download.suggestedFilename()));
  };
  context.pages().forEach(onPage);
  context.on('page', onPage);

  return async () => {
    for (const page of context.pages()) {
      if (!page.url().startsWith(hosts.app)) continue;
      let remains = await remainsOf(page);
      if (isReturn(remains['address bar'])) {
        await page.waitForURL((url) => !isReturn(url.href), { timeout: MAX_WAIT_MS }).catch(() => undefined);
        remains = await remainsOf(page);
      }
      for (const [sink, text] of Object.entries(remains)) note(sink as Sink, text);
    }
    note('cookies', JSON.stringify(await context.cookies(hosts.app)));
    return [...[...strangers].map((origin) => `${origin} was asked`), ...leaks(seen, learned)];
  };
}

/** Whether a page has the address at which the provider returned to it. The app must replace it before it shows. */
const isReturn = (address: string | undefined): boolean => /[?&#](code|access_token)=/.test(address ?? '');

function partyOf(url: URL, { app, sandbox, api, identity, parent }: Hosts): Party | undefined {
  if (url.origin === app) return 'app';
  if (url.origin === api) return 'lender';
  if (url.origin === identity) return 'identity provider';
  // The same server on another site.
  if ([parent, parent?.replace('127.0.0.1', 'localhost')].includes(url.origin)) return 'origination system';
  if (url.origin !== sandbox) return undefined;
  return PARTIES.find(([path]) => url.pathname.startsWith(path))?.[1];
}

function leaks(seen: ReadonlyMap<Sink, ReadonlySet<string>>, learned: Readonly<Record<string, ReadonlySet<string>>>) {
  const found = new Set<string>();
  for (const [kind, secret] of Object.entries(SECRETS)) {
    const { what, pattern, may }: { what: string; pattern?: RegExp; may: readonly Sink[] } = secret;
    for (const [sink, texts] of seen) {
      if (may.includes(sink)) continue;
      const all = [...texts].join('\n');
      const isThere = pattern?.test(all) === true || [...(learned[kind] ?? [])].some((text) => all.includes(text));
      if (isThere) found.add(`${what} in: ${sink}`);
    }
  }
  return [...found];
}

/** Returns what a page of the app stores or shows. @empty the page was closed or is navigating away */
async function remainsOf(page: Page): Promise<Partial<Record<Sink, string>>> {
  const look = page.evaluate(async () => {
    const all = (of: () => Storage): string => {
      try {
        return JSON.stringify(Object.entries(of()));
      } catch {
        return '';
      }
    };
    const databases = await indexedDB.databases().catch(() => []);
    return {
      'address bar': decodeURI(location.href) + JSON.stringify(history.state),
      title: document.title,
      'local storage': all(() => localStorage),
      'session storage': all(() => sessionStorage),
      cookies: document.cookie,
      databases: JSON.stringify(databases),
    };
  });
  const nothing = new Promise<object>((resolve) => setTimeout(() => resolve({}), MAX_WAIT_MS).unref());
  const remains = Promise.all([page.content(), look]).then(([content, others]) => ({ ...others, page: content }));
  return Promise.race([remains.catch(() => ({})), nothing]);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
