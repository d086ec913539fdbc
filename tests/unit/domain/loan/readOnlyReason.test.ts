import { expect, it } from 'vitest';
import type { Privileges } from '@/domain/loan/privileges';
import { readOnlyReason } from '@/domain/loan/readOnlyReason';
import { loanHeader } from '@tests/fixtures/selection';

const privileges = (canSubmitAus: boolean): Privileges => ({
  canViewRequestResponseXml: true,
  canViewReceivedDate: true,
  canViewMenu1003: true,
  canViewMenu1008: true,
  canSubmitAus,
  canOverrideSelection: true,
});

it.each([
  { what: 'nothing is known', header: undefined, may: undefined, reason: null },
  { what: 'the user may order', header: loanHeader(), may: privileges(true), reason: null },
  {
    what: 'the user may not',
    header: loanHeader(),
    may: privileges(false),
    reason: 'You do not have permission to order.',
  },
  {
    what: 'the loan is read-only',
    header: loanHeader({ isReadOnly: true }),
    may: privileges(true),
    reason: 'This loan is read-only.',
  },
])('says why the loan can only be looked at: $what', ({ header, may, reason }) => {
  expect(readOnlyReason(header, may)).toBe(reason);
});
