import { expect, it } from 'vitest';
import { noteAsk } from '@/features/request/rules/orderSummary';
import type { OrderForm } from '@/features/request/rules/orderForm';
import type { ServiceRow } from '@/features/request/rules/serviceRows';

const row = (over: Partial<ServiceRow>): ServiceRow => ({
  option: 'du',
  type: 'import_existing',
  types: [],
  identifier: '',
  loanIdentifier: '',
  isIdentifierLocked: false,
  isMultiAllowed: true,
  submissionCount: 0,
  lastSubmittedOn: null,
  closed: null,
  isOpen: true,
  undelivered: [],
  ...over,
});

const ask = (over: Partial<Pick<OrderForm, 'mode' | 'services' | 'note'>>) =>
  noteAsk({ mode: 'aus', note: '', services: [row({ submissionCount: 1 })], ...over });

// @spec OWN-7
it.each([
  ['a second run', {}, 'run 2 of DU'],
  ['a note', { note: 'Rate lowered' }, ''],
  ['a note of spaces', { note: '  ' }, 'run 2 of DU'],
  ['credit only', { mode: 'credit' as const }, ''],
  ['a first run', { services: [row({})] }, ''],
  ['a system that is not ordered', { services: [row({ type: 'not_applicable', submissionCount: 4 })] }, ''],
  [
    'several systems',
    {
      services: [
        row({ submissionCount: 1 }),
        row({ option: 'lp', submissionCount: 9 }),
        row({ option: 'lp_thru_cal', type: 'request_new' }),
      ],
    },
    'run 2 of DU, 10 of LPA',
  ],
])('with %s, asks for: %s', (_, over, expected) => {
  expect(ask(over)).toBe(expected);
});
