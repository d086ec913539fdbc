import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataColumns } from '@/ui/DataColumns';

// @spec HIS-39
it.each([
  { missing: 'null', value: null },
  { missing: 'undefined', value: undefined },
  { missing: 'the empty text', value: '' },
])("shows '--' for $missing and reads it as words", ({ value }) => {
  render(<DataColumns items={[{ label: 'Loan Purpose', value }]} />);

  expect(screen.getByRole('definition')).toHaveTextContent('--not available');
  expect(screen.getByText('--')).toHaveAttribute('aria-hidden', 'true');
});

it('shows zero, which is a value', () => {
  render(<DataColumns items={[{ label: 'Draw Amount', value: 0 }]} />);

  expect(screen.getByRole('definition')).toHaveTextContent(/^0$/);
});

it('labels every value, in the given order', () => {
  render(
    <DataColumns
      items={[
        { label: 'Loan Term', value: 360 },
        { label: 'DTI-1003', value: '39.9%' },
      ]}
    />,
  );

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Loan Term', 'DTI-1003']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['360', '39.9%']);
});

// @spec APP-19
it('has four columns by default', () => {
  render(<DataColumns items={[{ label: 'Loan Term', value: 360 }]} />);

  const list = screen.getByRole('term').closest('dl') ?? expect.fail();
  expect(list.style.getPropertyValue('--columns')).toBe('4');
});
