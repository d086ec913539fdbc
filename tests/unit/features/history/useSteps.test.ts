import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSteps } from '@/features/findings/screen/useSteps';

/** Each task of the page, until there are no more. */
async function allTasks() {
  while (vi.getTimerCount() > 0) await act(() => vi.runOnlyPendingTimersAsync());
}

it('renders a long list in several steps, and grows no further than the list', async () => {
  vi.useFakeTimers();
  const counts: number[] = [];
  renderHook(() => counts.push(useSteps(320)));
  await allTasks();
  expect(counts[0]).toBe(0);
  expect(counts.at(-1)).toBe(320);
  const steps = counts.map((count, index) => count - (counts[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(50);
});

it('has the whole list on paper, also if the user prints at once', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useSteps(320));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(result.current).toBe(320);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await allTasks();
  expect(result.current).toBe(320);
});

it('keeps what it has when a search makes the list shorter and longer', async () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ total }) => useSteps(total), { initialProps: { total: 120 } });
  await allTasks();
  rerender({ total: 3 });
  expect(result.current).toBe(3);
  rerender({ total: 120 });
  expect(result.current).toBe(120);
});
