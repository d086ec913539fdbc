import * as v from 'valibot';

const isHttpUrl = (text: string): boolean => /^https?:$/.test(parse(text)?.protocol ?? '');
const isLoopback = (text: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parse(text)?.hostname ?? '');
const isPlaceholder = (text: string): boolean => /[{}]/.test(text);
const isAdminHost = (text: string): boolean => /-admin\./.test(parse(text)?.hostname ?? '');

const HTTP_URL = 'must be an absolute http(s) URL';
const httpUrl = v.pipe(v.string(HTTP_URL), v.check(isHttpUrl, HTTP_URL));

const BASE_URL = 'must be empty (same origin) or an absolute http(s) URL with a protocol and without a trailing slash';
const baseUrl = v.pipe(
  v.string(BASE_URL),
  v.check((text) => text === '' || (isHttpUrl(text) && !text.endsWith('/')), BASE_URL),
);

const suffix = 'must be empty or begin with one slash and not end with one, such as "/fp"';
const template = 'must name {area}, {service} and {rest}, such as "/origination/{area}/{area}/{service}/{rest}"';
const sectionUrl = `${HTTP_URL} that contains {sectionName}`;
const filled = (what: string) => `must be the ${what}, not empty and not a placeholder`;

const api = v.object({
  BASE_URL: v.pipe(baseUrl, v.description('Where the API lives; "" is the origin of the app itself')),
  BASE_URL_SUFFIX: v.pipe(
    v.optional(
      v.pipe(
        v.string(suffix),
        v.check((text) => /^(\/[^/]+)*$/.test(text), suffix),
      ),
      '',
    ),
    v.description('Put behind BASE_URL, such as "/fp"'),
  ),
  USE_APIM: v.pipe(
    v.optional(v.union([v.string(), v.boolean()], 'must be "true" or "false"'), 'false'),
    v.description('"true" in any letter case: paths take the gateway form'),
  ),
  APIM_PATH_TEMPLATE: v.pipe(
    v.optional(
      v.pipe(
        v.string(template),
        v.check((text) => /^\/.*\{area\}.*\{service\}\/\{rest\}$/.test(text), template),
      ),
      '/origination/{area}/{area}/{service}/{rest}',
    ),
    v.description('The gateway form of a path'),
  ),
  SUBSCRIPTION_KEY: v.pipe(
    v.optional(v.string('must be text'), ''),
    v.description('Sent as Ocp-Apim-Subscription-Key when not empty'),
  ),
  TIMEOUT_MS: v.pipe(
    v.optional(v.pipe(v.number('must be a number of milliseconds'), v.minValue(1000, 'must be at least 1000'))),
    v.description('Milliseconds a read may take; documents and orders may take longer'),
  ),
});

const identity = v.pipe(
  v.object({
    ISSUER: v.pipe(
      httpUrl,
      v.check((text) => !isPlaceholder(text), filled('issuer')),
      v.check((text) => !isAdminHost(text), 'must not be an admin host (-admin)'),
      v.description('The authorization server, https'),
    ),
    CLIENT_ID: v.pipe(
      v.string(filled('client id')),
      v.check((text) => text !== '' && !isPlaceholder(text), filled('client id')),
      v.description('The client id of this app'),
    ),
    REDIRECT_URI: v.pipe(
      httpUrl,
      v.check((text) => !isPlaceholder(text), filled('redirect address')),
      v.check((text) => parse(text)?.pathname === '/implicit/callback', 'must end in /implicit/callback'),
      v.description('This app at /implicit/callback'),
    ),
    SCOPES: v.pipe(
      v.optional(v.array(v.string('must be a list of texts'), 'must be a list of texts'), ['profile', 'email']),
      v.description('Scopes asked for; openid is always added'),
    ),
    RESPONSE_TYPES: v.pipe(
      v.optional(
        v.array(v.picklist(['id_token', 'token'], 'must list id_token and token'), 'must list id_token and token'),
        ['id_token', 'token'],
      ),
      v.description('What the app receives'),
    ),
    PKCE: v.pipe(
      v.optional(v.boolean('must be true or false'), true),
      v.description('true: authorization code flow; false: implicit flow, for providers that have nothing else'),
    ),
    MAX_CLOCK_SKEW_S: v.pipe(
      v.optional(v.pipe(v.number('must be a number of seconds'), v.minValue(0, 'must not be negative')), 600),
      v.description('Seconds by which the clocks may differ'),
    ),
    TOKEN_STORAGE: v.pipe(
      v.optional(v.picklist(['localStorage', 'memory'], 'must be "localStorage" or "memory"'), 'localStorage'),
      v.description("Where tokens are written besides the tab's memory"),
    ),
    ALLOW_HTTP_ISSUER: v.pipe(
      v.optional(v.boolean('must be true or false'), false),
      v.description('Allows http for an issuer on this very machine (the sandbox); refused for any other host'),
    ),
  }),
  v.forward(
    v.check(
      ({ ISSUER, ALLOW_HTTP_ISSUER }) => ISSUER.startsWith('https:') || (ALLOW_HTTP_ISSUER && isLoopback(ISSUER)),
      'must be https (http only on this machine, with ALLOW_HTTP_ISSUER)',
    ),
    ['ISSUER'],
  ),
);

const originationSystem = v.object({
  HOME_URL: v.pipe(httpUrl, v.description('The home page of the origination system')),
  SECTION_URL_TEMPLATE: v.pipe(
    v.string(sectionUrl),
    v.check((text) => isHttpUrl(text) && text.includes('{sectionName}'), sectionUrl),
    v.description('Address of a section, with {loanId} and {sectionName}'),
  ),
  EMPLOYEE_LOOKUP: v.pipe(
    v.optional(v.boolean('must be true or false'), true),
    v.description('Whether /org/employee/{id} is asked after sign-in'),
  ),
});

const telemetry = v.object({
  INSTRUMENTATION_KEY: v.optional(v.string('must be text'), ''),
  CONNECTION_STRING: v.optional(v.string('must be text'), ''),
  ENDPOINT_URL: v.optional(v.union([v.literal(''), httpUrl], `must be empty or ${HTTP_URL.slice(8)}`), ''),
});

/** config.json as deployed. Unknown keys are ignored. */
export const configSchema = v.object({
  API_CONFIG: api,
  OKTA_CONFIG: identity,
  LOS_CONFIG: originationSystem,
  TELEMETRY_CONFIG: v.pipe(v.optional(telemetry, {}), v.description('Telemetry; without a key it is off')),
  PRIVILEGE_NAMES: v.pipe(
    v.optional(
      v.object({
        MENU_1003: v.optional(v.string('must be text'), 'canView1003Menu'),
        MENU_1008: v.optional(v.string('must be text'), 'canView1008Menu'),
      }),
      {},
    ),
    v.description('The privileges that show the two menu groups'),
  ),
  SESSION_MODAL_COUNTDOWN_TIMER: v.pipe(
    v.optional(v.unknown()),
    v.description('Seconds; 0, absent or not a number means 10. 20 or more is kinder to people who read slowly'),
  ),
  LPMaxBorrowerCountAllowed: v.pipe(
    v.optional(
      v.pipe(
        v.number('must be a whole number from 1'),
        v.integer('must be a whole number from 1'),
        v.minValue(1, 'must be a whole number from 1'),
      ),
      5,
    ),
    v.description('The most applicants LPA accepts'),
  ),
  CREDIT_COST_ESTIMATE: v.pipe(
    v.optional(v.pipe(v.number('must be an amount in US dollars'), v.minValue(0, 'must not be negative'))),
    v.description('US dollars one new credit report costs about; hidden when absent'),
  ),
  SUPPORT_PHONE: v.pipe(
    v.string('must be the support phone number'),
    v.nonEmpty('must be the support phone number'),
    v.description('Shown on Page Not Found'),
  ),
});

function parse(text: string): URL | undefined {
  // Templates hold braces, which a host may not.
  return URL.canParse(text) ? new URL(text) : undefined;
}
