import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { understand } from '@/http/understand';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

/** What gateways and proxies say with status 200. */
const OTHERS: readonly unknown[] = [
  { error: 'login_required' },
  { error: { code: 401, message: 'Unauthorized' } },
  { success: false, data: null },
  { data: { loanNumber: '26', requests: [], selections: [] } },
  { fault: { faultstring: 'Rate limit quota violation' } },
  { statusCode: 401, message2: 'Unauthorized' },
];

const names = Object.keys(calls) as CallName[];

describe('an object without any field of its call', () => {
  it.each(names)('is unreadable, not empty: %s', (name) => {
    const { answer } = calls[name];
    for (const other of OTHERS) {
      expect(understand(answer, other), JSON.stringify(other)).toBe('unreadable');
      expect(understand(answer, [other])).toBe('unreadable');
    }
  });

  it.each([{ loanNumber: null }, { isReadOnly: false }, { loanStage: '', stage: 1 }])('but %j has one', (header) => {
    expect(understand(calls.loanHeader.answer, header)).not.toBe('unreadable');
  });

  it.each(OTHERS)('is no privileges: %j', async (other) => {
    server.use(http.get('*', () => HttpResponse.json(other as object)));
    const { api, signal } = apiOverWire();
    await expect(api.access.privileges({ loanId }, signal)).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });

  it('has privileges if it has only one, also of a name that the deployment chose', async () => {
    server.use(http.get('*', () => HttpResponse.json({ canView1008Menu: false })));
    const { api, signal } = apiOverWire();
    expect(await api.access.privileges({ loanId }, signal)).toMatchObject({ canViewMenu1008: false });
  });
});

it('a list in which nothing is readable is unreadable', async () => {
  server.use(http.get('*', () => HttpResponse.json([{ error: 'login_required' }])));
  const { api, signal, failures } = apiOverWire();
  await expect(api.read('ausRequestTypes')({ loanId }, signal)).rejects.toMatchObject({
    failure: { kind: 'unreadable' },
  });
  expect(failures).toEqual([{ kind: 'unreadable', call: 'ausRequestTypes' }]);
});
