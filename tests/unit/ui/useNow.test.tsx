import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNow } from '@/ui/useNow';

it('tells the time at once when it runs again', () => {
  vi.useFakeTimers({ now: 0 });
  const { result, rerender } = renderHook(useNow, { initialProps: null as number | null });
  vi.setSystemTime(600_000);
  expect(result.current).toBe(0);
  rerender(1_000);
  expect(result.current).toBe(600_000);
});
