import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp, startLender } from '@tests/support/renderApp';
// Loads the screen's chunk before the test waits for it.
import '@/features/request/requestArea';

it('says that the date of a verification is not available, because screen readers skip dashes', async () => {
  const lender = startLender();
  const report = { borrowerId: '101', borrowerName: 'Maren Okafor', reportId: 'BT-1', asOfDate: 'soon' };
  const held = http.get('*/digital-verification-details', () => HttpResponse.json({ digitalVerifications: [report] }));
  renderApp('/7100101/request', { lender: { ...lender, handlers: [held, ...lender.handlers] } });
  const row = (await screen.findByRole('cell', { name: 'BT-1' })).closest('tr');
  expect(row?.querySelector('[data-label="As of"]')).toHaveTextContent(/^--not available$/);
});
