import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedTokens, tabTokenStorage, type TabTokenStorage } from '@/services/tabTokenStorage';

const KEY = 'okta-token-storage';
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

describe('localStorage', () => {
  // @source Specification §7: "Identity tokens are removed from local storage when the page unloads"
  // @source Specification §9: "storage local, then session"
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

  // @source Specification §7: "Identity tokens are removed from local storage when the page unloads"
  it('signs no other tab out: a tab keeps the tokens it has read', () => {
    const [a, b] = [tabTokenStorage('localStorage'), tabTokenStorage('localStorage')];
    a.setItem(KEY, 'tokens of A');
    expect(b.getItem(KEY)).toBe('tokens of A');
    a.removeItem(KEY);
    hidePage();
    expect(b.getItem(KEY)).toBe('tokens of A');
    expect(a.getItem(KEY)).toBeNull();
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

  // @source Specification §9: "storage local, then session"
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

it('memory never stores them', () => {
  const tab = tabTokenStorage('memory');
  tab.setItem(KEY, 'tokens');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(tab.getItem(KEY)).toBe('tokens');
  expect(tabTokenStorage('memory').getItem(KEY)).toBeNull();
});

describe('with refresh tokens', () => {
  const tokens = (of: string) => JSON.stringify({ accessToken: of, refreshToken: 'secret' });
  const lent = () => sharedTokens.getItem('lent-tokens');
  const [A, B] = ['A', 'B'].map((accessToken) => JSON.stringify({ accessToken }));
  const opened: TabTokenStorage[] = [];
  const openTab = () => {
    const tab = tabTokenStorage('localStorage', true);
    opened.push(tab);
    return tab;
  };
  afterEach(() => opened.splice(0).forEach((tab) => tab.stopSharing()));
  const isGoneForOtherTabs = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'lent-tokens', newValue: null }));

  it('lends its tokens again once a tab that lent its own has taken them away', () => {
    const [a, b] = [openTab(), openTab()];
    a.setItem(KEY, tokens('A'));
    b.setItem(KEY, tokens('B'));
    expect(lent()).toBe(B);
    b.removeItem(KEY);
    expect(lent()).toBeNull();
    isGoneForOtherTabs();
    expect(lent()).toBe(A);
  });

  it('leaves nothing for other tabs when another tab signs out, in whichever order it hears of it', () => {
    const [a, b] = [openTab(), openTab()];
    a.setItem(KEY, tokens('A'));
    b.setItem(KEY, tokens('B'));
    b.removeItem(KEY);
    isGoneForOtherTabs();
    a.stopSharing();
    isGoneForOtherTabs();
    expect(lent()).toBeNull();
    expect(a.getItem(KEY)).toBe(tokens('A'));
  });
});
