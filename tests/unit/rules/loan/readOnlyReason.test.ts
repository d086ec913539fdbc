import { expect, it } from 'vitest';
import { readOnlyReason } from '@/features/loan/rules/readOnlyReason';
import { ALL_PRIVILEGES } from '@tests/fixtures/privileges';
import { loanHeader } from '@tests/fixtures/selection';

const privileges = (canSubmitAus: boolean) => ({ ...ALL_PRIVILEGES, canSubmitAus });

it.each([
  ['nothing is known', undefined, undefined, null],
  ['the user may order', loanHeader(), privileges(true), null],
  ['the user may not', loanHeader(), privileges(false), 'You do not have permission to order.'],
  ['the loan is read-only', loanHeader({ isReadOnly: true }), privileges(true), 'This loan is read-only.'],
])('says why the loan can only be looked at: %s', (_, header, may, reason) => {
  expect(readOnlyReason(header, may)).toBe(reason);
});
