import { describe, expect, it, vi } from 'vitest';
import { claimOrder } from '@/features/request/protocol/orderLock';
import { draftEdited, selectDraft, serviceEdited } from '@/features/request/state/orderDraftSlice';
import {
  orderCheckPressed,
  orderDeclined,
  orderRecognized,
  submitPressed,
} from '@/features/request/protocol/submissionSlice';
import {
  confirm,
  desksForTests,
  settle,
  submissionOf,
  submit,
  type OrderDesk,
  kindsOf,
} from '@tests/support/orderDesk';
import { journalOf, LOAN_ID, orderService } from '@tests/support/orderService';

const open = desksForTests();

/** Leaves room for anything but orders; returns what makes room again. */
function fillUp(storage: Storage): () => void {
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (key.startsWith('order:')) throw new DOMException('full');
    setItem(key, value);
  };
  return () => void (storage.setItem = setItem);
}

/** Sends an order and closes its window before the answer arrives. */
async function sendAndDie(desk: OrderDesk): Promise<void> {
  desk.store.dispatch(submitPressed());
  await settle(15);
  desk.close();
}

describe('a window that closes before the answer to its order arrives', () => {
  it.each([
    { second: 'that was open', isOpen: true },
    { second: 'that is opened afterwards', isOpen: false },
  ])('leaves the order to the window $second, which finds it', async ({ isOpen }) => {
    const service = orderService({ latency: 10 });
    const first = open(service);
    const before = isOpen ? open(service) : undefined;
    first.store.dispatch(submitPressed());
    await settle(15);
    if (before !== undefined) expect(kindsOf(before)).toEqual(['elsewhere']);
    await settle(10);
    first.close();
    expect(service.placed).toHaveLength(1);
    const second = before ?? open(service);
    await settle(5_100);
    expect(submissionOf(second)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
    await submit(second);
    expect(kindsOf(second)).toEqual(['repeated']);
    expect(service.sent).toHaveLength(1);
  });

  it('leaves an order that is found nowhere to be asked about, and its key to the same order', async () => {
    const service = orderService({ latency: 10, behavior: 'isOutOfReach' });
    await sendAndDie(open(service));
    const second = await submit(open(service));
    expect(kindsOf(second)).toEqual(['checking']);
    await settle(125_000);
    expect(kindsOf(second)).toEqual(['unconfirmed']);
    service.behavior = 'answers';
    await submit(second);
    expect(kindsOf(second)).toEqual(['unconfirmed']);
    expect(service.sent).toHaveLength(1);
    await confirm(second);
    expect(service.placed).toHaveLength(1);
    expect(new Set(service.sent.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(1);
    expect(journalOf(service)).toMatchObject([{ state: 'placed' }]);
  });

  it('does not empty what was entered in the window that finds it', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const first = await submit(open(service));
    first.close();
    const second = open(service);
    const draft = selectDraft(second.store.getState());
    service.isHistoryDown = false;
    await settle(5_100);
    expect(submissionOf(second).status).toBe('found');
    expect(selectDraft(second.store.getState())).toEqual(draft);
  });
});

describe('an order that the service lists late', () => {
  it.each(['the window that sent it', 'another window', 'a window that is opened later'])(
    'counts as running in %s',
    async (which) => {
      const service = orderService({ listsAfter: 20_000 });
      const [first, second] = [open(service), open(service)];
      await submit(first);
      const desk = which === 'another window' ? second : first;
      const used = which === 'a window that is opened later' ? open(service) : desk;
      used.wantNewReport();
      await submit(used);
      expect(kindsOf(used)).toEqual(['repeated', 'running']);
      used.store.dispatch(orderDeclined());
      used.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
      await submit(used);
      expect(kindsOf(used)).toEqual(['running']);
      expect(service.sent).toHaveLength(1);
    },
  );

  it('is asked about once more when it was looked for in vain', async () => {
    const service = orderService({ listsAfter: Number.POSITIVE_INFINITY });
    const desk = await submit(open(service));
    desk.lookForAMinute();
    desk.wantNewReport();
    await settle(5 * 60_000);
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['unlisted']);
    await confirm(desk);
    expect(service.placed).toHaveLength(2);
    expect(journalOf(service)).toMatchObject([{ requestIds: ['2'] }]);
  });
});

describe('the outcome of an order is what the books say', () => {
  // @spec OWN-18
  it('a 409 alone is not success', async () => {
    const service = orderService({ behavior: 'collides' });
    const desk = await submit(open(service));
    await settle(125_000);
    expect(submissionOf(desk).status).toBe('unconfirmed');
    expect(desk.went).toEqual([]);
  });

  // @spec OWN-18
  it('an answer that names nothing is looked up', async () => {
    const service = orderService({ behavior: 'namesNothing' });
    const desk = await submit(open(service));
    expect(desk.went).toEqual(['/7100101/selection']);
  });

  // @spec OWN-19
  it.each(['answers', 'losesAnswer'] as const)('a part of the order is a part (%s)', async (behavior) => {
    const service = orderService({ behavior, accepts: ['du'] });
    const desk = open(service);
    desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    await submit(desk);
    await settle(125_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'partial', requestIds: ['1'], missing: ['lp'] });
    expect(desk.went).toEqual([]);
    const { services, borrowers } = selectDraft(desk.store.getState());
    expect(services).toMatchObject({ du: { type: 'not_applicable' }, lp: { type: 'request_new' } });
    expect(JSON.stringify(borrowers)).not.toContain('REQUEST_NEW');
  });

  it('an order that the browser itself sends again is placed once, and known as placed', async () => {
    const service = orderService({ isDoubled: true });
    const desk = await submit(open(service));
    await settle(6_000);
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual(['/7100101/selection']);
  });
});

describe('recognizing a lost order', () => {
  it("never takes a colleague's order for it where the service returns keys", async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    await settle(125_000);
    expect(submissionOf(desk).status).toBe('unconfirmed');
  });

  it('says where it is not certain, and lets the user decide', async () => {
    const service = orderService({ behavior: 'losesAnswer', echoesKeys: false });
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: false });
    expect(desk.went).toEqual([]);
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['unconfirmed', 'newerOrders']);
    desk.store.dispatch(orderRecognized());
    await settle();
    expect(kindsOf(desk)).toEqual(['unconfirmed', 'newerOrders']);
  });

  it('goes on as usual when the user recognizes it', async () => {
    const service = orderService({ behavior: 'losesAnswer', echoesKeys: false });
    const desk = await submit(open(service));
    desk.store.dispatch(orderRecognized());
    await settle();
    expect(desk.went).toEqual(['/7100101/selection']);
    desk.comeBack();
    expect(journalOf(service)).toMatchObject([{ isListed: true }]);
  });
});

it('two orders that the user recognizes lead to one screen, and wait for another window that orders', async () => {
  const service = orderService({ behavior: 'losesAnswer', echoesKeys: false });
  const toasts: string[] = [];
  const desk = await submit(open(service, undefined, { notify: ({ text }) => void toasts.push(text) }));
  desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
  await submit(desk);
  await confirm(desk);
  expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed' }, { state: 'unconfirmed' }]);
  const other = claimOrder(service.browser.locks, LOAN_ID, 'now');
  await other.isGranted;
  desk.store.dispatch(orderRecognized());
  await settle();
  expect(submissionOf(desk).status).toBe('elsewhere');
  void other.release();
  await settle();
  expect(submissionOf(desk).status).toBe('found');
  desk.store.dispatch(orderRecognized());
  await settle();
  expect(journalOf(service)).toMatchObject([{ state: 'placed' }, { state: 'placed' }]);
  expect(desk.went).toEqual(['/7100101/selection']);
  expect(toasts).toHaveLength(1);
});

describe("the computer's clock", () => {
  it.each([
    { jump: 'an hour back', ms: -3_600_000 },
    { jump: 'an hour ahead', ms: 3_600_000 },
  ])('set $jump while a lost order is looked up does not matter', async ({ ms }) => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    vi.setSystemTime(Date.now() + ms);
    await settle(60_000);
    expect(submissionOf(desk).status).toBe('checking');
    await settle(65_000);
    expect(submissionOf(desk).status).toBe('unconfirmed');
  });

  // The lender's clock is three hours ahead at first: after four hours it is behind.
  it.each([-15, 15, 240])('%s minutes off does not hide a placed order', async (minutes) => {
    const service = orderService({ behavior: 'losesAnswer', echoesKeys: false });
    vi.setSystemTime(Date.now() + minutes * 60_000);
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toMatchObject({ status: 'found', requestIds: ['1'] });
  });
});

describe('the record of sent orders', () => {
  it('of another version is asked about, until the user has ordered anyway', async () => {
    const service = orderService();
    service.browser.storage.setItem(`order:${LOAN_ID}:old`, '{"version":0}');
    const desk = await submit(open(service));
    expect(kindsOf(desk)).toEqual(['unreadable']);
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
    expect(service.browser.storage.getItem(`order:${LOAN_ID}:old`)).toBeNull();
  });

  it('that the browser does not keep is said before the first order', async () => {
    const service = orderService();
    service.browser.storage.setItem = () => {
      throw new DOMException('blocked');
    };
    const desk = await submit(open(service));
    expect(kindsOf(desk)).toEqual(['unkept']);
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
  });

  it('that fills up at the last moment is asked about, too', async () => {
    const service = orderService();
    const desk = open(service);
    fillUp(service.browser.storage);
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['unkept']);
    expect(service.sent).toHaveLength(0);
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
  });
});

it('a lost order stays recorded when its repetition cannot be kept', async () => {
  const service = orderService({ behavior: 'isOutOfReach' });
  const desk = await submit(open(service));
  await settle(125_000);
  const empty = fillUp(service.browser.storage);
  await submit(desk);
  expect(kindsOf(desk)).toEqual(['unconfirmed']);
  await confirm(desk);
  expect(kindsOf(desk)).toEqual(['unkept']);
  desk.store.dispatch(orderDeclined());
  await settle();
  empty();
  service.behavior = 'answers';
  await submit(desk);
  expect(kindsOf(desk)).toEqual(['unconfirmed']);
  await confirm(desk);
  expect(service.sent).toHaveLength(2);
  expect(new Set(service.sent.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(1);
});

it('what was entered after a lost order stays when the order is found', async () => {
  const service = orderService({ behavior: 'goesDown' });
  const desk = await submit(open(service));
  await settle(125_000);
  expect(submissionOf(desk).status).toBe('unconfirmed');
  desk.store.dispatch(draftEdited({ note: 'Typed afterwards' }));
  service.isHistoryDown = false;
  desk.store.dispatch(orderCheckPressed());
  await settle();
  expect(journalOf(service)).toMatchObject([{ state: 'placed' }]);
  expect(selectDraft(desk.store.getState()).note).toBe('Typed afterwards');
});

it('a question that was open for hours is answered for what it said, and no more', async () => {
  const service = orderService();
  const desk = open(service);
  service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
  await submit(desk);
  expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'newerOrders' }] });
  await settle(3 * 3_600_000);
  service.book(['lp'], 'another one', 'Sam Lindqvist');
  await confirm(desk);
  expect(submissionOf(desk)).toMatchObject({
    status: 'confirming',
    concerns: [{ lines: [expect.stringContaining('Request 1, 2 by'), expect.anything()] }],
  });
  expect(service.sent).toHaveLength(0);
  await confirm(desk);
  expect(service.sent).toHaveLength(1);
});

it('loans that are opened and left while the lock is awaited leave it free', async () => {
  const service = orderService({ latency: 10, behavior: 'isSlow' });
  const first = open(service);
  first.store.dispatch(submitPressed());
  await settle(15);
  for (let round = 0; round < 20; round += 1) {
    const passing = open(service);
    passing.store.dispatch(submitPressed());
    await settle(round % 4);
    passing.close();
  }
  await settle(10_000);
  const last = await submit(open(service));
  last.store.dispatch(orderCheckPressed());
  await settle();
  expect(kindsOf(last)).not.toContain('elsewhere');
});
