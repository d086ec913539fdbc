import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ErrorSummary } from '@/ui/ErrorSummary';

const HEADING = 'Error! One or more required fields were invalid or not specified.';

// @source Specification §5: "Where these messages are displayed"
it('links each line to its field', async () => {
  render(
    <>
      <ErrorSummary
        heading={HEADING}
        errors={[
          { id: 'agency', text: 'Credit Agency invalid or not specified.', fieldId: 'agency-field' },
          { id: 'product', text: 'Product missing.' },
        ]}
      />
      <select id="agency-field" aria-label="Credit agency" />
    </>,
  );

  await userEvent.click(screen.getByRole('link', { name: 'Credit Agency invalid or not specified.' }));

  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.getByRole('region', { name: HEADING })).toHaveTextContent('Product missing.');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('takes the focus through its ref', () => {
  const summary = createRef<HTMLElement>();
  render(<ErrorSummary ref={summary} heading={HEADING} errors={[{ id: 'product', text: 'Product missing.' }]} />);

  summary.current?.focus();

  expect(screen.getByRole('region', { name: HEADING })).toHaveFocus();
  expect(screen.getByRole('region', { name: HEADING })).toHaveAccessibleDescription('Product missing.');
  // The focus makes screen readers read it; an alert would make them read it twice.
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is absent without errors', () => {
  const { container } = render(<ErrorSummary heading={HEADING} errors={[]} />);

  expect(container).toBeEmptyDOMElement();
});
