import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileRequests } from '@/features/file/rules/fileRequests';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { Numbered } from '@/features/file/filePage/FileParts';
import { FileRequestsSection } from '@/features/file/filePage/FileRequests';
import { idle, toAnswered } from '@/lib/remote';
import { ausDataSet, historyItem, pastOrder } from '@tests/fixtures/historyItem';

// @spec OWN-6
it('has a note of the greatest length and every value that moved whole, because paper has no hints', () => {
  const note = 'The second job ended. '.repeat(30).slice(0, 500);
  const earlier = historyItem({ requestId: '1', requestDate: '2026-11-01T10:00:00Z', ausDataSet: ausDataSet({}) });
  const moved = ausDataSet({
    dti: 39.9,
    interestRate: 6.125,
    qualifyingRate: 6.25,
    totalPayments: 4_321.09,
    totalProposedHousing: 3_210.98,
    totalIncome: 12_345.67,
    purchasePrice: 654_321,
    appraisedValue: 655_000,
    baseLoanAmount: 432_109,
  });
  const later = historyItem({ requestId: '2', requestDate: '2026-11-02T10:00:00Z', ausDataSet: moved });
  const rows = fileRequests(groupRequests([later, earlier]), null, () => toAnswered(idle, pastOrder({ note })));
  const lines = rows.flatMap(({ reason }) => reason?.moves.map(({ text }) => text ?? '') ?? []);
  expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThan(300);

  render(
    <Numbered value={[]}>
      <FileRequestsSection requests={{ rows, gap: null, source: 'History' }} />
    </Numbered>,
  );
  expect(screen.getAllByText(note.trim())).toHaveLength(2);
  for (const line of lines) expect(screen.getByText(line)).toBeVisible();
});

it('says what it knows of a request, and marks what the service did not send', () => {
  const known = historyItem({ requestId: '7', ausDataSet: ausDataSet({ dti: 44.39 }) });
  const bare = historyItem({ requestId: '8', requestDate: 'soon', status: '' });
  render(
    <Numbered value={[]}>
      <FileRequestsSection
        requests={{
          rows: fileRequests(groupRequests([known, bare]), null, () => idle),
          gap: null,
          source: 'History',
        }}
      />
    </Numbered>,
  );
  const cellsOf = (request: string) =>
    screen
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('cell', { name: request }) !== null)
      .flatMap((row) => within(row).getAllByRole('cell'));
  expect(cellsOf('7')[5]).toHaveTextContent('44.39%');
  expect(cellsOf('8')[1]).toHaveTextContent('--');
  expect(cellsOf('8')[4]).toHaveTextContent('--');
});
