import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ausRequestItem } from '@/features/loan/api/contract/recentRequests';
import type { BorrowerEdit } from '@/features/request/rules/orderDraft';
import { defaultReportType } from '@/features/request/rules/borrower';
import { clearsReportDocuments } from '@/features/request/rules/reportOnFile';
import { namedBorrowers, workingBorrowers } from '@/features/request/rules/workingBorrowers';
import { borrower, formOf, recentCredit, recentRequest, reported, sources, FIRST, SECOND } from '@tests/fixtures/order';
import type { RequestBorrower } from '@/features/request/api/contract/requestSetup';

const work = (delivered: RequestBorrower[], edits: Record<string, BorrowerEdit> = {}) =>
  workingBorrowers(namedBorrowers(delivered), edits, {
    referencesOnFile: {},
    clearsDocuments: false,
    pull: 'full',
    hasOwnPulls: false,
  });

// @spec REQ-14
describe('the default order', () => {
  it.each([
    { reference: 'CR1', isReissueWanted: false, expected: 'RE_ISSUE' },
    { reference: null, isReissueWanted: true, expected: 'RE_ISSUE' },
    { reference: null, isReissueWanted: false, expected: 'NONE' },
  ])('previous reference $reference, flag $isReissueWanted: $expected', ({ reference, isReissueWanted, expected }) => {
    expect(defaultReportType(reference, isReissueWanted)).toBe(expected);
  });

  // @spec REQ-15
  it('starts a new request with copying liabilities, a reissue with the previous choice', () => {
    const copies = (edits: Record<string, BorrowerEdit>) => work([reported(1)], edits)[0]?.currentAutoCopyLiabilities;
    expect(copies({})).toBe(false);
    expect(copies({ [FIRST]: { type: 'REQUEST_NEW' } })).toBe(true);
    expect(work([borrower(1)])[0]?.currentAutoCopyLiabilities).toBe(true);
  });

  // @spec DAT-13
  it('uses the reference number of the report on file when the row has none', () => {
    const [first] = formOf(sources({ borrowers: [borrower(1)], recentCredit: recentCredit() })).borrowers;
    expect(first).toMatchObject({ type: 'RE_ISSUE', currentReportReferenceNumber: 'CR48201973' });
  });
});

it('gives borrowers without a name the number of the borrower', () => {
  const unnamed = [1, 2].map((place) => borrower(place, { borrowerName: null, borrowerId: `90${place}` }));
  expect(work(unnamed).map(({ borrowerName }) => borrowerName)).toEqual(['Borrower 901', 'Borrower 902']);
});

describe('the document of the report on file', () => {
  const item = (requestTypeID: number) =>
    v.parse(ausRequestItem, { requestID: '1', requestTypeID, auRequestTypeID: 0 });
  // @spec REQ-16
  it.each([
    { items: [], expected: true },
    { items: [item(2)], expected: true },
    { items: [item(1)], expected: false },
    { items: [item(2), item(1)], expected: false },
    { items: [item(2), item(2)], expected: false },
  ])('is cleared with $items.length items: $expected', ({ items, expected }) => {
    expect(clearsReportDocuments(recentRequest({ getAusRequestItems: items }))).toBe(expected);
    const [first] = formOf(sources({ recentRequest: recentRequest({ getAusRequestItems: items }) })).borrowers;
    expect(first?.creditReportDocumentId).toBe(expected ? null : 'enc_1');
  });

  it('stays while the recent request is unknown', () => {
    expect(clearsReportDocuments(undefined)).toBe(false);
  });
});

describe('identity by three ids', () => {
  // @spec REQ-13
  it('changes only the entry whose three ids all match', () => {
    const others = [
      borrower(1, { applicationId: '2' }),
      borrower(1, { borrowerId: '9' }),
      borrower(1, { requestBorrowerId: '9' }),
    ];
    const types = work([borrower(1), ...others], { [FIRST]: { type: 'REQUEST_NEW' } }).map(({ type }) => type);
    expect(types).toEqual(['REQUEST_NEW', 'NONE', 'NONE', 'NONE']);
  });

  it('shows a repeated entry once, and keeps the order of the response', () => {
    const keys = work([borrower(2), borrower(1), borrower(2)]).map(({ key }) => key);
    expect(keys).toEqual([SECOND, FIRST]);
  });
});

it('pairs twelve borrowers in six applications each with their own partner', () => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    reported(index + 1, { applicationId: String(Math.floor(index / 2) + 1), isPrimary: index % 2 === 0 }),
  );
  const leaders = work(twelve).filter(({ leadsPair }) => leadsPair);
  const edits = Object.fromEntries(leaders.map(({ key }) => [key, { isJoint: true }]));
  const joined = work(twelve, edits);
  expect(leaders).toHaveLength(6);
  expect(joined.every(({ currentReportIsJoint }) => currentReportIsJoint)).toBe(true);
  expect(joined.map(({ borrowerId }) => borrowerId)).toEqual(twelve.map(({ borrowerId }) => borrowerId));
});

describe('a joint report', () => {
  const both = [reported(1), reported(2)];
  const joint = { [FIRST]: { isJoint: true } };

  // @spec REQ-12
  it('makes the second borrower follow the first', () => {
    const [first, second] = work(both, { [FIRST]: { isJoint: true, type: 'REQUEST_NEW' } });
    expect(first).toMatchObject({ currentReportIsJoint: true, tempDisabled: false });
    expect(second).toMatchObject({ currentReportIsJoint: true, tempDisabled: true, type: 'REQUEST_NEW' });
  });

  it('excludes the whole pair when its first borrower is deselected', () => {
    const selected = work(both, { [FIRST]: { isJoint: true, isSelected: false } }).map(({ isSelected }) => isSelected);
    expect(selected).toEqual([false, false]);
  });

  it.each([
    ['the service rules it out', [reported(1, { disableIsJoint: true }), reported(2)], joint],
    ['the second borrower is deselected', both, { ...joint, [SECOND]: { isSelected: false } }],
    ['there are three in the application', [...both, borrower(3)], joint],
    ['they are in different applications', [reported(1), reported(2, { applicationId: '2' })], joint],
    ['nothing is ordered', [borrower(1), borrower(2)], joint],
  ])('is not possible when %s', (_, delivered, edits) => {
    expect(work(delivered, edits).some(({ currentReportIsJoint }) => currentReportIsJoint)).toBe(false);
  });

  it('stays joint when the last one was, and warns when it is separated', () => {
    const pair = [reported(1, { previousReportWasJoint: true }), reported(2)];
    expect(work(pair).map(({ currentReportIsJoint }) => currentReportIsJoint)).toEqual([true, true]);
    expect(work(pair, { [FIRST]: { isJoint: false } })[0]?.splitsJointReport).toBe(true);
    expect(work(both)[0]?.splitsJointReport).toBe(false);
  });
});
