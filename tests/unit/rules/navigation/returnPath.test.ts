import { expect, it } from 'vitest';
import { safeReturnPath } from '@/features/navigation/rules/returnPath';
import { fc } from '@tests/support/properties';

const ORIGIN = 'https://companion.test';
const back = (remembered: string | undefined) => safeReturnPath(remembered, ORIGIN);

// @spec NAV-14
it.each([
  '/7100101',
  '/7100101?navigate=true',
  '/7100101/request',
  '/7100101/selection',
  '/7100101/history?status=Error&q=smith#request-12',
  '/7100101/history/',
  '/?from=pipeline',
])('returns to %s', (path) => {
  expect(back(path)).toBe(path);
});

it('resolves dot segments like the browser', () => {
  expect(back('/x/../7100101')).toBe('/7100101');
  expect(back('/%2e%2e/7100101')).toBe('/7100101');
});

it.each([
  undefined,
  '',
  '/',
  '7100101/history',
  '//evil.test/7100101/history',
  '/\\evil.test/7100101',
  '/\t/evil.test',
  '/\n/evil.test',
  '\\\\evil.test',
  'https://evil.test/7100101',
  'https://companion.test/7100101',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  '/implicit/callback?code=x',
  '/notfound/',
  '/12a/request',
  '/1e3',
  '/٣',
  '/%37100101',
  '/1234567890123456789',
  '/7100101/settings',
  '/7100101/history/more',
  '/7100101//evil.test',
])('refuses %j', (path) => {
  expect(back(path)).toBe('/');
});

// @spec NAV-14
it('never leaves the app, whatever path was stored', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '7100101',
    'history',
    '?',
    '#',
    '@',
    ':',
    'evil.test',
    '\t',
    '%2f',
    '..',
    'https:',
  );
  // What a browser reads as another host, before a path of this app.
  const elsewhere = fc
    .tuple(
      fc.constantFrom('//', '/\\', '\\\\', '/\t/', '/\n\\', 'https://'),
      fc.constantFrom('/7100101', '/7100101/history'),
    )
    .map(([start, rest]) => `${start}evil.test${rest}`);
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    elsewhere,
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (remembered) => {
      const path = back(remembered);
      const url = new URL(path, ORIGIN);
      expect(url.origin).toBe(ORIGIN);
      expect(url.pathname).toMatch(/^\/(\d{1,18}(\/(request|selection|history))?\/?)?$/);
      expect(back(path)).toBe(path);
      const isElsewhere = URL.canParse(remembered, ORIGIN) && new URL(remembered, ORIGIN).origin !== ORIGIN;
      if (isElsewhere) expect(path).toBe('/');
    }),
    { numRuns: 10_000 },
  );
});
