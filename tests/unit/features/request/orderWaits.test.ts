import { describe, expect, it } from 'vitest';
import { noteRequestsSeen } from '@/features/request/sagas/requestsSeenSaga';
import { requestOpened } from '@/features/request/state/requestScreenSlice';
import { readAsked } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { desksForTests, kindsOf, settle, submissionOf, submit } from '@tests/support/orderDesk';
import { LOAN_ID, orderService } from '@tests/support/orderService';

const open = desksForTests();

it('a press before the first read of this screen waits for it, because it shows what the user has seen', async () => {
  const service = orderService();
  service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
  const desk = open(service);
  desk.comeBack();
  desk.store.dispatch(requestOpened(Date.now()));
  const deps = { lasting: desk.lasting, loanId: LOAN_ID, now: Date.now, serverClock: { now: service.now } };
  desk.store.run(noteRequestsSeen, deps as LoanDeps);
  desk.store.dispatch(readAsked([{ name: 'historySection' }]));
  await submit(desk);
  expect(submissionOf(desk).status).toBe('submitting');
  desk.comeBack();
  await settle();
  expect(service.placed).toHaveLength(1);
});

describe('a press while another window holds the lock', () => {
  it.each([
    ['goes on, if that only looks', false, 1],
    ['is not sent, if that orders', true, 0],
  ])('%s', async (_, orders, placed) => {
    const service = orderService();
    const desk = open(service);
    const other = service.browser.orderLock.claim(LOAN_ID, 'now');
    await submit(desk);
    expect(submissionOf(desk).status).toBe('elsewhere');
    if (orders) service.browser.openNews().publish(LOAN_ID, { kind: 'sent', requestIds: [] });
    await settle();
    await other.release();
    await settle();
    expect(service.placed).toHaveLength(placed);
  });

  it('asks about an order that is still lost', async () => {
    const service = orderService({ behavior: 'forbidsAfterwards', listsAfter: 3_600_000 });
    const desk = open(service);
    await submit(desk);
    await settle(60_000);
    const other = service.browser.orderLock.claim(LOAN_ID, 'now');
    await submit(desk);
    await other.release();
    await settle();
    expect(kindsOf(desk)).toEqual(['unconfirmed']);
  });
});
