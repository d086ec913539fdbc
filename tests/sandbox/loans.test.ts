import { describe, expect, it } from 'vitest';
import { DAY } from '@sandbox/world/clock';
import { ausIds } from '@sandbox/world/services';
import { OPENED_AT, agency, creditLine, du, lpa, openLender, orderOf, type OpenLender, type Order } from './openLender';
import { borrowersOf, itemsOf } from './placeOrder';

const statusesOf = async (loanId: string): Promise<(string | null)[]> =>
  (await itemsOf(openLender(), loanId)).map(({ status }) => status);

async function statusesAfter(
  lender: OpenLender,
  loanId: string,
  given: Partial<Order> = {},
): Promise<(string | null)[]> {
  const before = (await itemsOf(lender, loanId)).length;
  await lender.ask('placeOrder', loanId, { body: await orderOf(lender, loanId, given) });
  lender.pass(17);
  const items = await itemsOf(lender, loanId);
  return items.slice(0, items.length - before).map(({ status }) => status);
}

const recommendedOf = async (loanId: string): Promise<string[]> =>
  (await itemsOf(openLender(), loanId)).flatMap((i) => (i.isRecommended ? [i.ausRequestType ?? ''] : []));

it('has a story, a number and a borrower for every loan', () => {
  const loans = openLender().lender.loans();
  expect(loans).toHaveLength(29);
  expect(new Set(loans.map(({ loanNumber }) => loanNumber)).size).toBe(29);
  for (const loan of loans) expect(Object.values(loan)).not.toContain('');
});

it('7100101 starts clean; LPA wins on waiver and asset relief', async () => {
  const lender = openLender();
  expect(await itemsOf(lender, '7100101')).toEqual([]);
  expect((await lender.send('recentCreditRequest', '7100101')).status).toBe(200);
  expect(await statusesAfter(lender, '7100101')).toEqual(['Approve/Eligible', 'Accept / Eligible']);
  const { recommendations } = await lender.ask('recommendations', '7100101');
  expect(recommendations?.[0]).toMatchObject({ ausRequestTypeId: 3, isRecommended: true });
  expect(recommendations?.[0]?.reasons?.join(' ')).toMatch(/ACE appraisal waiver.*Relief for assets/);
});

describe('soft pull', () => {
  it('7100102 has no product; a soft pull gives an early assessment', async () => {
    const lender = openLender();
    expect((await lender.ask('loanData', '7100102')).productMoniker).toBeNull();
    expect(await lender.ask('recentRequest', '7100102')).toMatchObject({ isSoftPullPhase2ChangesEnabled: true });
    const requestBorrowers = (await borrowersOf(lender, '7100102')).map((b) =>
      creditLine(b, 'REPORT_TYPE_REQUEST_NEW', { isGseSoftCreditPull: true }),
    );
    const soft = { isGseSoftCreditPull: true, creditAgency: null, ausRequests: [du()], requestBorrowers };
    expect(await statusesAfter(lender, '7100102', soft)).toEqual(['Approve/Eligible']);
    expect((await itemsOf(lender, '7100102'))[0]).toMatchObject({ isGseSoftCreditPull: true });
    expect(await lender.ask('recentCreditRequest', '7100102')).toMatchObject({
      creditAgencyName: 'Pinnacle Soft Check',
    });
  });

  it('7100103 has soft reports and neither full ones nor an authorization', async () => {
    const lender = openLender();
    for (const borrower of await borrowersOf(lender, '7100103')) {
      expect(borrower).toMatchObject({ isGseSoftCreditPullCompleted: true, isHardCreditPullCompleted: false });
    }
    expect(await lender.ask('acknowledgement', '7100103')).toMatchObject({
      isBorrowerAcknowledgementForCreditPullObtained: false,
    });
    expect(await lender.ask('recentRequest', '7100103')).toMatchObject({ isSoftPullPhase3ChangesEnabled: true });
  });

  it('7100104 is referred by DU and accepted by LPA', async () => {
    expect(await statusesOf('7100104')).toEqual(['Refer/Eligible', 'Accept / Eligible']);
  });
});

describe('restricted products', () => {
  it('7100105 can only import credit', async () => {
    const lender = openLender();
    const credit = {
      requestTypeId: 2,
      isCreditImportOnly: true,
      isMultiAusRequest: false,
      ausRequests: [],
      creditAgency: agency('138', 'right'),
    } as const;
    expect(await statusesAfter(lender, '7100105', { ...credit, ausRequests: [] })).toEqual(['Complete']);
    const { transactionTypes } = await lender.ask('requestTypeData', '7100105', { params: { ausRequestTypeId: 2 } });
    expect(transactionTypes?.find((type) => type.isDefault)?.value).toBe('not_applicable');
  });

  it('7100106 is out of scope and nothing is recommended', async () => {
    expect(await statusesOf('7100106')).toEqual(['Out of Scope', 'Caution / Ineligible']);
    expect(await recommendedOf('7100106')).toEqual([]);
  });

  it('7100107 is approved as ineligible by DU', async () => {
    expect(await statusesOf('7100107')).toEqual(['Approve/Ineligible']);
  });

  it('7100117 gets cautions and no recommendation', async () => {
    expect(await statusesOf('7100117')).toEqual(['Refer with Caution', 'Caution / Ineligible']);
    expect(await recommendedOf('7100117')).toEqual([]);
    expect(await openLender().ask('recentRequest', '7100117')).toMatchObject({
      isSmartSeriesProductWithInvestorAccessLoan: true,
    });
  });
});

it('7100108 has seven borrowers: DU takes them, LPA after two are deselected', async () => {
  const lender = openLender();
  const borrowers = await borrowersOf(lender, '7100108');
  expect(borrowers).toHaveLength(7);
  expect(new Set(borrowers.map(({ applicationId }) => applicationId)).size).toBe(4);
  expect(await statusesAfter(lender, '7100108', { ausRequests: [du()] })).toHaveLength(1);
  const requestBorrowers = borrowers.map((b, at) => creditLine(b, 'REPORT_TYPE_REQUEST_NEW', { isSelected: at < 5 }));
  expect(await statusesAfter(lender, '7100108', { requestBorrowers, clientRequestKey: 'five' })).toHaveLength(2);
});

describe('wholesale', () => {
  const agenciesOf = async (loanId: string, ausRequestTypeId: number) => {
    const params = { channelId: 2, ausRequestTypeId };
    const { creditAgencies } = await openLender('tpo.bright').ask('creditAgencies', loanId, { params });
    return creditAgencies ?? [];
  };

  // @spec DAT-14
  it('7100109 has stored accounts, a repeated name and an inactive agency', async () => {
    const duAgencies = await agenciesOf('7100109', 2);
    const lpAgencies = await agenciesOf('7100109', 3);
    expect(duAgencies.filter(({ isInactive }) => isInactive)).toMatchObject([{ name: 'Keystone Infile' }]);
    expect(lpAgencies.map(({ name }) => name)).toEqual(['Harbor Merge', 'Lakeside Credit']);
    expect(duAgencies.find(({ name }) => name === 'TriPoint Credit')).toMatchObject({
      userName: 'BRIGHT138',
      mappingDetails: [{ mappedToCreditAgencyId: 5138 }],
    });
    expect(await openLender().ask('userAgencies', '7100109')).toMatchObject({ isTpoInfoExists: true });
  });

  it('7100110 has blank accounts', async () => {
    expect((await agenciesOf('7100110', 2)).every(({ userName, passphrase }) => !userName && !passphrase)).toBe(true);
    expect(await openLender().ask('userAgencies', '7100110')).toMatchObject({ isTpoInfoExists: false });
  });

  it('7100115 has no product and a servicer that is closed', async () => {
    const availability = await openLender().ask('ausAvailability', '7100115');
    const closed = availability.filter((item) => item.isAvailable !== true);
    expect(closed.map((item) => item.ausRequestTypeId)).toEqual([999]);
    expect(availability.length).toBe(ausIds().length);
    expect((await openLender().ask('loanData', '7100115')).productMoniker).toBeNull();
  });

  it('offers LPA through the servicer to brokers only', async () => {
    const idsOf = async (loanId: string) =>
      (await openLender().ask('ausRequestTypes', loanId)).map((item) => item.ausRequestTypeId);
    expect(await idsOf('7100109')).toEqual([...ausIds(), 0]);
    expect(await idsOf('7100101')).toEqual([...ausIds().filter((id) => id !== 999), 0]);
  });
});

it('7100111 has 46 requests, 14 of them multi, with drifting values and a red flag', async () => {
  const items = await itemsOf(openLender(), '7100111');
  const groups = new Map(items.map((i) => [i.multiAusRequestId === 0 ? `s${i.requestId}` : i.multiAusRequestId, i]));
  expect(groups.size).toBe(46);
  expect([...groups.values()].filter(({ ausType }) => ausType === 3)).toHaveLength(14);
  for (const figure of ['interestRate', 'totalIncome', 'appraisedValue', 'dti'] as const) {
    expect(new Set(items.map(({ ausDataSet }) => ausDataSet?.[figure])).size).toBeGreaterThan(2);
  }
  expect(items[0]?.ausDataSet?.duFindings?.map((finding) => finding.name)).toContain('EXCESSIVE-RESUBMISSIONS');
  expect(items[0]?.linkedRequestId).toBeTruthy();
  expect([...items].sort((a, b) => String(b.requestDate).localeCompare(String(a.requestDate)))).toEqual(items);
  expect(await openLender().ask('loanHeader', '7100111')).toMatchObject({
    loanStageSequence: 22,
    lockedAusRequestTypeId: 2,
  });
});

it('7100112 starts its run when it is first opened, and again after a reset', async () => {
  const lender = openLender();
  lender.pass(3_600);
  expect((await itemsOf(lender, '7100112')).map(({ status }) => status)).toEqual(['Processing', 'Processing']);
  lender.pass(10);
  expect((await itemsOf(lender, '7100112')).map(({ status }) => status)).toEqual(['Approve/Eligible', 'Processing']);
  lender.pass(10);
  expect((await itemsOf(lender, '7100112')).map((i) => i.isWaterfallLogicApplied)).toEqual([true, true]);
  lender.lender.reset();
  expect((await itemsOf(lender, '7100112')).map(({ status }) => status)).toEqual(['Processing', 'Processing']);
});

describe('errors', () => {
  it('7100113 has each kind of LPA error and a usable DU', async () => {
    const items = await itemsOf(openLender(), '7100113');
    const errors = items.filter(({ isError }) => isError);
    expect(errors.map(({ error, findingsDocumentId }) => [error || null, findingsDocumentId !== null])).toEqual([
      [null, false],
      [expect.stringContaining('\n') as string, false],
      [null, true],
    ]);
    expect(items[0]).toMatchObject({ ausRequestType: 'DU', isRecommended: true });
  });

  // @spec REQ-23
  it('7100114 is a retail loan of channel 3', async () => {
    expect(await openLender().ask('loanData', '7100114')).toMatchObject({ businessChannelId: 3 });
  });

  it('7100114 fails in every multi request, including new ones', async () => {
    expect(await statusesOf('7100114')).toEqual(['Error', 'Error', 'Error', 'Error']);
    expect(await statusesAfter(openLender(), '7100114')).toEqual(['Error', 'Error']);
    expect(await recommendedOf('7100114')).toEqual([]);
  });

  it('7100119 has validation and cancel items only', async () => {
    expect(new Set(await statusesOf('7100119'))).toEqual(new Set(['Validation', 'Cancel']));
    expect(await recommendedOf('7100119')).toEqual([]);
  });
});

it('7100116 is locked to LPA, recommends DU, and has three overrides', async () => {
  const lender = openLender();
  const [newestDu, newestLpa] = await itemsOf(lender, '7100116');
  expect(newestDu).toMatchObject({ isRecommended: true, isSelected: false, status: 'Approve/Eligible' });
  expect(newestLpa).toMatchObject({ isRecommended: false, status: 'Caution / Eligible' });
  expect(await lender.ask('loanHeader', '7100116')).toMatchObject({ lockedAusRequestTypeId: 3 });
  expect((await lender.ask('recommendations', '7100116')).selectionOverrideLogs).toHaveLength(3);
});

it('7100118 has a joint credit report newest, with a discrepancy on Mina', async () => {
  const lender = openLender();
  expect((await lender.ask('historyEntries', '7100118')).transactionHistories?.[0]).toMatchObject({ requestTypeId: 2 });
  expect(await borrowersOf(lender, '7100118')).toMatchObject([
    { firstname: 'Theo', previousReportWasJoint: true, isDiscrepancyInBorrowerData: false },
    { firstname: 'Mina', previousReportWasJoint: true, isDiscrepancyInBorrowerData: true },
  ]);
});

it('7100120 has different relief for DU and LPA, three days before its close-by date', async () => {
  const lender = openLender();
  const { digitalVerifications } = await lender.ask('digitalVerifications', '7100120');
  const reports = digitalVerifications ?? [];
  expect(new Set(reports.map(({ verificationSystem }) => verificationSystem)).size).toBe(3);
  expect(reports.filter(({ expiresOn }) => Date.parse(expiresOn ?? '') < OPENED_AT)).toHaveLength(1);
  const { getAusRequestItems } = await lender.ask('recentRequest', '7100120');
  const [duRelief, lpaRelief] = await Promise.all(
    (getAusRequestItems ?? []).map((item) =>
      lender.ask('repAndWarrant', '7100120', { params: { responseId: item.currentResponseID ?? '', typeId: 3 } }),
    ),
  );
  expect(duRelief).toMatchObject({ repNWarrantType: 'Employment', status: 'Not Eligible', closeByDate: null });
  expect(lpaRelief).toMatchObject({
    status: 'Eligible',
    closeByDate: new Date(OPENED_AT + 3 * DAY).toISOString().slice(0, 10),
  });
});

it('7100122 has a credit report that expires today, an asset report in two days, and an expired one', async () => {
  const lender = openLender();
  const credit = await lender.ask('recentCreditRequest', '7100122');
  expect(credit.expiresOn?.slice(0, 10)).toBe(new Date(OPENED_AT).toISOString().slice(0, 10));
  const { digitalVerifications } = await lender.ask('digitalVerifications', '7100122');
  const days = (digitalVerifications ?? []).map((one) => (Date.parse(one.expiresOn ?? '') - OPENED_AT) / DAY);
  expect(days.map(Math.ceil)).toEqual([2, -15]);
});

it('7100121 has a line of credit, many finding codes and an earlier run with missing values', async () => {
  const items = await itemsOf(openLender(), '7100121');
  const newest = items[0]?.ausDataSet;
  expect(newest).toMatchObject({ subordinateFinancing: 35_000, secondLineAmount: 60_000, initialDrawAmount: 25_000 });
  expect(newest?.pmimipffFinanced).toBeGreaterThan(0);
  expect(newest?.duFindings?.length).toBeGreaterThanOrEqual(6);
  expect(items.at(-1)?.ausDataSet).toMatchObject({
    productMoniker: null,
    refinancePurpose: null,
    secondLineAmount: null,
  });
});

it('7100125 waives the appraisal, and with less money down only with an inspection', async () => {
  const lender = openLender();
  const runs = [
    ...new Set(
      (await lender.ask('historyDetails', '7100125')).transactionHistories?.map((item) => item.multiAusRequestId),
    ),
  ];
  const types = await Promise.all(
    runs.map(async (runId) => {
      const { selections } = await lender.ask('selections', '7100125', { params: { runId: Number(runId) } });
      return selections?.map((one) => [one.status, one.appraisalWaiverType]);
    }),
  );
  expect(types).toEqual([
    [
      ['Approve/Eligible', 'Value Acceptance + Property Data'],
      ['Accept / Eligible', 'ACE+ PDR'],
    ],
    [
      ['Approve/Eligible', 'Value Acceptance'],
      ['Accept / Eligible', 'ACE'],
    ],
  ]);
});

describe('system cases', () => {
  it('7100190 fails with a tracking number', async () => {
    for (const call of ['historyDetails', 'recentRequest'] as const) {
      const response = await openLender().send(call, '7100190');
      expect(response.status).toBe(500);
      expect(await response.json()).toHaveProperty('failureTrackingNumber');
    }
    expect((await openLender().send('loanHeader', '7100190')).status).toBe(200);
  });

  it('7100191 has expired', async () => {
    expect((await openLender().send('historyDetails', '7100191')).status).toBe(401);
  });

  it('7100192 gives no privileges and a bare header', async () => {
    const lender = openLender();
    expect(new Set(Object.values(await lender.ask('privileges', '7100192')))).toEqual(new Set([false]));
    expect(await lender.ask('loanHeader', '7100192')).toMatchObject({ loanStage: null, borrowerName: null });
    const order = await orderOf(lender, '7100192', { ausRequests: [lpa()] });
    expect((await lender.send('placeOrder', '7100192', { body: order })).status).toBe(403);
    const tick = { params: { flag: 'true' }, body: { IsBorrowerAcknowlegmentForCreditPullObtained: true } };
    expect((await lender.send('saveAcknowledgement', '7100192', tick)).status).toBe(403);
  });

  it('7100193 returns null for everything but header and privileges', async () => {
    const lender = openLender();
    expect(await (await lender.send('historyDetails', '7100193')).text()).toBe('null');
    expect(await (await lender.send('menu1003', '7100193')).text()).toBe('null');
    expect((await lender.ask('loanHeader', '7100193')).loanNumber).toBeTruthy();
  });
});
