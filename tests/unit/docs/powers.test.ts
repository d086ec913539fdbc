import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Capabilities that can leave the page, reach its storage or turn text into code, each with the only files that may use
 * it. A review can stop at these files.
 */
const POWERS: readonly [power: string, pattern: RegExp, homes: string[]][] = [
  ['turns text into code', /\beval\(|new Function\(|import\([^'"`)]|set(?:Timeout|Interval)\(\s*['"`]/, []],
  ['turns text into markup', /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySet|DOMParser/i, []],
  [
    'hears other windows',
    /\bpostMessage\(|addEventListener\('message'|\bonmessage\b/,
    [
      'src/browser/documentWindow.ts',
      'src/features/request/protocol/orderNews.ts',
      'src/identity/identity.ts',
      'src/viewer/viewer.ts',
    ],
  ],
  // axios reads the anti-forgery cookie (src/http/httpClient.ts).
  ['reads cookies', /document\.cookie|cookieStore/, []],
  ['writes cookies', /document\.cookie\s*=|cookieStore\.(?:set|delete)/, []],
  ['keeps a database', /\bindexedDB\b|\bcaches\b\./, []],
  [
    'calls a server',
    /(?:window\.|(?<![.\w]))fetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/,
    ['src/browser/connection.ts', 'src/browser/page.ts', 'src/firstScript.js', 'src/http/httpClient.ts'],
  ],
  [
    'opens windows',
    /window\.open\(|target=/,
    [
      'src/browser/documentWindow.ts',
      // The app again, without an opener.
      'src/ui/ReadFailure.tsx',
    ],
  ],
  ['makes files', /createObjectURL/, ['src/browser/browserWindows.ts', 'src/viewer/viewer.ts']],
  [
    'leaves the app',
    /location\.(?:assign|replace|href\s*=)/,
    ['src/browser/browserWindows.ts', 'src/identity/oktaIdentity.ts'],
  ],
  ['uses the clipboard', /navigator\.clipboard/, ['src/ui/copyToClipboard.ts']],
  [
    'uses storage that outlives the tab',
    /(?<!['"])\blocalStorage\b(?!['"])/,
    [
      'src/browser/memory.ts',
      // Only reads, for the theme.
      'src/firstScript.js',
      'src/identity/tabTokenStorage.ts',
    ],
  ],
  [
    'uses storage of the tab',
    /(?<!["'])\bsessionStorage\b(?!["'])/,
    [
      'src/browser/memory.ts',
      // Only for the code of the tab, which it sends if the app is missing.
      'src/firstScript.js',
    ],
  ],
];

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|js)$/.test(name))
  .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
  .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));

describe('only these files', () => {
  it.each(POWERS)('%s', (_, pattern, homes) => {
    expect(
      sources
        .filter(({ code }) => pattern.test(code))
        .map(({ file }) => file)
        .sort(),
    ).toEqual(homes);
  });
});
