import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const PAGES = [
  ...readdirSync('docs/papers').map((page) => `docs/papers/${page}`),
  'docs/accessibility.md',
  'docs/adoption/hosting.md',
];

describe.each(PAGES)('%s', (page) => {
  const text = read(page);
  const files = new Map(
    [...text.matchAll(/^\[(\w+)\]: ([^\s#]+)\S*$/gm)].map(([, label = '', link = '']) => [
      label,
      path.join(path.dirname(page), link),
    ]),
  );

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

it('the statement on AI lists every package that ships', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const [, list = ''] = /a client of\s+one:\s+([^.]+)\./.exec(read('docs/papers/no-ai-no-decisions.md')) ?? [];
  expect(list.split(/,\s+/).sort()).toEqual(Object.keys(dependencies).sort());
});
