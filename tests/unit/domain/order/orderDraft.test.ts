import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isEmptyDraft, orderDraftSchema, storableDraft, type OrderDraft } from '@/domain/order/orderDraft';

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
  preset: { ausRequestTypeId: 2, reasonId: 4, needsComment: true, comment: 'Asked for by the borrower' },
  note: 'Second try',
};

describe('what of a draft may be written down', () => {
  it('is what was chosen, without free text and without numbers that lead to a person', () => {
    expect(storableDraft(FULL)).toEqual({
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
      preset: { ausRequestTypeId: 2, reasonId: 4, needsComment: true, comment: '' },
    });
  });

  it('is nothing where nothing but such text was entered', () => {
    const typed: OrderDraft = { services: {}, borrowers: { one: { reference: 'CR1' } }, verifications: {}, note: 'x' };
    expect(isEmptyDraft(typed)).toBe(false);
    expect(isEmptyDraft(storableDraft(typed))).toBe(true);
  });

  it.each([FULL, { ...FULL, mode: 'aus', pull: 'full' }] satisfies OrderDraft[])(
    'comes back as it was written',
    (draft) => {
      const stored = storableDraft(draft);
      expect(v.parse(orderDraftSchema, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    },
  );
});
