/** The parts of config.json that decide whom the browser may talk to. */
export interface DeployedConfig {
  API_CONFIG: { BASE_URL: string };
  OKTA_CONFIG: { ISSUER: string; REDIRECT_URI: string };
  TELEMETRY_CONFIG?: { INSTRUMENTATION_KEY?: string; CONNECTION_STRING?: string; ENDPOINT_URL?: string };
}

/** What the headers of one deployment depend on. */
export interface Deployment {
  /** Origins; `'self'` is the app's own. */
  api: string;
  identity: string;
  /** Undefined: telemetry is off. */
  telemetry: string | undefined;
  /** Undefined: violations are reported to nobody. */
  reportUrl?: string;
  /** Plain http on the developer's own machine, where nothing can be upgraded to https. */
  isPlainHttp: boolean;
}

/**
 * Styles that the browser may apply although they are written as text: the empty element that styled-components fills
 * through the object model, and the rule with which react-aria keeps touch screens from zooming on a double tap.
 */
export const STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
];

/** Powers of the browser that the companion never uses, refused to whatever might run in its page. */
const REFUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Where Application Insights sends when the configuration names no address. */
const DEFAULT_INGESTION = 'https://dc.services.visualstudio.com';

/** Reads a deployment off its config.json. */
export function deploymentOf({ API_CONFIG, OKTA_CONFIG, TELEMETRY_CONFIG = {} }: DeployedConfig): Deployment {
  return {
    api: API_CONFIG.BASE_URL === '' ? "'self'" : new URL(API_CONFIG.BASE_URL).origin,
    identity: new URL(OKTA_CONFIG.ISSUER).origin,
    telemetry: ingestionOf(TELEMETRY_CONFIG),
    isPlainHttp: new URL(OKTA_CONFIG.REDIRECT_URI).protocol === 'http:',
  };
}

/**
 * The response headers of every file, error pages included; only Cache-Control differs (cachingOf). nginx.conf says the
 * same in its own language, and a test compares the two.
 */
export function responseHeaders(deployment: Deployment): Record<string, string> {
  const { isPlainHttp, reportUrl } = deployment;
  return {
    'Content-Security-Policy': contentSecurityPolicy(deployment),
    ...(isPlainHttp ? {} : { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(reportUrl === undefined ? {} : { 'Reporting-Endpoints': `csp="${reportUrl}"` }),
  };
}

/** Hashed files never change; everything else may change with the next release or holds what belongs to one person. */
export const cachingOf = (pathname: string, status: number): string =>
  status < 400 && pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store';

/**
 * Nothing is allowed but what is named: our own scripts, the three origins of config.json, the identity provider's frame for
 * renewing a sign-in in silence. Trusted Types without any policy make every way from text to script throw.
 */
function contentSecurityPolicy({ api, identity, telemetry, isPlainHttp, reportUrl }: Deployment): string {
  const contacts = new Set(["'self'", api, identity, ...(telemetry === undefined ? [] : [telemetry])]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...STYLE_HASHES].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', ...contacts].join(' '),
    `frame-src ${identity}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isPlainHttp ? [] : ['upgrade-insecure-requests']),
    ...(reportUrl === undefined ? [] : ['report-to csp', `report-uri ${reportUrl}`]),
  ].join('; ');
}

/** The same choice as the monitoring SDK's: a connection string wins, and then ENDPOINT_URL counts for nothing. */
function ingestionOf({
  INSTRUMENTATION_KEY: key = '',
  CONNECTION_STRING: connection = '',
  ENDPOINT_URL: endpoint = '',
}: NonNullable<DeployedConfig['TELEMETRY_CONFIG']>): string | undefined {
  if (connection === '' && key === '') return undefined;
  const address = connection === '' ? endpoint : /IngestionEndpoint=([^;]+)/i.exec(connection)?.[1];
  return new URL(address || DEFAULT_INGESTION).origin;
}
