import { expect, it } from 'vitest';
import { isComposing, isSubmit } from '@/lib/submitKeys';

const NONE = {
  key: 'Enter',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 13,
};

it.each([
  [true, { ctrlKey: true }],
  [true, { metaKey: true }],
  [false, {}],
  [false, { ctrlKey: true, shiftKey: true }],
  [false, { ctrlKey: true, altKey: true }],
  [false, { ctrlKey: true, key: 'a' }],
  [false, { ctrlKey: true, isComposing: true }],
  [false, { metaKey: true, keyCode: 229 }],
])('only Enter with Control or Command submits: %s for %o', (expected, keys) => {
  expect(isSubmit({ ...NONE, ...keys })).toBe(expected);
});

it.each([
  [false, {}],
  [true, { isComposing: true }],
  // Safari reports the Enter that ends a composition after its end.
  [true, { keyCode: 229 }],
])('a key belongs to the input method: %s for %o', (expected, keys) => {
  expect(isComposing({ ...NONE, ...keys })).toBe(expected);
});
