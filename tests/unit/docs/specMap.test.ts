import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofsIn, tagsIn } from '@docs/generate/specMap/tags';
import { withProofs } from '@docs/generate/specMap/page';
import { LOAN_SEEDERS } from '@sandbox/world/loans/catalog';

const PAGES = ['docs/spec-map.md', 'docs/architecture.md', 'README.md', 'CONTRIBUTING.md'];

const read = (page: string): string => readFileSync(page, 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

const LINK = /\]\(([^)#]+)\)/g;
const DEFINITION = /^\[[\w./]+\]: (\S+)$/gm;
const IN_BACKTICKS = /`((?:src|tests|sandbox|docs|public)\/[\w./-]+)`/g;

/** Returns the files and folders that a page links to or names, from the root of the project, without web addresses. */
function pathsIn(page: string): string[] {
  const text = read(page);
  const links = [...all(text, LINK), ...all(text, DEFINITION)].filter((link) => !/^\w+:/.test(link));
  return [...links.map((link) => path.join(path.dirname(page), link)), ...all(text, IN_BACKTICKS)];
}

describe.each(PAGES)('%s', (page) => {
  it('contains no marks of a merge', () => {
    expect(read(page)).not.toMatch(/^(?:[<=>]{7}|(?:> ){6})/m);
  });

  it.each(pathsIn(page))('links to %s, which exists', (file) => {
    expect(existsSync(file)).toBe(true);
  });
});

describe('docs/spec-map.md', () => {
  const map = read('docs/spec-map.md');

  it('has a part for each section of the specification', () => {
    expect(all(map, /^## (\d)\. /gm)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('names only loans of the sandbox', () => {
    const loans = LOAN_SEEDERS.map((seeder) => seeder(Date.UTC(2026, 10, 20), 1).profile.loanId);
    expect(all(map, /\b(71\d{5})\b/g).filter((loan) => !loans.includes(loan))).toEqual([]);
  });

  it('has code and a test for every sentence that describes behavior', () => {
    const unproved = map.split('\n').filter((line) => line.startsWith('|') && / \| — \| /.test(line));
    expect(unproved.map((line) => line.split(' | ')[0])).toEqual(['| Submission validation messages: section 5']);
  });
});

describe('a @source tag', () => {
  it('names a paragraph, or quotes sentences', () => {
    expect(tagsIn('/** @source Specification §4, "Polling" */\n// @source Specification §9: "first 6", "18"')).toEqual([
      { section: '4', isParagraph: true, words: 'Polling' },
      { section: '9', isParagraph: false, words: 'first 6' },
      { section: '9', isParagraph: false, words: '18' },
    ]);
  });

  it('of another form is an error', () => {
    expect(() => tagsIn('// @source Specification §4, Polling')).toThrow('§4, Polling');
  });

  it.each([
    ["it('pages', () => {});", 'pages'],
    ["it.each([['a', 1]])('has a %s', () => {});", 'has a %s'],
    ["describe.each(['a'])('all of %s', () => {\n  it('is one', () => {});\n});", 'all of %s'],
    ['test(`opens ${name} once`, async () => {});', 'opens … once'],
    ["  ['an empty list', [], 'request'],", 'an empty list', 'it.each([\n// TAG\n', "\n])('%s', () => {});"],
    ["  { key: 'agency', when: 'none is chosen' },", 'none is chosen', 'it.each([\n// TAG\n', "\n])('%s', () => {});"],
  ])('takes the title below it: %#', (code, title, before = '// TAG\n', after = '') => {
    const text = before.replace('TAG', '@source Specification §4: "newest first"') + code + after;
    expect(proofsIn('some.test.ts', text)).toEqual([
      { section: '4', isParagraph: false, words: 'newest first', title },
    ]);
  });
});

describe('the columns of the map', () => {
  const page = [
    '## 4. States',
    '| the specification says | built in | proved by | loan |',
    '| --- | --- | --- | --- |',
    '| **Display order**: newest first | old | old | 7100111 |',
    '| … the button hides | old | old | |',
    '',
    'See [rows].',
    '',
    '[old]: ../src/old.ts',
  ].join('\n');
  const file = (name: string, code: string) => ({ path: name, label: path.basename(name, '.ts'), code });
  const rows = file('src/rows.ts', '/** @source Specification §4, "Display order" */');
  const proof = (words: string) =>
    file('tests/rows.test.ts', `// @source Specification §4: "${words}"\nit('puts [b] first', () => {});`);

  it('hold the files and titles that the tags give, and only their links', () => {
    expect(
      withProofs(page, [rows, proof('newest first')])
        .split('\n')
        .slice(3),
    ).toEqual([
      '| **Display order**: newest first | [rows] | [rows.test] "puts \\[b\\] first" | 7100111 |',
      '| … the button hides | [rows] | — |  |',
      '',
      'See [rows].',
      '',
      '[rows]: ../src/rows.ts',
      '[rows.test]: ../tests/rows.test.ts',
      '',
    ]);
  });

  it.each(['oldest first', 'e'])('refuse the quote %j, which matches no sentence or several', (words) => {
    expect(() => withProofs(page, [rows, proof(words)])).toThrow(`rows.test: "${words}" is in`);
  });

  it('refuse a label that no file has', () => {
    expect(() => withProofs(page, [proof('newest first')])).toThrow('no file is called [rows]');
  });
});
