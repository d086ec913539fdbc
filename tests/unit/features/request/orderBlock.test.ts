import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { businessChannelChanged, partFailed, partReceived, partWanted } from '@/features/request/state/orderDataSlice';
import { modeChosen } from '@/features/request/state/orderDraftSlice';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { readAsked, readFailed } from '@/reads/readActions';
import { borrower, typeData, WHOLESALE } from '@tests/fixtures/order';
import { desksForTests } from '@tests/support/orderDesk';
import { orderService } from '@tests/support/orderService';

const open = desksForTests();

it('waits for the agencies, which decide on an order', () => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  expect(block()).toBeNull();
  desk.store.dispatch(partWanted('lpAgencies'));
  expect(block()).toBe('loading');
  desk.store.dispatch(partReceived({ part: 'lpAgencies', answer: undefined }));
  expect(block()).toBeNull();
});

it.each<[what: string, wanted: UnknownAction, failed: UnknownAction]>([
  ...(['requestTypes', 'availability', 'lp_thru_cal'] as const).map((part): [string, UnknownAction, UnknownAction] => [
    part,
    partWanted(part),
    partFailed({ part, failure: { kind: 'http', call: part, status: 503 } }),
  ]),
  [
    'verifications',
    partWanted('verifications'),
    partFailed({ part: 'verifications', failure: { kind: 'timeout', call: 'digitalVerifications' } }),
  ],
])('waits for the data of an underwriting order: %s', (_, wanted, failed) => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  desk.store.dispatch(businessChannelChanged(WHOLESALE));
  expect(block()).toBeNull();
  desk.store.dispatch(wanted);
  expect(block()).toBe('loading');
  desk.store.dispatch(modeChosen('credit'));
  desk.store.dispatch(partReceived({ part: 'creditBorrowers', answer: [borrower(1)] }));
  expect(block()).toBeNull();
  desk.store.dispatch(modeChosen('aus'));
  desk.store.dispatch(failed);
  expect(block()).toBeNull();
});

it('waits for each reload of LPA through a servicer, as for those of DU and LPA', () => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  desk.store.dispatch(businessChannelChanged(WHOLESALE));
  for (const part of ['du', 'lp', 'lp_thru_cal'] as const) {
    const answer = { part, answer: typeData() };
    desk.store.dispatch(partReceived(answer));
    expect(block()).toBeNull();
    desk.store.dispatch(partWanted(part));
    expect(block()).toBe('loading');
    desk.store.dispatch(partReceived(answer));
  }
});

const TIMEOUT = { kind: 'timeout', call: 'recentCredit' } as const;

it.each<[what: string, wanted: UnknownAction, failed: UnknownAction]>([
  ...(['ausBorrowers', 'recentCredit'] as const).map((part): [string, UnknownAction, UnknownAction] => [
    part,
    partWanted(part),
    partFailed({ part, failure: TIMEOUT }),
  ]),
  [
    'recentRequest',
    readAsked([{ name: 'recentRequestData' }]),
    readFailed({ name: 'recentRequestData', failure: TIMEOUT }),
  ],
])('waits for a reload of what is on file, but not forever: %s', (_, wanted, failed) => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  expect(block()).toBeNull();
  desk.store.dispatch(wanted);
  expect(block()).toBe('loading');
  desk.store.dispatch(failed);
  expect(block()).toBeNull();
});
