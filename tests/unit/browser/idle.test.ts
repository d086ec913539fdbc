import { expect, it, vi } from 'vitest';
import { framePainted } from '@/browser/idle';

it('waits for a frame in a visible tab only: a hidden one draws none', async () => {
  const ask = vi.spyOn(window, 'requestAnimationFrame');
  await framePainted();
  expect(ask).toHaveBeenCalledOnce();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await framePainted();
  expect(ask).toHaveBeenCalledOnce();
});
