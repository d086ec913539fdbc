import { expect, it } from 'vitest';
import { borrowerKey } from '@/features/request/rules/borrower';
import { borrowersEdited, serviceEdited } from '@/features/request/state/orderDraftSlice';
import { selectBlockingIssues, selectIsValidating } from '@/features/request/state/orderIssueSelectors';
import { readAnswered } from '@/reads/readState';
import { borrower } from '@tests/fixtures/order';
import { desksForTests, type OrderDesk } from '@tests/support/orderDesk';
import { orderService } from '@tests/support/orderService';

const open = desksForTests();

/** The sections that are not fine. */
function failing({ store }: OrderDesk): string[] {
  const { requestSetupModel, transactionModel, digiVerificationModel, ...flags } = selectIsValidating(store.getState());
  const models = [requestSetupModel, transactionModel, digiVerificationModel];
  expect(models.map((model) => model.length === 0)).toEqual([
    flags.requestSetupIsFin,
    flags.transactionHistIsFin,
    flags.digiVerificationIsFin,
  ]);
  const others = flags.acknowledgementCheckIsFine ? 0 : 1;
  expect(models.flat().length + others).toBe(selectBlockingIssues(store.getState()).length);
  return Object.entries(flags).flatMap(([name, isFine]) => (isFine ? [] : [name]));
}

// @spec DAT-29
it.each([
  { what: 'nothing is missing', actions: [], expected: [] },
  {
    what: 'no service is ordered',
    actions: [serviceEdited({ option: 'du', edit: { type: 'not_applicable' } })],
    expected: ['requestSetupIsFin'],
  },
  {
    what: 'a borrower has no report',
    actions: [borrowersEdited({ keys: [borrowerKey(borrower(1))], edit: { type: 'NONE' } })],
    expected: ['transactionHistIsFin'],
  },
  {
    what: 'the acknowledgement is missing',
    actions: [
      readAnswered({
        name: 'acknowledgement',
        answer: {
          isBorrowerAcknowledgementForCreditPullObtained: false,
          isRequired: true,
          obtainedOn: null,
          obtainedBy: null,
        },
      }),
    ],
    expected: ['acknowledgementCheckIsFine'],
  },
])('isValidating says which section is not fine when $what', ({ actions, expected }) => {
  const desk = open(orderService());
  for (const action of actions) desk.store.dispatch(action);
  expect(failing(desk)).toEqual(expected);
});
