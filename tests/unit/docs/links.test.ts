import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['docs', 'src', 'sandbox', 'tests', 'tools', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  ),
];

const read = (page: string): string => readFileSync(page, 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

const LINK = /(?:\]\(|^\[[\w-]+\]: )([^\s)]+)/gm;
const IN_BACKTICKS = /`((?:src|tests|sandbox|tools|docs|public)\/[\w./-]+)`/g;

/** Returns the anchors of a page's headings, as GitHub derives them. */
const anchorsOf = (page: string): string[] =>
  all(read(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

function isBroken(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(target)) return true;
  return anchor !== undefined && statSync(target).isFile() && !anchorsOf(target).includes(anchor);
}

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('contains no marks of a merge', () => {
    expect(text).not.toMatch(/^(?:[<=>]{7}|(?:> ){6})/m);
  });

  it('links only to what exists', () => {
    const links = all(text, LINK).filter((link) => !/^\w+:/.test(link));
    expect(links.filter((link) => isBroken(page, link))).toEqual([]);
    expect(all(text, IN_BACKTICKS).filter((file) => !existsSync(file))).toEqual([]);
  });
});
