import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { listen } from '@sandbox/http/listen';
import { answers, fails, stop } from '@tests/e2e/lender';
import { certify, putTls, run, type Certificate } from './tls';

/** Where Debian's package puts its parts. */
const SERVER = '/usr/bin/glewlwyd';
const PAGES = '/usr/share/glewlwyd/webapp';
const PAGE_SETTINGS = '/usr/share/glewlwyd/templates/config.json';
const SCHEMA = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';
const TOOLS = ['sqlite3', 'openssl'];

export const CLIENT_ID = 'aus-companion';
/** A client whose redirect address has a mistake. */
export const MISTYPED_CLIENT_ID = 'aus-companion-mistyped';
/** Of docs/adoption/identity.md. */
export const AUDIENCE = 'https://api.lender.example';
export const USER = { username: 'rita.ibarra', password: 'correct-horse', name: 'Rita Ibarra' };

/** Of the package's database; known to everyone, and so is this provider. */
const ADMIN = { username: 'admin', password: 'password' };

/** Returns why the tests of this provider can't run. @empty undefined when they can */
export function missing(): string | undefined {
  const files = [SERVER, PAGES, PAGE_SETTINGS, SCHEMA].filter((file) => !existsSync(file));
  if (files.length > 0) return `glewlwyd is missing (${files.join(', ')}); as root: apt-get install -y glewlwyd`;
  const tools = TOOLS.filter((tool) => spawnSync(tool, ['version']).error !== undefined);
  return tools.length > 0 ? `${tools.join(', ')} missing; as root: apt-get install -y ${tools.join(' ')}` : undefined;
}

export interface Provider {
  issuer: string;
  /** The origin that may sign in. */
  app: string;
  certificate: Certificate;
  /** While it is down, the provider drops every connection. */
  setDown: (isDown: boolean) => void;
  close: () => Promise<void>;
}

/** A lender's hosts; browsers take each name below `localhost` for this machine. */
export interface Hosts {
  /** Of the provider. */
  identity: string;
  others: readonly string[];
}

/**
 * Starts glewlwyd on this machine with a database of its own, and TLS in front of it.
 *
 * @throws Error with the provider's output when it doesn't start, or refuses its settings
 */
export async function startProvider(
  app: string,
  { identity, others }: Hosts = { identity: 'localhost', others: [] },
): Promise<Provider> {
  const folder = mkdtempSync(path.join(tmpdir(), 'provider-'));
  const at = (name: string): string => path.join(folder, name);
  const { port, release } = await freePort();
  const certificate = certify(folder, [identity, ...others]);
  const tls = await putTls(`http://localhost:${port}`, certificate);
  const origin = `https://${identity}:${tls.port}`;

  run('sqlite3', [at('database')], readFileSync(SCHEMA));
  layPages(at('pages'));
  writeFileSync(at('settings'), settings({ port, origin, database: at('database'), pages: at('pages') }));
  await release();
  const server = spawn(SERVER, [`--config-file=${at('settings')}`]);
  const close = async (): Promise<void> => {
    await Promise.all([stop(server), tls.close()]);
    rmSync(folder, { recursive: true });
  };
  const issuer = `${origin}/api/oidc`;
  try {
    await Promise.race([answers(`http://localhost:${port}/login.html`), fails(server)]);
    await register(`http://localhost:${port}/api`, issuer, app);
  } catch (error) {
    await close();
    throw error;
  }
  return { issuer, app, certificate, setDown: tls.setDown, close };
}

/** The package's pages, with the settings that it forgets to install. */
function layPages(folder: string): void {
  // The server follows no link out of the folder.
  const filter = (from: string): boolean => path.basename(from) !== 'config.json';
  cpSync(PAGES, folder, { recursive: true, dereference: true, filter });
  writeFileSync(path.join(folder, 'config.json'), readFileSync(PAGE_SETTINGS));
}

const settings = (to: { port: number; origin: string; database: string; pages: string }): string => `
port=${to.port}
bind_address="127.0.0.1"
external_url="${to.origin}"
login_url="login.html"
api_prefix="api"
static_files_path="${to.pages}/"
log_mode="console"
log_level="WARNING"
cookie_secure=1
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database = { type = "sqlite3" path = "${to.database}" }
static_files_mime_types = (
  { extension = ".html" mime_type = "text/html" }, { extension = ".css" mime_type = "text/css" },
  { extension = ".js" mime_type = "application/javascript" }, { extension = ".json" mime_type = "application/json" }
)
`;

/** Registers the protocol, the client and the user, as an administrator does on the provider's pages. */
async function register(api: string, issuer: string, app: string): Promise<void> {
  const { headers } = await call(`${api}/auth`, 'POST', ADMIN);
  const cookie = headers.getSetCookie().map((each) => each.split(';')[0]);
  const send = (to: string, body?: object, method = 'POST'): Promise<Response> =>
    call(`${api}/${to}`, method, body, cookie.join('; '));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(privateKey)), alg: 'RS256', kid: `key-${Date.now()}`, use: 'sig' }];
  for (const name of ['profile', 'email'])
    await send('scope/', { name, display_name: name, description: name, password_required: false, scheme: {} });
  await send('mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    parameters: {
      iss: issuer,
      'jwks-private': JSON.stringify({ keys }),
      'jwks-show': true,
      'access-token-duration': 3600,
      'refresh-token-duration': 3600,
      'code-duration': 60,
      'refresh-token-rolling': true,
      'refresh-token-one-use': 'always',
      'auth-type-code-enabled': true,
      'auth-type-code-revoke-replayed': true,
      'auth-type-token-enabled': false,
      'auth-type-id-token-enabled': true,
      'auth-type-none-enabled': false,
      'auth-type-password-enabled': false,
      'auth-type-client-enabled': false,
      'auth-type-device-enabled': false,
      'auth-type-refresh-enabled': true,
      'allowed-scope': ['openid', 'profile', 'email'],
      'subject-type': 'public',
      'pkce-allowed': true,
      'pkce-required': true,
      'pkce-method-plain-allowed': false,
      'name-claim': 'mandatory',
      'email-claim': 'no',
      'resource-allowed': true,
      'resource-client-property': 'resource',
      'introspection-revocation-allowed': true,
      'introspection-revocation-allow-target-client': true,
      'session-management-allowed': true,
      'front-channel-logout-allowed': true,
      'session-cookie-name': 'PROVIDER_SID',
      'session-cookie-expiration': 3600,
      claims: [{ name: 'preferred_username', 'user-property': 'username', type: 'string', mandatory: true }],
    },
  });
  const clients = (await (await send('mod/client/database', undefined, 'GET')).json()) as ClientSettings;
  const several = { multiple: true, read: true, write: true };
  Object.assign(clients.parameters['data-format'], { post_logout_redirect_uris: several });
  await send('mod/client/database', clients, 'PUT');
  await send('mod/client/database/reset', undefined, 'PUT');
  const client = {
    source: 'database',
    name: 'AUS Companion',
    confidential: false,
    enabled: true,
    post_logout_redirect_uris: [app],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
    resource: [AUDIENCE],
  };
  await send('client/', { ...client, client_id: CLIENT_ID, redirect_uri: [`${app}/implicit/callback`] });
  await send('client/', { ...client, client_id: MISTYPED_CLIENT_ID, redirect_uri: [`${app}/implicit/calback`] });
  await send('user/', {
    source: 'database',
    enabled: true,
    scope: ['openid', 'profile', 'email', 'g_profile'],
    ...USER,
  });
}

/** @throws Error with what the provider says */
async function call(address: string, method: string, body?: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

interface ClientSettings {
  parameters: { 'data-format': object };
}

async function freePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const { origin, close } = await listen(0);
  return { port: Number(new URL(origin).port), release: close };
}
