import { describe, expect, it } from 'vitest';
import { historyCsv } from '@/features/history/rules/historyCsv';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { dtiChanges } from '@/features/history/rules/dtiChanges';
import { NEWEST_FIRST, sortGroups } from '@/features/history/rules/historySort';
import { columnsFor } from '@/features/history/screen/historyColumns';
import { ausDataSet, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const run = (requestId: string, day: number, dti: number | null, more: Partial<HistoryItem> = {}) =>
  historyItem({
    requestId,
    requestDate: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
    ausDataSet: ausDataSet({ dti }),
    ...more,
  });
const ALL = columnsFor({ hasSoftPull: true, canViewReceivedDate: true });
/** The lines of a file by its headings; a quoted cell keeps its quotes. */
function recordsOf(csv: string): Record<string, string>[] {
  const [headings = [], ...lines] = csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.match(/(?<=^|,)(?:"[^"]*"|[^,]*)/g) ?? []);
  return lines.map((cells) => Object.fromEntries(cells.map((cell, index) => [headings[index] ?? '', cell])));
}

describe('sorting requests', () => {
  const items = [
    run('9', 1, 41, { submittedBy: 'sam', receivedOn: null, casefileId: '10', status: 'refer' }),
    run('10', 2, 44, { submittedBy: 'Rita', receivedOn: '2026-11-02T10:09:00Z', casefileId: '9', isError: true }),
    ...multiRequest(
      '2',
      { requestDate: '2026-11-03T10:00:00Z', ausDataSet: ausDataSet({ dti: 40 }), submittedBy: null },
      { requestDate: '2026-11-03T10:00:00Z', ausDataSet: ausDataSet({ dti: 46 }), submittedBy: null },
    ),
    creditOrder({ requestId: '30', requestDate: '2026-11-04T10:00:00Z', status: '', findingsDocumentId: null }),
  ];
  const groups = groupRequests(items);
  const changes = dtiChanges(items);
  const sorted = (column: string, isDescending: boolean) =>
    sortGroups(groups, ALL, isDescending ? `-${column}` : column, changes).map(({ requestId }) => requestId);

  // @spec HIS-25
  it('keeps newest first unless the user chooses another order', () => {
    expect(sortGroups(groups, ALL, NEWEST_FIRST, changes)).toBe(groups);
    expect(sorted('actions', true)).toEqual(['30', '21', '10', '9']);
  });

  it.each([
    { column: 'sent', up: ['9', '10', '21', '30'] },
    { column: 'request', up: ['9', '10', '21', '30'], down: ['30', '21', '10', '9'] },
    // The multi request has 40 and 46: its lowest counts upward, its highest downward. Credit has no ratio.
    { column: 'dti', up: ['21', '9', '10', '30'], down: ['21', '10', '9', '30'] },
    // DU went from 41 to 40, after a run that failed; LPA has one run.
    { column: 'dtiChange', up: ['21', '30', '10', '9'], down: ['21', '30', '10', '9'] },
    { column: 'submitter', up: ['10', '30', '9', '21'], down: ['9', '30', '10', '21'] },
    { column: 'received', up: ['10', '30', '21', '9'] },
    { column: 'aus', up: ['30', '21', '10', '9'], down: ['21', '10', '9', '30'] },
    { column: 'ausType', up: ['30', '21', '10', '9'], down: ['10', '9', '21', '30'] },
    { column: 'casefile', up: ['10', '9', '30', '21'] },
    { column: 'outcome', up: ['21', '10', '9', '30'] },
    { column: 'creditPull', up: ['30', '21', '10', '9'] },
    { column: 'report', up: ['21', '9', '10', '30'] },
  ] as const)('sorts by $column, and puts what has no value last', ({ column, up, ...rest }) => {
    expect(sorted(column, false)).toEqual(up);
    if ('down' in rest) expect(sorted(column, true)).toEqual(rest.down);
  });
});

it("exports every request with its data set, in the user's column order", () => {
  const groups = groupRequests([
    historyItem({ requestId: '1', ausDataSet: ausDataSet(), requestDate: null, submittedBy: '=cmd' }),
    ...Array.from({ length: 9 }, (_, index) => historyItem({ requestId: String(index + 2) })),
  ]);
  const columns = columnsFor({ hasSoftPull: false, canViewReceivedDate: false });
  const csv = historyCsv(groups, columns);
  const written = columns.filter(({ value, csvValue }) => value ?? csvValue).map(({ heading }) => heading);
  expect(csv.startsWith(`\uFEFF${[...written, 'Error', 'Product Code'].join(',')},`)).toBe(true);
  const records = recordsOf(csv);
  expect(records).toHaveLength(10);
  expect(records.at(-1)).toMatchObject({
    ...{ 'Request #': '1', Type: 'Single', AUS: 'DU', 'CaseFile ID': '1684025517', Sent: '', Submitter: "'=cmd" },
    ...{ Outcome: 'Approve/Eligible', 'DTI change': '', Error: '', 'Product Code': 'CONF30F' },
    ...{ 'Prop Address': '"118 Alder Ct, Boise, ID 83702"', 'DTI-1003': '41.8', 'Total Payments': '3870' },
  });
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
  expect(recordsOf(historyCsv(groups, ALL))).toMatchObject([
    {
      ...{ 'Request #': '41', 'Credit Pull Type': 'AUS Soft', 'AUS Type': 'Multi', AUS: 'DU', Error: '' },
      ...{
        Sent: expect.stringMatching(/^11\/18\/26 03:30:00 PM \S+$/) as string,
        Received: '',
        Submitter: 'rita.ibarra',
        Outcome: 'Approve/Eligible',
      },
    },
    {
      ...{ 'Request #': '41', 'Credit Pull Type': 'Full-Tri', 'AUS Type': 'Multi', AUS: 'LPA', Error: 'Down' },
      ...{
        Sent: expect.stringMatching(/^11\/18\/26 03:30:00 PM \S+$/) as string,
        Received: expect.stringMatching(/^11\/18\/26 03:30:00 PM \S+$/) as string,
        Submitter: '',
        Outcome: 'Accept / Eligible',
      },
    },
  ]);
});
