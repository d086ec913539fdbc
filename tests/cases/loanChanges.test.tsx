import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PRODUCT_MISSING } from '@/config/orderMessages';
import { runSettled } from '@/features/runs/historySlice';
import { comeBack, renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screens' chunks before the first test waits for them.
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

const DATA = '*/loan-info/v2/loan/:loanId';
/** Changes the loan in the origination system. */
const loanBecomes = (data: object) => server.use(http.get(DATA, () => HttpResponse.json(data)));

describe('a loan that changes in the origination system', () => {
  it('reloads when the user returns, with all entries kept', async () => {
    const { user } = renderApp('/7100115/request', { persona: 'tpo.bright' });
    expect(await screen.findByText(PRODUCT_MISSING)).toBeVisible();
    const note = screen.getByRole('textbox', { name: 'Note for the file' });
    await user.type(note, 'product assigned');
    loanBecomes({ productMoniker: 'CL1-CONF30', businessChannelId: 2 });
    comeBack();
    await waitFor(() => expect(screen.queryByText(PRODUCT_MISSING)).not.toBeInTheDocument());
    expect(note).toBeInTheDocument();
    expect(note).toHaveValue('product assigned');
  });

  it('reloads the agencies when its channel has changed', async () => {
    const { requests, settled } = renderApp('/7100101/request');
    const channels = () =>
      requests.flatMap(({ path }) => /business-channels\/(.+)\/credit-agencies$/.exec(path)?.[1] ?? []).toSorted();
    const retail = ['6/request-types/2', '6/request-types/3'];
    await waitFor(() => expect(channels()).toEqual(retail));
    await settled();
    loanBecomes({ productMoniker: 'CL1-CONF30', businessChannelId: 2 });
    comeBack();
    await waitFor(() => expect(channels()).toEqual(['2/request-types/2', '2/request-types/3', ...retail]));
  });

  it('orders from no agency of another channel, while the new list loads or after it failed', async () => {
    const { requests } = renderApp('/7100106/request');
    const submit = await screen.findByRole('button', { name: /^Submit for AUS/ });
    await waitFor(() => expect(submit).toBeEnabled());
    server.use(http.get('*/business-channels/3/*/credit-agencies', () => new HttpResponse(null, { status: 503 })));
    loanBecomes({ businessChannelId: 3 });
    comeBack();
    await waitFor(() => expect(requests.some(({ path }) => path.includes('/business-channels/3/'))).toBe(true));
    const agency = screen.getByRole('combobox', { name: /^Credit agency/ });
    await waitFor(() => expect(agency).toHaveValue(''));
  });

  it('reloads when a run has finished, so that the run is compared with the current loan', async () => {
    const lender = startLender();
    const { store } = renderApp('/7100120/selection', { lender });
    loanBecomes({ baseLoanAmount: 1, businessChannelId: 6 });
    expect(await screen.findByText(/^The loan changed since this run: Loan amount .* → \$1/)).toBeVisible();
    server.use(...lender.handlers);
    act(() => void store.dispatch(runSettled()));
    await waitFor(() => expect(screen.queryByText(/^The loan changed since this run/)).not.toBeInTheDocument());
  });

  it('reloads with every other screen, and once with the first', async () => {
    const { user, requests, settled } = renderApp('/7100101/history');
    const reads = () => requests.filter(({ path }) => path.endsWith('/loan-info/v2/loan/7100101'));
    await screen.findByText('No requests yet for this loan');
    await settled();
    expect(reads()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Request' }));
    await waitFor(() => expect(reads()).toHaveLength(2));
    await screen.findByRole('heading', { level: 1, name: 'Request' });
    await user.click(screen.getByRole('link', { name: 'Selection' }));
    await waitFor(() => expect(reads()).toHaveLength(3));
  });
});
