import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import * as historyTexts from '@/features/history/texts';
import { afterTest } from '@tests/support/cleanups';
import { comeBack, renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/history/screen/DtiStrip';
import '@/features/history/screen/RequestDetail';
import '@/features/request/screen/RequestPage';

// What changes on the page is what the user may lose: the focus, a selection, the place in a list, a tooltip.

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

/** Records what changes in these elements from now on. Returns it, without what changed in the other given ones. */
function watch(...parts: readonly Node[]): (...except: readonly Node[]) => string[] {
  const changed: Node[] = [];
  const note = (records: readonly MutationRecord[]): void =>
    records.forEach(({ target, addedNodes }) => changed.push(target, ...addedNodes));
  const observer = new MutationObserver(note);
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  parts.forEach((part) => observer.observe(part, all));
  afterTest(() => observer.disconnect());
  return (...except) => {
    note(observer.takeRecords());
    const others = changed.filter((node) => !except.some((part) => part.contains(node)));
    return others.map(({ nodeName, textContent }) => `${nodeName} ${textContent}`);
  };
}

const page = () => screen.getByRole('main');

/** Opens a history; `readAgain` reads it once more and returns what changed beside the sign that it was read. */
async function openHistory() {
  const items = Array.from({ length: 12 }, (_, index) => past(12 - index));
  const app = renderApp('/7100113/history');
  const historyIs = (transactionHistories: unknown[]) =>
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  historyIs(items);
  const table = await screen.findByRole('table', { name: /^Past requests/ });
  // These come after the first screen; a read must not be blamed for them.
  await screen.findByRole('button', { name: historyTexts.filePage });
  await screen.findByText('Largest move:');
  const reads = () => app.requests.filter(({ path }) => path.endsWith('/transaction-history-details')).length;
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  const readAgain = async (next: unknown[] = items) => {
    historyIs(next);
    const changed = watch(page());
    const before = reads();
    comeBack();
    await waitFor(() => expect(reads()).toBe(before + 1));
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled', 'true'));
    const line = screen.getByText(/^checked/).parentElement ?? expect.fail();
    return (...except: readonly Node[]) => changed(refresh, line, ...except);
  };
  return { ...app, items, table, readAgain };
}

it('changes nothing but the time of the check when a read returns nothing new', async () => {
  const { readAgain } = await openHistory();
  expect((await readAgain())()).toEqual([]);
  expect((await readAgain())()).toEqual([]);
});

it('changes one row when a read changes it', async () => {
  const { readAgain, items, table } = await openHistory();
  const changed = await readAgain([items[0], { ...items[1], submittedBy: 'dana.okafor' }, ...items.slice(2)]);
  expect(changed()).toContain('#text dana.okafor');
  expect(changed(within(table).getByText('dana.okafor').closest('tr') ?? expect.fail())).toEqual([]);
});

it('changes nothing when the pointer moves between requests', async () => {
  const { user, table } = await openHistory();
  const changed = watch(page());
  await user.hover(within(table).getByText('CF-12'));
  await user.hover(within(table).getByText('CF-11'));
  expect(changed()).toEqual([]);
});

it('keeps the rows on Load More, on Expand all and when a search finds them', async () => {
  const { router, table } = await openHistory();
  // The line below a request gives way to its details.
  const rows = within(table)
    .getAllByRole('row')
    .filter((row) => !('detail' in row.dataset));
  const toggles = within(table).getAllByRole('button', { name: /^Request \d+ details$/ });
  const changed = watch(...rows);
  fireEvent.click(screen.getByRole('button', { name: 'Load More Results' }));
  expect(await within(table).findByText('CF-1')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search requests' }), { target: { value: 'ibarra' } });
  await waitFor(() => expect(router.state.location.search).toBe('?q=ibarra'));
  fireEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  await screen.findAllByText('Credit Details');
  expect(changed(...toggles)).toEqual([]);
  expect(rows.filter((row) => !table.contains(row))).toEqual([]);
});

it("changes only the borrower's row in which the user types", async () => {
  const { user } = renderApp('/7100108/request');
  await user.click(await screen.findByRole('button', { name: 'Set all to Reissue' }));
  const [field = expect.fail()] = await screen.findAllByRole('textbox', { name: /^Reference #/ });
  await user.type(field, 'AB');
  const changed = watch(page());
  await user.type(field, 'C');
  expect(changed(field.closest('tr') ?? expect.fail())).toEqual([]);
});
