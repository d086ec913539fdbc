import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';

const card = (service: string) => screen.findByRole('region', { name: service });

describe('the results of a run', () => {
  it('shows each service with its outcome in parts, its identity, figures and relief', async () => {
    renderApp('/7100120/selection');
    const lpa = await card('LPA');
    expect(lpa).toHaveTextContent('Risk classAccept');
    expect(lpa).toHaveTextContent('Purchase eligibilityEligible');
    expect(await card('DU')).toHaveTextContent('RecommendationApprove');
    const relief = within(lpa).getByRole('table', { name: 'LPA representation and warranty relief' });
    expect(await within(relief).findByRole('row', { name: /Employment.*3 days left/ })).toBeVisible();
    expect(within(relief).getByRole('row', { name: /Assets/ })).toHaveTextContent('Camille Toussaint: Eligible');
  });

  it('warns that the recommended service is not the one the loan is locked to', async () => {
    renderApp('/7100116/selection');
    expect(await screen.findByText('Loan is locked to LP. Using DU may re-price the loan.')).toBeVisible();
    const du = await card('DU');
    expect(du).toHaveTextContent('Recommended');
    expect(du).toHaveTextContent('Auto-selected');
  });

  it('says that there is nothing yet on a loan without requests', async () => {
    renderApp('/7100101/selection');
    expect(await screen.findByText('No underwriting results yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Request' })).toHaveAttribute('href', '/7100101/request');
  });

  it('says why there is nothing to choose when every service failed', async () => {
    renderApp('/7100114/selection');
    expect(await screen.findByText('No result to choose')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('radio').every((radio) => radio.matches(':disabled'))).toBe(true));
  });
});
