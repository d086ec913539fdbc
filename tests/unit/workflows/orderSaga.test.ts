import { afterEach, describe, expect, it } from 'vitest';
import { isEmptyDraft } from '@/domain/order/orderDraft';
import { borrowerKey } from '@/domain/request/requestBorrower';
import { historyReceived } from '@/features/history/historySlice';
import { placeChanged, selectPlace } from '@/features/navigation/navigationSlice';
import {
  borrowersEdited,
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  selectDraft,
  submitPressed,
} from '@/features/orderDraft/orderDraftSlice';
import { TYPED_ACCOUNT } from '@/services/vaultContext';
import { toastQueue } from '@/ui/notify';
import { borrower } from '@tests/fixtures/order';
import { historyItem } from '@tests/fixtures/historyItem';
import { desksForTests, orderService, settle, submissionOf, submit } from '@tests/support/orderDesk';

const open = desksForTests();
afterEach(() => toastQueue.clear());

describe('sending an order', () => {
  it('sends it once, empties the draft and goes to Selection', async () => {
    const service = orderService();
    const desk = open(service);
    await submit(desk);
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual(['/7100101/selection']);
    expect(isEmptyDraft(selectDraft(desk.store.getState()))).toBe(true);
    expect(desk.memory.read('order:7100101')).toBeNull();
  });

  it('is logged from the press to the answer, without anything about people', async () => {
    const service = orderService();
    service.mood = 'losesAnswer';
    const desk = open(service);
    await submit(desk);
    await settle(6_000);
    const attempt = service.sent[0]?.clientRequestKey;
    expect(desk.events).toEqual([
      ['order-sent', { attempt, mode: 'aus' }],
      ['order-answered', { attempt, outcome: 'unknown' }],
      ['order-resolved', { attempt, outcome: 'found' }],
    ]);
  });

  it('logs what was confirmed, and that it was refused', async () => {
    const service = orderService();
    const desk = open(service);
    await submit(desk);
    desk.wantNewReport();
    service.mood = 'refuses';
    await submit(desk);
    desk.store.dispatch(orderConfirmed());
    await settle();
    expect(desk.events.slice(2).map(([name]) => name)).toEqual(['order-confirmed', 'order-sent', 'order-answered']);
    expect(desk.events.at(-1)?.[1]).toMatchObject({ outcome: 'refused' });
  });

  it('sends one order for two presses in one frame', async () => {
    const service = orderService();
    const desk = open(service);
    desk.store.dispatch(submitPressed());
    await submit(desk);
    expect(service.sent).toHaveLength(1);
  });

  it('sends nothing while the form has failures', async () => {
    const service = orderService();
    const desk = open(service);
    desk.store.dispatch(borrowersEdited({ keys: [borrowerKey(borrower(1))], edit: { type: 'NONE' } }));
    await submit(desk);
    expect(submissionOf(desk)).toEqual({ status: 'invalid', serviceIssues: [] });
    expect(service.sent).toHaveLength(0);
  });

  it('stays where the user has gone meanwhile', async () => {
    const service = orderService();
    service.mood = 'isSlow';
    const desk = open(service);
    await submit(desk);
    const place = selectPlace(desk.store.getState()) ?? expect.fail('no place');
    desk.store.dispatch(placeChanged({ ...place, area: 'history' }));
    await settle(5_000);
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual([]);
  });

  it('empties the vault once the order has left', async () => {
    const desk = open(orderService());
    desk.vault.keep(TYPED_ACCOUNT, 'secret');
    await submit(desk);
    expect(desk.vault.of(TYPED_ACCOUNT)).toBeUndefined();
  });

  it('keeps everything entered when the service refuses, and says why', async () => {
    const service = orderService();
    service.mood = 'refuses';
    const desk = open(service);
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'invalid', serviceIssues: [{ key: 'generic invalid field' }] });
    expect(isEmptyDraft(selectDraft(desk.store.getState()))).toBe(false);
    expect(desk.memory.read('order:7100101')).toBeNull();
  });
});

describe('an answer that was lost', () => {
  it.each(['losesAnswer', 'breaksAfterwards'] as const)(
    'finds the order (%s) and goes on as if it had come',
    async (mood) => {
      const service = orderService();
      service.mood = mood;
      const desk = open(service);
      await submit(desk);
      expect(service.sent).toHaveLength(1);
      expect(desk.went).toEqual(['/7100101/selection']);
    },
  );

  it('looks for two minutes, sends nothing again, and then asks before another order', async () => {
    const service = orderService();
    service.mood = 'isOutOfReach';
    const desk = open(service);
    await submit(desk);
    expect(submissionOf(desk).status).toBe('checking');
    await settle(125_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed' });
    expect(service.sent).toHaveLength(1);

    service.mood = 'answers';
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
    desk.store.dispatch(orderDeclined());
    await settle();
    expect(service.sent).toHaveLength(1);

    await submit(desk);
    desk.store.dispatch(orderConfirmed());
    await settle();
    expect(service.placed).toHaveLength(1);
  });

  it('gives the same order the same key, so that the service cannot place it twice', async () => {
    const service = orderService();
    service.mood = 'goesDown';
    const desk = open(service);
    await submit(desk);
    await settle(125_000);
    service.isHistoryDown = false;
    await submit(desk);
    for (let asked = 0; asked < 2; asked += 1) {
      desk.store.dispatch(orderConfirmed());
      await settle();
    }
    expect(service.sent).toHaveLength(2);
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual(['/7100101/selection']);
    expect(toastQueue.visibleToasts.map(({ content }) => content.text)).toEqual([
      expect.stringContaining('had already gone through'),
    ]);
  });

  it('looks for it again after a reload, before anything can be ordered', async () => {
    const service = orderService();
    service.mood = 'goesDown';
    const desk = open(service);
    await submit(desk);
    desk.close();
    const reloaded = open(service, desk.memory);
    await submit(reloaded);
    expect(submissionOf(reloaded).status).toBe('checking');
    service.isHistoryDown = false;
    await settle(5_000);
    expect(submissionOf(reloaded)).toEqual({ status: 'found', requestId: '1' });
    expect(service.sent).toHaveLength(1);
  });

  it('looks once more when asked to', async () => {
    const service = orderService();
    service.mood = 'goesDown';
    const desk = open(service);
    await submit(desk);
    await settle(125_000);
    service.isHistoryDown = false;
    desk.store.dispatch(orderCheckPressed());
    await settle();
    expect(submissionOf(desk)).toEqual({ status: 'found', requestId: '1' });
  });
});

it("asks when the loan's requests cannot be read just before sending", async () => {
  const service = orderService();
  service.isHistoryDown = true;
  const desk = open(service);
  await submit(desk);
  expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'meanwhile' }] });
  expect(service.sent).toHaveLength(0);
});

describe('two windows', () => {
  it('order one after the other, never both at once', async () => {
    const service = orderService();
    service.mood = 'isSlow';
    const [first, second] = [open(service), open(service)];
    first.store.dispatch(submitPressed());
    await submit(second);
    expect(submissionOf(second)).toMatchObject({ status: 'failed', reason: 'otherWindow' });
    await settle(5_000);
    expect(service.sent).toHaveLength(1);
  });

  it.each([
    { when: '', comesBack: false },
    { when: ', although it has read of it since', comesBack: true },
  ])('ask before ordering what the other has just ordered$when', async ({ comesBack }) => {
    const service = orderService();
    const [first, second] = [open(service), open(service)];
    await submit(first);
    if (comesBack) second.comeBack();
    await submit(second);
    expect(submissionOf(second)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'meanwhile' }] });
    expect(service.placed).toHaveLength(1);
  });
});

it('asks before ordering while a request is being processed', async () => {
  const service = orderService();
  const desk = open(service);
  desk.store.dispatch(historyReceived([historyItem({ status: 'Processing' })]));
  await submit(desk);
  expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'running' }] });
});

it('takes leaving the screen for a no', async () => {
  const service = orderService();
  const desk = open(service);
  desk.store.dispatch(historyReceived([historyItem({ status: 'Processing' })]));
  await submit(desk);
  const place = selectPlace(desk.store.getState()) ?? expect.fail('no place');
  desk.store.dispatch(placeChanged({ ...place, area: 'history' }));
  await settle();
  expect(submissionOf(desk)).toEqual({ status: 'editing' });
  expect(service.sent).toHaveLength(0);
});
