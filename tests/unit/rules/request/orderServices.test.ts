import { describe, expect, it } from 'vitest';
import { productFactsOf } from '@/features/loan/rules/product';
import { cleanIdentifier, cleanReference } from '@/features/request/rules/cleanInput';
import { pullChoice } from '@/features/request/rules/orderForm';
import { editService } from '@/features/request/rules/orderDraft';
import {
  agency,
  borrower,
  formOf,
  loanData,
  offer,
  sources,
  typeData,
  wholesale,
  RETAIL,
  WHOLESALE,
  recentRequest,
  dataOf,
} from '@tests/fixtures/order';

const types = (form: ReturnType<typeof formOf>) => form.services.map(({ option, type }) => `${option} ${type}`);

describe('the request table', () => {
  it('offers LPA through a servicer to wholesale only', () => {
    expect(formOf(sources()).services.map(({ option }) => option)).toEqual(['du', 'lp']);
    expect(formOf(wholesale()).services.map(({ option }) => option)).toEqual(['du', 'lp', 'lp_thru_cal']);
  });

  it("offers the service's options, in its order, each system once", () => {
    const offered = [offer('du', { sequence: 2 }), offer('lp', { sequence: 1 }), offer('du', { sequence: 3 })];
    expect(formOf(sources({ requestTypes: offered })).services.map(({ option }) => option)).toEqual(['lp', 'du']);
  });

  it.each([
    ['new findings at first', typeData(), 'request_new'],
    ['an update of the casefile on file', typeData({ identifier: '1684025517' }), 'import_existing'],
    ["the service's own default", typeData({ defaultType: 'not_applicable' }), 'not_applicable'],
  ])('starts with %s', (_, data, expected) => {
    expect(formOf(sources({ ...dataOf({ du: data }) })).services[0]?.type).toBe(expected);
  });

  it('starts with Not Applicable when the purpose rules a system out', () => {
    const construction = loanData({ isConstructionPermanent: true });
    expect(types(formOf(sources({ loanData: construction })))).toEqual(['du request_new', 'lp not_applicable']);
    const va = loanData({ purposeType: 'Construction-Permanent', productType: 'VA' });
    expect(types(formOf(sources({ loanData: va })))).toEqual(['du not_applicable', 'lp not_applicable']);
  });

  it('orders at most one kind of LPA', () => {
    expect(types(formOf(wholesale()))).toEqual(['du request_new', 'lp request_new', 'lp_thru_cal not_applicable']);
    const services = editService({}, 'lp_thru_cal', { type: 'request_new' });
    expect(types(formOf(wholesale(), { services }))).toEqual([
      'du request_new',
      'lp not_applicable',
      'lp_thru_cal request_new',
    ]);
    expect(editService(services, 'lp_thru_cal', { type: 'not_applicable' }).lp).toEqual({ type: 'not_applicable' });
  });

  // @spec DAT-1
  it('keeps a locked casefile, whatever the user types', () => {
    const du = typeData({ identifier: '1684025517', isIdentifierLocked: true });
    const form = formOf(sources({ ...dataOf({ du }) }), { services: { du: { identifier: '1' } } });
    expect(form.services[0]?.identifier).toBe('1684025517');
  });
});

// @spec REQ-30
describe('input cleaning', () => {
  it.each([
    ['CR 4820-1973', 'CR48201973'],
    ['  b734/0912 ', 'b7340912'],
    ['—ß漢', ''],
    ['azAZ09', 'azAZ09'],
  ])('%s becomes %s', (typed, cleaned) => {
    expect(cleanIdentifier(typed)).toBe(cleaned);
  });

  it('cuts a reference number at 30 characters', () => {
    expect(cleanReference('A'.repeat(40))).toHaveLength(30);
    expect(cleanReference(` ${'A'.repeat(29)}-BC`)).toBe(`${'A'.repeat(29)}B`);
  });
});

// @spec APP-13
describe('soft and full credit', () => {
  const product = productFactsOf(loanData());
  const SITUATION = {
    recentRequest: recentRequest({ isSoftPullPhase2ChangesEnabled: true }),
    channelId: RETAIL,
    product,
    creditAgencies: [agency({ isAusSoftPull: true })],
    borrowers: [borrower(1)],
  };
  const phase3 = recentRequest({ isSoftPullPhase3ChangesEnabled: true });
  const smartSeries = recentRequest({
    isSoftPullPhase2ChangesEnabled: true,
    isSmartSeriesProductWithInvestorAccessLoan: true,
  });
  const fha = productFactsOf(loanData({ productType: 'FHA' }));
  it.each([
    ['no phase is on', { recentRequest: recentRequest() }, { isShown: false, isSoftOffered: false, standard: 'full' }],
    // @spec REQ-53
    ['a retail loan is in phase 2', {}, { isShown: true, isSoftOffered: true, standard: 'soft' }],
    // @spec REQ-53
    [
      'a full report was pulled',
      { borrowers: [borrower(1, { isHardCreditPullCompleted: true })] },
      { standard: 'full' },
    ],
    // @spec REQ-53
    ['the product forbids it', { product: fha }, { isSoftOffered: true, standard: 'full' }],
    // @spec DAT-12
    ['it is a Smart Series loan with investor access', { recentRequest: smartSeries }, { standard: 'full' }],
    // @spec REQ-54
    ['wholesale is in phase 2', { channelId: WHOLESALE }, { isShown: true, isSoftOffered: false }],
    // @spec REQ-54
    [
      'wholesale is in phase 3 with a soft account',
      { channelId: WHOLESALE, recentRequest: phase3 },
      { isSoftOffered: true, isPerBorrower: true, standard: 'full' },
    ],
    // @spec REQ-54
    [
      'wholesale is in phase 3 without a soft account',
      { channelId: WHOLESALE, recentRequest: phase3, creditAgencies: [] },
      { isShown: true, isSoftOffered: false },
    ],
    [
      'retail is in phase 3 alone',
      { recentRequest: phase3, creditAgencies: [] },
      { isShown: true, isSoftOffered: true, isPerBorrower: true, standard: 'soft' },
    ],
    ['retail is in phase 2 alone', {}, { isPerBorrower: false, canConvertToFull: false }],
    [
      'the soft report is done',
      { borrowers: [borrower(1, { isGseSoftCreditPullCompleted: true }), borrower(2)] },
      { canConvertToFull: true, standard: 'soft' },
    ],
    [
      'the soft report and the full one are done',
      {
        borrowers: [
          borrower(1, { isGseSoftCreditPullCompleted: true }),
          borrower(2, { isHardCreditPullCompleted: true }),
        ],
      },
      { canConvertToFull: false, standard: 'full' },
    ],
    [
      'the soft report is done but no phase is on any more',
      { recentRequest: recentRequest(), borrowers: [borrower(1, { isGseSoftCreditPullCompleted: true })] },
      { canConvertToFull: false },
    ],
  ])('%s', (_, over, expected) => {
    const situation = { ...SITUATION, ...over };
    expect(pullChoice(situation, situation.product)).toMatchObject(expected);
  });
});
