import { describe, expect, it } from 'vitest';
import { freshTokenIn, personMarkIn, signedInAtIn } from '@/services/tabTokenStorage';

const NOW = 1_800_000_000_000;
const seconds = (fromNow: number): number => NOW / 1000 + fromNow;

const stored = (access: number, id: number): string =>
  JSON.stringify({
    accessToken: { accessToken: 'token-1', expiresAt: seconds(access), tokenType: 'Bearer' },
    idToken: { idToken: 'id', expiresAt: seconds(id) },
  });

const tokenIn = (text: string | null) => freshTokenIn({ getItem: () => text }, NOW);

describe('the token in storage', () => {
  it.each([
    ['is used while both tokens are fresh', stored(3600, 3600), 'token-1'],
    // @source Specification §9: "tokens treated as expired 30 s early"
    ['is used 31 s before the end', stored(31, 3600), 'token-1'],
    // @source Specification §9: "tokens treated as expired 30 s early"
    ['is left to the SDK 30 s before the end', stored(30, 3600), undefined],
    ['is left to the SDK when the identity token is about to expire', stored(3600, 30), undefined],
    [
      'is none without an identity token',
      JSON.stringify({ accessToken: { accessToken: 'a', expiresAt: 9e9 } }),
      undefined,
    ],
    ['is none in an empty storage', null, undefined],
    ['is none in the storage of a tab that has left', '{}', undefined],
    ['is none in what cannot be read', '{"accessToken":', undefined],
  ])('%s', (_, text, token) => {
    expect(tokenIn(text)).toBe(token);
  });
});

describe('the mark of the signed-in person', () => {
  const markOf = (claims: unknown) =>
    personMarkIn({ getItem: () => JSON.stringify({ idToken: { claims, expiresAt: 0 } }) });
  const rita = { iss: 'https://idp.test', sub: 'rita.ibarra' };

  it('is the same for the same issuer and subject only', () => {
    expect(markOf(rita)).toBe(markOf({ ...rita, name: 'Rita' }));
    expect(markOf({ ...rita, sub: 'sam.lindqvist' })).not.toBe(markOf(rita));
    expect(markOf({ ...rita, iss: 'https://other.test' })).not.toBe(markOf(rita));
  });

  it('is 32 bits of a hash, whatever the name', () => {
    // A published test vector of FNV-1a, and its limit.
    expect(markOf({ iss: '', sub: '' })).toBe('250c8f7f');
    expect(markOf({ iss: 'ö'.repeat(500), sub: 'x' })).toMatch(/^[\da-f]{1,8}$/);
  });

  it.each([[undefined], [{ sub: 'rita.ibarra' }], [{ iss: 1, sub: 2 }]])('is none for %o', (claims) => {
    expect(markOf(claims)).toBeUndefined();
  });
});

it.each([
  [{ auth_time: 1_800_000_000 }, NOW],
  [{ auth_time: 'today' }, null],
  [{}, null],
])('the time of the sign-in by %o is %s', (claims, time) => {
  expect(signedInAtIn({ getItem: () => JSON.stringify({ idToken: { claims } }) })).toBe(time);
});
