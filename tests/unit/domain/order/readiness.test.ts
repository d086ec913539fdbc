import { describe, expect, it } from 'vitest';
import * as orderTexts from '@/config/texts/orderTexts';
import { issuesOf } from '@/domain/validation/validateSubmission';
import { formOf, loanData, recentRequest, sources, wholesale, SECOND, ISSUE_KEYS } from '@tests/fixtures/order';

const NA = { type: 'not_applicable' } as const;
const IMPORT = { type: 'import_existing', identifier: '', loanIdentifier: '' } as const;
const construction = loanData({ isConstructionPermanent: true, productType: 'VA' });

type Form = ReturnType<typeof formOf>;

/** The issues by their key; those of the general key by what they ask for. */
const openIn = (form: Form) => issuesOf(form).map(({ key, need }) => (key === 'generic invalid field' ? need : key));

it('finds nothing open in a complete order', () => {
  expect(issuesOf(formOf(wholesale()))).toEqual([]);
});

it('lists issues in the order of the keys', () => {
  const services = { du: IMPORT, lp: IMPORT };
  const loan = { ...construction, productMoniker: null };
  const form = formOf(wholesale({ loanData: loan, creditAgencies: [], maxLpaApplicants: 0 }), { services });
  const places = issuesOf(form).map(({ key }) => ISSUE_KEYS.indexOf(key));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBeGreaterThan(5);
});

describe('the subject of a check', () => {
  const softPhase2 = recentRequest({ isSoftPullPhase2: true });
  const preset = { service: 'du' as const, reasonId: '2', needsComment: false, comment: '' };

  it.each<{ issue: string; when: string; form: () => Form; isOpen: boolean }>([
    { issue: 'LPAC transaction type', when: 'on retail', form: () => formOf(), isOpen: false },
    {
      issue: 'DU transaction type',
      when: 'in a credit order',
      form: () => formOf(sources(), { mode: 'credit' }),
      isOpen: false,
    },
    {
      issue: 'DU cfi',
      when: 'of an update with ten digits',
      form: () => formOf(sources(), { services: { du: { ...IMPORT, identifier: '1684025517' } } }),
      isOpen: false,
    },
    {
      issue: 'DU cfi',
      when: 'of an update with eleven digits',
      form: () => formOf(sources(), { services: { du: { ...IMPORT, identifier: '16840255170' } } }),
      isOpen: true,
    },
    {
      issue: 'DU cfi',
      when: 'of an update with a letter in front',
      form: () => formOf(sources(), { services: { du: { ...IMPORT, identifier: 'A1684025517' } } }),
      isOpen: true,
    },
    {
      issue: 'DU cfi',
      when: 'in a credit order',
      form: () => formOf(sources(), { mode: 'credit', services: { du: IMPORT } }),
      isOpen: false,
    },
    {
      issue: 'LPA key id',
      when: 'of an LPA update',
      form: () => formOf(sources(), { services: { lp: { ...IMPORT, identifier: 'B1' } } }),
      isOpen: false,
    },
    {
      issue: 'LPA key id',
      when: 'of an LPA-C update',
      form: () => formOf(wholesale(), { services: { lp: NA, lp_thru_cal: { ...IMPORT, identifier: 'B1' } } }),
      isOpen: false,
    },
    {
      issue: 'LPA loan id',
      when: 'of an LPA update',
      form: () => formOf(sources(), { services: { lp: { ...IMPORT, loanIdentifier: 'L1' } } }),
      isOpen: false,
    },
    {
      issue: 'LPA loan id',
      when: 'of an LPA-C update',
      form: () => formOf(wholesale(), { services: { lp: NA, lp_thru_cal: IMPORT } }),
      isOpen: false,
    },
    { issue: 'product', when: 'on retail', form: () => formOf(), isOpen: false },
    {
      issue: 'product',
      when: 'in a soft pull',
      form: () => formOf(sources({ recentRequest: softPhase2 })),
      isOpen: false,
    },
    {
      issue: 'product',
      when: 'while the loan is not known',
      form: () => formOf(sources({ loanData: undefined })),
      isOpen: false,
    },
    {
      issue: 'product',
      when: 'in a credit order',
      form: () => formOf(sources(), { mode: 'credit' }),
      isOpen: false,
    },
    { issue: 'no wholesale CL1 product', when: 'on retail', form: () => formOf(), isOpen: false },
    {
      issue: 'no wholesale CL1 product',
      when: 'while the loan is not known',
      form: () => formOf(wholesale({ loanData: undefined })),
      isOpen: false,
    },
    {
      issue: 'no wholesale CL1 product',
      when: 'in a credit order',
      form: () => formOf(wholesale(), { mode: 'credit' }),
      isOpen: false,
    },
    {
      issue: 'please remove borrowers',
      when: 'where DU alone is asked',
      form: () => formOf(sources({ maxLpaApplicants: 1 }), { services: { lp: NA } }),
      isOpen: false,
    },
    {
      issue: 'please remove borrowers',
      when: 'at the most allowed',
      form: () => formOf(sources({ maxLpaApplicants: 2 })),
      isOpen: false,
    },
    {
      issue: 'please remove borrowers',
      when: 'with one too many left out',
      form: () => formOf(sources({ maxLpaApplicants: 1 }), { borrowers: { [SECOND]: { isSelected: false } } }),
      isOpen: false,
    },
    {
      issue: 'LP construction',
      when: 'where DU alone is asked',
      form: () => formOf(sources(), { services: { lp: NA } }),
      isOpen: false,
    },
    {
      issue: 'DU construction',
      when: 'where LPA alone is asked',
      form: () => formOf(sources(), { services: { du: NA } }),
      isOpen: false,
    },
    {
      issue: 'LP construction',
      when: 'where LPA-C is asked',
      form: () =>
        formOf(wholesale({ loanData: { ...construction, productMoniker: 'CL1' } }), {
          services: { lp_thru_cal: { type: 'request_new' } },
        }),
      isOpen: true,
    },
    {
      issue: 'DU construction',
      when: 'of a conventional construction loan',
      form: () => formOf(sources({ loanData: loanData({ isConstructionPermanent: true }) })),
      isOpen: false,
    },
    {
      issue: orderTexts.serviceClosed,
      when: 'where none is asked',
      form: () => formOf(sources(), { mode: 'credit' }),
      isOpen: false,
    },
    { issue: orderTexts.chooseReason, when: 'with a reason', form: () => formOf(sources(), { preset }), isOpen: false },
    {
      issue: orderTexts.chooseReason,
      when: 'with the comment its reason needs',
      form: () => formOf(sources(), { preset: { ...preset, needsComment: true, comment: 'x' } }),
      isOpen: false,
    },
  ])('$issue $when: $isOpen', ({ issue, form, isOpen }) => {
    expect(openIn(form()).includes(issue)).toBe(isOpen);
  });
});
