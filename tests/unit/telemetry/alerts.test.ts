import { ALERTS } from '@tools/docs/monitoring';
import { expect, it } from 'vitest';
import { allowEnvelope, type Envelope } from '@/telemetry/telemetryFilter';

type Fields = Readonly<Record<string, string>>;

const ATTEMPT = 'ab'.repeat(16);

/**
 * By alert: an event that must count, and one that must not. The percentiles of the slow start are not evaluated here.
 */
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
  expect(isCounted(query, sent(wanted, fields))).toBe(true);
  expect(isCounted(query, sent(other, otherFields))).toBe(false);
});

/** The event as it leaves the page. */
function sent(name: string, data: Fields): Envelope {
  const item: Envelope = { baseType: 'EventData', baseData: { name }, data: { ...data } };
  expect(allowEnvelope(item)).toBe(true);
  return item;
}

/** Evaluates the conditions of a query. */
const isCounted = (query: string, { baseData, data }: Envelope): boolean =>
  query
    .split(' | ')
    .slice(1)
    .filter((clause) => !clause.startsWith('project '))
    .every((clause) => {
      const [, name] = /^where name == "(.+)"$/.exec(clause) ?? [];
      if (name !== undefined) return baseData?.['name'] === name;
      const [, field = '', how, value = ''] =
        /^where tostring\(customDimensions\["(\w+)"\]\) (==|startswith) "(.+)"$/.exec(clause) ?? expect.fail(clause);
      const actual = (data?.[field] ?? '') as string;
      return how === '==' ? actual === value : actual.startsWith(value);
    });
