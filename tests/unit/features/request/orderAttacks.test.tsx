import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { noteRequestsSeen } from '@/features/request/sagas/requestsSeenSaga';
import { SubmissionNotices } from '@/features/request/screen/SubmissionNotices';
import { draftEdited, serviceEdited } from '@/features/request/state/orderDraftSlice';
import { requestsSeen, selectSeenRequestIds } from '@/features/request/state/requestScreenSlice';
import { orderCheckPressed, orderConfirmed, submitPressed } from '@/features/request/protocol/submissionSlice';
import type { LoanDeps } from '@/sagaDeps';
import { readAnswered } from '@/reads/readState';
import { historyItem } from '@tests/fixtures/historyItem';
import { confirm, desksForTests, type OrderDesk, settle, submissionOf, submit } from '@tests/support/orderDesk';
import { journalOf, LOAN_ID, orderService, type OrderService } from '@tests/support/orderService';

const open = desksForTests();

function openAs(service: OrderService, mark: string) {
  const toasts: string[] = [];
  const auth = { signedInAt: () => null, personMark: () => mark } as unknown as LoanDeps['auth'];
  return { desk: open(service, undefined, { auth, notify: ({ text }) => void toasts.push(text) }), toasts };
}

const show = ({ store }: OrderDesk) =>
  render(
    <Provider store={store}>
      <SubmissionNotices />
    </Provider>,
  );

it('only the user whose order was refused is asked to rephrase it', async () => {
  const service = orderService({ behavior: 'forbids' });
  const sams = openAs(service, 'sam').desk;
  await submit(sams);
  const { unmount } = show(sams);
  screen.getByText(/may have refused words that you typed/);
  unmount();
  sams.close();
  const { desk } = openAs(service, 'rita');
  await settle();
  expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', owner: 'other', refusal: { status: 403 } });
  show(desk);
  screen.getByText(/^It was refused with status 403/);
  expect(screen.queryByText(/you typed/)).toBeNull();
});

describe('a part of an order', () => {
  it('of another user is said to be theirs after a reload', async () => {
    const service = orderService({ behavior: 'goesDown', accepts: ['du'] });
    const lost = openAs(service, 'sam').desk;
    lost.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    await submit(lost);
    lost.close();
    service.isHistoryDown = false;
    const { desk } = openAs(service, 'rita');
    await settle(125_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'partial', requestIds: ['1'], missing: ['lp'], owner: 'other' });
    show(desk);
    screen.getByText('The order of another user of this browser is listed only in part.');
  });

  it('that another user ordered first is said to be theirs, without this note', async () => {
    const service = orderService({ behavior: 'goesDown', accepts: ['du'], note: null });
    const lost = openAs(service, 'sam').desk;
    lost.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    await submit(lost);
    await settle(125_000);
    lost.close();
    const { desk } = openAs(service, 'rita');
    await settle(125_000);
    desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    desk.store.dispatch(draftEdited({ note: 'Income updated' }));
    await submit(desk);
    Object.assign(service, { behavior: 'answers', isHistoryDown: false });
    await confirm(desk);
    if (submissionOf(desk).status === 'confirming') await confirm(desk);
    await settle(125_000);
    show(desk);
    screen.getByText('Your order is listed only in part.');
    screen.getByText(
      /^The loan's list, checked [\d:]+ [AP]M, has request 1, but nothing for LPA\. If History does not show LPA, order it here\. It was placed by another user, Rita Ibarra\. Your note is not in it\. Changes to the agency account may not be part of it\.$/,
    );
  });
});

describe('a list that names the key of the order', () => {
  it('in requests that were there before proves nothing', async () => {
    const service = orderService({ behavior: 'losesAnswer' });
    service.book(['du'], 'earlier', 'Sam Lindqvist');
    const desk = open(service);
    desk.comeBack();
    desk.store.dispatch(requestsSeen(['1']));
    const items = service.items.bind(service);
    service.items = function itemsOfOneKey() {
      const key = service.sent[0]?.clientRequestKey ?? null;
      return items().map((item) => ({ ...item, clientRequestKey: key }));
    };
    await submit(desk);
    await settle(125_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'found', isCertain: false });
    expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed' }]);
  });
});

it('a look-up that another window made first ends in words', async () => {
  const service = orderService({ behavior: 'isOutOfReach' });
  const { openNews } = service.browser;
  const deaf = () => ({ ...openNews(), isOpen: false, publish: () => undefined, watch: () => () => undefined });
  Object.assign(service.browser, { openNews: deaf });
  const { desk, toasts } = openAs(service, 'rita');
  await submit(desk);
  await settle(125_000);
  const other = openAs(service, 'rita').desk;
  await settle();
  await submit(other);
  service.behavior = 'isSlow';
  other.store.dispatch(orderConfirmed());
  await settle(500);
  desk.store.dispatch(orderCheckPressed());
  await settle();
  expect(submissionOf(desk).status).toBe('elsewhere');
  await settle(5_000);
  expect(submissionOf(desk).status).toBe('editing');
  expect(toasts).toEqual(['Another window has settled the earlier order. History shows its requests.']);
});

it('what is new is new since the last minutes’ lost order was sent, also if the screen opened later', async () => {
  const service = orderService({ behavior: 'goesDown' });
  service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
  const desk = open(service);
  desk.comeBack();
  desk.store.dispatch(requestsSeen(['1']));
  await submit(desk);
  const later = open(service);
  const { now } = service;
  later.store.run(noteRequestsSeen, {
    ...{ lasting: later.lasting, loanId: LOAN_ID, now: Date.now, serverClock: { now } },
  } as LoanDeps);
  later.comeBack();
  expect(selectSeenRequestIds(later.store.getState())).toEqual(['1']);
});

it('an answer names no new request if an earlier list had it, although the latest has lost it', async () => {
  const requests = [{ requestId: '1', system: 'du' as const }];
  const service = orderService({ distort: (answer) => ({ ...answer, requests }) });
  service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
  const desk = open(service);
  desk.comeBack();
  desk.store.dispatch(requestsSeen(['1']));
  service.items = () => [];
  await submit(desk);
  await confirm(desk);
  expect(service.sent).toHaveLength(1);
  await settle(125_000);
  expect(submissionOf(desk).status).toBe('unconfirmed');
});

it('a refusal is said as one, although the list has another order that was lost', async () => {
  const service = orderService({ behavior: 'goesDown' });
  const desk = await submit(open(service));
  await settle(125_000);
  Object.assign(service, { behavior: 'forbids', isHistoryDown: false });
  desk.store.dispatch(serviceEdited({ option: 'du', edit: { type: 'import_existing', identifier: '1004001138' } }));
  await submit(desk);
  await confirm(desk);
  expect(service.sent).toHaveLength(2);
  expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', refusal: { status: 403 } });
  expect(journalOf(service)).toHaveLength(2);
});

it('a tab whose address has the same loan with leading zeros asks about a lost order, and repeats its key', async () => {
  const service = orderService({ behavior: 'isOutOfReach' });
  await submit(open(service));
  await settle(125_000);
  const other = open(service, undefined, { loanId: `00${LOAN_ID}` as LoanDeps['loanId'] });
  await settle();
  await submit(other);
  expect(submissionOf(other)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
  await confirm(other);
  expect(service.sent).toHaveLength(2);
  expect(new Set(service.sent.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(1);
});

describe("the computer's clock", () => {
  it.each(['2150-01-01T00:00:00Z', '1969-06-01T00:00:00Z'])('at %s hides no lost order', async (now) => {
    vi.setSystemTime(Date.parse(now));
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    await settle(125_000);
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
    await confirm(desk);
    expect(new Set(service.sent.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(1);
  });

  it('set a day ahead hides no equal order, also of a service that does not say its time', async () => {
    const service = orderService();
    const desk = await submit(open(service, undefined, { serverClock: { now: () => null, note: () => undefined } }));
    vi.setSystemTime(Date.now() + 86_400_000);
    desk.comeBack();
    desk.comeBack();
    desk.wantNewReport();
    desk.store.dispatch(requestsSeen(['1']));
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'repeated' }] });
    expect(service.sent).toHaveLength(1);
  });
});

describe('what cannot be loaded again after a question', () => {
  it.each(['privileges', 'header'] as const)('is asked about: %s', async (part) => {
    const service = orderService({ [part]: undefined });
    const desk = open(service);
    desk.store.dispatch(readAnswered({ name: 'historySection', answer: [historyItem({ status: 'Processing' })] }));
    await submit(desk);
    await confirm(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'undelivered' }] });
    expect(service.sent).toEqual([]);
    await confirm(desk);
    expect(service.sent).toHaveLength(1);
  });
});

describe('the record of sent orders', () => {
  it('that another tab empties is stored again at once, so that a third one asks', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    const stop = desk.lasting.storeWhatIsLost();
    await settle(125_000);
    service.browser.storage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    const other = open(service);
    await settle();
    await submit(other);
    expect(submissionOf(other)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
    stop();
  });

  it('is no settled one because another tab removed it', async () => {
    const service = orderService();
    const desk = await submit(open(service));
    const stop = desk.lasting.storeWhatIsLost();
    const name = `order:${LOAN_ID}:${service.sent[0]?.clientRequestKey}`;
    service.browser.storage.removeItem(name);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
    expect(service.browser.storage.getItem(name)).toBeNull();
    stop();
  });

  it('of a version to come is asked about in a press, and stays unless the order is placed', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const name = `order:${LOAN_ID}:0a1b`;
    service.browser.storage.setItem(name, JSON.stringify({ version: 2, key: '0a1b', state: 'queued' }));
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unreadable' }] });
    await confirm(desk);
    await settle(125_000);
    expect(service.browser.storage.getItem(name)).not.toBeNull();
  });

  it('is asked about in a window that hears nothing of the others', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const { openNews } = service.browser;
    Object.assign(service.browser, {
      openNews: () => ({ ...openNews(), isOpen: false, publish: () => undefined, watch: () => () => undefined }),
    });
    const [desk, other] = [open(service), open(service)];
    await submit(desk);
    await settle(125_000);
    await submit(other);
    expect(submissionOf(other)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
    expect(service.sent).toHaveLength(1);
  });
});

it('a history of 10,000 requests costs no noticeable time and no long sentence', async () => {
  const service = orderService({ behavior: 'losesAnswer', echoesKeys: false });
  for (let at = 0; at < 10_000; at += 1) service.book(['du'], `earlier ${at}`, 'Sam Lindqvist');
  const desk = open(service);
  desk.store.dispatch(submitPressed());
  await settle();
  const submission = submissionOf(desk);
  expect(submission.status).toBe('confirming');
  expect(JSON.stringify(submission).length).toBeLessThan(2_000);
  await confirm(desk);
  await settle(125_000);
  expect(submissionOf(desk)).toMatchObject({ status: 'found', requestIds: ['10001'], isCertain: false });
});
