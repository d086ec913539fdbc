import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { waitsIn } from '@tests/faults/support/stateReading';
import { watchDrawings } from '@tests/support/drawings';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/history/screen/DtiStrip';
import '@/features/history/screen/RequestDetail';
import '@/features/request/screen/RequestPage';

// These tests count renders instead of measuring time, so that the budget is the same on every machine.

const past = (requestId: number) => ({
  requestId,
  ausType: 2,
  ausRequestType: 'DU',
  ausRequestTypeId: 2,
  requestDate: '2026-11-10T10:00:00Z',
  status: 'Approve/Eligible',
  submittedBy: 'rita.ibarra',
  casefileId: `CF-${requestId}`,
  creditDetail: [{ borrowerName: 'Dana' }],
  ausDataSet: { dti: 30 + (requestId % 9) },
});

/** The components around the table. */
const AROUND = [
  'HistoryPage',
  'OffersButton',
  'FilePageButton',
  'HistoryToolbar',
  'Finder',
  'DtiStrip',
  'RequestCount',
  'NotifyButton',
];
/** The components that a read of an unchanged history must not re-render. */
const PIECES = [
  ...AROUND,
  'HistorySection',
  'HistoryResults',
  'HistoryTable',
  'RequestRows',
  'RequestRow',
  'OpenedDetail',
];

/** Returns which of the named components were rendered. Others may load and render at any time. */
const among = (drawn: Record<string, number>, names: readonly string[]): string[] =>
  names.filter((name) => name in drawn);

/** Opens a history with the given number of requests; `readAgain` returns what another read renders. */
async function openHistory(count: number) {
  const items = Array.from({ length: count }, (_, index) => past(count - index));
  const opening = watchDrawings();
  const app = renderApp('/7100113/history');
  const historyIs = (transactionHistories: unknown[]) =>
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  historyIs(items);
  const table = await screen.findByRole('table', { name: /^Past requests/ });
  await screen.findByText(`${count} requests`);
  await waitFor(() => expect(waitsIn(app.store.getState())).toEqual([]));
  // These come after the first screen; a read must not be blamed for them.
  await waitFor(() =>
    expect(Object.keys(opening.soFar())).toEqual(expect.arrayContaining(['DtiStrip', 'NotifyButton'])),
  );
  opening.all();
  const readAgain = async (next: unknown[] = items) => {
    historyIs(next);
    const drawn = watchDrawings();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    // The time of the check renders together with all other changes of the read.
    await waitFor(() => expect(drawn.soFar()['CheckedAt']).toBe(1));
    return drawn.all();
  };
  return { ...app, items, table, readAgain };
}

const press = (name: string) => {
  const drawn = watchDrawings();
  fireEvent.click(screen.getByRole('button', { name }));
  return drawn.all();
};

describe.each([12, 600])('a history of %i requests', (count) => {
  it('renders only the time of the check when a read returns nothing new', async () => {
    const { readAgain } = await openHistory(count);
    for (const drawn of [await readAgain(), await readAgain()]) {
      expect(drawn).toMatchObject({ CheckedAt: 1 });
      expect(among(drawn, PIECES)).toEqual([]);
    }
  });

  it('renders one row when a read changes one', async () => {
    const { readAgain, items, table } = await openHistory(count);
    const changed = { ...items[1], submittedBy: 'dana.okafor' };
    const drawn = await readAgain([items[0], changed, ...items.slice(2)]);
    expect(within(table).getByText('dana.okafor')).toBeVisible();
    expect(drawn).toMatchObject({ RequestRows: 1, RequestRow: 1, OutcomeCell: 1, HistoryTable: 1 });
    expect(among(drawn, AROUND)).toEqual([]);
  });

  it('renders the time of the check once, also when the read is slow', async () => {
    await openHistory(count);
    let answer: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    // Returns no response, so that the previous handler responds after the release.
    server.use(http.get('*/transaction-history-details', () => held));
    const drawn = watchDrawings();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(drawn.soFar()).toHaveProperty('RefreshButton'));
    expect(drawn.soFar()).not.toHaveProperty('CheckedAt');
    answer();
    await waitFor(() => expect(drawn.soFar()).toHaveProperty('CheckedAt', 1));
  });

  it('renders nothing when the pointer moves between requests', async () => {
    const { user, table } = await openHistory(count);
    const drawn = watchDrawings();
    await user.hover(within(table).getByText(`CF-${count}`));
    await user.hover(within(table).getByText(`CF-${count - 1}`));
    expect(among(drawn.all(), PIECES)).toEqual([]);
  });

  it('renders only the new rows on Load More, and only the details on Expand all', async () => {
    await openHistory(count);
    expect(press('Load More Results')).toMatchObject({ RequestRow: 6, OpenedDetail: 6 });
    const drawn = watchDrawings();
    fireEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    await screen.findAllByText('Credit Details');
    const opened = drawn.all();
    expect(opened).toMatchObject({ RequestDetail: 12, RequestToggle: 12 });
    expect(among(opened, ['RequestRow', 'DateCell', 'Finder', 'DtiStrip'])).toEqual([]);
  });

  it('does not render rows that a search keeps in place', async () => {
    const { router } = await openHistory(count);
    const drawn = watchDrawings();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search requests' }), { target: { value: 'ibarra' } });
    await waitFor(() => expect(router.state.location.search).toBe('?q=ibarra'));
    expect(drawn.all()).not.toHaveProperty('RequestRow');
    expect(drawn.all()).toMatchObject({ Finder: 1 });
  });
});

/** The components around the borrowers on Request. */
const REQUEST_PARTS = [
  'RequestPage',
  'ModeChoice',
  'AusRequestPanel',
  'ServiceRowCells',
  'CreditPanel',
  'BorrowersPanel',
  'VerificationsPanel',
  'AcknowledgementPanel',
  'SubmitBar',
];

it('renders only the borrower whose field the user types in', async () => {
  const { user, store } = renderApp('/7100108/request');
  await user.click(await screen.findByRole('button', { name: 'Set all to Reissue' }));
  // Parts that are still loading would render too.
  await waitFor(() => expect(waitsIn(store.getState())).toEqual([]));
  const [field] = await screen.findAllByRole('textbox', { name: /^Reference #/ });
  await user.type(field ?? expect.fail(), 'AB');
  const drawn = watchDrawings();
  await user.type(field ?? expect.fail(), 'C');
  expect(drawn.all()).toMatchObject({ BorrowerRow: 1 });
  expect(among(drawn.all(), REQUEST_PARTS)).toEqual([]);
});
