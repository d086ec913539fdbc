/** The parts of config.json that decide which origins the browser may contact. */
export interface DeployedConfig {
  API_CONFIG: { BASE_URL: string };
  OKTA_CONFIG: { ISSUER: string; REDIRECT_URI: string; ENDPOINTS?: Readonly<Record<string, string>> };
  BRAND?: { LOGO?: string };
  TELEMETRY_CONFIG?: { INSTRUMENTATION_KEY?: string; CONNECTION_STRING?: string; ENDPOINT_URL?: string };
}

/** The values that the headers of a deployment depend on. */
export interface Deployment {
  /** An origin, or `'self'` for the app's own. */
  api: string;
  /** One origin, or several with spaces between them. */
  identity: string;
  /** Undefined when telemetry is off. */
  telemetry: string | undefined;
  /** Undefined without a logo on another origin. */
  logo?: string;
  /** Undefined when violations are not reported. */
  reportUrl?: string;
  /** True for plain http on a developer's machine, where requests can't be upgraded to https. */
  isPlainHttp: boolean;
}

/**
 * Hashes of the two inline styles that the browser may apply: the empty element that styled-components fills through
 * the CSSOM, and the rule with which react-aria prevents double-tap zoom on touch screens.
 */
export const STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
];

/** Browser features that the companion never uses. The headers disable them for any script on the page. */
const REFUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** The endpoint that Application Insights uses when the configuration has none. */
const DEFAULT_INGESTION = 'https://dc.services.visualstudio.com';

/** Returns the deployment that a config.json describes. */
export function deploymentOf({
  API_CONFIG,
  OKTA_CONFIG,
  TELEMETRY_CONFIG = {},
  BRAND = {},
}: DeployedConfig): Deployment {
  return {
    api: API_CONFIG.BASE_URL === '' ? "'self'" : new URL(API_CONFIG.BASE_URL).origin,
    identity: originsOf([OKTA_CONFIG.ISSUER, ...Object.values(OKTA_CONFIG.ENDPOINTS ?? {})]),
    telemetry: ingestionOf(TELEMETRY_CONFIG),
    ...(URL.canParse(BRAND.LOGO ?? '') && { logo: originsOf([BRAND.LOGO ?? '']) }),
    isPlainHttp: new URL(OKTA_CONFIG.REDIRECT_URI).protocol === 'http:',
  };
}

const originsOf = (addresses: readonly string[]): string =>
  [...new Set(addresses.map((address) => new URL(address).origin))].join(' ');

/** The page that shows documents (decision 12). */
export const VIEWER_PAGE = '/viewer.html';

/**
 * Returns the response headers of a file, also for error pages. They are the same for every path except the viewer's.
 * No other page may show the app in a frame, so that none steals the click for an order. cachingOf returns
 * Cache-Control. The configurations of web servers are written from both (servers).
 */
export function responseHeaders(deployment: Deployment, pathname = '/'): Record<string, string> {
  const { isPlainHttp, reportUrl } = deployment;
  const directives = pathname === VIEWER_PAGE ? VIEWER_DIRECTIVES : appDirectives(deployment);
  return {
    'Content-Security-Policy': [...directives, ...closingDirectives(deployment)].join('; '),
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

/** The only files that never change: their names contain a hash of their content. */
export const HASHED = { folder: '/assets/', caching: 'public, max-age=31536000, immutable' };

/** The files beside the start page, apart from the hashed ones. */
export const FILES = [
  ...['/config.json', '/config.schema.json', '/favicon.ico', '/favicon.svg', '/THIRD-PARTY-NOTICES.txt'],
  VIEWER_PAGE,
];

/**
 * Only these addresses answer 404, if the file is missing. The app shows all others, with its page for unknown ones.
 */
export const isFileAddress = (pathname: string): boolean =>
  pathname.startsWith(HASHED.folder) || FILES.includes(pathname);

/** All other files can change with the next release or contain data of one user, and an error can pass. */
export const cachingOf = (pathname: string, status: number): string =>
  pathname.startsWith(HASHED.folder) && [200, 304].includes(status) ? HASHED.caching : 'no-store';

/**
 * Allows only what is listed: our own scripts, the origins of config.json, and the identity provider's frame for
 * silent sign-in renewal. Trusted Types without a policy make every conversion from text to script throw.
 */
function appDirectives({ api, identity, telemetry, logo }: Deployment): string[] {
  const contacts = new Set(["'self'", api, identity, ...(telemetry === undefined ? [] : [telemetry])]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...STYLE_HASHES].join(' '),
    ["img-src 'self' data:", ...(logo === undefined ? [] : [logo])].join(' '),
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
  ];
}

/**
 * A PDF at a blob: address inherits the policy of the page that created the address, and so does the browser's PDF
 * viewer. Chromium needs object-src. WebKit needs the style attribute and no frame-ancestors (X-Frame-Options still
 * refuses frames). Firefox needs a worker address given as text, which Trusted Types refuse. connect-src stays closed:
 * no script on this page can send data.
 */
const VIEWER_DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  'frame-src blob:',
  'object-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
];

const closingDirectives = ({ isPlainHttp, reportUrl }: Deployment): string[] => [
  ...(isPlainHttp ? [] : ['upgrade-insecure-requests']),
  ...(reportUrl === undefined ? [] : ['report-to csp', `report-uri ${reportUrl}`]),
];

/** Follows the monitoring SDK: a connection string has priority, and ENDPOINT_URL is then ignored. */
function ingestionOf({
  INSTRUMENTATION_KEY: key = '',
  CONNECTION_STRING: connection = '',
  ENDPOINT_URL: endpoint = '',
}: NonNullable<DeployedConfig['TELEMETRY_CONFIG']>): string | undefined {
  if (connection === '' && key === '') return undefined;
  const address = connection === '' ? endpoint : /IngestionEndpoint=([^;]+)/i.exec(connection)?.[1];
  return new URL(address || DEFAULT_INGESTION).origin;
}
