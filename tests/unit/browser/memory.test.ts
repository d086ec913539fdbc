import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCredentialVault } from '@/features/request/protocol/credentialVault';
import { createLastingMemory, createSessionMemory, type SessionMemory } from '@/browser/memory';
import { fakeStorage } from '@tests/support/orderService';

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

  it('counts as blocked when the storage takes what it does not give back', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const memory = createSessionMemory();
    expect(memory.write('phase2', 'true')).toBe(false);
    expect(memory.read('phase2')).toBe('true');
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    expect(memory.write('phase3', 'true')).toBe(false);
    expect(memory.read('phase3')).toBe('true');
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

describe('lasting memory', () => {
  it('lasts in a storage that gives back and lists what it takes', () => {
    expect(createLastingMemory(fakeStorage).isLasting()).toBe(false);
    const storage = fakeStorage();
    expect(createLastingMemory(() => storage).isLasting()).toBe(true);
  });

  it.each<Partial<Record<keyof Storage, unknown>>>([
    { length: undefined },
    { length: Number.NaN },
    { length: Number.POSITIVE_INFINITY },
    { key: () => null },
    { key: () => undefined },
    { getItem: () => undefined },
    { getItem: () => 5 },
    { getItem: () => ({}) },
    { setItem: () => undefined },
  ])('knows that a storage with %o does not', (odd) => {
    const storage = Object.defineProperties(fakeStorage(), Object.getOwnPropertyDescriptors(odd));
    expect(createLastingMemory(() => storage).isLasting()).toBe(false);
  });
});

describe('writes that can wait', () => {
  beforeEach(() => void vi.useFakeTimers());

  function openMemory() {
    const memory = createSessionMemory();
    const type = (text: string): void => memory.soon('note', () => void memory.write('note', text));
    return { memory, type, stored: () => sessionStorage.getItem('note') };
  }

  it('touch the storage once for a burst of keys, and no key waits longer than the first', () => {
    const { type, stored } = openMemory();
    const reads = vi.spyOn(Storage.prototype, 'getItem');
    const writes = vi.spyOn(Storage.prototype, 'setItem');
    for (const text of ['a', 'ab', 'abc']) {
      type(text);
      vi.advanceTimersByTime(120);
    }
    expect(stored()).toBe('abc');
    // It reads back what it wrote.
    expect([reads.mock.calls.length, writes.mock.calls.length]).toEqual([2, 1]);
  });

  it('are made when the user leaves the page, also after an earlier return to it', () => {
    const { type, stored } = openMemory();
    for (const text of ['first', 'second']) {
      type(text);
      expect(stored()).not.toBe(text);
      window.dispatchEvent(new Event('pagehide'));
      expect(stored()).toBe(text);
    }
  });

  it.each([
    ['read', (memory: SessionMemory) => memory.read('other')],
    ['write', (memory: SessionMemory) => memory.write('other', 'value')],
  ])('are made before any other %s, so that the memory never disagrees with itself', (_, use) => {
    const { memory, type, stored } = openMemory();
    type('typed');
    use(memory);
    expect(stored()).toBe('typed');
  });

  it('never come after the memory has forgotten them', () => {
    const { memory, type, stored } = openMemory();
    type('of the last person');
    memory.forget('note');
    vi.advanceTimersByTime(1000);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
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
