import { describe, expect, it } from 'vitest';
import { readinessOf } from '@/domain/validation/validateSubmission';
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

const statesOf = (form: Form) => Object.fromEntries(readinessOf(form).map(({ label, state }) => [label, state]));

describe('the subject of a credit or borrower check', () => {
  const softPhase2 = recentRequest({ isSoftPullPhase2: true });
  const noProduct = loanData({ productMoniker: null });

  it.each<{ label: string; when: string; form: () => Form; state: string }>([
    { label: 'Account number', when: 'on retail', form: () => formOf(), state: 'notApplicable' },
    { label: 'Account password', when: 'on retail', form: () => formOf(), state: 'notApplicable' },
    {
      label: 'Account number',
      when: 'where no credit is ordered',
      form: () => formOf(wholesale(), { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } } }),
      state: 'notApplicable',
    },
    {
      label: 'Credit agency',
      when: 'where no credit is ordered',
      form: () => formOf(sources(), { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } } }),
      state: 'notApplicable',
    },
    {
      label: 'Credit agency',
      when: 'in a retail soft pull',
      form: () => formOf(sources({ recentRequest: softPhase2, agencies: [] })),
      state: 'notApplicable',
    },
    {
      label: 'Reference numbers',
      when: 'of new reports',
      form: () => formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: NEW } }),
      state: 'notApplicable',
    },
    {
      label: 'Reference numbers',
      when: 'of somebody left out',
      form: () =>
        formOf(sources({ borrowers: [reported(1), borrower(2)] }), {
          borrowers: { [FIRST]: { isSelected: false } },
        }),
      state: 'notApplicable',
    },
    {
      label: 'Reference numbers',
      when: 'missing for somebody left out',
      form: () => formOf(sources(), { borrowers: { [SECOND]: { isSelected: false, reference: '' } } }),
      state: 'ok',
    },
    {
      label: 'Early Assessment without a product',
      when: 'in a soft pull',
      form: () => formOf(sources({ recentRequest: softPhase2 })),
      state: 'ok',
    },
    {
      label: 'Early Assessment without a product',
      when: 'in a soft pull without a product',
      form: () => formOf(sources({ recentRequest: softPhase2, loanData: noProduct })),
      state: 'warning',
    },
    {
      label: 'Early Assessment without a product',
      when: 'in a full pull',
      form: () => formOf(sources({ loanData: noProduct })),
      state: 'notApplicable',
    },
    {
      label: 'Early Assessment without a product',
      when: 'while the loan is not known',
      form: () => formOf(sources({ recentRequest: softPhase2, loanData: undefined })),
      state: 'notApplicable',
    },
    {
      label: 'Credit pull type',
      when: 'in a soft-pull phase',
      form: () => formOf(sources({ recentRequest: softPhase2 })),
      state: 'ok',
    },
    {
      label: 'Credit pull type',
      when: 'of a full pull on FHA',
      form: () => formOf(sources({ recentRequest: softPhase2, loanData: loanData({ productType: 'FHA' }) })),
      state: 'ok',
    },
    {
      label: 'Borrowers selected',
      when: 'with one of two left out',
      form: () => formOf(sources(), { borrowers: { [SECOND]: { isSelected: false } } }),
      state: 'ok',
    },
    {
      label: 'Credit for every borrower',
      when: 'of a new report of somebody without one',
      form: () => formOf(sources({ borrowers: [borrower(1)] }), { borrowers: { [FIRST]: NEW } }),
      state: 'ok',
    },
    {
      label: 'Credit for every borrower',
      when: 'without borrowers',
      form: () => formOf(sources({ borrowers: [] })),
      state: 'notApplicable',
    },
    {
      label: 'Credit for every borrower',
      when: 'with a document but no new order',
      form: () => formOf(sources({ borrowers: [borrower(1, { creditReportDocumentId: 'enc_1' })] })),
      state: 'ok',
    },
    {
      label: 'Credit for every borrower',
      when: 'of somebody left out',
      form: () =>
        formOf(sources({ borrowers: [reported(1), borrower(2)] }), {
          borrowers: { [SECOND]: { isSelected: false } },
        }),
      state: 'ok',
    },
    {
      label: 'Credit for every borrower',
      when: 'of a credit order',
      form: () => formOf(sources(), { mode: 'credit' }),
      state: 'notApplicable',
    },
    {
      label: 'Credit for at least one borrower',
      when: 'of an order for DU and LPA',
      form: () => formOf(),
      state: 'notApplicable',
    },
    {
      label: 'Credit for at least one borrower',
      when: 'of a credit order for one of two',
      form: () => formOf(sources({ borrowers: [reported(1), borrower(2)] }), { mode: 'credit' }),
      state: 'ok',
    },
    {
      label: 'Borrower acknowledgement',
      when: 'of a new report',
      form: () => formOf(sources(), { borrowers: { [FIRST]: NEW } }),
      state: 'ok',
    },
  ])('$label $when: $state', ({ label, form, state }) => {
    expect(statesOf(form())[label]).toBe(state);
  });

  it('a credit order without borrowers is left to the check of borrowers', () => {
    const edits = { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } };
    const states = statesOf(formOf(sources(), { mode: 'credit', borrowers: edits }));
    expect([states['Borrowers selected'], states['Credit for at least one borrower']]).toEqual(['failed', 'ok']);
  });
});
