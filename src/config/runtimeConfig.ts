import * as v from 'valibot';
import { attempt } from '@/lib/attempt';
import { configSchema } from './configSchema';
import { DEFAULT_SESSION_COUNTDOWN_S } from './constants';
import { PRODUCT_TITLE } from './messages';
import { CONFIG_NOT_FETCHED } from './startMessages';

/** The validated config.json, in the app's own terms. */
export type RuntimeConfig = ReturnType<typeof toConfig>;

interface ConfigFile {
  status: number;
  text: string;
}

declare global {
  interface Window {
    /** The request for config.json that firstScript.js made. */
    configRequest: Promise<ConfigFile>;
  }
}

type ConfigResult = { config: RuntimeConfig } | { problems: string[] };

/**
 * Validates the config.json that firstScript.js requested, which takes no cached file.
 * @empty an invalid configuration gives the problems to show; they name keys but never values
 */
export async function loadRuntimeConfig(request: Promise<ConfigFile>): Promise<ConfigResult> {
  try {
    const { status, text } = await request;
    return status === 200 ? readRuntimeConfig(text, window.location.origin) : { problems: [CONFIG_NOT_FETCHED] };
  } catch {
    return { problems: [CONFIG_NOT_FETCHED] };
  }
}

/** Validates the text of config.json for an app on this origin. */
export function readRuntimeConfig(text: string, appOrigin: string): ConfigResult {
  const retired = new Set<string>();
  const note = (key: string, value: unknown): unknown => {
    if (RETIRED_KEYS.includes(key)) retired.add(`${key} is no longer used`);
    return value;
  };
  const json = attempt((): unknown => JSON.parse(text, note));
  if (json === undefined) return { problems: ['config.json: must be JSON'] };
  if (retired.size > 0) globalThis.console.warn(`config.json: ${[...retired].join(', ')}`);
  const { success, issues, output } = v.safeParse(configSchema, json);
  if (!success) return { problems: problemsOf(issues) };
  // Sign-in starts in this tab's storage, which the same app on another origin cannot read.
  if (new URL(output.OKTA_CONFIG.REDIRECT_URI).origin !== appOrigin) {
    return { problems: [`OKTA_CONFIG.REDIRECT_URI: must be on this app's own origin, ${appOrigin}`] };
  }
  return { config: Object.freeze(toConfig(output, appOrigin)) };
}

/** One problem per key; the first one is enough. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const key = v.getDotPath(issue) ?? 'config.json';
    const isMissing = issue.received === 'undefined';
    if (!problems.has(key)) problems.set(key, `${key}: ${isMissing ? 'is missing; it ' : ''}${issue.message}`);
  }
  return [...problems.values()];
}

function toConfig(raw: v.InferOutput<typeof configSchema>, appOrigin: string) {
  const { API_CONFIG: api, OKTA_CONFIG: identity, LOS_CONFIG: los, TELEMETRY_CONFIG: telemetry } = raw;
  return {
    api: {
      /** Without trailing slash; '' is the app's own origin. */
      baseUrl: api.BASE_URL + api.BASE_URL_SUFFIX,
      /** Undefined: paths use their short form. */
      gatewayTemplate: String(api.USE_APIM).toLowerCase() === 'true' ? api.APIM_PATH_TEMPLATE : undefined,
      subscriptionKey: api.SUBSCRIPTION_KEY,
      /** False unless the API allows the header: otherwise the browser blocks the call. */
      acceptsIdempotencyKey: api.ACCEPTS_IDEMPOTENCY_KEY,
      /** The API wants the key as a structured string (RFC 8941) instead of a bare token. */
      quotesIdempotencyKey: api.IDEMPOTENCY_KEY_QUOTED,
      // An API on the app's own origin needs to allow nothing.
      acceptsIfNoneMatch: api.ACCEPTS_IF_NONE_MATCH || new URL(api.BASE_URL, appOrigin).origin === appOrigin,
      readTimeoutMs: api.TIMEOUT_MS,
    },
    identity: {
      issuer: identity.ISSUER,
      clientId: identity.CLIENT_ID,
      redirectUri: identity.REDIRECT_URI,
      scopes: [...new Set(['openid', ...identity.SCOPES])].filter(
        (scope) => scope !== 'offline_access' || identity.REFRESH_TOKENS,
      ),
      responseTypes: identity.RESPONSE_TYPES,
      usesPkce: identity.PKCE,
      maxClockSkewSeconds: identity.MAX_CLOCK_SKEW_S,
      tokenStorage: identity.TOKEN_STORAGE,
      /** 0: no order needs a fresh sign-in. */
      hardPullMaxAgeSeconds: identity.HARD_PULL_MAX_AGE_S,
      /** True: the provider's discovery document names its endpoints. False: they have Okta's paths. */
      isDiscovered: identity.DISCOVERY,
      /** They override both. */
      endpoints: identity.ENDPOINTS,
      authorizeParams: identity.AUTHORIZE_PARAMS,
      userFrom: identity.USER_FROM,
      /** True: each tab renews its tokens with a refresh token of its own. False: in a hidden frame, as at Okta. */
      hasRefreshTokens: identity.REFRESH_TOKENS,
    },
    originationSystem: {
      homeUrl: los.HOME_URL,
      sectionUrlTemplate: los.SECTION_URL_TEMPLATE,
      hasEmployeeLookup: los.EMPLOYEE_LOOKUP,
    },
    telemetry: {
      instrumentationKey: telemetry.INSTRUMENTATION_KEY,
      connectionString: telemetry.CONNECTION_STRING,
      endpointUrl: telemetry.ENDPOINT_URL,
    },
    menuPrivileges: { 1003: raw.PRIVILEGE_NAMES.MENU_1003, 1008: raw.PRIVILEGE_NAMES.MENU_1008 },
    navVisibility: {
      topNav: raw.NAV_VISIBILITY.TOP_NAV,
      leftNav: raw.NAV_VISIBILITY.LEFT_NAV,
      footer: raw.NAV_VISIBILITY.FOOTER,
    },
    /** Without a logo and an accent, those of the product. */
    brand: { title: raw.BRAND.TITLE ?? PRODUCT_TITLE, logo: raw.BRAND.LOGO, accent: raw.BRAND.ACCENT },
    sessionCountdownSeconds: countdownSeconds(raw.SESSION_MODAL_COUNTDOWN_TIMER),
    maxLpaApplicants: raw.LPMaxBorrowerCountAllowed,
    /** US dollars by agency id ('*' for every agency) and kind of report, such as HARD_JOINT. */
    creditPrices: {
      ...raw.CREDIT_PRICES,
      // The estimate is the price of a new report, hard or soft, of every agency without one of its own.
      '*': { HARD: raw.CREDIT_COST_ESTIMATE, SOFT: raw.CREDIT_COST_ESTIMATE, ...raw.CREDIT_PRICES['*'] },
    } as Record<string, Record<string, number | undefined>>,
    /** Forms of a line with an error code; each code's meaning and order field (null: none helps). */
    errorGuide: raw.ERROR_GUIDE && {
      forms: raw.ERROR_GUIDE.FORMS,
      codes: Object.fromEntries(
        Object.entries(raw.ERROR_GUIDE.CODES).map(([code, { MEANING: meaning, FIELD: field = null }]) => [
          code,
          { meaning, field },
        ]),
      ),
    },
    /** Names of parts, and of the numbers that DU gives its messages. A number without one is shown as it is. */
    findingNames: {
      categories: raw.FINDINGS.DU_CATEGORIES,
      severities: raw.FINDINGS.DU_SEVERITIES,
      parts: raw.FINDINGS.PART_NAMES,
      /** The categories of DU that ask for documents. @empty [] if the deployment names none */
      documents: raw.FINDINGS.DU_DOCUMENT_CATEGORIES,
    },
    /** HMDA codes by the name of the system: its own, and those of its outcomes. Undefined: the AUS list shows none. */
    hmdaCodes: raw.HMDA_CODES,
    supportPhone: raw.SUPPORT_PHONE,
  };
}

/** Whole seconds, from any positive number; a part of a second counts as one. Anything else means the default. */
function countdownSeconds(setting: unknown): number {
  const seconds = typeof setting === 'number' || typeof setting === 'string' ? Number(setting) : 0;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_SESSION_COUNTDOWN_S;
}

/** Keys of config.json that earlier versions read. */
const RETIRED_KEYS = [
  ...['ANTI_FORGERY_ON_READS', 'COLORS', 'FRAME_CONFIG', 'LANGUAGE', 'LOGO_URL', 'LOGO_WIDTH', 'ORIGINATION_SYSTEM'],
  ...['PRODUCT_SYSTEM', 'REISSUE', 'REISSUE_JOINT', 'SCORE_MODEL_WORDS_IN_ANY_ORDER', 'SERVICER_SYSTEM', 'WORDING_URL'],
];
