import { describe, expect, it } from 'vitest';
import * as orderTexts from '@/features/request/orderTexts';
import { claimOrder } from '@/features/request/protocol/orderLock';
import { noteRequestsSeen } from '@/features/request/sagas/requestsSeenSaga';
import { requestOpened, selectProblem } from '@/features/request/state/requestScreenSlice';
import { readAsked } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { desksForTests, goTo, kindsOf, type OrderDesk, settle, submissionOf, submit } from '@tests/support/orderDesk';
import { LOAN_ID, orderService, type OrderService } from '@tests/support/orderService';

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
  /** What the user and the other window do before that releases the lock. */
  async function waitFor(service: OrderService, desk: OrderDesk, then: () => void): Promise<void> {
    const other = claimOrder(service.browser.locks, LOAN_ID, 'now');
    await submit(desk);
    expect(submissionOf(desk).status).toBe('submitting');
    then();
    await settle(61_000);
    await other.release();
    await settle();
  }

  it('goes on, if that only looks', async () => {
    const service = orderService();
    await waitFor(service, open(service), () => undefined);
    expect(service.placed).toHaveLength(1);
  });

  it('is not sent, if that orders', async () => {
    const service = orderService();
    const desk = open(service);
    const other = service.browser.openNews();
    await waitFor(service, desk, () => other.publish(LOAN_ID, { kind: 'sent', requestIds: [] }));
    expect(service.sent).toHaveLength(0);
    expect(submissionOf(desk).status).toBe('editing');
  });

  it('is taken back by leaving the screen, even for a moment', async () => {
    const service = orderService();
    const desk = open(service);
    await waitFor(service, desk, () => goTo(desk, 'history'));
    goTo(desk, 'request');
    await settle();
    expect(service.sent).toHaveLength(0);
    expect(selectProblem(desk.store.getState())).toBe(orderTexts.notOrdered(orderTexts.leftBeforeSent));
  });

  it('asks for a new sign-in, if that got too old meanwhile', async () => {
    const service = orderService();
    const signedInAt = service.now();
    const desk = open(service, undefined, {
      config: { CREDIT_PRICES: {}, OKTA_CONFIG: { HARD_PULL_MAX_AGE_S: 60 } },
      auth: { signedInAt: () => signedInAt, personMark: () => 'rita' },
    } as unknown as LoanDeps);
    await waitFor(service, desk, () => undefined);
    expect(service.sent).toHaveLength(0);
    expect(submissionOf(desk)).toEqual({ status: 'signInNeeded' });
  });

  it('asks about an order that is still lost', async () => {
    const service = orderService({ behavior: 'forbidsAfterwards', listsAfter: 3_600_000 });
    const desk = open(service);
    await submit(desk);
    await settle(60_000);
    await waitFor(service, desk, () => undefined);
    expect(kindsOf(desk)).toEqual(['unconfirmed']);
  });
});
