import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = [
  ...['docs/architecture.md', 'README.md', 'CONTRIBUTING.md'],
  ...readdirSync('docs/specification').map((name) => `docs/specification/${name}`),
  ...['sandbox', 'tests', ...readdirSync('src').map((name) => `src/${name}`)]
    .map((folder) => `${folder}/README.md`)
    .filter((page) => existsSync(page)),
];

const read = (page: string): string => readFileSync(page, 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

const LINK = /\]\(([^)#]+)(?:#[^)]*)?\)/g;
const IN_BACKTICKS = /`((?:src|tests|sandbox|docs|public)\/[\w./-]+)`/g;

/** Returns the files and folders that a page links to or names, from the root of the project, without web addresses. */
function pathsIn(page: string): string[] {
  const text = read(page);
  const links = all(text, LINK).filter((link) => !/^\w+:/.test(link));
  return [...links.map((link) => path.join(path.dirname(page), link)), ...all(text, IN_BACKTICKS)];
}

describe.each(PAGES)('%s', (page) => {
  it('contains no marks of a merge', () => {
    expect(read(page)).not.toMatch(/^(?:[<=>]{7}|(?:> ){6})/m);
  });

  it('links only to what exists', () => {
    expect(pathsIn(page).filter((file) => !existsSync(file))).toEqual([]);
  });
});
