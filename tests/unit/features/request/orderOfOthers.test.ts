import { describe, expect, it } from 'vitest';
import { orderCheckPressed } from '@/features/request/protocol/submissionSlice';
import { draftEdited } from '@/features/request/state/orderDraftSlice';
import { userReceived } from '@/features/session/sessionSlice';
import type { LoanDeps } from '@/sagaDeps';
import { confirm, desksForTests, type OrderDesk, settle, submissionOf, submit } from '@tests/support/orderDesk';
import { journalOf, orderService, type OrderService } from '@tests/support/orderService';

const open = desksForTests();

const signedIn = (mark: string | undefined) =>
  ({ signedInAt: () => null, personMark: () => mark }) as unknown as LoanDeps['auth'];

function openAs(service: OrderService, mark: string | undefined) {
  const toasts: string[] = [];
  const desk = open(service, undefined, { auth: signedIn(mark), notify: ({ text }) => void toasts.push(text) });
  return { desk, toasts };
}

/** Loses the order of one person, and orders the same as another. */
async function orderAfter(service: OrderService, first: string | undefined, second: string, note = '', name = '') {
  const lost = openAs(service, first).desk;
  await submit(lost);
  await settle(125_000);
  lost.close();
  const { desk, toasts } = openAs(service, second);
  await settle(125_000);
  if (note !== '') desk.store.dispatch(draftEdited({ note }));
  if (name !== '') desk.store.dispatch(userReceived({ id: second, displayName: name }));
  await submit(desk);
  Object.assign(service, { behavior: 'answers', isHistoryDown: false });
  await confirm(desk);
  // The books can be read again, and show what was placed.
  if (submissionOf(desk).status === 'confirming') await confirm(desk);
  await settle(125_000);
  return { desk, toasts };
}

const lineOf = (desk: OrderDesk): string => {
  const submission = submissionOf(desk);
  return submission.status === 'confirming' ? (submission.concerns[0]?.lines[0] ?? '') : submission.status;
};

describe('an order that repeats a lost one', () => {
  it('of another user is said to be theirs, without this note', async () => {
    const service = orderService({ behavior: 'goesDown', note: null });
    const { toasts } = await orderAfter(service, 'sam', 'rita', 'Income updated');
    expect(service.placed).toHaveLength(1);
    expect(toasts).toEqual([
      'This order was already placed: request 1, by another user, Rita Ibarra. Your note is not in it. Changes to the agency account may not be part of it.',
    ]);
  });

  it('of another user is your own if the books have your name', async () => {
    const service = orderService({ behavior: 'isOutOfReach', note: 'Income updated' });
    const { toasts } = await orderAfter(service, 'sam', 'rita', 'Income updated', 'Rita Ibarra');
    expect(service.placed).toHaveLength(1);
    expect(toasts).toEqual(['Order sent: DU, request 1. Changes to the agency account may not be part of it.']);
  });

  it('answered as new is said to be what the books have', async () => {
    const service = orderService({ behavior: 'goesDown', repeatStatus: 200, note: null });
    const { toasts } = await orderAfter(service, 'rita', 'rita', 'Income updated');
    expect(service.placed).toHaveLength(1);
    expect(toasts).toEqual([
      'Order sent: DU, request 1. Your note is not in it. Changes to the agency account may not be part of it.',
    ]);
  });

  it.each([
    { kept: 'Income updated', said: 'Order sent: DU, request 1. Changes' },
    { kept: 'Income\r\n updated', said: 'Order sent: DU, request 1. Changes' },
    { kept: undefined, said: 'Order sent: DU, request 1. The service does not say whether your note is in it.' },
  ])('with a note that the service has as $kept', async ({ kept, said }) => {
    const service = orderService({ behavior: 'isOutOfReach', note: kept });
    const { toasts } = await orderAfter(service, 'rita', 'rita', 'Income updated');
    expect(service.placed).toHaveLength(1);
    expect(toasts[0]).toContain(said);
  });

  it('in the same words is simply sent', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const { toasts } = await orderAfter(service, 'rita', 'rita');
    expect(toasts).toEqual(['Order sent: DU, request 1.']);
  });
});

describe('the order of another user', () => {
  it.each([
    { sender: 'sam', owner: 'other', line: 'by another user of this browser may have been placed' },
    { sender: undefined, owner: 'unknown', line: '' },
  ])('($sender) is not called yours after a reload', async ({ sender, owner, line }) => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const lost = openAs(service, sender).desk;
    await submit(lost);
    lost.close();
    const { desk } = openAs(service, 'rita');
    await settle();
    expect(submissionOf(desk)).toMatchObject({ status: 'checking', owner });
    await settle(125_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', owner });
    await submit(desk);
    expect(lineOf(desk)).toContain(line);
  });

  it('and your own are of this browser', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const lost = openAs(service, 'rita').desk;
    await submit(lost);
    lost.close();
    service.isHistoryDown = false;
    const { desk } = openAs(service, 'rita');
    await settle();
    expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
    desk.store.dispatch(orderCheckPressed());
  });

  it('that you repeated, and lost again, is neither yours nor theirs alone', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    await submit(openAs(service, 'sam').desk);
    await settle(125_000);
    const { desk } = openAs(service, 'rita');
    await settle();
    await submit(desk);
    await confirm(desk);
    await settle(125_000);
    expect(service.sent).toHaveLength(2);
    expect(journalOf(service)[0]).not.toHaveProperty('person');
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', owner: 'unknown' });
  });

  it('is recorded with a mark, and no name', async () => {
    const service = orderService();
    await submit(openAs(service, 'a1b2c3d4').desk);
    expect(journalOf(service)).toMatchObject([{ person: 'a1b2c3d4' }]);
    await submit(openAs(orderService(), undefined).desk);
  });
});
