import { afterEach, describe, expect, it, vi } from 'vitest';
import { isEmptyDraft } from '@/features/request/rules/orderDraft';
import { borrowerKey } from '@/features/request/rules/borrower';
import {
  borrowersEdited,
  passwordReplaced,
  selectDraft,
  selectReplacesPassword,
  serviceEdited,
} from '@/features/request/state/orderDraftSlice';
import { orderCheckPressed, orderDeclined, submitPressed } from '@/features/request/protocol/submissionSlice';
import { noTelemetry } from '@tests/support/noTelemetry';
import { TYPED_ACCOUNT } from '@/features/request/protocol/credentialVault';
import { readAnswered } from '@/reads/readState';
import { toastQueue } from '@/ui/notify';
import { historyItem } from '@tests/fixtures/historyItem';
import { borrower } from '@tests/fixtures/order';
import { confirm, desksForTests, goTo, settle, submissionOf, submit } from '@tests/support/orderDesk';
import { journalOf, orderService } from '@tests/support/orderService';

const open = desksForTests();
afterEach(() => toastQueue.clear());

describe('sending an order', () => {
  // @spec REQ-50
  it('sends it once, empties the draft and opens Selection', async () => {
    const service = orderService();
    const desk = await submit(open(service));
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual(['/7100101/selection']);
    expect(isEmptyDraft(selectDraft(desk.store.getState()))).toBe(true);
    expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['1'] }]);
    desk.comeBack();
    expect(journalOf(service)).toMatchObject([{ isListed: true }]);
  });

  it('is logged from the press to the response, without personal data', async () => {
    const service = orderService({ behavior: 'losesAnswer' });
    const desk = await submit(open(service));
    await settle(6_000);
    const attempt = service.sent[0]?.clientRequestKey;
    expect(desk.events).toEqual([
      ['order-sent', { attempt, mode: 'aus' }],
      ['order-answered', { attempt, outcome: 'unknown' }],
      ['order-resolved', { attempt, outcome: 'found' }],
    ]);
  });

  // @spec SES-43
  it('measures the response time, under a fixed name', async () => {
    const metrics: unknown[] = [];
    const telemetry = { ...noTelemetry, metric: (...metric: [string, number]) => void metrics.push(metric) };
    const service = orderService({ behavior: 'isSlow' });
    await submit(open(service, undefined, { telemetry }));
    await settle(3_000);
    expect(metrics).toEqual([['order-round-trip', 3_000]]);
  });

  it('does not measure a response over a sleep of the computer, or of a hidden tab', async () => {
    const metrics: unknown[] = [];
    const telemetry = { ...noTelemetry, metric: (...metric: [string, number]) => void metrics.push(metric) };
    const sendSlowly = async (happens: () => void): Promise<void> => {
      const desk = open(orderService({ behavior: 'isSlow' }), undefined, { telemetry });
      await submit(desk);
      happens();
      await settle(3_000);
      expect(desk.went).toEqual(['/7100101/selection']);
    };
    await sendSlowly(() => vi.setSystemTime(Date.now() + 8 * 3_600_000));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await sendSlowly(() => document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    expect(metrics).toEqual([]);
  });

  it('logs what was confirmed, and that it was refused', async () => {
    const service = orderService();
    const desk = await submit(open(service));
    desk.wantNewReport();
    service.behavior = 'refuses';
    await submit(desk);
    await confirm(desk);
    expect(desk.events.slice(2, 5).map(([name]) => name)).toEqual(['order-confirmed', 'order-sent', 'order-answered']);
    expect(desk.events[4]?.[1]).toMatchObject({ outcome: 'refused' });
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

  it("stays on the user's current screen", async () => {
    const service = orderService({ behavior: 'isSlow' });
    const desk = await submit(open(service));
    goTo(desk, 'history');
    await settle(5_000);
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual([]);
  });

  it('empties the vault after the order is sent', async () => {
    const desk = open(orderService());
    desk.vault.keep(TYPED_ACCOUNT, 'secret');
    await submit(desk);
    expect(desk.vault.of(TYPED_ACCOUNT)).toBeUndefined();
  });

  it('keeps all entries when the service refuses, and says why', async () => {
    const service = orderService({ behavior: 'refuses' });
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toMatchObject({ status: 'invalid', serviceIssues: [{ key: 'generic invalid field' }] });
    expect(isEmptyDraft(selectDraft(desk.store.getState()))).toBe(false);
    // It names no field, so it proves nothing.
    expect(submissionOf(desk)).toMatchObject({ doubt: { checkedAt: Date.now() - 50 } });
    expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed', refusal: { status: 400 } }]);
  });
});

describe('a lost response', () => {
  it.each(['losesAnswer', 'breaksAfterwards'] as const)(
    'finds the order (%s) and continues as usual',
    async (behavior) => {
      const service = orderService({ behavior });
      const desk = await submit(open(service));
      expect(service.sent).toHaveLength(1);
      expect(desk.went).toEqual(['/7100101/selection']);
    },
  );

  // @spec OWN-22
  it('looks for two minutes, sends nothing again, and then asks before another order', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = await submit(open(service));
    expect(submissionOf(desk).status).toBe('checking');
    await settle(125_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed' });
    expect(service.sent).toHaveLength(1);

    service.behavior = 'answers';
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
    desk.store.dispatch(orderDeclined());
    await settle();
    expect(service.sent).toHaveLength(1);

    await submit(desk);
    await confirm(desk);
    expect(service.placed).toHaveLength(1);
  });

  // @spec OWN-20
  it('gives the same order the same key, so that the service cannot place it twice', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const desk = await submit(open(service));
    await settle(125_000);
    service.isHistoryDown = false;
    await submit(desk);
    for (let asked = 0; asked < 2; asked += 1) {
      await confirm(desk);
    }
    expect(service.sent).toHaveLength(2);
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual(['/7100101/selection']);
    expect(toastQueue.visibleToasts.map(({ content }) => content.text)).toEqual([
      expect.stringContaining('was already placed'),
    ]);
  });

  it('looks for it again after a reload, before anything can be ordered', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const desk = await submit(open(service));
    desk.close();
    const reloaded = await submit(open(service, desk.memory));
    expect(submissionOf(reloaded).status).toBe('checking');
    service.isHistoryDown = false;
    await settle(5_000);
    expect(submissionOf(reloaded)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
    expect(service.sent).toHaveLength(1);
  });

  it('looks again on request', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const desk = await submit(open(service));
    await settle(125_000);
    service.isHistoryDown = false;
    desk.store.dispatch(orderCheckPressed());
    await settle();
    expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
  });
});

it("asks when the loan's requests fail to load just before sending", async () => {
  const service = orderService({ isHistoryDown: true });
  const desk = await submit(open(service));
  expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'newerOrders' }] });
  expect(service.sent).toHaveLength(0);
});

// @spec OWN-19
it('keeps asking for another password than the one on file for what the lender did not accept', async () => {
  const desk = open(orderService({ accepts: ['du'] }));
  desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
  desk.store.dispatch(passwordReplaced());
  await submit(desk);
  await settle(125_000);
  expect(submissionOf(desk).status).toBe('partial');
  expect(selectReplacesPassword(desk.store.getState())).toBe(true);
});

describe('two windows', () => {
  it('order one after the other, never both at once', async () => {
    const service = orderService({ behavior: 'isSlow' });
    const [first, second] = [open(service), open(service)];
    first.store.dispatch(submitPressed());
    await submit(second);
    expect(submissionOf(second).status).toBe('elsewhere');
    await settle(5_000);
    expect(submissionOf(second).status).toBe('editing');
    expect(service.sent).toHaveLength(1);
  });

  it('a notice of one outlives an order of the other', async () => {
    const service = orderService({ accepts: ['du'] });
    const first = open(service);
    first.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    await submit(first);
    await settle(125_000);
    const notice = submissionOf(first);
    expect(notice.status).toBe('partial');
    service.behavior = 'isSlow';
    const second = await submit(open(service));
    await confirm(second);
    expect(submissionOf(first).status).toBe('elsewhere');
    await settle(10_000);
    expect(submissionOf(first)).toEqual(notice);
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
    expect(submissionOf(second)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'repeated' }] });
    expect(service.placed).toHaveLength(1);
  });
});

it('asks before ordering while a request is processing', async () => {
  const service = orderService();
  const desk = open(service);
  desk.store.dispatch(readAnswered({ name: 'historySection', answer: [historyItem({ status: 'Processing' })] }));
  await submit(desk);
  expect(submissionOf(desk)).toMatchObject({
    status: 'confirming',
    concerns: [{ kind: 'running' }, { kind: 'newerOrders' }],
  });
});

it('treats leaving the screen as declining', async () => {
  const service = orderService();
  const desk = open(service);
  desk.store.dispatch(readAnswered({ name: 'historySection', answer: [historyItem({ status: 'Processing' })] }));
  await submit(desk);
  goTo(desk, 'history');
  await settle();
  expect(submissionOf(desk)).toEqual({ status: 'editing' });
  expect(service.sent).toHaveLength(0);
});
