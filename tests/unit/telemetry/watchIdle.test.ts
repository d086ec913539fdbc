import { afterEach, expect, it, vi } from 'vitest';
import { watchIdle } from '@/telemetry/watchIdle';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that is idle at once, or only when the browser's patience ends. Returns how often it is reported. */
function reportsIn(minutes: number, { isBusy = false, isHidden = false }): number {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback, { timeout = 0 }: IdleRequestOptions) =>
    setTimeout(() => act({ didTimeout: isBusy, timeRemaining: () => 0 }), isBusy ? timeout : 0),
  );
  const report = vi.fn();
  watchIdle(report);
  vi.advanceTimersByTime(minutes * 60_000 + 30_000);
  return report.mock.calls.length;
}

it('reports each minute of a page that is never idle', () => {
  expect(reportsIn(3, { isBusy: true })).toBe(3);
});

it.each([
  ['an idle page', {}],
  ['a hidden tab', { isBusy: true, isHidden: true }],
])('reports nothing of %s', (_, page) => {
  expect(reportsIn(3, page)).toBe(0);
});

it('reports nothing in a browser without idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const report = vi.fn();
  watchIdle(report);
  vi.advanceTimersByTime(600_000);
  expect(report).not.toHaveBeenCalled();
});
