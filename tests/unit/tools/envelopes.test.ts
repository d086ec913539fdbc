import { expect, it } from 'vitest';
import { readReceived } from '@tools/release/envelopes';

const RELEASE = '1.2.3 (0123abcd)';
const TIME = '2026-11-20T08:11:00Z';
const FRAME = '/assets/app-abc.js:1:1';
const PAGE = { tab: 'KRTB', screen: 'History' };

const EXCEPTIONS = [{ typeName: 'TypeError', message: 'x', parsedStack: [{ assembly: FRAME }] }];
const RECEIVED = [
  { time: TIME, name: 'exception', release: RELEASE, properties: PAGE, error: 'TypeError: x', frames: [FRAME] },
  { time: TIME, name: 'signed-in', release: RELEASE, properties: PAGE, error: '', frames: [] },
];

const envelope = (baseType: string, baseData: object) => ({
  time: TIME,
  tags: { 'ai.application.ver': RELEASE },
  data: { baseType, baseData: { ver: 2, properties: PAGE, ...baseData } },
});
const ENVELOPES = [
  envelope('ExceptionData', { exceptions: EXCEPTIONS }),
  envelope('EventData', { name: 'signed-in' }),
  envelope('MetricData', { metrics: [{ name: 'first-row', value: 120 }] }),
  envelope('PageviewData', { name: 'History' }),
  envelope('MessageData', { message: 'x' }),
];

it.each([
  ['as JSON', JSON.stringify(ENVELOPES)],
  ['as a batch on each line', ENVELOPES.map((each) => JSON.stringify([each])).join('\n')],
])('reads errors and events, but no metrics, from envelopes %s', (_, text) => {
  expect(readReceived(text)).toEqual(RECEIVED);
});

it('takes only rows with details for errors', () => {
  const columns = ['timestamp', 'name', 'application_Version', 'customDimensions', 'details'];
  const row = (name: string | null, details: object | null) => [
    ...[TIME, name, RELEASE, JSON.stringify(PAGE), details && JSON.stringify(details)],
  ];
  const rows = [row(null, EXCEPTIONS), row('signed-in', null), row(null, null)];
  const tables = [{ name: 'PrimaryResult', columns: columns.map((name) => ({ name })), rows }];
  expect(readReceived(JSON.stringify({ tables }))).toEqual(RECEIVED);
});

it.each(['', 'no JSON', '{}', '[1]'])('is undefined for %j', (text) => {
  expect(readReceived(text)).toBeUndefined();
});
