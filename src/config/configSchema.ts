import * as v from 'valibot';
import {
  anyText,
  baseUrl,
  baseUrlSuffix,
  clientId,
  connectionString,
  durationFrom,
  emptyOrSafeUrl,
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
  sectionUrlTemplate,
} from './configRules';
import { DEFAULT_SESSION_COUNTDOWN_S, TIMEOUT_MS } from './constants';

/** An object of the configuration. A missing key gets the same message as a wrong value. */
const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, ({ path, received }) => {
    const key = path?.[0]?.key;
    const missing = received === 'undefined' && typeof key === 'string' ? entries[key] : undefined;
    return missing !== undefined && 'message' in missing && typeof missing.message === 'string'
      ? missing.message
      : 'must be an object';
  });

const required = <Schema extends v.GenericSchema>(rule: Schema, meaning: string) =>
  v.pipe(rule, v.description(meaning));

const optional = <Schema extends v.GenericSchema, const Fallback extends v.Default<Schema, undefined>>(
  rule: Schema,
  fallback: Fallback,
  meaning: string,
) => v.pipe(v.optional(rule, fallback), v.description(meaning));

const api = section({
  BASE_URL: required(baseUrl, 'Where the API lives; empty means the origin of the app itself'),
  BASE_URL_SUFFIX: optional(baseUrlSuffix, '', 'Put behind BASE_URL, such as `/fp`'),
  USE_APIM: optional(
    v.union([v.string(), v.boolean()], 'must be "true" or "false"'),
    'false',
    '`true` in any letter case gives paths the gateway form',
  ),
  APIM_PATH_TEMPLATE: optional(
    pathTemplate,
    '/origination/{area}/{area}/{service}/{rest}',
    'The gateway form of a path',
  ),
  SUBSCRIPTION_KEY: optional(anyText, '', 'Sent as Ocp-Apim-Subscription-Key when not empty'),
  ACCEPTS_IDEMPOTENCY_KEY: optional(
    flag,
    false,
    'Whether orders carry an Idempotency-Key header, which the API must allow',
  ),
  ACCEPTS_IF_NONE_MATCH: optional(
    flag,
    false,
    'Whether an API on another origin allows the If-None-Match header and exposes ETag, so that unchanged polls cost nothing',
  ),
  ANTI_FORGERY_ON_READS: optional(
    flag,
    false,
    'Whether reads carry the X-XSRF-TOKEN header as well, for gateways that want it on every call',
  ),
  TIMEOUT_MS: optional(
    durationFrom(1000, 300_000, 'milliseconds'),
    TIMEOUT_MS.read,
    'Milliseconds a read may take; documents and orders may take longer',
  ),
});

const identity = v.pipe(
  section({
    ISSUER: required(issuer, 'The authorization server, https'),
    CLIENT_ID: required(clientId, 'The client id of this app'),
    REDIRECT_URI: required(redirectUri, 'This app at `/implicit/callback`'),
    SCOPES: optional(
      v.array(v.string('must be a list of texts'), 'must be a list of texts'),
      ['profile', 'email'],
      'Scopes asked for; openid is always added',
    ),
    RESPONSE_TYPES: optional(
      responseTypes,
      ['id_token', 'token'],
      'What the app receives, by whichever flow: it needs both',
    ),
    PKCE: optional(
      flag,
      true,
      '`true`: authorization code flow; `false`: implicit flow, for providers that have nothing else',
    ),
    MAX_CLOCK_SKEW_S: optional(durationFrom(0, 3600, 'seconds'), 600, 'Seconds by which the clocks may differ'),
    TOKEN_STORAGE: optional(
      v.picklist(['localStorage', 'memory'], 'must be "localStorage" or "memory"'),
      'localStorage',
      "Where tokens are written besides the tab's memory; `memory` writes them nowhere",
    ),
    HARD_PULL_MAX_AGE_S: optional(
      durationFrom(0, 86_400, 'seconds'),
      0,
      'Seconds since the sign-in after which the user signs in again before a hard credit pull; 0: never. 300 or more leaves time to order. The provider must support `max_age` and put `auth_time` into ID tokens',
    ),
    ALLOW_HTTP_ISSUER: optional(
      flag,
      false,
      'Allows http for an issuer on this very machine, such as the sandbox; refused for any other host',
    ),
  }),
  v.forward(
    v.check(
      ({ ISSUER, ALLOW_HTTP_ISSUER }) => isSecure(ISSUER) || (ALLOW_HTTP_ISSUER && isLoopback(ISSUER)),
      'must be https (http only on this machine, with ALLOW_HTTP_ISSUER)',
    ),
    ['ISSUER'],
  ),
);

const originationSystem = section({
  HOME_URL: required(safeUrl, 'The home page of the origination system'),
  SECTION_URL_TEMPLATE: required(
    sectionUrlTemplate,
    'Address of one of its sections, with `{loanId}` and `{sectionName}`',
  ),
  EMPLOYEE_LOOKUP: optional(flag, true, 'Whether `/org/employee/{id}` is asked after sign-in'),
});

const telemetry = section({
  INSTRUMENTATION_KEY: optional(anyText, '', 'The key of the Application Insights resource, or …'),
  CONNECTION_STRING: optional(connectionString, '', '… its connection string, with an IngestionEndpoint'),
  ENDPOINT_URL: optional(emptyOrSafeUrl, '', 'Where batches are posted, for an instrumentation key: `…/v2/track`'),
});

/** The numbers of the agencies' best documented errors. */
const CREDIT_ERRORS = {
  '41': { MEANING: 'The credit agency did not answer. Order again later, or choose another agency.', FIELD: 'agency' },
  '111336': { MEANING: 'The credit provider does not know this account number or its password.', FIELD: 'account' },
  '111342': {
    MEANING: 'The credit provider has no report with this reference number for this borrower.',
    FIELD: 'references',
  },
} as const;

const errorGuide = v.record(
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must have error numbers as its keys')),
  section({
    MEANING: filledText('what the error means, in plain words'),
    FIELD: v.optional(v.picklist(['agency', 'account', 'references'], 'must be "agency", "account" or "references"')),
  }),
  'must be an object',
);

const privilegeNames = section({
  MENU_1003: optional(anyText, 'canView1003Menu', 'The privilege that shows menu group 1003'),
  MENU_1008: optional(anyText, 'canView1008Menu', 'The privilege that shows menu group 1008'),
});

const navVisibility = section({
  TOP_NAV: optional(flag, true, 'Whether the header shows; it holds the settings and Sign out'),
  LEFT_NAV: optional(flag, true, 'Whether the menu of the origination system shows'),
  FOOTER: optional(flag, true, 'Whether the footer shows'),
});

/**
 * config.json as deployed. Unknown keys are ignored.
 *
 * @source Specification §2: "Top header and left navigation"
 * @source Specification §5: "'Maximum number of applicants is …'", "Login configuration requires a valid issuer"
 * @source Specification §6: "{hash} / {hash}: show the matching left-menu group"
 * @source Specification §7: "an optional '/fp' suffix of the base URL", "Default response type id_token and token"
 * @source Specification §7: "An analytics wrapper reports to a monitoring service"
 * @source Specification §8: "Clock drift over 10 minutes"
 * @source Specification §9: "Clock-drift threshold 10 minutes", "Maximum applicants for LPA"
 * @source Specification §9: "Identity client: clock skew 300 s"
 */
export const configSchema = section({
  API_CONFIG: required(api, "The lender's API"),
  OKTA_CONFIG: required(identity, 'The identity provider'),
  LOS_CONFIG: required(originationSystem, 'The loan origination system'),
  TELEMETRY_CONFIG: optional(telemetry, {}, 'Telemetry; without a key it is off'),
  PRIVILEGE_NAMES: optional(privilegeNames, {}, 'Names that differ between deployments'),
  NAV_VISIBILITY: optional(navVisibility, {}, 'Parts of the layout, for deployments that show their own'),
  SESSION_MODAL_COUNTDOWN_TIMER: optional(
    v.pipe(
      v.unknown(),
      v.check((seconds) => !(Number(seconds) > 3600), 'must be at most 3600'),
    ),
    DEFAULT_SESSION_COUNTDOWN_S,
    'Seconds up to 3600; 0, absent or not a number means the default. 20 or more gives slow readers time',
  ),
  LPMaxBorrowerCountAllowed: optional(
    v.pipe(numberFrom(1, 'must be a whole number from 1'), v.integer('must be a whole number from 1')),
    5,
    'The most applicants LPA accepts',
  ),
  CREDIT_COST_ESTIMATE: v.pipe(
    v.optional(numberFrom(0, 'must be an amount in US dollars from 0')),
    v.description('US dollars one new credit report costs about; absent hides estimates'),
  ),
  ERROR_GUIDE: optional(
    errorGuide,
    CREDIT_ERRORS,
    'What the numbers in error texts mean (`MEANING`), and the field of the order to check (`FIELD`: `agency`, `account` or `references`). Replaces the whole default',
  ),
  SUPPORT_PHONE: required(
    filledText('the support phone number'),
    'Shown in the footer and on pages that lead no further',
  ),
});
