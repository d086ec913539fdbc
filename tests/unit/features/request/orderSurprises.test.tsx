import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { LoanId } from '@/config/loanId';
import {
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  orderRecognized,
} from '@/features/request/protocol/submissionSlice';
import { noteRequestsSeen } from '@/features/request/sagas/requestsSeenSaga';
import { ProblemNotice, SubmissionNotices } from '@/features/request/screen/SubmissionNotices';
import { selectDraft, serviceEdited } from '@/features/request/state/orderDraftSlice';
import { requestOpened, requestsSeen } from '@/features/request/state/requestScreenSlice';
import { FailedCall } from '@/lib/failure';
import { readAnswered } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import {
  confirm,
  desksForTests,
  type OrderDesk,
  settle,
  submissionOf,
  submit,
  kindsOf,
  linesOf,
} from '@tests/support/orderDesk';
import { journalOf, LOAN_ID, orderService, type OrderService } from '@tests/support/orderService';

const open = desksForTests();
const MINUTE = 60_000;

const show = ({ store }: OrderDesk) =>
  render(
    <Provider store={store}>
      <ProblemNotice />
      <SubmissionNotices />
    </Provider>,
  );

function hearing(service: OrderService) {
  const toasts: string[] = [];
  return { desk: open(service, undefined, { notify: ({ text }) => void toasts.push(text) }), toasts };
}

/** A colleague's request is listed, and the user has seen it. */
function openBesideColleague(service: OrderService) {
  service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
  const opened = hearing(service);
  opened.desk.comeBack();
  opened.desk.store.dispatch(requestsSeen(['1']));
  return opened;
}

/** Opens the screen again: what the user has seen until then is noted from the next read. */
function openRequest({ now }: OrderService, { store, lasting }: OrderDesk): void {
  store.dispatch(requestOpened(Date.now()));
  store.run(noteRequestsSeen, { lasting, loanId: LOAN_ID, now: Date.now, serverClock: { now } } as LoanDeps);
}

const order = ({ store }: OrderDesk, ...options: ('du' | 'lp')[]): void =>
  (['du', 'lp'] as const).forEach((option) => {
    const type = options.includes(option) ? 'request_new' : 'not_applicable';
    store.dispatch(serviceEdited({ option, edit: { type } }));
  });

describe('a 400 about LPA alone, after DU was placed', () => {
  it.each([
    { field: '/ausRequests/1/transactionType' },
    { field: 'ausRequests[2].transactionType' },
    { field: 'transactionType' },
    { key: 'please remove borrowers' },
  ])('leaves DU in doubt: %j', async (names) => {
    const service = orderService({ listsAfter: 20_000 });
    const place = service.place.bind(service);
    service.place = async (...given) => {
      if (service.sent.length > 0) return place(...given);
      service.sent.push(given[0]);
      service.accept(given[0], ['du']);
      const reason = { key: null, field: null, borrowerKey: null, message: 'Not for LPA.', ...names };
      throw new FailedCall({ kind: 'http', call: 'placeOrder', status: 400, reasons: [reason] });
    };
    const desk = open(service);
    order(desk, 'du', 'lp');
    await submit(desk);
    order(desk, 'du');
    await submit(desk);
    expect(service.placed).toHaveLength(1);
    expect(kindsOf(desk)).toEqual(['unconfirmed']);
  });
});

describe('dates of a list without keys', () => {
  it.each<[string, (date: string) => string]>([
    ['only the day', (date) => `${date.slice(0, 10)}T00:00:00Z`],
    ['local time marked as UTC', (date) => new Date(Date.parse(date) - 5 * 60 * MINUTE).toISOString()],
  ])('%s: a new row is not older than the order', async (_, spell) => {
    const service = orderService({ behavior: 'forbidsAfterwards', echoesKeys: false });
    const items = service.items.bind(service);
    service.items = (...given) =>
      items(...given).map((item) => ({ ...item, requestDate: spell(item.requestDate ?? '') }));
    const { desk } = openBesideColleague(service);
    await submit(desk);
    await settle(310_000);
    expect.soft(submissionOf(desk).status).not.toBe('failed');
    // The user opens Request again, and orders the same.
    desk.comeBack();
    desk.store.dispatch(requestsSeen(['1', '2']));
    service.behavior = 'answers';
    await submit(desk);
    expect(service.placed).toHaveLength(1);
  });
});

it('rows that only an order has read count as seen', async () => {
  const service = orderService({ behavior: 'forbidsAfterwards', listsAfter: 20_000 });
  service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
  await settle(30_000);
  const desk = open(service);
  desk.comeBack();
  desk.store.dispatch(requestsSeen(['1']));
  await submit(desk);
  expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', refusal: { status: 403 } });
  await settle(MINUTE);
  order(desk, 'lp');
  await submit(desk);
  // The books of this press have the lost order, with its key.
  expect(linesOf(desk)).toContain('Request 2 by Rita Ibarra was placed after this screen was opened.');
  desk.store.dispatch(orderDeclined());
  // From now on, the list comes from a copy that is ten minutes old.
  service.items = (
    (items) => () =>
      items().filter(({ requestId }) => requestId === '1')
  )(service.items.bind(service));
  await settle(250_000);
  expect(journalOf(service)).toMatchObject([{ state: 'placed' }]);
  order(desk, 'du');
  service.behavior = 'answers';
  await submit(desk);
  expect(service.placed).toHaveLength(1);
});

describe('a server of the lender whose clock is ahead', () => {
  const ahead = ({ now }: OrderService, ms: number) => ({
    serverClock: { now: () => now() + ms, note: () => undefined },
  });

  it('ends no doubt about a refused order in a tab that is reloaded', async () => {
    const service = orderService({ behavior: 'forbidsAfterwards', listsAfter: 30_000 });
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    await settle(40_000);
    const desk = open(service);
    desk.comeBack();
    desk.store.dispatch(requestsSeen(['1']));
    await submit(desk);
    desk.close();
    const reloaded = open(service, desk.memory, ahead(service, 11 * MINUTE));
    reloaded.comeBack();
    reloaded.store.dispatch(requestsSeen(['1']));
    await settle();
    service.behavior = 'answers';
    await submit(reloaded);
    expect(service.placed).toHaveLength(1);
  });

  it('hides no equal order of this minute in a tab that is opened next', async () => {
    const service = orderService();
    const first = await submit(open(service));
    first.comeBack();
    const next = open(service, undefined, ahead(service, 6 * MINUTE));
    next.comeBack();
    next.store.dispatch(requestsSeen(['1']));
    await submit(next);
    expect(kindsOf(next)).toEqual(['repeated']);
    expect(service.placed).toHaveLength(1);
  });

  it('makes another tab forget nothing that the sender has measured', async () => {
    const service = orderService();
    const first = await submit(open(service));
    first.comeBack();
    open(service, undefined, ahead(service, 6 * MINUTE)).comeBack();
    await settle();
    first.store.dispatch(requestsSeen(['1']));
    first.wantNewReport();
    await submit(first);
    expect(kindsOf(first)).toEqual(['repeated']);
    expect(service.placed).toHaveLength(1);
  });
});

it('an order that repeats an old one is of this minute in other tabs, too', async () => {
  const service = orderService({ behavior: 'isOutOfReach' });
  const { desk } = openBesideColleague(service);
  await submit(desk);
  await settle(20 * MINUTE);
  service.behavior = 'answers';
  await submit(desk);
  await confirm(desk);
  await settle(1_000);
  expect(service.placed).toHaveLength(1);
  const other = open(service);
  for (let read = 0; read < 3; read += 1) {
    other.comeBack();
    await settle(1_000);
  }
  desk.store.dispatch(requestsSeen(['1', '2']));
  desk.wantNewReport();
  await submit(desk);
  expect(kindsOf(desk)).toContain('repeated');
  expect(service.placed).toHaveLength(1);
});

it('a recognized part keeps the services that the list may lack', async () => {
  const service = orderService({ behavior: 'losesAnswer' });
  let isListed = (_id: string): boolean => true;
  const [items, place] = [service.items.bind(service), service.place.bind(service)];
  service.items = (...given) => items(...given).filter(({ requestId }) => isListed(requestId));
  service.place = (...given) => {
    // The list is cut short: it lacks the colleague's request, and LPA.
    isListed = (id) => id === '2';
    return place(...given);
  };
  const { desk } = openBesideColleague(service);
  order(desk, 'du', 'lp');
  await submit(desk);
  await settle(125_000);
  expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['2'], isCertain: false });
  desk.store.dispatch(orderRecognized());
  await settle();
  expect.soft(selectDraft(desk.store.getState()).services.lp).toMatchObject({ type: 'request_new' });
  expect.soft(journalOf(service)).toMatchObject([{ state: 'placed', missing: ['lp'] }]);
  // Now only LPA is late.
  isListed = (id) => id !== '3';
  desk.comeBack();
  desk.store.dispatch(requestsSeen(['1', '2']));
  desk.wantNewReport();
  order(desk, 'lp');
  service.behavior = 'answers';
  await submit(desk);
  expect(kindsOf(desk)).toContain('unconfirmed');
  expect(service.placed).toHaveLength(1);
});

describe('words about an order that turned out otherwise', () => {
  it('never say that nothing was ordered, after another window has found the order', async () => {
    const service = orderService({ behavior: 'badAfterwards', listsAfter: 20_000 });
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toMatchObject({ status: 'invalid', doubt: { checkedAt: expect.any(Number) as number } });
    await settle(30_000);
    const other = open(service);
    await settle();
    expect(submissionOf(other)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
    desk.comeBack();
    await settle();
    show(desk);
    expect(screen.queryByText(/^Nothing was ordered/)).toBeNull();
  });

  it('do not call an order probable that the list has disproved', async () => {
    const service = orderService({ behavior: 'forbids', echoesKeys: false });
    const place = service.place.bind(service);
    service.place = (...given) => {
      service.book(['du'], 'key of another colleague', 'Sam Lindqvist');
      return place(...given);
    };
    const { desk } = openBesideColleague(service);
    await submit(desk);
    expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['2'], isCertain: false });
    // The list shows now whose key it is.
    service.echoesKeys = true;
    await settle(310_000);
    expect(journalOf(service)).toEqual([]);
    show(desk);
    expect(screen.queryByText('Your order probably went through.')).toBeNull();
  });
});

it('a window that shows another loan brings back no order that is settled', async () => {
  const service = orderService({ behavior: 'goesDown', repeatStatus: 200 });
  const first = await submit(open(service));
  await settle(125_000);
  first.openLoan('7100102' as LoanId);
  Object.assign(service, { isHistoryDown: false, behavior: 'answers' });
  const { desk, toasts } = hearing(service);
  await settle();
  expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
  desk.comeBack();
  await settle(60 * MINUTE);
  desk.comeBack();
  expect(journalOf(service)).toEqual([]);
  // The first window polls its loan.
  first.comeBack();
  expect.soft(journalOf(service)).toEqual([]);
  desk.store.dispatch(requestsSeen(['1']));
  desk.wantNewReport();
  await submit(desk);
  expect.soft(linesOf(desk)).toEqual([]);
  await confirm(desk);
  await settle(1_000);
  expect.soft(toasts).not.toContain('Order sent: DU, request 1.');
  expect(service.placed).toHaveLength(2);
});

describe('news of another window', () => {
  it('says nothing of requests of an order that was refused', async () => {
    const service = orderService({ behavior: 'forbids' });
    const { desk } = openBesideColleague(service);
    await submit(desk);
    const other = hearing(service);
    other.desk.comeBack();
    await settle(4 * MINUTE);
    service.behavior = 'answers';
    order(desk, 'lp');
    await submit(desk);
    await confirm(desk);
    await settle(1_000);
    desk.comeBack();
    other.desk.comeBack();
    await settle(70_000);
    expect(submissionOf(other.desk).status).toBe('unconfirmed');
    desk.store.dispatch(orderCheckPressed());
    await settle();
    // The first order is refused; only the one for LPA is placed.
    expect(service.books.map(({ option }) => option)).toEqual(['du', 'lp']);
    expect(other.toasts).not.toContain('Another window has settled the earlier order. History shows its requests.');
  });
});

describe('an order that is listed with its key, under another id than was answered', () => {
  const withOtherId = () =>
    orderService({ distort: (answer) => ({ ...answer, requests: [{ requestId: '901', system: 'du' }] }) });

  it('is not called unlisted', async () => {
    const { desk } = openBesideColleague(withOtherId());
    await submit(desk);
    desk.lookForAMinute();
    desk.store.dispatch(requestsSeen(['1', '2']));
    order(desk, 'lp');
    desk.wantNewReport();
    await submit(desk);
    expect(linesOf(desk)).not.toContain(
      "The service accepted it as request 901, but the loan's requests don't show it.",
    );
  });

  it('does not keep every later refusal in doubt', async () => {
    const service = withOtherId();
    const { desk } = openBesideColleague(service);
    await submit(desk);
    desk.lookForAMinute();
    await settle(6 * MINUTE);
    desk.comeBack();
    expect(journalOf(service)).toEqual([]);
    desk.store.dispatch(requestsSeen(['1', '2']));
    desk.wantNewReport();
    service.behavior = 'forbids';
    order(desk, 'lp');
    await submit(desk);
    desk.store.dispatch(orderConfirmed());
    await settle(60 * MINUTE);
    expect(submissionOf(desk).status).toBe('failed');
  });
});

describe('what a question says of the loan’s requests', () => {
  it('is not that an old request is new, after a list that was empty once', async () => {
    const service = orderService();
    service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    const desk = open(service);
    desk.comeBack();
    await settle(60 * MINUTE);
    openRequest(service, desk);
    desk.store.dispatch(readAnswered({ name: 'historySection', answer: [], tick: performance.now() }));
    await submit(desk);
    expect(linesOf(desk)).not.toContain('Request 1 by Sam Lindqvist was placed after this screen was opened.');
  });
});
