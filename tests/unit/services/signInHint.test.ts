import { describe, expect, it } from 'vitest';
import { createSignInHint, signInHintKey } from '@/services/identity/signInHint';
import { createSessionMemory } from '@/services/browser/memory';

const CLIENT = { issuer: 'https://idp.test', clientId: 'companion' };
const KEY = signInHintKey(CLIENT);
const HOUR = 3_600_000;

const hint = createSignInHint(CLIENT);

it('is there after a sign-in, for this provider and client only, and gone when it is forgotten', () => {
  expect(hint.isRecent()).toBe(false);
  hint.keep();
  expect(hint.isRecent()).toBe(true);
  expect(createSignInHint({ ...CLIENT, issuer: 'https://other.test' }).isRecent()).toBe(false);
  expect(createSignInHint({ ...CLIENT, clientId: 'other' }).isRecent()).toBe(false);
  hint.forget();
  expect(hint.isRecent()).toBe(false);
});

it('is a time only', () => {
  hint.keep();
  expect(Object.entries(localStorage)).toEqual([[KEY, expect.stringMatching(/^\d{13}$/)]]);
});

describe('counts as none', () => {
  it.each([
    ['after twelve hours', () => String(Date.now() - 12 * HOUR)],
    ['in the future', () => String(Date.now() + HOUR)],
    ['when it is empty', () => ''],
    ['when it is no number', () => 'yesterday'],
    ['when it is no finite number', () => 'Infinity'],
    ['when it is a date', () => new Date().toISOString()],
    ['when it is an object', () => '{}'],
  ])('%s', (_, value) => {
    localStorage.setItem(KEY, value());
    expect(hint.isRecent()).toBe(false);
  });

  it('where storage is blocked, on the next page', () => {
    const blocked = () =>
      createSignInHint(
        CLIENT,
        createSessionMemory(() => {
          throw new DOMException('blocked', 'SecurityError');
        }),
      );
    const first = blocked();
    first.keep();
    expect(first.isRecent()).toBe(true);
    expect(blocked().isRecent()).toBe(false);
    first.forget();
  });
});

it('still counts a minute before that', () => {
  localStorage.setItem(KEY, String(Date.now() - 12 * HOUR + 60_000));
  expect(hint.isRecent()).toBe(true);
});
