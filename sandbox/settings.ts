import * as v from 'valibot';
import type { AntiForgery } from './antiForgery.ts';
import { HOSTS, type Hosting } from './hosts.ts';
import { IDENTITY_KINDS, type IdentityKind } from './oidc/shapes.ts';
import type { Trusted } from './oidc/trusted.ts';

export interface Settings {
  /** The sandbox's own port. */
  port: number;
  appPort: number;
  /** Where the companion is; only this origin may sign in and call. */
  appOrigin: string;
  /** Multiplies every simulated duration. */
  timeScale: number;
  /** Two starts with the same seed create the same data. */
  seed: number;
  identity: IdentityKind;
  /** The port of a page that frames the companion; undefined without one. */
  parentPort: number | undefined;
  /** Of the companion, in its configuration. */
  language: 'en' | 'es';
  /** An identity provider outside the sandbox, whose tokens its API accepts; undefined without one. */
  trusts: Trusted | undefined;
  hosting: Hosting;
  antiForgery: AntiForgery;
}

/** An error that the user can fix; shown without a stack trace. */
export class SettingsError extends Error {}

const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));

const VARIABLES = {
  SANDBOX_PORT: { fallback: 4400, rule: port, must: 'a port number from 1 to 65535' },
  APP_PORT: { fallback: 5173, rule: port, must: 'a port number from 1 to 65535' },
  SANDBOX_PARENT_PORT: { fallback: 0, rule: port, must: 'a port number from 1 to 65535' },
  SANDBOX_TIME_SCALE: {
    fallback: 1,
    rule: v.pipe(v.number(), v.finite(), v.minValue(0)),
    must: 'a number such as 1 (as in life) or 0.1 (ten times as fast)',
  },
  SANDBOX_SEED: { fallback: 1, rule: v.pipe(v.number(), v.safeInteger()), must: 'a whole number' },
} as const;

type Variable = keyof typeof VARIABLES;

/** @throws SettingsError that names the variable and its valid values */
export function readSettings(env: Partial<Record<string, string>>): Settings {
  const appOrigin = readAppOrigin(env);
  return {
    port: read(env, 'SANDBOX_PORT'),
    appPort: read(env, 'APP_PORT'),
    appOrigin,
    antiForgery: readAntiForgery(env, new URL(appOrigin)),
    timeScale: read(env, 'SANDBOX_TIME_SCALE'),
    seed: read(env, 'SANDBOX_SEED'),
    identity: readIdentity(env),
    parentPort: readParentPort(env),
    language: readLanguage(env),
    trusts: readTrusts(env),
    hosting: readHosting(env),
  };
}

/** @throws SettingsError for anything but a port @empty undefined without a page that frames the companion */
export const readParentPort = (env: Partial<Record<string, string>>): number | undefined =>
  (env['SANDBOX_PARENT_PORT'] ?? '').trim() === '' ? undefined : read(env, 'SANDBOX_PARENT_PORT');

/** @throws SettingsError for any other provider */
export function readIdentity(env: Partial<Record<string, string>>): IdentityKind {
  const text = env['SANDBOX_IDENTITY']?.trim() || 'okta';
  const kind = IDENTITY_KINDS.find((each) => each === text);
  if (kind !== undefined) return kind;
  throw new SettingsError(`SANDBOX_IDENTITY must be ${IDENTITY_KINDS.join(', ')}; it is "${text}".`);
}

/** The language in which the companion is configured. @throws SettingsError for any other language */
export function readLanguage(env: Partial<Record<string, string>>): 'en' | 'es' {
  const text = env['SANDBOX_LANGUAGE']?.trim() || 'en';
  if (text === 'en' || text === 'es') return text;
  throw new SettingsError(`SANDBOX_LANGUAGE must be en, es; it is "${text}".`);
}

/** @throws SettingsError for an address or an audience that is missing */
function readTrusts(env: Partial<Record<string, string>>): Trusted | undefined {
  const issuer = env['SANDBOX_TRUSTS']?.trim() ?? '';
  const audience = env['SANDBOX_AUDIENCE']?.trim() ?? '';
  if (issuer === '') return undefined;
  if (!URL.canParse(issuer))
    throw new SettingsError(`SANDBOX_TRUSTS must be the address of an issuer; it is "${issuer}".`);
  if (audience === '') throw new SettingsError(`SANDBOX_AUDIENCE must name the audience of the tokens of ${issuer}.`);
  return { issuer, audience };
}

/** Whether companion, API and provider have one host name or three. @throws SettingsError for any other number */
export function readHosting(env: Partial<Record<string, string>>): Hosting {
  const text = env['SANDBOX_HOSTS']?.trim() || 'one';
  if (text === 'one' || text === 'three') return text;
  throw new SettingsError(`SANDBOX_HOSTS must be one, three; it is "${text}".`);
}

/** @throws SettingsError for anything but an origin */
function readAppOrigin(env: Partial<Record<string, string>>): string {
  const given = env['SANDBOX_APP_ORIGIN']?.trim() ?? '';
  if (given === '') return `http://${HOSTS[readHosting(env)].app}:${read(env, 'APP_PORT')}`;
  if (URL.canParse(given) && new URL(given).origin === given) return given;
  throw new SettingsError(`SANDBOX_APP_ORIGIN must be an origin such as https://aus.lender.example; it is "${given}".`);
}

/** @throws SettingsError for a domain of which browsers keep no cookie for the companion */
function readAntiForgery(env: Partial<Record<string, string>>, { hostname, protocol }: URL): AntiForgery {
  const domain = env['SANDBOX_COOKIE_DOMAIN']?.trim() ?? '';
  if (domain !== '') {
    if (`.${hostname}`.endsWith(`.${domain}`)) return { by: 'domainCookie', domain, isSecure: protocol === 'https:' };
    throw new SettingsError(`SANDBOX_COOKIE_DOMAIN must be a parent of ${hostname}; it is "${domain}".`);
  }
  if (readParentPort(env) !== undefined) return { by: 'frameCookie' };
  return { by: hostname === 'localhost' ? 'cookie' : 'header' };
}

function read(env: Partial<Record<string, string>>, name: Variable): number {
  const { fallback, rule, must } = VARIABLES[name];
  const text = env[name]?.trim() ?? '';
  if (text === '') return fallback;

  const result = v.safeParse(rule, Number(text));
  if (!result.success) throw new SettingsError(`${name} must be ${must}; it is "${text}".`);
  return result.output;
}
