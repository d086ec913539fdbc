import { expect, it } from 'vitest';
import { enumerated, limited, listed } from '@/config/listed';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

it.each([
  [0, '', ''],
  [1, '1', '1'],
  [2, '1 and 2', '1, 2'],
  [11, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 11', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11'],
  [12, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 2 more', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 2 more'],
  [10_000, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 9990 more', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 9990 more'],
])('a sentence lists %i items in ten at most', (count, sentence, list) => {
  expect(listed(ids(count))).toBe(sentence);
  expect(enumerated(ids(count))).toBe(list);
});

it('cuts an item of any length, and takes another limit', () => {
  expect(listed(['1'.repeat(90_000)]).length).toBeLessThan(400);
  expect(limited(ids(5), 2)).toEqual(['1', '2', 'and 3 more']);
});
