import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '@/ui/Spinner';

// @spec SES-29
it.each([
  { cover: 'screen', position: 'fixed' },
  { cover: 'container', position: 'absolute' },
  { cover: 'none', position: 'relative' },
] as const)('covers $cover', ({ cover, position }) => {
  render(<Spinner cover={cover} />);

  expect(getComputedStyle(screen.getByRole('status')).position).toBe(position);
});

// @spec SES-30
it('displays a message below the ring', () => {
  render(<Spinner message="Loading the history" />);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the history$/);
});

// @spec SES-30
it.each([{ message: '' }, {}])('has only its hidden text without a message: %o', (props) => {
  render(<Spinner {...props} />);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/);
  // Whatever the preferences: jsdom ignores rules behind a media query.
  expect(getComputedStyle(screen.getByText('Loading…')).clipPath).toBe('inset(50%)');
});
