import { describe, expect, it, vi } from 'vitest';
import { tabTokenStorage } from '@/services/tabTokenStorage';

const KEY = 'okta-token-storage';
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

describe('localStorage', () => {
  it('writes tokens through, and takes them out when the page unloads', () => {
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

  it('signs nobody else out: what a tab has read stays with it', () => {
    const [a, b] = [tabTokenStorage('localStorage'), tabTokenStorage('localStorage')];
    a.setItem(KEY, 'tokens of A');
    expect(b.getItem(KEY)).toBe('tokens of A');
    a.removeItem(KEY);
    hidePage();
    expect(b.getItem(KEY)).toBe('tokens of A');
    expect(a.getItem(KEY)).toBeNull();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('goes on in memory when %s is blocked', (method) => {
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

it('memory never writes them', () => {
  const tab = tabTokenStorage('memory');
  tab.setItem(KEY, 'tokens');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(tab.getItem(KEY)).toBe('tokens');
  expect(tabTokenStorage('memory').getItem(KEY)).toBeNull();
});
