import { describe, expect, it } from 'vitest';
import { TYPED_ACCOUNT } from '@/features/request/protocol/credentialVault';
import { orderCheckPressed, orderRecognized } from '@/features/request/protocol/submissionSlice';
import { borrowerKey } from '@/features/request/rules/borrower';
import { borrowersEdited, selectDraft, serviceEdited } from '@/features/request/state/orderDraftSlice';
import { requestsSeen, selectProblem } from '@/features/request/state/requestScreenSlice';
import { FailedCall } from '@/lib/failure';
import { readAnswered } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { borrower } from '@tests/fixtures/order';
import { confirm, desksForTests, settle, submissionOf, submit, type OrderDesk } from '@tests/support/orderDesk';
import { journalOf, orderService, type OrderService } from '@tests/support/orderService';

const open = desksForTests();
const NOW = () => ({ at: Date.now(), tick: performance.now() });

/** DU and LPA, for one borrower. */
function withBoth(desk: OrderDesk): OrderDesk {
  desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
  return desk;
}

/** A lender, or a gateway before it, that refuses after it has placed the order. */
function refusingAfterwards(status: number, settings: Parameters<typeof orderService>[0] = {}): OrderService {
  const service = orderService({ ...settings });
  const accepting = service.place.bind(service);
  service.place = async (...order) => {
    const isFirst = service.sent.length === 0;
    await accepting(...order);
    if (isFirst) throw new FailedCall({ kind: 'http', call: 'placeOrder', status });
    return service.answerOf(order[0].clientRequestKey);
  };
  return service;
}

const kindsOf = (desk: OrderDesk): string[] => {
  const shown = submissionOf(desk);
  return shown.status === 'confirming' ? shown.concerns.map(({ kind }) => kind) : [];
};

describe.each([401, 402, 403, 404, 410, 413, 422, 451])('status %s after the work', (status) => {
  // @spec OWN-18
  it.each([2_000, 20_000, 290_000])('with a list that is %s ms late is a doubt, which repeats the key', async (ms) => {
    const service = refusingAfterwards(status, { listsAfter: ms });
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toMatchObject({
      status: 'unconfirmed',
      refusal: { status },
      checkedAt: Date.now() - 50,
    });
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['unconfirmed']);
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
    expect(new Set(service.sent.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(1);
  });
});

it('the words of a refused order follow what any read shows', async () => {
  const service = refusingAfterwards(403, { listsAfter: 20_000 });
  const desk = await submit(open(service));
  expect(submissionOf(desk).status).toBe('unconfirmed');
  await settle(30_000);
  desk.comeBack();
  await settle();
  expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
  expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['1'] }]);
});

it('an order that a read has shown is found, although the books come from an older copy', async () => {
  const service = refusingAfterwards(403, { booksLag: 60_000 });
  const desk = await submit(open(service));
  expect(submissionOf(desk).status).toBe('unconfirmed');
  desk.comeBack();
  await settle();
  expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
});

describe('books that lack what another read has shown', () => {
  it.each<[string, Partial<OrderService>]>([
    ['empty', { areBooksEmpty: true }],
    ['older', { booksLag: 60_000 }],
  ])('are asked about, and prove no refusal (%s)', async (_, habits) => {
    const service = orderService({ behavior: 'refusesField' });
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    const desk = open(service);
    desk.comeBack();
    desk.store.dispatch(requestsSeen(['1']));
    Object.assign(service, habits);
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['newerOrders']);
    expect(service.sent).toHaveLength(0);
    await confirm(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'invalid', doubt: { checkedAt: expect.any(Number) as number } });
    expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed' }]);
  });

  it("do not hide a colleague's finished order that History shows", async () => {
    const service = orderService();
    const desk = open(service);
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    service.booksLag = 60_000;
    desk.comeBack();
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({
      concerns: [
        { kind: 'newerOrders', lines: [expect.stringContaining('Request 1 by Sam Lindqvist'), expect.anything()] },
      ],
    });
  });

  it('that a later read no longer has, count as seen', async () => {
    const service = orderService();
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    service.book(['du'], 'key of another', 'Sam Lindqvist');
    const desk = open(service);
    desk.comeBack();
    desk.store.dispatch(requestsSeen(['1', '2']));
    service.books.pop();
    desk.comeBack();
    await submit(desk);
    expect(kindsOf(desk)).toEqual(['newerOrders']);
  });
});

describe('after a 403, a new request in the list is no proof of absence', () => {
  it.each<[string, (key: string) => string | null]>([
    ['its key is cut short', (key) => key.slice(0, 20)],
    ['its key is cut short with a mark', (key) => `${key.slice(0, 20)}…`],
    ['its key has a prefix', (key) => `urn:${key}`],
    ['its key is spelled as a GUID', (key) => `{${key.slice(0, 8)}-${key.slice(8)}}`.toUpperCase()],
    ['it has no key', () => null],
  ])('%s', async (_, spell) => {
    const service = refusingAfterwards(403);
    const items = service.items.bind(service);
    service.items = (...given) =>
      items(...given).map((item) => ({ ...item, clientRequestKey: spell(item.clientRequestKey ?? '') }));
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: false });
    await settle(310_000);
    expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed' }]);
  });

  it('it has only one of two systems, and no key', async () => {
    const service = refusingAfterwards(403, { accepts: ['du'], echoesKeys: false });
    const desk = await submit(withBoth(open(service)));
    expect(submissionOf(desk).status).toBe('unconfirmed');
    await settle(310_000);
    expect(submissionOf(desk).status).toBe('unconfirmed');
  });
});

describe('an answer that is not the whole order', () => {
  it.each<[string, OrderService['distort']]>([
    ['leaves LPA out', ({ requests, ...answer }) => ({ ...answer, requests: requests.slice(0, 1) })],
    [
      'names DU twice',
      ({ requests, ...answer }) => ({ ...answer, requests: requests.map((each) => ({ ...each, system: 'du' })) }),
    ],
  ])('and %s is looked up: the books have both', async (_, distort) => {
    const service = orderService({ distort });
    const desk = await submit(withBoth(open(service)));
    await settle(6_000);
    expect(desk.went).toEqual(['/7100101/selection']);
    expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['1', '2'] }]);
  });
});

it('a service that the search did not find is asked about, and found when it is listed', async () => {
  const service = orderService({ behavior: 'losesAnswer' });
  const items = service.items.bind(service);
  const isLate = { now: true };
  service.items = (...given) => items(...given).filter(({ system }) => system === 'du' || !isLate.now);
  const desk = await submit(withBoth(open(service)));
  await settle(115_000);
  expect(submissionOf(desk).status).toBe('checking');
  await settle(10_000);
  expect(submissionOf(desk)).toMatchObject({ status: 'partial', requestIds: ['1'], missing: ['lp'] });
  expect(selectDraft(desk.store.getState()).services.lp).toMatchObject({ type: 'request_new' });
  desk.wantNewReport();
  service.behavior = 'answers';
  await submit(desk);
  expect(kindsOf(desk)).toContain('unconfirmed');
  expect(service.sent).toHaveLength(1);
  desk.close();
});

it('what is listed late completes the words of a part', async () => {
  const service = orderService({ behavior: 'losesAnswer' });
  const items = service.items.bind(service);
  const isLate = { now: true };
  service.items = (...given) => items(...given).filter(({ system }) => system === 'du' || !isLate.now);
  const desk = await submit(withBoth(open(service)));
  await settle(125_000);
  isLate.now = false;
  desk.comeBack();
  await settle();
  expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1', '2'], isCertain: true });
  expect(selectDraft(desk.store.getState()).services).toEqual({});
});

it('a 400 that names a field of LPA may come after DU was placed: the next order asks', async () => {
  const service = orderService({ behavior: 'refusesAfterPart', listsAfter: 20_000 });
  const desk = await submit(withBoth(open(service)));
  expect(submissionOf(desk)).toMatchObject({ status: 'invalid', doubt: { checkedAt: Date.now() - 50 } });
  service.behavior = 'answers';
  desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'not_applicable' } }));
  await submit(desk);
  expect(kindsOf(desk)).toEqual(['unconfirmed']);
  await settle(30_000);
  desk.comeBack();
  await settle();
  expect(service.sent).toHaveLength(1);
});

it('a 400 that names a field of the whole order is a refusal at once', async () => {
  const service = orderService({ behavior: 'refusesField' });
  const desk = await submit(withBoth(open(service)));
  expect(submissionOf(desk)).toMatchObject({ status: 'invalid', serviceIssues: [{ message: 'It is not valid.' }] });
  expect(journalOf(service)).toEqual([]);
  service.behavior = 'answers';
  await submit(desk);
  expect(service.placed).toHaveLength(1);
});

it('an order is equal whatever the sequence of the borrowers', async () => {
  const borrowers = [borrower(1), borrower(2)];
  const service = orderService({ borrowers });
  const desk = open(service);
  const choose = (): void => {
    desk.wantNewReport();
    desk.store.dispatch(borrowersEdited({ keys: [borrowerKey(borrower(2))], edit: { type: 'REQUEST_NEW' } }));
  };
  desk.store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer: borrowers }));
  choose();
  await submit(desk);
  desk.comeBack();
  desk.store.dispatch(requestsSeen(['1']));
  desk.store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer: borrowers.toReversed() }));
  choose();
  await settle(60_000);
  await submit(desk);
  expect(kindsOf(desk)).toEqual(['repeated']);
  expect(service.sent).toHaveLength(1);
});

describe('what makes an order lawful', () => {
  const law = (service: OrderService) => [
    readAnswered({ name: 'acknowledgement', answer: service.acknowledgement, ...NOW() }),
    readAnswered({ name: 'borrowers', key: 'aus', answer: service.borrowers, ...NOW() }),
  ];

  it('is read again when it is older than ten minutes: a withdrawn authorization orders nothing', async () => {
    const service = orderService();
    const desk = open(service);
    law(service).forEach(desk.store.dispatch);
    service.acknowledgement = { ...service.acknowledgement, isBorrowerAcknowledgementForCreditPullObtained: false };
    await settle(8 * 3_600_000);
    await submit(desk);
    expect(service.sent).toHaveLength(0);
    expect(selectProblem(desk.store.getState())).toContain('authorization has changed');
  });

  it.each([
    { minutes: 9, reads: 0 },
    { minutes: 11, reads: 1 },
  ])('is read $reads times after $minutes minutes, without a question', async ({ minutes, reads }) => {
    const service = orderService();
    const desk = open(service);
    law(service).forEach(desk.store.dispatch);
    let read = 0;
    const status = service.readAcknowledgement.bind(service);
    service.readAcknowledgement = () => {
      read += 1;
      return status();
    };
    await settle(minutes * 60_000);
    await submit(desk);
    expect(service.placed).toHaveLength(1);
    expect(read).toBe(reads);
  });
});

describe('an order that the lender has twice', () => {
  const openHearing = (service: OrderService) => {
    const toasts: string[] = [];
    const notify: LoanDeps['notify'] = ({ text }) => void toasts.push(text);
    return { desk: withBoth(open(service, undefined, { notify })), toasts };
  };

  it.each([true, false])('after it was accepted is named with all its requests (with keys: %s)', async (echoesKeys) => {
    const service = orderService({ isDoubled: true, deduplicates: false, echoesKeys });
    service.answerOf = function answerOfSecond() {
      const requests = service.books.slice(-2).map(({ requestId, option }) => ({ requestId, system: option ?? null }));
      return { requests, groupId: null, isWhole: true };
    };
    const { desk, toasts } = openHearing(service);
    await submit(desk);
    desk.comeBack();
    expect(toasts.at(-1)).toMatch(/^The lender has this order twice: requests [\d, and]+\. Tell your lender/);
    expect(toasts.at(-1)?.match(/\d+/g)?.toSorted()).toEqual(['1', '2', '3', '4']);
    expect(submissionOf(desk)).toMatchObject({ status: 'found', isTwice: true });
    desk.comeBack();
    expect(toasts.filter((text) => text.includes('twice'))).toHaveLength(1);
  });

  it('without keys, is perhaps twice, and the words stay when the user recognizes it', async () => {
    const service = orderService({
      ...{ isDoubled: true, deduplicates: false, behavior: 'losesAnswer', echoesKeys: false },
    });
    const { desk, toasts } = openHearing(service);
    await submit(desk);
    await settle(6_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'found', isCertain: false, isTwice: true });
    desk.store.dispatch(orderRecognized());
    await settle(6_000);
    expect(toasts.at(-1)).toContain('twice: requests');
    expect(toasts.at(-1)?.match(/\d+/g)?.toSorted()).toEqual(['1', '2', '3', '4']);
  });

  it('after its answer was lost is named with all its requests', async () => {
    const service = orderService({ isDoubled: true, deduplicates: false, behavior: 'losesAnswer' });
    const { desk, toasts } = openHearing(service);
    await submit(desk);
    await settle(6_000);
    expect(toasts.at(-1)).toContain('twice: requests');
    expect(toasts.at(-1)?.match(/\d+/g)?.toSorted()).toEqual(['1', '2', '3', '4']);
  });
});

it('a change after the doubt arose outlives its end', async () => {
  const service = orderService({ behavior: 'goesDown', accepts: ['du'] });
  const desk = await submit(withBoth(open(service)));
  await settle(125_000);
  const edit = { type: 'import_existing', identifier: '1004001138' } as const;
  desk.store.dispatch(serviceEdited({ option: 'du', edit }));
  service.isHistoryDown = false;
  desk.store.dispatch(orderCheckPressed());
  await settle(125_000);
  expect(submissionOf(desk)).toMatchObject({ status: 'partial', missing: ['lp'] });
  expect(selectDraft(desk.store.getState()).services).toMatchObject({ du: edit, lp: { type: 'request_new' } });
});

describe('a look-up', () => {
  it('of several lost orders goes on for two minutes if one of them is new', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    await settle(125_000);
    Object.assign(service, { behavior: 'losesAnswer', listsAfter: 30_000 });
    desk.store.dispatch(serviceEdited({ option: 'du', edit: { type: 'import_existing', identifier: '1004001138' } }));
    await submit(desk);
    await confirm(desk);
    await settle(125_000);
    expect(desk.went).toEqual(['/7100101/selection']);
  });

  it('does not search again for minutes what was refused when it was repeated', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    await settle(125_000);
    service.behavior = 'refusesField';
    await submit(desk);
    await confirm(desk);
    expect(submissionOf(desk).status).toBe('invalid');
    expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed' }]);
    desk.close();
    const reloaded = open(service, desk.memory);
    await settle(1_000);
    expect(submissionOf(reloaded).status).toBe('unconfirmed');
  });

  it('starts after the passwords are gone', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const desk = open(service);
    desk.vault.keep('BRIGHT138', 'stored');
    desk.vault.keep(TYPED_ACCOUNT, 'typed');
    await submit(desk);
    expect(submissionOf(desk).status).toBe('checking');
    expect([desk.vault.of('BRIGHT138'), desk.vault.of(TYPED_ACCOUNT)]).toEqual([undefined, undefined]);
  });
});

it('a press during a look in the background is not lost', async () => {
  const service = refusingAfterwards(403, { listsAfter: 20_000, latency: 500 });
  const desk = await submit(open(service));
  await settle(30_000);
  desk.comeBack();
  await settle(100);
  await submit(desk);
  await settle(2_000);
  expect(kindsOf(desk)).toContain('unconfirmed');
  expect(service.sent).toHaveLength(1);
});
