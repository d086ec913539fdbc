import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the chunks before the first test waits for them.
import '@/app/sagas/laterSagas';
import '@/app/areas/selectionArea';

it('says of each row that differs by how much, or in what', async () => {
  const lender = startLender();
  const { handlers } = lender;
  const otherFigures = http.get('*/multi-aus-submit/:runId/selections', async ({ request }) => {
    const answer = await getResponse([...handlers], request.clone());
    const { selections } = (await answer?.json()) as { selections: { ltv: number }[] };
    const changed = selections.map((item, at) => (at === 0 ? item : { ...item, ltv: 90, dti: null }));
    return HttpResponse.json({ selections: changed });
  });
  renderApp('/7100116/selection', { lender: { ...lender, handlers: [otherFigures, ...handlers] } });
  const differences = () =>
    within(screen.getByRole('table', { name: 'Results by service' }))
      .getAllByRole('row')
      .filter(({ dataset }) => dataset['different'])
      .map((row) => [within(row).getByRole('rowheader').textContent, row.lastElementChild?.textContent]);
  await screen.findByRole('table', { name: 'Results by service' });
  await waitFor(() => expect(differences()).toContainEqual(['Collateral relief (differs)', 'relief']));
  expect(differences()).toEqual([
    ['DTI (differs)', 'differs'],
    ['LTV / CLTV (differs)', 'differs'],
    ['Conditions (differs)', '+1'],
    ['Appraisal (differs)', 'waiver'],

    ['Assets relief (differs)', 'relief'],
    ['Income relief (differs)', 'relief'],
    ['Employment relief (differs)', 'relief'],
    ['Collateral relief (differs)', 'relief'],
  ]);
});

it('lists relief, which loads later and may differ, above the figures that are equal', async () => {
  const app = renderApp('/7100120/selection');
  await app.settled();
  const table = await screen.findByRole('table', { name: 'Results by service' });
  const facts = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(facts.slice(2)).toEqual([
    'Conditions (differs)',
    'Assets relief',
    'Income relief',
    'Employment relief (differs)',
    'Collateral relief',
    'DTI',
    'LTV / CLTV',
    'Funds to verify',
    'Reserves',
    'Appraisal',
  ]);
});
