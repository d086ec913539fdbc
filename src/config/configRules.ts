import * as v from 'valibot';

/** What a value must be is said in one sentence that begins with 'must' and never repeats the value: it may be a secret. */
const checked = (must: string, isRight: (text: string) => boolean) => v.pipe(v.string(must), v.check(isRight, must));

const parse = (text: string): URL | undefined => (URL.canParse(text) && !/\s/.test(text) ? new URL(text) : undefined);
/** With both slashes: the browser takes 'https:api.test' for a path of the app's own origin. */
const isHttpUrl = (text: string): boolean => /^https?:\/\//i.test(text) && parse(text) !== undefined;
const isPlaceholder = (text: string): boolean => /[{}]/.test(text);

const HTTP_URL = 'must be an absolute http(s) URL';
export const httpUrl = checked(HTTP_URL, isHttpUrl);

export const emptyOrHttpUrl = checked(
  'must be empty or an absolute http(s) URL',
  (text) => text === '' || isHttpUrl(text),
);

export const baseUrl = checked(
  'must be empty (same origin) or an absolute http(s) URL with a protocol and without a trailing slash',
  (text) => text === '' || (isHttpUrl(text) && !/[?#]|\/$/.test(text)),
);

export const baseUrlSuffix = checked(
  'must be empty or begin with one slash and not end with one, such as "/fp"',
  (text) => /^(\/[\w.~-]+)*$/.test(text),
);

export const pathTemplate = checked(
  'must begin with a slash and name {area}, {service} and {rest}, such as "/origination/{area}/{area}/{service}/{rest}"',
  (text) => /^\/(?!\/)[^?#]*\{area\}[^?#]*\{service\}\/\{rest\}$/.test(text),
);

export const sectionUrlTemplate = checked(
  `${HTTP_URL} that contains {sectionName}`,
  (text) => isHttpUrl(text) && text.includes('{sectionName}'),
);

/** Specification §5: https (for which the whole identity section is judged), no placeholder, no admin host. */
export const issuer = checked(
  'must be the https address of the authorization server without ? or #, neither a placeholder nor an admin host (-admin)',
  (text) =>
    isHttpUrl(text) && !/[?#]/.test(text) && !isPlaceholder(text) && !/-admin\./.test(parse(text)?.hostname ?? ''),
);

export const isSecure = (issuerUrl: string): boolean => parse(issuerUrl)?.protocol === 'https:';
export const isLoopback = (url: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parse(url)?.hostname ?? '');

export const clientId = checked(
  'must be the client id, not empty and not a placeholder',
  (text) => text.trim() !== '' && !isPlaceholder(text),
);

export const redirectUri = checked(
  'must be the address of this app with the path /implicit/callback, not a placeholder',
  (text) => isHttpUrl(text) && !isPlaceholder(text) && parse(text)?.pathname === '/implicit/callback',
);

const BOTH = 'must list id_token and token';
export const responseTypes = v.pipe(
  v.array(v.picklist(['id_token', 'token'], BOTH), BOTH),
  v.check((types) => types.includes('id_token') && types.includes('token'), BOTH),
);

export const filledText = (what: string) => checked(`must be ${what}`, (text) => text.trim() !== '');
export const anyText = v.string('must be text');
export const flag = v.boolean('must be true or false');

/** A number from a least value on. */
export const numberFrom = (least: number, must: string) =>
  v.pipe(v.number(must), v.finite(must), v.minValue(least, must));
