// The options give the file a process of its own, so that no other test has the fourth system.
// @vitest-environment jsdom
// @vitest-environment-options { "pretendToBeVisual": true }
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { identifier } from '@/http/contract/fields';
import { type Service, SERVICE_OPTIONS, SERVICES } from '@/features/loan/rules/services';
import { USUAL_SERVICES } from '@/features/request/rules/orderServices';
import { SERVICES as LENDER } from '@sandbox/world/services';

const GUS: Service = {
  ...SERVICES.du,
  id: 5,
  label: 'GUS',
  named: /^gus$/i,
  mapped: /^gus$/i,
  typeKey: 'GUS transaction type',
  identifier: {
    ...{ kind: 'key', key: 'GUS application', pattern: /^G\d+$/, missing: 'CASEFILE_MISSING' },
    ...{ onFile: ['gus_application_id'], ordered: ['gusApplicationId'] },
  },
  loanIdentifier: { key: 'GUS loan id', isRequired: true, onFile: ['gus_loan_id'], ordered: ['gusLoanId'] },
  excluded: { is: () => false, key: 'GUS construction', message: 'DU_CONSTRUCTION' },
};

// @ts-expect-error A system needs all that the rules know of one.
export const incomplete: Service = { id: 5, label: 'GUS' };

it('orders a system that is added in one place, and shows its run', async () => {
  Object.assign(SERVICES, { gus: GUS });
  for (const options of [SERVICE_OPTIONS, USUAL_SERVICES] as string[][]) options.push('gus');
  const names = { ordered: 'gusApplicationId', onFile: 'gus_application_id', form: /^G\d+$/ };
  const own = { option: 'gus', label: 'GUS', type: 'GUS', identifier: { ...LENDER[2].identifier, ...names } };
  Object.assign(LENDER, { 5: { ...LENDER[2], ...own } });
  const { order } = await import('@/features/request/api/contract/orders');
  const { refusalIssues } = await import('@/features/request/rules/orderRefusal');
  const { requestTypeData } = await import('@/features/request/api/contract/requestSetup');
  Object.assign(order.entries.ausRequests.item.entries, { gusApplicationId: identifier, gusLoanId: identifier });
  Object.assign(requestTypeData.entries, { gus_application_id: identifier, gus_loan_id: identifier });
  const { acknowledge, linesOf, openRequest, ordersIn, submitButton, summary } =
    await import('@tests/support/requestScreen');
  await import('@tests/support/historyScreen');

  const fieldOf = (field: string) =>
    refusalIssues([{ key: null, field, borrowerKey: null, message: null }], ['du'])[0]?.fieldId;
  expect(fieldOf('ausRequests[2].gusLoanId')).toBe('order-gus-loan-identifier');
  expect(fieldOf('ausRequests.2.gusApplicationId')).toBe('order-gus-identifier');

  const app = await openRequest('/7100101/request');
  const typeOf = (label: string) => screen.getByRole('combobox', { name: `Transaction type, ${label}` });
  expect(screen.getAllByRole('combobox', { name: /^Transaction type/ })).toHaveLength(3);
  await app.user.selectOptions(typeOf('GUS'), 'Import/Update Existing');
  await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
  await acknowledge(app);
  await app.user.click(submitButton());
  expect(linesOf(await summary())).toEqual(['Case File Identifier is missing.', 'Enter the GUS loan identifier']);
  await app.user.click(within(await summary()).getAllByRole('link')[0] ?? expect.fail());
  const field = document.getElementById('order-gus-identifier') ?? expect.fail();
  expect(field).toHaveFocus();

  await app.user.type(field, 'G17');
  await app.user.type(document.getElementById('order-gus-loan-identifier') ?? expect.fail(), 'L5');
  await app.user.click(submitButton());
  await waitFor(() => expect(ordersIn(app)).toHaveLength(1));
  expect(ordersIn(app)).toMatchObject([
    {
      body: {
        isMultiAusRequest: true,
        ausRequests: [
          { ausRequestTypeId: 2 },
          { ausRequestTypeId: 3 },
          {
            ...{ ausRequestTypeId: 5, ausOptionId: 'gus', transactionType: 'import_existing' },
            ...{ gusApplicationId: 'G17', gusLoanId: 'L5' },
          },
        ],
      },
    },
  ]);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/7100101/selection'));
  await app.router.navigate('/7100101/history');
  const run = await screen.findByRole('row', { name: /GUS/ });
  expect(run).toHaveTextContent('Multi');
});
