/** What would stop the app in a browser, although the kit, which is none, gets its answer. */
export interface BrowserProblem {
  kind: 'CORS' | 'anti-forgery';
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
  // The header brings the token where the cookie can't.
  const isCookieNeeded = cookie !== undefined && !headers.has(TOKEN_HEADER);
  return [
    ...(isOther ? originProblems(headers, app, '') : []),
    ...(isOther && hidden.length > 0 ? [cors(`Access-Control-Expose-Headers lacks ${hidden.join(', ')}`)] : []),
    ...(isCookieNeeded ? cookieProblems(cookie, new URL(api), app) : []),
  ];
}

/** A cookie that the app can't read makes every change fail with 403. */
function cookieProblems(cookie: string, api: URL, app: string | undefined): BrowserProblem[] {
  const attributes = new Map(
    cookie
      .split(';')
      .slice(1)
      .map((each) => each.trim().split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), value.toLowerCase()] as const),
  );
  const appHost = app === undefined ? undefined : new URL(app).hostname;
  const domain = attributes.get('domain')?.replace(/^\./, '') ?? '';
  const isRead =
    appHost === undefined || (domain === '' ? appHost === api.hostname : `.${appHost}`.endsWith(`.${domain}`));
  return [
    ...(attributes.has('httponly') ? [forgery(`the cookie ${COOKIE} is HttpOnly: the app can't read it`)] : []),
    ...(attributes.get('path') === '/' ? [] : [forgery(`the cookie ${COOKIE} needs Path=/`)]),
    ...(isRead
      ? []
      : [
          forgery(
            `${appHost} can't read the cookie ${COOKIE} of ${api.hostname}: set a Domain that both share, or send the header ${TOKEN_HEADER}`,
          ),
        ]),
  ];
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
