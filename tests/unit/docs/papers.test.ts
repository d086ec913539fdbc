import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/papers';
const read = (file: string): string => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const PAGES = [...readdirSync(FOLDER).map((page) => `${FOLDER}/${page}`), 'docs/hosting/README.md'];

describe.each(PAGES)('%s', (page) => {
  const text = read(page);
  const pathOf = (link: string): string => path.join(path.dirname(page), link);
  const files = new Map(
    [...text.matchAll(/^\[(\w+)\]: ([^\s#]+)\S*$/gm)].map(([, label = '', link = '']) => [label, pathOf(link)]),
  );
  const links = all(text, /\]\(([^)#:]+)(?:#[\w-]+)?\)/g).map(pathOf);

  it.each([...new Set([...files.values(), ...links])])('links to %s, which exists', (file) => {
    expect(existsSync(file)).toBe(true);
  });

  it('defines the labels it uses, and no others', () => {
    const used = new Set(all(text, /\[(\w+)\](?![(:])/g));
    expect([...used].sort()).toEqual([...files.keys()].sort());
  });

  it('quotes only titles and sentences that exist', () => {
    for (const [, label = '', quoted = ''] of text.matchAll(/\[(\w+)\]((?:,?\s"[^"]+")+)/g)) {
      const code = read(files.get(label) ?? '');
      for (const words of all(quoted, /"([^"]+)"/g)) expect(code, label).toContain(words.replaceAll(/\s+/g, ' '));
    }
  });
});

describe('the accessibility conformance report', () => {
  const rows = rowsOf(read(`${FOLDER}/accessibility-conformance.md`)).map(
    ([, name = '', level = '', result = '', proof = '']) => ({
      criterion: name.split(' ')[0] ?? '',
      level,
      result: result.replaceAll('*', ''),
      proof,
    }),
  );
  const measured = new Set(
    rowsOf(read('docs/accessibility.md')).flatMap(([, name = '']) => all(name, /(\d\.\d+\.\d+)/g)),
  );

  it('has the 31 criteria of level A and the 24 of level AA, in order', () => {
    expect(rows.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(rows.filter(({ level }) => level === 'AA')).toHaveLength(24);
    const criteria = rows.map(({ criterion }) => criterion);
    expect(new Set(criteria).size).toBe(55);
    expect(criteria).toEqual(criteria.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  it.each(rows)('says of $criterion one of four results, with a reason', ({ result, proof }) => {
    expect(['supports', 'partially supports', 'not applicable', 'not evaluated']).toContain(result);
    expect(proof).not.toBe('');
  });

  it('leads to the accessibility page exactly for the criteria that it measures', () => {
    const led = rows.filter(({ proof }) => proof.includes('[criteria]')).map(({ criterion }) => criterion);
    expect(led).toEqual(rows.map(({ criterion }) => criterion).filter((criterion) => measured.has(criterion)));
    expect([...measured].filter((criterion) => !rows.some((row) => row.criterion === criterion))).toEqual([]);
  });

  it('counts its results', () => {
    const count = (wanted: string): number => rows.filter(({ result }) => result === wanted).length;
    expect(read(`${FOLDER}/accessibility-conformance.md`)).toContain(
      `${count('supports')} of 55 criteria supported, ${count('partially supports')} in part, ` +
        `${count('not applicable')} not applicable, ${count('not evaluated')} not evaluated`,
    );
  });
});

it('the statement on AI lists every package that ships', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const [, list = ''] = /a client of\s+one:\s+([^.]+)\./.exec(read(`${FOLDER}/no-ai-no-decisions.md`)) ?? [];
  expect(list.split(/,\s+/).sort()).toEqual(Object.keys(dependencies).sort());
});
