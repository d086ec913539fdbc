import { describe, expect, it } from 'vitest';
import { reasonsOf } from '@/http/reasons';
import {
  isChoosable,
  lockConflict,
  overrideBlock,
  overrideInvitation,
  overrideIssues,
  waiverLoss,
  type OverrideDraft,
  refusalText,
} from '@/features/selection/rules/override';
import { changeInEffect, logAuthor } from '@/features/selection/rules/overrideLog';
import { type Failure } from '@/lib/failure';
import { isRefusal } from '@/lib/refusal';
import { loanHeader, lpaResult, selectionResult } from '@tests/fixtures/selection';
import type { LoanHeader } from '@/features/loan/api/contract/loan';
import { ALL_PRIVILEGES as privileges } from '@tests/fixtures/privileges';

const PERHAPS_TYPED =
  'A gateway before the service may have refused words of your comment. If so, rephrase them and save again.';

const reasons = [
  { overrideReasonId: '2', overrideReason: 'Better pricing', isCommentRequired: false },
  { overrideReasonId: '8', overrideReason: 'Other', isCommentRequired: true },
];

// @spec SEL-6
describe('issues of a draft', () => {
  it.each<[draft: Partial<OverrideDraft>, fields: string[]]>([
    [{}, ['reason']],
    [{ reasonId: '99' }, ['reason']],
    [{ reasonId: '2' }, []],
    [{ reasonId: '8' }, ['comment']],
    [{ reasonId: '8', comment: '  ' }, ['comment']],
    [{ reasonId: '8', comment: 'Seller asked' }, []],
  ])('%o lacks %o', (draft, fields) => {
    const issues = overrideIssues({ key: '502', reasonId: null, comment: '', ...draft }, lpaResult(), reasons);
    expect(issues.map(({ field }) => field)).toEqual(fields);
  });

  it('says what to do', () => {
    const said = (reasonId: string | null) =>
      overrideIssues({ key: '502', reasonId, comment: '' }, lpaResult(), reasons).map(({ message }) => message);
    expect([...said(null), ...said('8')]).toEqual(['Choose a reason.', 'This reason needs a comment.']);
  });

  it('requires no reason for returning to the recommended result', () => {
    const draft = { key: '502', reasonId: null, comment: '' };
    expect(overrideIssues(draft, lpaResult({ isRecommended: true }), reasons)).toEqual([]);
  });
});

it('asks for a reason, or only to save when the recommended result is chosen again', () => {
  expect(overrideInvitation(selectionResult({ ausRequestType: 'DU', isRecommended: false }))).toBe(
    'Use DU instead: give a reason, then save.',
  );
  expect(overrideInvitation(selectionResult({ ausRequestType: 'DU', isRecommended: true }))).toBe(
    'Return to DU: save to confirm.',
  );
});

// @spec SEL-8
describe('why the user may not choose', () => {
  it.each<[over: Partial<LoanHeader>, canOverride: boolean, isCurrent: boolean, reason: string | null]>([
    [{}, true, true, null],
    [{ isReadOnly: true }, true, true, 'This loan is read-only.'],
    [{}, false, true, 'You do not have permission to change the selection.'],
    [{ loanStageSequence: 17 }, true, true, null],
    [
      { loanStageSequence: 18, loanStage: 'Approved with Conditions' },
      true,
      true,
      'The credit decision has been made (Approved with Conditions): the selection can no longer be changed.',
    ],
    [
      { loanStageSequence: 18, loanStage: null },
      true,
      true,
      'The credit decision has been made: the selection can no longer be changed.',
    ],
    [{ loanStageSequence: null }, true, true, null],
    [{}, true, false, 'This is not the current run, so it is read-only.'],
  ])('%o, may override %s, current %s', (over, canOverrideSelection, isCurrent, reason) => {
    expect(overrideBlock(loanHeader(over), { ...privileges, canOverrideSelection }, isCurrent)).toBe(reason);
  });

  it('leaves it to the service when nothing is known', () => {
    expect(overrideBlock(undefined, undefined, true)).toBeNull();
  });
});

// @spec SEL-6
describe('the lock conflict', () => {
  const lpaC = lpaResult({ system: 'lp_thru_cal', ausRequestType: 'LPA-C' });
  it.each([
    [2, selectionResult(), null],
    [2, lpaResult(), 'Loan is locked to DU. Using LPA may re-price the loan.'],
    [2, lpaC, 'Loan is locked to DU. Using LPA-C may re-price the loan.'],
    [3, selectionResult(), 'Loan is locked to LP. Using DU may re-price the loan.'],
    [3, lpaResult(), null],
    [3, lpaC, null],
    [4, selectionResult(), null],
    [null, selectionResult(), null],
    [undefined, lpaC, null],
  ])('locked to %s', (locked, chosen, warning) => {
    expect(lockConflict(locked, chosen)).toBe(warning);
  });
});

it('warns before the user gives up the appraisal waiver', () => {
  const waiving = selectionResult({ isAppraisalWaived: true });
  expect(waiverLoss([waiving, lpaResult()], lpaResult())).toBe('This gives up the appraisal waiver that DU offers.');
  expect(waiverLoss([waiving, lpaResult()], waiving)).toBeNull();
  expect(waiverLoss([waiving], lpaResult({ isAppraisalWaived: true }))).toBeNull();
  expect(waiverLoss([{ ...waiving, status: 'Error' }], lpaResult())).toBeNull();
  expect(waiverLoss([selectionResult(), lpaResult()], lpaResult())).toBeNull();
  expect(waiverLoss([waiving], { ...waiving, isAppraisalWaived: null })).toBeNull();
});

it('offers only findings of a system that can be named', () => {
  expect(isChoosable(selectionResult())).toBe(true);
  expect(isChoosable(selectionResult({ system: null }))).toBe(false);
  expect(isChoosable(selectionResult({ status: 'Processing' }))).toBe(false);
});

describe('what a failure proves', () => {
  const failure = (over: Partial<Failure>): Failure => ({ kind: 'http', call: 'overrideSelection', ...over });
  it.each<[Partial<Failure>, boolean]>([
    [{}, false],
    [{ status: 302 }, false],
    [{ status: 400 }, false],
    [{ status: 400, reasons: [{ key: null, field: 'comment', borrowerKey: null, message: null }] }, true],
    [{ status: 401 }, false],
    [{ status: 403 }, false],
    [{ status: 408 }, false],
    [{ status: 409 }, false],
    [{ status: 425 }, false],
    [{ status: 429 }, false],
    [{ status: 499 }, false],
    [{ status: 500 }, false],
    [{ status: 503 }, false],
    [{ kind: 'network' }, false],
    [{ kind: 'unreadable', status: 400 }, false],
    [{ kind: 'timeout' }, false],
    [{ kind: 'unreadable' }, false],
    [{ kind: 'signedOut' }, true],
  ])('%o is a certain refusal: %s', (over, expected) => {
    expect(isRefusal(failure(over))).toBe(expected);
  });

  it.each<[body: unknown, text: string]>([
    [undefined, `The service refused the selection (status 400). ${PERHAPS_TYPED}`],
    ['Too late.', 'The service refused the selection: Too late.'],
    ['<h1>Bad request</h1>', `The service refused the selection (status 400). ${PERHAPS_TYPED}`],
    [{ message: 'Too late.' }, 'The service refused the selection: Too late.'],
    [{ errors: [{ message: 'One.' }, null, { message: 'Two.' }] }, 'The service refused the selection: One. Two.'],
    [{ errors: [], message: 'Too late.' }, 'The service refused the selection: Too late.'],
    [{ message: '' }, `The service refused the selection (status 400). ${PERHAPS_TYPED}`],
    [null, `The service refused the selection (status 400). ${PERHAPS_TYPED}`],
    [{ errors: 7, message: 7 }, `The service refused the selection (status 400). ${PERHAPS_TYPED}`],
    [{ title: 'Bad', detail: 'Too late.' }, 'The service refused the selection: Too late.'],
    [{ errors: { comment: ['Too short.'] } }, 'The service refused the selection: Too short.'],
  ])('shows the reasons of a 400: %o', (body, text) => {
    expect(refusalText(failure({ status: 400, reasons: reasonsOf(body) }))).toBe(text);
  });
});

it.each<[over: Partial<Failure>, text: string]>([
  [{ kind: 'signedOut' }, 'You are signed out, so the selection was not saved.'],
  [{ kind: 'http', status: 401 }, 'The service refused the selection (status 401).'],
  [{ kind: 'http', status: 403 }, `The service refused the selection (status 403). ${PERHAPS_TYPED}`],
  [{ kind: 'http', status: 422 }, 'The service refused the selection (status 422).'],
  [{ kind: 'http' }, 'The service refused the selection (status unknown).'],
])('describes a refusal %o: %s', (over, text) => {
  expect(refusalText({ kind: 'http', call: 'overrideSelection', ...over })).toBe(text);
});

it('shows users outside the lender no name but their own', () => {
  const entry = {
    overrideLogId: '1',
    overriddenOn: null,
    overriddenBy: 'Toni Bright',
    fromAusRequestType: 'DU',
    toAusRequestType: 'LPA',
    overrideReason: null,
    comment: null,
    requestId: null,
  };
  const reader = { names: ['tpo.bright', 'Toni Bright'], employment: 'external' } as const;
  expect(logAuthor(entry, reader)).toBe('Toni Bright');
  expect(logAuthor({ ...entry, overriddenBy: 'Rita Ibarra' }, reader)).toBe('Lender staff');
  const byStaff = { ...entry, overriddenBy: 'Rita Ibarra' };
  expect(logAuthor(byStaff, { ...reader, employment: 'unknown' })).toBe('Lender staff');
  expect(logAuthor(byStaff, { ...reader, employment: 'internal' })).toBe('Rita Ibarra');
  expect(logAuthor(byStaff, { ...reader, employment: 'notAsked' })).toBe('Rita Ibarra');
  expect(logAuthor({ ...entry, overriddenBy: null }, reader)).toBeNull();
});

describe('the change in effect', () => {
  const entry = { overriddenBy: 'Rita', overrideReason: 'Better pricing', comment: 'Half the fee', requestId: null };
  const toLpa = {
    ...entry,
    overrideLogId: '1',
    overriddenOn: '2026-11-14T10:00:00Z',
    fromAusRequestType: 'DU',
    toAusRequestType: 'LPA',
  };
  const toDu = {
    ...entry,
    overrideLogId: '2',
    overriddenOn: '2026-11-15T10:00:00Z',
    fromAusRequestType: 'LPA',
    toAusRequestType: 'DU',
    overrideReason: null,
  };
  const du = selectionResult({ isRecommended: true, isSelected: true });

  it('is the newest one', () => {
    expect(changeInEffect([toLpa, toDu], [du, lpaResult()])).toBe(toDu);
    expect(changeInEffect([{ ...toDu, fromAusRequestType: null }], [du, lpaResult()])).toMatchObject({
      overrideLogId: '2',
    });
  });

  it('is absent for a change of another run', () => {
    const ofThisRun = { ...toDu, requestId: du.requestId };
    expect(changeInEffect([toLpa, ofThisRun], [du, lpaResult()])).toBe(ofThisRun);
    expect(changeInEffect([{ ...toDu, requestId: '17' }], [du, lpaResult()])).toBeUndefined();
  });

  it('is no save of what was in effect already, such as a choice that two people made', () => {
    const again = { ...toDu, overrideLogId: '3', overriddenOn: '2026-11-15T10:05:00Z', fromAusRequestType: 'DU' };
    expect(changeInEffect([toLpa, toDu, again], [du, lpaResult()])).toBe(toDu);
    expect(changeInEffect([again], [du, lpaResult()])).toBeUndefined();
  });

  it('is absent if the newest change is not in effect', () => {
    expect(changeInEffect([toLpa], [du, lpaResult()])).toBeUndefined();
  });
});
