import { describe, expect, it } from 'vitest';
import { responseHeaders } from '@tools/hosting/headers';

type Headers = Readonly<Record<string, string>>;

const HEADERS: Headers = responseHeaders({
  api: 'https://api.example.test',
  identity: 'https://idp.example.test',
  telemetry: 'https://ingest.example.test',
  isPlainHttp: false,
});

const policyOf = (headers: Headers): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const maxAgeOf = (headers: Headers): number =>
  Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);

/** Sources that the scanner considers unsafe or too broad. */
const BROAD = /^('unsafe-.*|data:|blob:|https?:|https?:\/\/|\*)$/;

/**
 * Points for each test of Mozilla's HTTP Observatory that the headers decide, from its published table
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js). A site starts with 100 points; bonuses count from 90 on.
 * Omitted, because only a running site can show them: cookies and redirection, which cost nothing when there are none,
 * and CORS, which the files never send.
 */
const RULES: readonly (readonly [test: string, points: (headers: Headers) => number])[] = [
  [
    'Content Security Policy',
    (headers) => {
      const policy = policyOf(headers);
      if (policy.size < 2) return -25;
      if (
        ['script-src', 'object-src'].some((name) =>
          (policy.get(name) ?? ["'unsafe-none'"]).some((each) => BROAD.test(each)),
        )
      )
        return -20;
      if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
      if ((policy.get('style-src') ?? []).some((source) => BROAD.test(source))) return 0;
      const isClosed =
        policy.get('default-src')?.join() === "'none'" &&
        /^'(none|self)'$/.test(policy.get('form-action')?.join() ?? '');
      return isClosed ? 10 : 5;
    },
  ],
  [
    'Strict-Transport-Security',
    (headers) => (maxAgeOf(headers) === 0 ? -20 : maxAgeOf(headers) < 15_768_000 ? -10 : 0),
  ],
  ['X-Content-Type-Options', (headers) => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5)],
  [
    'X-Frame-Options',
    (headers) => {
      if (/^'(none|self)'$/.test(policyOf(headers).get('frame-ancestors')?.join() ?? '')) return 5;
      return /^(DENY|SAMEORIGIN)$/.test(headers['X-Frame-Options'] ?? '') ? 0 : -20;
    },
  ],
  [
    'Referrer-Policy',
    (headers) => {
      const policy = headers['Referrer-Policy'];
      if (policy === undefined) return 0;
      return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
    },
  ],
  [
    'Cross-Origin-Resource-Policy',
    (headers) => (/^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '') ? 10 : 0),
  ],
];

function scoreOf(headers: Headers): number {
  const points = RULES.map(([, pointsFor]) => pointsFor(headers));
  const sum = (of: number[]): number => of.reduce((total, each) => total + each, 0);
  const base = 100 + sum(points.filter((each) => each < 0));
  return base < 90 ? base : base + sum(points.filter((each) => each > 0));
}

const without = (name: string): Headers => Object.fromEntries(Object.entries(HEADERS).filter(([key]) => key !== name));
const withPolicy = (from: string, to: string): Headers => ({
  ...HEADERS,
  'Content-Security-Policy': (HEADERS['Content-Security-Policy'] ?? '').replace(from, to),
});

describe('by the published rules of the Observatory', () => {
  it.each(RULES)('%s costs nothing', (_, pointsFor) => {
    expect(pointsFor(HEADERS)).toBeGreaterThanOrEqual(0);
  });

  it('the headers are worth 130 points, and the digest of the entry script 5 more', () => {
    expect(scoreOf(HEADERS)).toBe(130);
  });

  it.each([
    ['no headers', {}, 30],
    ['no policy', without('Content-Security-Policy'), 75],
    ['styles as text', withPolicy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 120],
    ['scripts as text', withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'"), 80],
    ['no strict transport', without('Strict-Transport-Security'), 80],
  ])('%s would be worth less', (_, headers, score) => {
    expect(scoreOf(headers)).toBe(score);
  });
});
