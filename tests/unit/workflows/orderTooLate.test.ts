import { expect, it, vi } from 'vitest';
import { creditPartReceived } from '@/features/creditReport/creditReportSlice';
import { historyReceived } from '@/features/history/historySlice';
import { orderConfirmed, selectSubmission, submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { connectionChanged } from '@/features/recovery/recoverySlice';
import { recentCredit } from '@tests/fixtures/order';
import { historyItem } from '@tests/fixtures/historyItem';
import { desksForTests, orderService, settle, type OrderDesk } from '@tests/support/orderDesk';

const open = desksForTests();
let desk: OrderDesk;

const loseConnection = () => desk.store.dispatch(connectionChanged(false));
const submission = () => selectSubmission(desk.store.getState());

it('orders nothing when the connection was lost while it was asked what to do', async () => {
  const orders = orderService();
  desk = open(orders);
  desk.store.dispatch(historyReceived([historyItem({ status: 'Processing' })]));
  desk.store.dispatch(submitPressed());
  await settle();
  expect(submission().status).toBe('confirming');
  loseConnection();
  desk.store.dispatch(orderConfirmed());
  await settle();
  expect(orders.sent).toHaveLength(0);
  expect(submission()).toEqual({ status: 'editing' });
});

it('orders nothing when the connection was lost while it was asked about what others have ordered', async () => {
  const orders = orderService();
  orders.isHistoryDown = true;
  desk = open(orders);
  desk.store.dispatch(submitPressed());
  await settle();
  expect(submission()).toMatchObject({ status: 'confirming', concerns: [{ kind: 'meanwhile' }] });
  loseConnection();
  desk.store.dispatch(orderConfirmed());
  await settle();
  expect(orders.sent).toHaveLength(0);
  expect(submission()).toEqual({ status: 'editing' });
});

it('orders nothing when the connection was lost while what others have ordered was read', async () => {
  const orders = orderService();
  vi.spyOn(orders, 'list').mockImplementation(() => {
    loseConnection();
    return Promise.resolve([]);
  });
  desk = open(orders);
  desk.store.dispatch(submitPressed());
  await settle();
  expect(orders.sent).toHaveLength(0);
  expect(submission()).toEqual({ status: 'editing' });
});

it('asks about the reports that a run has brought while it was asked about that run', async () => {
  const orders = orderService();
  desk = open(orders);
  desk.store.dispatch(historyReceived([historyItem({ status: 'Processing' })]));
  desk.store.dispatch(submitPressed());
  await settle();
  expect(submission()).toMatchObject({ status: 'confirming', concerns: [{ kind: 'running' }] });
  desk.store.dispatch(historyReceived([historyItem()]));
  desk.store.dispatch(creditPartReceived({ part: 'recentCredit', answer: recentCredit() }));
  desk.store.dispatch(orderConfirmed());
  await settle();
  expect(submission()).toMatchObject({ status: 'confirming', concerns: [{ kind: 'duplicate' }] });
  expect(orders.sent).toHaveLength(0);
  desk.store.dispatch(orderConfirmed());
  await settle();
  expect(orders.placed).toMatchObject([{ order: { borrowers: [{ type: 'REQUEST_NEW' }] } }]);
});
