import { ALERTS } from '@tools/docs/monitoring';
import { expect, it } from 'vitest';
import { allowEnvelope, type Envelope } from '@/telemetry/telemetryFilter';
import { rowsOf, type Sent } from '@tests/support/alertQuery';

type Fields = Readonly<Record<string, string>>;

const ATTEMPT = 'ab'.repeat(16);

/** By alert: an event that must count, and one that must not. A browser's are in tests/e2e/monitoring. */
const EVENTS: Readonly<Record<string, readonly [string, Fields, string, Fields]>> = {
  'An order that could not be confirmed': [
    'order-resolved',
    { attempt: ATTEMPT, outcome: 'unconfirmed' },
    'order-resolved',
    { attempt: ATTEMPT, outcome: 'found' },
  ],
  'Answers to orders get lost': [
    'order-answered',
    { attempt: ATTEMPT, outcome: 'unknown' },
    'order-answered',
    { attempt: ATTEMPT, outcome: 'placed' },
  ],
  'Calls fail at the service': [
    'call-failed',
    { call: 'loanData', kind: 'http', status: '502' },
    'call-failed',
    { call: 'loanData', kind: 'http', status: '404' },
  ],
  'Answers no longer fit the contract': ['items-dropped', { call: 'historyDetails', count: '2' }, 'signed-in', {}],
  'Values of answers can not be read': ['values-unread', { call: 'historyDetails', count: '2' }, 'items-dropped', {}],
  'Sign-ins are not renewed': ['renewal-failed', {}, 'signed-in', {}],
  'Errors in the app': ['unexpected-error', { where: 'order', reference: 'KRTB-WMXD' }, 'renewal-failed', {}],
  'Code is missing': ['code-missing', {}, 'reloaded', {}],
};

const withFilter = ALERTS.filter(({ query }) => query.startsWith('customEvents'));

it.each(withFilter)('the filter of "$name" finds what the app sends, and nothing else', ({ name, query }) => {
  const [wanted, fields, other, otherFields] = EVENTS[name] ?? expect.fail(`no event for ${name}`);
  expect(rowsOf(query, [sent(wanted, fields)])).toBe(1);
  expect(rowsOf(query, [sent(other, otherFields)])).toBe(0);
});

it('the slow start counts if a quarter of the users wait five seconds', () => {
  const { query } = ALERTS.find(({ name }) => name === 'The first screen is slow') ?? expect.fail();
  const started = (...seconds: number[]): Sent[] =>
    seconds.map((value) => ({
      data: { baseType: 'MetricData', baseData: { metrics: [{ name: 'time-to-usable-screen', value: value * 1000 }] } },
    }));
  expect(rowsOf(query, started(1, 1, 5.1, 5.1))).toBe(1);
  expect(rowsOf(query, started(1, 1, 1, 5.1))).toBe(0);
});

/** The event as it leaves the page. */
function sent(name: string, data: Fields): Sent {
  const item: Envelope = { baseType: 'EventData', baseData: { name }, data: { ...data } };
  expect(allowEnvelope(item)).toBe(true);
  return { data: { baseType: 'EventData', baseData: { name, properties: item.data as Record<string, string> } } };
}
