import { AxiosError, type AxiosAdapter } from 'axios';
import { expect, it } from 'vitest';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { createHttp } from '@/http/httpClient';
import { callOf } from '@/app/createApi';
import { createSend, type SendOptions } from '@/http/send';
import type { Failure } from '@/lib/failure';
import { testConfig } from '@tests/support/testConfig';

/** Sends one call with an adapter that times out, and returns that timeout. */
async function waitForTimeout(name: CallName): Promise<{ timeout: number | undefined; failures: Failure[] }> {
  let timeout: number | undefined;
  const adapter: AxiosAdapter = (config) => {
    timeout = config.timeout;
    return Promise.reject(new AxiosError('timeout exceeded', AxiosError.ETIMEDOUT, config));
  };
  const http = createHttp(testConfig().API_CONFIG, () => Promise.resolve('token-1'));
  http.defaults.adapter = adapter;
  const failures: Failure[] = [];
  const send = createSend({
    http,
    api: { ...testConfig().API_CONFIG, TIMEOUT_MS: 12_345 },
    callOf,
    released: () => Promise.resolve(),
    onFailure: (failure) => failures.push(failure),
    onUnread: () => expect.fail('nothing was answered'),
  });
  const params = Object.fromEntries([...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [part, '1']));
  const options = { params, body: BODIES[name] } as unknown as SendOptions<CallName>;
  await expect(send(name, options, new AbortController().signal)).rejects.toThrow(`${name} failed: timeout`);
  return { timeout, failures };
}

const BODIES: Partial<Record<CallName, object>> = {
  document: { encryptedId: '1' },
  placeOrder: {
    ...{ loanId: '1', businessChannelId: null, requestTypeId: 2, isMultiAusRequest: false, isCreditImportOnly: true },
    ...{ isGseSoftCreditPull: false, ausRequests: [], creditAgency: null, requestBorrowers: [] },
    ...{ digitalVerifications: [], isBorrowerAcknowledgementForCreditPullObtained: true, clientRequestKey: 'k' },
  },
  overrideSelection: {
    ...{ loanId: '1', multiAusRequestId: 1, recommendedRequestId: null, selectedRequestId: 1 },
    ...{ selectedAusRequestTypeId: 2, overrideReasonId: null, overrideReason: null, comment: '' },
  },
};

it.each<[CallName, number]>([
  ['historyDetails', 12_345],
  ['document', 60_000],
  ['placeOrder', 90_000],
  ['overrideSelection', 60_000],
])('%s waits %i ms and then reports a timeout', async (name, timeout) => {
  expect(await waitForTimeout(name)).toEqual({ timeout, failures: [{ kind: 'timeout', call: name }] });
});
