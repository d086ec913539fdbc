import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { businessChannelChanged } from '@/features/request/state/requestSetupSlice';
import { modeChosen } from '@/features/request/state/orderDraftSlice';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { readAnswered, readFailed, readWanted } from '@/reads/readState';
import { borrower, typeData, WHOLESALE } from '@tests/fixtures/order';
import { desksForTests } from '@tests/support/orderDesk';
import { orderService } from '@tests/support/orderService';

const open = desksForTests();

it('waits for the agencies, which decide on an order', () => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  expect(block()).toBeNull();
  desk.store.dispatch(readWanted({ name: 'creditAgencies', key: 'lp' }));
  expect(block()).toBe('loading');
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
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  desk.store.dispatch(businessChannelChanged(WHOLESALE));
  expect(block()).toBeNull();
  desk.store.dispatch(wanted);
  expect(block()).toBe('loading');
  desk.store.dispatch(modeChosen('credit'));
  desk.store.dispatch(readAnswered({ name: 'borrowers', key: 'credit', answer: [borrower(1)] }));
  expect(block()).toBeNull();
  desk.store.dispatch(modeChosen('aus'));
  desk.store.dispatch(failed);
  expect(block()).toBeNull();
});

it('waits for each reload of LPA through a servicer, as for those of DU and LPA', () => {
  const desk = open(orderService());
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  desk.store.dispatch(businessChannelChanged(WHOLESALE));
  for (const name of ['duRequest', 'lpRequest', 'lpThruCalRequest'] as const) {
    const answer = { name, answer: typeData() };
    desk.store.dispatch(readAnswered(answer));
    expect(block()).toBeNull();
    desk.store.dispatch(readWanted({ name }));
    expect(block()).toBe('loading');
    desk.store.dispatch(readAnswered(answer));
  }
});

const TIMEOUT = { kind: 'timeout', call: 'recentCredit' } as const;

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
  const block = () => selectOrderBlock(desk.store.getState())?.reason ?? null;
  expect(block()).toBeNull();
  desk.store.dispatch(wanted);
  expect(block()).toBe('loading');
  desk.store.dispatch(failed);
  expect(block()).toBeNull();
});
