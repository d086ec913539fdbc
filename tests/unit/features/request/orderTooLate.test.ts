import { expect, it, vi } from 'vitest';
import { connectionChanged } from '@/features/recovery/recoverySlice';
import { selectSubmission, submitPressed } from '@/features/request/protocol/submissionSlice';
import { readAnswered } from '@/reads/readState';
import { historyItem } from '@tests/fixtures/historyItem';
import { recentCredit } from '@tests/fixtures/order';
import { confirm, desksForTests, settle, type OrderDesk } from '@tests/support/orderDesk';
import { orderService } from '@tests/support/orderService';

const open = desksForTests();
let desk: OrderDesk;

const loseConnection = () => desk.store.dispatch(connectionChanged('lost'));
const submission = () => selectSubmission(desk.store.getState());

it.each([
  { what: 'a running request', isHistoryDown: false, kind: 'running' },
  { what: 'newer orders', isHistoryDown: true, kind: 'newerOrders' },
])('orders nothing when the connection was lost during the question about $what', async ({ isHistoryDown, kind }) => {
  const orders = orderService({ isHistoryDown });
  desk = open(orders);
  if (!isHistoryDown)
    desk.store.dispatch(readAnswered({ name: 'historySection', answer: [historyItem({ status: 'Processing' })] }));
  desk.store.dispatch(submitPressed());
  await settle();
  const asked = submission();
  expect(asked.status === 'confirming' && asked.concerns.map((concern) => concern.kind)).toContain(kind);
  loseConnection();
  await confirm(desk);
  expect(orders.sent).toHaveLength(0);
  expect(submission()).toEqual({ status: 'editing' });
});

it('orders nothing when the connection was lost while newer orders were loading', async () => {
  const orders = orderService();
  vi.spyOn(orders, 'list').mockImplementation(() => {
    loseConnection();
    return Promise.resolve({ rows: [], unread: 0 });
  });
  desk = open(orders);
  desk.store.dispatch(submitPressed());
  await settle();
  expect(orders.sent).toHaveLength(0);
  expect(submission()).toEqual({ status: 'editing' });
});

it('asks about reports that a run delivered during the question about that run', async () => {
  const orders = orderService();
  desk = open(orders);
  desk.store.dispatch(readAnswered({ name: 'historySection', answer: [historyItem({ status: 'Processing' })] }));
  desk.store.dispatch(submitPressed());
  await settle();
  expect(submission()).toMatchObject({
    status: 'confirming',
    concerns: [{ kind: 'running' }, { kind: 'newerOrders' }],
  });
  desk.store.dispatch(readAnswered({ name: 'historySection', answer: [historyItem()] }));
  desk.store.dispatch(readAnswered({ name: 'recentRequest', answer: recentCredit() }));
  await confirm(desk);
  expect(submission()).toMatchObject({ status: 'confirming', concerns: [{ kind: 'duplicate' }] });
  expect(orders.sent).toHaveLength(0);
  await confirm(desk);
  expect(orders.placed).toMatchObject([{ order: { requestBorrowers: [{ reportType: 'REPORT_TYPE_REQUEST_NEW' }] } }]);
});
