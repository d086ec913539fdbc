import { expect, it } from 'vitest';
import { needsFreshSignIn } from '@/features/request/protocol/rules/orderGuard';
import { borrower, FIRST, formOf, recentRequest, sources } from '@tests/fixtures/order';

const NOW = 1_800_000_000_000;
const minutesAgo = (minutes: number): number => NOW - minutes * 60_000;

const ordering = (type: 'REQUEST_NEW' | 'RE_ISSUE', pull: 'full' | 'soft') =>
  formOf(
    sources({ borrowers: [borrower(1)], recentRequest: recentRequest({ isSoftPullPhase2ChangesEnabled: true }) }),
    {
      borrowers: { [FIRST]: { type } },
      pull,
    },
  );

it.each([
  { what: 'a hard pull after ten minutes', type: 'REQUEST_NEW', pull: 'full', minutes: 10.1, max: 600, is: true },
  { what: 'a hard pull within ten minutes', type: 'REQUEST_NEW', pull: 'full', minutes: 10, max: 600, is: false },
  { what: 'a hard pull where it is off', type: 'REQUEST_NEW', pull: 'full', minutes: 900, max: 0, is: false },
  { what: 'a soft pull', type: 'REQUEST_NEW', pull: 'soft', minutes: 900, max: 600, is: false },
  { what: 'a reissue', type: 'RE_ISSUE', pull: 'full', minutes: 900, max: 600, is: false },
] as const)('a fresh sign-in for $what: $is', ({ type, pull, minutes, max, is }) => {
  const signIn = { maxAgeSeconds: max, signedInAt: minutesAgo(minutes), now: NOW };
  expect(needsFreshSignIn(ordering(type, pull), signIn)).toBe(is);
});

it('a sign-in of which the provider does not say the time is not fresh', () => {
  const signIn = { maxAgeSeconds: 600, signedInAt: null, now: NOW };
  expect(needsFreshSignIn(ordering('REQUEST_NEW', 'full'), signIn)).toBe(true);
});
