import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '@/ui/Spinner';

// @source Specification §2: "A spinner overlay, 175px"
it.each([
  { cover: 'screen', position: 'fixed' },
  { cover: 'container', position: 'absolute' },
  { cover: 'none', position: 'relative' },
] as const)('covers $cover', ({ cover, position }) => {
  render(<Spinner cover={cover} />);

  expect(getComputedStyle(screen.getByRole('status')).position).toBe(position);
});

// @source Specification §2: "with a message below it"
it('displays a message below the ring', () => {
  render(<Spinner message="Loading the history" />);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the history$/);
});

// @source Specification §2: "with a message below it"
it.each([{ message: '' }, {}])('has only its hidden text without a message: %o', (props) => {
  render(<Spinner {...props} />);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/);
});
