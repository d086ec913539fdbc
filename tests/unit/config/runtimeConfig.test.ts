import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { apiAddress, readRuntimeConfig } from '@/config/runtimeConfig';
import { fc } from '@tests/support/properties';
import { configFile, testConfig } from '@tests/support/testConfig';

const ORIGIN = 'http://localhost:3000';
const read = (text: string) => readRuntimeConfig(text, ORIGIN);
const problemsOf = (file: unknown): string[] => {
  const result = read(JSON.stringify(file));
  return 'problems' in result ? result.problems : [];
};
/** Returns config.json with one key of one section replaced; undefined removes it. */
const withKey = (section: string, key: string, value: unknown) => {
  const file = configFile();
  return { ...file, [section]: { ...(file[section] as object | undefined), [key]: value } };
};

const SECURE = 'an absolute https URL (http only on this machine) without a user name';
const BASE = `must be empty (same origin) or ${SECURE} and without a trailing slash`;
const SECTION = `must be ${SECURE}, with {sectionName} in its path, and neither it nor {loanId} in the host`;
const CONNECTION = 'must be text in which each endpoint is';
const TIMEOUT = 'must be a number of milliseconds from 1000 to 300000';
const ISSUER = 'must be the https address of the authorization server, without ? or #: no placeholder, no -admin host';
const REDIRECT = 'must be the address of this app with the path /implicit/callback, not a placeholder';

// @spec APP-22, APP-24
describe('an invalid key is named, with its valid values', () => {
  it.each([
    ['API_CONFIG', 'BASE_URL', undefined, `is missing; it ${BASE}`],
    ['API_CONFIG', 'BASE_URL', 'api.lender.test', BASE],
    ['API_CONFIG', 'BASE_URL', 'https://api.lender.test/', BASE],
    ['API_CONFIG', 'BASE_URL', 'https://api.lender.test?v=1', BASE],
    ['API_CONFIG', 'BASE_URL', ' https://api.lender.test', BASE],
    ['API_CONFIG', 'BASE_URL', 'javascript:alert(1)', BASE],
    // A browser on an https page reads these as paths of the page's own origin.
    ['API_CONFIG', 'BASE_URL', 'https:api.lender.test', BASE],
    ['API_CONFIG', 'BASE_URL', 'https:/api.lender.test', BASE],
    ['API_CONFIG', 'BASE_URL', 17, BASE],
    ['API_CONFIG', 'BASE_URL_SUFFIX', '/fp/', 'must be empty or a path such as "/fp", without a slash at its end'],
    ['API_CONFIG', 'USE_APIM', 1, 'must be "true" or "false"'],
    [
      'API_CONFIG',
      'APIM_PATH_TEMPLATE',
      '/origination/{area}/{rest}',
      'must begin with a slash and name {area}, {service} and {rest}, such as "/origination/{area}/{area}/{service}/{rest}"',
    ],
    ['API_CONFIG', 'SUBSCRIPTION_KEY', null, 'must be text'],
    ['API_CONFIG', 'ACCEPTS_IDEMPOTENCY_KEY', 'yes', 'must be true or false'],
    ['API_CONFIG', 'IDEMPOTENCY_KEY_QUOTED', 'yes', 'must be true or false'],
    ['API_CONFIG', 'TRACE_HEADER', 'yes', 'must be true or false'],
    ['API_CONFIG', 'ACCEPTS_IF_NONE_MATCH', 1, 'must be true or false'],
    ['API_CONFIG', 'APIM_PATH_TEMPLATE', '/\\evil.test/{area}/{service}/{rest}', 'must begin with a slash'],
    ['OKTA_CONFIG', 'HARD_PULL_MAX_AGE_S', -1, 'must be a number of seconds from 0 to 86400'],
    ['OKTA_CONFIG', 'HARD_PULL_MAX_AGE_S', '600', 'must be a number of seconds from 0 to 86400'],
    ['API_CONFIG', 'TIMEOUT_MS', '30 s', TIMEOUT],
    ['API_CONFIG', 'TIMEOUT_MS', 10, TIMEOUT],
    ['API_CONFIG', 'TIMEOUT_MS', 300_001, TIMEOUT],
    // A browser's timer that overflows fires at once.
    ['API_CONFIG', 'TIMEOUT_MS', 2 ** 31, TIMEOUT],
    ['OKTA_CONFIG', 'ISSUER', undefined, `is missing; it ${ISSUER}`],
    // @spec APP-23
    ['OKTA_CONFIG', 'ISSUER', 'https://{yourOktaDomain}/oauth2/default', ISSUER],
    ['OKTA_CONFIG', 'ISSUER', 'https://idp.lender.test/oauth2/default?v=1', ISSUER],
    // @spec APP-23
    ['OKTA_CONFIG', 'ISSUER', 'https://lender-admin.okta.com/oauth2/default', ISSUER],
    // @spec APP-23
    [
      'OKTA_CONFIG',
      'ISSUER',
      'http://idp.lender.test',
      'must be https (http only on this machine, with ALLOW_HTTP_ISSUER)',
    ],
    [
      'OKTA_CONFIG',
      'ISSUER',
      'http://localhost:4400',
      'must be https (http only on this machine, with ALLOW_HTTP_ISSUER)',
    ],
    ['OKTA_CONFIG', 'CLIENT_ID', '', 'must be the client id, not empty and not a placeholder'],
    ['OKTA_CONFIG', 'CLIENT_ID', '{clientId}', 'must be the client id, not empty and not a placeholder'],
    ['OKTA_CONFIG', 'REDIRECT_URI', undefined, `is missing; it ${REDIRECT}`],
    ['OKTA_CONFIG', 'REDIRECT_URI', '/implicit/callback', REDIRECT],
    ['OKTA_CONFIG', 'REDIRECT_URI', 'https://companion.test/', REDIRECT],
    ['OKTA_CONFIG', 'REDIRECT_URI', 'http://companion.test/', REDIRECT],
    ['OKTA_CONFIG', 'REDIRECT_URI', 'http://companion.test/implicit/callback', `must be ${SECURE}`],
    ['OKTA_CONFIG', 'REDIRECT_URI', 'https:companion.test/implicit/callback', `must be ${SECURE}`],
    ['OKTA_CONFIG', 'REDIRECT_URI', 'https://me@companion.test/implicit/callback', `must be ${SECURE}`],
    [
      'OKTA_CONFIG',
      'REDIRECT_URI',
      'https://companion.test/implicit/callback',
      `must be on this app's own origin, ${ORIGIN}`,
    ],
    ['OKTA_CONFIG', 'SCOPES', 'profile', 'must be a list of texts'],
    ['OKTA_CONFIG', 'RESPONSE_TYPES', ['code'], 'must list id_token and token'],
    ['OKTA_CONFIG', 'RESPONSE_TYPES', ['token'], 'must list id_token and token'],
    ['OKTA_CONFIG', 'PKCE', 'false', 'must be true or false'],
    ['OKTA_CONFIG', 'MAX_CLOCK_SKEW_S', -1, 'must be a number of seconds from 0 to 3600'],
    ['OKTA_CONFIG', 'MAX_CLOCK_SKEW_S', 86_400, 'must be a number of seconds from 0 to 3600'],
    ['OKTA_CONFIG', 'TOKEN_STORAGE', 'cookie', 'must be "localStorage" or "memory"'],
    ['OKTA_CONFIG', 'DISCOVERY', 'yes', 'must be true or false'],
    ['OKTA_CONFIG', 'ENDPOINTS', 'https://idp.test', 'must be an object'],
    ['OKTA_CONFIG', 'ENDPOINTS', { USERINFO: 'https://idp.test/x' }, 'must have AUTHORIZE, TOKEN, USER_INFO, LOGOUT'],
    ['OKTA_CONFIG', 'AUTHORIZE_PARAMS', 'audience=api', 'must be an object'],
    ['OKTA_CONFIG', 'REFRESH_TOKENS', 'rotating', 'must be true or false'],
    ['OKTA_CONFIG', 'USER_FROM', 'token', 'must be "userInfo" or "idToken"'],
    ['LOS_CONFIG', 'HOME_URL', 'javascript:alert(1)', `must be ${SECURE}`],
    ['LOS_CONFIG', 'HOME_URL', 'https:los.test', `must be ${SECURE}`],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'https://los.test/loan/{loanId}', SECTION],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'data:text/html,{sectionName}', SECTION],
    // The service's section names would choose the host.
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'https://{sectionName}/x', SECTION],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'https://los{sectionName}', SECTION],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'https://los.test{sectionName}/x', SECTION],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'https://los.test:{loanId}/{sectionName}', SECTION],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'https://{loanId}.los.test/{sectionName}', SECTION],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', 'https://los.test\\{sectionName}', SECTION],
    ['LOS_CONFIG', 'EMPLOYEE_LOOKUP', 'yes', 'must be true or false'],
    ['TELEMETRY_CONFIG', 'INSTRUMENTATION_KEY', 1, 'must be text'],
    ['TELEMETRY_CONFIG', 'ENDPOINT_URL', 'ftp://telemetry.test', `must be empty or ${SECURE}`],
    [
      'TELEMETRY_CONFIG',
      'CONNECTION_STRING',
      'InstrumentationKey=1;IngestionEndpoint=http://telemetry.test/',
      CONNECTION,
    ],
    ['TELEMETRY_CONFIG', 'CONNECTION_STRING', 'IngestionEndpoint=https://me:secret@telemetry.test/', CONNECTION],
    ['PRIVILEGE_NAMES', 'MENU_1003', true, 'must be text'],
    ['NAV_VISIBILITY', 'FOOTER', 'no', 'must be true or false'],
  ])('%s.%s %j', (section, key, value, problem) => {
    const [first, ...others] = problemsOf(withKey(section, key, value));
    expect(first).toMatch(new RegExp(`^${section}\\.${key}[.:]`));
    expect(first).toContain(problem);
    expect(others).toEqual([]);
    if (typeof value === 'string' && value !== '') expect(first?.replace(problem, '')).not.toContain(value);
  });

  it.each([
    ['LPMaxBorrowerCountAllowed', 0, 'must be a whole number from 1'],
    ['LPMaxBorrowerCountAllowed', 2.5, 'must be a whole number from 1'],
    ['CREDIT_COST_ESTIMATE', '80', 'must be an amount in US dollars from 0'],
    ['CREDIT_PRICES', 80, 'must be an object'],
    ['ERROR_GUIDE', 'none', 'must be an object'],
    ['SUPPORT_PHONE', ' ', 'must be the support phone number'],
    ['SUPPORT_PHONE', undefined, 'is missing; it must be the support phone number'],
    ['API_CONFIG', undefined, 'is missing; it must be an object'],
    ['OKTA_CONFIG', 'none', 'must be an object'],
    ['TELEMETRY_CONFIG', null, 'must be an object'],
  ])('%s %j', (key, value, problem) => {
    expect(problemsOf(configFile({ [key]: value }))).toEqual([`${key}: ${problem}`]);
  });

  it.each([
    ['138', { HARD: '80' }, 'CREDIT_PRICES.138.HARD: must be an amount in US dollars from 0'],
    ['138', { SOFT: -1 }, 'CREDIT_PRICES.138.SOFT: must be an amount in US dollars from 0'],
    ['*', 80, 'CREDIT_PRICES.*: must be an object'],
    ['any agency', { HARD: 80 }, 'CREDIT_PRICES.any agency: must have agency ids or "*" as its keys'],
  ])('CREDIT_PRICES.%s %j', (agency, prices, problem) => {
    expect(problemsOf(configFile({ CREDIT_PRICES: { [agency]: prices } }))).toEqual([problem]);
  });

  it.each([
    { what: 'is the price of new reports', prices: undefined, read: { '*': { HARD: 80, SOFT: 80 } } },
    {
      what: 'leaves the prices of the table',
      prices: { '*': { SOFT: 16.5 }, '138': { HARD_JOINT: 120 } },
      read: { '*': { HARD: 80, SOFT: 16.5 }, '138': { HARD_JOINT: 120 } },
    },
  ])('CREDIT_COST_ESTIMATE $what', ({ prices, read: table }) => {
    expect(testConfig({ CREDIT_COST_ESTIMATE: 80, CREDIT_PRICES: prices }).CREDIT_PRICES).toEqual(table);
    expect(testConfig({ CREDIT_COST_ESTIMATE: undefined, CREDIT_PRICES: prices }).CREDIT_PRICES).toEqual({
      '*': {},
      ...prices,
    });
  });

  const ADDRESSES = [
    ['API_CONFIG', 'BASE_URL', ''],
    ['OKTA_CONFIG', 'ISSUER', '/oauth2/default'],
    ['OKTA_CONFIG', 'REDIRECT_URI', '/implicit/callback'],
    ['LOS_CONFIG', 'HOME_URL', ''],
    ['LOS_CONFIG', 'SECTION_URL_TEMPLATE', '/{sectionName}'],
    ['TELEMETRY_CONFIG', 'ENDPOINT_URL', '/v2/track'],
  ] as const;

  // @spec APP-23
  it.each(ADDRESSES)('%s.%s refuses http, except on this machine, and credentials', (section, key, path) => {
    for (const origin of [
      ...['http://host.test', 'http://10.0.0.8', 'http://localhost.evil.test', 'http://127.evil.test'],
      ...['https://me:secret@host.test', 'https://me@host.test', 'http://localhost@host.test', 'https://:p@host.test'],
    ]) {
      const problems = problemsOf(withKey(section, key, origin + path));
      expect(problems, origin).toEqual([expect.stringMatching(new RegExp(`^${section}\\.${key}: must be `))]);
      expect(problems[0]).not.toMatch(/secret|evil/);
    }
  });

  it('allows http on this machine', () => {
    for (const [section, key, path] of ADDRESSES.filter((address) => address[0] !== 'OKTA_CONFIG')) {
      for (const host of ['localhost:4400', 'api.localhost:4400', '127.0.0.1:4400', '[::1]:4400'])
        expect(problemsOf(withKey(section, key, `http://${host}${path}`)), key).toEqual([]);
    }
  });

  it('names every invalid key, each once', () => {
    const problems = problemsOf({ API_CONFIG: {}, OKTA_CONFIG: { ISSUER: '' }, LOS_CONFIG: 3 });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'API_CONFIG.BASE_URL',
      'OKTA_CONFIG.ISSUER',
      'OKTA_CONFIG.CLIENT_ID',
      'OKTA_CONFIG.REDIRECT_URI',
      'LOS_CONFIG',
      'SUPPORT_PHONE',
    ]);
  });

  it.each(['', 'null', '[]', '"text"', '12'])('refuses %j as a whole', (text) => {
    const result = read(text);
    expect('problems' in result && result.problems.length > 0).toBe(true);
  });

  it('recognizes an HTML page', () => {
    expect(read('<!doctype html><title>Welcome</title>')).toEqual({ problems: ['config.json: must be JSON'] });
  });

  it('ignores prototype properties', () => {
    const hostile = `{"__proto__": ${JSON.stringify(configFile())}, "constructor": {"prototype": {"SUPPORT_PHONE": "1"}}}`;
    expect(read(hostile)).toEqual({
      problems: expect.arrayContaining([expect.stringMatching(/^SUPPORT_PHONE/)]) as string[],
    });
    expect({}).not.toHaveProperty('SUPPORT_PHONE');
  });

  it('never throws, whatever the file contains', () => {
    fc.assert(fc.property(fc.json(), (text) => void read(text)));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(configFile())), fc.jsonValue()),
        (file) => void problemsOf(file),
      ),
    );
  });
});

describe('a valid file', () => {
  // @spec SES-4, REQ-33, SES-7, APP-25
  it('fills in the defaults', () => {
    expect(testConfig()).toMatchObject({
      API_CONFIG: { BASE_URL_SUFFIX: '', USE_APIM: false, SUBSCRIPTION_KEY: '', TIMEOUT_MS: 30_000 },
      OKTA_CONFIG: {
        SCOPES: ['openid', 'profile', 'email'],
        RESPONSE_TYPES: ['id_token', 'token'],
        PKCE: true,
        MAX_CLOCK_SKEW_S: 600,
        TOKEN_STORAGE: 'localStorage',
        HARD_PULL_MAX_AGE_S: 0,
      },
      LOS_CONFIG: { EMPLOYEE_LOOKUP: true },
      TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: '', CONNECTION_STRING: '', ENDPOINT_URL: '' },
      PRIVILEGE_NAMES: { MENU_1003: 'canView1003Menu', MENU_1008: 'canView1008Menu' },
      BRAND: { TITLE: 'Automated Underwriting' },
      SESSION_MODAL_COUNTDOWN_TIMER: 10,
      LPMaxBorrowerCountAllowed: 5,
    });
  });

  // @spec API-2
  it.each([
    ['true', true],
    ['TRUE', true],
    ['True', true],
    [true, true],
    ['false', false],
    ['yes', false],
    ['', false],
    [false, false],
  ])('USE_APIM %j gives the gateway form: %s', (value, isGateway) => {
    expect(testConfig({ API_CONFIG: { BASE_URL: '', USE_APIM: value } }).API_CONFIG.USE_APIM).toBe(isGateway);
  });

  // @spec API-3
  it('puts the suffix after the base URL', () => {
    const { API_CONFIG } = testConfig({ API_CONFIG: { BASE_URL: 'https://api.test', BASE_URL_SUFFIX: '/fp' } });
    expect(apiAddress(API_CONFIG)).toBe('https://api.test/fp');
  });

  // @spec SES-3
  it('always requests openid, once', () => {
    const { OKTA_CONFIG } = configFile();
    const read = testConfig({ OKTA_CONFIG: { ...(OKTA_CONFIG as object), SCOPES: ['email', 'openid'] } });
    expect(read.OKTA_CONFIG.SCOPES).toEqual(['openid', 'email']);
  });

  it.each(['AUTHORIZE', 'TOKEN', 'USER_INFO', 'LOGOUT', 'KEYS', 'REVOKE'])(
    'accepts only a safe address as the endpoint %s of the provider',
    (name) => {
      const problems = (address: unknown) => problemsOf(withKey('OKTA_CONFIG', 'ENDPOINTS', { [name]: address }));
      expect(problems('https://idp.test/x')).toEqual([]);
      for (const address of ['http://idp.test/x', 'https:idp.test', 'https://me:pw@idp.test', '/v1/token', 1])
        expect(problems(address)).toEqual([`OKTA_CONFIG.ENDPOINTS.${name}: must be ${SECURE}`]);
    },
  );

  it('accepts further parameters of the sign-in, but none that the protocol sets', () => {
    const problems = (params: object) => problemsOf(withKey('OKTA_CONFIG', 'AUTHORIZE_PARAMS', params));
    expect(problems({ audience: 'https://api.test', domain_hint: 'lender.test', acr_values: 'mfa' })).toEqual([]);
    for (const name of ['redirect_uri', 'state', 'nonce', 'scope', 'prompt', 'response_mode', 'a&state', ''])
      expect(problems({ [name]: 'x' })).toHaveLength(1);
    expect(problems({ audience: ['a', 'b'] })).toEqual(['OKTA_CONFIG.AUTHORIZE_PARAMS.audience: must be text']);
  });

  it("expects Okta's addresses and user info without further keys", () => {
    expect(testConfig().OKTA_CONFIG).toMatchObject({
      DISCOVERY: false,
      ENDPOINTS: {},
      AUTHORIZE_PARAMS: {},
      USER_FROM: 'userInfo',
      REFRESH_TOKENS: false,
    });
  });

  it.each([
    [false, ['openid']],
    [true, ['openid', 'offline_access']],
  ])('requests a refresh token only if it is used: %j', (REFRESH_TOKENS, scopes) => {
    const { OKTA_CONFIG } = configFile();
    const read = testConfig({
      OKTA_CONFIG: { ...(OKTA_CONFIG as object), SCOPES: ['offline_access'], REFRESH_TOKENS },
    });
    expect(read.OKTA_CONFIG).toMatchObject({ SCOPES: scopes, REFRESH_TOKENS });
  });

  it('refuses refresh tokens without PKCE', () => {
    const { OKTA_CONFIG } = configFile();
    const file = configFile({ OKTA_CONFIG: { ...(OKTA_CONFIG as object), PKCE: false, REFRESH_TOKENS: true } });
    expect(problemsOf(file)).toEqual(['OKTA_CONFIG.REFRESH_TOKENS: must be false without PKCE']);
  });

  it('allows http for an issuer on this machine only, and only if configured', () => {
    const { OKTA_CONFIG } = configFile();
    const on = (ISSUER: string) =>
      problemsOf(configFile({ OKTA_CONFIG: { ...(OKTA_CONFIG as object), ISSUER, ALLOW_HTTP_ISSUER: true } }));
    expect(on('http://localhost:4400/oauth2/default')).toEqual([]);
    expect(on('http://127.0.0.1:4400/oauth2/default')).toEqual([]);
    expect(on('http://localhost.evil.test/oauth2/default')).toHaveLength(1);
    expect(on('http://idp.test/oauth2/default')).toHaveLength(1);
  });

  // @spec SES-19
  it.each([
    [20, 20],
    ['15', 15],
    [0.2, 1],
    [12.5, 13],
    [3601, 3601],
    ['86400', 86_400],
    [1e9, 1e9],
    [0, 10],
    ['', 10],
    [Infinity, 10],
    [-3, 10],
    ['soon', 10],
    [null, 10],
    [true, 10],
    [[5], 10],
    [undefined, 10],
  ])('a countdown of %j lasts %i seconds', (value, seconds) => {
    expect(testConfig({ SESSION_MODAL_COUNTDOWN_TIMER: value }).SESSION_MODAL_COUNTDOWN_TIMER).toBe(seconds);
  });

  // @spec APP-25
  it('ignores unknown keys', () => {
    expect(problemsOf(configFile({ $schema: './config.schema.json', SOMETHING_ELSE: { DEEP: 1 } }))).toEqual([]);
  });
});

it.each([
  ['public/config.json', 'http://localhost:5173'],
  ['docs/config.example.json', 'https://aus.lender.example'],
])('%s is valid', async (path, origin) => {
  expect(readRuntimeConfig(await readFile(path, 'utf8'), origin)).toHaveProperty('config');
});
