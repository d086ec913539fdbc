import { describe, expect, it, vi } from 'vitest';
import { freshTokenIn, personMarkIn, signedInAtIn, tabTokenStorage } from '@/identity/tabTokenStorage';

const KEY = 'okta-token-storage';
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

describe('localStorage', () => {
  // @spec SES-5, SES-37
  it('receives the tokens, and loses them when the page unloads', () => {
    const tab = tabTokenStorage('localStorage');
    tab.setItem(KEY, 'tokens');
    expect(localStorage.getItem(KEY)).toBe('tokens');
    hidePage();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(tab.getItem(KEY)).toBe('tokens');
  });

  it('lets a new tab share the sign-in of an open one', () => {
    tabTokenStorage('localStorage').setItem(KEY, 'tokens of A');
    expect(tabTokenStorage('localStorage').getItem(KEY)).toBe('tokens of A');
  });

  // @spec SES-5
  it('signs no other tab out: a tab keeps the tokens it has read', () => {
    const [a, b] = [tabTokenStorage('localStorage'), tabTokenStorage('localStorage')];
    a.setItem(KEY, 'tokens of A');
    expect(b.getItem(KEY)).toBe('tokens of A');
    a.removeItem(KEY);
    hidePage();
    expect(b.getItem(KEY)).toBe('tokens of A');
    expect(a.getItem(KEY)).toBeNull();
  });

  it('keeps a tab with its person: it never takes the tokens that another tab stores later', () => {
    const tab = tabTokenStorage('localStorage');
    tab.setItem(KEY, 'tokens of Rita');
    tabTokenStorage('localStorage').setItem(KEY, 'tokens of Sam');
    expect(tab.getItem(KEY)).toBe('tokens of Rita');
  });

  it("takes away no other tab's tokens when its sign-in has ended", () => {
    const [a, b] = [tabTokenStorage('localStorage'), tabTokenStorage('localStorage')];
    a.setItem(KEY, 'tokens of A');
    b.setItem(KEY, 'tokens of B');
    a.stopSharing();
    expect(localStorage.getItem(KEY)).toBe('tokens of B');
  });

  it('writes nothing for other tabs once its sign-in has ended', () => {
    const tab = tabTokenStorage('localStorage');
    tab.setItem(KEY, 'tokens');
    tab.stopSharing();
    hidePage();
    tab.setItem(KEY, 'tokens again');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(tab.getItem(KEY)).toBe('tokens again');
  });

  // @spec SES-37
  it.each(['getItem', 'setItem', 'removeItem'] as const)('falls back to memory when %s is blocked', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const tab = tabTokenStorage('localStorage');
    expect(tab.getItem('other')).toBeNull();
    tab.setItem(KEY, 'tokens');
    expect(tab.getItem(KEY)).toBe('tokens');
    hidePage();
    tab.removeItem('other');
    expect(tab.getItem(KEY)).toBe('tokens');
  });
});

// @spec SES-38
it('memory never stores them', () => {
  const tab = tabTokenStorage('memory');
  tab.setItem(KEY, 'tokens');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(tab.getItem(KEY)).toBe('tokens');
  expect(tabTokenStorage('memory').getItem(KEY)).toBeNull();
});

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
    // @spec SES-8
    ['is used 31 s before the end', stored(31, 3600), 'token-1'],
    // @spec SES-8
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
