import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { businessChannelChanged } from '@/features/request/state/requestSetupSlice';
import { connectionChanged } from '@/features/recovery/recoverySlice';
import { fillingStarted, modeChosen } from '@/features/request/state/orderDraftSlice';
import * as orderTexts from '@/features/request/orderTexts';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { readAnswered, readAsked, readFailed, readForgotten, readWanted } from '@/reads/readState';
import type { Ref } from '@/reads/readValues';
import { borrower, typeData, WHOLESALE } from '@tests/fixtures/order';
import { desksForTests } from '@tests/support/orderDesk';
import { HEADER, orderService } from '@tests/support/orderService';

const open = desksForTests();

it('waits for the agencies, which decide on an order', () => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState());
  expect(block()).toBeNull();
  desk.store.dispatch(readWanted({ name: 'creditAgencies', key: 'lp' }));
  expect(block()).toBe(orderTexts.stillLoading);
  desk.store.dispatch(readAnswered({ name: 'creditAgencies', key: 'lp', answer: undefined }));
  expect(block()).toBeNull();
});

it.each<[what: string, wanted: UnknownAction, failed: UnknownAction]>([
  ...(['requestTypes', 'ausAvailabilityData', 'lpThruCalRequest'] as const).map(
    (name): [string, UnknownAction, UnknownAction] => [
      name,
      readWanted({ name }),
      readFailed({ name, failure: { kind: 'http', call: name, status: 503 } }),
    ],
  ),
  [
    'verifications',
    readWanted({ name: 'verifications' }),
    readFailed({ name: 'verifications', failure: { kind: 'timeout', call: 'digitalVerifications' } }),
  ],
])('waits for the data of an underwriting order: %s', (_, wanted, failed) => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState());
  desk.store.dispatch(businessChannelChanged(WHOLESALE));
  expect(block()).toBeNull();
  desk.store.dispatch(wanted);
  expect(block()).toBe(orderTexts.stillLoading);
  desk.store.dispatch(modeChosen('credit'));
  desk.store.dispatch(readAnswered({ name: 'borrowers', key: 'credit', answer: [borrower(1)] }));
  expect(block()).toBeNull();
  desk.store.dispatch(modeChosen('aus'));
  desk.store.dispatch(failed);
  expect(block()).toBeNull();
});

it('waits for each reload of LPA through a servicer, as for those of DU and LPA', () => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState());
  desk.store.dispatch(businessChannelChanged(WHOLESALE));
  for (const name of ['duRequest', 'lpRequest', 'lpThruCalRequest'] as const) {
    const answer = { name, answer: typeData() };
    desk.store.dispatch(readAnswered(answer));
    expect(block()).toBeNull();
    desk.store.dispatch(readWanted({ name }));
    expect(block()).toBe(orderTexts.stillLoading);
    desk.store.dispatch(readAnswered(answer));
  }
});

const TIMEOUT = { kind: 'timeout', call: 'recentCredit' } as const;
const LOAN_UNKNOWN = orderTexts.loanUnknown;

it.each<[what: string, wanted: UnknownAction, failed: UnknownAction]>([
  [
    'borrowers',
    readWanted({ name: 'borrowers', key: 'aus' }),
    readFailed({ name: 'borrowers', key: 'aus', failure: TIMEOUT }),
  ],
  ['credit on file', readWanted({ name: 'recentRequest' }), readFailed({ name: 'recentRequest', failure: TIMEOUT })],
  [
    'latest request',
    readWanted({ name: 'recentRequestData' }),
    readFailed({ name: 'recentRequestData', failure: TIMEOUT }),
  ],
])('waits for a reload of what is on file, but not forever: %s', (_, wanted, failed) => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState());
  expect(block()).toBeNull();
  desk.store.dispatch(wanted);
  expect(block()).toBe(orderTexts.stillLoading);
  desk.store.dispatch(failed);
  expect(block()).toBeNull();
});

const LOAN: Ref = { name: 'loanData' };
const LATEST: Ref = { name: 'recentRequestData' };
const BORROWERS: Ref = { name: 'borrowers', key: 'aus' };
const failedRead = (ref: Ref) => readFailed({ ...ref, failure: TIMEOUT });
const readOnly = readAnswered({ name: 'loanHeaderData', answer: { ...HEADER, isReadOnly: true } });

it.each<[what: string, actions: UnknownAction[], text: string | null]>([
  ['nothing', [], null],
  ['no connection', [connectionChanged('lost'), readOnly, readForgotten(LOAN)], orderTexts.offline],
  ['a read-only loan', [readOnly, readAsked([LATEST])], 'This loan is read-only.'],
  ['a past order that is read into the form', [fillingStarted('88'), readAsked([LATEST])], orderTexts.fillingIn('88')],
  ['a failed loan, while others load', [readForgotten(LOAN), failedRead(LOAN), readAsked([LATEST])], LOAN_UNKNOWN],
  ['a failed reload of a known loan', [failedRead(LOAN)], null],
  [
    'an empty answer for the loan',
    [readForgotten(LOAN), readAnswered({ name: 'loanData', answer: undefined })],
    LOAN_UNKNOWN,
  ],
  ['data that loads, also without the loan', [readForgotten(LOAN), readAsked([LOAN, LATEST])], orderTexts.stillLoading],
  [
    'unknown borrowers',
    [readForgotten(BORROWERS, LATEST), failedRead(BORROWERS), failedRead(LATEST)],
    orderTexts.borrowersUnknown,
  ],
  ['an unknown latest request', [readForgotten(LATEST), failedRead(LATEST)], orderTexts.softPullUnknown],
])('%s blocks an order with the first reason that applies', (_, actions, text) => {
  const { store } = open(orderService());
  for (const action of actions) store.dispatch(action);
  expect(selectOrderBlock(store.getState())).toBe(text);
});
