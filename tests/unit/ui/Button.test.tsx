import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '@/ui/Button';

it('reports a press', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Refresh</Button>);

  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(onClick).toHaveBeenCalledOnce();
});

it('ignores presses by mouse and keyboard while busy, and keeps label and focus', async () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Submit request
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submit request' });

  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');

  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

it('sends its form once: a busy submit button sends nothing', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Submit request
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button'));

  expect(onSubmit).not.toHaveBeenCalled();
});
