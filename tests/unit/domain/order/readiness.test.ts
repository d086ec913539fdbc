import { describe, expect, it } from 'vitest';
import { ORDER_SECTIONS } from '@/domain/validation/submissionIssue';
import { readinessOf } from '@/domain/validation/validateSubmission';
import { formOf, loanData, recentRequest, sources, verification, wholesale, SECOND } from '@tests/fixtures/order';

const NA = { type: 'not_applicable' } as const;
const IMPORT = { type: 'import_existing', identifier: '', loanIdentifier: '' } as const;
const construction = loanData({ isConstructionPermanent: true, productType: 'VA' });

type Form = ReturnType<typeof formOf>;

const linesOf = (form: Form) => readinessOf(form).map(({ section, label, state }) => `${section}: ${label}: ${state}`);
const statesOf = (form: Form) => Object.fromEntries(readinessOf(form).map(({ label, state }) => [label, state]));

it('lists every check once, in the order of the keys, under its part of the screen', () => {
  expect(linesOf(formOf(wholesale()))).toEqual([
    'setup: DU transaction type: ok',
    'setup: LPA transaction type: ok',
    'setup: LPA-C transaction type: ok',
    'setup: DU case file identifier: notApplicable',
    'setup: LPA key identifier: notApplicable',
    'setup: LPA loan identifier: notApplicable',
    'transaction: Credit agency: ok',
    'transaction: Account number: ok',
    'transaction: Account password: ok',
    'transaction: Reference numbers: ok',
    'setup: Product assigned: notApplicable',
    'setup: Wholesale CL1 product: ok',
    'transaction: Early Assessment without a product: notApplicable',
    'transaction: Credit pull type: notApplicable',
    'transaction: Number of applicants for LPA: ok',
    'setup: LPA and loan purpose: ok',
    'setup: DU and loan purpose: ok',
    'transaction: Borrowers selected: ok',
    'transaction: Credit for every borrower: ok',
    'transaction: Credit for at least one borrower: notApplicable',
    'acknowledgement: Borrower acknowledgement: notApplicable',
    'setup: Services open: ok',
    'setup: Preset after the run: notApplicable',
    'digitalVerifications: Verification reports: notApplicable',
  ]);
  expect(ORDER_SECTIONS).toEqual(['setup', 'transaction', 'digitalVerifications', 'acknowledgement']);
});

describe('the subject of a check', () => {
  const softPhase2 = recentRequest({ isSoftPullPhase2: true });
  const preset = { service: 'du' as const, reasonId: '2', needsComment: false, comment: '' };

  it.each<{ label: string; when: string; form: () => Form; state: string }>([
    { label: 'LPA-C transaction type', when: 'on retail', form: () => formOf(), state: 'notApplicable' },
    {
      label: 'DU transaction type',
      when: 'in a credit order',
      form: () => formOf(sources(), { mode: 'credit' }),
      state: 'notApplicable',
    },
    {
      label: 'DU case file identifier',
      when: 'of an update with ten digits',
      form: () => formOf(sources(), { services: { du: { ...IMPORT, identifier: '1684025517' } } }),
      state: 'ok',
    },
    {
      label: 'DU case file identifier',
      when: 'of an update with eleven digits',
      form: () => formOf(sources(), { services: { du: { ...IMPORT, identifier: '16840255170' } } }),
      state: 'failed',
    },
    {
      label: 'DU case file identifier',
      when: 'of an update with a letter in front',
      form: () => formOf(sources(), { services: { du: { ...IMPORT, identifier: 'A1684025517' } } }),
      state: 'failed',
    },
    {
      label: 'DU case file identifier',
      when: 'in a credit order',
      form: () => formOf(sources(), { mode: 'credit', services: { du: IMPORT } }),
      state: 'notApplicable',
    },
    {
      label: 'LPA key identifier',
      when: 'of an LPA update',
      form: () => formOf(sources(), { services: { lp: { ...IMPORT, identifier: 'B1' } } }),
      state: 'ok',
    },
    {
      label: 'LPA key identifier',
      when: 'of an LPA-C update',
      form: () => formOf(wholesale(), { services: { lp: NA, lp_thru_cal: { ...IMPORT, identifier: 'B1' } } }),
      state: 'ok',
    },
    {
      label: 'LPA loan identifier',
      when: 'of an LPA update',
      form: () => formOf(sources(), { services: { lp: { ...IMPORT, loanIdentifier: 'L1' } } }),
      state: 'ok',
    },
    {
      label: 'LPA loan identifier',
      when: 'of an LPA-C update',
      form: () => formOf(wholesale(), { services: { lp: NA, lp_thru_cal: IMPORT } }),
      state: 'notApplicable',
    },
    { label: 'Product assigned', when: 'on retail', form: () => formOf(), state: 'ok' },
    {
      label: 'Product assigned',
      when: 'in a soft pull',
      form: () => formOf(sources({ recentRequest: softPhase2 })),
      state: 'notApplicable',
    },
    {
      label: 'Product assigned',
      when: 'while the loan is not known',
      form: () => formOf(sources({ loanData: undefined })),
      state: 'notApplicable',
    },
    {
      label: 'Product assigned',
      when: 'in a credit order',
      form: () => formOf(sources(), { mode: 'credit' }),
      state: 'notApplicable',
    },
    { label: 'Wholesale CL1 product', when: 'on retail', form: () => formOf(), state: 'notApplicable' },
    {
      label: 'Wholesale CL1 product',
      when: 'while the loan is not known',
      form: () => formOf(wholesale({ loanData: undefined })),
      state: 'notApplicable',
    },
    {
      label: 'Wholesale CL1 product',
      when: 'in a credit order',
      form: () => formOf(wholesale(), { mode: 'credit' }),
      state: 'notApplicable',
    },
    {
      label: 'Number of applicants for LPA',
      when: 'where DU alone is asked',
      form: () => formOf(sources({ maxLpaApplicants: 1 }), { services: { lp: NA } }),
      state: 'notApplicable',
    },
    {
      label: 'Number of applicants for LPA',
      when: 'at the most allowed',
      form: () => formOf(sources({ maxLpaApplicants: 2 })),
      state: 'ok',
    },
    {
      label: 'Number of applicants for LPA',
      when: 'with one too many left out',
      form: () => formOf(sources({ maxLpaApplicants: 1 }), { borrowers: { [SECOND]: { isSelected: false } } }),
      state: 'ok',
    },
    {
      label: 'LPA and loan purpose',
      when: 'where DU alone is asked',
      form: () => formOf(sources(), { services: { lp: NA } }),
      state: 'notApplicable',
    },
    {
      label: 'DU and loan purpose',
      when: 'where LPA alone is asked',
      form: () => formOf(sources(), { services: { du: NA } }),
      state: 'notApplicable',
    },
    {
      label: 'LPA and loan purpose',
      when: 'where LPA-C is asked',
      form: () =>
        formOf(wholesale({ loanData: { ...construction, productMoniker: 'CL1' } }), {
          services: { lp_thru_cal: { type: 'request_new' } },
        }),
      state: 'failed',
    },
    {
      label: 'DU and loan purpose',
      when: 'of a conventional construction loan',
      form: () => formOf(sources({ loanData: loanData({ isConstructionPermanent: true }) })),
      state: 'ok',
    },
    {
      label: 'Services open',
      when: 'where none is asked',
      form: () => formOf(sources(), { mode: 'credit' }),
      state: 'notApplicable',
    },
    { label: 'Preset after the run', when: 'with a reason', form: () => formOf(sources(), { preset }), state: 'ok' },
    {
      label: 'Preset after the run',
      when: 'with the comment its reason needs',
      form: () => formOf(sources(), { preset: { ...preset, needsComment: true, comment: 'x' } }),
      state: 'ok',
    },
    {
      label: 'Verification reports',
      when: 'in a credit order, which takes none along',
      form: () => formOf(sources({ verifications: [verification()] }), { mode: 'credit' }),
      state: 'notApplicable',
    },
    {
      label: 'Verification reports',
      when: 'where there is one',
      form: () => formOf(sources({ verifications: [verification({ status: null })] })),
      state: 'ok',
    },
  ])('$label $when: $state', ({ label, form, state }) => {
    expect(statesOf(form())[label]).toBe(state);
  });
});
