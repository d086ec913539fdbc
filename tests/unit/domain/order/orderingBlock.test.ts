import { expect, it } from 'vitest';
import { orderingBlock } from '@/domain/order/orderingBlock';
import type { Privileges } from '@/domain/loan/privileges';
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
  { what: 'nothing is known', header: undefined, may: undefined, block: null },
  { what: 'the user may order', header: loanHeader(), may: privileges(true), block: null },
  {
    what: 'the user may not',
    header: loanHeader(),
    may: privileges(false),
    block: 'You do not have permission to order.',
  },
  {
    what: 'the loan is read-only',
    header: loanHeader({ isReadOnly: true }),
    may: privileges(true),
    block: 'This loan is read-only.',
  },
])('says why nothing can be ordered: $what', ({ header, may, block }) => {
  expect(orderingBlock(header, may)).toBe(block);
});
