import * as v from 'valibot';

const OBJECT = 'must be an object';

/** Valibot takes a list for an object whose keys are the places in it. */
const noList = <Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset, config) =>
    schema['~run'](Array.isArray(dataset.value) ? { ...dataset, value: null } : dataset, config),
});

/** An object of the configuration. A missing key gets the same message as a wrong value. */
export const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  noList(
    v.object(entries, ({ path, received }) => {
      const key = path?.[0]?.key;
      const missing = received === 'undefined' && typeof key === 'string' ? entries[key] : undefined;
      return missing !== undefined && 'message' in missing && typeof missing.message === 'string'
        ? missing.message
        : OBJECT;
    }),
  );

/** An object whose keys the deployment chooses. */
export const table = <Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
) => noList(v.record(key, value, OBJECT));

/** A rule for a text. Its message starts with 'must' and never repeats the value, which may be a secret. */
export const checked = (must: string, isRight: (text: string) => boolean) =>
  v.pipe(v.string(must), v.check(isRight, must));

const parse = (text: string): URL | undefined => (URL.canParse(text) && !/\s/.test(text) ? new URL(text) : undefined);
const isPlaceholder = (text: string): boolean => /[{}]/.test(text);

export const isLoopback = (url: string): boolean =>
  /^((?:[^.]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parse(url)?.hostname ?? '');
export const isSecure = (url: string): boolean => parse(url)?.protocol === 'https:';

/** Requires both slashes: the browser reads 'https:api.test' as a path of the app. Refuses user names (at signs). */
const isHttpUrl = (text: string): boolean => /^https?:\/\/[^/?#\\@]+([/?#]|$)/i.test(text) && parse(text) !== undefined;
export const isSafeUrl = (text: string): boolean => isHttpUrl(text) && (isSecure(text) || isLoopback(text));

export const SAFE_URL = 'an absolute https URL (http only on this machine) without a user name';
export const safeUrl = checked(`must be ${SAFE_URL}`, isSafeUrl);

export const emptyOrSafeUrl = checked(`must be empty or ${SAFE_URL}`, (text) => text === '' || isSafeUrl(text));

export const baseUrl = checked(
  `must be empty (same origin) or ${SAFE_URL} and without a trailing slash`,
  (text) => text === '' || (isSafeUrl(text) && !/[?#]|\/$/.test(text)),
);

export const connectionString = checked(`must be text in which each endpoint is ${SAFE_URL}`, (text) =>
  [...text.matchAll(/Endpoint=([^;]*)/gi)].every(([, address = '']) => isSafeUrl(address)),
);

export const baseUrlSuffix = checked('must be empty or a path such as "/fp", without a slash at its end', (text) =>
  /^(\/[\w.~-]+)*$/.test(text),
);

export const pathTemplate = checked(
  'must begin with a slash and name {area}, {service} and {rest}, such as "/origination/{area}/{area}/{service}/{rest}"',
  (text) => /^\/(?!\/)[^?#\\]*\{area\}[^?#\\]*\{service\}\/\{rest\}$/.test(text),
);

/** The service's section names must not choose the host. */
export const sectionUrlTemplate = checked(
  `must be ${SAFE_URL}, with {sectionName} in its path, and neither it nor {loanId} in the host`,
  (text) => isSafeUrl(text) && /^[^/]+\/\/[^/?#{}]+\/.*\{sectionName\}/.test(text),
);

/** No placeholder and no admin host. The schema of the whole identity section checks https. */
export const issuer = checked(
  'must be the https address of the authorization server, without ? or #: no placeholder, no -admin host',
  (text) =>
    isHttpUrl(text) && !/[?#]/.test(text) && !isPlaceholder(text) && !/-admin\./.test(parse(text)?.hostname ?? ''),
);

export const clientId = checked(
  'must be the client id, not empty and not a placeholder',
  (text) => text.trim() !== '' && !isPlaceholder(text),
);

const isRedirectUri = (text: string): boolean => !isPlaceholder(text) && parse(text)?.pathname === '/implicit/callback';

export const redirectUri = v.pipe(
  checked('must be the address of this app with the path /implicit/callback, not a placeholder', isRedirectUri),
  v.check((text) => !isRedirectUri(text) || isSafeUrl(text), `must be ${SAFE_URL}`),
);

const BOTH = 'must list id_token and token';
export const responseTypes = v.pipe(
  v.array(v.picklist(['id_token', 'token'], BOTH), BOTH),
  v.check((types) => types.includes('id_token') && types.includes('token'), BOTH),
);

/** Without a word or a sign, any line that begins with a number would have a code. */
export const errorForm = checked(
  'must have {code} once, set apart from {text} by a word or a sign, such as "{code}: {text}"',
  (form) =>
    form.split('{code}').length === 2 &&
    (!form.includes('{text}') || /\S/.test(form.replaceAll(/\{(code|text)\}/g, ''))),
);

const PARAMETER =
  /^(?!(client_id|redirect_uri|response_\w+|scope|state|nonce|prompt|max_age|code_\w+|id_token_hint|request\w*)$)\w+$/;

export const authorizeParams = table(
  checked('must have names of further parameters as its keys', (name) => PARAMETER.test(name)),
  v.string('must be text'),
);

export const endpoints = table(
  v.picklist(
    ['AUTHORIZE', 'TOKEN', 'USER_INFO', 'LOGOUT', 'KEYS', 'REVOKE'],
    'must have AUTHORIZE, TOKEN, USER_INFO, LOGOUT, KEYS or REVOKE as its keys',
  ),
  safeUrl,
);

export const filledText = (what: string) => checked(`must be ${what}`, (text) => text.trim() !== '');
export const anyText = v.string('must be text');
export const flag = v.boolean('must be true or false');

export const numberFrom = (least: number, must: string) =>
  v.pipe(v.number(must), v.finite(must), v.minValue(least, must));

export const wholeFrom = (least: number, must: string) => v.pipe(numberFrom(least, must), v.integer(must));

/** A duration; a browser's timer that overflows fires at once. */
export const durationFrom = (least: number, most: number, unit: string) => {
  const must = `must be a number of ${unit} from ${least} to ${most}`;
  return v.pipe(numberFrom(least, must), v.maxValue(most, must));
};
