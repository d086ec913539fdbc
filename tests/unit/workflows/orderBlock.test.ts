import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { creditPartFailed, creditPartReceived, creditPartWanted } from '@/features/creditReport/creditReportSlice';
import { verificationsFailed, verificationsWanted } from '@/features/digitalVerifications/digitalVerificationsSlice';
import { modeChosen } from '@/features/orderDraft/orderDraftSlice';
import { businessChannelChanged, setupPartFailed, setupPartWanted } from '@/features/requestSetup/requestSetupSlice';
import { selectOrderBlock } from '@/workflows/orderSelectors';
import { borrower, WHOLESALE } from '@tests/fixtures/order';
import { desksForTests, orderService } from '@tests/support/orderDesk';

const open = desksForTests();
const LOADING = 'Still loading what an order needs…';

it('waits for the agencies, by which an order is judged', () => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState());
  expect(block()).toBeNull();
  desk.store.dispatch(creditPartWanted('lpAgencies'));
  expect(block()).toBe(LOADING);
  desk.store.dispatch(creditPartReceived({ part: 'lpAgencies', answer: undefined }));
  expect(block()).toBeNull();
});

it.each<[what: string, wanted: UnknownAction, failed: UnknownAction]>([
  ...(['requestTypes', 'availability', 'lpThruCalRequest'] as const).map(
    (part): [string, UnknownAction, UnknownAction] => [
      part,
      setupPartWanted(part),
      setupPartFailed({ part, failure: { kind: 'http', call: part, status: 503 } }),
    ],
  ),
  ['verifications', verificationsWanted(), verificationsFailed({ kind: 'timeout', call: 'digitalVerifications' })],
])('waits for what underwriting is ordered of: %s', (_, wanted, failed) => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState());
  desk.store.dispatch(businessChannelChanged(WHOLESALE));
  expect(block()).toBeNull();
  desk.store.dispatch(wanted);
  expect(block()).toBe(LOADING);
  desk.store.dispatch(modeChosen('credit'));
  desk.store.dispatch(creditPartReceived({ part: 'creditBorrowers', answer: [borrower(1)] }));
  expect(block()).toBeNull();
  desk.store.dispatch(modeChosen('aus'));
  desk.store.dispatch(failed);
  expect(block()).toBeNull();
});

it.each(['ausBorrowers', 'recentRequest', 'recentCredit'] as const)(
  'waits for what is on file to be read again, though not for ever: %s',
  (part) => {
    const desk = open(orderService());
    const block = () => selectOrderBlock(desk.store.getState());
    expect(block()).toBeNull();
    desk.store.dispatch(creditPartWanted(part));
    expect(block()).toBe(LOADING);
    desk.store.dispatch(creditPartFailed({ part, failure: { kind: 'timeout', call: 'recentCredit' } }));
    expect(block()).toBeNull();
  },
);
