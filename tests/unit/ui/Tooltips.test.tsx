import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DayOrTimeAgo } from '@/ui/TimeAgo';
import { Tooltips } from '@/ui/Tooltips';

const tooltip = () => screen.queryByRole('tooltip', { hidden: true });
const shown = (text: string) => vi.waitFor(() => expect(tooltip()).toHaveTextContent(text));
const closed = () => vi.waitFor(() => expect(tooltip()).toBeNull());

function open() {
  render(
    <>
      <DayOrTimeAgo date="2026-11-20T12:00:00" />
      <bdi data-hint="The whole name">The whole…</bdi>
      <button>Save</button>
      <Tooltips />
    </>,
  );
  return userEvent.setup();
}

it('opens on hover after a moment, stays while the pointer is on it, and moves to the next element at once', async () => {
  const user = open();
  await user.hover(screen.getByText('11/20/26'));
  await shown('11/20/26 12:00:00 PM UTC');
  expect(screen.getByText('11/20/26')).toHaveAccessibleDescription('11/20/26 12:00:00 PM UTC');
  await user.hover(screen.getByRole('tooltip', { hidden: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(tooltip()).toBeInTheDocument();
  await user.hover(screen.getByText('The whole…'));
  expect(tooltip()).toHaveTextContent('The whole name');
  await user.hover(screen.getByRole('button'));
  await closed();
});

it('opens on keyboard focus, and closes with Escape, which does nothing else then', async () => {
  const user = open();
  const escaped = vi.fn();
  window.addEventListener('keydown', escaped, { once: true });
  act(() => screen.getByText('11/20/26').focus());
  await shown('11/20/26 12:00:00 PM UTC');
  await user.keyboard('{Escape}');
  await closed();
  expect(escaped).not.toHaveBeenCalled();
  expect(screen.getByText('11/20/26')).not.toHaveAccessibleDescription();
  expect(screen.getByText('11/20/26')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(escaped).toHaveBeenCalledOnce();
});

it('opens on touch, and closes with a touch elsewhere', async () => {
  const user = open();
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('The whole…') });
  await shown('The whole name');
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
  await closed();
});
