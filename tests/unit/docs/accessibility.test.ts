import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGE = 'docs/accessibility.md';
const text = readFileSync(PAGE, 'utf8');

const files = new Map(
  [...text.matchAll(/^\[(\w+)\]: (\S+)$/gm)].map(([, label = '', link = '']) => [label, path.join('docs', link)]),
);

const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (-|criterion|display |shortcut |job )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map((cells) => ({ what: cells[1] ?? '', proof: cells.at(-2) ?? '' }));

describe(PAGE, () => {
  it('has a row for each criterion and display', () => {
    expect(rows.filter(({ what }) => /^\d\.\d+\.\d+/.test(what)).length).toBeGreaterThan(25);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  });

  it.each(rows)('$what is tested by tests that exist', ({ proof }) => {
    const proofs = [...proof.matchAll(/\[(\w+)\]((?:,? "[^"]+")+)/g)];
    expect(proofs).not.toEqual([]);
    for (const [, label = '', quoted = ''] of proofs) {
      const code = readFileSync(files.get(label) ?? '', 'utf8');
      for (const [, words = ''] of quoted.matchAll(/"([^"]+)"/g)) expect(code).toContain(words);
    }
  });

  it('defines the labels it uses, and no others', () => {
    const used = new Set([...text.matchAll(/\[(\w+)\](?![(:])/g)].map(([, label]) => label));
    expect([...used].sort()).toEqual([...files.keys()].sort());
  });

  it.each([
    ...files.values(),
    ...[...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => path.join('docs', link)),
  ])('links to %s, which exists', (file) => {
    expect(existsSync(file)).toBe(true);
  });
});
