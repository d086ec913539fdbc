import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from '@/ui/afterPress';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  window.dispatchEvent(new Event('blur'));
  vi.runAllTimers();
  vi.useRealTimers();
});

const fire = (event: string): boolean => window.dispatchEvent(new Event(event));

test('runs at once while nothing is pressed', () => {
  const callback = vi.fn();
  afterPress(callback);
  expect(callback).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel', 'dragend', 'blur'])(
  'waits for the task after %s, when the click is over',
  (end) => {
    const callback = vi.fn();
    fire('pointerdown');
    afterPress(callback);
    fire(end);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(callback).toHaveBeenCalledOnce();
  },
);

test('a press whose release the browser does not report holds nothing back for long', () => {
  const callback = vi.fn();
  fire('pointerdown');
  afterPress(callback);
  vi.advanceTimersByTime(2_900);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledOnce();
  afterPress(callback);
  expect(callback).toHaveBeenCalledTimes(2);
});
