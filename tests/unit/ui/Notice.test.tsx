import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notice } from '@/ui/Notice';

const withheld = (text: string) => screen.getByText(text).closest('[inert]');

it('gives a status its text after screen readers know the status, and never takes it away again', async () => {
  const { rerender } = render(<Notice tone="success">DU is now the selected result.</Notice>);
  expect(screen.getByRole('status')).toBeVisible();
  expect(withheld('DU is now the selected result.')).not.toBeNull();
  await waitFor(() => expect(withheld('DU is now the selected result.')).toBeNull());
  rerender(<Notice tone="success">LPA is now the selected result.</Notice>);
  expect(withheld('LPA is now the selected result.')).toBeNull();
});

it('gives an alert its text at once', () => {
  render(<Notice tone="error">The selection was not saved.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The selection was not saved\.$/);
  expect(withheld('The selection was not saved.')).toBeNull();
});
