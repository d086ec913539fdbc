import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_CLOSED_OUTSIDE } from '@/config/messages';
import { startAppInsights } from '@/telemetry/appInsights';
import { CONFIG, listen, screens } from '@tests/support/sentTelemetry';
import { server } from '@tests/support/server';

/** Resolves when a request that starts now has its response, and so does each that started before. */
async function roundTrip(): Promise<void> {
  server.use(http.get('http://telemetry.test/last', () => new HttpResponse()));
  await fetch('http://telemetry.test/last');
}

/** Watches the browser compute hashes. */
function watchHashes() {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  const subtle = vi.spyOn(crypto.subtle, 'digest');
  return {
    /** Waits until this many hashes are known, and the app has received them. */
    hashed: async (count: number): Promise<void> => {
      const known = () => subtle.mock.settledResults.filter(({ type }) => type === 'fulfilled');
      await waitFor(() => expect(known()).toHaveLength(count));
      await new Promise((resolve) => setTimeout(resolve));
    },
    /** Holds the next hash back until the returned function is called. */
    delayNext: (): (() => void) => {
      let release: () => void = () => expect.fail('not yet');
      const released = new Promise<void>((resolve) => (release = resolve));
      subtle.mockImplementationOnce((...args) => released.then(() => digest(...args)));
      return () => release();
    },
  };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/7100101/history?q=smith');
  document.title = 'History · 2600001';
});

describe('telemetry', () => {
  // @spec SES-31, SES-35
  it('is sent to the configured address, and nothing is sent elsewhere', async () => {
    const { telemetry, asked, arrived } = listen();
    telemetry.event('call-failed', { call: 'loanData', status: '401' });
    const { data } = await arrived('EventData');
    expect(data.baseData).toMatchObject({ name: 'call-failed', properties: { call: 'loanData', status: '401' } });
    expect(new Set(asked)).toEqual(new Set(['http://telemetry.test/v2/track']));
  });

  it('listens to no event of which browsers warn', async () => {
    const listened = vi.spyOn(window, 'addEventListener');
    const { telemetry, arrived } = listen();
    telemetry.event('signed-in');
    await arrived('EventData');
    const types = listened.mock.calls.map(([type]) => type);
    expect(types).toContain('pagehide');
    expect(types).not.toContain('unload');
    expect(types).not.toContain('beforeunload');
  });

  // @spec SES-31
  it('has the configured key', async () => {
    const { telemetry, arrived } = listen({ ...CONFIG, INSTRUMENTATION_KEY: '11111111-2222-3333-4444-555555555555' });
    telemetry.event('signed-in');
    expect((await arrived('EventData')).iKey).toBe('11111111-2222-3333-4444-555555555555');
  });

  // @spec SES-31
  it('takes key and address from the connection string, if there is one', async () => {
    const { telemetry, arrived, asked } = listen({
      INSTRUMENTATION_KEY: '',
      CONNECTION_STRING:
        'InstrumentationKey=99999999-2222-3333-4444-555555555555;IngestionEndpoint=http://elsewhere.test/',
      ENDPOINT_URL: '',
    });
    telemetry.event('signed-in');
    expect((await arrived('EventData')).iKey).toBe('99999999-2222-3333-4444-555555555555');
    expect(asked[0]).toBe('http://elsewhere.test/v2/track');
  });

  // @spec SES-34
  it('includes a page view of its own, with name and address', async () => {
    const { telemetry, received, arrived } = listen();
    await arrived('PageviewData');
    telemetry.pageView('Request', '/7100101/request');
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      const views = received.filter(({ data }) => data.baseType === 'PageviewData').map(({ data }) => data.baseData);
      expect(views.at(-1)).toMatchObject({ name: 'Request', url: '/{loan}/request' });
    });
  });

  // @spec SES-32
  it('includes the first page view, without the query, the loan and its number', async () => {
    const { arrived, received } = listen();
    const { data, tags } = await arrived('PageviewData');
    expect(data.baseData).toMatchObject({ name: 'History', url: '/{loan}/history' });
    expect(tags['ai.operation.name']).toBe('/{loan}/history');
    expect(JSON.stringify(received)).not.toMatch(/7100101|2600001|smith/);
  });

  // @spec SES-32
  it('includes each screen that the router opens, by the name it has then', async () => {
    const { open, received, arrived } = listen();
    await arrived('PageviewData');
    open('/7100101/selection');
    document.title = 'Selection · 2600001';
    const views = () =>
      received.filter(({ data }) => data.baseType === 'PageviewData').map(({ data }) => data.baseData);
    await waitFor(
      () => {
        window.dispatchEvent(new Event('pagehide'));
        expect(views()).toMatchObject([{ name: 'History' }, { name: 'Selection', url: '/{loan}/selection' }]);
      },
      { timeout: 5_000 },
    );
  });

  // @spec SES-35
  it('includes metrics, traces, page views and exceptions with their severity', async () => {
    const { telemetry, arrived, received } = listen();
    telemetry.metric('time-to-usable-screen', 812);
    telemetry.trace('about rita@lender.test');
    telemetry.trace(SESSION_CLOSED_OUTSIDE);
    telemetry.exception(Object.assign(new TypeError('loan 7100101'), { code: 'ERR_NETWORK' }), 'critical');
    const metric = await arrived('MetricData');
    expect(metric.data.baseData).toMatchObject({ metrics: [{ name: 'time-to-usable-screen', value: 812 }] });
    expect((await arrived('MessageData')).data.baseData).toMatchObject({ message: SESSION_CLOSED_OUTSIDE });
    expect((await arrived('ExceptionData')).data.baseData).toMatchObject({
      severityLevel: 4,
      exceptions: [{ typeName: 'TypeError', message: 'TypeError' }],
      properties: { code: 'ERR_NETWORK' },
    });
    expect(JSON.stringify(received)).not.toMatch(/7100101|rita/);
  });

  // @spec SES-35
  it.each([
    ['warning', 2],
    ['error', 3],
    ['critical', 4],
  ] as const)('sends an exception of severity %s with level %i', async (severity, severityLevel) => {
    const { telemetry, arrived } = listen();
    telemetry.exception(new TypeError('loan 7100101'), severity);
    expect((await arrived('ExceptionData')).data.baseData).toMatchObject({ severityLevel });
  });

  // @spec SES-33
  it('distinguishes users by a hash of their id, until they leave', async () => {
    const { telemetry, arrived } = listen();
    const { hashed } = watchHashes();
    telemetry.setUser('rita.ibarra');
    await hashed(1);
    telemetry.event('signed-in');
    const { tags } = await arrived('EventData');
    expect(tags['ai.user.authUserId']).toMatch(/^[0-9a-f]{24}$/);
    telemetry.clearUser();
    telemetry.trace(SESSION_CLOSED_OUTSIDE);
    expect((await arrived('MessageData')).tags).not.toHaveProperty('ai.user.authUserId');
  });

  // @spec SES-33
  it('names no user who leaves before the hash is known', async () => {
    const { telemetry, arrived } = listen();
    const { hashed } = watchHashes();
    telemetry.setUser('rita.ibarra');
    telemetry.clearUser();
    await hashed(1);
    telemetry.event('signed-in');
    expect((await arrived('EventData')).tags).not.toHaveProperty('ai.user.authUserId');
  });

  // @spec SES-33
  it('names the last user, also when the hash of an earlier one takes longer', async () => {
    const { telemetry, arrived } = listen();
    const { hashed, delayNext } = watchHashes();
    telemetry.setUser('rita.ibarra');
    await hashed(1);
    telemetry.event('signed-in');
    const { tags: ritas } = await arrived('EventData');
    const release = delayNext();
    telemetry.setUser('sam.lindqvist');
    telemetry.setUser('rita.ibarra');
    await hashed(2);
    release();
    await hashed(3);
    telemetry.trace(SESSION_CLOSED_OUTSIDE);
    const { tags } = await arrived('MessageData');
    expect(tags['ai.user.authUserId']).toBe(ritas['ai.user.authUserId']);
  });
});

it.each([
  ['no line of monitoring', { message: 'x' }, [], 'thrown: object'],
  ['that nothing was thrown', undefined, [], 'thrown: undefined'],
  [
    'the line that the browser names',
    Object.assign(new Error('x'), { stack: `@${window.location.origin}/assets/app-abc.js:3:4` }),
    [{ assembly: '/assets/app-abc.js:3:4' }],
    'Error',
  ],
])('sends %s as the place of a thrown value that is no error', async (_, thrown, parsedStack, message) => {
  const { telemetry, arrived } = listen();
  const script = document.createElement('script');
  script.src = '/assets/app-abc.js';
  document.head.append(script);
  const own: unknown = Reflect.get(Error, 'prepareStackTrace');
  Error.prepareStackTrace = () => `Error: x\n    at f (${script.src}:1:2)`;
  telemetry.exception(thrown, 'error');
  Reflect.set(Error, 'prepareStackTrace', own);
  const { data } = await arrived('ExceptionData');
  script.remove();
  expect(data.baseData).toMatchObject({ exceptions: [{ typeName: 'Error', message, parsedStack }] });
});

it('sends the same error three times, and then its count', async () => {
  const { telemetry, received, arrived } = listen();
  const found = { where: 'order', reference: 'KRTB-WMXD' } as const;
  for (let thrown = 0; thrown < 14; thrown += 1) {
    telemetry.exception(new TypeError('loan 7100101'), 'error', found);
    telemetry.event('unexpected-error', found);
  }
  const data = (await arrived('ExceptionData')).data.baseData;
  expect(data).toMatchObject({ properties: found });
  const named = (name: string) => received.filter((each) => each.data.baseData['name'] === name);
  await waitFor(() => expect(named('error-repeated')).toHaveLength(1));
  expect(received.filter((each) => each.data.baseType === 'ExceptionData')).toHaveLength(3);
  expect(named('unexpected-error')).toHaveLength(3);
  expect(named('error-repeated')[0]?.data.baseData).toMatchObject({
    properties: { reference: 'KRTB-WMXD', count: '11' },
  });
});

it("sends the durations of a minute's calls in one envelope, and marks those of a hidden tab", async () => {
  const { telemetry, received, arrived } = listen();
  telemetry.call('loanData', 7_123.4, false);
  telemetry.call('historyDetails', 88.8, true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  telemetry.call('historyDetails', 102, false);
  await arrived('EventData');
  const sent = received.filter(({ data }) => data.baseData['name'] === 'calls');
  expect(sent.map(({ data }) => (data.baseData['properties'] as { durations: string }).durations)).toEqual([
    'loanData 7100;historyDetails 89! 100h',
  ]);
});

it('listens to no errors of its own, which the app passes on', async () => {
  const { received, telemetry, arrived } = listen();
  // The app's listener; without one, the test would fail by the error.
  window.addEventListener('error', () => undefined, { once: true });
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x'), message: 'x', filename: 'a', lineno: 1 }));
  telemetry.event('signed-in');
  await arrived('EventData');
  expect(received.filter(({ data }) => data.baseType === 'ExceptionData')).toEqual([]);
});

// @spec SES-45
it('sends a batch every 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { telemetry, received } = listen();
  const names = () => received.map(({ data }) => data.baseData['name']);
  telemetry.event('order-sent', { mode: 'aus' });
  vi.advanceTimersByTime(14_000);
  await roundTrip();
  expect(names()).not.toContain('order-sent');
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await waitFor(() => expect(names()).toContain('order-sent'));
});

// @spec SES-45
it('sends earlier when 102,400 bytes have accumulated', async () => {
  const { telemetry, received, bodies } = listen();
  const arrived = () => received.filter(({ data }) => data.baseData['name'] === 'signed-in').length;
  for (let sent = 0; sent < 60; sent += 1) telemetry.event('signed-in');
  // Only a full batch is sent at once.
  await roundTrip();
  expect(arrived()).toBe(0);
  for (let sent = 0; sent < 300; sent += 1) telemetry.event('signed-in');
  await waitFor(() => expect(arrived()).toBeGreaterThan(60));
  const [batch = ''] = bodies;
  const longest = Math.max(...received.map((envelope) => JSON.stringify(envelope).length));
  expect(batch.length).toBeLessThanOrEqual(102_400);
  expect(batch.length).toBeGreaterThan(102_400 - longest - 2);
});

// @spec SES-36
it('ends a session after 30 idle minutes, and after 24 hours in any case', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 8) });
  const MINUTE = 60_000;
  const { telemetry, received } = listen();
  const eventAfter = (minutes: number): void => {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    telemetry.event('renewal-failed');
  };
  for (const minutes of [0, 29, 31, ...Array<number>(75).fill(20)]) eventAfter(minutes);
  window.dispatchEvent(new Event('pagehide'));
  const sessions = () =>
    received.filter(({ data }) => data.baseData['name'] === 'renewal-failed').map(({ tags }) => tags['ai.session.id']);
  await waitFor(() => expect(sessions()).toHaveLength(78));
  const [first, soon, idle, ...working] = sessions();
  expect(soon).toBe(first);
  expect(idle).not.toBe(first);
  const lasting = working.filter((session) => session === idle).length;
  expect(lasting * 20).toBe(24 * 60);
  expect(new Set(working).size).toBe(2);
});

it('stores nothing on this machine', async () => {
  const { telemetry, arrived } = listen();
  telemetry.event('signed-in');
  await arrived('EventData');
  expect(document.cookie).not.toMatch(/^ai_/);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('does not disturb the app when nothing responds', async () => {
  const telemetry = startAppInsights(CONFIG, screens());
  const answer = vi.fn(() => HttpResponse.error());
  server.use(http.all('*', answer));
  telemetry.event('signed-in');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(answer).toHaveBeenCalled());
  // The watched console or an unhandled rejection would fail this run.
  await roundTrip();
});
