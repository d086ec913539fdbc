import { describe, expect, it } from 'vitest';
import { GSE_REQUEST_FAILED } from '@/config/messages';
import { reportAction, reportRank } from '@/features/history/rules/historyAction';
import { downloadId, creditPullLabel, kindLabel, rowName } from '@/features/runs/rules/historyItem';
import { countSubmissions, hasExcessiveResubmissions, joinHistory } from '@/features/runs/rules/historyRead';
import { creditDetailsOf } from '@/features/history/rules/historyDataSet';
import { lastRunOf, numberOf } from '@/features/runs/rules/lastRun';
import { previousRuns } from '@/features/runs/rules/historyRows';
import { ausDataSet, creditDetail, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';

const NOTHING = { text: null, documentId: null };

describe('reportAction', () => {
  it.each([
    // @spec HIS-21
    [
      'an error with text opens the message',
      historyItem({ status: 'Error', error: 'Bad\ndata', findingsDocumentId: null }),
      { text: 'Bad\ndata', documentId: null },
    ],
    // @spec HIS-21
    [
      'of text and document the text comes first',
      historyItem({ isError: true, error: 'Bad data' }),
      { text: 'Bad data', documentId: 'findings-1' },
    ],
    // @spec HIS-22
    [
      'an error without text opens the findings document',
      historyItem({ status: 'Error', error: null }),
      { text: null, documentId: 'findings-1' },
    ],
    [
      'an error with neither has the default text',
      historyItem({ status: 'Error', error: null, findingsDocumentId: null }),
      { text: GSE_REQUEST_FAILED, documentId: null },
    ],
    ['a finished run opens its findings', historyItem(), { text: null, documentId: 'findings-1' }],
    ['a run under way waits', historyItem({ status: 'Processing' }), NOTHING],
    [
      'a finished run without a document has its message',
      historyItem({ findingsDocumentId: null, error: 'Not all was found.' }),
      { text: 'Not all was found.', documentId: null },
    ],
    [
      'a run that was stopped says why, also beside a document',
      historyItem({ status: 'Validation', error: 'Income is missing.' }),
      { text: 'Income is missing.', documentId: 'findings-1' },
    ],
    [
      'a run that was stopped without a text opens its document',
      historyItem({ status: 'Validation', error: null }),
      { text: null, documentId: 'findings-1' },
    ],
    [
      'a cancelled run without a document offers nothing',
      historyItem({ status: 'Cancel', findingsDocumentId: null }),
      NOTHING,
    ],
  ])('%s', (_, item, expected) => expect(reportAction(item)).toEqual(expected));

  it('ranks reports before failures with a report, and these before messages', () => {
    const failed = historyItem({ status: 'Error', error: null });
    const ranked = [historyItem(), failed, historyItem({ isError: true, error: 'Bad data' })];
    expect([...ranked, historyItem({ status: 'Processing' })].map(reportRank)).toEqual([1, 2, 3, null]);
  });
});

// @spec API-22
it('downloads a multi item by its own id and any other by the request id', () => {
  const [multi] = multiRequest('4');
  expect(downloadId(multi)).toBe('541');
  expect(downloadId({ ...multi, uiOnlyRequestId: null })).toBe('41');
  expect(downloadId({ ...multi, ausType: null })).toBe('541');
  expect(downloadId(historyItem({ requestId: '8', uiOnlyRequestId: '58' }))).toBe('8');
});

// @spec HIS-4, HIS-5
it('names kinds and credit pulls as the specification does', () => {
  expect(
    [creditOrder(), historyItem(), historyItem({ ausType: 'multi' }), historyItem({ ausType: null })].map(kindLabel),
  ).toEqual(['Credit', 'Single', 'Multi', null]);
  const label = (isGseSoftCreditPull: boolean | null) => creditPullLabel(historyItem({ isGseSoftCreditPull }));
  expect([true, false, null].map(label)).toEqual(['AUS Soft', 'Full-Tri', 'Full-Tri']);
});

describe('creditDetailsOf', () => {
  const partner = creditDetail({ borrowerName: 'Tobias Okafor', isPrimary: false });
  const other = creditDetail({ borrowerName: 'Priya Brandt', applicationId: '2', isPrimary: false });
  const joint = { previousReportWasJoint: true };

  it.each([
    // @spec HIS-33
    { rule: 'shows everybody when no report was joint', given: [creditDetail(), partner], expected: 2 },
    // @spec HIS-33
    { rule: 'shows the primary borrower of a joint report', given: [creditDetail(joint), partner], expected: 1 },
    // @spec HIS-33
    {
      rule: 'shows the primary borrower when only the co-borrower has the joint flag',
      given: [creditDetail(), { ...partner, ...joint }],
      expected: 1,
    },
    // @spec HIS-33
    { rule: 'hides co-borrowers of other applications too', given: [creditDetail(joint), partner, other], expected: 1 },
    // @spec HIS-33
    {
      rule: 'shows the primary borrowers of all applications',
      given: [creditDetail(joint), partner, { ...other, isPrimary: true }],
      expected: 2,
    },
    // @spec HIS-33
    {
      rule: 'shows no borrower when a report was joint and none is primary',
      given: [{ ...partner, ...joint }],
      expected: 0,
    },
    // @spec HIS-33
    { rule: 'shows all when no report was joint and none is primary', given: [partner, other], expected: 2 },
    { rule: 'has nothing to show without credit', given: [], expected: 0 },
  ])('$rule', ({ given, expected }) => {
    expect(creditDetailsOf([historyItem({ creditDetail: given })])).toHaveLength(expected);
  });

  it('knows a joint report also if only one service of the request says so', () => {
    const silent = [creditDetail({ previousReportWasJoint: null }), { ...partner, previousReportWasJoint: null }];
    const said = silent.map((detail) => ({ ...detail, ...joint }));
    for (const services of [
      [silent, said],
      [said, silent],
    ]) {
      const [du = [], lpa = []] = services;
      const details = creditDetailsOf(multiRequest('1', { creditDetail: du }, { creditDetail: lpa }));
      expect(details).toEqual([creditDetail(joint)]);
    }
  });

  it('knows copied liabilities also if only one service of the request says so', () => {
    const copied = (previousAutoCopyLiabilities: boolean | null) => [creditDetail({ previousAutoCopyLiabilities })];
    for (const [du, lpa, expected] of [
      [null, true, true],
      [false, true, true],
      [null, false, false],
      [null, null, null],
    ] as const)
      expect(
        creditDetailsOf(multiRequest('1', { creditDetail: copied(du) }, { creditDetail: copied(lpa) })),
      ).toMatchObject([{ previousAutoCopyLiabilities: expected }]);
  });

  // @spec HIS-33
  it('hides co-borrowers if the joint report is only in what another service repeats better', () => {
    const failedEarly = [{ ...creditDetail(joint), encryptedCreditReportDocumentId: null }, partner];
    const done = [creditDetail({ previousReportWasJoint: null, encryptedCreditReportDocumentId: 'report-1' }), partner];
    const services = multiRequest('1', { creditDetail: failedEarly }, { creditDetail: done });
    expect(creditDetailsOf(services)).toHaveLength(1);
  });

  it('names each borrower once, though both services list them', () => {
    const creditDetails = [creditDetail()];
    expect(
      creditDetailsOf(multiRequest('1', { creditDetail: creditDetails }, { creditDetail: creditDetails })),
    ).toEqual([creditDetail()]);
  });

  it('names each borrower once, though only one service has the report', () => {
    const withReport = creditDetail({ encryptedCreditReportDocumentId: 'report-1' });
    const without = creditDetail({ encryptedCreditReportDocumentId: null });
    const services = multiRequest('1', { creditDetail: [without] }, { creditDetail: [withReport] });
    expect(creditDetailsOf(services)).toEqual([withReport]);
    const inCapitals = { ...without, borrowerName: 'MAREN OKAFOR' };
    expect(creditDetailsOf(multiRequest('1', { creditDetail: [inCapitals] }, { creditDetail: [withReport] }))).toEqual([
      withReport,
    ]);
  });

  it('shows both of two borrowers with the same application and name', () => {
    const creditDetails = [creditDetail(), creditDetail({ isPrimary: false })];
    expect(creditDetailsOf([historyItem({ creditDetail: creditDetails })])).toEqual(creditDetails);
  });
});

describe('joinHistory', () => {
  const FIRST_READ = [historyItem()];

  it('keeps the list and every item that did not change', () => {
    const before = [historyItem({ requestId: '1', ausDataSet: ausDataSet() }), historyItem({ requestId: '2' })];
    expect(joinHistory(before, structuredClone(before))).toBe(before);
    const after = joinHistory(before, [
      structuredClone(before[0] ?? historyItem()),
      historyItem({ requestId: '2', error: 'x' }),
    ]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('keeps the first read as it is', () => {
    const [item] = joinHistory(undefined, FIRST_READ);
    expect(item).toBe(FIRST_READ[0]);
  });

  it('removes the last item', () => {
    const before = [historyItem({ requestId: '1' }), historyItem({ requestId: '2' })];
    expect(joinHistory(before, [historyItem({ requestId: '1' })])).toEqual([historyItem({ requestId: '1' })]);
  });

  it('keeps items when a new one is listed first', () => {
    const before = [historyItem({ requestId: '1' })];
    expect(joinHistory(before, [historyItem({ requestId: '2' }), historyItem({ requestId: '1' })])[1]).toBe(before[0]);
  });
});

it('finds the run before each run of the same system', () => {
  const data = { ausDataSet: ausDataSet() };
  const first = historyItem({ requestId: '1', requestDate: '2026-11-01T10:00:00Z', ...data });
  const failed = historyItem({
    requestId: '2',
    requestDate: '2026-11-02T10:00:00Z',
    ausRequestType: 'LPA',
    system: 'lp',
    ...data,
  });
  const second = historyItem({ requestId: '3', requestDate: '2026-11-03T10:00:00Z', ...data });
  const undated = historyItem({ requestId: '4', requestDate: null, ...data });
  const previous = previousRuns([second, undated, failed, first, creditOrder({ requestId: '5' })]);
  expect([...previous].map(([key, { requestId }]) => [key, requestId])).toEqual([['3', '1']]);
});

it('counts a run that the service calls by another name among those of its system, by its own name', () => {
  const on = (day: number) => ({ requestDate: `2026-11-0${day}T10:00:00Z`, ausDataSet: ausDataSet() });
  const du = historyItem({ requestId: '1', ...on(1) });
  const gus = historyItem({ requestId: '2', ausRequestType: 'GUS', ...on(2) });
  const unnumbered = historyItem({ requestId: '3', system: null, ...on(3) });
  expect(previousRuns([gus, du]).get('2')).toBe(du);
  expect(lastRunOf([du, gus], 'du')).toBe(gus);
  expect(lastRunOf([du, gus, unnumbered], 'du')).toBe(unnumbered);
  expect([du, gus, historyItem({ ausRequestType: null })].map((run) => numberOf(run, 'du'))).toEqual([
    '1',
    '2 GUS',
    '1',
  ]);
  expect(lastRunOf([gus], 'lp')).toBeUndefined();
});

it('takes the lower request number for the earlier of two runs with one date', () => {
  const at = { requestDate: '2026-11-03T10:00:00Z', ausDataSet: ausDataSet() };
  const [eleventh, twelfth] = [historyItem({ requestId: '11', ...at }), historyItem({ requestId: '12', ...at })];
  for (const items of [
    [twelfth, eleventh],
    [eleventh, twelfth],
  ]) {
    expect([...previousRuns(items)].map(([key, { requestId }]) => [key, requestId])).toEqual([['12', '11']]);
    expect(lastRunOf(items, 'du')).toBe(twelfth);
  }
});

it('compares with no run that is processing, has no data set, or is credit', () => {
  const on = (day: number) => `2026-11-0${day}T10:00:00Z`;
  const data = { ausDataSet: ausDataSet() };
  const pairs = (...items: Parameters<typeof historyItem>[0][]) => {
    const dated = items.map((over, index) =>
      historyItem({ requestId: String(index + 1), requestDate: on(index + 1), ...over }),
    );
    return [...previousRuns(dated.toReversed())].map(([key, { requestId }]) => `${requestId} before ${key}`);
  };
  expect(pairs(data, data, data)).toEqual(['1 before 2', '2 before 3']);
  expect(pairs(data, { ...data, status: 'Processing' }, data)).toEqual(['1 before 2', '1 before 3']);
  expect(pairs(data, {}, data)).toEqual(['1 before 3']);
  expect(pairs({ ...data, ausType: 'credit' }, { ...data, ausType: 'credit' })).toEqual([]);
  expect(pairs({ ...data, ausRequestType: null }, { ...data, ausRequestType: null })).toEqual(['1 before 2']);
});

it('names a row by its request and its service', () => {
  expect([
    rowName(historyItem({ requestId: '12' })),
    rowName(historyItem({ requestId: '12', ausRequestType: null })),
  ]).toEqual(['request 12, DU', 'request 12']);
});

it('counts submissions per system, without credit, and detects the red flag', () => {
  const flagged = historyItem({
    ausDataSet: ausDataSet({ duFindings: [{ type: 'Red flag', name: 'EXCESSIVE-RESUBMISSIONS', borrowerName: '' }] }),
  });
  const items = [historyItem(), creditOrder(), historyItem({ ausRequestType: 'LPA' }), historyItem()];
  expect(countSubmissions(items)).toEqual([
    { service: 'DU', count: 2 },
    { service: 'LPA', count: 1 },
  ]);
  expect([items, [...items, flagged]].map(hasExcessiveResubmissions)).toEqual([false, true]);
  expect(countSubmissions([historyItem({ ausRequestType: null }), creditOrder({ ausType: null })])).toEqual([]);
  expect(
    countSubmissions([historyItem({ ausRequestType: 'LPA' }), historyItem(), historyItem()]).map(
      ({ service }) => service,
    ),
  ).toEqual(['DU', 'LPA']);
});

it.each([
  ['EXCESSIVE-RESUBMISSIONS', true],
  ['2130 excessive resubmission', true],
  ['EXCESSIVE', false],
  ['EXCESSIVE_RESUBMISSIONS', false],
  [null, false],
])('detects the red flag in %j: %s', (name, expected) => {
  const others = { type: null, name: 'OTHER', borrowerName: null };
  const data = ausDataSet({ duFindings: [others, { ...others, name }] });
  expect(hasExcessiveResubmissions([historyItem({ ausDataSet: data })])).toBe(expected);
});
