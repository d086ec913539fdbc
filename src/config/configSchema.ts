import * as v from 'valibot';
import {
  anyText,
  authorizeParams,
  baseUrl,
  baseUrlSuffix,
  clientId,
  connectionString,
  durationFrom,
  emptyOrSafeUrl,
  endpoints,
  errorForm,
  filledText,
  flag,
  isLoopback,
  isSecure,
  issuer,
  numberFrom,
  pathTemplate,
  redirectUri,
  responseTypes,
  safeUrl,
  section,
  sectionUrlTemplate,
  table,
  wholeFrom,
  checked,
  isSafeUrl,
  SAFE_URL,
} from './configRules';
import { DEFAULT_SESSION_COUNTDOWN_S, TIMEOUT_MS } from './constants';
import { ORIGINATION_SYSTEM, PRODUCT_TITLE } from './messages';

/** In each theme, the background of links and icons to which an accent has the least contrast. A test compares them. */
const HARDEST_GROUND = { LIGHT: '#fce9e9', DARK: '#14361f' };
/** The minimum of WCAG 2.2 for texts. */
const TEXT_CONTRAST = 4.5;

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21, of two colors in the form #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const shade = (theme: keyof typeof HARDEST_GROUND, change: string) =>
  v.pipe(
    checked('must be a color in the form #rrggbb', (text) => /^#[\da-f]{6}$/i.test(text)),
    v.check(
      (color) => contrast(color, HARDEST_GROUND[theme]) >= TEXT_CONTRAST,
      `must be ${change}, with a contrast of at least 4.5:1 to every background of the ${theme.toLowerCase()} theme`,
    ),
  );

/** A path must not begin with two slashes: they would name another host. */
const logo = checked(
  `must be a path on this app's own origin such as "/logo.svg", or ${SAFE_URL}`,
  (text) => /^\/(?![/\\])[^\\\s]*$/.test(text) || isSafeUrl(text),
);

/** Without a logo and an accent, those of the product. */
const brandSchema = section({
  TITLE: v.optional(filledText('a name'), PRODUCT_TITLE),
  LOGO: v.optional(logo),
  ACCENT: v.optional(section({ LIGHT: shade('LIGHT', 'darker'), DARK: shade('DARK', 'lighter') })),
});

const api = section({
  BASE_URL: baseUrl,
  BASE_URL_SUFFIX: v.optional(baseUrlSuffix, ''),
  USE_APIM: v.optional(
    v.pipe(
      v.union([v.string(), v.boolean()], 'must be "true" or "false"'),
      v.transform((value) => String(value).toLowerCase() === 'true'),
    ),
    false,
  ),
  APIM_PATH_TEMPLATE: v.optional(pathTemplate, '/origination/{area}/{area}/{service}/{rest}'),
  SUBSCRIPTION_KEY: v.optional(anyText, ''),
  /** False unless the API allows the header: otherwise the browser blocks the call. */
  ACCEPTS_IDEMPOTENCY_KEY: v.optional(flag, false),
  /** The API wants the key as a structured string (RFC 8941) instead of a bare token. */
  IDEMPOTENCY_KEY_QUOTED: v.optional(flag, false),
  ACCEPTS_IF_NONE_MATCH: v.optional(flag, false),
  /** False unless the API allows the header `traceparent`. */
  TRACE_HEADER: v.optional(flag, false),
  TIMEOUT_MS: v.optional(durationFrom(1000, 300_000, 'milliseconds'), TIMEOUT_MS.read),
});

const TEXT_LIST = 'must be a list of texts';
const textList = v.array(v.string(TEXT_LIST), TEXT_LIST);

const identity = v.pipe(
  section({
    ISSUER: issuer,
    CLIENT_ID: clientId,
    REDIRECT_URI: redirectUri,
    SCOPES: v.optional(textList, ['profile', 'email']),
    RESPONSE_TYPES: v.optional(responseTypes, ['id_token', 'token']),
    PKCE: v.optional(flag, true),
    MAX_CLOCK_SKEW_S: v.optional(durationFrom(0, 3600, 'seconds'), 600),
    TOKEN_STORAGE: v.optional(
      v.picklist(['localStorage', 'memory'], 'must be "localStorage" or "memory"'),
      'localStorage',
    ),
    /** 0: no order needs a fresh sign-in. */
    HARD_PULL_MAX_AGE_S: v.optional(durationFrom(0, 86_400, 'seconds'), 0),
    ALLOW_HTTP_ISSUER: v.optional(flag, false),
    /** True: the provider's discovery document names its endpoints. False: they have Okta's paths. */
    DISCOVERY: v.optional(flag, false),
    /** They override both. */
    ENDPOINTS: v.optional(endpoints, {}),
    AUTHORIZE_PARAMS: v.optional(authorizeParams, {}),
    /** True: each tab renews its tokens with a refresh token of its own. False: in a hidden frame, as at Okta. */
    REFRESH_TOKENS: v.optional(flag, false),
    USER_FROM: v.optional(v.picklist(['userInfo', 'idToken'], 'must be "userInfo" or "idToken"'), 'userInfo'),
  }),
  v.forward(
    v.check(({ REFRESH_TOKENS, PKCE }) => PKCE || !REFRESH_TOKENS, 'must be false without PKCE'),
    ['REFRESH_TOKENS'],
  ),
  v.forward(
    v.check(
      ({ ISSUER, ALLOW_HTTP_ISSUER }) => isSecure(ISSUER) || (ALLOW_HTTP_ISSUER && isLoopback(ISSUER)),
      'must be https (http only on this machine, with ALLOW_HTTP_ISSUER)',
    ),
    ['ISSUER'],
  ),
  v.transform((identity) => ({
    ...identity,
    SCOPES: [...new Set(['openid', ...identity.SCOPES])].filter(
      (scope) => scope !== 'offline_access' || identity.REFRESH_TOKENS,
    ),
  })),
);

const originationSystem = section({
  NAME: v.optional(filledText('a name'), ORIGINATION_SYSTEM),
  HOME_URL: safeUrl,
  SECTION_URL_TEMPLATE: sectionUrlTemplate,
  EMPLOYEE_LOOKUP: v.optional(flag, true),
});

const telemetry = section({
  INSTRUMENTATION_KEY: v.optional(anyText, ''),
  CONNECTION_STRING: v.optional(connectionString, ''),
  ENDPOINT_URL: v.optional(emptyOrSafeUrl, ''),
});

const FORMS = 'must list at least one form of a line with an error code';

/** Forms of a line with an error code; each code's meaning and order field, where one helps. */
const errorGuide = section({
  FORMS: v.pipe(v.array(errorForm, FORMS), v.nonEmpty(FORMS)),
  CODES: table(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must have error codes as its keys: letters, digits, - and _')),
    section({
      MEANING: filledText('what the error means, in plain words'),
      FIELD: v.optional(v.picklist(['agency', 'account', 'references'], 'must be "agency", "account" or "references"')),
    }),
  ),
});

const price = v.exactOptional(numberFrom(0, 'must be an amount in US dollars from 0'));

/** US dollars by agency id ('*' for every agency) and kind of report. */
const creditPrices = table(
  v.pipe(v.string(), v.regex(/^(\*|\w{1,20})$/, 'must have agency ids or "*" as its keys')),
  section({ HARD: price, HARD_JOINT: price, SOFT: price, SOFT_JOINT: price }),
);

const engineNames = table(v.string(), filledText('a name, in plain words'));

/** Names of parts, and of the numbers that DU gives its messages. A number without one is shown as it is. */
const findings = section({
  DU_CATEGORIES: v.optional(engineNames, {}),
  DU_SEVERITIES: v.optional(engineNames, {}),
  /** The categories of DU that ask for documents. */
  DU_DOCUMENT_CATEGORIES: v.optional(textList, []),
  PART_NAMES: v.optional(engineNames, {}),
});

const hmdaCode = wholeFrom(1, 'must be a code, a whole number from 1');

/** HMDA codes by the name of the system: its own, and those of its outcomes. */
const hmdaCodes = table(
  v.string(),
  section({ SYSTEM: hmdaCode, RESULTS: v.optional(table(v.string(), hmdaCode), {}) }),
);

const privilegeNames = section({
  MENU_1003: v.optional(anyText, 'canView1003Menu'),
  MENU_1008: v.optional(anyText, 'canView1008Menu'),
});

const navVisibility = section({
  TOP_NAV: v.optional(flag, true),
  LEFT_NAV: v.optional(flag, true),
  FOOTER: v.optional(flag, true),
});

/** Whole seconds, from any positive number; a part of a second counts as one. Anything else means the default. */
function countdownSeconds(setting: unknown): number {
  const seconds = typeof setting === 'number' || typeof setting === 'string' ? Number(setting) : 0;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_SESSION_COUNTDOWN_S;
}

/** config.json as deployed. Unknown keys are ignored. */
export const configSchema = v.pipe(
  section({
    API_CONFIG: api,
    OKTA_CONFIG: identity,
    LOS_CONFIG: originationSystem,
    TELEMETRY_CONFIG: v.optional(telemetry, {}),
    PRIVILEGE_NAMES: v.optional(privilegeNames, {}),
    NAV_VISIBILITY: v.optional(navVisibility, {}),
    BRAND: v.optional(brandSchema, {}),
    SESSION_MODAL_COUNTDOWN_TIMER: v.optional(
      v.pipe(v.unknown(), v.transform(countdownSeconds)),
      DEFAULT_SESSION_COUNTDOWN_S,
    ),
    LPMaxBorrowerCountAllowed: v.optional(wholeFrom(1, 'must be a whole number from 1'), 5),
    /** The price of a new report, hard or soft, of every agency without one of its own. */
    CREDIT_COST_ESTIMATE: v.optional(numberFrom(0, 'must be an amount in US dollars from 0')),
    CREDIT_PRICES: v.optional(creditPrices, {}),
    ERROR_GUIDE: v.optional(errorGuide),
    FINDINGS: v.optional(findings, {}),
    HMDA_CODES: v.optional(hmdaCodes),
    SUPPORT_PHONE: filledText('the support phone number'),
  }),
  v.transform((config) => ({
    ...config,
    CREDIT_PRICES: {
      ...config.CREDIT_PRICES,
      '*': { HARD: config.CREDIT_COST_ESTIMATE, SOFT: config.CREDIT_COST_ESTIMATE, ...config.CREDIT_PRICES['*'] },
    } as Record<string, Record<string, number | undefined>>,
  })),
);
