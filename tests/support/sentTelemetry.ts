import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { startAppInsights } from '@/telemetry/appInsights';
import type { RouteHistory } from '@/telemetry/watchScreens';
import { server } from '@tests/support/server';

/** As monitoring receives it. */
export interface SentEnvelope {
  name: string;
  time: string;
  iKey: string;
  tags: Record<string, string>;
  data: { baseType: string; baseData: Record<string, unknown> };
}

export const CONFIG = {
  INSTRUMENTATION_KEY: '00000000-0000-0000-0000-000000000000',
  CONNECTION_STRING: '',
  ENDPOINT_URL: 'http://telemetry.test/v2/track',
};

/** Starts telemetry at an address of the app, and collects what is sent. */
export function listen(config = CONFIG) {
  const received: SentEnvelope[] = [];
  const bodies: string[] = [];
  const asked: string[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      asked.push(request.url);
      const body = await request.text();
      bodies.push(body);
      received.push(...(JSON.parse(body) as SentEnvelope[]));
      return HttpResponse.json({ itemsReceived: received.length, itemsAccepted: received.length, errors: [] });
    }),
  );
  const routes = screens();
  const telemetry = startAppInsights(config, routes);
  const arrived = async (baseType: string): Promise<SentEnvelope> => {
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(received.map(({ data }) => data.baseType)).toContain(baseType));
    return received.find(({ data }) => data.baseType === baseType) ?? expect.fail(baseType);
  };
  return { telemetry, received, bodies, asked, arrived, open: routes.open };
}

/** A router as route tracking uses it. */
export function screens() {
  const listeners = new Set<Parameters<RouteHistory['listen']>[0]>();
  return {
    location: { pathname: '/7100101/history' },
    listen: (listener: Parameters<RouteHistory['listen']>[0]) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (pathname: string) =>
      listeners.forEach((listener) => listener({ location: { pathname }, startedAt: performance.now() })),
  };
}
