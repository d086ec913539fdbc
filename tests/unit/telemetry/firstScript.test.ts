import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { allowEnvelope, type Envelope } from '@/telemetry/telemetryFilter';

interface Sent {
  data: { baseData: { properties: Record<string, string> } };
}

const CONFIG = { TELEMETRY_CONFIG: { CONNECTION_STRING: 'InstrumentationKey=key;IngestionEndpoint=https://in.test/' } };

// As the page runs it, which is no module.
const run = compileFunction(readFileSync('src/firstScript.js', 'utf8'), ['window']) as (page: object) => void;

/** Runs the script in a page whose app is missing. Returns what is sent, and the code that it leaves for the app. */
async function openWithoutApp(pathname: string, sessionStorage: Pick<Storage, 'getItem' | 'setItem'> = stored()) {
  const sent: Sent[][] = [];
  const page = {
    ...{
      CSS: { supports: () => true },
      URL,
      RegExp,
      Promise,
      Uint8Array,
      AbortSignal,
      crypto,
      console: { ...console },
    },
    ...{ location: { pathname }, localStorage: stored(), sessionStorage, addEventListener: vi.fn() },
    setTimeout: (act: () => void) => setTimeout(act),
    fetch: (_: string, request: RequestInit) => {
      if (request.method === 'POST') sent.push(JSON.parse(request.body as string) as Sent[]);
      return Promise.resolve(new Response(JSON.stringify(CONFIG)));
    },
    tabCode: undefined as string | undefined,
    reportMissing: (): void => undefined,
  };
  run(page);
  page.reportMissing();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  document.querySelector('html > [role=alert]')?.remove();
  const { tab, screen } = sent[0]?.[0]?.data.baseData.properties ?? {};
  return { tab, screen, left: page.tabCode };
}

function stored(kept: string | null = null) {
  const values = new Map(kept === null ? [] : [['tabCode', kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** As the app's own envelopes name it. */
function screenOf(pathname: string): unknown {
  window.history.replaceState(null, '', pathname);
  const item: Envelope = { baseType: 'EventData', baseData: { name: 'signed-in' }, data: {} };
  allowEnvelope(item);
  window.history.replaceState(null, '', '/');
  return item.data?.['screen'];
}

describe('the event of a missing script', () => {
  it.each([
    ...['/', '/7100111', '/7100111/', '/7100111/request', '/7100111/selection', '/7100111/history/'],
    ...['/7100111/History', '/notfound/', '/implicit/callback', '/7100111/okafor', '/7100111/history/7100101'],
    ...['/history', '/1234567890123456789/history', '/7100111a/history'],
  ])('names the screen of %s as the app does', async (pathname) => {
    expect((await openWithoutApp(pathname)).screen).toBe(screenOf(pathname));
  });

  it('has the code of a new tab, which the app takes over, also after a reload', async () => {
    const storage = stored();
    const { tab, left } = await openWithoutApp('/7100111/history', storage);
    expect(tab).toMatch(/^[B-DF-HJ-NP-TV-Z]{4}$/);
    expect(left).toBe(tab);
    expect((await openWithoutApp('/7100111/request', storage)).tab).toBe(tab);
  });

  it('has the code that the tab had before', async () => {
    expect(await openWithoutApp('/', stored('KRTB'))).toMatchObject({ tab: 'KRTB', left: 'KRTB' });
  });

  it('has a code, and not what another page of the site stored', async () => {
    expect((await openWithoutApp('/', stored('7100101 Okafor'))).tab).toMatch(/^[A-Z]{4}$/);
  });

  it('has a code if the browser blocks the storage', async () => {
    const refuse = (): never => {
      throw new Error('SecurityError');
    };
    const { tab, left } = await openWithoutApp('/', { getItem: refuse, setItem: refuse });
    expect(tab).toMatch(/^[A-Z]{4}$/);
    expect(left).toBe(tab);
  });
});
