import { describe, expect, it } from 'vitest';
import * as orderTexts from '@/config/texts/orderTexts';
import { issuesOf } from '@/domain/validation/validateSubmission';
import {
  borrower,
  formOf,
  loanData,
  recentRequest,
  reported,
  sources,
  wholesale,
  FIRST,
  SECOND,
} from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;

type Form = ReturnType<typeof formOf>;

/** The issues by their key; those of the general key by what they ask for. */
const openIn = (form: Form) => issuesOf(form).map(({ key, need }) => (key === 'generic invalid field' ? need : key));

describe('the subject of a credit or borrower check', () => {
  const softPhase2 = recentRequest({ isSoftPullPhase2: true });
  const noProduct = loanData({ productMoniker: null });

  it.each<{ issue: string; when: string; form: () => Form; isOpen: boolean }>([
    { issue: 'wholesale account', when: 'on retail', form: () => formOf(), isOpen: false },
    { issue: 'wholesale password', when: 'on retail', form: () => formOf(), isOpen: false },
    {
      issue: 'wholesale account',
      when: 'where no credit is ordered',
      form: () => formOf(wholesale(), { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } } }),
      isOpen: false,
    },
    {
      issue: 'agency',
      when: 'where no credit is ordered',
      form: () => formOf(sources(), { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } } }),
      isOpen: false,
    },
    {
      issue: 'agency',
      when: 'in a retail soft pull',
      form: () => formOf(sources({ recentRequest: softPhase2, creditAgencies: [] })),
      isOpen: false,
    },
    {
      issue: 'report reference',
      when: 'of new reports',
      form: () => formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: NEW } }),
      isOpen: false,
    },
    {
      issue: 'report reference',
      when: 'of somebody left out',
      form: () =>
        formOf(sources({ borrowers: [reported(1), borrower(2)] }), {
          borrowers: { [FIRST]: { isSelected: false } },
        }),
      isOpen: false,
    },
    {
      issue: 'report reference',
      when: 'missing for somebody left out',
      form: () => formOf(sources(), { borrowers: { [SECOND]: { isSelected: false, reference: '' } } }),
      isOpen: false,
    },
    {
      issue: 'smart product missing',
      when: 'in a soft pull',
      form: () => formOf(sources({ recentRequest: softPhase2 })),
      isOpen: false,
    },
    {
      issue: 'smart product missing',
      when: 'in a soft pull without a product',
      form: () => formOf(sources({ recentRequest: softPhase2, loanData: noProduct })),
      isOpen: true,
    },
    {
      issue: 'smart product missing',
      when: 'in a full pull',
      form: () => formOf(sources({ loanData: noProduct })),
      isOpen: false,
    },
    {
      issue: 'smart product missing',
      when: 'while the loan is not known',
      form: () => formOf(sources({ recentRequest: softPhase2, loanData: undefined })),
      isOpen: false,
    },
    {
      issue: 'invalid credit type',
      when: 'in a soft-pull phase',
      form: () => formOf(sources({ recentRequest: softPhase2 })),
      isOpen: false,
    },
    {
      issue: 'invalid credit type',
      when: 'of a full pull on FHA',
      form: () => formOf(sources({ recentRequest: softPhase2, loanData: loanData({ productType: 'FHA' }) })),
      isOpen: false,
    },
    {
      issue: orderTexts.selectOneBorrower,
      when: 'with one of two left out',
      form: () => formOf(sources(), { borrowers: { [SECOND]: { isSelected: false } } }),
      isOpen: false,
    },
    {
      issue: orderTexts.chooseReport,
      when: 'of a new report of somebody without one',
      form: () => formOf(sources({ borrowers: [borrower(1)] }), { borrowers: { [FIRST]: NEW } }),
      isOpen: false,
    },
    {
      issue: orderTexts.chooseReport,
      when: 'without borrowers',
      form: () => formOf(sources({ borrowers: [] })),
      isOpen: false,
    },
    {
      issue: orderTexts.chooseReport,
      when: 'with a document but no new order',
      form: () => formOf(sources({ borrowers: [borrower(1, { creditReportDocumentId: 'enc_1' })] })),
      isOpen: false,
    },
    {
      issue: orderTexts.chooseReport,
      when: 'of somebody left out',
      form: () =>
        formOf(sources({ borrowers: [reported(1), borrower(2)] }), {
          borrowers: { [SECOND]: { isSelected: false } },
        }),
      isOpen: false,
    },
    {
      issue: orderTexts.chooseReport,
      when: 'of a credit order',
      form: () => formOf(sources(), { mode: 'credit' }),
      isOpen: false,
    },
    {
      issue: orderTexts.chooseForOneBorrower,
      when: 'of an order for DU and LPA',
      form: () => formOf(),
      isOpen: false,
    },
    {
      issue: orderTexts.chooseForOneBorrower,
      when: 'of a credit order for one of two',
      form: () => formOf(sources({ borrowers: [reported(1), borrower(2)] }), { mode: 'credit' }),
      isOpen: false,
    },
    {
      issue: orderTexts.acknowledgementMissing,
      when: 'of a new report',
      form: () => formOf(sources(), { borrowers: { [FIRST]: NEW } }),
      isOpen: false,
    },
  ])('$issue $when: $isOpen', ({ issue, form, isOpen }) => {
    expect(openIn(form()).includes(issue)).toBe(isOpen);
  });

  it('a credit order without borrowers is left to the check of borrowers', () => {
    const edits = { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } };
    const open = openIn(formOf(sources(), { mode: 'credit', borrowers: edits }));
    expect(open).toEqual([orderTexts.selectOneBorrower]);
  });
});
