import { expect, it } from 'vitest';
import { isSubmit } from '@/lib/submitKeys';

const NONE = { key: 'Enter', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  [true, { ctrlKey: true }],
  [true, { metaKey: true }],
  [false, {}],
  [false, { ctrlKey: true, shiftKey: true }],
  [false, { ctrlKey: true, altKey: true }],
  [false, { ctrlKey: true, key: 'a' }],
])('only Enter with Control or Command submits: %s for %o', (expected, keys) => {
  expect(isSubmit({ ...NONE, ...keys })).toBe(expected);
});
