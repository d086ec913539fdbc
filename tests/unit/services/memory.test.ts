import { describe, expect, it, vi } from 'vitest';
import { createCredentialVault } from '@/services/orders/credentialVault';
import { createSessionMemory } from '@/services/browser/memory';

describe('session memory', () => {
  it('survives a reload of the tab', () => {
    expect(createSessionMemory().write('phase2', 'true')).toBe(true);
    expect(createSessionMemory().read('phase2')).toBe('true');
    createSessionMemory().forget('phase2');
    expect(createSessionMemory().read('phase2')).toBeNull();
  });

  it('is shorter, and never fails, when storage is blocked', () => {
    const memory = createSessionMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(memory.write('phase2', 'true')).toBe(false);
    expect(memory.read('phase2')).toBe('true');
    memory.forget('phase2');
    expect(memory.read('phase2')).toBeNull();
  });

  it('reads the last written value, now and after a reload, when storage has filled up since', () => {
    const memory = createSessionMemory();
    memory.write('order', 'earlier');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(memory.write('order', 'later')).toBe(false);
    expect(memory.read('order')).toBe('later');
    expect(createSessionMemory().read('order')).toBeNull();
  });
});

describe('credential vault', () => {
  // @spec REQ-26
  it('keeps passwords by account, outside every storage, until it is cleared', () => {
    const vault = createCredentialVault();
    vault.keep('138', 'open sesame');
    expect(vault.of('138')).toBe('open sesame');
    expect(vault.of('139')).toBeUndefined();
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    vault.clear();
    expect(vault.of('138')).toBeUndefined();
  });
});
