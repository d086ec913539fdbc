import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/^- \*\*(R-\d+)\*\* ([^]+?)(?=\n- |\n\n|\n$)/gm),
].map(([, id = '', text = '']) => ({ id, text }));

describe('docs/security.md', () => {
  it('lists the forty requirements in order', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `R-${String(index + 1).padStart(2, '0')}`);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it.each(rows)('$id has its proof, or is open and says why', ({ text }) => {
    expect(text).toMatch(/\]\(|R-\d|\*\*Open[.:]/);
  });
});
