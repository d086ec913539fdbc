import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notice } from '@/ui/Notice';

it('gives a status its text after screen readers know the status, and never takes it away again', async () => {
  const { rerender } = render(<Notice tone="success">DU is now the selected result.</Notice>);
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByText('DU is now the selected result.')).toHaveAttribute('inert');
  await waitFor(() => expect(screen.getByText('DU is now the selected result.')).not.toHaveAttribute('inert'));
  rerender(<Notice tone="success">LPA is now the selected result.</Notice>);
  expect(screen.getByText('LPA is now the selected result.')).not.toHaveAttribute('inert');
});

it('gives an alert its text at once', () => {
  render(<Notice tone="error">The selection was not saved.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The selection was not saved\.$/);
  expect(screen.getByText('The selection was not saved.').closest('[inert]')).toBeNull();
});
