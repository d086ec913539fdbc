import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAppInsights } from '@/services/appInsights';
import { server } from '@tests/support/server';

interface Envelope {
  name: string;
  tags: Record<string, string>;
  data: { baseType: string; baseData: Record<string, unknown> };
}

const CONFIG = {
  instrumentationKey: '00000000-0000-0000-0000-000000000000',
  connectionString: '',
  endpointUrl: 'http://telemetry.test/v2/track',
};

/** Starts telemetry at an address of the app, and collects what arrives. */
function listen(config = CONFIG) {
  const received: Envelope[] = [];
  const asked: string[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      asked.push(request.url);
      received.push(...((await request.json()) as Envelope[]));
      return HttpResponse.json({ itemsReceived: received.length, itemsAccepted: received.length, errors: [] });
    }),
  );
  const telemetry = startAppInsights(config);
  const arrived = async (baseType: string): Promise<Envelope> => {
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(received.map(({ data }) => data.baseType)).toContain(baseType));
    return received.find(({ data }) => data.baseType === baseType) ?? expect.fail(baseType);
  };
  return { telemetry, received, asked, arrived };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/7100101/history?q=smith');
  document.title = 'History · 2600001';
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what is told (specification §7)', () => {
  it('arrives at the configured address, and nothing else is asked of anybody', async () => {
    const { telemetry, asked, arrived } = listen();
    telemetry.event('session-ended', { status: '401' });
    const { data } = await arrived('EventData');
    expect(data.baseData).toMatchObject({ name: 'session-ended', properties: { status: '401' } });
    expect(new Set(asked)).toEqual(new Set(['http://telemetry.test/v2/track']));
  });

  it('includes the first page view, without the query, the loan and its number', async () => {
    const { arrived, received } = listen();
    const { data, tags } = await arrived('PageviewData');
    expect(data.baseData).toMatchObject({ name: 'History · {n}', url: 'http://localhost:3000/{n}/history' });
    expect(tags['ai.operation.name']).toBe('/{n}/history');
    expect(JSON.stringify(received)).not.toMatch(/7100101|2600001|smith/);
  });

  it('includes metrics, traces, page views and exceptions with their severity', async () => {
    const { telemetry, arrived } = listen();
    telemetry.metric('first-screen', 812);
    telemetry.trace('about rita@lender.test');
    telemetry.exception(new Error('loan 7100101'), 'critical');
    telemetry.exception('a text', 'warning');
    const metric = await arrived('MetricData');
    expect(metric.data.baseData).toMatchObject({ metrics: [{ name: 'first-screen', value: 812 }] });
    expect((await arrived('MessageData')).data.baseData).toMatchObject({ message: 'about {@}' });
    expect((await arrived('ExceptionData')).data.baseData).toMatchObject({
      severityLevel: 4,
      exceptions: [{ message: 'loan {n}' }],
    });
  });

  it('tells users apart by a hash of their id, until they leave', async () => {
    const { telemetry, arrived } = listen();
    const subtle = vi.spyOn(crypto.subtle, 'digest');
    telemetry.setUser('rita.ibarra');
    await waitFor(() => expect(subtle.mock.settledResults[0]?.type).toBe('fulfilled'));
    await Promise.resolve();
    telemetry.event('signed-in');
    const { tags } = await arrived('EventData');
    expect(tags['ai.user.authUserId']).toMatch(/^[0-9a-f]{24}$/);
    telemetry.clearUser();
    telemetry.trace('afterwards');
    expect((await arrived('MessageData')).tags).not.toHaveProperty('ai.user.authUserId');
  });
});

it('sends a batch every 15 seconds (specification §9)', async () => {
  const { setTimeout: later } = globalThis;
  const arrival = () => new Promise((resolve) => later(resolve, 50));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { telemetry, received } = listen();
  const names = () => received.map(({ data }) => data.baseData['name']);
  telemetry.event('waited for');
  vi.advanceTimersByTime(14_000);
  await arrival();
  expect(names()).not.toContain('waited for');
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await waitFor(() => expect(names()).toContain('waited for'));
});

it('does not wait for that when 102,400 bytes have come together', async () => {
  const { telemetry, received } = listen();
  const kilobyte = 'x'.repeat(1_000);
  const arrived = () => received.filter(({ data }) => data.baseData['name'] === 'large').length;
  for (let sent = 0; sent < 60; sent += 1) telemetry.event('large', { kilobyte });
  // Only a full batch travels at once.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(arrived()).toBe(0);
  for (let sent = 0; sent < 60; sent += 1) telemetry.event('large', { kilobyte });
  await waitFor(() => expect(arrived()).toBeGreaterThan(60));
});

it('takes 30 idle minutes for the end of a session, and 24 hours in any case (specification §9)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 8) });
  const MINUTE = 60_000;
  const { telemetry, received } = listen();
  const eventAfter = (minutes: number): void => {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    telemetry.event('at work');
  };
  for (const minutes of [0, 29, 31, ...Array<number>(75).fill(20)]) eventAfter(minutes);
  window.dispatchEvent(new Event('pagehide'));
  const sessions = () =>
    received.filter(({ data }) => data.baseData['name'] === 'at work').map(({ tags }) => tags['ai.session.id']);
  await waitFor(() => expect(sessions()).toHaveLength(78));
  const [first, soon, idle, ...working] = sessions();
  expect(soon).toBe(first);
  expect(idle).not.toBe(first);
  const lasting = working.filter((session) => session === idle).length;
  expect(lasting * 20).toBe(24 * 60);
  expect(new Set(working).size).toBe(2);
});

it('keeps nothing on this machine', async () => {
  const { telemetry, arrived } = listen();
  telemetry.event('anything');
  await arrived('EventData');
  expect(document.cookie).not.toMatch(/^ai_/);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('does not disturb the app when nobody listens', async () => {
  const telemetry = startAppInsights(CONFIG);
  server.use(http.all('*', () => HttpResponse.error()));
  telemetry.event('lost');
  window.dispatchEvent(new Event('pagehide'));
  // The watched console and unhandled rejections would fail this run.
  await new Promise((resolve) => setTimeout(resolve, 50));
});
