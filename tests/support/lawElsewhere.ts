import { expect } from 'vitest';
import type { OrderToPlace } from '@/features/request/api/orders';
import { readAnswered } from '@/reads/readState';
import { borrower } from '@tests/fixtures/order';
import type { OrderDesk } from './orderDesk';
import { HEADER, type OrderService, PRIVILEGES } from './orderService';

/** Milliseconds for which what makes an order lawful is fresh; from its decision to its sending. */
const LAW_MS = 10 * 60_000;
const SENDING_MS = 200;

const BORROWERS = [borrower(1), borrower(2)];
const LAWS = {
  isReadOnly: { header: { ...HEADER, isReadOnly: true } },
  mayNotOrder: { privileges: { ...PRIVILEGES, canSubmitAus: false } },
  lacksBorrower: { borrowers: [borrower(1)] },
  isRestored: { header: HEADER, privileges: PRIVILEGES, borrowers: BORROWERS },
};

export type LawChange = keyof typeof LAWS;

/** What makes an order lawful, as another computer changes it: no tab hears of that. */
export function lawElsewhere(service: OrderService) {
  let changedAt = -Infinity;
  Object.assign(service, LAWS.isRestored);
  return {
    change(what: LawChange): void {
      Object.assign(service, LAWS[what]);
      changedAt = performance.now();
    },
    /** Orders know what changed ten minutes ago, or before the user answered a question. */
    expectLawful({ order }: OrderToPlace, answeredAt: number): void {
      if (performance.now() - changedAt < LAW_MS + SENDING_MS && changedAt >= answeredAt) return;
      expect(service.header?.isReadOnly, 'an order for a loan that is read-only').toBe(false);
      expect(service.privileges?.canSubmitAus, 'an order of a user who may not order').toBe(true);
      const known = service.borrowers.map(({ requestBorrowerId }) => requestBorrowerId);
      for (const { requestBorrowerId } of order.requestBorrowers)
        expect(known, 'a borrower who is ordered for').toContain(requestBorrowerId);
    },
  };
}

/** The screen reads what makes an order lawful. */
export function showLaw({ store }: OrderDesk, { acknowledgement, header, privileges, borrowers }: OrderService): void {
  const now = { at: Date.now(), tick: performance.now() };
  store.dispatch(readAnswered({ name: 'acknowledgement', answer: acknowledgement, ...now }));
  if (header !== undefined) store.dispatch(readAnswered({ name: 'loanHeaderData', answer: header, ...now }));
  if (privileges !== undefined) store.dispatch(readAnswered({ name: 'userPrivileges', answer: privileges, ...now }));
  store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer: borrowers, ...now }));
}
