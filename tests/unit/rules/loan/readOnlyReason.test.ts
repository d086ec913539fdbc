import { expect, it } from 'vitest';
import type { Privileges } from '@/features/loan/rules/privileges';
import { readOnlyReason } from '@/features/loan/rules/readOnlyReason';
import { loanHeader } from '@tests/fixtures/selection';

const privileges = (canSubmitAus: boolean): Privileges => ({
  hasAccessToViewRequestResponseXML: true,
  canViewReceivedDate: true,
  canViewMenu1003: true,
  canViewMenu1008: true,
  canSubmitAus,
  canOverrideSelection: true,
});

it.each([
  ['nothing is known', undefined, undefined, null],
  ['the user may order', loanHeader(), privileges(true), null],
  ['the user may not', loanHeader(), privileges(false), 'You do not have permission to order.'],
  ['the loan is read-only', loanHeader({ isReadOnly: true }), privileges(true), 'This loan is read-only.'],
])('says why the loan can only be looked at: %s', (_, header, may, reason) => {
  expect(readOnlyReason(header, may)).toBe(reason);
});
