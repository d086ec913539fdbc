/** What would stop the app in a browser, although the kit, which is none, gets its answer. */
export interface BrowserProblem {
  kind: 'CORS' | 'anti-forgery' | 'cookie';
  detail: string;
}

export const COOKIE = 'XSRF-TOKEN';
export const TOKEN_HEADER = 'X-XSRF-TOKEN';

/** Returns what makes a browser refuse the app's request. With credentials, `*` allows nothing. */
export function preflightProblems(wanted: readonly string[], response: Response | undefined, app: string) {
  if (response?.ok !== true) return [cors(`OPTIONS: ${response?.status ?? 'no answer'}`)];
  const { headers } = response;
  const allowed = namesIn(headers.get('Access-Control-Allow-Headers'));
  const refused = wanted.filter((name) => !allowed.includes(name.toLowerCase()));
  const lacks = refused.length > 0 ? [cors(`Access-Control-Allow-Headers lacks ${refused.join(', ')}`)] : [];
  return [...originProblems(headers, app, ' of OPTIONS'), ...lacks];
}

/**
 * Returns what keeps the app from reading an answer, or the anti-forgery token that it brings.
 *
 * @param app the origin of the app, where it is known
 */
export function answerProblems(api: string, { headers }: Response, app: string | undefined): BrowserProblem[] {
  const isOther = app !== undefined && app !== new URL(api).origin;
  const exposed = namesIn(headers.get('Access-Control-Expose-Headers'));
  const needed = ['Date', ...['Retry-After', TOKEN_HEADER].filter((name) => headers.has(name))];
  const hidden = needed.filter((name) => !exposed.includes(name.toLowerCase()));
  const cookie = headers.getSetCookie().find((each) => each.startsWith(`${COOKIE}=`));
  return [
    ...(isOther ? originProblems(headers, app, '') : []),
    ...(isOther && hidden.length > 0 ? [cors(`Access-Control-Expose-Headers lacks ${hidden.join(', ')}`)] : []),
    ...(cookie === undefined ? [] : cookieProblems(cookie, { api, app, isInHeader: headers.has(TOKEN_HEADER) })),
  ];
}

interface Parties {
  api: string;
  app: string | undefined;
  /** The header brings the token where the cookie can't. */
  isInHeader: boolean;
}

/** A cookie that the app can't read makes every change fail with 403. */
function cookieProblems(cookie: string, { api, app = api, isInHeader }: Parties): BrowserProblem[] {
  const attributes = attributesOf(cookie);
  const [apiUrl, appUrl] = [new URL(api), new URL(app)];
  const domain = attributes.get('domain')?.replace(/^\./, '') ?? '';
  const sameSite = attributes.get('samesite') || 'lax';
  const isSameSite = siteOf(apiUrl) === siteOf(appUrl);
  const isRefused =
    (sameSite === 'none' && !attributes.has('secure')) ||
    (domain !== '' && !(isBelow(apiUrl, domain) && isRegistered(domain)));
  const isRead = domain === '' ? appUrl.hostname === apiUrl.hostname : isBelow(appUrl, domain);
  const needed = [
    [attributes.has('httponly'), `the cookie ${COOKIE} is HttpOnly: the app can't read it`],
    [attributes.get('path') !== '/', `the cookie ${COOKIE} needs Path=/`],
    [
      !isRead && !isRefused,
      `${appUrl.hostname} can't read the cookie ${COOKIE} of ${apiUrl.hostname}: ` +
        `${isSameSite ? 'set a Domain that both share, or ' : ''}send the header ${TOKEN_HEADER}`,
    ],
    [
      isRefused,
      `browsers refuse the cookie ${COOKIE}: ` +
        (sameSite === 'none' && !attributes.has('secure')
          ? 'SameSite=None needs Secure'
          : `${domain} is no Domain for ${apiUrl.hostname}`),
    ],
  ] as const;
  const notes = [
    [
      !isSameSite && sameSite !== 'none',
      `${appUrl.hostname} is another site, so browsers send the cookie ${COOKIE} with none of its calls: compare the ` +
        `header alone, or set SameSite=None; Secure`,
    ],
    [
      apiUrl.protocol === 'https:' && !attributes.has('secure'),
      `the cookie ${COOKIE} has no Secure: browsers also send it without encryption`,
    ],
  ] as const;
  return [
    ...(isInHeader ? [] : needed.flatMap(([isWrong, detail]) => (isWrong ? [forgery(detail)] : []))),
    ...notes.flatMap(([isSo, detail]) => (isSo ? [{ kind: 'cookie' as const, detail }] : [])),
  ];
}

const attributesOf = (cookie: string): Map<string, string> =>
  new Map(
    cookie
      .split(';')
      .slice(1)
      .map((each) => each.trim().split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), value.toLowerCase()] as const),
  );

/** A host of one label may set its own cookies, such as `localhost`. */
const isRegistered = (domain: string): boolean => domain === 'localhost' || REGISTRY.exec(domain)?.[0] !== domain;

const isBelow = ({ hostname }: URL, domain: string): boolean => `.${hostname}`.endsWith(`.${domain}`);

/** Names below which anyone can register, so that browsers refuse cookies of them; the full list is long. */
const REGISTRY = /(?:^|\.)(?:(?:ac|co|com|edu|go|gov|ne|net|or|org)\.[a-z]{2}|[a-z]+)$/;

/** Returns scheme and registered name. Browsers take hosts where both are equal for the same site. */
function siteOf({ protocol, hostname }: URL): string {
  const registry = REGISTRY.exec(hostname)?.[0];
  if (registry === undefined) return `${protocol}//${hostname}`;
  const name = hostname.slice(0, -registry.length).split('.').at(-1);
  return `${protocol}//${name}${registry}`;
}

function originProblems(headers: Headers, app: string, of: string): BrowserProblem[] {
  const problems = [
    ...(headers.get('Access-Control-Allow-Origin') === app ? [] : [`Access-Control-Allow-Origin${of} isn't ${app}`]),
    ...(headers.get('Access-Control-Allow-Credentials') === 'true'
      ? []
      : [`Access-Control-Allow-Credentials${of} isn't true`]),
  ];
  return problems.map(cors);
}

const namesIn = (list: string | null): string[] =>
  (list ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

const cors = (detail: string): BrowserProblem => ({ kind: 'CORS', detail });
const forgery = (detail: string): BrowserProblem => ({ kind: 'anti-forgery', detail });
