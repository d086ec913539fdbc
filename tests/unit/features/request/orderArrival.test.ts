import { describe, expect, it, vi } from 'vitest';
import { noteDraftOfOrder } from '@/features/request/protocol/orderJournal';
import { isEmptyDraft } from '@/features/request/rules/orderDraft';
import { selectImportCreditStatus, selectOrderForm } from '@/features/request/state/orderSelectors';
import {
  draftDiscarded,
  modeChosen,
  passwordTyped,
  selectDraft,
  serviceEdited,
} from '@/features/request/state/orderDraftSlice';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { readAnswered } from '@/reads/readState';
import { historyItem } from '@tests/fixtures/historyItem';
import { borrower, reported, typeData } from '@tests/fixtures/order';
import { confirm, desksForTests, goTo, settle, submissionOf, submit, type OrderDesk } from '@tests/support/orderDesk';
import { journalOf, LOAN_ID, orderService } from '@tests/support/orderService';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const open = desksForTests();

function wantImport({ store }: OrderDesk): void {
  store.dispatch(readAnswered({ name: 'borrowers', key: 'credit', answer: [borrower(1)] }));
  store.dispatch(modeChosen('credit'));
}

const credit = (requestId: string, status: string, over: Partial<HistoryItem> = {}) =>
  historyItem({
    requestId,
    status,
    ausType: 'credit',
    system: 'credit_import_only',
    isError: status === 'Error',
    ...over,
  });

describe('a lost order that is found after a reload', () => {
  it('leaves no draft to send again, and nothing to look up', async () => {
    const service = orderService({ behavior: 'goesDown' });
    const desk = await submit(open(service));
    desk.close();
    const reloaded = open(service, desk.memory);
    orderDrafts(desk.memory).keep(LOAN_ID, selectDraft(reloaded.store.getState()));
    service.isHistoryDown = false;
    await settle(5_000);
    expect(submissionOf(reloaded).status).toBe('found');
    expect(isEmptyDraft(selectDraft(reloaded.store.getState()))).toBe(true);
    expect(orderDrafts(reloaded.memory).read(LOAN_ID)).toBeUndefined();
    reloaded.comeBack();
    expect(journalOf(service)).toMatchObject([{ isListed: true }]);
  });

  it('in part, while another screen is open, leaves the stored form of the rest', async () => {
    const service = orderService({ behavior: 'goesDown', accepts: ['du'] });
    const desk = open(service);
    desk.store.dispatch(serviceEdited({ option: 'lp', edit: { type: 'request_new' } }));
    await submit(desk);
    const sent = selectDraft(desk.store.getState());
    desk.close();
    const reloaded = open(service, desk.memory);
    reloaded.store.dispatch(draftDiscarded());
    goTo(reloaded, 'history');
    await settle(2_000);
    noteDraftOfOrder(desk.memory, LOAN_ID, journalOf(service)[0]?.key ?? '');
    orderDrafts(desk.memory).keep(LOAN_ID, sent, { savedAt: 1, isIncomplete: true, replacesPassword: false });
    service.isHistoryDown = false;
    await settle(125_000);
    expect(submissionOf(reloaded)).toMatchObject({ status: 'partial', missing: ['lp'] });
    expect(orderDrafts(desk.memory).read(LOAN_ID)).toMatchObject({
      draft: { services: { du: { type: 'not_applicable' }, lp: { type: 'request_new' } } },
      isIncomplete: true,
    });
  });
});

it('an order found in part leaves only the rest in a form of defaults, whose password was typed', async () => {
  const service = orderService({ behavior: 'losesAnswer', accepts: ['du'], borrowers: [reported(1)] });
  const desk = open(service);
  const { store } = desk;
  store.dispatch(readAnswered({ name: 'lpRequest', answer: typeData({ defaultType: 'request_new' }) }));
  store.dispatch(readAnswered({ name: 'duRequest', answer: typeData({ defaultType: 'request_new' }) }));
  store.dispatch(readAnswered({ name: 'borrowers', key: 'aus', answer: [reported(1)] }));
  store.dispatch(draftDiscarded());
  await settle(1_000);
  store.dispatch(passwordTyped(true));
  await settle(1_000);
  await submit(desk);
  if (submissionOf(desk).status === 'confirming') await confirm(desk);
  await settle(125_000);
  expect(submissionOf(desk)).toMatchObject({ status: 'partial', missing: ['lp'] });
  const types = selectOrderForm(store.getState()).services.map(({ option, type }) => [option, type]);
  expect(Object.fromEntries(types)).toMatchObject({ du: 'not_applicable', lp: 'request_new' });
});

// @spec DAT-27
describe('credit imported alone', () => {
  const statusAfter = (desk: OrderDesk, items: HistoryItem[]) => {
    desk.store.dispatch(readAnswered({ name: 'historySection', answer: items }));
    return selectImportCreditStatus(desk.store.getState());
  };

  it('is complete when its own request is, whatever is listed before it', async () => {
    const desk = open(orderService());
    wantImport(desk);
    await submit(desk);
    const earlier = credit('old', 'Complete');
    expect(selectImportCreditStatus(desk.store.getState())).toBe('processing');
    expect(statusAfter(desk, [earlier])).toBe('processing');
    expect(statusAfter(desk, [earlier, credit('1', 'Processing')])).toBe('processing');
    expect(statusAfter(desk, [earlier, credit('1', 'Complete')])).toBe('complete');
  });

  it.each(['Error', 'Cancel', 'Validation'])('has failed when its own request ends with %s', async (status) => {
    const desk = open(orderService());
    wantImport(desk);
    await submit(desk);
    expect(statusAfter(desk, [credit('old', 'Complete'), credit('1', status)])).toBe('error');
  });

  it('is followed although its response was lost', async () => {
    const service = orderService({ behavior: 'losesAnswer' });
    const desk = open(service);
    wantImport(desk);
    vi.spyOn(service, 'list').mockImplementation(() =>
      Promise.resolve({
        unread: 0,
        rows: service.placed.map(({ at, clientRequestKey }) =>
          credit('1', 'Processing', { requestDate: at, clientRequestKey: clientRequestKey }),
        ),
      }),
    );
    await submit(desk);
    expect(statusAfter(desk, [credit('1', 'Complete')])).toBe('complete');
  });

  it('is no longer announced after another order', async () => {
    const desk = open(orderService());
    wantImport(desk);
    await submit(desk);
    expect(statusAfter(desk, [credit('1', 'Complete')])).toBe('complete');
    desk.wantNewReport();
    await submit(desk);
    await confirm(desk);
    expect(selectImportCreditStatus(desk.store.getState())).toBe('idle');
  });
});
