import { describe, expect, it } from 'vitest';
import { toCsv } from '@/domain/history/csv';
import { describeDti, dtiPoints } from '@/domain/history/dtiStrip';
import { historyCsv } from '@/domain/history/historyCsv';
import { filterChoices, filterGroups } from '@/domain/history/historyFilter';
import { groupRequests } from '@/domain/history/historyRows';
import { ausDataSet, creditDetail, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { fc } from '@tests/support/properties';

describe('filterGroups', () => {
  const groups = groupRequests([
    ...multiRequest('1', { status: 'Error', error: 'Agency is down' }, { casefileId: 'B7340912' }),
    historyItem({ requestId: '2', submittedBy: 'sam.lindqvist' }),
    creditOrder({ requestId: '3', creditDetails: [creditDetail({ borrowerName: 'Tobias Okafor' })] }),
    historyItem({ requestId: '4', service: null, ausDataSet: ausDataSet(), requestDate: '2026-11-01' }),
  ]);
  const nothing = { text: '', status: '', service: '' };

  it.each([
    { filter: { text: 'b7340' }, expected: ['11'] },
    { filter: { text: 'SAM' }, expected: ['2'] },
    { filter: { text: 'agency down' }, expected: ['11'] },
    { filter: { text: 'agency b7340912' }, expected: [] },
    { filter: { status: 'error' }, expected: ['11'] },
    { filter: { status: 'Error', service: 'LPA' }, expected: [] },
    { filter: { service: 'credit' }, expected: ['3'] },
    { filter: { text: '.*' }, expected: [] },
    { filter: { text: '  Agency \n B7340912 ' }, expected: [] },
    { filter: { text: ' agency   down ' }, expected: ['11'] },
    { filter: { text: 'lpa' }, expected: ['11'] },
    { filter: { text: 'lpab7340912' }, expected: [] },
    { filter: { text: 'accept' }, expected: ['11'] },
    { filter: { text: 'conf30f' }, expected: ['4'] },
    { filter: { text: 'tobias' }, expected: ['3'] },
    { filter: { text: 'sam', service: 'DU' }, expected: ['2'] },
    { filter: { text: '4', service: 'stryker' }, expected: [] },
    { filter: { status: 'Complete' }, expected: ['3'] },
  ])('finds $expected with $filter', ({ filter, expected }) => {
    expect(filterGroups(groups, { ...nothing, ...filter }).map(({ requestId }) => requestId)).toEqual(expected);
  });

  it('returns the same list without a filter', () => {
    expect(filterGroups(groups, { ...nothing, text: '  ' })).toBe(groups);
    expect(filterGroups(groups, { ...nothing, status: 'Nowhere' })).toEqual([]);
  });

  it('offers the existing statuses and services', () => {
    const items = groups.flatMap((group) => [...group.items, historyItem({ status: '', service: null })]);
    expect(filterChoices(items)).toEqual({
      statuses: ['Accept / Eligible', 'Approve/Eligible', 'Complete', 'Error'],
      services: ['Credit', 'DU', 'LPA'],
    });
  });
});

describe('toCsv', () => {
  it.each([
    ['plain', 'plain'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['﹢1', "'﹢1"],
    ['\u200B=1', "'\u200B=1"],
    ['\uFEFF\u2060＠SUM(A1)', "'\uFEFF\u2060＠SUM(A1)"],
    ['\u202E=1', "'\u202E=1"],
    ['\u3164=1', "'\u3164=1"],
    ['\0=1', "'\0=1"],
    ['−1', "'−1"],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['=a,b', `"'=a,b"`],
    [-5.5, '-5.5'],
    [Number.NaN, ''],
    [null, ''],
  ])('writes %j as %s', (value, expected) => expect(toCsv([[value]])).toBe(`\uFEFF${expected}\r\n`));

  it('never lets a cell start as a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          toCsv([[text]])
            .slice(1)
            .replace(/^"/, ''),
        ).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  it('writes an apostrophe before a formula, whatever is glued to its beginning', () => {
    const invisible = fc.constantFrom(
      ...Array.from('\u00A0\u00AD\u061C\u115F\u180E\u200B\u200D\u200F\u2028\u2066\u3000\u3164\uFE0F\uFEFF\0\v '),
    );
    const beginning = fc.constantFrom(...Array.from('=+-@＝＋－＠﹢﹣﹦﹫−'));
    fc.assert(
      fc.property(fc.array(invisible), beginning, fc.string(), (glued, sign, rest) => {
        expect(toCsv([[glued.join('') + sign + rest]])).toMatch(/^\uFEFF"?'/);
      }),
    );
  });
});

it("exports every request with its data set, in the user's column order", () => {
  const groups = groupRequests([
    historyItem({ requestId: '1', ausDataSet: ausDataSet(), requestDate: null, submittedBy: '=cmd' }),
    ...Array.from({ length: 9 }, (_, index) => historyItem({ requestId: String(index + 2) })),
  ]);
  const lines = historyCsv(groups, { hasSoftPull: false, canViewReceivedDate: false }).trimEnd().split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatch(/^\uFEFFRequest #,Type,AUS,CaseFile ID,Sent,Submitter,Outcome,Error,Product Code,/);
  expect(lines[10]).toMatch(
    /^1,Single,DU,1684025517,,'=cmd,Approve\/Eligible,,CONF30F,"118 Alder Ct, Boise, ID 83702",/,
  );
  expect(lines[10]).toContain(',41.8,3870,');
  expect(historyCsv([], { hasSoftPull: true, canViewReceivedDate: true })).toContain(
    'Request #,Credit Pull Type,AUS Type,AUS,CaseFile ID,Sent,Received,',
  );
});

it('writes dates, the kind of pull and the error of each service of a request', () => {
  const sent = new Date(2026, 10, 18, 15, 30).toISOString();
  const groups = groupRequests(
    multiRequest(
      '4',
      { requestDate: sent, receivedOn: null, isGseSoftCreditPull: true },
      { requestDate: sent, receivedOn: sent, error: 'Down', isError: true, submittedBy: null },
    ),
  );
  const lines = historyCsv(groups, { hasSoftPull: true, canViewReceivedDate: true }).split('\r\n');
  expect(lines[1]).toMatch(/^41,AUS Soft,Multi,DU,1684025517,11\/18\/26 03:30:00 PM,,rita.ibarra,Approve\/Eligible,,,/);
  expect(lines[2]).toMatch(
    /^41,Full-Tri,Multi,LPA,1684025517,11\/18\/26 03:30:00 PM,11\/18\/26 03:30:00 PM,,Accept \/ Eligible,Down,,/,
  );
  expect(lines[0]).toContain('DTI-1003');
});

describe('the DTI strip', () => {
  const withDti = (requestId: string, day: number, dti: number | null) =>
    historyItem({ requestId, requestDate: `2026-11-${day}T10:00:00Z`, ausDataSet: ausDataSet({ dti }) });

  it('has a point for each request with a ratio, oldest first', () => {
    const groups = groupRequests([
      withDti('2', 12, null),
      withDti('3', 13, 39.9),
      withDti('1', 11, 41.8),
      creditOrder(),
    ]);
    const points = dtiPoints(groups);
    expect(points.map(({ requestId, dti }) => [requestId, dti])).toEqual([
      ['1', 41.8],
      ['3', 39.9],
    ]);
    expect(describeDti(points)).toBe('The debt-to-income ratio went from 41.8% to 39.9% over 2 requests, 1 to 3.');
  });

  it('uses the first service of a request that has a ratio, and the latest twelve requests', () => {
    const data = { ausDataSet: ausDataSet({ dti: 40 }), service: null };
    const [multi] = dtiPoints(groupRequests(multiRequest('4', { ausDataSet: ausDataSet({ dti: Number.NaN }) }, data)));
    expect(multi).toEqual({
      groupId: 'request-41',
      requestId: '41',
      service: 'AUS',
      dti: 40,
      date: '2026-11-18T15:30:00Z',
    });
    const both = multiRequest('4', { ausDataSet: ausDataSet({ dti: 38 }) }, data);
    expect(dtiPoints(groupRequests(both)).map(({ dti, service }) => [dti, service])).toEqual([[38, 'DU']]);
    const many = Array.from({ length: 14 }, (_, index) => withDti(String(index + 1), index + 10, 40));
    const points = dtiPoints(groupRequests(many));
    expect([points.length, points[0]?.requestId, points[11]?.requestId]).toEqual([12, '3', '14']);
    expect(describeDti(points)).toBe('The debt-to-income ratio is the same, 40%, over 12 requests, 3 to 14.');
  });

  it('describes few points', () => {
    expect(describeDti([])).toBe('No request has a debt-to-income ratio yet.');
    expect(describeDti(dtiPoints(groupRequests([withDti('1', 11, 41.8)])))).toBe('Request 1: 41.8%.');
  });
});
