import { expect, it } from 'vitest';
import { asksForNote } from '@/features/request/rules/orderSummary';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { serviceRow } from '@tests/fixtures/order';

const row: typeof serviceRow = (over) => serviceRow({ type: 'import_existing', ...over });

// @spec OWN-7
it.each([
  ['a second run', {}, true],
  ['a note', { note: 'Rate lowered' }, false],
  ['a note of spaces', { note: '  ' }, true],
  ['credit only', { mode: 'credit' as const }, false],
  ['a first run', { services: [row()] }, false],
  ['a system that is not ordered', { services: [row({ type: 'not_applicable', submissionCount: 4 })] }, false],
  ['a first run beside a second one', { services: [row({ submissionCount: 1 }), row({ option: 'lp' })] }, true],
])('with %s, asks for a note: %s', (_, over: Partial<Pick<OrderForm, 'mode' | 'services' | 'note'>>, expected) => {
  expect(asksForNote({ mode: 'aus', note: '', services: [row({ submissionCount: 1 })], ...over })).toBe(expected);
});
