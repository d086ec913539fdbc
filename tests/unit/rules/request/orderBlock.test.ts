import { expect, it } from 'vitest';
import { orderBlock, type OrderBlock, type OrderFacts } from '@/features/request/protocol/rules/orderGuard';

const READY: OrderFacts = {
  isOffline: false,
  readOnlyReason: null,
  fillingFrom: undefined,
  hasLoanFailed: false,
  isLoading: false,
  isLoanKnown: true,
  areBorrowersKnown: true,
  isRecentRequestKnown: true,
};
const UNREAD = { isLoanKnown: false, areBorrowersKnown: false, isRecentRequestKnown: false };

it.each<[what: string, facts: Partial<OrderFacts>, reason: OrderBlock['reason'] | undefined]>([
  ['nothing', {}, undefined],
  ['no connection', { isOffline: true, readOnlyReason: 'This loan is read-only.', ...UNREAD }, 'offline'],
  ['a read-only loan', { readOnlyReason: 'This loan is read-only.', isLoading: true, ...UNREAD }, 'readOnly'],
  ['a past order that is read into the form', { fillingFrom: '88', isLoading: true }, 'filling'],
  ['data that loads', { isLoading: true, ...UNREAD }, 'loading'],
  ['data that loads again', { isLoading: true }, 'loading'],
  ['a failed loan, while what depends on it loads', { isLoading: true, hasLoanFailed: true, ...UNREAD }, 'loanUnknown'],
  ['a failed reload of a known loan', { hasLoanFailed: true }, undefined],
  ['an empty answer for the loan', UNREAD, 'loanUnknown'],
  ['unknown borrowers', { areBorrowersKnown: false, isRecentRequestKnown: false }, 'borrowersUnknown'],
  ['an unknown latest request', { isRecentRequestKnown: false }, 'softPullUnknown'],
])('%s blocks an order with the first reason that applies', (_, facts, reason) => {
  expect(orderBlock({ ...READY, ...facts })?.reason).toBe(reason);
});

it.each([
  [{ readOnlyReason: 'This loan is read-only.' }, 'This loan is read-only.'],
  [{ fillingFrom: '88' }, 'Filling in from request 88…'],
])('says what the reason is about', (facts, text) => {
  expect(orderBlock({ ...READY, ...facts })?.text).toBe(text);
});
