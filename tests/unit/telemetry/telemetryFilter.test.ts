import { describe, expect, it } from 'vitest';
import { CLOCK_DRIFT, UNEXPECTED_ERROR } from '@/config/messages';
import { allowEnvelope, type Envelope } from '@/telemetry/telemetryFilter';
import { fc } from '@tests/support/properties';

const event = (name: string, data: Record<string, unknown>): Envelope => ({
  baseType: 'EventData',
  baseData: { name },
  data,
});
const exception = (typeName: string, message: string, parsedStack: unknown[] = []): Envelope => ({
  baseType: 'ExceptionData',
  baseData: { exceptions: [{ typeName, message, hasFullStack: true, stack: message, parsedStack }], severityLevel: 3 },
});

describe('what is sent', () => {
  it.each([
    ['call-failed', { call: 'loanData', kind: 'http', status: '500', trackingNumber: 'SBX-0123456789' }],
    ['call-failed', { trackingNumber: '550e8400-e29b-41d4-a716-446655440000' }],
    ['order-answered', { attempt: 'ab'.repeat(16), outcome: 'placed' }],
    ['order-confirmed', { concerns: 'running,duplicate' }],
    ['unexpected-error', { where: 'order', reference: 'KRTB-WMXD' }],
    ...['loanData', 'creditAgencies', 'requestTypeData', 'read', 'expiry', 'requestDetail'].map(
      (where) => ['unexpected-error', { where }] as [string, object],
    ),
    ['address-refused', { what: 'menuSection' }],
    ['items-dropped', { call: 'historyDetails', count: '12' }],
    ['values-unread', { call: 'historyDetails', count: '12' }],
  ])('%s with %j', (name, fields) => {
    const item = event(name, { ...fields });
    expect(allowEnvelope(item)).toBe(true);
    expect(item).toMatchObject({ baseData: { name }, data: fields });
  });

  it.each([
    ...['LON-0007100101', 'APP-0000000042', '00000000-0000-0000-0000-000007100101', `${'0'.repeat(25)}7100101`],
    ...['7100101', 'LN-7100101', 'RITA-IBARRA', ''],
  ])('no tracking number that is made of another number or text: %s', (trackingNumber) => {
    const item = event('call-failed', { call: 'loanData', trackingNumber });
    expect(allowEnvelope(item)).toBe(true);
    expect(item.data).toEqual({ call: 'loanData' });
  });

  it.each([
    ['http://localhost:3000/7100101/history?q=smith#x', { name: 'History', uri: '/{loan}/history' }],
    ['/7100101', { name: 'Loan', uri: '/{loan}' }],
    ['/A-71.00b/history', { name: 'Other', uri: '/other' }],
    ['/implicit/callback?code=secret', { name: 'Other', uri: '/other' }],
    ['/', { name: 'Start', uri: '/' }],
    ['http://[', { name: 'Other', uri: '/other' }],
  ])('the page at %s by a fixed name', (uri, page) => {
    const item: Envelope = { baseType: 'PageviewData', baseData: { name: 'History · 2600001-A', uri, refUri: uri } };
    expect(allowEnvelope(item)).toBe(true);
    expect(item.baseData).toEqual(page);
  });

  it.each([
    [CLOCK_DRIFT, CLOCK_DRIFT],
    [`${UNEXPECTED_ERROR} The tracking number for this issue is 078-05-1120`, UNEXPECTED_ERROR],
    ['loanData failed: http 500', 'loanData failed: http 500'],
    ['okafor failed: http 500', 'not listed'],
    ['Ottilie Okafor, 800-555-0100', 'not listed'],
  ])('the message %j as %j', (message, sent) => {
    const item = exception('TypeError', message);
    allowEnvelope(item);
    expect(item.baseData).toMatchObject({ exceptions: [{ typeName: 'TypeError', message: sent }] });
  });

  it('a line of a script only if the page has loaded that script', () => {
    const script = document.createElement('script');
    script.src = '/assets/app-abc.js';
    document.head.append(script);
    const frames = [
      { level: 0, fileName: script.src, line: 12, method: 'okafor', assembly: 'at okafor' },
      { level: 1, fileName: `${window.location.origin}/assets/okafor-7100101.js`, line: 7_100_101 },
    ];
    const item = exception('Error', 'x', frames);
    allowEnvelope(item);
    script.remove();
    expect(item.baseData).toMatchObject({
      exceptions: [
        {
          parsedStack: [
            { level: 0, fileName: '/assets/app-abc.js', line: 12, method: '', assembly: '' },
            { level: 1, fileName: '', line: 0, method: '', assembly: '' },
          ],
        },
      ],
    });
  });

  it.each([
    [event('okafor', {})],
    [event('toString', {})],
    [{ baseType: 'MessageData', baseData: { message: 'AI (Internal): 7100101' } }],
    [{ baseType: 'MetricData', baseData: { name: 'loan 7100101', average: 1 } }],
    [{ baseType: 'RemoteDependencyData', baseData: { target: '/7100101' } }],
    [{}],
  ])('nothing of %j', (item: Envelope) => {
    expect(allowEnvelope(item)).toBe(false);
  });
});

describe('a secret, whatever it is glued to', () => {
  const SECRETS = [
    ...['078-05-1120', '078051120', '7100101', '2600001-A', '26.0000.1', '800-555-0100', '(800) 555-0100'],
    ...['Okafor', 'Ottilie Okafor', 'rita.ibarra@lender.test', 'hunter2pass', 'BrightW4ter!'],
    ...['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyaXRhIn0.c2ln', 'Bearer abc.def', '4f7d1c9e2b8a4f7d1c9e2b8a4f7d1c9e2b8a'],
  ];
  const listed = fc.constantFrom(
    ...['', 'call-failed', 'loanData', 'http', '500', 'order', 'order-sent', 'placed', 'warning', 'KRTB-WMXD', 'SBX-'],
    ...[
      'loanData failed: http 500',
      'TypeError',
      'ERR_NETWORK',
      'time-to-usable-screen',
      CLOCK_DRIFT,
      UNEXPECTED_ERROR,
    ],
    ...['/7100101/history', 'http://localhost:3000/assets/app-', 'javascript:3.4.4', '00:00:01.250', 'ab'.repeat(16)],
  );
  const glued = fc
    .tuple(fc.oneof(listed, fc.string()), fc.constantFrom(...SECRETS), fc.oneof(listed, fc.string()))
    .map((parts) => parts.join(''));
  const text = fc.oneof(glued, listed);
  const names = ['name', 'uri', 'refUri', 'message', 'typeName', 'code', 'call', 'kind', 'status', 'trackingNumber'];
  const more = ['where', 'reference', 'attempt', 'outcome', 'concerns', 'count', 'what', 'mode', 'duration', 'id'];
  const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names, ...more), glued), text, { maxKeys: 6 });
  const item = fc.record({
    baseType: fc.constantFrom('EventData', 'MetricData', 'MessageData', 'PageviewData', 'ExceptionData', 'Other'),
    baseData: fc
      .tuple(fields, fc.array(fc.tuple(fields, fc.array(fields, { maxLength: 2 })), { maxLength: 2 }), fields)
      .map(([own, exceptions, properties]) => ({
        ...own,
        properties,
        exceptions: exceptions.map(([each, parsedStack]) => ({ ...each, parsedStack })),
      })),
    data: fields,
    ext: fc.dictionary(fc.constantFrom('user', 'app', 'session', 'trace', 'sdk', 'web'), fields),
    tags: fc.array(fields, { maxLength: 1 }),
  });

  it('is not sent', () => {
    fc.assert(
      fc.property(item, (given) => {
        const envelope: Envelope = given;
        if (!allowEnvelope(envelope)) return;
        const sent = JSON.stringify(envelope);
        const leaked = SECRETS.filter((secret) => sent.includes(secret));
        if (leaked.length > 0) expect.fail(`${leaked.join()} in ${sent}`);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not sent in a text of any length, and no text is read to its end', () => {
    const long = `${'eyJ'.repeat(100_000)} ${'1'.repeat(100_000)}-${'a@'.repeat(50_000)}Okafor`;
    for (const each of [event('call-failed', { trackingNumber: long, call: long }), exception(long, long)]) {
      allowEnvelope(each);
      expect(JSON.stringify(each).length).toBeLessThan(500);
    }
  });
});
