import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| R-/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , state = '', proof = '']) => ({ id, state, proof }));

const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link ?? '');

describe('docs/security.md', () => {
  it('lists the forty requirements in order', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `R-${String(index + 1).padStart(2, '0')}`);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it.each(rows)('$id is $state, and says why', ({ state, proof }) => {
    expect(['met', 'not applicable', 'open']).toContain(state);
    expect(proof).not.toBe('');
  });
});

describe.each(['SECURITY.md', 'docs/security.md', 'docs/hosting/README.md'])('%s', (page) => {
  it.each([...new Set(linksIn(readFileSync(page, 'utf8')))])('links to %s, which exists', (link) => {
    expect(existsSync(path.join(path.dirname(page), link))).toBe(true);
  });
});
