import { expect, it, vi } from 'vitest';
import { historyReceived } from '@/features/history/historySlice';
import { orderConfirmed, selectSubmission, submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { connectionChanged } from '@/features/recovery/recoverySlice';
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
