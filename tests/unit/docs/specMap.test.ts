import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOAN_SEEDERS } from '@sandbox/world/loans/catalogue';

const PAGES = ['docs/spec-map.md', 'docs/architecture.md', 'README.md', 'CONTRIBUTING.md'];

const read = (page: string): string => readFileSync(page, 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

const LINK = /\]\(([^)#]+)\)/g;
const DEFINITION = /^\[[\w./]+\]: (\S+)$/gm;
const IN_BACKTICKS = /`((?:src|tests|sandbox|docs|public)\/[\w./-]+)`/g;

/** Files and folders a page leads to or names, from the root of the project; addresses on the web are left out. */
function pathsIn(page: string): string[] {
  const text = read(page);
  const links = [...all(text, LINK), ...all(text, DEFINITION)].filter((link) => !/^\w+:/.test(link));
  return [...links.map((link) => path.join(path.dirname(page), link)), ...all(text, IN_BACKTICKS)];
}

describe.each(PAGES)('%s', (page) => {
  it.each(pathsIn(page))('leads to %s, which exists', (file) => {
    expect(existsSync(file)).toBe(true);
  });
});

describe('docs/spec-map.md', () => {
  const map = read('docs/spec-map.md');
  const links = new Map(
    [...map.matchAll(/^\[([\w./]+)\]: (\S+)$/gm)].map(([, label = '', link = '']) => [label, path.join('docs', link)]),
  );

  it('has a part for each section of the specification', () => {
    expect(all(map, /^## (\d)\. /gm)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('defines the labels it uses, and no others', () => {
    expect(all(map, /\[([\w./]+)\](?![(:])/g)).toEqual([...links.keys()].sort());
  });

  it('names loans of the sandbox only', () => {
    const loans = LOAN_SEEDERS.map((seeder) => seeder(Date.UTC(2026, 10, 20), 1).profile.loanId);
    expect(all(map, /\b(71\d{5})\b/g).filter((loan) => !loans.includes(loan))).toEqual([]);
  });

  it.each([...links].filter(([label]) => label.endsWith('.test')))('quotes %s word for word', (label, file) => {
    const code = read(file);
    const quotes = [...map.matchAll(/\[([\w./]+)\]((?:,? "[^"]+")+)/g)]
      .filter(([, quoted]) => quoted === label)
      .flatMap(([, , words = '']) => all(words, /"([^"]+)"/g));
    expect(quotes.filter((words) => !code.includes(words))).toEqual([]);
  });
});
