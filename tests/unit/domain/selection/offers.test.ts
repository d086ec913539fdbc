import { describe, expect, it } from 'vitest';
import { offersOf, type OfferKind, type OfferRow, type OfferState, describeOffers } from '@/domain/selection/offers';
import type { Relief } from '@/domain/selection/repAndWarrant';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { runsOf } from '@/domain/selection/selectionRun';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';
import { historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { lpaResult, selectionResult } from '@tests/fixtures/selection';
import { CAUSAL } from '@tests/support/causalWords';
import { fc } from '@tests/support/properties';

const loaded = <Value>(value: Value): Remote<Value> => toAnswered<Value>(idle, value);
const failed = toFailed<never>(idle, { kind: 'http', call: 'any', status: 503 });
const relief = (status: string | null): Relief => ({ status, closeByDate: null, borrowers: [], messageCount: 0 });

const RUNS = runsOf([
  historyItem({ requestId: '20', requestDate: '2026-11-19T10:00:00Z' }),
  ...multiRequest('1', { requestDate: '2026-11-18T10:00:00Z' }, { requestDate: '2026-11-18T10:00:00Z' }),
]);
const [MULTI] = ['1'];
const du = (over: Partial<SelectionResult> = {}) =>
  selectionResult({ key: '511', requestId: '11', responseId: '701', ...over });
const lpa = (over: Partial<SelectionResult> = {}) =>
  lpaResult({ key: '512', requestId: '12', responseId: '702', ...over });

/** The offers of the multi run, as state and words. */
function offersIn(kind: OfferKind, results: Remote<SelectionResult[]>, status: Remote<Relief> = failed) {
  const table = offersOf({
    kind,
    runs: RUNS,
    resultsOf: (runId) => (runId === MULTI ? results : idle),
    reliefOf: () => status,
  });
  expect(table.services).toEqual(['DU', 'LPA']);
  expect(table.rows.map(({ requestId }) => requestId)).toEqual(['20', '11']);
  return table.rows[1]?.offers.map((offer) => offer && [offer.state, offer.words]);
}

describe('what each service offered in a run', () => {
  it.each([
    [{ isAppraisalWaived: true, appraisalWaiverText: 'ACE offered' }, ['yes', 'ACE offered']],
    [{ isAppraisalWaived: false, appraisalWaiverText: 'Appraisal required' }, ['no', 'Appraisal required']],
    [{ isAppraisalWaived: false, appraisalWaiverText: null }, ['no', null]],
    [{ isAppraisalWaived: null, appraisalWaiverText: null }, ['unknown', null]],
    [{ status: 'Error' }, ['noResult', null]],
    [{ status: 'Processing' }, ['pending', null]],
  ])('with %o is, for the waiver, %j', (over, expected) => {
    expect(offersIn('waiver', loaded([du(), lpa(over)]))?.[1]).toEqual(expected);
  });

  it.each([
    [loaded(relief('Eligible')), ['yes', 'Eligible']],
    [loaded(relief('Not Eligible')), ['no', 'Not Eligible']],
    [loaded(relief('Unable to Determine')), ['unknown', 'Unable to Determine']],
    [loaded(relief('Not Requested')), ['unknown', 'Not Requested']],
    [loaded(relief(null)), ['unknown', null]],
    [toAnswered<Relief>(idle, undefined), ['unknown', null]],
    [failed, ['notLoaded', null]],
    [toLoading<Relief>(idle), ['pending', null]],
  ])('has relief as it was returned, case %#', (status, expected) => {
    expect(offersIn(1, loaded([du(), lpa()]), status)?.[0]).toEqual(expected);
  });

  it.each([
    [idle, 'pending'],
    [failed, 'notLoaded'],
    [loaded([]), 'noResult'],
  ] as const)('without results is neither offered nor refused, case %#', (results, state) => {
    expect(offersIn('waiver', results)).toEqual([
      [state, null],
      [state, null],
    ]);
  });

  it('is nothing of a service that the run did not order, and of a run in progress', () => {
    const runs = runsOf([historyItem({ requestId: '20', status: 'Processing' }), ...multiRequest('1')]);
    const table = offersOf({ kind: 'waiver', runs, resultsOf: () => idle, reliefOf: () => idle });
    const row = table.rows.find(({ requestId }) => requestId === '20');
    expect(row?.offers).toEqual([{ state: 'running', words: null }, null]);
  });
});

/** @shape one state a run, oldest first; requests 11, 12, … */
const course = (kind: OfferKind, ...states: (OfferState | null)[]): string[] => {
  const rows = states.map((state, place): OfferRow => ({
    runId: String(place),
    requestId: String(11 + place),
    requestDate: null,
    offers: [state && { state, words: null }],
  }));
  return describeOffers(kind, { services: ['DU'], rows: rows.toReversed() });
};

describe('the course in words', () => {
  it.each([
    [['yes', 'yes', 'yes', 'no'], 'DU: offered in request 13, not in 14.'],
    [['no', null, 'yes'], 'DU: not offered in request 11, offered in 13.'],
    [
      ['yes', 'no', 'yes'],
      'DU: not offered in request 12, offered in 13. It changed 2 times; this is the latest change.',
    ],
    [['yes', 'unknown', 'notLoaded', 'no'], 'DU: offered in request 11, not in 14. 1 run unknown, 1 run not loaded.'],
    [['yes', 'yes'], 'DU: offered in each of the 2 runs with an answer.'],
    [['no', 'noResult'], 'DU: not offered in the one run with an answer.'],
    [['unknown', 'unknown'], 'DU: 2 runs unknown.'],
    [['noResult'], 'DU: no result.'],
    [['notLoaded'], 'DU: 1 run not loaded.'],
  ] as const)('of %j is: %s', (states, text) => {
    expect(course('waiver', ...states)).toEqual([text]);
  });

  it('speaks of relief as eligible, and waits until everything is loaded', () => {
    expect(course(3, 'yes', 'no')).toEqual(['DU: eligible in request 11, not in 12.']);
    expect(course(3, 'yes', 'pending')).toEqual([]);
  });

  it('names no cause and claims nothing about now', () => {
    const state = fc.constantFrom<OfferState | null>('yes', 'no', 'unknown', 'noResult', 'notLoaded', null);
    fc.assert(
      fc.property(fc.constantFrom<OfferKind>('waiver', 1, 2, 3, 4), fc.array(state), (kind, states) => {
        for (const text of course(kind, ...states)) {
          expect(text).not.toMatch(CAUSAL);
          expect(text).not.toMatch(
            /\b(is|are|still|stands?|available|valid|now|can|will|may|current\w*)\b(?! the latest)/i,
          );
        }
      }),
    );
  });
});
