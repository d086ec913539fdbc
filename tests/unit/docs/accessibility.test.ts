import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/accessibility.md', 'utf8');

const RESULT = /^\*\*(Partially supports|Not applicable|Not evaluated):\*\* /;

const criteria = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, names = '', remark = '']) =>
    [...names.matchAll(/(\d\.\d+\.\d+) (AA?)\b/g)].map(([, id = '', level = '']) => ({
      id,
      level,
      result: RESULT.exec(remark)?.[1] ?? 'supports',
      reason: remark.replace(RESULT, ''),
    })),
  );

describe('the accessibility conformance report', () => {
  it('has the 31 criteria of level A and the 24 of level AA, each once', () => {
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
  });

  it('gives a reason for each result', () => {
    expect(criteria.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('counts its results', () => {
    const count = (wanted: string): number => criteria.filter(({ result }) => result === wanted).length;
    expect(text).toContain(
      `${count('supports')} of 55 criteria supported, ${count('Partially supports')} in part, ` +
        `${count('Not applicable')} not applicable, ${count('Not evaluated')} not evaluated`,
    );
  });
});
