import { describe, expect, it, vi } from 'vitest';
import type { OrderAnswer } from '@/features/request/protocol/rules/orderOutcome';
import { serviceEdited } from '@/features/request/state/orderDraftSlice';
import { orderCheckPressed, orderRecognized, submitPressed } from '@/features/request/protocol/submissionSlice';
import { readAnswered, readAsked, readFailed } from '@/reads/readState';
import { borrower, recentCredit } from '@tests/fixtures/order';
import { requestsSeen } from '@/features/request/state/requestScreenSlice';
import { confirm, desksForTests, settle, submissionOf, submit, kindsOf, linesOf } from '@tests/support/orderDesk';
import {
  AUTHORIZED,
  journalOf,
  type OrderService,
  orderService,
  type ServiceBehavior,
} from '@tests/support/orderService';

const open = desksForTests();

describe('a storage that is emptied', () => {
  it.each<[ServiceBehavior, string]>([
    ['losesAnswer', 'editing'],
    ['isOutOfReach', 'unconfirmed'],
    ['forbids', 'unconfirmed'],
    ['forbidsAfterwards', 'editing'],
    ['breaksAfterwards', 'editing'],
    ['namesNothing', 'editing'],
    ['collides', 'unconfirmed'],
  ])('while an order is in flight does not change how it ends: %s', async (behavior, status) => {
    const service = orderService({ behavior, latency: 1_000 });
    const desk = open(service);
    desk.store.dispatch(submitPressed());
    await settle(1_500);
    expect(service.sent).toHaveLength(1);
    service.browser.storage.clear();
    await settle(130_000);
    expect(submissionOf(desk).status).toBe(status);
  });

  it('removes no doubt in the tab that sent it, nor in others after that tab looked', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    await settle(125_000);
    service.browser.storage.clear();
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['unconfirmed']);
    const other = open(service);
    await settle();
    await submit(other);
    expect(kindsOf(other)).toEqual(['unconfirmed']);
    service.behavior = 'answers';
    await confirm(desk);
    expect(new Set(service.sent.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(1);
  });

  it('does not prevent that found requests are accepted', async () => {
    const service = orderService({ behavior: 'losesAnswer', echoesKeys: false });
    const desk = await submit(open(service));
    expect(submissionOf(desk).status).toBe('found');
    service.browser.storage.clear();
    desk.store.dispatch(orderRecognized());
    await settle();
    expect(desk.went).toEqual(['/7100101/selection']);
    expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['1'] }]);
  });
});

it('a search ends two minutes after it began, however long the books take', async () => {
  const service = orderService({ behavior: 'isOutOfReach', latency: 1_000 });
  const desk = open(service);
  desk.store.dispatch(submitPressed());
  await settle(1_500);
  expect(service.sent).toHaveLength(1);
  service.latency = 100_000;
  await settle(115_000);
  expect(submissionOf(desk).status).toBe('checking');
  await settle(95_000);
  expect(submissionOf(desk).status).toBe('unconfirmed');
});

it('says that another window has settled what this one asks about', async () => {
  const service = orderService({ behavior: 'losesAnswer', echoesKeys: false });
  const toasts: string[] = [];
  const desk = await submit(open(service, undefined, { notify: ({ text }) => void toasts.push(text) }));
  const other = open(service);
  await settle();
  other.store.dispatch(orderRecognized());
  await settle();
  desk.store.dispatch(orderRecognized());
  await settle();
  expect(submissionOf(desk).status).toBe('editing');
  expect(toasts.at(-1)).toBe('Another window has settled the earlier order. History shows its requests.');
});

it('says so when it is asked to look again, too', async () => {
  const service = orderService({ behavior: 'goesDown' });
  const toasts: string[] = [];
  const desk = await submit(open(service, undefined, { notify: ({ text }) => void toasts.push(text) }));
  await settle(125_000);
  const other = open(service);
  service.isHistoryDown = false;
  other.store.dispatch(orderCheckPressed());
  await settle();
  desk.store.dispatch(orderCheckPressed());
  await settle();
  expect(submissionOf(desk).status).toBe('editing');
  expect(toasts.at(-1)).toContain('has settled the earlier order');
});

/** Waits until the order counts as never listed, and submits another one. */
async function orderAnotherBesideUnlisted(desk: ReturnType<typeof open>): Promise<void> {
  desk.lookForAMinute();
  await settle(6 * 60_000);
  desk.wantNewReport();
  desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
  await submit(desk);
}

describe('a yes answers one order', () => {
  it('and forgets no doubt about another', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    await settle(125_000);
    service.behavior = 'answers';
    desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    await submit(desk);
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
    const later = open(service);
    later.store.dispatch(requestsSeen(['1', '2']));
    await settle();
    await submit(later);
    expect(kindsOf(later)).toContain('unconfirmed');
    expect(service.sent).toHaveLength(2);
  });

  it('and leaves an order that History does not list to its equal', async () => {
    const service = orderService({ listsAfter: Number.POSITIVE_INFINITY });
    const desk = await submit(open(service));
    await orderAnotherBesideUnlisted(desk);
    expect(kindsOf(desk)).toEqual(['unlisted']);
    await confirm(desk);
    await settle(6 * 60_000);
    const later = open(service);
    await settle();
    later.lookForAMinute();
    await submit(later);
    expect(kindsOf(later)).toContain('repeated');
    expect(linesOf(later)).toContain('The same order was placed before, and History does not list it');
    expect(service.placed).toHaveLength(2);
  });
});

it('an unlisted order without a hash is not taken for the equal of another one without', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const service = orderService({ listsAfter: Number.POSITIVE_INFINITY });
  const desk = await submit(open(service));
  await orderAnotherBesideUnlisted(desk);
  await confirm(desk);
  vi.unstubAllGlobals();
  expect(journalOf(service)).toMatchObject([
    { fingerprint: '', requestIds: ['1'], isGivenUp: true },
    { fingerprint: '', requestIds: ['2', '3'] },
  ]);
});

it('an order that is listed under other ids than were answered is settled by its key', async () => {
  const requests = [{ requestId: '901', system: 'du' as const }];
  const service = orderService({ distort: (answer) => ({ ...answer, requests }) });
  const desk = await submit(open(service));
  desk.comeBack();
  expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['901'], isListed: true }]);
});

describe('rows that cannot be read', () => {
  it('are asked about, with their number', async () => {
    const service = orderService();
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    service.unread = 1;
    const desk = await submit(open(service));
    expect(kindsOf(desk)).toEqual(['unreadRows']);
    expect(linesOf(desk)[0]).toBe('1 request of this loan could not be read in full');
    expect(service.sent).toEqual([]);
  });

  it('may be an order that was refused', async () => {
    const service = orderService({ behavior: 'forbidsAfterwards', latency: 500 });
    const desk = open(service);
    desk.store.dispatch(submitPressed());
    await settle(900);
    service.unread = 9;
    await settle(130_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', unread: 1 });
  });

  it('may be the part of an order that seems to be missing', async () => {
    const service = orderService({ behavior: 'losesAnswer', latency: 500 });
    const desk = open(service);
    desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    desk.store.dispatch(submitPressed());
    await settle(900);
    service.unread = 1;
    await settle(130_000);
    expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: false, unread: 1 });
  });
});

describe('an answer that is odd is looked up', () => {
  const changed = (change: (answer: OrderAnswer) => Partial<OrderAnswer>) => (answer: OrderAnswer) => ({
    ...answer,
    ...change(answer),
  });
  const withIds = (...ids: string[]) =>
    changed(() => ({ requests: ids.map((requestId) => ({ requestId, system: 'du' as const })) }));

  it.each([
    ['zero', withIds('0')],
    ['a negative number', withIds('-5')],
    ['a blank', withIds(' ')],
    ['a word', withIds('null')],
    ['an object', withIds('[object Object]')],
    ['a fraction', withIds('1.5')],
    ['an earlier request', withIds('1')],
    ['an earlier group', withIds('77')],
    ['an earlier row', withIds('78')],
    ['a number that is too large', withIds('99999999999999999999')],
    ['spaces around an id', withIds(' 2 ')],
    ['the same request twice, for one system each', withIds('2', '2', '1')],
    ['10,000 ids', withIds(...Array.from({ length: 10_000 }, (_, index) => String(index + 100)))],
    ['an id that could not be read', changed(() => ({ isWhole: false }))],
    ['a system that was not ordered', changed(() => ({ requests: [{ requestId: '2', system: 'lp' as const }] }))],
    ['an old group', changed(() => ({ groupId: '1' }))],
  ])('%s', async (_, distort) => {
    const service = orderService({ distort });
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    const items = service.items.bind(service);
    service.items = () =>
      items
        .call(service)
        .map((item) => (item.requestId === '1' ? { ...item, multiAusRequestId: '77', uiOnlyRequestId: '78' } : item));
    const desk = open(service);
    desk.comeBack();
    desk.store.dispatch(requestsSeen(['1']));
    await submit(desk);
    expect(desk.went).toEqual(['/7100101/selection']);
    expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['2'] }]);
  });

  it('such as the id of another order, which no list has yet', async () => {
    const service = orderService({ listsAfter: Number.POSITIVE_INFINITY });
    const desk = await submit(open(service));
    service.distort = withIds('1');
    desk.wantNewReport();
    desk.store.dispatch(serviceEdited({ option: 'du', edit: { type: 'import_existing', identifier: '1004001138' } }));
    await submit(desk);
    await confirm(desk);
    await settle(125_000);
    expect(service.sent).toHaveLength(2);
    expect(submissionOf(desk).status).toBe('unconfirmed');
  });

  it('and is never a part', async () => {
    const distort = changed(({ requests }) => ({ requests: requests.slice(0, 1), isWhole: false }));
    const service = orderService({ distort });
    const desk = open(service);
    desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    await submit(desk);
    expect(submissionOf(desk).status).toBe('editing');
    expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['1', '2'] }]);
  });
});

describe('two lost orders', () => {
  /** Both want DU alone; the list could not be read when they were sent. */
  async function loseTwo() {
    const service = orderService({ behavior: 'goesDown', echoesKeys: false });
    const desk = await submit(open(service));
    await settle(125_000);
    service.behavior = 'isOutOfReach';
    desk.store.dispatch(serviceEdited({ option: 'du', edit: { type: 'import_existing', identifier: '1004001138' } }));
    await submit(desk);
    await confirm(desk);
    await settle(125_000);
    expect(service.sent).toHaveLength(2);
    service.isHistoryDown = false;
    return { service, desk };
  }

  it('never claim the same request', async () => {
    const { service, desk } = await loseTwo();
    desk.store.dispatch(orderCheckPressed());
    await settle();
    expect(submissionOf(desk).status).toBe('unconfirmed');
    expect(journalOf(service).map(({ requestIds }) => requestIds)).toEqual([['1'], []]);
  });

  it('never claim the request of another order, also when that is settled and forgotten', async () => {
    const service = orderService({ behavior: 'isOutOfReach', echoesKeys: false });
    const desk = await submit(open(service));
    await settle(125_000);
    service.behavior = 'answers';
    desk.store.dispatch(serviceEdited({ option: 'du', edit: { type: 'import_existing', identifier: '1004001138' } }));
    await submit(desk);
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
    desk.comeBack();
    await settle(6 * 60_000);
    desk.comeBack();
    await settle();
    expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed', otherRequestIds: ['1'] }]);
    desk.store.dispatch(orderCheckPressed());
    await settle();
    expect(submissionOf(desk).status).toBe('unconfirmed');
  });

  it('never claim that of a placed one, also after it is forgotten', async () => {
    const { service, desk } = await loseTwo();
    service.isHistoryDown = true;
    service.behavior = 'answers';
    await submit(desk);
    await confirm(desk);
    service.isHistoryDown = false;
    desk.store.dispatch(orderCheckPressed());
    await settle();
    desk.comeBack();
    await settle(6 * 60_000);
    desk.comeBack();
    desk.store.dispatch(orderCheckPressed());
    await settle();
    const claimed = journalOf(service).flatMap(({ requestIds }) => requestIds);
    expect(new Set(claimed).size).toBe(claimed.length);
  });
});

describe('a reload that failed, so that what the screen shows may be older than the last run', () => {
  const failure = { kind: 'http', call: 'recentCreditRequest', status: 503 } as const;

  it('of the report on file is asked about', async () => {
    const service = orderService();
    const desk = open(service);
    desk.store.dispatch(readAnswered({ name: 'recentRequest', answer: recentCredit({ borrowers: [] }) }));
    desk.store.dispatch(readFailed({ name: 'recentRequest', failure }));
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['duplicate']);
    expect(service.sent).toEqual([]);
    await confirm(desk);
    expect(service.sent).toHaveLength(1);
  });

  it.each([
    {
      ref: { name: 'borrowers', key: 'aus' } as const,
      line: 'The borrowers could not be loaded again, so what is shown of them may be out of date.',
      withdraw: (service: OrderService): void => void (service.borrowers = [borrower(2)]),
    },
    {
      ref: { name: 'acknowledgement' } as const,
      line: "The borrowers' authorization could not be loaded again, so it may be out of date.",
      withdraw: (service: OrderService): void =>
        void (service.acknowledgement = { ...AUTHORIZED, isBorrowerAcknowledgementForCreditPullObtained: false }),
    },
  ])('of the $ref.name is asked about, and after the answer they are loaded again', async ({ ref, line, withdraw }) => {
    for (const change of [undefined, withdraw]) {
      const service = orderService();
      const desk = open(service);
      desk.store.dispatch(readFailed({ ...ref, failure }));
      await submit(desk);
      expect(linesOf(desk)).toContain(line);
      expect(service.sent).toEqual([]);
      change?.(service);
      await confirm(desk);
      expect(service.sent).toHaveLength(change === undefined ? 1 : 0);
    }
  });
});

it('nothing is ordered while the authorization is loaded again', async () => {
  const service = orderService();
  const desk = open(service);
  desk.store.dispatch(readAsked([{ name: 'acknowledgement' }]));
  await submit(desk);
  expect(service.sent).toEqual([]);
  desk.store.dispatch(readAnswered({ name: 'acknowledgement', answer: AUTHORIZED }));
  await submit(desk);
  expect(service.sent).toHaveLength(1);
});
