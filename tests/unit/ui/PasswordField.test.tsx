import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PasswordField } from '@/ui/PasswordField';

const SECRET = ' s3cret-canary ';

/** Serializes elements with their attributes, as an extension or a session recorder reads them. */
const serialized = (element: Element): string => new XMLSerializer().serializeToString(element);

it('keeps typed text out of the document, shown or not', async () => {
  const input = createRef<HTMLInputElement>();
  const { container } = render(<PasswordField ref={input} label="Account password" />);

  await userEvent.type(screen.getByLabelText('Account password'), SECRET);
  expect(serialized(container)).not.toContain('canary');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(serialized(container)).not.toContain('canary');
  expect(input.current).toHaveValue(SECRET);
  expect(input.current).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.current).toHaveAttribute('type', 'password');
  expect(input.current).toHaveValue(SECRET);
});

it('keeps typed text when an error shows', async () => {
  const { rerender } = render(<PasswordField label="Account password" />);
  await userEvent.type(screen.getByLabelText('Account password'), SECRET);

  rerender(<PasswordField label="Account password" error="Account password is missing." />);

  const input = screen.getByLabelText('Account password');
  expect(input).toHaveValue(SECRET);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Account password is missing.');
});
