import { describe, expect, it } from 'vitest';
import { CLOCK_DRIFT, UNEXPECTED_ERROR } from '@/config/messages';
import { tabCode } from '@/lib/reference';
import { allowEnvelope, type Envelope } from '@/telemetry/telemetryFilter';
import { type EventName, eventFields } from '@/telemetry/telemetryNames';
import { fc } from '@tests/support/properties';

const event = (name: string, data: Record<string, unknown>): Envelope => ({
  baseType: 'EventData',
  baseData: { name },
  data,
});
const exception = (typeName: string, message: string, stack = message): Envelope => ({
  baseType: 'ExceptionData',
  baseData: { exceptions: [{ typeName, message, hasFullStack: true, stack, parsedStack: [] }], severityLevel: 3 },
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
    ['error-repeated', { reference: 'KRTB-WMXD', count: '12' }],
    ['calls', { durations: 'loanData 120 9 1500h!;historyDetails 90' }],
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
    expect(item.data).toEqual({ call: 'loanData', tab: tabCode(), screen: expect.any(String) as string });
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
    ['TypeError: loanData failed: http 500', 'loanData failed: http 500'],
    ['okafor failed: http 500', 'TypeError'],
    ['Ottilie Okafor, 800-555-0100', 'TypeError'],
  ])('the message %j as %j', (message, sent) => {
    const item = exception('TypeError', message);
    allowEnvelope(item);
    expect(item.baseData).toMatchObject({ exceptions: [{ typeName: 'TypeError', message: sent }] });
  });

  describe('a line and column of a script', () => {
    const script = document.createElement('script');
    script.src = '/assets/app-abc.js';
    const framesOf = (message: string, ...lines: string[]) => {
      document.head.append(script);
      const item = exception('TypeError', `TypeError: ${message}`, lines.join('\n'));
      allowEnvelope(item);
      script.remove();
      const [{ parsedStack }] = item.baseData?.['exceptions'] as [{ parsedStack: { assembly: string }[] }];
      return parsedStack.map(({ assembly }) => assembly);
    };
    const FRAME = {
      level: 0,
      method: '',
      assembly: '/assets/app-abc.js:12:3456',
      fileName: '/assets/app-abc.js',
      line: 12,
    };

    it.each([
      ['Chromium', 'TypeError: x', `    at okafor (${script.src}:12:3456)`],
      ['Chromium, without a name', 'TypeError: x', `    at ${script.src}:12:3456`],
      ['Chromium, in an async function', 'TypeError: x', `    at async Object.okafor (${script.src}:12:3456)`],
      ['Firefox and Safari', `okafor@${script.src}:12:3456`],
      ['Firefox and Safari, without a name', `@${script.src}:12:3456`],
    ])('of %s', (_, ...lines) => {
      document.head.append(script);
      const item = exception('TypeError', 'TypeError: x', lines.join('\n'));
      allowEnvelope(item);
      script.remove();
      expect(item.baseData).toMatchObject({ exceptions: [{ hasFullStack: true, parsedStack: [FRAME] }] });
    });

    it('only if the page has loaded that script', () => {
      expect(
        framesOf('x', 'TypeError: x', `    at f (${window.location.origin}/assets/okafor-7100101.js:12:34)`),
      ).toEqual([]);
      expect(framesOf('x', 'TypeError: x', '    at f (https://okafor.test/assets/app-abc.js:12:34)')).toEqual([]);
    });

    it('also of the page that shows documents, by the name that the build gives', () => {
      const framesIn = (path: string) =>
        framesOf('x', 'TypeError: x', `    at f (${window.location.origin}${path}:12:34)`);
      expect(framesIn('/assets/viewer-suRmM4h1.js')).toEqual(['/assets/viewer-suRmM4h1.js:12:34']);
      for (const path of [
        '/assets/viewer-ottilie-okafor.js',
        '/viewer-suRmM4h1.js',
        '/assets/viewer-suRmM4h1.js/7100101',
      ])
        expect(framesIn(path)).toEqual([]);
    });

    it('only if its numbers can be those of a script', () => {
      expect(framesOf('x', 'TypeError: x', `    at f (${script.src}:12:7100101)`)).toEqual([]);
    });

    it('but not what the message only says', () => {
      const message = `loan\n    at f (${script.src}:710:101)`;
      expect(framesOf(message, `TypeError: ${message}`, `    at f (${script.src}:1:2)`)).toEqual([
        '/assets/app-abc.js:1:2',
      ]);
    });
  });

  it('the release, the tab and the screen, on every kind', () => {
    const release = document.createElement('meta');
    release.name = 'release';
    document.head.append(release);
    window.history.replaceState(null, '', '/7100101/history?q=smith');
    for (const kind of [event('signed-in', {}), exception('Error', 'x'), { baseType: 'PageviewData' } as Envelope]) {
      for (const [content, tags] of [
        ['1.2.3 (0123abcd)', [{ 'ai.application.ver': '1.2.3 (0123abcd)' }]],
        ['1.2.3 (okafor)', []],
      ] as const) {
        release.content = content;
        const item = structuredClone(kind);
        allowEnvelope(item);
        expect(item.tags).toEqual(tags);
        expect(item.data).toMatchObject({ tab: tabCode(), screen: 'History' });
      }
    }
    release.remove();
    window.history.replaceState(null, '', '/');
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
  const names = [
    'name',
    'uri',
    'refUri',
    'message',
    'typeName',
    'stack',
    'code',
    'call',
    'kind',
    'status',
    'trackingNumber',
  ];
  const more = [
    'durations',
    'script',
    'tab',
    'screen',
    'hidden',
    'where',
    'reference',
    'attempt',
    'outcome',
    'concerns',
    'count',
    'what',
    'mode',
    'duration',
    'id',
  ];
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

  const EVENTS = Object.keys(eventFields) as EventName[];
  const VALUES = ['', 'loanData', 'loanData 120', 'running', 'placed', 'KRTB-WMXD', 'SBX-', '1'];

  it.each(EVENTS)('is not sent in any field of %s', (name) => {
    for (const field of Object.keys(eventFields[name]))
      for (const value of VALUES)
        for (const secret of SECRETS)
          for (const glue of ['', ' ', ';', ','])
            for (const glued of [value + glue + secret, secret + glue + value]) {
              const envelope = event(name, { [field]: glued });
              expect(allowEnvelope(envelope)).toBe(true);
              if (field in (envelope.data ?? {})) expect.fail(`${field}: ${glued}`);
            }
  });

  it('is not sent in a text of any length, and no text is read to its end', () => {
    const long = `${'eyJ'.repeat(100_000)} ${'1'.repeat(100_000)}-${'a@'.repeat(50_000)}Okafor`;
    for (const each of [event('call-failed', { trackingNumber: long, call: long }), exception(long, long)]) {
      allowEnvelope(each);
      expect(JSON.stringify(each).length).toBeLessThan(500);
    }
  });
});
