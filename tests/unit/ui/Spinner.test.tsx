import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '@/ui/Spinner';

it('displays a message below the ring', () => {
  render(<Spinner message="Loading the history" />);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the history$/);
});

it.each([{ message: '' }, {}])('has only its spoken word without a message: %o', (props) => {
  render(<Spinner {...props} />);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/);
});
