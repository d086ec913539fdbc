import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@/app/calls';
import { createAdapter } from '@docs/adapters/example/adapter';
import { start } from '@docs/adapters/example/main';
import { server } from '@tests/support/server';
import { createClient } from './client';
import { runKit } from './kit';
import { reportOf } from './report';
import type { Verdict } from './verdict';

const LIT = [
  'core',
  'employees',
  'request',
  'order',
  'orderRecognition',
  'selection',
  'progress',
  'compare',
  'notes',
  'orderAgain',
] as const;

// These tests use real sockets, so the simulated network is closed.
beforeAll(() => server.close());

let running: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  running = await start({ lender: 0, adapter: 0, appOrigin: 'http://localhost:5173' });
});
afterEach(() => running.stop());

const judge = (token: string): Promise<Verdict> =>
  runKit({
    client: createClient({ api: running.adapter, token }),
    loanIds: ['5550001'],
    features: LIT,
    areOrdersAllowed: true,
  });

const headers = { authorization: 'Bearer demo-token' };
const submissions = async (): Promise<Record<string, unknown>[]> => {
  const response = await fetch(`${running.lender}/v3/mortgages/5550001/submissions`, { headers });
  return (await response.json()) as Record<string, unknown>[];
};

// @spec OWN-15
describe('the example adapter', () => {
  it('fits the contract in the features that it serves', async () => {
    const verdict = await judge('demo-token');
    expect(reportOf(verdict)).toContain(`${LIT.length} of ${LIT.length} features are lit: the API fits.`);
    const lit = verdict.features.filter(({ state }) => state === 'lit').map(({ feature }) => feature);
    expect(lit).toEqual(LIT);
  });

  it("places the kit's order in the lender's own words", async () => {
    const before = await submissions();
    await judge('demo-token');
    const after = await submissions();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      engine: 'FNMA_DU',
      remark: 'Conformance kit',
      credit: {
        vendor_no: 71,
        lines: [{ applicant_no: 41, reused: true, report_no: 'LC-1041' }, { applicant_no: 42 }],
      },
    });
  });

  it('passes the refusal of a token on', async () => {
    const verdict = await judge('expired');
    const header = verdict.calls.find(({ call }) => call === 'loanHeader');
    expect(header?.findings).toEqual([{ kind: 'status', detail: '401' }]);
    expect(verdict.isFit).toBe(false);
  });

  it.each([
    ['a loan number that would change the address', '../me', 400],
    ['a loan that the lender does not know', '1', 404],
  ])('refuses %s', async (_, loanId, status) => {
    const ask = createClient({ api: running.adapter, token: 'demo-token' });
    const reply = await ask(calls.recommendations, { params: {}, loanId });
    expect(reply).toMatchObject({ status });
  });

  it('says 502 when the lender does not answer', async () => {
    // A port where nothing listens: that of a lender that has stopped.
    const gone = await start({ lender: 0, adapter: 0, appOrigin: 'http://localhost:5173' });
    const { port } = new URL(gone.lender);
    gone.stop();
    const adapter = createAdapter({ lender: `http://127.0.0.1:${port}`, appOrigin: 'http://localhost:5173' });
    await new Promise<void>((resolve) => void adapter.listen(0, '127.0.0.1', resolve));
    const api = `http://127.0.0.1:${(adapter.address() as AddressInfo).port}`;
    const ask = createClient({ api, token: 'demo-token' });
    expect(await ask(calls.loanHeader, { params: { loanId: '1' }, loanId: '1' })).toMatchObject({ status: 502 });
    adapter.close();
  });
});
