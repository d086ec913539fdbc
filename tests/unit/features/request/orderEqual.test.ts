import { describe, expect, it, vi } from 'vitest';
import { serviceEdited } from '@/features/request/state/orderDraftSlice';
import { hashOf } from '@/lib/hash';
import { requestsSeen } from '@/features/request/state/requestScreenSlice';
import { fullDateTime } from '@/lib/format';
import { readAnswered } from '@/reads/readState';
import { confirm, desksForTests, settle, submissionOf, submit } from '@tests/support/orderDesk';
import { journalOf, LOAN_ID, orderService, type OrderService } from '@tests/support/orderService';

const open = desksForTests();

describe('an equal order of the last five minutes', () => {
  /** Orders in one window, and lists the finished order in all. */
  async function orderAndFinish(service: OrderService): Promise<void> {
    const first = await submit(open(service));
    first.comeBack();
    first.close();
  }

  it('is asked about in a tab that was opened afterwards, with its time and request', async () => {
    const service = orderService();
    await orderAndFinish(service);
    await settle(4 * 60_000);
    const third = open(service);
    third.store.dispatch(readAnswered({ name: 'historySection', answer: service.items() }));
    third.store.dispatch(requestsSeen(['1']));
    await submit(third);
    expect(submissionOf(third)).toMatchObject({
      status: 'confirming',
      concerns: [
        {
          kind: 'repeated',
          lines: [`The order of ${fullDateTime('2026-11-21T10:00:00Z')} is request 1.`, expect.anything()],
        },
      ],
    });
    expect(service.sent).toHaveLength(1);
    await confirm(third);
    expect(service.placed).toHaveLength(2);
  });

  it.each([
    { what: 'a later one', ms: 5 * 60_000 + 1, option: 'du' },
    { what: 'another one', ms: 0, option: 'lp' },
  ] as const)('$what is a new run', async ({ ms, option }) => {
    const service = orderService();
    await orderAndFinish(service);
    await settle(ms);
    const third = open(service);
    third.store.dispatch(requestsSeen(['1']));
    third.store.dispatch(serviceEdited({ option, edit: { type: 'request_new' } }));
    await submit(third);
    expect(service.sent).toHaveLength(2);
  });

  it.each([-3_600_000, 3_600_000])("is asked about whatever the computer's clock does (%s ms)", async (ms) => {
    const service = orderService();
    await orderAndFinish(service);
    vi.setSystemTime(Date.now() + ms);
    const third = open(service);
    third.store.dispatch(requestsSeen(['1']));
    await submit(third);
    expect(submissionOf(third)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'repeated' }] });
  });

  it('is forgotten after that, when it is listed', async () => {
    const service = orderService();
    const desk = await submit(open(service));
    desk.comeBack();
    expect(journalOf(service)).toMatchObject([{ state: 'placed', isListed: true }]);
    await settle(5 * 60_000 + 3_000);
    expect(journalOf(service)).toEqual([]);
  });
});

describe('an order that an earlier build recorded', () => {
  /** As that build wrote it: the same order as this desk's. */
  const recorded = async (state: 'unconfirmed' | 'placed') => ({
    version: 1,
    key: 'key-of-an-earlier-build',
    fingerprint: await hashOf(
      JSON.stringify([
        LOAN_ID,
        [
          ...['aus', false, [['du', 'request_new', null, null]], ['138']],
          [['901', '101', '1', true, true, 'REQUEST_NEW', null, false, true, null, false]],
          [],
        ],
      ]),
    ),
    mode: 'aus',
    services: ['du'],
    applications: [{ id: '1', isOrdered: true }],
    knownRequestIds: [],
    sentAt: Date.parse('2026-11-21T09:59:00Z'),
    serverTime: null,
    state,
    requestIds: state === 'placed' ? ['1'] : [],
    ...(state === 'placed' && { isListed: true }),
  });

  it.each(['unconfirmed', 'placed'] as const)('is asked about: %s', async (state) => {
    const service = orderService();
    const entry = await recorded(state);
    service.browser.openLasting().write(`order:${LOAN_ID}:${entry.key}`, JSON.stringify(entry));
    const desk = open(service);
    await settle();
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({
      status: 'confirming',
      concerns: [{ kind: state === 'placed' ? 'repeated' : 'unconfirmed' }],
    });
    expect(service.sent).toEqual([]);
    await confirm(desk);
    expect(service.sent).toHaveLength(1);
    // The service places an order only once per key.
    expect(service.sent[0]?.clientRequestKey === entry.key).toBe(state === 'unconfirmed');
  });
});
