import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { fc } from '@tests/support/properties';
import { configFile, testConfig } from '@tests/support/testConfig';

const ORIGIN = 'http://localhost:3000';
const read = (text: string) => readRuntimeConfig(text, ORIGIN);
const problemsOf = (file: unknown): string[] => {
  const result = read(JSON.stringify(file));
  return 'problems' in result ? result.problems : [];
};

/** config.json with one key of one section replaced; undefined takes it away. */
const withKey = (section: string, key: string, value: unknown) => {
  const file = configFile();
  return { ...file, [section]: { ...(file[section] as object | undefined), [key]: value } };
};

const BASE = 'must be empty (same origin) or an absolute http(s) URL with a protocol and without a trailing slash';
const ISSUER =
  'must be the https address of the authorization server without ? or #, neither a placeholder nor an admin host (-admin)';
const REDIRECT = 'must be the address of this app with the path /implicit/callback, not a placeholder';

describe('a wrong key is named, with what it must be', () => {
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
    [
      'API_CONFIG',
      'BASE_URL_SUFFIX',
      '/fp/',
      'must be empty or begin with one slash and not end with one, such as "/fp"',
    ],
    ['API_CONFIG', 'USE_APIM', 1, 'must be "true" or "false"'],
    [
      'API_CONFIG',
      'APIM_PATH_TEMPLATE',
      '/origination/{area}/{rest}',
      'must begin with a slash and name {area}, {service} and {rest}, such as "/origination/{area}/{area}/{service}/{rest}"',
    ],
    ['API_CONFIG', 'SUBSCRIPTION_KEY', null, 'must be text'],
    ['API_CONFIG', 'ACCEPTS_IDEMPOTENCY_KEY', 'yes', 'must be true or false'],
    ['API_CONFIG', 'TIMEOUT_MS', '30 s', 'must be a number of milliseconds from 1000'],
    ['API_CONFIG', 'TIMEOUT_MS', 10, 'must be a number of milliseconds from 1000'],
    ['OKTA_CONFIG', 'ISSUER', undefined, `is missing; it ${ISSUER}`],
    ['OKTA_CONFIG', 'ISSUER', 'https://{yourOktaDomain}/oauth2/default', ISSUER],
    ['OKTA_CONFIG', 'ISSUER', 'https://idp.lender.test/oauth2/default?v=1', ISSUER],
    ['OKTA_CONFIG', 'ISSUER', 'https://lender-admin.okta.com/oauth2/default', ISSUER],
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
    ['OKTA_CONFIG', 'MAX_CLOCK_SKEW_S', -1, 'must be a number of seconds from 0'],
    ['OKTA_CONFIG', 'TOKEN_STORAGE', 'cookie', 'must be "localStorage" or "memory"'],
    ['LOS_CONFIG', 'HOME_URL', 'javascript:alert(1)', 'must be an absolute http(s) URL'],
    ['LOS_CONFIG', 'HOME_URL', 'https:los.test', 'must be an absolute http(s) URL'],
    [
      'LOS_CONFIG',
      'SECTION_URL_TEMPLATE',
      'https://los.test/loan/{loanId}',
      'must be an absolute http(s) URL that contains {sectionName}',
    ],
    [
      'LOS_CONFIG',
      'SECTION_URL_TEMPLATE',
      'data:text/html,{sectionName}',
      'must be an absolute http(s) URL that contains {sectionName}',
    ],
    ['LOS_CONFIG', 'EMPLOYEE_LOOKUP', 'yes', 'must be true or false'],
    ['TELEMETRY_CONFIG', 'INSTRUMENTATION_KEY', 1, 'must be text'],
    ['TELEMETRY_CONFIG', 'ENDPOINT_URL', 'ftp://telemetry.test', 'must be empty or an absolute http(s) URL'],
    ['PRIVILEGE_NAMES', 'MENU_1003', true, 'must be text'],
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
    ['SUPPORT_PHONE', ' ', 'must be the support phone number'],
    ['SUPPORT_PHONE', undefined, 'is missing; it must be the support phone number'],
    ['API_CONFIG', undefined, 'is missing; it must be an object'],
    ['OKTA_CONFIG', 'none', 'must be an object'],
    ['TELEMETRY_CONFIG', null, 'must be an object'],
  ])('%s %j', (key, value, problem) => {
    expect(problemsOf(configFile({ [key]: value }))).toEqual([`${key}: ${problem}`]);
  });

  it('names every wrong key, each once', () => {
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

  it('takes a web page for what it is', () => {
    expect(read('<!doctype html><title>Welcome</title>')).toEqual({ problems: ['config.json: must be JSON'] });
  });

  it('is not led astray by prototypes', () => {
    const hostile = `{"__proto__": ${JSON.stringify(configFile())}, "constructor": {"prototype": {"SUPPORT_PHONE": "1"}}}`;
    expect(read(hostile)).toEqual({
      problems: expect.arrayContaining([expect.stringMatching(/^SUPPORT_PHONE/)]) as string[],
    });
    expect({}).not.toHaveProperty('SUPPORT_PHONE');
  });

  it('never throws, whatever the file holds', () => {
    fc.assert(fc.property(fc.json(), (text) => void read(text)));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(configFile())), fc.jsonValue()),
        (file) => void problemsOf(file),
      ),
    );
  });
});

describe('what a right file means', () => {
  it('fills in the defaults', () => {
    expect(testConfig()).toMatchObject({
      api: {
        baseUrl: 'http://lender.test/api',
        gatewayTemplate: undefined,
        subscriptionKey: '',
        readTimeoutMs: 30_000,
      },
      identity: {
        scopes: ['openid', 'profile', 'email'],
        responseTypes: ['id_token', 'token'],
        usesPkce: true,
        maxClockSkewSeconds: 600,
        tokenStorage: 'localStorage',
      },
      originationSystem: { hasEmployeeLookup: true },
      telemetry: { instrumentationKey: '', connectionString: '', endpointUrl: '' },
      menuPrivileges: { 1003: 'canView1003Menu', 1008: 'canView1008Menu' },
      sessionCountdownSeconds: 10,
      maxLpaApplicants: 5,
    });
  });

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
    const { api } = testConfig({ API_CONFIG: { BASE_URL: '', USE_APIM: value } });
    expect(api.gatewayTemplate !== undefined).toBe(isGateway);
  });

  it('puts the suffix behind the base URL', () => {
    const { api } = testConfig({ API_CONFIG: { BASE_URL: 'https://api.test', BASE_URL_SUFFIX: '/fp' } });
    expect(api.baseUrl).toBe('https://api.test/fp');
  });

  it('always asks for openid, once', () => {
    const { OKTA_CONFIG } = configFile();
    const { identity } = testConfig({ OKTA_CONFIG: { ...(OKTA_CONFIG as object), SCOPES: ['email', 'openid'] } });
    expect(identity.scopes).toEqual(['openid', 'email']);
  });

  it('allows http for an issuer on this machine only, and only when asked to', () => {
    const { OKTA_CONFIG } = configFile();
    const on = (ISSUER: string) =>
      problemsOf(configFile({ OKTA_CONFIG: { ...(OKTA_CONFIG as object), ISSUER, ALLOW_HTTP_ISSUER: true } }));
    expect(on('http://localhost:4400/oauth2/default')).toEqual([]);
    expect(on('http://127.0.0.1:4400/oauth2/default')).toEqual([]);
    expect(on('http://localhost.evil.test/oauth2/default')).toHaveLength(1);
    expect(on('http://idp.test/oauth2/default')).toHaveLength(1);
  });

  it.each([
    [20, 20],
    ['15', 15],
    [0.2, 1],
    [0, 10],
    [-3, 10],
    ['soon', 10],
    [null, 10],
    [true, 10],
    [[5], 10],
    [undefined, 10],
  ])('a countdown of %j lasts %i seconds', (value, seconds) => {
    expect(testConfig({ SESSION_MODAL_COUNTDOWN_TIMER: value }).sessionCountdownSeconds).toBe(seconds);
  });

  it('ignores keys it does not know', () => {
    expect(problemsOf(configFile({ $schema: './config.schema.json', SOMETHING_ELSE: { DEEP: 1 } }))).toEqual([]);
  });
});

it.each([
  ['public/config.json', 'http://localhost:5173'],
  ['docs/config.example.json', 'https://aus.lender.example'],
])('%s is right', async (path, origin) => {
  expect(readRuntimeConfig(await readFile(path, 'utf8'), origin)).toHaveProperty('config');
});
