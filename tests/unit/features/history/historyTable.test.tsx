import { act, render, screen, within } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { historyCsv } from '@/features/history/rules/historyCsv';
import { NEWEST_FIRST, nextSort, sortFrom, sortGroups } from '@/features/history/rules/historySort';
import { columnsFor, type TableColumn } from '@/features/history/screen/historyColumns';
import { HistoryResults } from '@/features/history/screen/HistoryResults';
import { selectRequestGroups } from '@/features/runs/historySlice';
import { allRequestsToggled } from '@/features/history/state/historyViewSlice';
import { readAnswered, readAsked } from '@/reads/readState';
import { ausDataSet, creditDetail, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { sagaStore } from '@tests/support/sagaStore';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const noSort = () => undefined;
const columns = columnsFor({ hasSoftPull: true, canViewReceivedDate: true });

function Results() {
  const groups = useSelector(selectRequestGroups);
  return (
    <HistoryResults
      {...{ groups, columns }}
      caption="Past requests"
      sort={NEWEST_FIRST}
      onSort={noSort}
      total={groups.length}
      canDownload
    />
  );
}

const CREDIT = creditOrder({ requestId: '3', creditDetail: [creditDetail()] });
const ITEMS = [
  ...multiRequest('1', { ausDataSet: ausDataSet() }),
  historyItem({ requestId: '2', requestDate: '2026-11-10T10:00:00Z', ausDataSet: ausDataSet() }),
  CREDIT,
];

/** Renders the table with its own store. */
async function drawTable(items: HistoryItem[]) {
  const store = sagaStore();
  const answer = (next: HistoryItem[]) =>
    act(() => {
      store.dispatch(readAsked([{ name: 'historySection' }]));
      store.dispatch(readAnswered({ name: 'historySection', answer: structuredClone(next), at: 1 }));
    });
  answer(items);
  render(
    <MemoryRouter>
      <Provider store={store}>
        <Results />
      </Provider>
    </MemoryRouter>,
  );
  act(() => void store.dispatch(allRequestsToggled(true)));
  // The code of the details loads separately.
  await screen.findAllByText('Credit Details');
  return answer;
}

it('keeps the focus when a new request is added at the top', async () => {
  const answer = await drawTable(ITEMS);
  const toggle = screen.getByRole('button', { name: 'Request 2 details' });
  toggle.focus();
  answer([historyItem({ requestId: '9', requestDate: '2026-11-30T10:00:00Z', status: 'Processing' }), ...ITEMS]);
  expect(toggle).toHaveFocus();
  expect(within(screen.getAllByRole('rowgroup')[1] ?? expect.fail()).getByText('9')).toBeVisible();
});

it('shows, sorts by and exports a column from its one object', () => {
  const length: TableColumn = {
    id: 'length',
    heading: 'Length of the outcome',
    isFigure: true,
    isHighestFirst: true,
    value: ({ item }) => item.status.length,
    cell: ({ item }) => `${item.status.length} letters`,
  };
  // @ts-expect-error A column needs a cell.
  const incomplete: TableColumn = { id: 'length', heading: 'Length' };
  const both = [...columns, length];
  const store = sagaStore();
  store.dispatch(readAnswered({ name: 'historySection', answer: ITEMS, at: 1 }));
  const groups = selectRequestGroups(store.getState());
  const sort = nextSort(NEWEST_FIRST, length);
  const onSort = vi.fn();
  render(
    <Provider store={store}>
      <HistoryResults
        {...{ groups, sort, onSort }}
        columns={[incomplete, length].slice(1)}
        caption="Past requests"
        total={groups.length}
        canDownload
      />
    </Provider>,
  );
  screen.getByRole('button', { name: 'Length of the outcome' }).click();
  expect(onSort).toHaveBeenCalledWith(length);
  expect(screen.getByRole('columnheader')).toHaveAttribute('data-align', 'end');
  expect(screen.getAllByRole('cell', { name: '16 letters' })).toHaveLength(2);
  expect(sort).toEqual(sortFrom('-length', both));
  expect(sortGroups(groups, both, sort, {}).map(({ requestId }) => requestId)).toEqual(['11', '2', '3']);
  expect(historyCsv(groups, both).split('\r\n')[0]).toContain(',Length of the outcome,Error,');
});
