import { expect, it } from 'vitest';
import { isLongerThanBefore, tabNews, tabTitle } from '@/features/runs/rules/tabNews';
import { historyItem } from '@tests/fixtures/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const AT = Date.parse('2026-11-26T10:00:14Z');

const row = (key: string, service: string, status: string, more: Partial<HistoryItem> = {}) =>
  historyItem({
    key,
    requestId: key,
    system: service === 'DU' ? 'du' : 'lp',
    ausRequestType: service,
    status,
    isError: status === 'Error',
    requestDate: '2026-11-26T10:00:00Z',
    receivedOn: null,
    ...more,
  });

// @spec OWN-1
it.each([
  ['at rest', [row('1', 'DU', 'Refer')], [], '4533 Selection'],
  ['while one service runs', [row('1', 'DU', 'Processing')], [], '⏳ 4533 DU 0:14'],
  ['while two run', [row('2', 'LPA', 'Processing'), row('1', 'DU', 'Processing')], ['9'], '⏳ 4533 DU + LPA 0:14'],
  ['without a date', [row('1', 'DU', 'Processing', { requestDate: null })], [], '⏳ 4533 DU'],
  ['after a result', [row('1', 'LPA', 'Accept / Eligible')], ['1'], '✓ 4533 LPA Accept / Eligible'],
  ['of another run', [row('1', 'LPA', 'Accept / Eligible')], ['2'], '✗ 4533 Not in the list'],
  [
    'after two results, of which one is recommended',
    [row('1', 'DU', 'Refer'), row('2', 'LPA', 'Accept / Eligible', { isRecommended: true })],
    ['1', '2'],
    '✓ 4533 LPA Accept / Eligible',
  ],
  ['after two results', [row('2', 'LPA', 'Refer'), row('1', 'DU', 'Refer')], ['1', '2'], '✓ 4533 DU Refer'],
  [
    'after a result and an error',
    [row('1', 'DU', 'Error'), row('2', 'LPA', 'Refer')],
    ['1', '2'],
    '! 4533 LPA Refer · DU Error',
  ],
  [
    'after a result and an outcome that recommends nothing',
    [row('1', 'DU', 'Refer'), row('2', 'LPA', 'Invalid')],
    ['1', '2'],
    '! 4533 DU Refer · LPA Invalid',
  ],
  ['after an outcome that recommends nothing', [row('1', 'LPA', 'Invalid')], ['1'], '✗ 4533 Invalid'],
  ['after errors', [row('1', 'DU', 'Error'), row('2', 'LPA', 'Error')], ['1', '2'], '✗ 4533 Error'],
  ['after a cancel', [row('1', 'DU', 'Cancel')], ['1'], '✗ 4533 Cancel'],
  ['after a run without an outcome', [row('1', 'DU', '')], ['1'], '✓ 4533 DU done'],
])('the tab tells %s', (_, items, finished, title) => {
  expect(tabTitle(tabNews(items, finished), '0123904533', 'Selection', AT)).toBe(title);
});

const earlier = (seconds: number) =>
  row('1', 'DU', 'Refer', { receivedOn: new Date(Date.parse('2026-11-26T10:00:00Z') + seconds * 1000).toISOString() });

// @spec OWN-24
it.each([
  ['twice the longest', [earlier(60), earlier(20)], 120, false],
  ['more than twice the longest', [earlier(60), earlier(20)], 121, true],
  ['less than 90 s', [earlier(10)], 90, false],
  ['more than 90 s', [earlier(10)], 91, true],
  ['with nothing to compare', [row('1', 'DU', 'Processing')], 9_000, false],
  ['with dates that cannot be read', [row('1', 'DU', 'Refer', { receivedOn: '0001-01-01' })], 9_000, false],
])('a run of %s', (_, items, seconds, isLonger) => {
  const sentOn = '2026-11-26T11:00:00Z';
  expect(isLongerThanBefore(items, sentOn, Date.parse(sentOn) + seconds * 1000)).toBe(isLonger);
});
