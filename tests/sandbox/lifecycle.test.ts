import { describe, expect, it } from 'vitest';
import { agency, creditLine, du, openLender } from './openLender';
import { place, itemsOf, statusesOf, borrowersOf } from './placeOrder';

const LOAN = '7100101';

describe('a multi run', () => {
  it('goes from credit to DU, LPA and the waterfall', async () => {
    const lender = openLender();
    await place(lender, LOAN);
    expect(await statusesOf(lender, LOAN)).toEqual(['Processing', 'Processing']);
    lender.pass(9);
    expect(await statusesOf(lender, LOAN)).toEqual(['Approve/Eligible', 'Processing']);
    lender.pass(7);
    expect((await itemsOf(lender, LOAN)).map((i) => [i.status, i.isWaterfallLogicApplied])).toEqual([
      ['Approve/Eligible', false],
      ['Accept / Eligible', false],
    ]);
    lender.pass(1);
    expect((await itemsOf(lender, LOAN)).map((i) => [i.isRecommended, i.isWaterfallLogicApplied])).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('performs its steps in order', async () => {
    const lender = openLender();
    await place(lender, LOAN);
    const [item] = await itemsOf(lender, LOAN);
    const states = async () => {
      const { steps } = await lender.ask('requestDetail', LOAN, {
        params: { requestId: String(item?.multiAusRequestId) },
      });
      return (steps ?? []).map((step) => `${step.name ?? ''} ${step.state ?? ''}`);
    };
    expect(await states()).toEqual(['Queued Active', 'Credit Pending', 'Underwriting Pending', 'Findings Pending']);
    lender.pass(2);
    expect(await states()).toEqual(['Queued Complete', 'Credit Active', 'Underwriting Pending', 'Findings Pending']);
    lender.pass(4);
    expect(await states()).toEqual(['Queued Complete', 'Credit Complete', 'Underwriting Active', 'Findings Pending']);
    lender.pass(10);
    expect(await states()).toEqual(['Queued Complete', 'Credit Complete', 'Underwriting Complete', 'Findings Active']);
    lender.pass(1);
    expect(await states()).toEqual([
      'Queued Complete',
      'Credit Complete',
      'Underwriting Complete',
      'Findings Complete',
    ]);
  });

  it('runs faster with a smaller time scale and slower when the note says so', async () => {
    const fast = openLender('rita.ibarra', 0.1);
    await place(fast, LOAN);
    fast.pass(1.7);
    expect(await statusesOf(fast, LOAN)).not.toContain('Processing');

    const slow = openLender();
    await place(slow, LOAN, { note: 'Please take your time #slow' });
    slow.pass(50);
    expect(await statusesOf(slow, LOAN)).toContain('Processing');
    slow.pass(10);
    expect(await statusesOf(slow, LOAN)).not.toContain('Processing');
  });

  it('keeps identifiers and reports on file for the next order', async () => {
    const lender = openLender();
    await place(lender, LOAN);
    lender.pass(17);
    const duData = await lender.ask('requestTypeData', LOAN, { params: { ausRequestTypeId: 2 } });
    const lpData = await lender.ask('requestTypeData', LOAN, { params: { ausRequestTypeId: 3 } });
    expect(duData).toMatchObject({ submissionCount: 1, du_key_id: expect.stringMatching(/^\d{10}$/) as string });
    expect(lpData.lpa_key_id).toMatch(/^[A-H]\d{7}$/);
    expect(duData.transactionTypes).toContainEqual({
      label: 'Import/Update Existing',
      value: 'import_existing',
      isDefault: true,
    });
    const [maren] = await borrowersOf(lender, LOAN);
    expect(maren).toMatchObject({ isHardCreditPullCompleted: true, isGseSoftCreditPullCompleted: false });
    expect(maren?.previousReportReferenceNumber).toMatch(/^CR\d{8}$/);

    await place(lender, LOAN, {
      ausRequests: [du({ transactionType: 'import_existing', caseFileIdentifier: duData.du_key_id ?? '' })],
      requestBorrowers: (await borrowersOf(lender, LOAN)).map((b) => creditLine(b, 'REPORT_TYPE_RE_ISSUE')),
      clientRequestKey: 'second',
    });
    lender.pass(9);
    const [newest] = await itemsOf(lender, LOAN);
    expect(newest).toMatchObject({
      ausType: 2,
      casefileId: duData.du_key_id,
      status: 'Approve/Eligible',
      multiAusRequestId: 0,
    });
  });

  it('forgets everything on reset', async () => {
    const lender = openLender();
    await place(lender, LOAN);
    lender.lender.reset();
    expect(await itemsOf(lender, LOAN)).toEqual([]);
    expect((await place(lender, LOAN)).status).toBe(200);
  });
});

describe('credit import only', () => {
  it('is processed, then complete with a report for each borrower, one number for a joint pair', async () => {
    const lender = openLender();
    const requestBorrowers = (await borrowersOf(lender, LOAN)).map((b) =>
      creditLine(b, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
    );
    const given = {
      requestTypeId: 2,
      isCreditImportOnly: true,
      isMultiAusRequest: false,
      ausRequests: [],
      requestBorrowers,
    } as const;
    await place(lender, LOAN, { ...given, ausRequests: [] });
    expect(await statusesOf(lender, LOAN)).toEqual(['Processing']);
    lender.pass(6);
    expect(await statusesOf(lender, LOAN)).toEqual(['Complete']);
    const { borrowers } = await lender.ask('recentCreditRequest', LOAN);
    expect(new Set((borrowers ?? []).map((b) => b.referenceNumber)).size).toBe(1);
    expect((await lender.ask('historyEntries', LOAN)).transactionHistories).toMatchObject([{ requestTypeId: 2 }]);
  });
});

describe('overrides', () => {
  it('selects a result, logs it and keeps both', async () => {
    const lender = openLender();
    await place(lender, LOAN);
    lender.pass(17);
    const [duItem, lpaItem] = await itemsOf(lender, LOAN);
    const body = {
      loanId: LOAN,
      multiAusRequestId: String(duItem?.multiAusRequestId),
      recommendedRequestId: String(lpaItem?.requestId),
      selectedRequestId: String(duItem?.requestId),
      selectedAusRequestTypeId: 2,
      overrideReasonId: 2,
      overrideReason: 'Better pricing',
      comment: '',
    };
    const { selections, selectionOverrideLogs } = await lender.ask('overrideSelection', LOAN, { body });
    expect((selections ?? []).map((s) => s.isSelected)).toEqual([true, false]);
    expect(selectionOverrideLogs).toMatchObject([
      {
        fromAusRequestType: 'LPA',
        toAusRequestType: 'DU',
        overrideReason: 'Better pricing',
        overriddenBy: 'Rita Ibarra',
      },
    ]);
    expect((await itemsOf(lender, LOAN)).map((i) => i.isSelected)).toEqual([true, false]);
    expect((await lender.send('overrideSelection', LOAN, { body: { ...body, overrideReasonId: null } })).status).toBe(
      400,
    );
    expect((await lender.send('overrideSelection', LOAN, { body: { ...body, overrideReasonId: 8 } })).status).toBe(400);
  });
});

describe('remembered data', () => {
  it('keeps the authorization', async () => {
    const lender = openLender();
    const body = { IsBorrowerAcknowlegmentForCreditPullObtained: true };
    await lender.ask('saveAcknowledgement', LOAN, { params: { flag: 'true' }, body });
    expect(await lender.ask('acknowledgement', LOAN)).toMatchObject({
      isBorrowerAcknowledgementForCreditPullObtained: true,
      obtainedBy: 'Rita Ibarra',
    });
  });

  it('keeps the account number on request, and never the password', async () => {
    const lender = openLender('tpo.bright');
    const creditAgency = { ...agency('138', 'typed-secret'), userName: 'MYACCOUNT', rememberAccountDetails: true };
    await place(lender, '7100110', { creditAgency });
    const params = { channelId: -2, ausRequestTypeId: 2 };
    const { creditAgencies } = await lender.ask('creditAgencies', '7100110', { params });
    expect(creditAgencies).toContainEqual(
      expect.objectContaining({ creditAgencyId: 138, userName: 'MYACCOUNT', passphrase: null }),
    );
  });

  it.each([
    ['whose password is refused', agency('138', 'wrong')],
    ['of an agency that is not available', agency('5901', 'right')],
  ])('does not keep the number of an account %s', async (_, account) => {
    const lender = openLender('tpo.bright');
    await place(lender, '7100110', {
      creditAgency: { ...account, userName: 'MYACCOUNT', rememberAccountDetails: true },
    });
    lender.pass(17);
    for (const ausRequestTypeId of [2, 3]) {
      const params = { channelId: -2, ausRequestTypeId };
      const { creditAgencies } = await lender.ask('creditAgencies', '7100110', { params });
      expect(creditAgencies).not.toContainEqual(expect.objectContaining({ userName: 'MYACCOUNT' }));
    }
  });

  it('locks a casefile that a broker transferred', async () => {
    const lender = openLender('tpo.bright');
    const imported = du({ transactionType: 'import_existing', caseFileIdentifier: '1684025517' });
    await place(lender, '7100110', { ausRequests: [imported], creditAgency: agency('138', 'right') });
    lender.pass(9);
    const data = await lender.ask('requestTypeData', '7100110', { params: { ausRequestTypeId: 2 } });
    expect(data).toMatchObject({ du_key_id: '1684025517', duLoanIdentifierLockStatus: 'Locked' });
  });
});
