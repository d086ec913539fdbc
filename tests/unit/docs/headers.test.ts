import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cachingOf,
  deploymentOf,
  FILES,
  isFileAddress,
  responseHeaders,
  STYLE_HASHES,
  VIEWER_PAGE,
  type DeployedConfig,
} from '@tools/hosting/headers';
import { DEPLOYED } from '@tests/fixtures/deployedConfig';

const CONFIG: DeployedConfig = {
  ...DEPLOYED,
  BRAND: { LOGO: 'https://static.example.test/brand/logo.svg' },
  TELEMETRY_CONFIG: { INSTRUMENTATION_KEY: 'key', ENDPOINT_URL: 'https://ingest.example.test/v2/track' },
};

const policyOf = (config: DeployedConfig, pathname = '/'): string =>
  responseHeaders(deploymentOf(config), pathname)['Content-Security-Policy'] ?? '';
const directiveOf = (config: DeployedConfig, name: string): string | undefined =>
  policyOf(config)
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `) || directive === name);

describe('origins from config.json', () => {
  it('allows only the API, the identity provider and the telemetry service', () => {
    expect(directiveOf(CONFIG, 'connect-src')).toBe(
      "connect-src 'self' https://api.example.test https://idp.example.test https://ingest.example.test",
    );
    expect(directiveOf(CONFIG, 'frame-src')).toBe('frame-src https://idp.example.test');
  });

  it('allows the configured endpoints of the provider, each origin once', () => {
    const ENDPOINTS = {
      TOKEN: 'https://idp.example.test/token',
      USER_INFO: 'https://graph.example.test/oidc/userinfo',
    };
    const config = { ...CONFIG, OKTA_CONFIG: { ...CONFIG.OKTA_CONFIG, ENDPOINTS }, TELEMETRY_CONFIG: {} };
    expect(directiveOf(config, 'connect-src')).toBe(
      "connect-src 'self' https://api.example.test https://idp.example.test https://graph.example.test",
    );
  });

  it("names an origin once, and none for an API on the app's origin", () => {
    const oneHost: DeployedConfig = { ...CONFIG, API_CONFIG: { BASE_URL: '' }, TELEMETRY_CONFIG: {} };
    expect(directiveOf(oneHost, 'connect-src')).toBe("connect-src 'self' https://idp.example.test");
  });

  it.each([
    ['on another origin', 'https://static.example.test/brand/logo.svg', ' https://static.example.test'],
    ["on the app's origin", '/logo.svg', ''],
    ['that is absent', '', ''],
  ])('allows a logo %s', (_, LOGO, allowed) => {
    expect(directiveOf({ ...CONFIG, BRAND: { LOGO } }, 'img-src')).toBe(`img-src 'self' data:${allowed}`);
    expect(policyOf({ ...CONFIG, BRAND: { LOGO } }, VIEWER_PAGE)).not.toContain('static');
  });

  it.each([
    ['nothing', {}, undefined],
    ['an address but no key', { ENDPOINT_URL: 'https://ingest.example.test/v2/track' }, undefined],
    ['a key alone', { INSTRUMENTATION_KEY: 'key' }, 'https://dc.services.visualstudio.com'],
    ['a key and an address', CONFIG.TELEMETRY_CONFIG, 'https://ingest.example.test'],
    [
      'a connection string',
      { CONNECTION_STRING: 'InstrumentationKey=key;IngestionEndpoint=https://in.example.test/' },
      'https://in.example.test',
    ],
    [
      'a connection string without address, whatever ENDPOINT_URL says',
      { CONNECTION_STRING: 'InstrumentationKey=key', ENDPOINT_URL: 'https://ingest.example.test/v2/track' },
      'https://dc.services.visualstudio.com',
    ],
  ])('finds the telemetry service from %s', (_, telemetry = {}, origin) => {
    expect(deploymentOf({ ...CONFIG, TELEMETRY_CONFIG: telemetry }).telemetry).toBe(origin);
  });
});

describe('the policy', () => {
  it('contains neither unsafe-inline, unsafe-eval, a wildcard, a scheme nor blob:', () => {
    expect(policyOf(CONFIG)).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|blob:/);
  });

  it('upgrades to https and requires it, except on plain http on this machine', () => {
    const plain: DeployedConfig = {
      ...CONFIG,
      OKTA_CONFIG: { ...CONFIG.OKTA_CONFIG, REDIRECT_URI: 'http://localhost:5173/implicit/callback' },
    };
    expect(directiveOf(CONFIG, 'upgrade-insecure-requests')).toBeDefined();
    expect(responseHeaders(deploymentOf(CONFIG))).toHaveProperty('Strict-Transport-Security');
    expect(directiveOf(plain, 'upgrade-insecure-requests')).toBeUndefined();
    expect(responseHeaders(deploymentOf(plain))).not.toHaveProperty('Strict-Transport-Security');
  });

  it('allows exactly the two styles that the libraries inject', () => {
    const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8');
    const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(source) ?? [];
    const [, rule = ''] = /style\.textContent = `([^`]+)`/.exec(source) ?? [];
    const pressable = rule.replace(/\$\{[^}]+\}/, attribute).trim();
    expect(STYLE_HASHES).toEqual(['', pressable].map(hashOf));
  });
});

it.each(['/', '/7100101/request', '/config.json', VIEWER_PAGE])('no page may show %s in a frame', (page) => {
  expect(responseHeaders(deploymentOf(CONFIG), page)).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it('a key of a retired release lets no page show the app in a frame', () => {
  const config = { ...CONFIG, FRAME_CONFIG: { PARENT_ORIGINS: ['https://los.example.test'] } };
  expect(directiveOf(config, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(responseHeaders(deploymentOf(config))).toEqual(responseHeaders(deploymentOf(CONFIG)));
});

describe('the policy of the viewer page', () => {
  it('names no other origin and blocks every way to send data', () => {
    const policy = policyOf(CONFIG, VIEWER_PAGE);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/connect-src|https?:|unsafe-eval|script-src[^;]*unsafe|\*/);
  });

  it('is the only header that differs from the headers of the app', () => {
    const deployment = deploymentOf(CONFIG);
    const withoutPolicy = (headers: Record<string, string>) => ({ ...headers, 'Content-Security-Policy': '' });
    expect(withoutPolicy(responseHeaders(deployment, VIEWER_PAGE))).toEqual(withoutPolicy(responseHeaders(deployment)));
  });
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('caching', () => {
  it.each([
    ['/', 200, 'no-store'],
    ['/7100101/history', 200, 'no-store'],
    ['/config.json', 200, 'no-store'],
    ['/assets/index-abc.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/index-abc.js', 304, 'public, max-age=31536000, immutable'],
    ['/assets/gone-abc.js', 404, 'no-store'],
    ['/assets/index-abc.js', 416, 'no-store'],
    ['/assets/index-abc.js', 206, 'no-store'],
  ])('%s (%i): %s', (pathname, status, caching) => {
    expect(cachingOf(pathname, status)).toBe(caching);
  });
});

// @spec NAV-43
it('knows every file beside the start page', () => {
  const files = [...readdirSync('public'), 'THIRD-PARTY-NOTICES.txt', 'viewer.html'];
  expect([...FILES].sort()).toEqual(files.map((name) => `/${name}`).sort());
  for (const address of [...FILES, '/assets/', '/assets/gone.js']) expect(isFileAddress(address), address).toBe(true);
  for (const address of ['/', '/foo.html', '/.x/y', '/assets', '/favicon.svg.js', '/a/config.json'])
    expect(isFileAddress(address), address).toBe(false);
});
