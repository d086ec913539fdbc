import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { SubmissionNotices } from '@/features/request/screen/SubmissionNotices';
import { draftEdited, selectDraft } from '@/features/request/state/orderDraftSlice';
import { requestsSeen, selectProblem } from '@/features/request/state/requestScreenSlice';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { confirm, desksForTests, settle, submissionOf, submit, type OrderDesk } from '@tests/support/orderDesk';
import { journalOf, type OrderService, orderService } from '@tests/support/orderService';

const open = desksForTests();

/** Sends an order that never arrives, and gives up looking for it. */
async function loseOrder(desk: OrderDesk): Promise<void> {
  await submit(desk);
  await settle(125_000);
  expect(submissionOf(desk).status).toBe('unconfirmed');
}

describe('a refusal after the work was done', () => {
  it.each(['forbidsAfterwards', 'rejectsAfterwards', 'missesAfterwards'] as const)(
    'is no refusal: the books have the order (%s)',
    async (behavior) => {
      const service = orderService({ behavior });
      const desk = await submit(open(service));
      expect(service.placed).toHaveLength(1);
      expect(desk.went).toEqual(['/7100101/selection']);
      expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['1'] }]);
    },
  );

  it('leaves it to the user where the books do not name the key', async () => {
    const service = orderService({ behavior: 'forbidsAfterwards', echoesKeys: false });
    const desk = await submit(open(service));
    expect(submissionOf(desk)).toEqual({ status: 'found', requestIds: ['1'], isCertain: false });
  });

  it('is not called one while the books cannot be read, but looked up on return', async () => {
    const service = orderService({ behavior: 'forbidsAfterwards' });
    const desk = open(service);
    service.isHistoryDown = true;
    await submit(desk);
    await confirm(desk);
    expect(submissionOf(desk).status).toBe('unconfirmed');
    desk.close();
    service.isHistoryDown = false;
    const reloaded = open(service, desk.memory);
    await settle();
    expect(submissionOf(reloaded)).toEqual({ status: 'found', requestIds: ['1'], isCertain: true });
  });
});

it.each([
  { behavior: 'forbids', refusal: { status: 403 } },
  { behavior: 'rejects', refusal: { status: 422 } },
] as const)('a refusal ($behavior) is a doubt for five minutes, then a refusal', async ({ behavior, refusal }) => {
  const service = orderService({ behavior });
  service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
  const opened = open(service);
  opened.comeBack();
  opened.store.dispatch(requestsSeen(['1']));
  const desk = await submit(opened);
  expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', refusal, checkedAt: Date.now() - 50 });
  expect(journalOf(service)).toMatchObject([{ state: 'unconfirmed', refusal }]);
  await settle(299_000);
  expect(submissionOf(desk).status).toBe('unconfirmed');
  await settle(4_000);
  expect(submissionOf(desk)).toMatchObject({ status: 'failed', failure: refusal, hasLost: false });
  expect(journalOf(service)).toEqual([]);
});

describe('a refusal whose order is listed later than five minutes', () => {
  it('is taken back by the list', async () => {
    const service = orderService({ behavior: 'forbidsAfterwards', listsAfter: 400_000 });
    const desk = await refusedFor5Minutes(service);
    expect(submissionOf(desk)).toMatchObject({ status: 'failed', failure: { status: 403 } });
    await settle(120_000);
    desk.comeBack();
    await settle();
    expect(submissionOf(desk)).toMatchObject({ status: 'found', requestIds: ['2'], isCertain: true });
    expect(journalOf(service)).toMatchObject([{ state: 'placed', requestIds: ['2'] }]);
  });

  it('is taken back for a part of it, too: a 400 that names a field of the whole order', async () => {
    const service = orderService({ behavior: 'refusesField' });
    const desk = await refusedFor5Minutes(service);
    expect(submissionOf(desk)).toMatchObject({ status: 'invalid' });
    service.book(['du'], String(service.sent[0]?.clientRequestKey), 'Rita Ibarra');
    desk.comeBack();
    await settle();
    expect(submissionOf(desk)).toMatchObject({ status: 'found', requestIds: ['2'], isCertain: true });
  });

  it.each([
    { change: {}, words: /^$/ },
    { change: { note: 'Typed afterwards' }, words: /^Nothing was ordered\. The order that / },
  ])('is taken back by the books of the next press, which orders nothing: $change', async ({ change, words }) => {
    const service = orderService({ behavior: 'forbidsAfterwards', listsAfter: 400_000 });
    const desk = await refusedFor5Minutes(service);
    await settle(120_000);
    service.behavior = 'answers';
    desk.store.dispatch(draftEdited(change));
    await submit(desk);
    expect(service.sent).toHaveLength(1);
    expect(submissionOf(desk)).toMatchObject({ status: 'found', requestIds: ['2'], isCertain: true });
    expect(selectProblem(desk.store.getState()) ?? '').toMatch(words);
    expect(selectDraft(desk.store.getState())).toMatchObject(change);
  });

  it('stays one while the list has only the order of a colleague', async () => {
    const service = orderService({ behavior: 'forbids' });
    const desk = await refusedFor5Minutes(service);
    service.book(['du'], 'key of another', 'Sam Lindqvist');
    desk.comeBack();
    await settle();
    expect(submissionOf(desk)).toMatchObject({ status: 'failed', failure: { status: 403 } });
    expect(journalOf(service)).toEqual([]);
  });

  async function refusedFor5Minutes(service: OrderService): Promise<OrderDesk> {
    const row = service.book(['du'], 'key of a colleague', 'Sam Lindqvist');
    row.forEach((booked) => (booked.at -= 3_600_000));
    const opened = open(service);
    opened.comeBack();
    opened.store.dispatch(requestsSeen(['1']));
    const desk = await submit(opened);
    await settle(303_000);
    return desk;
  }
});

it('a list that stays empty never proves that a refused order was not placed', async () => {
  const service = orderService({ behavior: 'forbidsAfterwards', areBooksEmpty: true });
  const desk = await submit(open(service));
  await settle(700_000);
  expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', refusal: { status: 403 } });
  await submit(desk);
  expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
  expect(service.sent).toHaveLength(1);
});

describe('a key that the service has seen', () => {
  // @spec OWN-20
  it.each([409, 422])('means that it has the order, whatever the note says now (%s)', async (repeatStatus) => {
    const service = orderService({ behavior: 'goesDown', repeatStatus });
    const desk = await submit(open(service));
    await settle(125_000);
    service.isHistoryDown = false;
    desk.store.dispatch(draftEdited({ note: 'Typed afterwards' }));
    await submit(desk);
    await confirm(desk);
    await confirm(desk);
    expect(service.sent).toHaveLength(2);
    expect(service.placed).toHaveLength(1);
    expect(desk.went).toEqual(['/7100101/selection']);
  });

  it.each(['rejects', 'collides'] as const)('is not repeated for ever (%s)', async (behavior) => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = open(service);
    await loseOrder(desk);
    service.behavior = behavior;
    desk.store.dispatch(draftEdited({ note: 'Typed afterwards' }));
    await submit(desk);
    await confirm(desk);
    await settle(125_000);
    expect(submissionOf(desk)).toMatchObject({ status: 'unconfirmed', isKeySpent: true });
    expect(selectDraft(desk.store.getState()).note).toBe('Typed afterwards');
    service.behavior = 'answers';
    await submit(desk);
    expect(submissionOf(desk)).toMatchObject({ status: 'confirming', concerns: [{ kind: 'unconfirmed' }] });
    await confirm(desk);
    expect(desk.went).toEqual(['/7100101/selection']);
    const keys = service.sent.map(({ clientRequestKey }) => clientRequestKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('and refuses for ever ends in words and a way on, without a reload', async () => {
    const service = orderService({ behavior: 'isOutOfReach' });
    const desk = open(service);
    render(
      <Provider store={desk.store}>
        <SubmissionNotices />
      </Provider>,
    );
    await act(() => loseOrder(desk));
    service.behavior = 'rejects';
    const spent = /^It was sent at .* it is sent as a new order, after a question\.$/;
    for (const words of [spent, /^It was refused with status 422; the loan's list, checked .* Look again/, spent]) {
      await act(async () => {
        await submit(desk);
        await confirm(desk);
        await settle(125_000);
      });
      expect(screen.getByText(words)).toBeVisible();
      expect(selectOrderBlock(desk.store.getState())).toBeNull();
    }
    expect(new Set(service.sent.map(({ clientRequestKey }) => clientRequestKey)).size).toBe(service.sent.length - 2);
    expect(service.placed).toEqual([]);
  });
});
