import { describe, expect, it } from 'vitest';
import { calls } from '@/app/calls';
import { createClient, type Reply } from './client';

const API = 'https://api.lender.example/fp';
const APP = 'https://aus.lender.example';
const ALLOWED = {
  'Access-Control-Allow-Origin': APP,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'authorization, LOANID, content-type, x-xsrf-token',
  'Access-Control-Expose-Headers': 'Date',
};

interface Answers {
  app?: string;
  api?: string;
  /** Of an answer, and of the answer to OPTIONS. */
  headers?: Record<string, string>;
  preflight?: Response | Error;
  isTraced?: boolean;
}

/** Returns what the client finds wrong with a read and a change. */
async function problemsOf({
  app = APP,
  api = API,
  headers = ALLOWED,
  preflight,
  isTraced = false,
}: Answers): Promise<string[]> {
  const client = createClient({
    api,
    app,
    token: 'token',
    isTraced,
    fetch: ({ method }) => {
      if (method !== 'OPTIONS') return Promise.resolve(Response.json({}, { headers }));
      return preflight instanceof Error
        ? Promise.reject(preflight)
        : Promise.resolve(preflight ?? new Response('', { headers }));
    },
  });
  const asked = { params: { loanId: '1', flag: 'true' }, loanId: '1' };
  const replies: Reply[] = [];
  for (const call of [calls.loanHeader, calls.saveAcknowledgement]) replies.push(await client(call, asked));
  const problems = replies.flatMap((reply) => (reply.kind === 'response' ? (reply.inBrowser ?? []) : []));
  return [...new Set(problems.map(({ kind, detail }) => `${kind}: ${detail}`))];
}

const without = (name: keyof typeof ALLOWED): Record<string, string> => {
  const { [name]: _, ...others } = ALLOWED;
  return others;
};

describe('an API on another origin', () => {
  it('fits if it allows the app, credentials and the headers, in any case of letters', async () => {
    expect(await problemsOf({})).toEqual([]);
  });

  it.each<[string, Answers, string]>([
    [
      'another origin',
      { headers: { ...ALLOWED, 'Access-Control-Allow-Origin': 'https://other.example' } },
      "CORS: Access-Control-Allow-Origin isn't https://aus.lender.example",
    ],
    [
      'any origin, which credentials forbid',
      { headers: { ...ALLOWED, 'Access-Control-Allow-Origin': '*' } },
      "CORS: Access-Control-Allow-Origin of OPTIONS isn't https://aus.lender.example",
    ],
    [
      'no credentials',
      { headers: without('Access-Control-Allow-Credentials') },
      "CORS: Access-Control-Allow-Credentials isn't true",
    ],
    [
      'no header of the token',
      { headers: { ...ALLOWED, 'Access-Control-Allow-Headers': 'Authorization, LoanId, Content-Type' } },
      'CORS: Access-Control-Allow-Headers lacks X-XSRF-TOKEN',
    ],
    [
      'any header, which credentials forbid',
      { headers: { ...ALLOWED, 'Access-Control-Allow-Headers': '*' } },
      'CORS: Access-Control-Allow-Headers lacks Authorization, X-XSRF-TOKEN',
    ],
    ['no header of the trace', { isTraced: true }, 'CORS: Access-Control-Allow-Headers lacks traceparent'],
    [
      'no time',
      { headers: without('Access-Control-Expose-Headers') },
      'CORS: Access-Control-Expose-Headers lacks Date',
    ],
    [
      'a hidden token',
      { headers: { ...ALLOWED, 'X-XSRF-TOKEN': 't' } },
      'CORS: Access-Control-Expose-Headers lacks X-XSRF-TOKEN',
    ],
    ['no preflight', { preflight: new Response('', { status: 401 }) }, 'CORS: OPTIONS: 401'],
    ['a preflight without an answer', { preflight: new TypeError('closed') }, 'CORS: OPTIONS: no answer'],
  ])('does not fit if it allows %s', async (_, answers, problem) => {
    expect(await problemsOf(answers)).toContain(problem);
  });

  it('is not asked for CORS on the origin of the app', async () => {
    expect(await problemsOf({ app: 'https://api.lender.example', headers: {} })).toEqual([]);
  });
});

describe('the anti-forgery cookie', () => {
  const withCookie = (attributes: string): Record<string, string> => ({
    ...ALLOWED,
    'Set-Cookie': `XSRF-TOKEN=t; Secure${attributes}`,
  });

  it.each([
    ['of a shared parent', '; Path=/; SameSite=Lax; Domain=lender.example', APP, API],
    ['of a shared parent, with a dot', '; path=/; domain=.Lender.example', APP, API],
    ['on the host of the app', '; Path=/', 'https://lender.example:8443', 'https://lender.example/api'],
  ])('%s fits', async (_, attributes, app, api) => {
    const headers = { ...withCookie(attributes), 'Access-Control-Allow-Origin': app };
    expect(await problemsOf({ headers, app, api })).toEqual([]);
  });

  it.each([
    [
      'that scripts may not read',
      '; Path=/; Domain=lender.example; HttpOnly',
      "anti-forgery: the cookie XSRF-TOKEN is HttpOnly: the app can't read it",
    ],
    ['of the path of the API', '; Path=/fp; Domain=lender.example', 'anti-forgery: the cookie XSRF-TOKEN needs Path=/'],
    [
      'of the host of the API',
      '; Path=/',
      "anti-forgery: aus.lender.example can't read the cookie XSRF-TOKEN of api.lender.example: set a Domain that both share, or send the header X-XSRF-TOKEN",
    ],
    [
      'of a host that only ends alike',
      '; Path=/; Domain=us.lender.example',
      'anti-forgery: browsers refuse the cookie XSRF-TOKEN: us.lender.example is no Domain for api.lender.example',
    ],
    [
      'of the app alone, which the API may not set',
      '; Path=/; Domain=aus.lender.example',
      'anti-forgery: browsers refuse the cookie XSRF-TOKEN: aus.lender.example is no Domain for api.lender.example',
    ],
    [
      'of everyone',
      '; Path=/; Domain=example',
      'anti-forgery: browsers refuse the cookie XSRF-TOKEN: example is no Domain for api.lender.example',
    ],
  ])('%s does not fit', async (_, attributes, problem) => {
    expect(await problemsOf({ headers: withCookie(attributes) })).toEqual([problem]);
  });

  const inHeader = { 'X-XSRF-TOKEN': 't', 'Access-Control-Expose-Headers': 'Date, X-XSRF-TOKEN' };

  it('for all sites needs Secure', async () => {
    const cookie = 'XSRF-TOKEN=t; Path=/; Domain=lender.example; SameSite=None';
    expect(await problemsOf({ headers: { ...ALLOWED, 'Set-Cookie': cookie } })).toEqual([
      'anti-forgery: browsers refuse the cookie XSRF-TOKEN: SameSite=None needs Secure',
      'cookie: the cookie XSRF-TOKEN has no Secure: browsers also send it without encryption',
    ]);
  });

  it('may be unreadable where a header brings the token', async () => {
    expect(await problemsOf({ headers: { ...withCookie('; Path=/'), ...inHeader } })).toEqual([]);
  });

  const LENDER_API = 'https://api.lender.example';
  it.each([
    ['another domain', 'https://aus.companion.example', LENDER_API],
    ['another company of a country', 'https://aus.companion.co.uk', 'https://api.lender.co.uk'],
    ['another scheme', 'http://aus.lender.example', LENDER_API],
    ['an address', 'https://127.0.0.1:8443', 'https://127.0.0.2'],
  ])('of %s is sent with no call, which the kit notes', async (_, app, api) => {
    const headers = { ...withCookie('; Path=/; SameSite=Lax'), ...inHeader, 'Access-Control-Allow-Origin': app };
    expect(await problemsOf({ headers, app, api })).toEqual([
      `cookie: ${new URL(app).hostname} is another site, so browsers send the cookie XSRF-TOKEN with none of its calls: compare the header alone, or set SameSite=None; Secure`,
    ]);
  });

  it('of another site without a header can only be replaced by one', async () => {
    const app = 'https://aus.companion.example';
    const headers = { ...withCookie('; Path=/; SameSite=None'), 'Access-Control-Allow-Origin': app };
    expect(await problemsOf({ headers, app })).toEqual([
      "anti-forgery: aus.companion.example can't read the cookie XSRF-TOKEN of api.lender.example: send the header X-XSRF-TOKEN",
    ]);
  });

  it.each([
    ['a lender of a country', 'https://aus.lender.co.uk', 'https://api.lender.co.uk', 'lender.co.uk'],
    ['a short name', 'https://aus.abc.us', 'https://api.abc.us', 'abc.us'],
    ['a deep host', 'https://aus.eu.lender.example', 'https://api.eu.lender.example', 'lender.example'],
  ])('of the domain of %s fits', async (_, app, api, domain) => {
    const headers = { ...withCookie(`; Path=/; Domain=${domain}`), 'Access-Control-Allow-Origin': app };
    expect(await problemsOf({ headers, app, api })).toEqual([]);
  });
});
