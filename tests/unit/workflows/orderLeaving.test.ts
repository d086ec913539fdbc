import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acknowledgementSaved, acknowledgementTicked } from '@/features/acknowledgement/acknowledgementSlice';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import { submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { hashAtOnce, openDesk, orderService, type OrderDesk } from '@tests/support/orderDesk';

let desks: OrderDesk[] = [];
const open = (...of: Parameters<typeof openDesk>): OrderDesk => {
  const desk = openDesk(...of);
  desks.push(desk);
  return desk;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  hashAtOnce();
});
afterEach(() => {
  desks.forEach(({ close }) => close());
  desks = [];
  vi.useRealTimers();
});

const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);

function goTo({ store }: OrderDesk, area: 'request' | 'history'): void {
  const place = selectPlace(store.getState()) ?? expect.fail('no place');
  store.dispatch(placeChanged({ ...place, area }));
}

const OBTAINED = { isObtained: true, isRequired: true, obtainedOn: null, obtainedBy: null };

describe('a press that waits for the acknowledgement', () => {
  it.each([
    { what: 'orders once it has been saved', leaves: false, orders: 1 },
    { what: 'is taken back by leaving the screen, even for a moment', leaves: true, orders: 0 },
  ])('$what', async ({ leaves, orders }) => {
    const service = orderService();
    const desk = open(service);
    desk.store.dispatch(acknowledgementTicked(true));
    desk.store.dispatch(submitPressed());
    await settle();
    expect(service.sent).toHaveLength(0);
    if (leaves) {
      goTo(desk, 'history');
      goTo(desk, 'request');
    }
    desk.store.dispatch(acknowledgementSaved(OBTAINED));
    await settle();
    expect(service.sent).toHaveLength(orders);
  });
});
