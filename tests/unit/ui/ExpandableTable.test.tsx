import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ExpandableTable } from '@/ui/ExpandableTable';

const GROUPS = [
  { id: '12', name: 'Request 12', rows: ['DU', 'LPA'] },
  { id: '11', name: 'Request 11', rows: ['DU'] },
];

const Requests = () => {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <ExpandableTable
      caption="Requests"
      columns={[{ id: 'aus', heading: 'AUS', cell: (aus: string) => aus }]}
      groups={GROUPS}
      expandedIds={expandedIds}
      onToggle={(id) => setExpandedIds(new Set([id]))}
      renderDetail={({ name }) => `Details of ${name}`}
    />
  );
};

it('opens the detail of one group below its rows', async () => {
  render(<Requests />);
  const table = screen.getByRole('table', { name: 'Requests' });
  expect(within(table).queryByText(/Details of/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Request 12 details', expanded: false }));

  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DetailsAUS', 'DU', 'LPA', 'Details of Request 12', 'DU']);
  expect(screen.getByRole('button', { name: 'Request 12 details', expanded: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Request 11 details', expanded: false })).toBeInTheDocument();
});
