import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { FailedCall } from '@/lib/failure';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { fc } from '@tests/support/properties';
import { server } from '@tests/support/server';

const answer = (body: unknown) => server.use(http.all('*/api/*', () => HttpResponse.json(body as null)));

type Client = ReturnType<typeof apiOverWire>;

/** Every read of the Request screen. */
const READS: Record<string, (client: Client) => Promise<unknown>> = {
  agencies: ({ api, signal }) => api.creditAgencies.list({ loanId, channelId: 6, service: 'du' }, signal),
  userAgencies: ({ api, signal }) => api.read('userAgencies')({ loanId }, signal),
  types: ({ api, signal }) => api.read('ausRequestTypes')({ loanId }, signal),
  typeData: ({ api, signal }) => api.requestSetup.typeData({ loanId, option: 'du' }, signal),
  availability: ({ api, signal }) => api.read('ausAvailability')({ loanId }, signal),
  borrowers: ({ api, signal }) => api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal),
  recentCredit: ({ api, signal }) => api.read('recentCreditRequest')({ loanId }, signal),
  recent: ({ api, signal }) => api.read('recentRequest')({ loanId }, signal),
  verifications: ({ api, signal }) => api.verifications.list({ loanId }, signal),
  verification: ({ api, signal }) =>
    api.read('digitalVerificationDetail')({ loanId, borrowerId: '1', system: 'x' }, signal),
  acknowledgement: ({ api, signal }) => api.read('acknowledgement')({ loanId }, signal),
  pastOrder: ({ api, signal }) => api.read('requestDetail')({ loanId, requestId: '1' }, signal),
};

/** The flags of a borrower: the name on the wire, and ours. */
const BORROWER_FLAGS = [
  ['isPrimary', 'isPrimary'],
  ['previousReportWasJoint', 'previousReportWasJoint'],
  ['previousAutoCopyLiabilities', 'previousAutoCopyLiabilities'],
  ['disableIsJoint', 'disableIsJoint'],
  ['isDiscrepancyInBorrowerData', 'isDiscrepancyInBorrowerData'],
  ['isGseSoftCreditPullCompleted', 'isGseSoftCreditPullCompleted'],
  ['isHardCreditPullCompleted', 'isHardCreditPullCompleted'],
] as const;

describe('the data of an order', () => {
  it.each(Object.keys(READS))('drops an empty response: %s', async (name) => {
    answer(null);
    expect(await READS[name]?.(apiOverWire())).toBeUndefined();
  });

  it('handles any response: a value in domain terms, or a failed call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(READS)), fc.jsonValue(), async (read, body) => {
        answer(body);
        const outcome = await read(apiOverWire()).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FailedCall);
      }),
      { numRuns: 200 },
    );
  });

  // @spec REQ-26
  it('passes passphrases separately from the agencies', async () => {
    const creditAgencies = [{ creditAgencyId: 138, name: 'TriPoint Credit', userName: 'BRIGHT', passphrase: 'sesame' }];
    answer({ creditAgencies });
    const { api, signal } = apiOverWire();
    const listed = await api.creditAgencies.list({ loanId, channelId: 2, service: 'du' }, signal);
    expect(listed?.passwords).toEqual([{ account: 'du full 138', password: 'sesame' }]);
    expect(listed?.agencies).toMatchObject([
      { creditAgencyId: '138', hasStoredPassword: true, isInProfileConfig: null, fromAusRequestType: 'du' },
    ]);
    expect(JSON.stringify(listed?.agencies)).not.toContain('sesame');
  });

  // @spec DAT-15, DAT-14, DAT-42
  it('keeps the profile data of a mapping', async () => {
    const mapping = { mappedToCreditAgencyId: 5138, toAusRequestType: 'LP', isInProfileConfig: false };
    const mappingDetails = [{ ...mapping, multiAusDisplayName: 'TriPoint (DU and LPA)' }];
    answer({ creditAgencies: [{ creditAgencyId: 138, mappingDetails: [...mappingDetails, {}] }] });
    const { api, signal } = apiOverWire();
    const listed = await api.creditAgencies.list({ loanId, channelId: 2, service: 'du' }, signal);
    expect(listed?.agencies[0]?.mappingDetails).toMatchObject([
      {
        mappedToCreditAgencyId: '5138',
        toAusRequestType: 'LP',
        multiAusDisplayName: 'TriPoint (DU and LPA)',
        isInProfileConfig: false,
      },
      { isInProfileConfig: null },
    ]);
  });

  // @spec DAT-14
  it('reads the system of an agency, which the request only implies', async () => {
    answer({ creditAgencies: [{ creditAgencyId: 1, fromAusRequestType: 'LP' }, { creditAgencyId: 2 }] });
    const { api, signal } = apiOverWire();
    const listed = await api.creditAgencies.list({ loanId, channelId: 2, service: 'du' }, signal);
    expect(listed?.agencies.map(({ fromAusRequestType }) => fromAusRequestType)).toEqual(['lp', 'du']);
  });

  // @spec DAT-16, API-8
  it('reads the agencies of the user and whether the profile has account details', async () => {
    answer({ creditAgencyId: [138, '226'], isTpoInfoExists: true });
    const { api, signal } = apiOverWire();
    expect(await api.read('userAgencies')({ loanId }, signal)).toEqual({
      creditAgencyId: ['138', '226'],
      isTpoInfoExists: true,
    });
  });

  // @spec DAT-11, DAT-12, REQ-16, API-26, DAT-40
  it('reads the soft-pull flags and the items of the recent request', async () => {
    const requestDate = '2026-11-20T10:00:00Z';
    const items = [
      { requestID: 7, multiAusRequestId: 70, requestDate, requestTypeID: 2, auRequestTypeID: 3, creditAgencyID: 138 },
    ];
    const flags = { isSoftPullPhase3ChangesEnabled: true, isSmartSeriesProductWithInvestorAccessLoan: true };
    answer({ ...flags, businessChannelId: 6, getAusRequestItems: items });
    const { api, signal } = apiOverWire();
    expect(await api.read('recentRequest')({ loanId }, signal)).toMatchObject({
      isSoftPullPhase2ChangesEnabled: null,
      isSoftPullPhase3ChangesEnabled: true,
      isSmartSeriesProductWithInvestorAccessLoan: true,
      businessChannelId: 6,
      getAusRequestItems: [
        { requestID: '7', multiAusRequestId: '70', requestDate, requestTypeID: 2, system: 'lp', creditAgencyID: '138' },
      ],
    });
    answer({ isSoftPullPhase2ChangesEnabled: true });
    expect(await api.read('recentRequest')({ loanId }, signal)).toMatchObject({
      isSoftPullPhase2ChangesEnabled: true,
      isSoftPullPhase3ChangesEnabled: null,
    });
  });

  // @spec DAT-13
  it('reads every field of a borrower', async () => {
    const flags = { isPrimary: true, previousReportWasJoint: true, previousAutoCopyLiabilities: true };
    const pulls = { isGseSoftCreditPullCompleted: true, isHardCreditPullCompleted: true };
    answer({
      requestBorrowers: [
        {
          ...{ requestBorrowerId: 1, borrowerId: 2, applicationId: 3, firstname: 'Maren', lastname: 'Okafor' },
          ...{ creditReportDocumentId: 'd', previousReportReferenceNumber: 'CR1', previousFormFreeReportNumber: 'FF1' },
          ...{ ...flags, ...pulls, disableIsJoint: true, isDiscrepancyInBorrowerData: true },
        },
      ],
    });
    const { api, signal } = apiOverWire();
    expect(await api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal)).toMatchObject([
      {
        ...{
          requestBorrowerId: '1',
          borrowerId: '2',
          applicationId: '3',
          borrowerName: 'Maren Okafor',
          isPrimary: true,
        },
        ...{ creditReportDocumentId: 'd', previousReportReferenceNumber: 'CR1', previousFormFreeReportNumber: 'FF1' },
        ...{ previousReportWasJoint: true, previousAutoCopyLiabilities: true, disableIsJoint: true },
        ...{ isDiscrepancyInBorrowerData: true, isGseSoftCreditPullCompleted: true, isHardCreditPullCompleted: true },
      },
    ]);
  });

  // @spec DAT-13
  it.each(BORROWER_FLAGS)('%s of a borrower sets its own flag only', async (name) => {
    const borrower = { requestBorrowerId: 1, borrowerId: 2, applicationId: 3 };
    answer({ requestBorrowers: [{ ...borrower, [name]: true }, borrower, { ...borrower, [name]: false }] });
    const { api, signal } = apiOverWire();
    const borrowers = (await api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal)) ?? [];
    const set = borrowers.map((each) => BORROWER_FLAGS.filter(([, flag]) => each[flag]).map(([wire]) => wire));
    expect(set).toEqual([[name], [], []]);
  });

  it('omits borrowers without ids and unknown systems', async () => {
    const ids = { requestBorrowerId: 1, borrowerId: 2, applicationId: 3 };
    const { api, signal, dropped } = apiOverWire();
    answer({ requestBorrowers: [{ firstname: 'Nobody' }, { ...ids, firstname: 'Maren', lastname: 'Okafor' }, 7] });
    expect(await api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal)).toMatchObject([
      { borrowerName: 'Maren Okafor' },
    ]);
    expect(dropped).toEqual([{ call: 'requestBorrowers', count: 2 }]);
    answer([{ ausRequestTypeId: 2 }, { ausRequestTypeId: 77 }, { ausRequestTypeId: 0 }]);
    expect(await api.read('ausRequestTypes')({ loanId }, signal)).toMatchObject([
      { ausOptionId: 'du', isEnabled: null },
    ]);
  });

  // @spec REQ-18, API-30
  it.each([
    { loanId: null, mode: 'aus' as const },
    { loanId, mode: null },
  ])('sends nothing for borrowers of $loanId, $mode', async (params) => {
    const { api, signal, requests, bugs } = apiOverWire();
    answer({ requestBorrowers: [] });
    expect(await api.requestSetup.borrowers(params, signal)).toBeNull();
    expect([requests, bugs]).toEqual([[], []]);
    expect(await api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal)).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  // @spec API-14
  it('reads the systems of the loan', async () => {
    const { api, signal, requests } = apiOverWire();
    const closed = { sequence: 2, isEnabled: false, disabledReason: 'Closed.', isMultiAusAllowed: false };
    answer([
      { ausRequestTypeId: 3, ...closed },
      { ausRequestTypeId: 2, sequence: 1 },
    ]);
    expect(await api.read('ausRequestTypes')({ loanId }, signal)).toMatchObject([
      { ausOptionId: 'lp', sequence: 2, isEnabled: false, disabledReason: 'Closed.', isMultiAusAllowed: false },
      { ausOptionId: 'du', sequence: 1, isEnabled: null, disabledReason: null, isMultiAusAllowed: null },
    ]);
    expect(requests).toMatchObject([{ method: 'GET', path: `/aus/multi-aus/v1/loan/${loanId}/aus-request-types` }]);
  });

  // @spec API-15
  it.each([
    ['du', 2],
    ['lp', 3],
    ['lp_thru_cal', 999],
  ] as const)('reads what one system knows: %s', async (option, id) => {
    const { api, signal, requests } = apiOverWire();
    const transactionTypes = [{ value: 'request_new' }, { value: 'import_existing', isDefault: true }];
    answer({ transactionTypes, submissionCount: 4, lastSubmittedOn: '2026-11-20T10:00:00Z' });
    expect(await api.requestSetup.typeData({ loanId, option }, signal)).toMatchObject({
      defaultType: 'import_existing',
      submissionCount: 4,
      lastSubmittedOn: '2026-11-20T10:00:00Z',
    });
    expect(requests).toMatchObject([{ method: 'GET', path: `/aus/multi-aus/v1/loan/${loanId}/request-type/${id}` }]);
  });

  // @spec API-16
  it('reads which systems are open', async () => {
    const { api, signal, requests } = apiOverWire();
    const closed = { isAvailable: false, message: 'Closed.', unavailableTo: '2026-11-20T10:00:00Z' };
    answer([
      { ausRequestTypeId: 2, isAvailable: true },
      { ausRequestTypeId: 3, ...closed },
    ]);
    expect(await api.read('ausAvailability')({ loanId }, signal)).toMatchObject([
      { system: 'du', isAvailable: true },
      { system: 'lp', ...closed },
    ]);
    const path = `/aus/multi-aus/v1/loan/${loanId}/aus-availability-details`;
    expect(requests).toMatchObject([{ method: 'GET', path }]);
  });

  // @spec REQ-9
  it("reads the service's transaction types", async () => {
    const { api, signal } = apiOverWire();
    const transactionTypes = [
      { label: 'Resubmit', value: 'import_existing' },
      { label: 'Later', value: 'request_later' },
      { value: 'request_new' },
    ];
    answer({ transactionTypes });
    expect(await api.requestSetup.typeData({ loanId, option: 'du' }, signal)).toMatchObject({
      transactionTypes: [
        { label: 'Resubmit', value: 'import_existing' },
        { label: 'Request New Findings', value: 'request_new' },
      ],
    });
  });

  it("reads a casefile's lock", async () => {
    const { api, signal } = apiOverWire();
    answer({ duKeyId: ' 1684025517 ', duLoanIdentifierLockStatus: 'Locked' });
    expect(await api.requestSetup.typeData({ loanId, option: 'du' }, signal)).toMatchObject({
      identifier: '1684025517',
      isIdentifierLocked: true,
      defaultType: null,
    });
  });

  it.each([
    [[{ ausRequestTypeId: 2 }], 'aus', [{ ausOptionId: 'du', transactionType: null }]],
    [[{ ausRequestTypeId: 3, transactionType: 'later' }], 'aus', [{ ausOptionId: 'lp', transactionType: null }]],
    [[{ ausRequestTypeId: 77 }], 'aus', []],
    [[{ ausRequestTypeId: 0 }], 'credit', []],
    [[], 'credit', []],
    [null, null, []],
  ])('reads a past order of %j as it was: %s', async (ordered, mode, ausRequests) => {
    const { api, signal } = apiOverWire();
    answer({ requestId: 1, ausRequests: ordered });
    expect(await api.read('requestDetail')({ loanId, requestId: '1' }, signal)).toMatchObject({ mode, ausRequests });
  });

  it.each([
    { sent: { note: ' Rate changed. ' }, note: 'Rate changed.' },
    { sent: { note: '<b>bold</b>\nSSN 900-12-3456' }, note: '<b>bold</b>\nSSN 900-12-3456' },
    { sent: { note: '' }, note: null },
    { sent: { note: null }, note: null },
    { sent: { note: 7 }, note: null },
    { sent: {}, note: undefined },
  ])('reads the note of a past order from $sent', async ({ sent, note }) => {
    const { api, signal } = apiOverWire();
    answer({ requestId: 1, ausRequests: [], ...sent });
    expect((await api.read('requestDetail')({ loanId, requestId: '1' }, signal))?.note).toBe(note);
  });
});
