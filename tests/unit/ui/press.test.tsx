import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, ignoreRepeatedPresses } from '@/ui/press';
import { afterTest } from '@tests/support/cleanups';

describe('afterPress', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    window.dispatchEvent(new Event('blur'));
    vi.runAllTimers();
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

describe('ignoreRepeatedPresses', () => {
  const acted = vi.fn<(name: string) => void>();

  beforeEach(() => {
    afterTest(ignoreRepeatedPresses());
    acted.mockClear();
    const onKeyDown = (event: { defaultPrevented: boolean }) => event.defaultPrevented || acted('key');
    render(
      <>
        <button onClick={() => acted('left')} onKeyDown={onKeyDown}>
          <span>Left</span>
        </button>
        <button onClick={() => acted('right')}>Right</button>
        <label>
          <input type="checkbox" onChange={() => acted('box')} />
          <span>Box</span>
        </label>
        <textarea aria-label="Note" onKeyDown={onKeyDown} />
      </>,
    );
  });

  const click = (element: HTMLElement, detail: number) => fireEvent.click(element, { detail });

  it('ignores the second click on a button, and on another control', () => {
    click(screen.getByText('Left'), 1);
    click(screen.getByRole('button', { name: 'Left' }), 2);
    click(screen.getByText('Left'), 3);
    click(screen.getByText('Right'), 2);
    click(screen.getByText('Box'), 2);
    expect(acted.mock.calls.flat()).toEqual(['left']);
  });

  it('leaves alone single clicks, clicks by key or script, and double-clicks on a checkbox', () => {
    click(screen.getByText('Left'), 1);
    click(screen.getByText('Left'), 1);
    click(screen.getByText('Right'), 1);
    click(screen.getByText('Left'), 0);
    click(screen.getByText('Box'), 1);
    click(screen.getByRole('checkbox'), 2);
    expect(acted.mock.calls.flat()).toEqual(['left', 'left', 'right', 'left', 'box', 'box']);
  });

  it.each([
    ['Left', { key: 'Enter' }, 1],
    ['Left', { key: 'Enter', repeat: true }, 0],
    ['Left', { key: 'ArrowDown', repeat: true }, 1],
    ['Note', { key: 'Enter', repeat: true }, 1],
    ['Note', { key: 'Enter', repeat: true, ctrlKey: true }, 0],
    ['Note', { key: 'Enter', repeat: true, metaKey: true }, 0],
  ])('%s: a keydown of %o acts %i times', (name, keys, times) => {
    fireEvent.keyDown(screen.getByRole(name === 'Note' ? 'textbox' : 'button', { name }), keys);
    expect(acted).toHaveBeenCalledTimes(times);
  });
});
