import { describe, expect, it } from 'vitest';
import { deliveredReports } from '@/features/request/rules/reportPlan';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { creditDetail, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const FIRST = '2026-11-01T10:00:00';
const LATER = '2026-11-20T10:00:00';
const report = (id: string | null) => creditDetail({ encryptedCreditReportDocumentId: id });
const order = (requestId: string, requestDate: string | null, ...ids: (string | null)[]) =>
  historyItem({ requestId, requestDate, creditDetail: ids.map(report) });
const TWO_SERVICES = multiRequest(
  '1',
  { requestDate: FIRST, creditDetail: [report('A')] },
  { requestDate: FIRST, creditDetail: [report('A')], status: 'Error' },
);

// @spec OWN-4
describe('the reports that the requests delivered', () => {
  it.each<{ what: string; items: HistoryItem[]; count: number; last: string | null }>([
    { what: 'no request', items: [], count: 0, last: null },
    { what: 'a request without a report', items: [order('1', FIRST, null)], count: 0, last: null },
    { what: 'two borrowers', items: [order('1', FIRST, 'A', 'B')], count: 2, last: FIRST },
    { what: 'a joint report', items: [order('1', FIRST, 'A', 'A')], count: 1, last: FIRST },
    { what: 'a later report', items: [order('2', LATER, 'B'), order('1', FIRST, 'A')], count: 2, last: LATER },
    { what: 'a report used again', items: [order('2', LATER, 'A'), order('1', FIRST, 'A')], count: 1, last: FIRST },
    { what: 'a request without a date', items: [order('1', null, 'A')], count: 1, last: null },
    { what: 'the same report for two services', items: TWO_SERVICES, count: 1, last: FIRST },
  ])('$what: $count', ({ items, count, last }) => {
    expect(deliveredReports(groupRequests(items))).toEqual({ count, last });
  });
});
