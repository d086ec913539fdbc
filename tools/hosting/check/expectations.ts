import { createHash } from 'node:crypto';
import { cachingOf, responseHeaders, VIEWER_PAGE, type Deployment } from '@tools/hosting/headers';
import type { Answer, Question } from './ask';

/** One line of the check. @empty undefined when the answer is right, else what it is instead */
export type Check = readonly [name: string, problemOf: (answer: Answer) => string | undefined];

/** What the host must answer to one question. */
export interface Expectation {
  question: Question;
  checks: readonly Check[];
}

/** Addresses of the app. The host has no such files, or must not serve them. */
const SCREENS = [
  ...['/', '/index.html', '/7100101/history', '/7100101/request?navigate=true', '/notfound/', '/no/such/screen'],
  ...['/foo.html', '/.x/y', '/gone.json', '/mockServiceWorker.js', '/7100101/history.html'],
  ...['/.env', '/.git/HEAD', '/%2egit/HEAD'],
  '/implicit/callback?code=one-time-code&state=s',
];
const FILES: Readonly<Record<string, string>> = {
  '/config.json': 'application/json',
  '/favicon.svg': 'image/svg+xml',
  [VIEWER_PAGE]: 'text/html',
};
const MISSING = ['/assets/gone-00000000.js', '/assets/gone/file', '/assets/.git/config'];

/**
 * Returns what a host must answer, from the source of the headers.
 *
 * @param script the address of a script of the build
 */
export function expectations(deployment: Deployment, script: string): Expectation[] {
  const every = expecting(deployment);
  return [
    ...SCREENS.map((address) => every(address, 200, type('text/html'), isApp)),
    ...Object.entries(FILES).map(([address, expected]) => every(address, 200, type(expected))),
    every(script, 200, type('text/javascript'), isNoPage),
    ...MISSING.map((address) => every(address, 404)),
    ...['br', 'gzip'].map((encoding) => ({
      question: { address: script, headers: { 'accept-encoding': encoding } },
      checks: [type('text/javascript'), caching(script), varies, encodedWith(encoding)],
    })),
    ...REQUESTS.map(([what, headers]) => ({
      question: { address: script, headers, what },
      checks: [caching(script)],
    })),
    { question: { address: '/', method: 'POST' }, checks: [refused] },
  ];
}

/** How a compressed file ends, by the encoding that asks for it. */
export const PACKED = { gzip: '.gz', br: '.br' } as const;

/**
 * What the host must answer to each file of a release: the same content, and no source map.
 *
 * @param encodings those of the compressed files that the host must use
 */
export function releaseExpectations(
  deployment: Deployment,
  files: readonly ReleasedFile[],
  encodings: readonly (keyof typeof PACKED)[],
): Expectation[] {
  const every = expecting(deployment);
  const names = new Set(files.map(({ name }) => name));
  return files
    .filter(({ name }) => !/\.(?:br|gz)$/.test(name))
    .flatMap(({ name, content }) => {
      const address = `/${name}`;
      if (name.endsWith('.map')) return [every(address, 404)];
      const same: Check = ['content', ({ text }) => (digest(text) === digest(content) ? undefined : 'differs')];
      const packed = encodings.filter((encoding) => names.has(name + PACKED[encoding]));
      return [
        every(address, 200, same),
        ...(name.endsWith('.js') ? [every(`${address}.map`, 404)] : []),
        ...packed.map((encoding) => ({
          question: { address, headers: { 'accept-encoding': encoding } },
          checks: [is('Content-Encoding', ({ headers }) => headers['content-encoding'], encoding), same],
        })),
      ];
    });
}

export interface ReleasedFile {
  name: string;
  content: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const expecting =
  (deployment: Deployment) =>
  (address: string, status: number, ...more: Check[]): Expectation => {
    const pathname = address.replace(/\?.*$/, '');
    const expected = responseHeaders(deployment, pathname);
    return {
      question: { address },
      checks: [
        is('status', ({ status: actual }) => String(actual), String(status)),
        ...ALL_HEADERS.map((name) => header(name, expected[name])),
        header('Cache-Control', cachingOf(pathname, status)),
        ...more,
      ],
    };
  };

/** Every header that any deployment sends: it must be absent where this one doesn't. */
const ALL_HEADERS = Object.keys(
  responseHeaders({ api: '', identity: '', telemetry: undefined, reportUrl: '-', isPlainHttp: false }),
);

/** Requests that get a part of a script, or none of it. */
const REQUESTS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a part', { range: 'bytes=0-9' }],
  ['a part past the end', { range: 'bytes=99999999-' }],
  ['a condition that fails', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
];

const is = (name: string, read: (answer: Answer) => string | undefined, expected: string | undefined): Check => [
  name,
  (answer) => {
    const actual = read(answer);
    return actual === expected ? undefined : `${actual ?? 'absent'}; must be ${expected ?? 'absent'}`;
  },
];

const header = (name: string, expected: string | undefined): Check =>
  name === 'Content-Security-Policy'
    ? [name, ({ headers }) => policyProblem(String(headers['content-security-policy'] ?? ''), expected ?? '')]
    : is(name, ({ headers }) => headers[name.toLowerCase()]?.toString(), expected);

const caching = (address: string): Check => [
  'Cache-Control',
  (answer) => header('Cache-Control', cachingOf(address, answer.status))[1](answer),
];

const type = (expected: string): Check =>
  is('Content-Type', ({ headers }) => headers['content-type']?.split(';')[0], expected);

const isApp: Check = ['content', ({ text }) => (isPage(text) ? undefined : 'must be index.html')];
const isNoPage: Check = ['content', ({ text }) => (isPage(text) ? 'a page instead of the script' : undefined)];
const isPage = (text: string): boolean => /^\s*<!doctype html/i.test(text);

const varies: Check = [
  'Vary',
  ({ headers: { vary = 'absent' } }) => (/accept-encoding/i.test(vary) ? undefined : `${vary}; needs Accept-Encoding`),
];

/** Without Brotli, a host may send gzip's size or the script itself. */
const encodedWith = (encoding: string): Check => [
  'Content-Encoding',
  ({ headers: { 'content-encoding': actual = 'absent' } }) =>
    actual === encoding || (encoding === 'br' && actual === 'absent') ? undefined : `${actual}; must be ${encoding}`,
];

const refused: Check = [
  'status',
  ({ status }) => ([403, 405, 501].includes(status) ? undefined : `${status}; must be 405`),
];

/** Compares directive by directive. The order of sources, repeated ones and more spaces mean nothing. */
function policyProblem(actual: string, expected: string): string | undefined {
  const [has, needs] = [actual, expected].map(directivesOf) as [Map<string, string>, Map<string, string>];
  const names = [...new Set([...needs.keys(), ...has.keys()])].filter((name) => has.get(name) !== needs.get(name));
  if (names.length === 0) return undefined;
  if (actual === '') return 'absent';
  return names
    .map((name) => `${name} is "${has.get(name) ?? 'absent'}", must be "${needs.get(name) ?? 'absent'}"`)
    .join('; ');
}

const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, [...new Set(sources)].sort().join(' ')]),
  );
