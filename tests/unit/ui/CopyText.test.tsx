import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyText } from '@/ui/CopyText';
import { LiveRegion } from '@/ui/LiveRegion';

it('copies the text and says so', async () => {
  const user = userEvent.setup();
  render(
    <>
      <CopyText what="casefile id" text="1503998812" />
      <LiveRegion />
    </>,
  );

  await user.click(screen.getByRole('button', { name: 'Copy casefile id' }));

  expect(await navigator.clipboard.readText()).toBe('1503998812');
  expect((await screen.findByText('Copied')).parentElement).toBe(screen.getByRole('status'));
  expect(screen.getByRole('button', { name: 'Copy casefile id' })).toHaveAttribute('title', 'Copied');
});

it('says that copying is not available when the browser refuses', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No permission', 'NotAllowedError'));
  render(
    <>
      <CopyText what="casefile id" text="1503998812" />
      <LiveRegion />
    </>,
  );

  await user.click(screen.getByRole('button', { name: 'Copy casefile id' }));

  expect((await screen.findByText("Can't copy here")).parentElement).toBe(screen.getByRole('status'));
});

it('puts no empty element beside the button where a screen reader would stop', () => {
  const { container } = render(<CopyText what="casefile id" text="1503998812" />);

  expect(screen.queryByRole('status')).toBeNull();
  expect(container).toHaveTextContent(/^1503998812$/);
});
