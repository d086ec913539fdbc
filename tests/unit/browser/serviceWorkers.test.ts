import { describe, expect, it, vi } from 'vitest';
import { removeServiceWorkers } from '@/browser/serviceWorkers';

const browserWith = (getRegistrations: () => Promise<unknown[]>) =>
  ({ serviceWorker: { getRegistrations } }) as unknown as Navigator;

describe('leftover service workers', () => {
  it('are unregistered, each of them', async () => {
    const left = [{ unregister: vi.fn() }, { unregister: vi.fn() }];
    await removeServiceWorkers(browserWith(() => Promise.resolve(left)));
    for (const { unregister } of left) expect(unregister).toHaveBeenCalledOnce();
  });

  it.each([
    ['a browser without service workers', {}],
    ['none', browserWith(() => Promise.resolve([]))],
    ['blocked storage', browserWith(() => Promise.reject(new DOMException('The operation is insecure.')))],
    [
      'one that refuses',
      browserWith(() => Promise.resolve([{ unregister: () => Promise.reject(new Error('refused')) }])),
    ],
  ])('cause no failure: %s', async (_, browser) => {
    await expect(removeServiceWorkers(browser)).resolves.toBeUndefined();
  });
});
