import * as v from 'valibot';
import type { AntiForgery } from './antiForgery.ts';
import { IDENTITY_KINDS, type IdentityKind } from './oidc/shapes.ts';
import type { Trusted } from './oidc/trusted.ts';

/** The names under which browsers reach the companion, the lender's API and the identity provider. */
export interface HostNames {
  app: string;
  api: string;
  identity: string;
}

/** Browsers take every name below `localhost` for this machine, and these three for different sites. */
export const HOSTS = {
  one: { app: 'localhost', api: 'localhost', identity: 'localhost' },
  three: { app: 'app.localhost', api: 'api.localhost', identity: 'idp.localhost' },
} as const satisfies Record<string, HostNames>;

export type Hosting = keyof typeof HOSTS;

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
  /** Whose paths and habits the identity provider has. */
  identity: IdentityKind;
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
  SANDBOX_TIME_SCALE: {
    fallback: 1,
    rule: v.pipe(v.number(), v.finite(), v.minValue(0)),
    must: 'a number such as 1 (as in life) or 0.1 (ten times as fast)',
  },
  SANDBOX_SEED: { fallback: 1, rule: v.pipe(v.number(), v.safeInteger()), must: 'a whole number' },
} as const;

type Variable = keyof typeof VARIABLES;
type Environment = Partial<Record<string, string>>;

/** @throws SettingsError that names the variable and its valid values */
export function readSettings(env: Environment): Settings {
  const hosting = oneOf(env, 'SANDBOX_HOSTS', ['one', 'three']);
  const appOrigin = readAppOrigin(env, HOSTS[hosting]);
  return {
    port: read(env, 'SANDBOX_PORT'),
    appPort: read(env, 'APP_PORT'),
    appOrigin,
    antiForgery: readAntiForgery(env, new URL(appOrigin)),
    timeScale: read(env, 'SANDBOX_TIME_SCALE'),
    seed: read(env, 'SANDBOX_SEED'),
    identity: oneOf(env, 'SANDBOX_IDENTITY', IDENTITY_KINDS),
    trusts: readTrusts(env),
    hosting,
  };
}

/** @throws SettingsError for an address or an audience that is missing */
function readTrusts(env: Environment): Trusted | undefined {
  const issuer = env['SANDBOX_TRUSTS']?.trim() ?? '';
  const audience = env['SANDBOX_AUDIENCE']?.trim() ?? '';
  if (issuer === '') return undefined;
  if (!URL.canParse(issuer))
    throw new SettingsError(`SANDBOX_TRUSTS must be the address of an issuer; it is "${issuer}".`);
  if (audience === '') throw new SettingsError(`SANDBOX_AUDIENCE must name the audience of the tokens of ${issuer}.`);
  return { issuer, audience };
}

/** @throws SettingsError for anything but an origin */
function readAppOrigin(env: Environment, { app }: HostNames): string {
  const given = env['SANDBOX_APP_ORIGIN']?.trim() ?? '';
  if (given === '') return `http://${app}:${read(env, 'APP_PORT')}`;
  if (URL.canParse(given) && new URL(given).origin === given) return given;
  throw new SettingsError(`SANDBOX_APP_ORIGIN must be an origin such as https://aus.lender.example; it is "${given}".`);
}

/** @throws SettingsError for a domain of which browsers keep no cookie for the companion */
function readAntiForgery(env: Environment, { hostname, protocol }: URL): AntiForgery {
  const domain = env['SANDBOX_COOKIE_DOMAIN']?.trim() ?? '';
  if (domain !== '') {
    if (`.${hostname}`.endsWith(`.${domain}`)) return { by: 'domainCookie', domain, isSecure: protocol === 'https:' };
    throw new SettingsError(`SANDBOX_COOKIE_DOMAIN must be a parent of ${hostname}; it is "${domain}".`);
  }
  return { by: hostname === 'localhost' ? 'cookie' : 'header' };
}

/** The first is the default. @throws SettingsError for any other text */
function oneOf<Option extends string>(env: Environment, name: string, options: readonly [Option, ...Option[]]): Option {
  const text = env[name]?.trim() || options[0];
  const option = options.find((each) => each === text);
  if (option !== undefined) return option;
  throw new SettingsError(`${name} must be ${options.join(', ')}; it is "${text}".`);
}

function read(env: Environment, name: Variable): number {
  const { fallback, rule, must } = VARIABLES[name];
  const text = env[name]?.trim() ?? '';
  if (text === '') return fallback;

  const result = v.safeParse(rule, Number(text));
  if (!result.success) throw new SettingsError(`${name} must be ${must}; it is "${text}".`);
  return result.output;
}
