import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { editBorrower, isEmptyDraft, storedDraftSchema, type OrderDraft } from '@/features/request/rules/orderDraft';

/** Everything that a user can change, at once. */
const FULL: OrderDraft = {
  mode: 'credit',
  services: {
    du: { type: 'import_existing', identifier: '1628614872' },
    lp: { type: 'request_new' },
    lp_thru_cal: { type: 'not_applicable', loanIdentifier: 'LPL-8297880' },
  },
  pull: 'soft',
  agencyId: '27',
  accountNumber: 'BRIGHT138',
  remembersAccount: true,
  borrowers: {
    first: { isSelected: true, type: 'REQUEST_NEW', isJoint: true, copyLiabilities: false, pull: 'full' },
    second: { type: 'RE_ISSUE', reference: 'CR87986103', formFreeNumber: 'FF1' },
    third: { type: 'NONE', pull: 'soft' },
    fourth: { reference: 'CR06503082' },
  },
  verifications: { report: false },
  note: 'Second try',
};

const stored = (draft: OrderDraft) => v.parse(storedDraftSchema, draft);

describe('the storable part of a draft', () => {
  // @spec REQ-10
  it('contains the choices, without free text and without numbers that identify a person', () => {
    expect(stored(FULL)).toEqual({
      mode: 'credit',
      services: FULL.services,
      pull: 'soft',
      agencyId: '27',
      remembersAccount: true,
      borrowers: {
        first: FULL.borrowers['first'],
        second: { type: 'RE_ISSUE' },
        third: { type: 'NONE', pull: 'soft' },
      },
      verifications: { report: false },
    });
  });

  it('is empty when only such text was entered', () => {
    const typed: OrderDraft = { services: {}, borrowers: { one: { reference: 'CR1' } }, verifications: {}, note: 'x' };
    expect(isEmptyDraft(typed)).toBe(false);
    expect(isEmptyDraft(stored(typed))).toBe(true);
  });
});

describe("a borrower's changes", () => {
  it.each([
    {
      edit: { type: 'RE_ISSUE' },
      before: { reference: '', isJoint: true },
      after: { type: 'RE_ISSUE', isJoint: true },
    },
    { edit: { type: 'REQUEST_NEW' }, before: { reference: 'CR1' }, after: { type: 'REQUEST_NEW', reference: 'CR1' } },
    { edit: { isJoint: false }, before: { reference: '' }, after: { reference: '', isJoint: false } },
    { edit: { reference: '' }, before: { type: 'RE_ISSUE' }, after: { type: 'RE_ISSUE', reference: '' } },
    { edit: { type: 'NONE' }, before: undefined, after: { type: 'NONE' } },
  ] as const)('choosing a report type restores only an emptied number: $edit on $before', (change) => {
    expect(editBorrower(change.before, change.edit)).toEqual(change.after);
  });
});
