import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the strip's chunk before the first test waits for it.
import '@/features/history/screen/DtiStrip';

const toggleOf = (requestId: string) => screen.findByRole('button', { name: `Request ${requestId} details` });

/** Opens a history with one DU run a day, with these ratios. */
async function openRuns(dtis: readonly number[]) {
  const app = renderApp('/7100113/history');
  const transactionHistories = dtis.map((dti, index) => ({
    requestId: index + 1,
    ausType: 2,
    ausRequestType: 'DU',
    ausRequestTypeId: 2,
    requestDate: `2026-10-${String(index + 1).padStart(2, '0')}T10:00:00Z`,
    status: 'Approve/Eligible',
    submittedBy: index === 0 ? 'sam.lindqvist' : 'rita.ibarra',
    ausDataSet: { dti },
  }));
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  await screen.findByText(dtis.length === 1 ? '1 request' : `${dtis.length} requests`);
  return app;
}

describe('the DTI strip', () => {
  it('has a mark for each of two services of one request that have one name', async () => {
    renderApp('/7100113/history');
    const transactionHistories = Array.from({ length: 20 }, (_, index) => ({
      ...{ requestId: index + 1, multiAusRequestId: Math.min(index + 1, 19), ausType: 3 },
      ...{ ausRequestType: 'GUS', ausRequestTypeId: 2 + (index % 2), status: 'Approve/Eligible' },
      ...{ requestDate: `2026-10-${index + 10}T10:00:00Z`, ausDataSet: { dti: 40 + index } },
    }));
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
    const picture = await screen.findByRole('img', { name: /^GUS: from 40\.00% to 59\.00% in 20 runs/ });
    expect(picture.querySelectorAll('title')).toHaveLength(20);
  });

  it('describes every run of each system in words', async () => {
    renderApp('/7100111/history');
    const picture = await screen.findByRole('img', { name: /^DU: from \d+\.\d\d% to \d+\.\d\d% in \d+ runs\. LPA: / });
    const runs = [...(picture.getAttribute('aria-label') ?? '').matchAll(/in (\d+) runs/g)].map(([, count]) =>
      Number(count),
    );
    // 46 requests: 3 credit orders, and 14 of the others with both systems.
    expect(runs.reduce((total, count) => total + count, 0)).toBe(57);
  });

  it('leads to the largest move, loading its page', async () => {
    const { user, router } = await openRuns([40, 43.5, 43, 43, 43, 43, 43, 43, 43, 43]);
    await table();
    expect(screen.queryByRole('button', { name: 'Request 2 details' })).toBeNull();
    expect(
      await screen.findByTitle('Request 2, 10/02/26: DU 43.50%, DTI up 3.50 percentage points from request 1'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show request 2 in the table' }));
    await waitFor(async () => expect(await toggleOf('2')).toHaveFocus());
    expect(await toggleOf('2')).toHaveAttribute('aria-expanded', 'true');
    expect(router.state.location.hash).toBe('#request-2');
  });

  it('clears a search that hides the request', async () => {
    const { user, router } = await openRuns([40, 43.5, 43, 42]);
    await user.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'lindqvist');
    await waitFor(() => expect(router.state.location.search).toBe('?q=lindqvist'));
    expect(within(await table()).queryByText('Rita Ibarra')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Show request 2 in the table' }));
    await waitFor(async () => expect(await toggleOf('2')).toHaveFocus());
    expect(screen.getByRole('searchbox', { name: 'Search requests' })).toHaveValue('');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each([
    ['a single ratio', [40]],
    ['two runs, which the table compares', [40, 43.5]],
    ['runs of one ratio', [40, 40, 40, 40]],
  ])('takes no room for %s', async (_, dtis) => {
    await openRuns(dtis);
    await table();
    expect(screen.queryByText('DTI', { selector: 'h2' })).toBeNull();
  });
});
