import { describe, expect, it, vi } from 'vitest';
import { tabTokenStorage } from '@/services/tabTokenStorage';

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
