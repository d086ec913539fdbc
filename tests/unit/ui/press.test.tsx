import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, ignoreStrayClicks } from '@/ui/press';
import { afterTest } from '@tests/support/cleanups';

describe('afterPress', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    window.dispatchEvent(new Event('blur'));
    vi.runAllTimers();
    vi.useRealTimers();
  });

  const fire = (event: string): boolean => window.dispatchEvent(new Event(event));

  it('runs at once while nothing is pressed', () => {
    const callback = vi.fn();
    afterPress(callback);
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each(['pointerup', 'pointercancel', 'dragend', 'blur'])(
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

  it('a press whose release the browser does not report holds nothing back for long', () => {
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
});

describe('ignoreStrayClicks', () => {
  const clicked = vi.fn<(name: string) => void>();

  function open() {
    afterTest(ignoreStrayClicks());
    clicked.mockClear();
    render(
      <>
        <button onClick={() => clicked('left')}>Left</button>
        <button onClick={() => clicked('right')}>Right</button>
        <label>
          <input type="checkbox" onChange={() => clicked('box')} />
          <span>Box</span>
        </label>
      </>,
    );
  }

  const click = (element: HTMLElement, detail: number) => fireEvent.click(element, { detail });

  it('ignores the second click of a double-click on another control', () => {
    open();
    click(screen.getByText('Left'), 1);
    click(screen.getByText('Right'), 2);
    click(screen.getByText('Box'), 2);
    expect(clicked.mock.calls.flat()).toEqual(['left']);
  });

  it('leaves alone single clicks, keys, and double-clicks on one control', () => {
    open();
    click(screen.getByText('Left'), 1);
    click(screen.getByText('Left'), 2);
    click(screen.getByText('Right'), 1);
    click(screen.getByText('Left'), 0);
    click(screen.getByText('Box'), 1);
    click(screen.getByRole('checkbox'), 2);
    expect(clicked.mock.calls.flat()).toEqual(['left', 'left', 'right', 'left', 'box', 'box']);
  });
});
