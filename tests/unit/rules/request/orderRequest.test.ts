import { describe, expect, it } from 'vitest';
import { orderTextsOf } from '@/features/request/rules/orderDraft';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import { orderSummary } from '@/features/request/rules/orderSummary';
import { verificationKey } from '@/features/request/rules/digitalVerification';
import {
  agency,
  formOf,
  recentRequest,
  reported,
  sources,
  typeData,
  verification,
  wholesale,
  FIRST,
  SECOND,
} from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;
const NONE = { type: 'NONE' } as const;
const NA = { type: 'not_applicable' } as const;
const IMPORT = { type: 'import_existing', identifier: 'A1', loanIdentifier: 'L1' } as const;
const softPhase2 = recentRequest({ isSoftPullPhase2ChangesEnabled: true });

describe('the order that is sent', () => {
  it('contains what the screen decided', () => {
    const reissued = {
      applicationId: '1',
      isSelected: true,
      reportType: 'REPORT_TYPE_RE_ISSUE',
      reportReferenceNumber: 'CR48201973',
      isJoint: false,
      autoCopyLiabilities: false,
      formFreeReportNumber: null,
      isGseSoftCreditPull: false,
    };
    const form = formOf(
      sources({ verifications: [verification(), verification({ reportId: 'R2', status: 'Pending' })] }),
      {
        services: { lp: NA },
        note: '  Rate lock ends Friday. ',
      },
    );
    expect(orderRequestOf(form)).toEqual({
      businessChannelId: 6,
      requestTypeId: 1,
      isMultiAusRequest: false,
      isCreditImportOnly: false,
      isGseSoftCreditPull: false,
      ausRequests: [
        { ausRequestTypeId: 2, ausOptionId: 'du', transactionType: 'request_new', isLPThroughCaliber: false },
      ],
      creditAgency: {
        creditAgencyId: '138',
        fromAusRequestType: 'DU',
        mappedToCreditAgencyId: null,
        toAusRequestType: null,
        rememberAccountDetails: false,
      },
      requestBorrowers: [
        { ...reissued, requestBorrowerId: '901', borrowerId: '101', isPrimary: true },
        { ...reissued, requestBorrowerId: '902', borrowerId: '102', isPrimary: false },
      ],
      digitalVerifications: [
        { borrowerId: '101', verificationSystem: 'DayOneCertainty', verificationType: 'Assets', reportId: 'R1' },
      ],
      isBorrowerAcknowledgementForCreditPullObtained: true,
      ...orderTextsOf({ note: 'Rate lock ends Friday.' }),
    });
  });

  it('includes identifiers only with an update, and a loan identifier for LPA only', () => {
    const services = (edits: Parameters<typeof formOf>[1]) => orderRequestOf(formOf(sources(), edits)).ausRequests;
    const du = { ausRequestTypeId: 2, ausOptionId: 'du', isLPThroughCaliber: false };
    const lp = { ausRequestTypeId: 3, ausOptionId: 'lp', isLPThroughCaliber: false };
    expect(services({ services: { du: IMPORT, lp: IMPORT } })).toEqual([
      { ...du, transactionType: 'import_existing', caseFileIdentifier: 'A1' },
      { ...lp, transactionType: 'import_existing', lpaKeyIdentifier: 'A1', lpaLoanIdentifier: 'L1' },
    ]);
    expect(services({ services: { du: { ...IMPORT, ...NA }, lp: { ...IMPORT, type: 'request_new' } } })).toEqual([
      { ...lp, transactionType: 'request_new' },
    ]);
    expect(services({ services: { du: NA, lp: { ...IMPORT, loanIdentifier: '' } } })[0]).not.toHaveProperty(
      'lpaLoanIdentifier',
    );
  });

  it('requests no system and includes no verification in a credit order', () => {
    const form = formOf(sources({ verifications: [verification()] }), {
      mode: 'credit',
      borrowers: { [FIRST]: { formFreeNumber: 'FF1' } },
    });
    const order = orderRequestOf(form);
    expect([order.requestTypeId, order.isCreditImportOnly, order.ausRequests, order.digitalVerifications]).toEqual([
      2,
      true,
      [],
      [],
    ]);
    expect(order.requestBorrowers[0]?.formFreeReportNumber).toBeNull();
  });

  it('names the account on wholesale only', () => {
    expect(orderRequestOf(formOf()).creditAgency).toMatchObject({ rememberAccountDetails: false });
    expect(orderRequestOf(formOf()).creditAgency).not.toHaveProperty('userName');
    expect(orderRequestOf(formOf(sources(), { remembersAccount: true })).creditAgency?.rememberAccountDetails).toBe(
      false,
    );
    expect(orderRequestOf(formOf(wholesale())).creditAgency).toMatchObject({
      userName: 'BRIGHT138',
      rememberAccountDetails: true,
    });
    expect(orderRequestOf(formOf(wholesale(), { remembersAccount: false })).creditAgency?.rememberAccountDetails).toBe(
      false,
    );
  });

  it('trims blanks pasted with an account number', () => {
    const pasted = formOf(wholesale(), { accountNumber: ' BRIGHT138 ' });
    expect(orderRequestOf(pasted).creditAgency?.userName).toBe('BRIGHT138');
    expect(pasted.agency.password).toBe('on file');
  });

  it("names the agency's id in the other system", () => {
    const mappings = [
      { mappedToCreditAgencyId: '5138', toAusRequestType: 'LP', multiAusDisplayName: null, isInProfileConfig: true },
    ];
    expect(
      orderRequestOf(formOf(sources({ creditAgencies: [agency({ mappingDetails: mappings })] }))).creditAgency,
    ).toMatchObject({
      creditAgencyId: '138',
      mappedToCreditAgencyId: '5138',
      toAusRequestType: 'LP',
    });
  });

  it('names no agency when no credit is ordered, none is chosen, or in a retail soft pull', () => {
    const nothing = { [FIRST]: NONE, [SECOND]: NONE };
    expect(orderRequestOf(formOf(sources(), { borrowers: nothing })).creditAgency).toBeNull();
    expect(orderRequestOf(formOf(sources({ creditAgencies: [] }))).creditAgency).toBeNull();
    const soft = sources({ recentRequest: softPhase2, creditAgencies: [agency({ isAusSoftPull: true })] });
    expect(orderRequestOf(formOf(soft))).toMatchObject({ isGseSoftCreditPull: true, creditAgency: null });
    expect(orderRequestOf(formOf(soft)).requestBorrowers.map((one) => one.isGseSoftCreditPull)).toEqual([true, true]);
  });

  it('sends a reference number with a reissue only, and a FormFree number if there is one', () => {
    const { requestBorrowers } = orderRequestOf(
      formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: { formFreeNumber: 'FF2' } } }),
    );
    expect(requestBorrowers.map((one) => [one.reportReferenceNumber, one.formFreeReportNumber])).toEqual([
      [null, null],
      ['CR48201973', 'FF2'],
    ]);
  });

  it('includes who is excluded', () => {
    const order = orderRequestOf(formOf(sources(), { borrowers: { [SECOND]: { isSelected: false } } }));
    expect(order.requestBorrowers.map(({ isSelected }) => isSelected)).toEqual([true, false]);
  });
});

it('omits the verification of an excluded borrower, whatever was chosen', () => {
  const [own, other] = [verification(), verification({ borrowerId: '102', reportId: 'R2' })];
  const from = sources({ verifications: [own, other, verification({ borrowerId: '999', reportId: 'R3' })] });
  const sent = (isSelected: boolean) =>
    orderRequestOf(
      formOf(from, { verifications: { [verificationKey(other)]: true }, borrowers: { [SECOND]: { isSelected } } }),
    ).digitalVerifications.map(({ reportId }) => reportId);
  expect(sent(true)).toEqual(['R1', 'R2', 'R3']);
  expect(sent(false)).toEqual(['R1', 'R3']);
});

describe('the order summary', () => {
  const summary = (edits: Parameters<typeof formOf>[1], from = sources()) =>
    orderSummary(formOf(from, edits), { '*': { HARD: 80, SOFT: 80 } });

  it.each([
    [
      'a joint report counts once',
      () => summary({ borrowers: { [FIRST]: { ...NEW, isJoint: true } } }),
      ['DU + LPA', '2 borrowers', '1 new hard report ~ $80.00 est.'],
    ],
    [
      'separate reports count each',
      () => summary({ borrowers: { [FIRST]: NEW, [SECOND]: NEW } }),
      ['DU + LPA', '2 borrowers', '2 new hard reports ~ $160.00 est.'],
    ],
    [
      'new and reissued',
      () => summary({ borrowers: { [FIRST]: NEW } }),
      ['DU + LPA', '2 borrowers', '1 new hard report ~ $80.00 est.', '1 reissue'],
    ],
    ['a credit order', () => summary({ mode: 'credit' }), ['Credit import only', '2 borrowers', '2 reissues']],
    [
      'who is left out orders nothing',
      () => summary({ services: { lp: NA }, borrowers: { [SECOND]: { isSelected: false } } }),
      ['DU', '1 borrower', '1 reissue'],
    ],
    [
      'a system that runs again',
      () => summary({}, sources({ lp: typeData({ submissionCount: 1 }) })),
      ['DU + LPA (run 2)', '2 borrowers', '2 reissues'],
    ],
    [
      'nothing is asked or ordered',
      () => summary({ services: { du: NA, lp: NA }, borrowers: { [FIRST]: NONE, [SECOND]: NONE } }),
      ['No service', '2 borrowers'],
    ],
    [
      'a new soft report',
      () => summary({ borrowers: { [FIRST]: NEW } }, sources({ recentRequest: softPhase2, borrowers: [reported(1)] })),
      ['DU + LPA', '1 borrower', '1 new soft report ~ $80.00 est.'],
    ],
    [
      'a reissue that may pull a new report',
      () => summary({}, sources({ borrowers: [reported(1), reported(2, { isDiscrepancyInBorrowerData: true })] })),
      ['DU + LPA', '2 borrowers', 'up to 1 new hard report ~ $80.00 est.', '1 reissue'],
    ],
    [
      'a joint reissue that may pull a new report',
      () =>
        summary(
          { borrowers: { [FIRST]: { isJoint: true } } },
          sources({ borrowers: [reported(1), reported(2, { isDiscrepancyInBorrowerData: true })] }),
        ),
      ['DU + LPA', '2 borrowers', 'up to 1 new hard report ~ $80.00 est.'],
    ],
  ])('%s', (_, said, expected) => {
    expect(said()).toEqual(expected);
  });

  // @spec APP-15
  it.each([
    ['the systems', { du: undefined, lp: undefined }, ['2 borrowers', '2 reissues']],
    ['one system', { du: undefined }, ['2 borrowers', '2 reissues']],
    ['the borrowers', { borrowers: [] }, ['DU + LPA']],
  ])('says nothing of %s before they load', (_, unread, expected) => {
    expect(summary({}, sources(unread))).toEqual(expected);
  });

  it('names no cost without a configured price', () => {
    expect(orderSummary(formOf(sources(), { borrowers: { [FIRST]: NEW } }), {})[2]).toBe('1 new hard report');
  });

  const prices = { '138': { HARD: 82.5, HARD_JOINT: 120 }, '*': { SOFT: 16.5, REISSUE: 4.95 } };
  const priced = (edits: Parameters<typeof formOf>[1], over = {}) =>
    orderSummary(formOf(sources(over), edits), prices).slice(2);

  it('has the prices of the table: by agency, kind and joint', () => {
    expect(priced({ borrowers: { [FIRST]: { ...NEW, isJoint: true } } })).toEqual(['1 new hard report ~ $120.00 est.']);
    expect(priced({ borrowers: { [FIRST]: NEW } })).toEqual(['1 new hard report ~ $82.50 est.', '1 reissue']);
    expect(priced({ borrowers: { [FIRST]: NEW, [SECOND]: NEW } })).toEqual(['2 new hard reports ~ $165.00 est.']);
    expect(
      priced({ pull: 'soft', borrowers: { [FIRST]: NEW, [SECOND]: NONE } }, { recentRequest: softPhase2 }),
    ).toEqual(['1 new soft report ~ $16.50 est.']);
  });

  it('names no cost of which a part is unknown', () => {
    const other = {
      creditAgencies: [agency({ creditAgencyId: '31' })],
      userAgencies: { creditAgencyId: ['31'], isTpoInfoExists: true },
    };
    expect(priced({ agencyId: '31', borrowers: { [FIRST]: NEW, [SECOND]: NONE } }, other)).toEqual([
      '1 new hard report',
    ]);
    expect(priced({ borrowers: { [FIRST]: NEW, [SECOND]: NONE } }, { creditAgencies: [] })).toEqual([
      '1 new hard report',
    ]);
  });
});
