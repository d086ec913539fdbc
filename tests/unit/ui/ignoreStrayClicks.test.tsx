import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ignoreStrayClicks } from '@/ui/ignoreStrayClicks';
import { afterTest } from '@tests/support/cleanups';

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
        Box
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
