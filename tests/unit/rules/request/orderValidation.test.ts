import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_NUMBER_INVALID,
  ACCOUNT_PASSWORD_INVALID,
  BOTH_NOT_APPLICABLE,
  CASEFILE_MISSING,
  CREDIT_AGENCY_INVALID,
  CREDIT_TYPES_DIFFER,
  DU_CONSTRUCTION,
  LP_CONSTRUCTION,
  LPA_KEY_MISSING,
  LPA_THRU_CALIBER_KEY_MISSING,
  PRODUCT_MISSING,
  REFERENCE_MISSING,
  REQUIRED_FIELDS_INVALID,
  SOFT_PULL_NO_PRODUCT,
  SOFT_PULL_PRODUCT,
} from '@/config/orderMessages';
import type { OrderDraft } from '@/features/request/rules/orderDraft';
import type { OrderForm } from '@/features/request/rules/orderForm';
import type { IssueKey } from '@/features/request/rules/submissionIssue';
import { issuesOf } from '@/features/request/rules/validateSubmission';
import {
  agency,
  borrower,
  formOf,
  loanData,
  offer,
  recentRequest,
  reported,
  sources,
  typeData,
  wholesale,
  FIRST,
  SECOND,
  ISSUE_KEYS,
  dataOf,
} from '@tests/fixtures/order';

const NA = { type: 'not_applicable' } as const;
const IMPORT = { type: 'import_existing', identifier: '', loanIdentifier: '' } as const;
const softPhase2 = recentRequest({ isSoftPullPhase2ChangesEnabled: true });
const softPhase3 = recentRequest({ isSoftPullPhase3ChangesEnabled: true });
const construction = { isConstructionPermanent: true, purposeType: 'Construction-Permanent' };

const found = (form: OrderForm) => issuesOf(form).map(({ key, message, fieldId }) => ({ key, message, fieldId }));

interface Case {
  key: IssueKey;
  when: string;
  form: () => OrderForm;
  message: string;
  fieldId: string;
}

const LP_ONLY = { du: NA, lp: IMPORT };
const SERVICER = { du: NA, lp: NA, lp_thru_cal: IMPORT };

const softPullOn = (productType: string, recent = softPhase2) =>
  formOf(sources({ loanData: loanData({ productType }), recentRequest: recent }), { pull: 'soft' });

const CASES: Case[] = [
  // @spec REQ-34
  {
    key: 'DU transaction type',
    when: 'no type is chosen',
    form: () => formOf(sources({ ...dataOf({ lp: typeData() }) })),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-du-type',
  },
  // @spec REQ-38
  {
    key: 'DU transaction type',
    when: 'every offered row is not applicable',
    form: () => formOf(sources(), { services: { du: NA, lp: NA } }),
    message: BOTH_NOT_APPLICABLE,
    fieldId: 'order-du-type',
  },
  {
    key: 'LPA transaction type',
    when: 'it takes no request with several services and DU is asked as well',
    form: () => formOf(sources({ requestTypes: [offer('du'), offer('lp', { isMultiAusAllowed: false })] })),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-lp-type',
  },
  {
    key: 'LPA transaction type',
    when: 'no type is chosen',
    form: () => formOf(sources({ ...dataOf({ du: typeData() }) })),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-lp-type',
  },
  {
    key: 'LPAC transaction type',
    when: 'no type is chosen',
    form: () => formOf(wholesale({ ...dataOf({ du: typeData(), lp: typeData() }) })),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-lp_thru_cal-type',
  },
  // @spec REQ-39
  {
    key: 'DU cfi',
    when: 'the casefile to update is empty',
    form: () => formOf(sources(), { services: { du: IMPORT, lp: NA } }),
    message: CASEFILE_MISSING,
    fieldId: 'order-du-identifier',
  },
  {
    key: 'DU cfi',
    when: 'the casefile has not ten digits',
    form: () => formOf(sources(), { services: { du: { ...IMPORT, identifier: '16840255A7' }, lp: NA } }),
    message: CASEFILE_MISSING,
    fieldId: 'order-du-identifier',
  },
  // @spec REQ-40
  {
    key: 'LPA key id',
    when: "LPA's key is empty",
    form: () => formOf(sources(), { services: { ...LP_ONLY, lp: { ...IMPORT, loanIdentifier: 'LPL1' } } }),
    message: LPA_KEY_MISSING,
    fieldId: 'order-lp-identifier',
  },
  // @spec REQ-41
  {
    key: 'LPA key id',
    when: "LPA-C's key is empty",
    form: () => formOf(wholesale(), { services: SERVICER }),
    message: LPA_THRU_CALIBER_KEY_MISSING,
    fieldId: 'order-lp_thru_cal-identifier',
  },
  {
    key: 'LPA loan id',
    when: "LPA's loan identifier is empty",
    form: () => formOf(sources(), { services: { ...LP_ONLY, lp: { ...IMPORT, identifier: 'B7340912' } } }),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-lp-loan-identifier',
  },
  // @spec REQ-37
  {
    key: 'agency',
    when: 'none is chosen',
    form: () => formOf(sources({ creditAgencies: [] })),
    message: CREDIT_AGENCY_INVALID,
    fieldId: 'order-agency',
  },
  // @spec REQ-37
  {
    key: 'agency',
    when: 'the chosen one is inactive',
    form: () => formOf(sources({ creditAgencies: [agency({ isInactive: true })] }), { agencyId: '138' }),
    message: CREDIT_AGENCY_INVALID,
    fieldId: 'order-agency',
  },
  // @spec REQ-35
  {
    key: 'wholesale account',
    when: 'the account number is empty',
    form: () => formOf(wholesale({ hasTypedPassword: true }), { accountNumber: ' ' }),
    message: ACCOUNT_NUMBER_INVALID,
    fieldId: 'order-account-number',
  },
  // @spec REQ-36
  {
    key: 'wholesale password',
    when: 'another account number than the stored one has no password',
    form: () => formOf(wholesale(), { accountNumber: 'OTHER' }),
    message: ACCOUNT_PASSWORD_INVALID,
    fieldId: 'order-account-password',
  },
  // @spec REQ-42
  {
    key: 'report reference',
    when: 'a reissue has no number',
    form: () => formOf(sources(), { borrowers: { [FIRST]: { reference: '' } } }),
    message: REFERENCE_MISSING,
    fieldId: `order-borrower-${FIRST}-reference`,
  },
  // @spec REQ-43
  {
    key: 'product',
    when: 'the loan has none',
    form: () => formOf(sources({ loanData: loanData({ productMoniker: null, productType: null }) })),
    message: PRODUCT_MISSING,
    fieldId: 'order-product',
  },
  // @spec REQ-43
  {
    key: 'no wholesale CL1 product',
    when: 'a wholesale loan has none',
    form: () => formOf(wholesale({ loanData: loanData({ productMoniker: null }) })),
    message: PRODUCT_MISSING,
    fieldId: 'order-product',
  },
  {
    key: 'no wholesale CL1 product',
    when: 'a wholesale loan has a product of another sheet',
    form: () => formOf(wholesale({ loanData: loanData() })),
    message: PRODUCT_MISSING,
    fieldId: 'order-product',
  },
  // @spec REQ-49
  {
    key: 'smart product missing',
    when: 'a soft pull has no product',
    form: () => formOf(sources({ loanData: loanData({ productMoniker: null }), recentRequest: softPhase2 })),
    message: SOFT_PULL_NO_PRODUCT,
    fieldId: 'order-pull',
  },
  // @spec REQ-47
  {
    key: 'invalid credit type',
    when: 'borrowers have different pull types',
    form: () => formOf(sources({ recentRequest: softPhase3 }), { borrowers: { [SECOND]: { pull: 'full' } } }),
    message: CREDIT_TYPES_DIFFER,
    fieldId: `order-borrower-${FIRST}-pull`,
  },
  // @spec REQ-48
  {
    key: 'invalid credit type',
    when: 'a soft pull is chosen on FHA',
    form: () => softPullOn('FHA'),
    message: SOFT_PULL_PRODUCT,
    fieldId: 'order-pull',
  },
  // @spec REQ-48
  {
    key: 'invalid credit type',
    when: 'a soft pull is chosen on VA',
    form: () => softPullOn('VA'),
    message: SOFT_PULL_PRODUCT,
    fieldId: 'order-pull',
  },
  // @spec REQ-48
  {
    key: 'invalid credit type',
    when: 'a soft pull is chosen on USDA',
    form: () => softPullOn('USDA'),
    message: SOFT_PULL_PRODUCT,
    fieldId: 'order-pull',
  },
  // @spec REQ-48
  {
    key: 'invalid credit type',
    when: 'a soft pull is chosen on Smart Series',
    form: () => softPullOn('Smart Series'),
    message: SOFT_PULL_PRODUCT,
    fieldId: 'order-pull',
  },
  // @spec REQ-48
  {
    key: 'invalid credit type',
    when: 'investor access excludes a soft pull',
    form: () => softPullOn('Conventional', { ...softPhase2, isSmartSeriesProductWithInvestorAccessLoan: true }),
    message: SOFT_PULL_PRODUCT,
    fieldId: 'order-pull',
  },
  // @spec REQ-44, REQ-33
  {
    key: 'please remove borrowers',
    when: 'there are more than the configuration allows',
    form: () => formOf(sources({ maxLpaApplicants: 1 })),
    message: 'Maximum number of applicants is 1. Please remove borrower/s before submitting or select DU as AUS Method',
    fieldId: 'order-borrowers',
  },
  // @spec REQ-45
  {
    key: 'LP construction',
    when: 'LPA is asked about a construction-permanent loan',
    form: () => formOf(sources({ loanData: loanData(construction) }), { services: { lp: { type: 'request_new' } } }),
    message: LP_CONSTRUCTION,
    fieldId: 'order-lp-type',
  },
  // @spec REQ-46
  {
    key: 'DU construction',
    when: 'DU is asked about a construction-permanent VA loan',
    form: () =>
      formOf(sources({ loanData: loanData({ ...construction, productType: 'VA' }) }), {
        services: { du: { type: 'request_new' }, lp: NA },
      }),
    message: DU_CONSTRUCTION,
    fieldId: 'order-du-type',
  },
  // @spec REQ-46
  {
    key: 'DU construction',
    when: 'DU is asked about a construction-permanent FHA loan',
    form: () =>
      formOf(sources({ loanData: loanData({ ...construction, productType: 'FHA' }) }), {
        services: { du: { type: 'request_new' }, lp: NA },
      }),
    message: DU_CONSTRUCTION,
    fieldId: 'order-du-type',
  },
  // @spec REQ-34
  {
    key: 'generic invalid field',
    when: 'no borrower is selected',
    form: () => formOf(sources(), { borrowers: { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } } }),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-borrowers',
  },
  {
    key: 'generic invalid field',
    when: 'a new report is not authorized',
    form: () => formOf(sources({ acknowledgement: undefined }), { borrowers: { [FIRST]: { type: 'REQUEST_NEW' } } }),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-acknowledgement',
  },
  {
    key: 'generic invalid field',
    when: 'a borrower has no report and none is ordered',
    form: () => formOf(sources({ borrowers: [borrower(1), reported(2)] })),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: `order-borrower-${FIRST}-type`,
  },
  {
    key: 'generic invalid field',
    when: 'a credit order orders nothing',
    form: () => formOf(sources({ borrowers: [borrower(1)] }), { mode: 'credit' }),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: `order-borrower-${FIRST}-type`,
  },
  {
    key: 'generic invalid field',
    when: 'a closed service is asked',
    form: () =>
      formOf(
        sources({
          availability: [
            {
              system: 'lp',
              isAvailable: false,
              message: null,
              unavailableTo: null,
            },
          ],
        }),
        { services: { lp: { type: 'request_new' } } },
      ),
    message: REQUIRED_FIELDS_INVALID,
    fieldId: 'order-lp-type',
  },
];

describe('the validation of an order', () => {
  it.each(CASES)('$key: $when', ({ form, key, message, fieldId }) => {
    expect(found(form())).toEqual([{ key, message, fieldId }]);
  });

  it.each<{ services: OrderDraft['services']; mode?: 'credit' }>([
    { services: { du: NA } },
    { services: { lp: NA } },
    { services: {}, mode: 'credit' },
  ])('allows a service that supports no request with several to be ordered alone: $services $mode', (draft) => {
    const offered = [offer('du', { isMultiAusAllowed: false }), offer('lp', { isMultiAusAllowed: false })];
    expect(found(formOf(sources({ requestTypes: offered }), draft))).toEqual([]);
  });

  // @spec REQ-32
  it('has a case for every key', () => {
    expect(new Set(CASES.map(({ key }) => key))).toEqual(new Set(ISSUE_KEYS));
  });
});

it('accepts a casefile on file whatever its spelling, because the spelling of the service is sent back', () => {
  const data = dataOf({ du: typeData({ identifier: '1684-025517' }), lp: typeData() });
  const form = formOf(sources(data), { services: { lp: NA } });
  expect(form.services.find(({ option }) => option === 'du')).toMatchObject({
    type: 'import_existing',
    identifier: '1684-025517',
  });
  expect(found(form)).toEqual([]);
});
