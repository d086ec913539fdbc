import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { short } from '@tools/build/firstScript';
import { expect, it } from 'vitest';

const check = readFileSync('src/firstScript.js', 'utf8');

it('the script that checks for old browsers is ES5, so that they can run it', () => {
  const parse = (code: string) =>
    new Linter().verify(code, [{ languageOptions: { ecmaVersion: 5, sourceType: 'script' } }]);
  expect(parse(check)).toEqual([]);
  expect(parse(short(check))).toEqual([]);
  expect(parse('const x = 1;')).not.toEqual([]);
});

// @spec APP-26
it('the notice, the README and the build name the same browsers', () => {
  const [, chrome, firefox, safari] =
    /Use Chrome or Edge (\d+), Firefox (\d+), Safari ([\d.]+) or newer\./.exec(check) ?? [];
  expect(readFileSync('vite.config.ts', 'utf8')).toContain(
    `['chrome${chrome}', 'edge${chrome}', 'firefox${firefox}', 'safari${safari}']`,
  );
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and newer`,
  );
});
